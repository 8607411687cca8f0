"""Premoves: steps at which players have decided in advance to pass."""

from __future__ import annotations

from westbound.engine.match import Match
from westbound.server.state.events import Planned


class Premoves(dict[int, Planned]):
    """The premoves of a table, by seat."""

    def make(self, premove: Planned) -> None:
        """Replace the seat's premove; one without a step only removes the old one."""
        self.pop(premove.seat, None)
        if premove.step:
            self[premove.seat] = premove

    def begin_turn(self, seat: int) -> None:
        """Drop the premoves that end with the beginning of the turn of *seat*."""
        for premove in [*self.values()]:
            if premove.until == "turn" or (premove.until == "mine" and premove.seat == seat):
                del self[premove.seat]

    def next(self, match: Match) -> tuple[int, str] | None:
        """The seat that passes now because of a premove, and its words."""
        for seat in match.actors() if self else ():
            premove = self.get(seat)
            if premove and match.view(seat)["step"] == premove.step:
                words = match.game.premoves[premove.step]
                if words in match.legal(seat):
                    return seat, words
        return None
