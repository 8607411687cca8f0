"""A bot that picks any legal action with equal probability."""

from __future__ import annotations

import random

from westbound.engine.flow import Flow
from westbound.engine.game import Game


class Random:
    """Picks any legal action."""

    def choose(self, game: Game, table: Flow, seat: int, rng: random.Random) -> int:
        return rng.choice(table.legal(seat))
