"""Rails: what a seat may imagine of what it cannot see."""

from __future__ import annotations

import cython

from rails.rules import Rails
from westbound.engine.desk import Mask
from westbound.engine.knowing.imaginer import Imaginer

if not cython.compiled:
    from rails.names import PLAYERS
    from westbound.engine.native import row


class Hands(Imaginer):
    """The hands of others, dealt again from all cards a seat cannot see."""

    def __init__(self, table: Rails) -> None:
        self.table = table
        if not cython.compiled:
            self._sizes = row(PLAYERS)

    def imagine(self, seat: int, seed: Mask) -> bool:
        self.table.shake(seed)
        for other in range(self.table.players):
            self._sizes[other] = self.table.put_back(other) if other != seat else 0
        for other in range(self.table.players):
            for _ in range(self._sizes[other]):
                self.table.deal(other)
        return True
