"""Pioneers: remarks about roads and purchases, before one is chosen."""

from __future__ import annotations

from westbound.engine.game import Remark, Remarks
from westbound.games.pioneers.names import (
    BUILDING,
    COACH,
    FREE_ROAD,
    NO_TILE,
    NOBODY,
    ONE_ROAD_COSTS,
    PURCHASE,
    ROAD,
    SLOTS,
    TWO_ROADS,
    TWO_ROADS_COST,
)
from westbound.games.pioneers.printed import TILE_NAMES
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.steps import STEPS

REMARKED = frozenset(STEPS[step] for step in (PURCHASE, BUILDING, FREE_ROAD))
PLENTY = 99  # dollars: more than any way costs


def remarks(t: Pioneers, seat: int) -> Remarks:
    """What each road is good for, and which choices leave the player unable to drive."""
    legal = t.legal(seat)
    lines = [action - ROAD for action in legal if ROAD <= action < TWO_ROADS]
    found = {ROAD + line: [remark] for line, remark in sensible_roads(t, seat, lines).items()}
    for action, remark in stranding(t, seat, legal, lines).items():
        found.setdefault(action, []).insert(0, remark)
    return found


# Which roads are sensible


def sensible_roads(t: Pioneers, seat: int, lines: list[int]) -> dict[int, Remark]:
    """The roads that join two networks, save a fare this turn, or lead from a network to a tile that fits."""
    if not lines:
        return {}
    ends, cities, network = t.box.side.lines, t.box.side.cities, networks(t, seat)
    saving = {} if t.step == FREE_ROAD else lines_on_the_way(t, seat, lines)
    tiles = [tile for tile, *_ in t.city_marks()]
    fitting = t.goals_after(seat, PLENTY, NOBODY, NOBODY)
    found = {}
    for line in lines:
        own = [end for end in ends[line] if end in network]
        new = [end for end in ends[line] if end in fitting and end not in network]
        if len({network[end] for end in own}) == 2:
            found[line] = Remark("good", "joins", {})
        elif line in saving:
            found[line] = Remark("good", "saves", {"city": ("city", cities[saving[line]].name)})
        elif own and new and tiles[new[0]] < NO_TILE:
            tile, city = TILE_NAMES[tiles[new[0]]], cities[new[0]].name
            found[line] = Remark("good", "leads", {"city": ("city", city), "tile": ("tile", tile)})
    return found


def networks(t: Pioneers, seat: int) -> dict[int, int]:
    """By city where *seat* has a pioneer or a road: one city of that network, the same for all of it."""
    network = {city: city for city, (_, *settlers) in enumerate(t.city_marks()) if settlers[seat]}
    for line, owners in enumerate(t.line_marks()):
        if owners >> seat & 1:
            one, other = (network.get(end, end) for end in t.box.side.lines[line])
            network |= {one: one, other: one} | {city: one for city, its in network.items() if its == other}
    return network


def lines_on_the_way(t: Pioneers, seat: int, lines: list[int]) -> dict[int, int]:
    """By line on the way to a city that can be reached this turn, if a road is built there: that city."""
    cash = t.cash[seat] - (ONE_ROAD_COSTS if t.step == PURCHASE else 0)
    found: dict[int, int] = {}
    if t.step == BUILDING and not t.goals_after(seat, cash, NOBODY, NOBODY):
        to_come = 1 - t.count  # it saves $1 at most
        if not t.goals_after(seat, cash + to_come, NOBODY, NOBODY):
            cash += to_come  # both roads are needed
        reached = {line: t.goals_after(seat, cash, NOBODY, line) for line in lines}
        return {line: goals[0] for line, goals in reached.items() if goals}
    for goal in t.goals_after(seat, min(cash + 1, t.cash[seat]), NOBODY, NOBODY):
        cheapest = t.routes_to(seat, goal)[:1]
        for line in [line for route in cheapest for line in route[t.players :]]:
            found.setdefault(line, goal)
    return found


# Which choices leave the player unable to drive


def stranding(t: Pioneers, seat: int, legal: list[int], lines: list[int]) -> dict[int, Remark]:
    if t.step == PURCHASE:
        return stranding_purchases(t, seat, legal, lines)
    return stranding_lines(t, seat, lines) if t.step == BUILDING else {}


def stranding_purchases(t: Pioneers, seat: int, legal: list[int], lines: list[int]) -> dict[int, Remark]:
    """Coaches after which the player cannot drive, and roads that cost the money for the fare."""
    cash, slots = t.cash[seat], [slot for slot in range(SLOTS) if COACH + slot in legal]
    left_after = {slot: cash - (slot + 1) for slot in slots}  # its price
    lost = [slot for slot in slots if not t.goals_after(seat, left_after[slot], t.display[slot], NOBODY)]
    found = {COACH + slot: no_drive(left_after[slot]) for slot in lost}
    if not t.goals_after(seat, cash, NOBODY, NOBODY):  # roads do not change that, but a coach may
        return found if len(lost) < len(slots) else {}
    left = cash - ONE_ROAD_COSTS
    found |= {ROAD + line: no_drive(left) for line in stranded(t, seat, lines, left)}
    left = cash - TWO_ROADS_COST
    if TWO_ROADS in legal and not t.goals_after(seat, left, NOBODY, NOBODY):
        hope = t.goals_after(seat, left + 2, NOBODY, NOBODY)  # each of the two saves $1 at most
        found[TWO_ROADS] = Remark("beware", "roads-needed", {"cash": left}) if hope else no_drive(left)
    return found


def stranding_lines(t: Pioneers, seat: int, lines: list[int]) -> dict[int, Remark]:
    """Of two roads that are paid for: the lines that do not help, while others do."""
    to_come = 1 - t.count  # it saves $1 at most
    lost = stranded(t, seat, lines, t.cash[seat] + to_come)
    return {ROAD + line: no_drive(t.cash[seat]) for line in lost} if len(lost) < len(lines) else {}


def stranded(t: Pioneers, seat: int, lines: list[int], cash: int) -> list[int]:
    """The lines on which a road leaves a player with so much *cash* unable to drive."""
    if t.goals_after(seat, cash, NOBODY, NOBODY):
        return []
    if not t.goals_after(seat, cash + 1, NOBODY, NOBODY):  # a road saves $1 at most
        return lines
    return [line for line in lines if not t.goals_after(seat, cash, NOBODY, line)]


def no_drive(cash: int) -> Remark:
    return Remark("beware", "no-drive", {"cash": cash})
