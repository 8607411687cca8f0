"""Colorado: why something on the table cannot be chosen now."""

from __future__ import annotations

from westbound.engine.game import Facts, Named, Reason
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.names import (
    BOUNTIES,
    CALLING,
    CHECK_DUO,
    CHOOSING_VILLAGE,
    COLORS,
    DISCOVERING,
    DUO,
    FREE_PLAY,
    GIVING,
    KINDS,
    NUGGETS_DUO,
    PAIRING,
    REGIONS,
    TIPI,
    TRACK_MEDALS,
    VALUES,
    VILLAGE,
    ZONE_MEDAL,
    ZONES,
)
from westbound.games.colorado.printed import BOUNTY_NAMES, CARD_NAMES, DUO_ACTIONS, TRACK_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.view import rails_from

RAILROAD = "railroad"


def in_sight(t: Colorado, seat: int) -> list[Named]:
    """What can be asked about: players and cards, the two actions of a duo, regions and steps, and medals."""
    step, _, _, duo = t.frame(seat)
    regions = [region.name for region in t.box.edition.regions]
    shown: list[Named] = []
    if step == CALLING:
        shown += [("player", SEAT_NAMES[other]) for other in range(t.players) if other != seat]
        shown += [("card", card) for card in CARD_NAMES]
    else:
        shown += [("card", card) for card, held in zip(CARD_NAMES, hand(t, seat), strict=True) if held]
    if step == DUO:
        shown += [("duo-action", action) for action in DUO_ACTIONS[duo]]
    shown += [("region", region) for region in regions]
    if step == DUO and duo == CHECK_DUO:
        discovered = [region for region in range(REGIONS) if t.flags[seat] >> region & 1]
        many = {region: len(t.box.edition.regions[region].steps) for region in discovered}
        shown += [("step", f"{regions[region]} {i + 1}") for region in discovered for i in range(many[region])]
        shown += [("rail", str(rail + 1)) for rail in range(t.box.rails)]
    return [*shown, *[("source", source) for source in (*BOUNTY_NAMES, RAILROAD)]]


def why_not(t: Colorado, seat: int, kind: str, word: str) -> Reason | None:
    """Why *seat* cannot choose that thing; None if there is nothing to say."""
    if kind == "card" and word in CARD_NAMES:
        return why_not_this_card(t, seat, CARD_NAMES.index(word))
    if kind == "player" and word in SEAT_NAMES[: t.players]:
        return why_not_ask(t, seat, SEAT_NAMES.index(word))
    if kind == "call":
        return why_not_call(t, seat, *word.partition(" ")[::2])
    if kind == "duo-action":
        return why_not_act(t, seat, word)
    if kind in ("region", "step"):
        name, _, number = word.partition(" ")
        region = next((i for i, each in enumerate(t.box.edition.regions) if each.name == name), REGIONS)
        if region == REGIONS:
            return None
        if kind == "region":
            return why_not_this_region(t, seat, region) if not number else None
        steps = len(t.box.edition.regions[region].steps)
        known = number.isdecimal() and 1 <= int(number) <= steps
        return why_not_this_step(t, seat, region, int(number) - 1) if known else None
    if kind == "rail" and word.isdecimal() and 1 <= int(word) <= t.box.rails:
        return why_not_this_rail(t, seat, int(word) - 1)
    return why_not_this_medal(t, seat, word) if kind == "source" else None


def hand(t: Colorado, seat: int) -> list[int]:
    """By card: how many a player has in hand."""
    return list(t.hands[seat * KINDS :][:KINDS])


def step_of(t: Colorado, seat: int) -> int:
    step, *_ = t.frame(seat)
    return step


def checks(t: Colorado, seat: int) -> bool:
    """Whether *seat* may tick a step now."""
    step, _, _, duo = t.frame(seat)
    return step == DUO and duo == CHECK_DUO


# Cards


def why_not_call(t: Colorado, seat: int, asked: str, card: str) -> Reason | None:
    """Why the player *asked* cannot be asked for a *card*."""
    if step_of(t, seat) != CALLING or card not in CARD_NAMES or asked not in SEAT_NAMES[: t.players]:
        return None
    return why_not_ask(t, seat, SEAT_NAMES.index(asked)) or why_not_this_card(t, seat, CARD_NAMES.index(card))


def why_not_ask(t: Colorado, seat: int, other: int) -> Reason | None:
    if step_of(t, seat) != CALLING:
        return None
    if other == seat:
        return Reason("ask-others", {})
    return None if any(hand(t, other)) else Reason("empty-hand", {"player": ("player", SEAT_NAMES[other])})


def why_not_this_card(t: Colorado, seat: int, card: int) -> Reason | None:
    """Why a card cannot be asked for, given or played."""
    step, _, _, note = t.frame(seat)
    lies_there = Reason("lies-there", {}) if t.areas[seat] >> card & 1 else None
    held = hand(t, seat)
    if step == CALLING:
        return lies_there or (Reason("play-later", {}) if held[card] else None)
    if not held[card]:
        return None
    if step == GIVING:
        asked: Facts = {"card": ("card", CARD_NAMES[note])}
        return Reason("give-exactly" if held[note] else "give-alike", asked)
    if step == PAIRING:
        return None if sum(family(held, card)) > 1 else Reason("no-partner", {})
    if step == FREE_PLAY:
        return lies_there
    return why_not_play(t, seat, card, note) if step == DUO else Reason("play-later", {})


