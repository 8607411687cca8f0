"""Predictions by tenths of the chance to win, next to how often these seats won."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt
from statistics import NormalDist

import msgspec

from westbound.arena.statistics import CONFIDENCE
from westbound.calibration.predicting import Prediction

TENTHS = 10
LUCK = sqrt(2 / pi)  # how far a normal number is from its mean, on average, in standard deviations


class Decile(msgspec.Struct, frozen=True):
    """The predictions within a tenth of all chances."""

    low: float  # of the tenth
    high: float
    count: int
    predicted: float  # on average
    won: float  # the share of wins
    error: float  # the standard error of the share; predictions from the same game are not independent
    won_low: float  # the interval around it, at 95 %
    won_high: float

    @property
    def gap(self) -> float:
        """How far the prediction is from the share of wins."""
        return abs(self.predicted - self.won)


class Calibration(msgspec.Struct, frozen=True):
    """How far predictions are from what came of them."""

    games: int
    predictions: int
    deciles: list[Decile]  # those with predictions
    error: float  # the mean gap, by the number of predictions
    chance_error: float  # what it would be about if every prediction were exactly right


def calibrated(games: Sequence[Sequence[Prediction]]) -> Calibration:
    """Compare the predictions of each game with what came of them."""
    tenths = [decile(tenth, games) for tenth in range(TENTHS)]
    found = [each for each in tenths if each]
    count = sum(each.count for each in found)
    return Calibration(
        len(games),
        count,
        found,
        sum(each.count * each.gap for each in found) / max(1, count),
        sum(each.count * LUCK * each.error for each in found) / max(1, count),
    )


def decile(tenth: int, games: Sequence[Sequence[Prediction]]) -> Decile | None:
    """Return what was predicted within a tenth of all chances; None if nothing was."""
    by_game = [[each for each in game if tenth_of(each.chance) == tenth] for game in games]
    count = sum(map(len, by_game))
    if count == 0:
        return None
    predicted = sum(each.chance for game in by_game for each in game) / count
    won = sum(each.share for game in by_game for each in game) / count
    error = sqrt(sum(sum(each.share - each.chance for each in game) ** 2 for game in by_game)) / count
    half = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error
    return Decile(
        tenth / TENTHS,
        (tenth + 1) / TENTHS,
        count,
        predicted,
        won,
        error,
        max(0.0, won - half),
        min(1.0, won + half),
    )


def tenth_of(chance: float) -> int:
    return min(TENTHS - 1, int(chance * TENTHS))
