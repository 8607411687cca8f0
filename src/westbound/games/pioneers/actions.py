"""Pioneers: the actions in words."""

from __future__ import annotations

from functools import lru_cache

from westbound.engine.space import Block, Space
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.names import (
    COACH,
    COACHES,
    COVER,
    DEAL,
    DRIVE,
    EXCHANGE,
    FIRST,
    JOIN,
    LAY,
    LOWEST_NUGGET,
    NUGGET,
    NUGGETS,
    PASS,
    REINS,
    REPLACE,
    RETURN,
    REVEAL,
    ROAD,
    ROUTE,
    ROUTES,
    SETTLE,
    SLOTS,
    STARTERS,
    TRAVEL,
    TWO_ROADS,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES

SEAT_NAMES = ("red", "blue", "green", "yellow")


@lru_cache(2**4)
def space(box: Box) -> Space:
    """The words of this box: ``road albany-utica``, ``travel denver``, ``drive denver``, ``settle farmer 1``."""
    cities = tuple(city.name for city in box.side.cities)
    lines = tuple(box.side.line_name(line) for line in range(len(box.side.lines)))
    coaches = tuple(coach.name for coach in box.edition.coaches)
    passengers = tuple(f"{job} {coach + 1}" for job in JOB_NAMES for coach in range(COACHES))
    return Space(
        [
            Block("pass", PASS),
            Block("road", ROAD, "line", lines),
            Block("two roads", TWO_ROADS),
            Block("coach", COACH, "slot", numbered(SLOTS)),
            Block("travel", TRAVEL, "city", cities),
            Block("reins", REINS),
            Block("drive", DRIVE, "city", cities),
            Block("route", ROUTE, "route", numbered(ROUTES)),
            Block("settle", SETTLE, "passenger", passengers),
            Block("return", RETURN, "passenger", passengers),
            Block("join", JOIN, "coach", numbered(COACHES)),
            Block("cover", COVER, "city", cities),
            Block("lay", LAY, "tile", tuple(TILE_NAMES)),
            Block("replace", REPLACE, "city", cities),
            Block("exchange", EXCHANGE, "city", cities),
            Block("first", FIRST, "player", SEAT_NAMES[: box.players]),
            Block("reveal", REVEAL, "card", coaches[:STARTERS]),
            Block("deal", DEAL, "card", coaches[STARTERS:]),
            Block("nugget", NUGGET, "value", tuple(str(LOWEST_NUGGET + value) for value in range(NUGGETS))),
        ]
    )


def numbered(count: int) -> tuple[str, ...]:
    return tuple(str(i + 1) for i in range(count))
