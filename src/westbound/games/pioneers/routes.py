"""Pioneers: where the stagecoach can go, and what the way costs."""

from __future__ import annotations

import cython

from westbound.engine.flow import Mask
from westbound.games.pioneers.table import Table

if not cython.compiled:
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneers.names import (
        ARRIVED,
        BANK,
        CITIES,
        DEAREST,
        DROVE,
        MOST_LABELS,
        NO_TILE,
        NOBODY,
        PURSE_BITS,
        ROUTES,
        TOTAL_BITS,
        WORD,
        WORDS,
    )


class Routes(Table):
    """A table that knows the ways of the stagecoach.

    The stagecoach may pass the start space and settled cities, never a tile.
    Per line: your own road is free; without a road $1 goes to the bank; every
    rival road costs $1, to its owner.
    """

    def destinations(self, player: int) -> Mask:
        """The cities that want one of *player*'s pioneers and that he can pay to reach."""
        wanted = self.wanted(player)
        reached: Mask = 0
        if wanted == 0:
            return reached
        self.mark_double_roads()
        seen: Mask = 0
        now: Mask = bit(self.stagecoach)  # places for the fare so far, ...
        soon: Mask = 0  # ... for $1 more, ...
        later: Mask = 0  # ... for $2 more
        for _ in range(self.cash[player] + 1):
            while now != 0:
                here = lowest(now)
                now &= now - 1
                seen |= bit(here)
                tile = self.tiles[here]
                if tile != NO_TILE:
                    if wanted >> tile & 1:
                        reached |= bit(here)
                    continue
                for i in range(self.box.first_at[here], self.box.first_at[here + 1]):
                    there = bit(self.box.beyond[i])
                    if seen & there:
                        continue
                    line = self.box.lines_at[i]
                    if self.owns(player, line):
                        now |= there
                    elif self._two[line // WORD] >> line % WORD & 1:
                        later |= there
                    else:
                        soon |= there
            now = soon & ~seen
            soon = later & ~seen
            later = 0
            if now == 0 and soon == 0:
                break
        return reached

    def mark_double_roads(self) -> None:
        for word in range(WORDS):
            some: Mask = 0
            two: Mask = 0
            for player in range(self.players):
                roads = self.roads[player * WORDS + word]
                two |= some & roads
                some |= roads
            self._two[word] = two

    def fare(self, player: int, line: int) -> Mask:
        """What *line* costs, as a packed payment: the total, the bank, the rivals clockwise."""
        if self.owns(player, line):
            return 0
        if self.free[line // WORD] >> line % WORD & 1:
            return self.dollar(0)
        fare: Mask = 0
        for i in range(1, self.players):
            if self.owns((player + i) % self.players, line):
                fare += self.dollar(i)
        return fare

    def dollar(self, purse: int) -> Mask:
        """$1 to the bank (0), or to the rival so many places to the left."""
        return bit(TOTAL_BITS) + bit(TOTAL_BITS - PURSE_BITS * (purse + 1))

    def paid_to(self, fare: Mask, purse: int) -> int:
        return fare >> TOTAL_BITS - PURSE_BITS * (purse + 1) & 127

    def find_routes(self, player: int, goal: int) -> int:
        """How many undominated payments lead to *goal*, at most 16; ``_route`` has their last labels.

        A label is a place, the payment up to there, and the label before.  Labels
        are taken up by rising total, so a payment is beaten only by earlier ones.
        """
        for city in range(CITIES):
            self._kept[city] = NOBODY
        dearest = min(self.cash[player], DEAREST)
        for total in range(dearest + 1):
            self._waiting[total] = NOBODY
        self._labels = 0
        self.note_label(self.stagecoach, 0, NOBODY, NOBODY)
        found = 0
        for total in range(dearest + 1):
            while self._waiting[total] != NOBODY:
                label = self._waiting[total]
                self._waiting[total] = self._next[label]
                here = self._place[label]
                fare = self._fare[label]
                if self.is_beaten(here, fare) or self.is_beaten(goal, fare):
                    continue
                self._next[label] = self._kept[here]
                self._kept[here] = label
                if here == goal:
                    found += 1
                    continue
                for i in range(self.box.first_at[here], self.box.first_at[here + 1]):
                    there = self.box.beyond[i]
                    if there != goal and self.tiles[there] != NO_TILE:
                        continue
                    more = fare + self.fare(player, self.box.lines_at[i])
                    if more >> TOTAL_BITS <= dearest and not self.is_beaten(there, more):
                        self.note_label(there, more, self.box.lines_at[i], label)
            if found >= ROUTES:
                break
        return self.sort_routes(goal)

    def note_label(self, place: int, fare: Mask, line: int, before: int) -> None:
        label = self._labels
        if label == MOST_LABELS:
            return
        self._labels += 1
        self._place[label] = place
        self._fare[label] = fare
        self._line[label] = line
        self._before[label] = before
        total = fare >> TOTAL_BITS
        self._next[label] = self._waiting[total]
        self._waiting[total] = label

    def is_beaten(self, city: int, fare: Mask) -> bool:
        """Whether a payment kept at *city* is nowhere higher than *fare*."""
        guard = bit(7) + bit(15) + bit(23) + bit(31)
        purses = bit(TOTAL_BITS) - 1
        label = self._kept[city]
        while label != NOBODY:
            if ((fare & purses | guard) - (self._fare[label] & purses)) & guard == guard:
                return True
            label = self._next[label]
        return False

    def sort_routes(self, goal: int) -> int:
        """List the payments kept at *goal* by total, then from the bank on; at most 16."""
        count = 0
        label = self._kept[goal]
        while label != NOBODY:
            at = count if count < ROUTES else ROUTES
            while at > 0 and self._fare[self._route[at - 1]] > self._fare[label]:
                if at < ROUTES:
                    self._route[at] = self._route[at - 1]
                at -= 1
            if at < ROUTES:
                self._route[at] = label
                count = min(count + 1, ROUTES)
            label = self._next[label]
        return count

    def drive(self, player: int, goal: int, route: int) -> None:
        """Move the stagecoach to *goal* and pay for it; ``find_routes`` has just been asked."""
        label = self._route[route]
        fare = self._fare[label]
        self.tell_way(player, label)
        self.stagecoach = goal
        self.tell(ARRIVED, player, goal, fare >> TOTAL_BITS)
        self.pay(player, BANK, self.paid_to(fare, 0))
        for i in range(1, self.players):
            self.pay(player, (player + i) % self.players, self.paid_to(fare, i))

    def tell_way(self, player: int, label: int) -> None:
        """Tell the lines driven, the first first."""
        steps = 0
        while self._before[label] != NOBODY:
            self._next[steps] = label  # the search is over, its paper is free
            steps += 1
            label = self._before[label]
        while steps > 0:
            steps -= 1
            last = self._next[steps]
            self.tell(DROVE, player, self._line[last], self._place[last])

    def routes_to(self, player: int, city: int) -> list[list[int]]:
        """For people: the payments on offer, each with the lines driven: ``[bank, rivals clockwise ..., lines ...]``."""
        routes = []
        for route in range(self.find_routes(player, city)):
            label = self._route[route]
            payment = [self.paid_to(self._fare[label], purse) for purse in range(self.players)]
            lines: list[int] = []
            while self._before[label] != NOBODY:
                lines.insert(0, self._line[label])
                label = self._before[label]
            routes.append(payment + lines)
        return routes
