"""Pioneers: what a position looks worth to a beginner."""

from __future__ import annotations

import cython

from westbound.games.pioneers.chapters.deal import Setup

if not cython.compiled:
    from westbound.engine.native import lowest, members
    from westbound.games.pioneers.names import *


class Estimating(Setup):
    """A table whose positions can be estimated.

    Fractions begin with 1.0, because C rounds the quotient of whole numbers.
    """

    def estimate(self, seat: int) -> float:
        """The points so far, and part of those that can be hoped for."""
        points = self.score(seat)
        if self.over:
            return points
        if self.last_round:
            return points + self.in_points(WORTH_LAST_DOLLAR * self.cash[seat])
        rounds = self.rounds_to_come()
        hopes = self.hopes_of_money(seat, rounds) + self.hopes_of_coaches(seat) + self.hopes_of_roads(seat)
        return points + self.in_points(hopes)

    def rounds_to_come(self) -> int:
        return max(USUAL_ROUNDS - self.round, FEWEST_ROUNDS)

    def in_points(self, hundredths: float) -> float:
        return hundredths / WHOLE_POINT

    def hopes_of_money(self, player: int, rounds: int) -> float:
        """Dollars, and what bankers and merchants bring; the fewer rounds are left, the less money buys."""
        talents = WORTH_BANKER * self.bankers[player] + WORTH_MERCHANT * self.merchants[player]
        return self.hopes_of_cash(self.cash[player], rounds) + rounds * talents

    def hopes_of_cash(self, cash: int, rounds: int) -> float:
        enough = min(cash, ENOUGH_DOLLARS)
        money = WORTH_DOLLAR * enough + WORTH_SPARE_DOLLAR * (cash - enough)
        return money * (1.0 * rounds / USUAL_ROUNDS)

    def worths_of_cash(self, most: int) -> list[float]:
        """For arguments: what no dollar, $1, $2 … up to *most* are worth, in points."""
        if self.last_round:
            return [self.in_points(WORTH_LAST_DOLLAR * cash) for cash in range(most + 1)]
        rounds = self.rounds_to_come()
        return [self.in_points(self.hopes_of_cash(cash, rounds)) for cash in range(most + 1)]

    def worths_of_talents(self) -> list[float]:
        """For arguments: what one more banker and one more merchant are worth for the rest of the game, in points."""
        rounds = 0 if self.last_round else self.rounds_to_come()
        return [self.in_points(rounds * WORTH_BANKER), self.in_points(rounds * WORTH_MERCHANT)]

    def hopes_of_coaches(self, player: int) -> float:
        """Partly emptied coaches, and pioneers still on board.  Empty seats have been scored already."""
        tiles = self.tiles_on_board()
        stranded = WORTH_STRANDED if tiles >> HOTEL & 1 else 0
        hopes = 0.0
        for i in range(player * COACHES, player * COACHES + self.fleet[player]):
            crew = self.crews[i]
            if crew == 0:
                continue
            card = self.coaches[i]
            empty = self.box.seats[card] - members(crew)
            progress = 1.0 * empty / self.box.seats[card]
            hopes += WORTH_PROGRESS * self.box.points[card] * progress - WHOLE_POINT * empty
            for job in range(JOBS):
                worth = WORTH_WANTED if tiles >> job & 1 else stranded
                hopes += worth * members(crew & self.box.seats_of[card * JOBS + job])
        return hopes

    def tiles_on_board(self) -> int:
        """The set of kinds of tiles that some city shows."""
        tiles = 0
        for city in range(1, self.box.cities + 1):
            tiles |= 1 << self.tiles[city]
        return tiles

    def hopes_of_roads(self, player: int) -> int:
        """Roads, and tiles in the network."""
        cities = self.network(player)
        tiles = 0
        while cities != 0:
            if self.tiles[lowest(cities)] < TILES:
                tiles += 1
            cities &= cities - 1
        return WORTH_OPEN_CITY * tiles + WORTH_ROAD * (ROADS_EACH - self.stock[player])
