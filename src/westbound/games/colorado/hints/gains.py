"""Colorado: arguments about medals, points, and what is triggered on the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.hints.reasons import boxes_missing
from westbound.games.colorado.hints.sequel import (
    Sequel,
    best_checks,
    hope,
    medal_at,
    medals_to_go,
    place_of,
)
from westbound.games.colorado.journal import source
from westbound.games.colorado.names import (
    BOXES,
    CHECK_DUO,
    DISCOVER,
    DISCOVERED,
    DISCOVERING,
    DISCOVERY_ICON,
    DUO,
    FREE,
    FREE_PLAY,
    FREE_PLAY_ICON,
    LAST_MEDAL,
    LEFT_TIPI,
    LONGEST,
    MEDAL_WON,
    MEDAL_WORTH,
    NO_ICON,
    OF_RAILROAD,
    OF_REGION,
    PAIR,
    PASS,
    RAIL_TICKED,
    REGIONS,
    RIGHT_TIPI,
    START_AT,
    STEPS_EACH,
    TICKED,
    TICKING_TIPI,
    TIPI,
    TIPI_ICON,
    TRACK_TICKED,
    VILLAGE,
    WANTED,
    WIN_WORTH,
    ZONE_MEDAL,
    ZONE_TICKED,
    ZONES,
)
from westbound.games.colorado.printed import BOUNTY_NAMES, DUO_NAMES, ICON_NAMES, ZONE_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.worth import ACTION_WORTH, ICON_WORTH

OWN, ALL, IF_GIVEN = range(3)  # whose action a card brings
ENDED = WIN_WORTH / 3  # the game ends with that player ahead, who might have won it anyway
LATER = 0.25  # of an icon that can be ticked next
RIVALS = 0.5  # of what a rival wins or misses, with two players
NEAR = 2  # boxes: a rival who is that close is named


def gains(s: Sequel) -> Iterator[Argument]:
    """What a choice wins at once, brings closer, and triggers."""
    yield from medals(s)
    yield from end_of_game(s)
    yield from zone_points(s)
    if medals_to_go(s.after):
        yield from step_nearer(s)
        yield from box_nearer(s)
        yield from way_on(s)
    yield from triggered(s)


# Medals and points


def medals(s: Sequel) -> Iterator[Argument]:
    """The medals won, and the rival who would have taken one of them."""
    t, won = s.before, s.told(MEDAL_WON)
    if not won:
        return
    points = sum(medal for _, medal in won)
    sources = [("source", source(t.box, number)) for number, _ in won]
    worth = sum(hope(t, number, medal, 0) - hope(t, number, medal, 1) for number, medal in won)
    yield Argument("medal", {"points": points, "sources": sources, "count": len(won)}, worth)
    bounties = [number for number, _ in won if number < OF_REGION]
    races = [race for bounty in {*bounties} for race in first_there(s, bounty, bounties.count(bounty))]
    yield from sorted(races, key=lambda race: -race.weight)[:1]


def first_there(s: Sequel, bounty: int, won: int) -> Iterator[Argument]:
    """A rival who is close to the same medal gets less from the next turn on."""
    t = s.before
    others = [player for player in range(t.players) if player != s.seat]
    left = medal_at(t, bounty, place_of(t, s.seat, bounty) + won)
    lost = medal_at(t, bounty, max(place_of(t, other, bounty) for other in others)) - left
    missing = {other: boxes_missing(t, other, BOUNTY_NAMES[bounty]) for other in others}
    rivals = sorted((boxes, other) for other, boxes in missing.items() if 0 < boxes <= NEAR)
    for boxes, rival in rivals[:1]:
        facts: Facts = {"player": ("player", SEAT_NAMES[rival]), "boxes": boxes, "points": left}
        yield Argument("first-there", facts, RIVALS * max(lost, 0) / (t.players - 1))


def end_of_game(s: Sequel) -> Iterator[Argument]:
    """The seventh medal, and how the player stands then."""
    t, after = s.before, s.after
    if medals_to_go(t) == 0 or after.won[s.seat] < LAST_MEDAL:
        return
    standing = [(sum(after.sources(player)), after.won[player], after.nuggets[player]) for player in range(t.players)]
    own = standing.pop(s.seat)
    best = max(standing)
    lead = own[0] - best[0]
    yield Argument("ends", {"lead": abs(lead), "ahead": int(lead > 0)}, ENDED if own > best else -ENDED)


def zone_points(s: Sequel) -> Iterator[Argument]:
    """The points over the boxes of zones."""
    before, after = s.before.sources(s.seat), s.after.sources(s.seat)
    zones = [zone for zone in range(ZONES) if after[zone] > before[zone]]
    if zones:
        gain = sum(after[zone] - before[zone] for zone in zones)
        yield Argument("points", {"gain": gain, "zones": [("zone", ZONE_NAMES[zone]) for zone in zones]}, gain)


# Medals that come closer


def step_nearer(s: Sequel) -> Iterator[Argument]:
    """The medal of a region or of the railroad."""
    t, after, box = s.before, s.after, s.before.box
    for number, _ in s.told(TICKED):
        region = number // STEPS_EACH
        missing = (box.whole[region] & ~after.ticks[s.seat * REGIONS + region]).bit_count()
        yield from nearer(t, OF_REGION + region, missing, missing + 1, box.medal[region])
    for _ in s.told(RAIL_TICKED):
        left = box.rails_left
        yield from nearer(t, OF_RAILROAD, left[after.rail_at[s.seat]], left[t.rail_at[s.seat]], box.rail_medal)


def nearer(t: Colorado, number: int, missing: int, before: int, medal: int) -> Iterator[Argument]:
    if missing > 0:
        worth = hope(t, number, medal, missing) - hope(t, number, medal, before)
        facts: Facts = {"source": ("source", source(t.box, number)), "steps": missing, "points": medal}
        yield Argument("step-nearer", facts, worth)


def box_nearer(s: Sequel) -> Iterator[Argument]:
    """The medal of a track or a zone, for which rivals who are closer count as served."""
    t, found = s.before, []
    for bounty, missing in ticked_boxes(s):
        place = place_of(t, s.seat, bounty)
        medal, ahead = medal_at(t, bounty, place), rivals_ahead(t, s.seat, bounty, missing) if bounty <= WANTED else 0
        likely = medal_at(t, bounty, place + ahead)
        worth = hope(t, bounty, likely, missing) - hope(t, bounty, likely, missing + 1)
        facts: Facts = {"source": ("source", source(t.box, bounty)), "boxes": missing, "points": medal}
        found += [Argument("box-nearer", facts, worth)] if missing else []
    yield from sorted(found, key=lambda each: -each.weight)[:1]


def ticked_boxes(s: Sequel) -> Iterator[tuple[int, int]]:
    """By track or zone that was ticked: how many boxes are missing now."""
    box = s.before.box
    for track, number in s.told(TRACK_TICKED):
        last = box.boxes[track] - 1
        yield track, min(number, last - number) if track == TIPI else last - number
    for zone, _ in s.told(ZONE_TICKED):
        if zone != VILLAGE:
            bounty = ZONE_MEDAL + zone
            yield bounty, boxes_missing(s.after, s.seat, BOUNTY_NAMES[bounty])


def way_on(s: Sequel) -> Iterator[Argument]:
    """The icons on the steps and over the boxes that can be ticked next."""
    box, before, after = s.before.box, s.before.reach(s.seat), s.after.reach(s.seat)
    opened = [after[place] & ~before[place] for place in range(REGIONS + 3)]
    icons = [box.icon[region * STEPS_EACH + i] for region in range(REGIONS) for i in listed(opened[region])]
    icons = icons if s.told(TICKED) else []
    if s.told(RAIL_TICKED):
        icons += [box.rail_icon[rail] for rail in listed(opened[REGIONS])]
    for track, number in s.told(TRACK_TICKED):
        boxes = listed(opened[-1]) if track == TIPI else [number + 1] if number + 1 < box.boxes[track] else []
        icons += [box.box_icon[track * BOXES + i] for i in boxes]
    full = [TIPI_ICON + track for track in range(WANTED + 1) if not boxes_missing(s.after, s.seat, BOUNTY_NAMES[track])]
    useful = [icon for icon in sorted({*icons}) if icon != NO_ICON and icon not in full]
    if useful:
        names = [("icon", ICON_NAMES[icon]) for icon in useful]
        yield Argument("leads-to", {"icons": names}, LATER * max(ICON_WORTH[icon] for icon in useful))


def listed(steps: int) -> list[int]:
    return [i for i in range(steps.bit_length()) if steps >> i & 1]


def rivals_ahead(t: Colorado, seat: int, bounty: int, missing: int) -> int:
    """How many others are closer to the end."""
    others = (boxes_missing(t, other, BOUNTY_NAMES[bounty]) for other in range(t.players) if other != seat)
    return sum(0 < other < missing for other in others)


# What comes next


def triggered(s: Sequel) -> Iterator[Argument]:
    """What an icon or a card lets the player do at once."""
    step, _, _, duo = s.after.frame(s.seat)
    if step == DUO and not PAIR <= s.action < FREE:  # that action was already brought by the card
        yield from action(s.after, s.seat, duo, OWN)
    elif step == TICKING_TIPI:
        yield tipi_box(s.after, s.seat)
    elif step == FREE_PLAY and s.after.legal(s.seat) != [PASS]:
        yield bonus(FREE_PLAY_ICON, NO_ICON, 0, ICON_WORTH[FREE_PLAY_ICON])
    elif step == DISCOVERING or (s.told(DISCOVERED) and not DISCOVER <= s.action < START_AT):
        yield bonus(DISCOVERY_ICON, NO_ICON, 0, ICON_WORTH[DISCOVERY_ICON])


def tipi_box(t: Colorado, seat: int) -> Argument:
    """The better one of two boxes of the tipi track: its icon and its medal."""
    sides = [Sequel(t, seat, side) for side in (LEFT_TIPI, RIGHT_TIPI)]
    worths = [sum(each.weight for each in gains(side)) for side in sides]
    best = sides[worths.index(max(worths))]
    ((_, box),) = best.told(TRACK_TICKED)
    prize = sum(points for _, points in best.told(MEDAL_WON))
    return bonus(TIPI_ICON, t.box.box_icon[TIPI * BOXES + box], prize, max(worths))


def bonus(icon: int, over: int, prize: int, worth: float) -> Argument:
    """An icon; for the tipi also the icon over the box and its medal."""
    above = ICON_NAMES[over] or "none"
    return Argument("bonus", {"icon": ("icon", ICON_NAMES[icon]), "over": ("icon", above), "points": prize}, worth)


def action(t: Colorado, seat: int, duo: int, whose: int, likely: float = 1.0) -> Iterator[Argument]:
    """An action of a *duo*, and the medals that a check could win with it."""
    yield Argument("action", {"duo": ("duo", DUO_NAMES[duo]), "whose": whose}, likely * ACTION_WORTH[duo])
    if duo != CHECK_DUO:
        return
    best = best_checks(t, seat)
    worth = [likely * check_worth(t, player, points) for player, points in enumerate(best)]
    yield Argument("next-medal", {"points": best[seat], "last": int(t.won[seat] == LAST_MEDAL - 1)}, worth[seat])
    if whose != OWN:
        rival = max((player for player in range(t.players) if player != seat), key=worth.__getitem__)
        facts: Facts = {"player": ("player", SEAT_NAMES[rival]), "points": best[rival]}
        facts["last"] = int(t.won[rival] == LAST_MEDAL - 1)
        yield Argument("rival-medal", facts, -RIVALS * worth[rival] / (t.players - 1))


def check_worth(t: Colorado, player: int, points: int) -> float:
    """What a check is worth that wins a medal at once, more if the game then ends with that player ahead."""
    if points == 0:
        return 0.0
    worth = (points + MEDAL_WORTH) * (1 - t.box.step_chance[medals_to_go(t) * LONGEST + 1])
    scores = [sum(t.sources(each)) for each in range(t.players)]
    ahead = scores.pop(player) + points > max(scores)
    return worth + (ENDED if ahead and t.won[player] == LAST_MEDAL - 1 else 0)
