"""Pioneers: what a seat may know, and what it may imagine of the rest."""

from __future__ import annotations

import marshal
import random
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypedDict, cast

from westbound.engine.game import Sources
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.names import (
    BOUGHT_COACH,
    BOUGHT_ONE_ROAD,
    BOUGHT_TWO_ROADS,
    BUILDING,
    COACHES,
    COVERED,
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
    TURN,
    WORD,
    WORDS,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.steps import STEPS

PURCHASES = (("road", BOUGHT_ONE_ROAD), ("two roads", BOUGHT_TWO_ROADS), ("coach", BOUGHT_COACH))
MOST = {BUILDING: 2, FREE_ROAD: 1, MORE_FARMERS: FARMERS_MORE}  # roads or farmers, by step
SOURCES = ("coaches", "seats", "nuggets", "network")
ALL_SEATS = -1  # of a coach are taken
TABLES, THINGS = 2**11, 2**13  # whose looks are remembered


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


class PioneersView(TypedDict):
    """The whole table as one seat, or a spectator, may see it."""

    game: str
    edition: str
    viewer: int | None
    actors: list[int]
    step: str
    over: bool
    winners: list[int]
    round: int
    last_round: bool
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
    players: list[PlayerView]
    ways: dict[str, list[WayView]]  # by destination on offer


def view(t: Pioneers, seat: int | None) -> PioneersView:
    """What *seat*, or a spectator, may know: everything but the nuggets of others and the order of the stack."""
    seen: Any = views(t, [seat])[0]
    return cast(PioneersView, marshal.loads(marshal.dumps(seen)))  # a copy, to do with as one likes


def views(t: Pioneers, seats: Iterable[int | None]) -> list[PioneersView]:
    """The views of several.  What looks as it did in an earlier one is the same object: nobody may change it."""
    shown, known = players(t)
    seen_by_all = spectacle(t, known if t.over else shown)
    return [seen_by_all if seat is None else own(seen_by_all, known, seat) for seat in seats]


def own(seen_by_all: PioneersView, known: list[PlayerView], seat: int) -> PioneersView:
    """What *seat* sees: what all see, and its own nuggets."""
    seen = seen_by_all.copy()
    seen["viewer"] = seat
    seen["players"] = [*seen["players"]]
    seen["players"][seat] = known[seat]
    return seen


def spectacle(t: Pioneers, players: list[PlayerView]) -> PioneersView:
    """What everybody may know."""
    box, actors, tiles = t.box, t.actors(), t.tiles
    covered = tuple([city for city, tile in enumerate(tiles) if tile == COVERED]) if COVERED in tiles else ()
    return {
        "game": "pioneers",
        "edition": box.edition.name,
        "viewer": None,
        "actors": [s for s in range(t.players) if actors >> s & 1],
        "step": STEPS[t.step],
        "over": t.over,
        "winners": [s for s in range(t.players) if t.over and t.leaders() >> s & 1],
        "round": t.round,
        "last_round": t.last_round,
        "first": t.first,
        "player": turn_of(t),
        "bought": [name for name, flag in PURCHASES if t.step == PURCHASE and t.note & flag],
        "forced": t.step == PURCHASE and PASS not in t.legal(t.player),
        "remaining": MOST.get(t.step, t.count) - t.count,
        "taken": None if t.taken == NO_TILE else TILE_NAMES[t.taken],
        "arrival": None if t.arrival == NOBODY else JOB_NAMES[t.arrival],
        "cities": cities(box, t.players, bytes(tiles), bytes(t.settlers)),
        "lines": lines(box, t.players, tuple(t.roads), covered),
        "stagecoach": box.side.cities[t.stagecoach].name,
        "display": display(box, tuple(t.display)),
        "stack": t.stack_size,
        "nuggets_left": sum(t.nuggets),
        "players": players,
        "ways": ways(t),
    }


def turn_of(t: Pioneers) -> int | None:
    """Whose turn it is; nobody's during set-up and after the end."""
    frames = t.frames(t.player)
    turns = [p for step, p in zip(frames[::2], frames[1::2], strict=True) if step == TURN]
    return turns[0] if turns and not t.over else None


def players(t: Pioneers) -> tuple[list[PlayerView], list[PlayerView]]:
    """Everything before each player: as others see it, and as the player does."""
    cash, supply, stock, bankers, merchants = t.cash, t.supply, t.stock, t.bankers, t.merchants
    coaches, crews, fleet, found = t.coaches, t.crews, t.fleet, t.found
    shown, known = [], []
    for s in range(t.players):
        first, last = s * COACHES, s * COACHES + fleet[s]
        nuggets = tuple(found[s * NUGGETS : (s + 1) * NUGGETS])
        things = (
            *(t.box, s, cash[s], supply[s], stock[s], bankers[s], merchants[s]),
            *(tuple(coaches[first:last]), tuple(crews[first:last]), tuple(t.network_of(s)), sum(nuggets)),
        )
        points = t.sources(s)
        shown.append(player(*things, None, *told(points, knows_nuggets=False)))
        known.append(player(*things, nuggets, *points))
    return shown, known


def told(points: list[int], knows_nuggets: bool) -> list[int | None]:
    """Points for coaches, seats, nuggets and network; that somebody has no nuggets, everybody knows."""
    coaches, seats, nuggets, network = points
    return [coaches, seats, nuggets if knows_nuggets or nuggets == 0 else None, network]


def breakdown(t: Pioneers, seat: int | None) -> list[Sources]:
    """Points by source, per seat; ``None`` is not for *seat* to know."""
    return [by_source(*told(t.sources(s), t.over or s == seat)) for s in range(t.players)]


def by_source(*points: int | None) -> Sources:
    return dict(zip(SOURCES, points, strict=True))


# How things look.  A function is told all that it may show, and remembers it: a table changes little at a time.


@lru_cache(TABLES)
def cities(box: Box, players: int, tiles: bytes, settlers: bytes) -> list[CityView]:
    places = range(len(box.side.cities))
    return [city(box, i, tiles[i], settlers[i * PLAYERS : i * PLAYERS + players]) for i in places]


@lru_cache(THINGS)
def city(box: Box, i: int, tile: int, settlers: bytes) -> CityView:
    printed = box.side.cities[i]
    return {
        "name": printed.name,
        "label": printed.label,
        "x": printed.x,
        "y": printed.y,
        "tile": TILE_NAMES[tile] if tile < NO_TILE else None,
        "covered": tile == COVERED,
        "settlers": [*settlers],
    }


@lru_cache(TABLES)
def lines(box: Box, players: int, roads: tuple[int, ...], covered: tuple[int, ...]) -> list[LineView]:
    built = [roads[s * WORDS] | roads[s * WORDS + 1] << WORD for s in range(players)]
    owners: list[tuple[int, ...]] = [()] * box.lines
    for s, mask in enumerate(built):
        for i in range(mask.bit_length()):
            if mask >> i & 1:
                owners[i] += (s,)
    return [line(box, i, owners[i], a in covered or b in covered) for i, (a, b) in enumerate(box.side.lines)]


@lru_cache(THINGS)
def line(box: Box, i: int, roads: tuple[int, ...], covered: bool) -> LineView:
    side = box.side
    return {"name": side.line_names[i], "ends": [*side.line_ends[i]], "roads": [*roads], "covered": covered}


@lru_cache(THINGS)
def display(box: Box, cards: tuple[int, ...]) -> list[CoachView | None]:
    return [None if card == NOBODY else coach(box, card, ALL_SEATS, slot + 1) for slot, card in enumerate(cards)]


@lru_cache(THINGS)
def coach(box: Box, card: int, crew: int, price: int = 0) -> CoachView:
    printed = box.edition.coaches[card]
    return {
        "name": printed.name,
        "seats": [{"job": JOB_NAMES[job], "taken": bool(crew >> i & 1)} for i, job in enumerate(printed.seats)],
        "points": printed.points,
        "starting": card >= STARTERS,
        "price": price,
    }


@lru_cache(THINGS)
def player(
    box: Box,
    s: int,
    cash: int,
    supply: int,
    roads: int,
    bankers: int,
    merchants: int,
    coaches: tuple[int, ...],
    crews: tuple[int, ...],
    network: tuple[int, ...],
    nuggets: int,
    known: tuple[int, ...] | None,
    *points: int | None,
) -> PlayerView:
    return {
        "seat": s,
        "color": SEAT_NAMES[s],
        "cash": cash,
        "supply": supply,
        "roads": roads,
        "bankers": bankers,
        "merchants": merchants,
        "coaches": [coach(box, card, crew) for card, crew in zip(coaches, crews, strict=True)],
        "nuggets": nuggets,
        "nugget_values": None if known is None else nugget_values(known),
        "breakdown": by_source(*points),
        "score": sum([value or 0 for value in points]),
        "network": [box.side.cities[city].name for city in network],
    }


def nugget_values(found: tuple[int, ...]) -> list[int]:
    return [LOWEST_NUGGET + value for value, count in enumerate(found) for _ in range(count)]


def ways(t: Pioneers) -> dict[str, list[WayView]]:
    """To every destination on offer, the payments on offer."""
    names = [city.name for city in t.box.side.cities]
    if t.step == MOVEMENT:
        goals = [city for city in range(len(names)) if t.note >> city & 1]
    else:
        goals = [t.note] if t.step == ROUTING else []
    return {names[goal]: [way(t, route) for route in t.routes_to(t.player, goal)] for goal in goals}


def way(t: Pioneers, route: list[int]) -> WayView:
    purses = ["bank", *(SEAT_NAMES[(t.player + i) % t.players] for i in range(1, t.players))]
    names = t.box.side.line_names
    return {
        "fare": sum(route[: t.players]),
        "pays": {purse: amount for purse, amount in zip(purses, route, strict=False) if amount},
        "lines": [names[line] for line in route[t.players :]],
    }


def imagine(t: Pioneers, seat: int | None, rng: random.Random) -> Pioneers:
    """A table that may be the real one for all *seat* knows.

    Which coaches were removed is drawn only when a coach is revealed, so the stack needs no imagining.
    The nuggets of others and those left are mixed and dealt again: every way is equally likely.
    """
    other = t.copy()
    found = [*t.found]
    hidden = [s for s in range(t.players) if s != seat and not t.over]
    pool = [v for v in range(NUGGETS) for _ in range(t.nuggets[v] + sum(found[s * NUGGETS + v] for s in hidden))]
    rng.shuffle(pool)
    for s in hidden:
        mine = [pool.pop() for _ in range(sum(found[s * NUGGETS : (s + 1) * NUGGETS]))]
        found[s * NUGGETS : (s + 1) * NUGGETS] = [mine.count(v) for v in range(NUGGETS)]
    other.found = found
    other.nuggets = [pool.count(v) for v in range(NUGGETS)]
    return other
