"""Pioneers: what a seat may imagine about what it cannot see."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.imaginer import Imaginer
from westbound.games.pioneers.rules import Pioneers

if not cython.compiled:
    from westbound.engine.native import row
    from westbound.games.pioneers.names import PLAYERS


class Nuggets(Imaginer):
    """The nuggets of others and those left are mixed and dealt again: every way is equally likely.

    Which coaches were removed is drawn only when a coach is revealed, so the stack needs no imagining.
    """

    def __init__(self, table: Pioneers) -> None:
        self.table = table
        if not cython.compiled:
            self._sizes = row(PLAYERS)

    def imagine(self, seat: int, seed: Mask) -> bool:
        self.table.shake(seed)
        if self.table.over:  # nothing is hidden any more
            return True
        for other in range(self.table.players):
            self._sizes[other] = self.table.put_nuggets_back(other) if other != seat else 0
        for other in range(self.table.players):
            for _ in range(self._sizes[other]):
                self.table.deal_nugget(other)
        return True


def imaginer(t: Pioneers) -> Imaginer:
    return Nuggets(t)
