"""Bots that go by the game's own estimate: they see a few of their own choices ahead, and nobody else's."""

from __future__ import annotations

from westbound.bots import minds
from westbound.bots.bot import Situation

AHEAD = 4  # own choices to follow, as long as they are few


class Greedy:
    """Takes what looks best now: a sensible opponent for a beginner."""

    def __init__(self, ahead: int = AHEAD, blur: float = 0.0) -> None:
        """*blur* is the range of points by which it misjudges a position."""
        self._ahead = ahead
        self._blur = blur

    def choose(self, situation: Situation) -> int:
        game, table = situation.game, situation.table
        reflex = minds.reflex_of(game, minds.points(game), table, self._ahead)
        reflex.keep_to(situation.only)
        return reflex.choice(table, situation.seat, situation.rng.getrandbits(60), self._blur)[0]
