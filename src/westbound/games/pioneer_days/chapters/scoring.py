"""Pioneer Days: the end of the game."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.chapters.table import Table

if not cython.compiled:
    from westbound.games.pioneer_days.names import *


class Scoring(Table):
    """A table that can be scored."""

    def score(self, seat: int) -> int:
        """All points, including those of the final scoring."""
        points = self.points[seat] + self.gold_points(seat) + self.favor_points(seat) + self.most_favors_points(seat)
        return points + self.folk_points(seat) + self.board_points(seat) + self.damage_points(seat)

    def tiebreak(self, seat: int) -> int:
        """The player with more dollars wins a tie."""
        return self.money[seat]

    def sources(self, seat: int) -> list[int]:
        """For views: cattle and cards, gold, favors, most favors, townsfolk, board, damage."""
        return [
            self.points[seat],
            self.gold_points(seat),
            self.favor_points(seat),
            self.most_favors_points(seat),
            self.folk_points(seat),
            self.board_points(seat),
            self.damage_points(seat),
        ]

    def gold_points(self, player: int) -> int:
        """You score 1 point per nugget on your gold tokens."""
        points = 0
        for value in range(NUGGETS):
            points += self.gold[player * NUGGETS + value] * (value + 1)
        return points

    def favor_points(self, player: int) -> int:
        """You score 2 points per favor."""
        return self.favors[player] * FAVOR_POINTS

    def most_favors_points(self, player: int) -> int:
        """You score 5 more points if nobody has more favors than you and you have at least one."""
        if self.favors[player] == 0:
            return 0
        for other in range(self.players):
            if self.favors[other] > self.favors[player]:
                return 0
        return MOST_FAVORS_POINTS

    def folk_points(self, player: int) -> int:
        """What your surviving townsfolk score."""
        points = 0
        for i in range(self.crowd[player]):
            points += self.worth(player, self.folk[player * FOLK_IN_PLAY + i])
        return points

    def board_points(self, player: int) -> int:
        """What your board scores."""
        return 0 if self.board[player] == NOBODY else self.worth(player, BOARD_AT + self.board[player])

    def damage_points(self, player: int) -> int:
        """You lose 2 points per damage marker."""
        return self.damage_of(player) * DAMAGE_POINTS

    def worth(self, player: int, ability: int) -> int:
        """The points for a card's condition."""
        at = ability * SCORINGS
        word = self.box.scoring[at]
        points = self.box.scoring[at + 1]
        if word == 0 or word == POINTS:
            return points
        many = self.box.scoring[at + 2]
        counted = self.counts(player, self.box.scoring[at + 3])
        if word == POINTS_PER_MANY:
            return min(MOST_WORTH, points * (counted // many))
        return points if counted >= many else 0
