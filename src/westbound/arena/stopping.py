"""When a question is answered: an interval for a mean that is valid at all times, however often one looks.

It is the confidence sequence by betting of Waudby-Smith and Ramdas (2023, section 4.3).  For every mean *m* that might
be the true one, two gamblers bet against it on one value after the other: one on larger values, one on smaller ones.
If *m* is the mean, the bets are fair, and by Ville's inequality the chance that a gambler ever multiplies the stake by
40 is at most 1 in 40.  Every *m* against which a gambler has done that is excluded; the chance that the true mean is
ever excluded is at most 5 %.  Values only have to be independent and between 0 and 1, with the same mean.  Shares of
wins per deal are: games that depend on each other belong to one deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, log1p, sqrt

from westbound.arena.statistics import CONFIDENCE, Interval

MOST_STAKED = 0.5  # of what a gambler owns
EXACT = 1e-4  # how exactly the ends of an interval are found


def bets(values: Sequence[float], error: float) -> list[float]:
    """Return how much is bet on each value; a bet depends only on the values before it."""
    found, mean, spread = [], 0.5, 0.25
    total, squares = 0.5, 0.25
    for number, value in enumerate(values, 1):
        found.append(sqrt(2 * log(2 / error) / (spread * number * log(1 + number))))
        total += value
        mean = total / (number + 1)
        squares += (value - mean) ** 2
        spread = squares / (number + 1)
    return found


def most_gained(values: Sequence[float], amounts: Sequence[float], mean: float) -> float:
    """Return the most that betting on values larger than *mean* ever gained, as the logarithm of its factor."""
    if mean <= 0:
        return inf if any(values) else 0.0
    owned = most = 0.0
    for value, amount in zip(values, amounts, strict=True):
        owned += log1p(min(amount, MOST_STAKED / mean) * (value - mean))
        most = max(most, owned)
    return most


def decided(values: Sequence[float], bar: float, confidence: float = CONFIDENCE) -> int:
    """Return 1 if the mean is above the bar, -1 if it is below it, and 0 as long as it may be either."""
    error = 1 - confidence
    amounts, enough = bets(values, error), log(2 / error)
    if most_gained(values, amounts, bar) >= enough:
        return 1
    return -1 if most_gained([1 - value for value in values], amounts, 1 - bar) >= enough else 0


def confidence_sequence(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """Return the mean of values between 0 and 1, and everything it may be after looking at each of them."""
    error = 1 - confidence
    amounts, enough = bets(values, error), log(2 / error)
    mirrored = [1 - value for value in values]
    low = last(lambda mean: most_gained(values, amounts, mean) >= enough)
    high = 1 - last(lambda mean: most_gained(mirrored, amounts, mean) >= enough)
    return Interval(sum(values) / len(values) if values else 0.5, low, high)


def last(excluded: Callable[[float], bool]) -> float:
    """Return the end of the means from 0 on that are excluded."""
    low, high = 0.0, 1.0
    while high - low > EXACT:
        middle = (low + high) / 2
        low, high = (middle, high) if excluded(middle) else (low, middle)
    return low
