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
        self._turns: list[tuple[int, list[int]]] = []  # the action with which each began, and what was left before

    @property
    def due(self) -> int | None:
        """When somebody's time is up, if nothing happens before."""
        return min((self._at + self.left(seat) for seat in self.running), default=None)

    def out(self, at: int) -> list[int]:
        """Whose time is up then."""
        return [seat for seat in self.running if self._at + self.left(seat) <= at]

    def left(self, seat: int) -> int:
        """All that a seat has, if time runs for it from now on."""
        return self.turn[seat] + self.bank[seat]

    def run(self, seats: Iterable[int], at: int) -> None:
        """It is *at*; from now on time runs for these seats."""
        at = max(at, self._at)  # not all machines have the same time
        for seat in self.running:
            beyond = self.turn[seat] - (at - self._at)
            self.turn[seat] = max(beyond, 0)
            self.bank[seat] = max(self.bank[seat] + min(beyond, 0), 0)
        self._at = at
        self.running = [] if self.paused else [*seats]

    def begin_turn(self, at: int, action: int) -> None:
        """With that action somebody's turn begins: everybody has the time of a turn, once, however often asked."""
        self.run(self.running, at)
        self._turns.append((action, self.turn))
        self.turn = [1000 * self.clock.turn] * len(self.turn)

    def take_back(self, action: int) -> None:
        """Of a turn that is taken back, with all since that action, nobody keeps the time."""
        while self._turns and self._turns[-1][0] >= action:
            _, before = self._turns.pop()
            self.turn = [min(left) for left in zip(self.turn, before, strict=True)]

    def stand_still(self, time: int, at: int) -> None:
        """It is *at*; of the time until now, so much has not passed."""
        self._at = min(self._at + time, at)

    def refill(self, seat: int) -> None:
        """Somebody else comes to the seat, or who was out of time: there must be something to go on with."""
        self.turn[seat] = 1000 * self.clock.turn
        self.bank[seat] = max(self.bank[seat], 1000 * self.clock.bank // BACK)
