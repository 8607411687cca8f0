"""Pioneer Days: the end of the game."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.table import Table

if not cython.compiled:
    from westbound.games.pioneer_days.names import *


class Scoring(Table):
    """A table whose points can be counted."""

    def score(self, seat: int) -> int:
        """All points, those of the end included."""
        points = self.points[seat] + self.gold_points(seat) + self.favor_points(seat) + self.most_favors_points(seat)
        return points + self.folk_points(seat) + self.board_points(seat) + self.damage_points(seat)

    def tiebreak(self, seat: int) -> int:
        """Ties go to who has more dollars."""
        return self.money[seat]

    def sources(self, seat: int) -> list[int]:
        """For people: cattle and cards, gold, favors, most favors, townsfolk, board, damage."""
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
        """1 point per nugget on your gold tokens."""
        points = 0
        for value in range(NUGGETS):
            points += self.gold[player * NUGGETS + value] * (value + 1)
        return points

    def favor_points(self, player: int) -> int:
        """2 points per favor."""
        return self.favors[player] * FAVOR_POINTS

    def most_favors_points(self, player: int) -> int:
        """5 more if nobody has more favors; if the most is none, nobody gets them."""
        if self.favors[player] == 0:
            return 0
        for other in range(self.players):
            if self.favors[other] > self.favors[player]:
                return 0
        return MOST_FAVORS_POINTS

    def folk_points(self, player: int) -> int:
        """What your living townsfolk are worth to you."""
        points = 0
        for i in range(self.crowd[player]):
            points += self.worth(player, self.folk[player * FOLK_IN_PLAY + i])
        return points

    def board_points(self, player: int) -> int:
        """What your board scores."""
        return 0 if self.board[player] == NOBODY else self.worth(player, BOARD_AT + self.board[player])

    def damage_points(self, player: int) -> int:
        """Each damage marker costs 2 points."""
        return self.damage_of(player) * DAMAGE_POINTS

    def worth(self, player: int, ability: int) -> int:
        """What the condition of a card gives."""
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
