"""Ratings of puzzles and of people who solve them, by Glicko: an answer is a game between the two."""

from __future__ import annotations

from math import log, pi, sqrt
from typing import NamedTuple

UNIT = 1000  # ratings are kept in thousandths of a point, so that every database has the same
START, UNSURE = 1500, 350  # of a person: the rating, and its deviation
GUESSED = 200  # the deviation of a puzzle that only bots have tried
LEAST = 50  # deviation: nobody stays the same for good
Q = log(10) / 400


class Rated(NamedTuple):
    """A rating and its deviation, in thousandths of a point."""

    mean: int
    deviation: int

    @property
    def points(self) -> int:
        return round(self.mean / UNIT)

    @property
    def give_or_take(self) -> int:
        """Two deviations, as everywhere."""
        return round(2 * self.deviation / UNIT)


NEWCOMER = Rated(START * UNIT, UNSURE * UNIT)


def untried(points: int) -> Rated:
    """The rating of a puzzle that nobody has answered yet."""
    return Rated(points * UNIT, GUESSED * UNIT)


def after(one: Rated, other: Rated, score: float) -> Rated:
    """The rating of *one* after an answer; *score* is 1 if *one* has won, or else 0.

    >>> after(NEWCOMER, untried(1500), 1).points
    1673
    """
    mean, deviation = one.mean / UNIT, one.deviation / UNIT
    weight = 1 / sqrt(1 + 3 * (Q * other.deviation / UNIT / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (mean - other.mean / UNIT) / 400))
    learned = (Q * weight) ** 2 * expected * (1 - expected)
    spread = 1 / (1 / deviation**2 + learned)
    moved = mean + Q * spread * weight * (score - expected)
    return Rated(round(moved * UNIT), round(max(LEAST, sqrt(spread)) * UNIT))
