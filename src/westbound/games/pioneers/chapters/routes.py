"""Pioneers: where the stagecoach can go, and what it costs."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.chapters.table import Table

if not cython.compiled:
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneers.names import *


class Routes(Table):
    """A table that finds routes for the stagecoach.

    The stagecoach may pass through the start space and settled cities, but not through a city with a tile.  For each
    line: your own road is free; without a road, you pay $1 to the bank; each rival road costs $1, paid to its owner.
    """

    def destinations(self, player: int) -> Mask:
        """The cities that want one of *player*'s pioneers and that they can afford to reach; ``_through`` has the
        places without a tile they can afford to reach."""
        wanted = self.wanted(player)
        self._through = 0
        if wanted == 0:
            return 0
        self.mark_fares(player)
        return self.goals_within(self.cash[player], wanted)

    def goals_within(self, cash: int, wanted: int) -> Mask:
        """The cities with a *wanted* tile that can be reached for at most *cash*, by the fares that are marked."""
        goals: Mask = 0
        reached = self.spread(bit(self.stagecoach), cash, 0)
        self._through = reached & self._settled
        reached &= ~self._settled
        while reached != 0:
            if wanted >> self.tiles[lowest(reached)] & 1:
                goals |= reached & -reached
            reached &= reached - 1
        return goals

    def mark_fares(self, player: int) -> None:
        """By city: ``_free`` are the neighbors that cost *player* nothing, ``_double`` those that cost $2; and
        ``_settled`` are the places without a tile."""
        for city in range(self.box.cities + 1):
            self._free[city] = 0
            self._double[city] = 0
        settled: Mask = 0
        for city in range(self.box.cities + 1):
            settled |= bit(city) if self.tiles[city] == NO_TILE else 0
        self._settled = settled
        for word in range(WORDS):
            own = self.roads[player * WORDS + word]
            lines = own | self.lines_with(2, word)
            while lines != 0:
                line = word * WORD + lowest(lines)
                one = self.box.ends[2 * line]
                other = self.box.ends[2 * line + 1]
                if own & lines & -lines:
                    self._free[one] |= bit(other)
                    self._free[other] |= bit(one)
                else:
                    self._double[one] |= bit(other)
                    self._double[other] |= bit(one)
                lines &= lines - 1

    def spread(self, origins: Mask, most: int, passed: Mask) -> Mask:
        """The places that can be reached from any of *origins* for at most *most* dollars without visiting *passed*;
        ``_far`` has the lowest total for each."""
        seen = passed
        open_places = self._settled | origins
        now = origins  # places at the current fare, ...
        soon: Mask = 0  # ... at $1 more, ...
        later: Mask = 0  # ... at $2 more
        for total in range(most + 1):
            while now != 0:
                here = lowest(now)
                seen |= bit(here)
                self._far[here] = total
                onward = -(open_places >> here & 1)  # all bits or none: half of the places lead on, so a branch is slow
                now |= self._free[here] & onward
                soon |= self.box.near[here] & ~self._free[here] & ~self._double[here] & onward
                later |= self._double[here] & onward
                now &= ~seen
            now = soon & ~seen
            soon = later & ~seen
            later = 0
            if now == 0 and soon == 0:
                break
        return seen & ~passed

    def price_lines(self, player: int) -> None:
        """The price of every line, as a packed payment: the total, the bank, the rivals clockwise."""
        bank = self.dollar(0)
        for line in range(self.box.lines):
            self._price[line] = bank
        for word in range(WORDS):
            priced: Mask = 0
            for i in range(1, self.players):
                rival = self.dollar(i)
                roads = self.roads[(player + i) % self.players * WORDS + word]
                rest = roads
                while rest != 0:
                    line = word * WORD + lowest(rest)
                    self._price[line] = rival + (self._price[line] if priced & rest & -rest else 0)
                    rest &= rest - 1
                priced |= roads
            rest = self.roads[player * WORDS + word]
            while rest != 0:
                self._price[word * WORD + lowest(rest)] = 0
                rest &= rest - 1

    def dollar(self, purse: int) -> Mask:
        """$1 to the bank (0), or to the rival that many seats to the left."""
        return bit(TOTAL_BITS) + bit(TOTAL_BITS - PURSE_BITS * (purse + 1))

    def paid_to(self, fare: Mask, purse: int) -> int:
        return fare >> TOTAL_BITS - PURSE_BITS * (purse + 1) & 127

    def find_routes(self, player: int, goal: int) -> int:
        """Find the undominated payments for the way to *goal*, at most 16, and return their number; ``_route`` has
        their last labels.  0 means there was no room for all of them.

        A label is a place, the payment up to there, and the previous label.  Labels are processed in order of the
        lowest total they can lead to, so a payment can only be dominated by earlier ones.
        """
        dearest = min(self.cash[player], DEAREST)
        for total in range(dearest + 1):
            self._waiting[total] = NOBODY
        for city in range(self.box.cities + 1):
            self._kept[city] = NOBODY
            self._least[city] = 0
        self.mark_fares(player)
        self.price_lines(player)
        through = self.spread(bit(goal), dearest, 0) & self._settled | bit(goal)
        self._labels = 0
        self._is_lost = False
        self.note_label(self.stagecoach, 0, NOBODY, NOBODY)
        found = 0
        is_crowded = False
        for total in range(dearest + 1):
            while self._waiting[total] != NOBODY:
                label = self._waiting[total]
                self._waiting[total] = self._next[label]
                here = self._place[label]
                if self._labels > CROWD and not is_crowded:
                    is_crowded = True
                    self.find_least(goal, through)
                if self.is_hopeless(here, goal, self._fare[label]):
                    continue
                self._next[label] = self._kept[here]
                self._kept[here] = label
                if here == goal:
                    found += 1
                else:
                    self.drive_on(label, goal, through, dearest)
            if found >= ROUTES or self._is_lost:
                break
        return 0 if self._is_lost else self.sort_routes(goal)

    def drive_on(self, label: int, goal: int, through: Mask, dearest: int) -> None:
        """Add the places the stagecoach can reach from *label*, if it can still afford to reach *goal* from there."""
        here = self._place[label]
        before = self._before[label]
        onward = through if before == NOBODY else through & ~bit(self._place[before])
        for i in range(self.box.first_at[here], self.box.first_at[here + 1]):
            there = self.box.beyond[i]
            if onward & bit(there):
                line = self.box.lines_at[i]
                fare = self._fare[label] + self._price[line]
                if (fare >> TOTAL_BITS) + self._far[there] <= dearest and not self.is_hopeless(there, goal, fare):
                    self.note_label(there, fare, line, label)

    def is_hopeless(self, city: int, goal: int, fare: Mask) -> bool:
        """Whether a payment kept at *city*, or one kept at *goal*, is as good as any this one leads to."""
        return self.is_beaten(city, fare) or self.is_beaten(goal, fare + self._least[city])

    def find_least(self, goal: int, through: Mask) -> None:
        """On a crowded board: the least each purse must get, on its own, on the way from a place to *goal*."""
        for city in range(self.box.cities + 1):
            self._least[city] = 0 if city == goal else PURSES
        todo = bit(goal)
        while todo != 0:
            here = lowest(todo)
            todo &= todo - 1
            for i in range(self.box.first_at[here], self.box.first_at[here + 1]):
                there = self.box.beyond[i]
                least = self.lesser(self._least[there], self._least[here] + (self._price[self.box.lines_at[i]] & MONEY))
                if through & bit(there) and least != self._least[there]:
                    self._least[there] = least
                    todo |= bit(there)

    def lesser(self, one: Mask, other: Mask) -> Mask:
        """Purse by purse, the lower of two payments."""
        lower = ((one | GUARDS) - other & GUARDS) >> PURSE_BITS - 1  # 1 where *other* is
        lower = (lower << PURSE_BITS) - lower
        return other & lower | one & ~lower

    def note_label(self, place: int, fare: Mask, line: int, before: int) -> None:
        label = self._labels
        if label == MOST_LABELS:
            self._is_lost = True
            return
        self._labels += 1
        self._place[label] = place
        self._fare[label] = fare
        self._line[label] = line
        self._before[label] = before
        total = (fare >> TOTAL_BITS) + self._far[place]
        self._next[label] = self._waiting[total]
        self._waiting[total] = label

    def is_beaten(self, city: int, fare: Mask) -> bool:
        """Whether some payment kept at *city* is nowhere higher than *fare*."""
        label = self._kept[city]
        while label != NOBODY:
            if ((fare & MONEY | GUARDS) - (self._fare[label] & MONEY)) & GUARDS == GUARDS:
                return True
            label = self._next[label]
        return False

    def sort_routes(self, goal: int) -> int:
        """Sort the payments kept at *goal* by total, then from the bank on; at most 16."""
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

    def offer_payments(self, player: int, goal: int) -> int:
        """Note the undominated payments for the way to *goal* and return their number, as ``find_routes`` does."""
        count = self.find_routes(player, goal)
        for route in range(count):
            fare = self._fare[self._route[route]]
            for purse in range(self.players):
                self.payments[route * PLAYERS + purse] = self.paid_to(fare, purse)
        return count

    def take_route(self, player: int, goal: int, route: int) -> None:
        """Move the stagecoach to *goal* for one of the payments on offer."""
        if self._journal is not None:
            self.find_routes(player, goal)
            self.tell_way(player, self._route[route])
            self.tell(ARRIVED, player, goal, self._fare[self._route[route]] >> TOTAL_BITS)
        self.stagecoach = goal
        self.pay(player, BANK, self.payments[route * PLAYERS])
        for i in range(1, self.players):
            self.pay(player, (player + i) % self.players, self.payments[route * PLAYERS + i])
        for i in range(ROUTES * PLAYERS):
            self.payments[i] = 0

    def tell_way(self, player: int, label: int) -> None:
        """Report the lines driven, in order."""
        steps = 0
        while self._before[label] != NOBODY:
            self._next[steps] = label  # the search is over, so its memory is free
            steps += 1
            label = self._before[label]
        while steps > 0:
            steps -= 1
            last = self._next[steps]
            self.tell(DROVE, player, self._line[last], self._place[last])

    def routes_to(self, player: int, city: int) -> list[list[int]]:
        """For views: every payment on offer with its lines: ``[bank, rivals clockwise ..., lines ...]``."""
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
