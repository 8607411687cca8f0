"""Pioneers: what a seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from westbound.engine.game import Sources
from westbound.engine.modular.looker import Sketches, TableView
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.ending import EndingView, ending
from westbound.games.pioneers.names import (
    BOUGHT_COACH,
    BOUGHT_ONE_ROAD,
    BOUGHT_TWO_ROADS,
    BUILDING,
    COVERED,
    DRIVING,
    EMPTY_COACH_PAYS,
    FARMERS_MORE,
    FREE_ROAD,
    LOWEST_NUGGET,
    MORE_FARMERS,
    MOVEMENT,
    NO_TILE,
    NOBODY,
    NUGGETS,
    PASS,
    PLAYERS,
    PURCHASE,
    ROUTING,
    STARTERS,
    TALENTS,
    TURN,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.steps import STEPS

PURCHASES = (("road", BOUGHT_ONE_ROAD), ("two roads", BOUGHT_TWO_ROADS), ("coach", BOUGHT_COACH))
MOST = {BUILDING: 2, FREE_ROAD: 1, MORE_FARMERS: FARMERS_MORE}  # roads or farmers, by step
ALL_SEATS = -1  # of a coach are taken
THINGS = 2**13  # whose looks are remembered


class CityView(TypedDict):
    """A city, or the start space."""

    name: str
    label: str
    x: int
    y: int
    tile: str | None
    covered: bool
    settlers: list[int]  # by seat


class LineView(TypedDict):
    """A line between two cities."""

    name: str
    ends: list[str]
    roads: list[int]  # the seats of their owners
    covered: bool


class SeatView(TypedDict):
    """A seat of a coach."""

    job: str
    taken: bool


class CoachView(TypedDict):
    """A coach before a player, or in the display."""

    name: str
    seats: list[SeatView]
    points: int
    pays: int  # once it is empty
    starting: bool
    price: int  # in the display; 0 before a player


class PlayerView(TypedDict):
    """Everything before a player."""

    seat: int
    color: str
    cash: int
    supply: int
    roads: int  # left
    bankers: int
    merchants: int
    coaches: list[CoachView]
    nuggets: int
    nugget_values: list[int] | None  # None: not for this viewer's eyes
    breakdown: Sources
    score: int
    network: list[str]  # the cities that count


class WayView(TypedDict):
    """A way of the stagecoach: who gets how much, and over which lines."""

    fare: int
    pays: dict[str, int]
    lines: list[str]


class DriveView(WayView):
    """The way so far of a stagecoach whose reins are taken, and the places it came to."""

    cities: list[str]


class SharedView(TypedDict):
    """What everybody sees alike."""

    step: str
    round: int
    last_round: bool
    ending: EndingView
    first: int
    player: int | None  # whose turn it is
    bought: list[str]  # this turn
    forced: bool  # a coach must be bought first
    remaining: int  # roads or farmers that may still be placed in this step
    taken: str | None
    arrival: str | None
    cities: list[CityView]
    lines: list[LineView]
    stagecoach: str
    display: list[CoachView | None]
    stack: int
    nuggets_left: int
    talents: int  # places for bankers, and for merchants, of each player
    ways: dict[str, list[WayView]]  # by destination on offer; none where there are too many to list
    drive: DriveView | None  # with the reins in hand


class OwnView(TypedDict):
    """What looks different to each viewer: nothing but the players."""


class PioneersView(TableView, SharedView, OwnView):
    """What a seat, or a spectator, may know: everything but the nuggets of others and the order of the stack."""

    players: list[PlayerView]


VIEW: type = PioneersView


def own(t: Pioneers, seat: int | None) -> OwnView:
    return {}


def shared(t: Pioneers, sketches: Sketches) -> SharedView:
    box, step, count = t.box, t.step, t.count
    buying = step == PURCHASE
    return {
        "step": STEPS[step],
        "round": t.round,
        "last_round": t.last_round,
        "ending": sketches.draw("ending", ending, t.stack_size, tuple(t.stock[: t.players]), t.first),
        "first": t.first,
        "player": turn_of(t),
        "bought": [name for name, flag in PURCHASES if t.note & flag] if buying else [],
        "forced": buying and PASS not in t.legal(t.player),
        "remaining": MOST.get(step, count) - count,
        "taken": None if t.taken == NO_TILE else TILE_NAMES[t.taken],
        "arrival": None if t.arrival == NOBODY else JOB_NAMES[t.arrival],
        "cities": sketches.draw_row("cities", city, box, t.city_marks()),
        "lines": sketches.draw_row("lines", line, box, t.line_marks()),
        "stagecoach": box.side.cities[t.stagecoach].name,
        "display": sketches.draw("display", display, box, tuple(t.display)),
        "stack": t.stack_size,
        "nuggets_left": sum(t.nuggets),
        "talents": TALENTS,
        "ways": ways(t),
        "drive": drive(t),
    }


def turn_of(t: Pioneers) -> int | None:
    """Whose turn it is; nobody's during set-up and after the end."""
    frames = [] if t.over else t.frames(t.player)
    for i in range(0, len(frames), 2):
        if frames[i] == TURN:
            return frames[i + 1]
    return None


