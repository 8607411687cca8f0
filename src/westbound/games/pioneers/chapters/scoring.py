"""Pioneers: the final scoring."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.chapters.reins import Reins

if not cython.compiled:
    from westbound.engine.native import bit, lowest, members
    from westbound.games.pioneers.names import *


class Scoring(Reins):
    """A table that can be scored."""

    def score(self, seat: int) -> int:
        """Emptied coaches, empty seats, nuggets and the largest road network."""
        return self.points[seat] + self.empty_seats(seat) + self.nugget_points(seat) + self.network_points(seat)

    def tiebreak(self, seat: int) -> int:
        """The player with more dollars wins a tie."""
        return self.cash[seat]

    def sources(self, seat: int) -> list[int]:
        """For views: the points for coaches, seats, nuggets and network."""
        return [self.points[seat], self.empty_seats(seat), self.nugget_points(seat), self.network_points(seat)]

    def player_marks(self, seat: int) -> list[int]:
        """For views: what a player has and what it is worth, in a row, as ``view.both_sides`` reads it."""
        first = seat * COACHES
        last = first + self.fleet[seat]
        network = self.network(seat)
        return [
            self.cash[seat],
            self.supply[seat],
            self.stock[seat],
            self.bankers[seat],
            self.merchants[seat],
            self.points[seat],
            self.empty_seats(seat),
            self.nugget_points(seat),
            PIONEER_IN_NETWORK * self.pioneers_in(seat, network),
            network,
            *[self.found[seat * NUGGETS + value] for value in range(NUGGETS)],
            *[each for i in range(first, last) for each in (self.coaches[i], self.crews[i])],
        ]

    def network_of(self, seat: int) -> list[int]:
        """For views: the cities of the network that counts."""
        cities = self.network(seat)
        return [city for city in range(self.box.cities + 1) if cities & bit(city)]

    def empty_seats(self, player: int) -> int:
        """You score 1 point for every empty seat on coaches that still carry somebody."""
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
        """You score 2 points for each of your pioneers in the road network of yours that holds the most of them."""
        return PIONEER_IN_NETWORK * self.pioneers_in(player, self.network(player))

    def network(self, player: int) -> Mask:
        """The cities of the player's road network that holds most of their pioneers; the first if several do."""
        best: Mask = 0
        most = -1
        rest = self.beside(player, -1)  # -1: anywhere
        while rest != 0:
            net = self.joined(player, lowest(rest))
            rest &= ~net
            pioneers = self.pioneers_in(player, net)
            if pioneers > most:
                best = net
                most = pioneers
        return best

    def joined(self, player: int, city: int) -> Mask:
        """The cities connected to *city* by the player's roads, if one of these ends there."""
        net: Mask = 0
        more = bit(city)
        while more != net:
            net = more
            more = self.beside(player, net)
        return net

    def beside(self, player: int, cities: Mask) -> Mask:
        """Both ends of each of the player's roads that touches *cities*, or a city added before."""
        ends: Mask = 0
        for word in range(WORDS):
            roads = self.roads[player * WORDS + word]
            while roads != 0:
                line = word * WORD + lowest(roads)
                both = bit(self.box.ends[2 * line]) | bit(self.box.ends[2 * line + 1])
                if both & (cities | ends) != 0:
                    ends |= both
                roads &= roads - 1
        return ends

    def pioneers_in(self, player: int, cities: Mask) -> int:
        pioneers = 0
        while cities != 0:
            pioneers += self.settlers[lowest(cities) * PLAYERS + player]
            cities &= cities - 1
        return pioneers
