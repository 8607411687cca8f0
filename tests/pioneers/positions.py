"""Positions in which the stagecoach is to move."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.pioneers.story import dealt, fresh
from westbound.engine.names import CHANCE
from westbound.games.pioneers.names import CITIES, COACHES, MOVEMENT, NO_TILE, WORD, WORDS
from westbound.games.pioneers.rules import Pioneers


def positions(players: int, count: int, seed: int) -> Iterator[Pioneers]:
    """Positions in random games where the stagecoach is to move."""
    rng = random.Random(seed)
    while True:
        t = fresh(players)
        while not t.over:
            seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
            legal = t.legal(seat)
            if t.step == MOVEMENT:
                yield t.copy()
                count -= 1
                if count == 0:
                    return
            action = rng.choices(legal, t.weights(seat))[0] if seat == CHANCE else rng.choice(legal)
            t.apply(seat, action)


def with_more_roads(t: Pioneers, rng: random.Random, count: int) -> Pioneers:
    """Some more roads, at most two on a line, and some more money."""
    roads, free, cash = list(t.roads), list(t.free), list(t.cash)
    for _ in range(count):
        player, line = rng.randrange(t.players), rng.randrange(len(t.box.side.lines))
        word, here = line // WORD, 1 << line % WORD
        owners = [s for s in range(t.players) if roads[s * WORDS + word] & here]
        if player not in owners and len(owners) < 2:
            roads[player * WORDS + word] |= here
            free[word] &= ~here
    cash[t.player] = rng.randrange(1, 8)
    other = t.copy()
    other.roads, other.free, other.cash = roads, free, cash
    return other


def scattered(rng: random.Random, roads: int, cash: int) -> Pioneers:
    """A board whose cities are all settled, with roads all over."""
    t = dealt(4, "bill").copy()
    t.tiles = [NO_TILE] * CITIES
    t = with_more_roads(t, rng, roads)
    t.cash = [cash] + [0] * (len(t.cash) - 1)
    t.stagecoach = rng.randrange(CITIES)
    return t


def aboard(t: Pioneers, player: int) -> set[int]:
    fleet = range(player * COACHES, player * COACHES + t.fleet[player])
    return {
        job
        for i in fleet
        for place, job in enumerate(t.box.edition.coaches[t.coaches[i]].seats)
        if t.crews[i] >> place & 1
    }