def sides(t: Pioneers, sketches: Sketches) -> list[tuple[PlayerView, PlayerView]]:
    """Everything before each player: as others see it, and as the player does; there are no secrets after the end."""
    both = [sketches.draw(s, both_sides, t.box, s, t.player_marks(s)) for s in range(t.players)]
    return [(known, known) for _, known in both] if t.over else both


# How things look: each function takes all that it may show.


@lru_cache(THINGS)
def city(box: Box, i: int, mark: tuple[int, ...]) -> CityView:
    printed, (tile, *settlers) = box.side.cities[i], mark
    return {
        "name": printed.name,
        "label": printed.label,
        "x": printed.x,
        "y": printed.y,
        "tile": TILE_NAMES[tile] if tile < NO_TILE else None,
        "covered": tile == COVERED,
        "settlers": settlers,
    }


@lru_cache(THINGS)
def line(box: Box, i: int, mark: int) -> LineView:
    side = box.side
    return {
        "name": side.line_names[i],
        "ends": [*side.line_ends[i]],
        "roads": [s for s in range(box.players) if mark >> s & 1],
        "covered": bool(mark >> PLAYERS),
    }


def display(box: Box, cards: tuple[int, ...]) -> list[CoachView | None]:
    return [None if card == NOBODY else coach(box, card, ALL_SEATS, slot + 1) for slot, card in enumerate(cards)]


@lru_cache(THINGS)
def coach(box: Box, card: int, crew: int, price: int = 0) -> CoachView:
    printed = box.edition.coaches[card]
    return {
        "name": printed.name,
        "seats": [{"job": JOB_NAMES[job], "taken": bool(crew >> i & 1)} for i, job in enumerate(printed.seats)],
        "points": printed.points,
        "pays": EMPTY_COACH_PAYS,
        "starting": card >= STARTERS,
        "price": price,
    }


def both_sides(box: Box, s: int, marks: list[int]) -> tuple[PlayerView, PlayerView]:
    """A player as others see it, and as the player does; that somebody has no nuggets, everybody knows."""
    cash, supply, roads, bankers, merchants, coaches, seats, nuggets, network, cities, *rest = marks
    values, fleet = nugget_values(rest[:NUGGETS]), rest[NUGGETS:]
    shown: PlayerView = {
        "seat": s,
        "color": SEAT_NAMES[s],
        "cash": cash,
        "supply": supply,
        "roads": roads,
        "bankers": bankers,
        "merchants": merchants,
        "coaches": [coach(box, fleet[i], fleet[i + 1]) for i in range(0, len(fleet), 2)],
        "nuggets": len(values),
        "nugget_values": None,
        "breakdown": {"coaches": coaches, "seats": seats, "nuggets": None if nuggets else 0, "network": network},
        "score": coaches + seats + network,
        "network": names_of(box, cities),
    }
    known: PlayerView = {
        **shown,
        "nugget_values": values,
        "breakdown": {"coaches": coaches, "seats": seats, "nuggets": nuggets, "network": network},
        "score": coaches + seats + nuggets + network,
    }
    return shown, known


@lru_cache(THINGS)
def names_of(box: Box, cities: int) -> list[str]:
    return [city.name for i, city in enumerate(box.side.cities) if cities >> i & 1]


def nugget_values(found: list[int]) -> list[int]:
    return [LOWEST_NUGGET + value for value, count in enumerate(found) for _ in range(count)]


def ways(t: Pioneers) -> dict[str, list[WayView]]:
    """To every destination on offer, the payments on offer."""
    if t.step not in (MOVEMENT, ROUTING):
        return {}
    cities, note = t.box.side.cities, t.note
    goals = [note] if t.step == ROUTING else [city for city in range(len(cities)) if note >> city & 1]
    return {cities[goal].name: [way(t, route) for route in t.routes_to(t.player, goal)] for goal in goals}


def drive(t: Pioneers) -> DriveView | None:
    """The way since the reins were taken."""
    if t.step != DRIVING:
        return None
    route, side, places = t.way_so_far(t.player, t.note), t.box.side, [t.stagecoach]
    for line in reversed(route[t.players :]):
        places.append(sum(side.lines[line]) - places[-1])
    return {**way(t, route), "cities": [side.cities[place].name for place in reversed(places)]}


def way(t: Pioneers, route: list[int]) -> WayView:
    """What the bank and each rival, clockwise, are paid stands first in the *route*, then its lines."""
    purses = ["bank", *[SEAT_NAMES[(t.player + i) % t.players] for i in range(1, t.players)]]
    names, payments = t.box.side.line_names, route[: len(purses)]
    return {
        "fare": sum(payments),
        "pays": {purse: amount for purse, amount in zip(purses, payments, strict=True) if amount},
        "lines": [names[line] for line in route[len(purses) :]],
    }
