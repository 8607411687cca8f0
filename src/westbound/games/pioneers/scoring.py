"""Pioneers: the final scoring."""

from __future__ import annotations

import cython

from westbound.engine.flow import Mask
from westbound.games.pioneers.routes import Routes

if not cython.compiled:
    from westbound.engine.native import bit, lowest, members
    from westbound.games.pioneers.names import (
        COACHES,
        LOWEST_NUGGET,
        NUGGETS,
        PIONEER_IN_NETWORK,
        PLAYERS,
        WORD,
        WORDS,
    )


class Scoring(Routes):
    """A table that can be counted up."""

    def score(self, seat: int) -> int:
        """Emptied coaches, empty seats, nuggets and the largest road network."""
        return self.points[seat] + self.empty_seats(seat) + self.nugget_points(seat) + self.network_points(seat)

    def tiebreak(self, seat: int) -> int:
        """More dollars win a tie."""
        return self.cash[seat]

    def sources(self, seat: int) -> list[int]:
        """For people: the points for coaches, seats, nuggets and network."""
        return [self.points[seat], self.empty_seats(seat), self.nugget_points(seat), self.network_points(seat)]

    def empty_seats(self, player: int) -> int:
        """1 point for every empty seat on coaches that still carry somebody."""
        points = 0
        for i in range(player * COACHES, player * COACHES + self.fleet[player]):
            if self.crews[i] != 0:
                points += self.box.seats[self.coaches[i]] - members(self.crews[i])
        return points

    def nugget_points(self, player: int) -> int:
        points = 0
        for value in range(NUGGETS):
            points += self.found[player * NUGGETS + value] * (LOWEST_NUGGET + value)
        return points

    def network_points(self, player: int) -> int:
        """2 points for every own pioneer in the own road network that holds most of them."""
        return PIONEER_IN_NETWORK * self.pioneers_in(player, self.network(player))

    def network(self, player: int) -> Mask:
        """The cities of the own road network that holds most own pioneers; the first of equals."""
        best: Mask = 0
        most = 0
        seen: Mask = 0
        for word in range(WORDS):
            roads = self.roads[player * WORDS + word]
            while roads != 0:
                city = self.box.ends[2 * (word * WORD + lowest(roads))]
                roads &= roads - 1
                if not seen & bit(city):
                    net = self.joined(player, city)
                    seen |= net
                    pioneers = self.pioneers_in(player, net)
                    if best == 0 or pioneers > most:
                        best = net
                        most = pioneers
        return best

    def joined(self, player: int, city: int) -> Mask:
        """The cities that *player*'s own roads join with *city*."""
        net = bit(city)
        todo = net
        while todo != 0:
            here = lowest(todo)
            todo &= todo - 1
            for i in range(self.box.first_at[here], self.box.first_at[here + 1]):
                there = bit(self.box.beyond[i])
                if not net & there and self.owns(player, self.box.lines_at[i]):
                    net |= there
                    todo |= there
        return net

    def pioneers_in(self, player: int, cities: Mask) -> int:
        pioneers = 0
        while cities != 0:
            pioneers += self.settlers[lowest(cities) * PLAYERS + player]
            cities &= cities - 1
        return pioneers
