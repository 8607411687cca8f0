"""Cups: where the coin may be."""

from __future__ import annotations

import cython

from cups.rules import Cups
from westbound.engine.desk import Mask
from westbound.engine.knowing.imaginer import Imaginer

if not cython.compiled:
    from cups.names import GUESSING, LOTS


class Places(Imaginer):
    """Hides the coin again if the seat has not seen it."""

    def __init__(self, table: Cups) -> None:
        self.table = table

    def imagine(self, seat: int, seed: Mask) -> bool:
        self.table.shake(seed)
        if self.table.step != GUESSING or seat == 1 - self.table.player:
            return True
        lot = self.table.below(LOTS * (LOTS + 1) // 2)
        cup = 0
        while lot >= LOTS - cup:
            lot -= LOTS - cup
            cup += 1
        self.table.coin = cup
        return True
