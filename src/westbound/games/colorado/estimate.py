"""Colorado: what a position looks worth to an experienced player.

Everything is in points: those scored so far, and the medals within reach, more for closer ones; then whatever helps to
get there: growing families, cards, nuggets, icons still to be ticked.  Anybody's seventh medal ends all hopes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from westbound.games.colorado.box import Box
from westbound.games.colorado.names import (
    ACTING,
    BOUNTIES,
    CARDS_DUO,
    COLORS,
    DISCOVERING,
    DISCOVERY_ICON,
    DRAWING,
    DRAWN_AT_ONCE,
    DUO,
    FREE_PLAY,
    FREE_PLAY_ICON,
    GIVING,
    KINDS,
    LAST_MEDAL,
    LEAST_HAND,
    NO_ICON,
    NUGGETS_DUO,
    RAILS,
    REFILLING,
    REGIONS,
    SALOON,
    SALOON_ICON,
    STATION,
    STEPS_EACH,
    TICKING_TIPI,
    TIPI,
    TIPI_BOXES,
    TIPI_CENTRE,
    TIPI_ICON,
    TRACK_MEDALS,
    VALUES,
    WANTED,
    WANTED_ICON,
    ZONE_MEDAL,
    ZONES,
)
from westbound.games.colorado.rules import Colorado

# What things are worth, in points.
MEDAL = 4.0  # on top of its points: it brings the end closer
NUGGET, ENOUGH_NUGGETS, SPARE_NUGGET = 0.6, 6, 0.2
CARD, SPARE_CARD, ENOUGH_CARDS = 0.36, 0.12, 8
PLAYABLE = 0.12  # extra, if it is not in the play area yet
FAMILY = (0.0, 0.9, 2.3, 4.5)  # by number of cards of one color
ENVY = 0.25  # for each point the others have in their families
WIN = 30.0  # for being in the lead when the game ends
ACTION = (0.9, 1.4, 2.6)  # a choice still to be made, by duo
ICON = {
    NUGGETS_DUO: 1.0,
    CARDS_DUO: 1.4,
    NO_ICON: 0.0,
    TIPI_ICON: 1.4,
    SALOON_ICON: 1.3,
    WANTED_ICON: 1.3,
    FREE_PLAY_ICON: 2.8,
    DISCOVERY_ICON: 4.0,
}
TO_BE_TICKED = 0.15  # of what an icon is worth
TO_CHOOSE = {TICKING_TIPI: 1.4, FREE_PLAY: 2.8, DISCOVERING: 4.0}

# The chance of making one more step, box or discovery before the end, by the number of medals the leader still needs.
STEP = (0.0, 0.42, 0.54, 0.61, 0.66, 0.70, 0.73, 0.75)
BOX = (0.0, 0.35, 0.48, 0.56, 0.62, 0.65, 0.68, 0.70)
FLAG = (0.0, 0.32, 0.44, 0.52, 0.57, 0.61, 0.64, 0.66)


class Sheet(NamedTuple):
    """What is printed, evaluated once."""

    regions: list[list[tuple[int, float]]]  # by region and ticked steps: the number of missing steps, and their icons
    railroad: list[tuple[int, float]]  # by last step: the same
    region_medals: list[int]
    bounties: list[int]
    boxes: list[int]
    rows: list[int]


def estimate(t: Colorado, seat: int) -> float:
    """The points so far, and those that can be hoped for."""
    scores = [sum(t.sources(player)) for player in range(t.players)]
    won = t.won
    leader = max(won[: t.players])
    mine, best = scores[seat], max(score for player, score in enumerate(scores) if player != seat)
    if t.over or leader >= LAST_MEDAL:
        return mine + MEDAL * won[seat] + (WIN if mine > best else -WIN if mine < best else 0.0)
    left = LAST_MEDAL - leader
    sheet = read_sheet(t.box)
    points = mine + MEDAL * won[seat]
    hopes = sorted(region_hopes(t, seat, sheet, STEP[left]) + track_hopes(t, seat, sheet, left), reverse=True)
    points += sum(hopes[: LAST_MEDAL - won[seat]]) + TO_BE_TICKED * open_icons(t, seat, sheet)
    points += purse(t.nuggets[seat]) + hand(t, seat)
    areas = t.areas
    families = [family_worth(areas[player]) for player in range(t.players)]
    points += families[seat] - ENVY * (sum(families) - families[seat]) / (t.players - 1)
    return points + to_come(t, seat, areas[seat])


def region_hopes(t: Colorado, seat: int, sheet: Sheet, step: float) -> list[float]:
    """The medals of discovered regions and of the railroad."""
    ticks, flags = t.ticks[seat * REGIONS : (seat + 1) * REGIONS], t.flags[seat]
    hopes = []
    for region in range(REGIONS):
        if flags >> region & 1 and (missing := sheet.regions[region][ticks[region]][0]):
            hopes.append((sheet.region_medals[region] + MEDAL) * step**missing)
    if missing := sheet.railroad[t.rail_at[seat]][0]:
        hopes.append((t.box.rail_medal + MEDAL) * step**missing)
    return hopes


def open_icons(t: Colorado, seat: int, sheet: Sheet) -> float:
    """The icons on steps that can be ticked sooner or later."""
    ticks, flags = t.ticks[seat * REGIONS : (seat + 1) * REGIONS], t.flags[seat]
    regions = sum(sheet.regions[region][ticks[region]][1] for region in range(REGIONS) if flags >> region & 1)
    return regions + sheet.railroad[t.rail_at[seat]][1]


def track_hopes(t: Colorado, seat: int, sheet: Sheet, left: int) -> list[float]:
    """The medals at the ends of tracks and zones; whoever is closer gets the better one."""
    closed, claims, tipi, tracks, zones = t.closed, t.claims, t.tipi, t.tracks, t.zones
    others = [other for other in range(t.players) if other != seat]
    hopes = []
    for place, missing in enumerate(tipi_ends(tipi[seat])):
        ahead = sum(tipi_ends(tipi[other])[:1] < [missing] for other in others) if place == 0 else 0
        free = closed[TIPI] + claims[seat * BOUNTIES + TIPI] + place + ahead
        hopes.append(medal(sheet, TIPI, free) * BOX[left] ** missing)
    for track in (SALOON, WANTED):
        done = tracks[seat * BOUNTIES + track]
        if missing := sheet.boxes[track] - done:
            ahead = sum(done < tracks[other * BOUNTIES + track] < sheet.boxes[track] for other in others)
            hopes.append(medal(sheet, track, closed[track] + ahead) * BOX[left] ** missing)
    for zone in range(1, ZONES):
        if missing := sheet.rows[zone] - zones[seat * ZONES + zone]:
            hopes.append(medal(sheet, ZONE_MEDAL + zone, closed[ZONE_MEDAL + zone]) * FLAG[left] ** missing)
    return hopes


def medal(sheet: Sheet, bounty: int, place: int) -> float:
    points = sheet.bounties[bounty * TRACK_MEDALS + place] if place < TRACK_MEDALS else 0
    return points + MEDAL if points else 0.0


def tipi_ends(ticked: int) -> list[int]:
    """The distances to the ends of the tipi track not reached yet, the shorter first."""
    if ticked == 0:
        return [TIPI_CENTRE + 1, 2 * TIPI_CENTRE + 1]
    ends = [(ticked & -ticked).bit_length() - 1, TIPI_BOXES - ticked.bit_length()]
    return sorted(end for end in ends if end)


def purse(nuggets: int) -> float:
    return NUGGET * min(nuggets, ENOUGH_NUGGETS) + SPARE_NUGGET * max(nuggets - ENOUGH_NUGGETS, 0)


def hand(t: Colorado, seat: int) -> float:
    """Cards, above all those that can be played, and those about to be drawn."""
    cards, area = t.hands[seat * KINDS : (seat + 1) * KINDS], t.areas[seat]
    size = sum(cards) + coming(t, seat)
    playable = sum(1 for kind, count in enumerate(cards) if count and not area >> kind & 1)
    return CARD * min(size, ENOUGH_CARDS) + SPARE_CARD * max(size - ENOUGH_CARDS, 0) + PLAYABLE * playable


def family_worth(area: int) -> float:
    return sum(FAMILY[(area >> color * VALUES & 7).bit_count()] for color in range(COLORS))


def coming(t: Colorado, seat: int) -> int:
    """Cards about to be drawn."""
    for step, _, count, note in t.open_frames():
        if note == seat and step == DRAWING:
            return DRAWN_AT_ONCE - count
        if note == seat and step == REFILLING:
            return LEAST_HAND - sum(t.hands[seat * KINDS : (seat + 1) * KINDS])
    return 0


def to_come(t: Colorado, seat: int, area: int) -> float:
    """The card asked for, or a choice still to be made."""
    if t.lanes == 0 and t.step == GIVING and t.caller == seat:
        return called_worth(t, area)
    for step, player, _, note in t.open_frames():
        if player == seat:
            return ACTION[note] if step in (ACTING, DUO) else TO_CHOOSE.get(step, 0.0)
    return 0.0


def called_worth(t: Colorado, area: int) -> float:
    """What the giver is likely to hand over: the card, or the worst of those like it, or any."""
    asked, cards = t.note, t.hands[t.player * KINDS : (t.player + 1) * KINDS]
    if cards[asked]:
        return received_worth(t, area, asked)
    held = [kind for kind, count in enumerate(cards) if count]
    alike = [kind for kind in held if kind // VALUES == asked // VALUES or kind % VALUES == asked % VALUES]
    if alike:
        return min(received_worth(t, area, kind) for kind in alike)
    return sum(received_worth(t, area, kind) * cards[kind] for kind in held) / sum(cards)


def received_worth(t: Colorado, area: int, kind: int) -> float:
    action = ACTION[t.box.duo[kind // VALUES]]
    if area >> kind & 1:
        return NUGGET + action
    return family_worth(area | 1 << kind) - family_worth(area) + action


# What is printed, evaluated once


@lru_cache(16)
def read_sheet(box: Box) -> Sheet:
    icons, whole = [ICON[icon] for icon in box.icon], box.whole
    regions = [
        [
            missing_of(icons[region * STEPS_EACH : (region + 1) * STEPS_EACH], whole[region] & ~ticked)
            for ticked in range(256)
        ]
        for region in range(REGIONS)
    ]
    return Sheet(regions, ways_on(box), [*box.medal], [*box.medals], [*box.boxes], [*box.rows])


def missing_of(icons: list[float], steps: int) -> tuple[int, float]:
    return steps.bit_count(), sum(icon for step, icon in enumerate(icons) if steps >> step & 1)


def ways_on(box: Box) -> list[tuple[int, float]]:
    """By the last step of the railroad: the shorter way to the end, and the icons on it."""
    after, icons = box.rail_next, box.rail_icon
    ways = [(0, 0.0)] * (STATION + 1)
    for step in [*range(box.rails - 2, -1, -1), STATION]:
        further = [rail for rail in range(RAILS) if after[step] >> rail & 1]
        ways[step] = min((ways[rail][0] + 1, ways[rail][1] + ICON[icons[rail]]) for rail in further)
    return ways
