"""Bots that play a game to its end, stopping before each decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from westbound.bots import Bot, Situation
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import CHANCE


def played_on(game: Game, table: Flow, playing: Sequence[Bot], rng: random.Random) -> Iterator[int]:
    """Let bots, one for each seat, play to the end; yield the seat before each decision."""
    while not table.over:
        actors = table.actors()
        seat = next(each for each in range(CHANCE + 1) if actors >> each & 1)
        legal = table.legal(seat)
        if seat == CHANCE:
            table.apply(seat, rng.choices(legal, table.weights(seat))[0])
        elif len(legal) == 1:
            table.apply(seat, legal[0])
        else:
            yield seat
            table.apply(seat, playing[seat].choose(Situation(game, game.imagine(table, seat, rng), seat, rng)))
