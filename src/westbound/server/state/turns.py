"""The turns of a game: what lies far enough back for spectators to see who was ahead."""

from __future__ import annotations


class Turns:
    """Where each turn began, as the number of actions before it."""

    def __init__(self) -> None:
        self.told = 0  # the latest beginning that lies a whole round back, or has done so; 0: none
        self.recent: list[int] = []  # the latest of those beginnings, for a round
        self._began: list[tuple[int, int]] = []  # with the seat whose turn it is

    def begin(self, at: int, seat: int, players: int) -> None:
        """The turn of *seat* begins after *at* actions.

        A round is over when a turn of everybody has begun since; at the latest, after twice as many turns as players.
        """
        if self._began and self._began[-1][0] == at:
            self._began.pop()  # it was over at once
        self._began.append((at, seat))
        for count in range(players, 2 * players + 1):
            since = self._began[-count:]
            if len(self._began) > count and (len({who for _, who in since}) == players or count == 2 * players):
                self._tell(self._began[-count - 1][0], players)
                break

    def _tell(self, at: int, players: int) -> None:
        if at > self.told:
            self.told = at
            self.recent = [*self.recent, at][-players:]

    def take_back(self, to: int) -> None:
        """Everything after *to* actions was undone."""
        while self._began and self._began[-1][0] > to:
            self._began.pop()
