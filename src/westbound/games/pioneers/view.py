"""Pioneers: what a seat may know, and what it may imagine of the rest."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypedDict

from westbound.engine.game import Sources
from westbound.games.pioneers.actions import SEAT_NAMES
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
    WORD,
    WORDS,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.steps import STEPS


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
    return views(t, [seat])[0]


def views(t: Pioneers, seats: Iterable[int | None]) -> list[PioneersView]:
    """The views of several; what all may know is looked at once."""
    seen_by_all = spectacle(t)
    return [seen_by_all if seat is None else own(t, seen_by_all, seat) for seat in seats]


def own(t: Pioneers, seen_by_all: PioneersView, seat: int) -> PioneersView:
    """What *seat* sees: what all see, and its own nuggets."""
    seen = seen_by_all.copy()
    seen["viewer"] = seat
    seen["players"] = [player(t, s, knows_nuggets=True) if s == seat else p for s, p in enumerate(seen["players"])]
    return seen


def spectacle(t: Pioneers) -> PioneersView:
    """What everybody may know."""
    actors = t.actors()
    return PioneersView(
        game="pioneers",
        edition=t.box.edition.name,
        viewer=None,
        actors=[s for s in range(t.players) if actors >> s & 1],
        step=STEPS[t.step],
        over=t.over,
        winners=[s for s in range(t.players) if t.over and t.leaders() >> s & 1],
        round=t.round,
        last_round=t.last_round,
        first=t.first,
        player=turn_of(t),
        bought=bought(t),
        forced=t.step == PURCHASE and PASS not in t.legal(t.player),
        remaining=remaining(t),
        taken=None if t.taken == NO_TILE else TILE_NAMES[t.taken],
        arrival=None if t.arrival == NOBODY else JOB_NAMES[t.arrival],
        cities=cities(t),
        lines=lines(t),
        stagecoach=t.box.side.cities[t.stagecoach].name,
        display=[None if card == NOBODY else coach(t, card, -1, slot + 1) for slot, card in enumerate(t.display)],
        stack=t.stack_size,
        nuggets_left=sum(t.nuggets),
        players=[player(t, s, knows_nuggets=t.over) for s in range(t.players)],
        ways=ways(t),
    )


def turn_of(t: Pioneers) -> int | None:
    """Whose turn it is; nobody's during set-up and after the end."""
    frames = t.frames(t.player)
    turns = [p for step, p in zip(frames[::2], frames[1::2], strict=True) if STEPS[step] == "turn"]
    return turns[0] if turns and not t.over else None


def bought(t: Pioneers) -> list[str]:
    if t.step != PURCHASE:
        return []
    purchases = {"road": BOUGHT_ONE_ROAD, "two roads": BOUGHT_TWO_ROADS, "coach": BOUGHT_COACH}
    return [name for name, flag in purchases.items() if t.note & flag]


def remaining(t: Pioneers) -> int:
    most = {BUILDING: 2, FREE_ROAD: 1, MORE_FARMERS: FARMERS_MORE}
    return most.get(t.step, t.count) - t.count


def cities(t: Pioneers) -> list[CityView]:
    tiles, settlers, players = t.tiles, t.settlers, t.players
    return [
        {
            "name": city.name,
            "label": city.label,
            "x": city.x,
            "y": city.y,
            "tile": TILE_NAMES[tiles[i]] if tiles[i] < NO_TILE else None,
            "covered": tiles[i] == COVERED,
            "settlers": settlers[i * PLAYERS : i * PLAYERS + players],
        }
        for i, city in enumerate(t.box.side.cities)
    ]


def lines(t: Pioneers) -> list[LineView]:
    side, roads = t.box.side, t.roads
    built = [roads[s * WORDS] | roads[s * WORDS + 1] << WORD for s in range(t.players)]
    by_anybody = 0
    for mask in built:
        by_anybody |= mask
    covered = {i for i, tile in enumerate(t.tiles) if tile == COVERED}
    return [
        {
            "name": name,
            "ends": [*ends],
            "roads": [s for s, mask in enumerate(built) if mask >> i & 1] if by_anybody >> i & 1 else [],
            "covered": not covered.isdisjoint(line),
        }
        for i, (name, ends, line) in enumerate(zip(side.line_names, side.line_ends, side.lines, strict=True))
    ]


def coach(t: Pioneers, card: int, crew: int, price: int = 0) -> CoachView:
    printed = t.box.edition.coaches[card]
    return CoachView(
        name=printed.name,
        seats=[{"job": JOB_NAMES[job], "taken": bool(crew >> i & 1)} for i, job in enumerate(printed.seats)],
        points=printed.points,
        starting=card >= STARTERS,
        price=price,
    )


def player(t: Pioneers, s: int, knows_nuggets: bool) -> PlayerView:
    at, fleet = s * COACHES, t.fleet[s]
    coaches, crews = t.coaches[at : at + fleet], t.crews[at : at + fleet]
    found = t.found[s * NUGGETS : (s + 1) * NUGGETS]
    points = breakdown_of(t, s, knows_nuggets)
    return PlayerView(
        seat=s,
        color=SEAT_NAMES[s],
        cash=t.cash[s],
        supply=t.supply[s],
        roads=t.stock[s],
        bankers=t.bankers[s],
        merchants=t.merchants[s],
        coaches=[coach(t, card, crew) for card, crew in zip(coaches, crews, strict=True)],
        nuggets=sum(found),
        nugget_values=[LOWEST_NUGGET + v for v in range(NUGGETS) for _ in range(found[v])] if knows_nuggets else None,
        breakdown=points,
        score=sum(value or 0 for value in points.values()),
        network=[t.box.side.cities[city].name for city in t.network_of(s)],
    )


def breakdown_of(t: Pioneers, s: int, knows_nuggets: bool) -> Sources:
    """Points by source; that somebody has no nuggets, everybody knows."""
    coaches, seats, nuggets, network = t.sources(s)
    is_known = knows_nuggets or nuggets == 0
    return {"coaches": coaches, "seats": seats, "nuggets": nuggets if is_known else None, "network": network}


def breakdown(t: Pioneers, seat: int | None) -> list[Sources]:
    """Points by source, per seat; ``None`` is not for *seat* to know."""
    return [breakdown_of(t, s, knows_nuggets=t.over or s == seat) for s in range(t.players)]


def ways(t: Pioneers) -> dict[str, list[WayView]]:
    """To every destination on offer, the payments on offer."""
    if t.step == MOVEMENT:
        goals = [city for city in range(len(t.box.side.cities)) if t.note >> city & 1]
    else:
        goals = [t.note] if t.step == ROUTING else []
    return {t.box.side.cities[goal].name: [way(t, route) for route in t.routes_to(t.player, goal)] for goal in goals}


def way(t: Pioneers, route: list[int]) -> WayView:
    purses = ["bank", *(SEAT_NAMES[(t.player + i) % t.players] for i in range(1, t.players))]
    payments = dict(zip(purses, route, strict=False))
    return WayView(
        fare=sum(payments.values()),
        pays={purse: amount for purse, amount in payments.items() if amount},
        lines=[t.box.side.line_name(line) for line in route[t.players :]],
    )


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
