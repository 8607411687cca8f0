"""What results prove: intervals for shares of wins, and differences on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """An estimate, and the range it is in with a confidence of 95 %."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's score interval for a share; *wins* may contain fractions, for ties."""
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """Return Student's interval for the mean of independent values, such as one per deal; it needs two of them."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = student((1 + confidence) / 2, len(values) - 1) * sqrt(variance(values, mean) / len(values))
    return Interval(mean, mean - half, mean + half)


def difference(some: dict[int, float], others: dict[int, float]) -> Interval | None:
    """Return the mean difference over the deals that both have; None if they share fewer than two."""
    both = sorted(some.keys() & others.keys())
    return mean_interval([some[deal] - others[deal] for deal in both]) if len(both) > 1 else None


def student(p: float, freedom: int) -> float:
    """Return the quantile of Student's t: exact for 1 and 2 degrees of freedom, else within 0.5 % for p up to 0.98."""
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * sqrt(2 / (4 * p * (1 - p)))
    z, n = NormalDist().inv_cdf(p), freedom
    terms = (  # Cornish and Fisher's expansion
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4),
    )
    return sum(terms)
