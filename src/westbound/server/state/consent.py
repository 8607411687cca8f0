"""What everyone at a table is asked to agree to: a player's request, or a new player."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass
class Application:
    """A person asks to take over a seat from a bot; some have agreed."""

    seat: int
    name: str
    seq: int  # the event that asked
    at: int  # and its time
    agreed: set[int] = field(default_factory=set)


@dataclass
class ConsentRequest:
    """A seat asks to undo, or to stop the clocks; some have agreed."""

    seat: int
    what: Literal["undo", "pause"]
    seq: int  # the event that asked
    at: int  # and its time
    agreed: set[int] = field(default_factory=set)

    def answer(self, seat: int, agrees: bool) -> str:
        """Note that a seat agrees, refuses, or withdraws its own request; return the key of the log line about it."""
        if agrees:
            self.agreed.add(seat)
            return "agreed"
        if seat == self.seat:
            return "withdrew"
        return "disagreed" if self.what == "undo" else "disagreed-pause"
