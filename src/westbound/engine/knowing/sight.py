"""What a seat knows, as a row of numbers: the input of nets and of research programs."""

from __future__ import annotations

import cython

if not cython.compiled:
    from westbound.engine.names import *
    from westbound.engine.native import reals


class Sight:
    """A row with a number in each column; a game's ``observe`` fills it in.

    The columns of each player come first, those of the viewer before the others in turn order; then those that all
    share.  ``names.py`` of a game numbers the former ``SIGHT_…``, the latter ``COMMON_…``.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.size = 0  # columns in use
            self.numbers = reals(MOST_COLUMNS)

    def blank(self, size: int) -> None:
        """Start a new row of that many columns, all of them 0."""
        self.size = size
        for i in range(size):
            self.numbers[i] = 0.0

    def row(self) -> list[float]:
        """The numbers of all columns."""
        return [self.numbers[i] for i in range(self.size)]
