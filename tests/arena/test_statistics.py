"""Figures next to what can be computed exactly."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from math import exp, isclose, log, log1p, sqrt
from pathlib import Path

import pytest

from tests.arena.runs import FOUR, plan, played
from westbound.arena.results import read_run
from westbound.arena.running import looks, shares_by_deal
from westbound.arena.schedule import GAUNTLET, Duel, Question
from westbound.arena.statistics import Interval, difference, mean_interval, student, wilson
from westbound.arena.stopping import MOST_STAKED, bets, confidence_sequence, decided
from westbound.arena.summary import summarize


def test_wilson_is_the_root_of_its_equation() -> None:
    """Both ends are as far from the share as their own standard error says: z^2 p(1-p)/n = (share - p)^2."""
    z = 1.959963984540054
    found = wilson(37.5, 80)
    for end in (found.low, found.high):
        assert isclose(z * z * end * (1 - end) / 80, (37.5 / 80 - end) ** 2)
    assert isclose(wilson(0, 10).low, 0, abs_tol=1e-12)
    assert isclose(wilson(10, 10).high, 1)
    assert wilson(0, 0) == Interval(0.5, 0, 1)


@pytest.mark.parametrize(
    ("freedom", "exact"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_student(freedom: int, exact: float) -> None:
    assert isclose(student(0.975, freedom), exact, rel_tol=0.002)


def test_the_interval_of_a_mean() -> None:
    found = mean_interval([1, 2, 3, 4, 5])
    assert found.value == 3
    assert isclose(found.high - 3, 2.776 * sqrt(2.5 / 5), rel_tol=0.002)


def test_differences_count_the_deals_that_both_have() -> None:
    found = difference({0: 1.0, 1: 0.5, 2: 0.5, 9: 1.0}, {0: 0.5, 1: 0.0, 2: 0.0})
    assert found == Interval(0.5, 0.5, 0.5)
    assert difference({0: 1.0}, {1: 1.0}) is None


# Toy games with known results


def test_whoever_starts_wins_so_that_each_deal_is_even(tmp_path: Path) -> None:
    played(plan("first", "last"), 40, tmp_path)
    header, results = read_run(tmp_path)
    assert all(result.shares == [1, 0] for result in results)
    [score] = summarize(header, results).scores
    assert score.by_deal == Interval(0.5, 0.5, 0.5)  # the same deals from both seats: the seat is out of it
    assert score.share == wilson(20, 40)
    assert score.points == (0.5, 0.5)
    assert score.course == [0.5] * 20


def test_a_share_that_is_known_exactly(tmp_path: Path) -> None:
    results = played(plan("coin", "first"), 3000, tmp_path)
    shares = shares_by_deal(Question(FOUR, Duel("coin", "first")), results)
    assert set(shares.values()) == {0, 0.5}
    found = mean_interval(list(shares.values()))
    assert not found.excludes(1 / 6)
    assert isclose(found.high - found.value, 1.96 * sqrt(1 / 3 * 2 / 3 / 4 / 1500), rel_tol=0.1)
    assert not confidence_sequence(list(shares.values())).excludes(1 / 6)


def test_differences_against_the_same_opponent(tmp_path: Path) -> None:
    played(plan("first", "last", "coin", form=GAUNTLET), 100, tmp_path)
    [paired] = summarize(*read_run(tmp_path)).paired
    assert (paired.one, paired.other, paired.against) == ("last", "coin", "first")
    assert paired.more.low > 0  # 1/2 instead of 1/6


# Stopping early


def capital(values: tuple[float, ...], mean: float) -> float:
    """What betting on larger values makes of 1."""
    amounts = bets(values, 0.05)
    return exp(sum(log1p(min(a, MOST_STAKED / mean) * (v - mean)) for v, a in zip(values, amounts, strict=True)))


@pytest.mark.parametrize("mean", [0.25, 0.5, 0.7])
def test_bets_are_fair(mean: float) -> None:
    """Over all sequences of wins and losses, weighted by their probability, nothing is gained or lost."""
    every = product((0.0, 1.0), repeat=10)
    expected = sum(mean ** sum(values) * (1 - mean) ** (10 - sum(values)) * capital(values, mean) for values in every)
    assert isclose(expected, 1)


@pytest.mark.parametrize("mean", [0.25, 0.5])
def test_the_exact_error_rate_of_short_runs(mean: float) -> None:
    every = product((0.0, 1.0), repeat=13)
    wrong = sum(mean ** sum(values) * (1 - mean) ** (13 - sum(values)) for values in every if decided(values, mean))
    assert 0 < wrong < 0.05


def ties(rng: random.Random) -> float:
    """Two games of a deal, the second one often a tie: the mean is a half."""
    return (rng.randrange(2) + rng.choice((0, 0.5, 0.5, 1))) / 2


def bernoulli(share: float) -> Callable[[random.Random], float]:
    return lambda rng: float(rng.random() < share)


@pytest.mark.parametrize(("draw", "mean"), [(bernoulli(0.5), 0.5), (bernoulli(0.25), 0.25), (ties, 0.5)])
def test_the_error_rate_of_long_runs(draw: Callable[[random.Random], float], mean: float) -> None:
    """However often one looks: at most 5 %, by Ville's inequality.  Four standard errors are allowed for luck."""
    rng, runs = random.Random(5), 600
    wrong = sum(decided([draw(rng) for _ in range(400)], mean) != 0 for _ in range(runs))
    assert wrong / runs < 0.05 + 4 * sqrt(0.05 * 0.95 / runs)


def test_looking_all_the_time_at_usual_intervals_would_be_wrong_far_more_often() -> None:
    rng, wrong = random.Random(5), 0
    for _ in range(200):
        values = [float(rng.randrange(2)) for _ in range(400)]
        wrong += any(wilson(sum(values[:n]), n).excludes(0.5) for n in range(10, 400, 5))
    assert wrong / 200 > 0.2


def test_a_clear_answer_is_found_soon() -> None:
    rng = random.Random(1)
    values = [float(rng.random() < 0.85) for _ in range(60)]
    assert decided(values, 0.5) == 1
    assert decided([1 - value for value in values], 0.5) == -1
    assert decided(values, 0.85) == 0


def test_the_interval_and_the_answer_agree() -> None:
    rng = random.Random(2)
    values = [float(rng.random() < 0.7) for _ in range(120)]
    found = confidence_sequence(values)
    assert found.low < 0.7 < found.high
    for bar in (0.1, found.low - 0.01, found.low + 0.01, 0.7, found.high - 0.01, found.high + 0.01):
        assert (decided(values, bar) != 0) == found.excludes(bar)


def test_intervals_of_nothing_say_nothing() -> None:
    assert confidence_sequence([]) == Interval(0.5, 0, 1)
    assert decided([], 0.5) == 0


def test_looks_are_at_the_same_deals_in_every_run() -> None:
    ranges = list(looks(100))
    assert [deal for each in ranges for deal in each] == list(range(100))
    assert [each.stop for each in ranges[:4]] == [8, 16, 24, 32]
    assert log(100) / log(1.25) > len(ranges) - 4
