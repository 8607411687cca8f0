"""What somebody asks of all others at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass
class Asking:
    """A seat wants to take back, or to stop the clocks; some have agreed."""

    seat: int
    what: Literal["undo", "pause"]
    seq: int  # the event with which it was asked
    at: int  # and when
    agreed: set[int] = field(default_factory=set)

    def answer(self, seat: int, agrees: bool) -> str:
        """Somebody agrees or does not, or thinks better of asking; tells what to say of it."""
        if agrees:
            self.agreed.add(seat)
            return "agreed"
        if seat == self.seat:
            return "withdrew"
        return "disagreed" if self.what == "undo" else "disagreed-pause"
