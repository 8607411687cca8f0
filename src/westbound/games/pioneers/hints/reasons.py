"""Pioneers: why something on the board cannot be chosen now."""

from __future__ import annotations

from westbound.engine.game import Named, Reason
from westbound.games.pioneers.hints.remarks import PLENTY
from westbound.games.pioneers.names import (
    BOUGHT_COACH,
    BOUGHT_ONE_ROAD,
    BUILDING,
    COACHES,
    COVERED,
    CREWS,
    FREE_ROAD,
    HOTEL,
    MOVEMENT,
    NO_TILE,
    NOBODY,
    ONE_ROAD_COSTS,
    PASS,
    PLAYERS,
    PURCHASE,
    SETTLING,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.games.pioneers.rules import Pioneers


def in_sight(t: Pioneers, seat: int) -> list[Named]:
    """What can be asked about: the coaches for sale, the passengers of *seat*, the cities and the lines."""
    side = t.box.side
    coaches: list[Named] = [("slot", str(slot + 1)) for slot, card in enumerate(t.display) if card != NOBODY]
    return [
        *coaches,
        *passengers(t, seat),
        *[("city", city.name) for city in side.cities],
        *[("line", line) for line in side.line_names],
    ]


def why_not(t: Pioneers, seat: int, kind: str, word: str) -> Reason | None:
    """Why *seat* cannot choose that passenger, city, line or coach of the display; None if there is nothing to say."""
    if kind == "passenger" and (kind, word) in passengers(t, seat):
        return why_nobody_gets_off(t)
    if t.step not in (PURCHASE, BUILDING, MOVEMENT, FREE_ROAD):
        return None
    side = t.box.side
    cities = [city.name for city in side.cities]
    if kind == "city" and word in cities:
        return why_not_there(t, seat, cities.index(word))
    if kind == "line" and word in side.line_names:
        return why_not_on(t, seat, side.line_names.index(word))
    if kind == "slot" and word.isdecimal() and 1 <= int(word) <= len(t.display):
        return why_not_this_coach(t, seat, int(word) - 1)
    return None


def passengers(t: Pioneers, seat: int) -> list[Named]:
    """The pioneers on the coaches of *seat*, by profession and coach."""
    places = range(seat * COACHES, seat * COACHES + t.fleet[seat])
    aboard = [t.box.jobs_of[t.coaches[i] * CREWS + t.crews[i]] for i in places]
    return [
        ("passenger", f"{name} {coach + 1}")
        for coach, jobs in enumerate(aboard)
        for job, name in enumerate(JOB_NAMES)
        if jobs >> job & 1
    ]


def why_nobody_gets_off(t: Pioneers) -> Reason | None:
    """Why a passenger who is not on offer stays on the coach."""
    if t.step in (PURCHASE, MOVEMENT):
        return Reason("gets-off-later", {})
    return Reason("gets-off-elsewhere", {"tile": ("tile", TILE_NAMES[t.taken])}) if t.step == SETTLING else None


def why_not_there(t: Pioneers, seat: int, city: int) -> Reason | None:
    """Why the stagecoach cannot drive to *city*."""
    tile, cash = t.city_marks()[city][0], t.cash[seat]
    if tile == COVERED or t.step == FREE_ROAD:
        return None
    if tile == NO_TILE:
        return Reason("no-tile", {})
    if t.step != MOVEMENT:
        return Reason("drive-later", {})
    jobs = t.jobs_on_coaches(seat)
    if not jobs or tile not in (*jobs, HOTEL):
        return Reason("no-passenger", {"tile": ("tile", TILE_NAMES[tile])})
    if city not in t.goals_after(seat, PLENTY, NOBODY, NOBODY):
        return Reason("blocked", {})
    for fare in range(cash + 1, PLENTY + 1):
        if city in t.goals_after(seat, fare, NOBODY, NOBODY):
            return Reason("fare", {"fare": fare, "short": fare - cash})
    return None


def why_not_on(t: Pioneers, seat: int, line: int) -> Reason | None:
    """Why no road can be built on *line*."""
    owners, cash = t.line_marks()[line], t.cash[seat]
    if owners >> PLAYERS:  # it is covered
        return None
    if t.step == MOVEMENT:
        return Reason("build-later", {})
    if t.stock[seat] == 0:
        return Reason("no-roads-left", {})
    if owners >> seat & 1:
        return Reason("own-road", {})
    if owners:
        return Reason("no-room" if t.step == FREE_ROAD else "rival-road", {})
    if t.note & BOUGHT_ONE_ROAD:
        return Reason("road-bought", {})
    if cash < ONE_ROAD_COSTS:
        return Reason("short", {"price": ONE_ROAD_COSTS, "short": ONE_ROAD_COSTS - cash})
    return Reason("coach-first", {}) if PASS not in t.legal(seat) else None


def why_not_this_coach(t: Pioneers, seat: int, slot: int) -> Reason | None:
    """Why the coach in that *slot* cannot be bought."""
    card, price = t.display[slot], slot + 1
    if card == NOBODY:
        return None
    if t.step != PURCHASE:
        return Reason("buy-later", {})
    if t.note & BOUGHT_COACH:
        return Reason("coach-bought", {})
    seats = len(t.box.edition.coaches[card].seats)
    if t.supply[seat] < seats:
        return Reason("supply", {"seats": seats, "supply": t.supply[seat]})
    return Reason("short", {"price": price, "short": price - t.cash[seat]})
