"""Ways of the stagecoach, found the slow way: the judge of ``routes_to``."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.games.pioneers.names import HOTEL, JOBS, NO_TILE, WORD, WORDS
from westbound.games.pioneers.rules import Pioneers

Payment = tuple[int, ...]  # the bank, then the rivals clockwise


class Map:
    """The board as the spec describes it, for one player."""

    def __init__(self, t: Pioneers, player: int) -> None:
        roads, n = t.roads, t.players
        self.lines = t.box.side.lines
        self.start = t.stagecoach
        self.cash = t.cash[player]
        self.clear = [tile == NO_TILE for tile in t.tiles]
        self.fares: list[Payment] = []
        self.at: list[list[tuple[int, int]]] = [[] for _ in t.tiles]  # by city: lines and the cities beyond
        for line, (a, b) in enumerate(self.lines):
            owners = [s for s in range(n) if roads[s * WORDS + line // WORD] >> line % WORD & 1]
            self.fares.append(fare(n, player, owners))
            self.at[a].append((line, b))
            self.at[b].append((line, a))

    def paths(self, here: int, goal: int, passed: frozenset[int], paid: Payment) -> Iterator[Payment]:
        """The payment of every simple path that can be paid; no tile is passed."""
        for line, there in self.at[here]:
            fare = plus(paid, self.fares[line])
            if there in passed or sum(fare) > self.cash:
                continue
            if there == goal:
                yield fare
            elif self.clear[there]:
                yield from self.paths(there, goal, passed | {there}, fare)

    def payments(self, goal: int) -> list[Payment]:
        """What the spec offers, by looking at every simple path."""
        nothing = (0,) * len(self.fares[0])
        return offered(set(self.paths(self.start, goal, frozenset({self.start}), nothing)))

    def payments_by_waves(self) -> list[list[Payment]]:
        """The same for every city, where there are too many paths: improve until nothing improves."""
        nothing = (0,) * len(self.fares[0])
        best: list[set[Payment]] = [set() for _ in self.clear]
        best[self.start] = {nothing}
        todo = [self.start]
        while todo:
            here = todo.pop(0)
            for line, there in self.at[here]:
                more = {plus(paid, self.fares[line]) for paid in best[here]} - best[there]
                better = undominated(best[there] | {paid for paid in more if sum(paid) <= self.cash})
                if better != best[there]:
                    best[there] = better
                    if self.clear[there] and there not in todo:
                        todo.append(there)
        return [offered(payments) for payments in best]


def fare(players: int, player: int, owners: list[int]) -> Payment:
    """No road: $1 to the bank; own road among them: free; else $1 to every owner."""
    if player in owners:
        return (0,) * players
    rivals = [(player + i) % players for i in range(1, players)]
    return (int(not owners), *(int(rival in owners) for rival in rivals))


def plus(paid: Payment, more: Payment) -> Payment:
    return tuple(a + b for a, b in zip(paid, more, strict=True))


def undominated(payments: set[Payment]) -> set[Payment]:
    def beats(one: Payment, other: Payment) -> bool:
        return one != other and all(a <= b for a, b in zip(one, other, strict=True))

    return {p for p in payments if not any(beats(other, p) for other in payments)}


def offered(payments: set[Payment]) -> list[Payment]:
    return sorted(undominated(payments), key=lambda p: (sum(p), p))[:16]


def wanted(tile: int, aboard: set[int]) -> bool:
    """Whether one of those aboard could settle on that tile."""
    return (tile < JOBS and tile in aboard) or (tile == HOTEL and bool(aboard))
