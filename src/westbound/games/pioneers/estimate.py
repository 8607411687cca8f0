"""Pioneers: what a position looks worth to a beginner."""

from __future__ import annotations

from westbound.games.pioneers.names import (
    COACHES,
    HOTEL,
    NO_TILE,
    ROADS_EACH,
    TILES,
)
from westbound.games.pioneers.rules import Pioneers

USUAL_ROUNDS = 12
COACH_PROGRESS = 0.7  # of a coach's points, times the share of its seats that are empty
PASSENGER = 0.9  # a pioneer on a coach whom some city still wants ...
STRANDED = 0.2  # ... or only a hotel
DOLLAR, SPARE_DOLLAR, ENOUGH_DOLLARS = 0.8, 0.3, 5
BANKER = 0.5  # per round
MERCHANT = 0.5
OPEN_CITY = 0.6  # a tile next to the player's own network
ROAD = 0.35


def estimate(t: Pioneers, seat: int) -> float:
    """The points so far, and part of those that can be hoped for."""
    points = float(sum(t.sources(seat)))
    if t.over:
        return points
    cash = t.cash[seat]
    rounds = 0 if t.last_round else max(USUAL_ROUNDS - t.round, 2)
    if rounds == 0:
        return points + 0.05 * cash
    money = DOLLAR * min(cash, ENOUGH_DOLLARS) + SPARE_DOLLAR * max(cash - ENOUGH_DOLLARS, 0)
    hopes = money * rounds / USUAL_ROUNDS  # the fewer rounds are left, the less it buys
    hopes += rounds * (BANKER * t.bankers[seat] + MERCHANT * t.merchants[seat])
    hopes += passengers(t, seat)
    tiles = t.tiles
    hopes += OPEN_CITY * sum(tiles[city] < NO_TILE for city in t.network_of(seat))
    hopes += ROAD * (ROADS_EACH - t.stock[seat])
    return points + hopes


def passengers(t: Pioneers, seat: int) -> float:
    """Partly emptied coaches, and pioneers still on board."""
    wanted = [0] * (TILES + 2)
    for tile in t.tiles:
        wanted[tile] += 1
    at = seat * COACHES
    worth = 0.0
    for card, crew in zip(t.coaches[at : at + t.fleet[seat]], t.crews[at : at + t.fleet[seat]], strict=True):
        if crew == 0:
            continue
        coach = t.box.edition.coaches[card]
        aboard = [job for i, job in enumerate(coach.seats) if crew >> i & 1]
        empty = len(coach.seats) - len(aboard)
        worth += COACH_PROGRESS * coach.points * empty / len(coach.seats) - empty
        worth += sum(PASSENGER if wanted[job] else STRANDED * (wanted[HOTEL] > 0) for job in aboard)
    return worth