def why_not_play(t: Colorado, seat: int, card: int, duo: int) -> Reason | None:
    """Why a card of the hand cannot be played with one of the two actions of a *duo*."""
    if duo == CHECK_DUO:
        return Reason("check-plays-none", {})
    if t.areas[seat] >> card & 1:
        return Reason("lies-there", {})
    price, nuggets = card % VALUES + 1, t.nuggets[seat]
    if duo == NUGGETS_DUO:
        return Reason("nuggets-short", {"price": price, "short": price - nuggets}) if nuggets < price else None
    return None if has_pair_without(hand(t, seat), card) else Reason("no-pair", {})


def family(held: list[int], card: int) -> list[int]:
    """By value: how many cards of its color are in a hand."""
    first = card - card % VALUES
    return held[first : first + VALUES]


def has_pair_without(held: list[int], card: int) -> bool:
    """Whether a hand without that card still has two cards of one color."""
    left = [count - (kind == card) for kind, count in enumerate(held)]
    return any(sum(family(left, color * VALUES)) > 1 for color in range(COLORS))


def why_not_act(t: Colorado, seat: int, action: str) -> Reason | None:
    """Why one of the two actions of a duo cannot be carried out."""
    step, _, _, duo = t.frame(seat)
    if step != DUO or action not in DUO_ACTIONS[duo]:
        return None
    held = hand(t, seat)
    playable = [card for card in range(KINDS) if held[card] and not t.areas[seat] >> card & 1]
    *regions, rails, _, _ = t.reach(seat)
    possible = {
        "nugget": t.reserve > 0,
        "buy": any(card % VALUES < t.nuggets[seat] for card in playable),
        "draw": any(t.pile),
        "swap": any(has_pair_without(held, card) for card in playable),
        "tick": any(regions),
        "rail": bool(rails),
    }
    if possible[action]:
        return None
    nothing = "hand-empty" if not any(held) else "nothing-new" if not playable else f"cannot-{action}"
    return Reason(nothing if action in ("buy", "swap") else f"cannot-{action}", {})


# The sheet


def why_not_this_region(t: Colorado, seat: int, region: int) -> Reason | None:
    """Why a region cannot be discovered, or what its medal still needs."""
    step, box = step_of(t, seat), t.box
    if step == CHOOSING_VILLAGE:
        return None if box.zone[region] == VILLAGE else Reason("no-village", {})
    if t.flags[seat] >> region & 1:
        missing = (box.whole[region] & ~t.ticks[seat * REGIONS + region]).bit_count()
        if missing == 0:
            return Reason("complete", {})
        return Reason("steps-missing", {"count": missing, "medal": box.medal[region]})
    if step != DISCOVERING:
        return Reason("discover-later", {})
    behind = any(
        region in mountain.between and any(t.flags[seat] >> end & 1 for end in mountain.between)
        for mountain in box.edition.mountains
    )
    return Reason("mountain" if behind else "not-adjacent", {})


def why_not_this_step(t: Colorado, seat: int, region: int, step: int) -> Reason | None:
    """Why a step of a region cannot be ticked."""
    if t.ticks[seat * REGIONS + region] >> step & 1:
        return Reason("ticked", {})
    if not t.flags[seat] >> region & 1:
        return Reason("undiscovered", {"region": ("region", t.box.edition.regions[region].name)})
    if not checks(t, seat):
        return Reason("tick-later", {})
    return None if t.reach(seat)[region] >> step & 1 else Reason("not-linked", {})


def why_not_this_rail(t: Colorado, seat: int, rail: int) -> Reason | None:
    """Why a step of the railroad cannot be ticked."""
    if t.rails[seat] >> rail & 1:
        return Reason("ticked", {})
    rails = t.reach(seat)[REGIONS]
    if not rails_from(t.box, rails) >> rail & 1:
        return Reason("branch-closed", {})
    if not checks(t, seat):
        return Reason("tick-later", {})
    return None if rails >> rail & 1 else Reason("rail-order", {})


# Medals


def why_not_this_medal(t: Colorado, seat: int, bounty: str) -> Reason | None:
    """How far the medal of a track, a zone or the railroad is, or why it is out of reach."""
    if bounty == RAILROAD:
        missing, points = t.box.rails_left[t.rail_at[seat]], t.box.rail_medal
    elif bounty in BOUNTY_NAMES:
        missing, points = boxes_missing(t, seat, bounty), medal_left(t, seat, BOUNTY_NAMES.index(bounty))
    else:
        return None
    if missing == 0:
        return Reason("track-full", {})
    if points == 0:
        return Reason("medals-gone", {})
    return Reason(f"{'rails' if bounty == RAILROAD else 'boxes'}-missing", {"count": missing, "medal": points})


def boxes_missing(t: Colorado, seat: int, bounty: str) -> int:
    """The boxes to the end of a track, or to its nearer end that is not reached, or to the end of a zone."""
    number = BOUNTY_NAMES.index(bounty)
    if bounty not in TRACK_NAMES:
        zone = number - ZONE_MEDAL
        return t.box.rows[zone] - t.zones[seat * ZONES + zone]
    if number != TIPI:
        return t.box.boxes[number] - t.tracks[seat * BOUNTIES + number]
    boxes, ticked = t.box.boxes[TIPI], t.tipi[seat]
    if ticked == 0:
        return boxes // 2 + 1
    done = [box for box in range(boxes) if ticked >> box & 1]
    return min((ways for ways in (done[0], boxes - 1 - done[-1]) if ways), default=0)


def medal_left(t: Colorado, seat: int, bounty: int) -> int:
    """The points of the highest medal that *seat* could take there now; 0 if there is none."""
    place = t.closed[bounty] + t.claims[seat * BOUNTIES + bounty]
    return t.box.medals[bounty * TRACK_MEDALS + place] if place < TRACK_MEDALS else 0
