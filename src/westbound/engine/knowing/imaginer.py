"""Worlds that may be the real one, for all a seat knows."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask


class Imaginer:
    """Changes its table into one that agrees with everything a seat knows, drawn with the right probabilities.

    This one is for games without secrets and leaves the table alone; a game with secrets derives its own, with a table
    of its own rules.  What it does depends on nothing but what the seat knows and the seed.  So a table that was
    imagined for a seat can be imagined for it again, with the same probabilities.
    """

    def imagine(self, seat: int, seed: Mask) -> bool:
        """Imagine what *seat* (or a spectator, NO_SEAT) does not know; false if no world is found."""
        return True

    def vary(self, seat: int, seed: Mask) -> bool:
        """Imagine another world for the same position and seat; it may be cheaper, and related to the last one."""
        return self.imagine(seat, seed)

    def imagined(self, seat: int, seed: Mask) -> bool:
        """The same as ``imagine``, for callers in Python."""
        return self.imagine(seat, seed)
