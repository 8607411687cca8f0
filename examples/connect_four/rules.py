"""Connect four: the table with its rules."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow

if not cython.compiled:
    from connect_four.names import *
    from westbound.engine.names import ASK, NO_SEAT
    from westbound.engine.native import bit, masks, overlay, row


class ConnectFour(Flow):
    """Two players drop stones into columns; four in a row win."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.stones = masks(2)  # by player: bit ``column * TALL + row``
            self.height = row(COLUMNS)
            self.open: Mask = 0  # columns that are not full
            self.count_dropped = 0
            self.winner = 0

    def begin(self, step: int) -> bool:
        return ASK

    def turn_options(self) -> None:
        """Drop a stone into any column that is not full."""
        self.offer_each(DROP, self.open)

    def turn_choose(self, action: int) -> None:
        player = self.player
        column = action - DROP
        self.drop(player, column)
        if self.has_four(self.stones[player]):
            self.winner = player
            self.over = True
            self.tell(FOUR, player, 0, 0)
        elif self.count_dropped == SQUARES:
            self.over = True
            self.tell(FULL, 0, 0, 0)
        else:
            self.instead(TURN, 1 - player)

    def score(self, seat: int) -> int:
        return 1 if self.winner == seat else 0

    def estimate(self, seat: int) -> float:
        """1 for a win, -1 for a defeat, 0 for anything else."""
        return 0.0 if self.winner == NO_SEAT else 1.0 if self.winner == seat else -1.0

    def copy(self) -> ConnectFour:
        t = ConnectFour()
        overlay(t, self)
        return t

    def drop(self, player: int, column: int) -> None:
        self.stones[player] |= bit(column * TALL + self.height[column])
        self.height[column] += 1
        self.count_dropped += 1
        if self.height[column] == ROWS:
            self.open &= ~bit(column)
        self.tell(DROPPED, player, column, 0)

    def has_four(self, stones: Mask) -> bool:
        """Four in a row: up, across, or along either diagonal."""
        return (
            self.has_line(stones, 1)
            or self.has_line(stones, TALL)
            or self.has_line(stones, TALL + 1)
            or self.has_line(stones, TALL - 1)
        )

    def has_line(self, stones: Mask, along: int) -> bool:
        pairs = stones & stones >> along
        return pairs & pairs >> 2 * along != 0
