"""The clocks of a table: time runs for those who have to choose, first the turn's, then the bank for the game."""

from __future__ import annotations

from collections.abc import Iterable

from westbound.server.state.events import Clock

BACK = 4  # players who come back after running out of time get a fourth of the bank


class Clocks:
    """What everyone has left, in milliseconds.  Every method is given the time; nothing here reads a clock.

    >>> clocks = Clocks(Clock(turn=10, bank=60), players=2)
    >>> clocks.run([0], at=1_000)
    >>> clocks.run([1], at=13_000)
    >>> clocks.turn, clocks.bank, clocks.due
    ([0, 10000], [58000, 60000], 83000)
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.turn = [1000 * clock.turn] * players  # left for this turn
        self.bank = [1000 * clock.bank] * players  # left in addition, for the whole game
        self.running: list[int] = []
        self.paused = False
        self._at = 0
        self._turns: list[tuple[int, list[int]]] = []  # the action that began each, and what was left before it

    @property
    def due(self) -> int | None:
        """When somebody's time is up, if nothing happens before."""
        return min((self._at + self.left(seat) for seat in self.running), default=None)

    def out(self, at: int) -> list[int]:
        """The seats whose time is up at *at*."""
        return [seat for seat in self.running if self._at + self.left(seat) <= at]

    def left(self, seat: int) -> int:
        """All the time a seat has left."""
        return self.turn[seat] + self.bank[seat]

    def run(self, seats: Iterable[int], at: int) -> None:
        """It is *at*; from now on time runs for these seats."""
        at = max(at, self._at)  # clocks of machines differ
        for seat in self.running:
            beyond = self.turn[seat] - (at - self._at)
            self.turn[seat] = max(beyond, 0)
            self.bank[seat] = max(self.bank[seat] + min(beyond, 0), 0)
        self._at = at
        self.running = [] if self.paused else [*seats]

    def begin_turn(self, at: int, action: int) -> None:
        """A turn begins with *action*: everyone gets the time for one turn, however often they choose in it."""
        self.run(self.running, at)
        self._turns.append((action, self.turn))
        self.turn = [1000 * self.clock.turn] * len(self.turn)

    def take_back(self, action: int) -> None:
        """Undo everything since *action*: nobody keeps the time of turns that are taken back."""
        while self._turns and self._turns[-1][0] >= action:
            _, before = self._turns.pop()
            self.turn = [min(left) for left in zip(self.turn, before, strict=True)]

    def stand_still(self, time: int, at: int) -> None:
        """It is *at*; discount *time* milliseconds of downtime."""
        self._at = min(self._at + time, at)

    def refill(self, seat: int) -> None:
        """Give a newcomer, or a player who had run out of time, something to go on with."""
        self.turn[seat] = 1000 * self.clock.turn
        self.bank[seat] = max(self.bank[seat], 1000 * self.clock.bank // BACK)
