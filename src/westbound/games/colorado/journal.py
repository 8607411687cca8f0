"""Colorado: the kinds of journal entries, and what their numbers stand for."""

from __future__ import annotations

from westbound.engine.modular.kinds import NUMBER, ORDINAL, Nature, described, kind, one_of
from westbound.games.colorado import names
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.box import Box
from westbound.games.colorado.printed import BOUNTY_NAMES, CARD_NAMES, COLOR_NAMES, ZONE_NAMES


def step(box: Box, number: int) -> str:
    """The step of a region: ``durango 2``."""
    region, at = divmod(number, names.STEPS_EACH)
    return f"{box.edition.regions[region].name} {at + 1}"


def source(box: Box, number: int) -> str:
    """Where a medal comes from: a track or zone, a region, or the railroad."""
    if number < names.OF_REGION:
        return BOUNTY_NAMES[number]
    if number == names.OF_RAILROAD:
        return "railroad"
    return str(box.edition.regions[number - names.OF_REGION].name)


NATURES = {
    "region": Nature(lambda box, number: str(box.edition.regions[number].name)),
    "step": Nature(step),
    "source": Nature(source),
    "rail": ORDINAL,
    "box": ORDINAL,
    "card": one_of(CARD_NAMES),
    "color": one_of(COLOR_NAMES),
    "zone": one_of(ZONE_NAMES),
    "bounty": one_of(BOUNTY_NAMES),
    "player": one_of(SEAT_NAMES),
    "number": NUMBER,
}

UNSPOKEN = frozenset({names.CALLER_PASSES, names.MEDALS_CLOSED})
REVEALS = frozenset({names.VILLAGE_CHOSEN})

KINDS = described(
    names,
    NATURES,
    {
        names.BEGINS: kind("begins", player="player"),
        names.HAND_DEALT: kind("hand-dealt", player="player", amount="number"),
        names.CARD_SEEN: kind("card-seen", player="player", card="card"),
        names.FIRST_LAID: kind("first-laid", player="player", card="card"),
        names.VILLAGE_CHOSEN: kind("village-chosen", player="player", region="region"),
        names.TURN_OF: kind("turn-of", player="player", turn="number"),
        names.ASKED: kind("asked", player="player", giver="player", card="card"),
        names.GAVE: kind("gave", giver="player", player="player", card="card"),
        names.HAS_NONE: kind("has-none", giver="player", card="card"),
        names.TAKEN: kind("taken", giver="player", player="player", card="card"),
        names.RECEIVED: kind("received", player="player", card="card"),
        names.DUPLICATE: kind("duplicate", player="player", card="card"),
        names.NUGGET_TAKEN: kind("nugget-taken", player="player"),
        names.NO_NUGGET: kind("no-nugget", player="player"),
        names.PAID: kind("paid", player="player", amount="number"),
        names.LAID: kind("laid", player="player", card="card"),
        names.PAIR_DISCARDED: kind("pair-discarded", player="player", card="card", other="card"),
        names.DREW_CARDS: kind("drew-cards", player="player", amount="number"),
        names.RESHUFFLED: kind("reshuffled", amount="number"),
        names.TICKED: kind("ticked", player="player", step="step"),
        names.RAIL_TICKED: kind("rail-ticked", player="player", rail="rail"),
        names.TRACK_TICKED: kind("track-ticked", player="player", track="bounty", box="box"),
        names.TRACK_FULL: kind("track-full", player="player", track="bounty"),
        names.DISCOVERED: kind("discovered", player="player", region="region"),
        names.ZONE_TICKED: kind("zone-ticked", player="player", zone="zone", points="number"),
        names.MEDAL_WON: kind("medal-won", player="player", source="source", points="number"),
        names.FAMILY_DISCARDED: kind("family-discarded", player="player", color="color"),
        names.NOTHING_NEAR: kind("nothing-near", player="player"),
        names.PASSED: kind("passed", player="player"),
        names.NOTHING_TO_DO: kind("nothing-to-do", player="player"),
        names.NOBODY_TO_ASK: kind("nobody-to-ask", player="player"),
        names.MEDALS_CLOSED: kind("medals-closed", bounty="bounty", amount="number"),
        names.CALLER_PASSES: kind("caller-passes", player="player"),
        names.LAST_TURN_OVER: kind("last-turn-over", turn="number"),
        names.SCORED_ZONES: kind("scored-zones", player="player", points="number"),
        names.SCORED_MEDALS: kind("scored-medals", player="player", points="number", amount="number"),
        names.GAME_OVER: kind("game-over"),
    },
    UNSPOKEN,
)


def entity(box: Box, kind: str, number: int) -> str:
    """The word for a number of that nature."""
    return NATURES[kind].word(box, number)
