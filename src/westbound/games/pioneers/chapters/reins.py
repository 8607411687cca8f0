"""Pioneers: driving line by line."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.chapters.routes import Routes

if not cython.compiled:
    from westbound.engine.native import bit, lowest, members
    from westbound.games.pioneers.names import *


class Reins(Routes):
    """A table whose stagecoach can be driven line by line.

    This lets a player drive every route the rulebook allows, and pay a rival who can then afford to join.
    """

    def meets_rival(self, player: int, goals: Mask) -> bool:
        """Whether a rival's road lies on a line the stagecoach could take; *goals* come from ``destinations``."""
        for word in range(WORDS):
            lines = self.rival_roads(player, word)
            while lines != 0:
                line = word * WORD + lowest(lines)
                one = self.box.ends[2 * line]
                other = self.box.ends[2 * line + 1]
                if self.could_take(player, one, other, goals) or self.could_take(player, other, one, goals):
                    return True
                lines &= lines - 1
        return False

    def rival_roads(self, player: int, word: int) -> Mask:
        roads: Mask = 0
        for i in range(1, self.players):
            roads |= self.roads[(player + i) % self.players * WORDS + word]
        return roads

    def could_take(self, player: int, one: int, other: int, goals: Mask) -> bool:
        """Whether the stagecoach can reach *one*, pass through it, and pay for the line to the *other*."""
        if self._through & bit(one) == 0 or (self._through | goals) & bit(other) == 0:
            return False
        return self._far[one] + self.fare(one, other) <= self.cash[player]

    def fare(self, one: int, other: int) -> int:
        """The fare of a line; call ``mark_fares`` first."""
        if self._free[one] & bit(other):
            return 0
        return 2 if self._double[one] & bit(other) else 1

    def next_cities(self, player: int, passed: Mask) -> Mask:
        """The next cities from which a matching tile can still be reached and paid for without visiting any of *passed*
        again.

        The cheapest route never visits a city twice, so it is enough to look for that.
        """
        goals = self.goals(player)
        self.mark_fares(player)
        here = self.stagecoach
        near = self.spread(goals, self.cash[player], passed) & self.box.near[here]
        cities: Mask = 0
        while near != 0:
            city = lowest(near)
            fare = self._far[city] + self.fare(here, city)
            if (self.tiles[city] == NO_TILE or goals & bit(city)) and fare <= self.cash[player]:
                cities |= bit(city)
            near &= near - 1
        return cities

    def goals(self, player: int) -> Mask:
        """The cities that want one of *player*'s pioneers, wherever they are."""
        wanted = self.wanted(player)
        goals: Mask = 0
        for city in range(1, self.box.cities + 1):
            if wanted >> self.tiles[city] & 1:
                goals |= bit(city)
        return goals

    def drive(self, player: int, city: int, passed: Mask) -> int:
        """Move the stagecoach to the next city and pay for the line; returns the fare."""
        line = self.line_to(city)
        owners = self.owners(line)
        self.way[members(passed) - 1] = line
        self.stagecoach = city
        self.tell(DROVE, player, line, city)
        if owners >> player & 1:
            return 0
        if owners == 0:
            self.pay(player, BANK, 1)
            return 1
        for i in range(1, self.players):
            rival = (player + i) % self.players
            self.pay(player, rival, owners >> rival & 1)
        return members(owners)

    def line_to(self, city: int) -> int:
        """The line from the stagecoach to an adjacent city."""
        i = self.box.first_at[self.stagecoach]
        while self.box.beyond[i] != city:
            i += 1
        return self.box.lines_at[i]

    def end_drive(self, player: int, fare: int) -> None:
        """End the drive on a tile."""
        self.tell(ARRIVED, player, self.stagecoach, fare)
        for i in range(CITIES):
            self.way[i] = 0

    def way_so_far(self, player: int, passed: Mask) -> list[int]:
        """For views: what has been paid since taking the reins, and the lines, in the format of ``routes_to``."""
        lines = [self.way[i] for i in range(members(passed) - 1)]
        paid = [0] * self.players
        for line in lines:
            owners = self.owners(line)
            if owners == 0:
                paid[0] += 1
            elif not owners >> player & 1:
                for i in range(1, self.players):
                    paid[i] += owners >> (player + i) % self.players & 1
        return paid + lines
