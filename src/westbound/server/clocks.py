"""The clocks of a table: time runs for those who have to choose, first that of the turn, then that of the game."""

from __future__ import annotations

from collections.abc import Iterable

from westbound.server.events import Clock

BACK = 4  # who comes back after running out of time has a fourth of the game's


class Clocks:
    """What everybody has left, in milliseconds.  Whatever happens says when; nothing here looks at the time.

    >>> clocks = Clocks(Clock(turn=10, bank=60), players=2)
    >>> clocks.run([0], at=1_000)
    >>> clocks.run([1], at=13_000)
    >>> clocks.turn, clocks.bank, clocks.due
    ([0, 10000], [58000, 60000], 83000)
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.turn = [1000 * clock.turn] * players  # left of this turn
        self.bank = [1000 * clock.bank] * players  # left besides, for the whole game
        self.running: list[int] = []
        self.paused = False
        self._at = 0

    @property
    def due(self) -> int | None:
        """When somebody's time is up, if nothing happens before."""
        return min((self._at + self.turn[seat] + self.bank[seat] for seat in self.running), default=None)

    def out(self, at: int) -> list[int]:
        """Whose time is up then."""
        return [seat for seat in self.running if self._at + self.turn[seat] + self.bank[seat] <= at]

    def run(self, seats: Iterable[int], at: int) -> None:
        """It is *at*; from now on time runs for these seats."""
        for seat in self.running:
            beyond = self.turn[seat] - max(at - self._at, 0)
            self.turn[seat] = max(beyond, 0)
            self.bank[seat] = max(self.bank[seat] + min(beyond, 0), 0)
        self._at = at
        self.running = [] if self.paused else [*seats]

    def begin_turn(self, at: int) -> None:
        """Somebody's turn begins: everybody has the time of a turn again, once, however often they are asked."""
        self.run(self.running, at)
        self.turn = [1000 * self.clock.turn] * len(self.turn)

    def refill(self, seat: int) -> None:
        """Somebody comes to the seat, or back to it: there must be something to go on with."""
        self.turn[seat] = 1000 * self.clock.turn
        self.bank[seat] = max(self.bank[seat], 1000 * self.clock.bank // BACK)
