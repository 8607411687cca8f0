"""A bot that tries every action and takes the one it likes best: a sensible opponent for a beginner.

It looks ahead through the few choices that follow from its own, and judges the result by the game's
``estimate``.  It does not think about what others will do.
"""

from __future__ import annotations

import random

from westbound.engine.flow import Flow
from westbound.engine.game import Game

FEW = 12  # follow a choice further only if it has no more options than this
DEEP = 4


class Greedy:
    """Takes what looks best now."""

    def choose(self, game: Game, table: Flow, seat: int, rng: random.Random) -> int:
        actions = worth_trying(game, table.legal(seat))
        rng.shuffle(actions)  # equally good actions are equally likely
        return max(actions, key=lambda action: self.value(game, after(table, seat, action), seat, DEEP))

    def value(self, game: Game, table: Flow, seat: int, depth: int) -> float:
        """Return what the position is worth if *seat* continues with its best choices."""
        actions = worth_trying(game, table.legal(seat))
        if depth == 0 or not 0 < len(actions) <= FEW:
            return game.estimate(table, seat)
        return max(self.value(game, after(table, seat, action), seat, depth - 1) for action in actions)


def worth_trying(game: Game, actions: list[int]) -> list[int]:
    """Return the actions without those that break one into small steps, which only changes what others get."""
    return [action for action in actions if action not in game.bit_by_bit]


def after(table: Flow, seat: int, action: int) -> Flow:
    """Return a copy of the table after *seat* has done this."""
    trial = table.copy()
    trial.apply(seat, action)
    return trial
