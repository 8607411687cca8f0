"""Colorado: what is told, and what the numbers of an entry are."""

from __future__ import annotations

from westbound.games.colorado import names
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.box import Box
from westbound.games.colorado.printed import BOUNTY_NAMES, CARD_NAMES, COLOR_NAMES, ZONE_NAMES

KINDS = {
    names.BEGINS: ("begins", "player:player"),
    names.HAND_DEALT: ("hand-dealt", "player:player", "amount:number"),
    names.CARD_SEEN: ("card-seen", "player:player", "card:card"),
    names.FIRST_LAID: ("first-laid", "player:player", "card:card"),
    names.VILLAGE_CHOSEN: ("village-chosen", "player:player", "region:region"),
    names.TURN_OF: ("turn-of", "player:player", "turn:number"),
    names.ASKED: ("asked", "player:player", "giver:player", "card:card"),
    names.GAVE: ("gave", "giver:player", "player:player", "card:card"),
    names.HAS_NONE: ("has-none", "giver:player", "card:card"),
    names.TAKEN: ("taken", "giver:player", "player:player", "card:card"),
    names.RECEIVED: ("received", "player:player", "card:card"),
    names.DUPLICATE: ("duplicate", "player:player", "card:card"),
    names.NUGGET_TAKEN: ("nugget-taken", "player:player"),
    names.NO_NUGGET: ("no-nugget", "player:player"),
    names.PAID: ("paid", "player:player", "amount:number"),
    names.LAID: ("laid", "player:player", "card:card"),
    names.PAIR_DISCARDED: ("pair-discarded", "player:player", "card:card", "other:card"),
    names.DREW_CARDS: ("drew-cards", "player:player", "amount:number"),
    names.RESHUFFLED: ("reshuffled", "amount:number"),
    names.TICKED: ("ticked", "player:player", "step:step"),
    names.RAIL_TICKED: ("rail-ticked", "player:player", "rail:rail"),
    names.TRACK_TICKED: ("track-ticked", "player:player", "track:bounty", "box:box"),
    names.TRACK_FULL: ("track-full", "player:player", "track:bounty"),
    names.DISCOVERED: ("discovered", "player:player", "region:region"),
    names.ZONE_TICKED: ("zone-ticked", "player:player", "zone:zone", "points:number"),
    names.MEDAL_WON: ("medal-won", "player:player", "source:source", "points:number"),
    names.FAMILY_DISCARDED: ("family-discarded", "player:player", "color:color"),
    names.NOTHING_NEAR: ("nothing-near", "player:player"),
    names.PASSED: ("passed", "player:player"),
    names.NOTHING_TO_DO: ("nothing-to-do", "player:player"),
    names.NOBODY_TO_ASK: ("nobody-to-ask", "player:player"),
    names.MEDALS_CLOSED: ("medals-closed", "bounty:bounty", "amount:number"),
    names.CALLER_PASSES: ("caller-passes", "player:player"),
    names.LAST_TURN_OVER: ("last-turn-over", "turn:number"),
    names.SCORED_ZONES: ("scored-zones", "player:player", "points:number"),
    names.SCORED_MEDALS: ("scored-medals", "player:player", "points:number", "amount:number"),
    names.GAME_OVER: ("game-over",),
}

UNSPOKEN = frozenset({names.CALLER_PASSES, names.MEDALS_CLOSED})
REVEALS = frozenset({names.VILLAGE_CHOSEN})

LISTS = {
    "player": SEAT_NAMES,
    "card": CARD_NAMES,
    "color": COLOR_NAMES,
    "zone": ZONE_NAMES,
    "bounty": BOUNTY_NAMES,
}


def entity(box: Box, kind: str, number: int) -> str:
    """What a number of that nature stands for, in words."""
    if kind in LISTS:
        return LISTS[kind][number]
    regions = box.edition.regions
    if kind == "region":
        return str(regions[number].name)
    if kind == "step":
        return f"{regions[number // names.STEPS_EACH].name} {number % names.STEPS_EACH + 1}"
    if kind in ("rail", "box"):
        return str(number + 1)
    if kind == "source":
        return source(box, number)
    return str(number)


def source(box: Box, number: int) -> str:
    """Where a medal comes from: a track or zone, a region, or the railroad."""
    if number < names.OF_REGION:
        return BOUNTY_NAMES[number]
    if number == names.OF_RAILROAD:
        return "railroad"
    return str(box.edition.regions[number - names.OF_REGION].name)
