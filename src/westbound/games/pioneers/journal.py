"""Pioneers: what the numbers of a journal entry are."""

from __future__ import annotations

from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.names import (
    ARRIVED,
    BANK,
    BEGINS,
    BUILT,
    CITY_COVERED,
    COACH_BOUGHT,
    COACH_DEALT,
    COACH_EMPTIED,
    COACH_REVEALED,
    DECLINED,
    DROVE,
    GAME_OVER,
    INCOME_TAKEN,
    JOINED,
    LAST_ROUND_COACHES,
    LAST_ROUND_ROADS,
    NO_PURCHASE,
    NUGGET_SEEN,
    NUGGET_TAKEN,
    PAID,
    REINS_TAKEN,
    RETURNED,
    ROUTES_LOST,
    SCORED_NETWORK,
    SCORED_NUGGETS,
    SCORED_SEATS,
    SETTLED,
    STALLED,
    STAYED,
    TILE_BOXED,
    TILE_KEPT,
    TILE_LAID,
    TILE_REPLACED,
    TILES_EXCHANGED,
    TURN_OF,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES

# By kind: the key of the sentence, then name and nature of each number.
KINDS: dict[int, tuple[str, ...]] = {
    CITY_COVERED: ("city-covered", "city:city"),
    TILE_LAID: ("tile-laid", "city:city", "tile:tile"),
    TILE_REPLACED: ("tile-replaced", "city:city", "tile:tile"),
    TILES_EXCHANGED: ("tiles-exchanged", "city:city", "other:city"),
    BEGINS: ("begins", "player:player"),
    COACH_REVEALED: ("coach-revealed", "card:card", "slot:place"),
    COACH_DEALT: ("coach-dealt", "player:player", "card:card"),
    TURN_OF: ("turn-of", "player:player", "round:number"),
    INCOME_TAKEN: ("income-taken", "player:player", "amount:number"),
    PAID: ("paid", "payer:purse", "payee:purse", "amount:number"),
    NO_PURCHASE: ("no-purchase", "player:player"),
    BUILT: ("built", "player:player", "line:line"),
    COACH_BOUGHT: ("coach-bought", "player:player", "card:card", "price:number"),
    DROVE: ("drove", "player:player", "line:line", "city:city"),
    ARRIVED: ("arrived", "player:player", "city:city", "fare:number"),
    STAYED: ("stayed", "player:player"),
    REINS_TAKEN: ("reins-taken", "player:player"),
    ROUTES_LOST: ("routes-lost", "player:player", "city:city"),
    SETTLED: ("settled", "player:player", "job:job", "city:city"),
    COACH_EMPTIED: ("coach-emptied", "player:player", "card:card", "points:number"),
    TILE_KEPT: ("tile-kept", "player:player", "tile:tile"),
    TILE_BOXED: ("tile-boxed", "player:player", "tile:tile"),
    RETURNED: ("returned", "player:player", "job:job"),
    NUGGET_TAKEN: ("nugget-taken", "player:player"),
    NUGGET_SEEN: ("nugget-seen", "player:player", "points:number"),
    DECLINED: ("declined", "player:player", "host:player"),
    JOINED: ("joined", "player:player", "host:player"),
    LAST_ROUND_ROADS: ("last-round-roads", "player:player"),
    LAST_ROUND_COACHES: ("last-round-coaches",),
    STALLED: ("stalled",),
    SCORED_SEATS: ("scored-seats", "player:player", "points:number"),
    SCORED_NUGGETS: ("scored-nuggets", "player:player", "points:number"),
    SCORED_NETWORK: ("scored-network", "player:player", "pioneers:number", "points:number"),
    GAME_OVER: ("game-over",),
}


UNSPOKEN = frozenset({DROVE})
REVEALS = frozenset({SCORED_NUGGETS})


def entity(box: Box, kind: str, number: int) -> str:
    """What a number of that nature stands for, in words."""
    if kind == "city":
        return str(box.side.cities[number].name)
    if kind == "line":
        return str(box.side.line_name(number))
    if kind == "card":
        return str(box.edition.coaches[number].name)
    if kind == "tile":
        return TILE_NAMES[number]
    if kind == "job":
        return JOB_NAMES[number]
    if kind == "place":
        return str(number + 1)
    if kind == "purse" and number == BANK:
        return "bank"
    if kind in ("player", "purse"):
        return SEAT_NAMES[number]
    return str(number)
