"""A small neural net that judges positions by what a seat knows."""

from __future__ import annotations

import cython

from westbound.bots.mind.judge import Judge
from westbound.engine.desk import Reals
from westbound.engine.flow import Flow
from westbound.engine.knowing.sight import Sight

if not cython.compiled:
    from westbound.bots.mind.names import *
    from westbound.engine.names import MOST_COLUMNS, SEATS
    from westbound.engine.native import add_layer, exp, on_grid, reals, shift_sums


class Net(Judge):
    """Two hidden layers (rectified); then, for each seat, a share of the win and a margin.

    The positions of a search differ little from one another.  So the sums of the first layer are kept for each seat,
    and a position only changes them where its row differs from that seat's last one.  Rows and weights are rounded
    to a grid, so that these sums are exact: they are the same whatever was judged before, compiled or interpreted.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        if not cython.compiled:
            super().__init__()
            self.columns = 0
            self._weights = reals(MOST_COLUMNS * HIDDEN + REST)  # by layer, and there by input
            self._row = reals(SEATS * MOST_COLUMNS)  # by seat: its last row ...
            self._sums = reals(SEATS * HIDDEN)  # ... and the sums of the first layer for it
            self._inner = reals(SECOND)
            self._out = reals(OUTPUTS)

    def load(self, columns: int, weights: Reals) -> None:
        """Take the weights, layer by layer, each followed by its biases.  :raises ValueError: if they do not fit."""
        if not 0 < columns <= MOST_COLUMNS or len(weights) != columns * HIDDEN + REST:
            raise ValueError(f"{len(weights)} weights do not fit a net with {columns} columns")
        self.columns = columns
        for i in range(len(weights)):
            self._weights[i] = weights[i]
        first = (columns + 1) * HIDDEN
        for i in range(first):
            self._weights[i] = on_grid(weights[i])
        for seat in range(SEATS):
            for i in range(columns):
                self._row[seat * MOST_COLUMNS + i] = 0.0
            for i in range(HIDDEN):
                self._sums[seat * HIDDEN + i] = self._weights[columns * HIDDEN + i]

    def judge(self, t: Flow, seat: int) -> None:
        t.observe(seat, self.sight)
        self.feed(seat)
        players = t.players
        most = self._out[0]
        for i in range(1, players):
            most = max(most, self._out[i])
        total = 0.0
        for i in range(players):
            self._out[i] = exp(self._out[i] - most)
            total += self._out[i]
        for i in range(players):
            other = (seat + i) % players
            self.chance[other] = self._out[i] / total
            self.lead[other] = self._out[players + i] * CLEAR_LEAD / 2.0
            self.worth[other] = (1.0 - self.mix) * self.chance[other] + self.mix * self.squash(self._out[players + i])

    def feed(self, seat: int) -> None:
        """Compute the outputs for the row in ``sight``, which is what *seat* knows."""
        n = min(self.sight.size, self.columns)
        shift_sums(
            self._sums, seat * HIDDEN, HIDDEN, self._weights, self._row, seat * MOST_COLUMNS, self.sight.numbers, n
        )
        at = (self.columns + 1) * HIDDEN
        for i in range(SECOND):
            self._inner[i] = self._weights[at + HIDDEN * SECOND + i]
        add_layer(self._inner, SECOND, self._weights, at, self._sums, seat * HIDDEN, HIDDEN)
        at += (HIDDEN + 1) * SECOND
        for i in range(OUTPUTS):
            self._out[i] = self._weights[at + SECOND * OUTPUTS + i]
        add_layer(self._out, OUTPUTS, self._weights, at, self._inner, 0, SECOND)
