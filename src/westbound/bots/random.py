"""A bot that picks any legal action with equal probability."""

from __future__ import annotations

from westbound.bots.bot import Situation


class Random:
    """Picks any legal action."""

    def choose(self, situation: Situation) -> int:
        return situation.rng.choice(situation.legal)
