"""Colorado: the end of the game."""

from __future__ import annotations

import cython

from westbound.games.colorado.chapters.deal import Setup

if not cython.compiled:
    from westbound.games.colorado.names import *


class Scoring(Setup):
    """A table that can be scored."""

    def scoring(self) -> bool:
        """You score the points above your last ticked box in each zone, and your medals."""
        for player in range(self.players):
            zones = 0
            for zone in range(ZONES):
                zones += self.zone_points(player, zone)
            self.tell(SCORED_ZONES, player, zones, 0)
            self.tell(SCORED_MEDALS, player, self.medal_points(player), self.won[player])
        self.tell(GAME_OVER, 0, 0, 0)
        self.over = True
        return self.done()

    def score(self, seat: int) -> int:
        points = self.medal_points(seat)
        for zone in range(ZONES):
            points += self.zone_points(seat, zone)
        return points

    def tiebreak(self, seat: int) -> int:
        """More medals win a tie, then more nuggets."""
        return self.won[seat] * (NUGGETS + 1) + self.nuggets[seat]

    def sources(self, seat: int) -> list[int]:
        """For views: the points of the four zones, and of the medals."""
        return [self.zone_points(seat, zone) for zone in range(ZONES)] + [self.medal_points(seat)]
