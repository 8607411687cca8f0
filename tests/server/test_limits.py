"""Token buckets, with a clock set by the test."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as st

from westbound.server import limits
from westbound.server.limits import Bucket, Crowd, Limits, per_hour, per_minute


def test_the_example() -> None:
    assert doctest.testmod(limits).failed == 0


def test_a_burst_and_then_the_rate() -> None:
    bucket = Bucket(rate=10, burst=30)
    assert sum(bucket.take(0) for _ in range(100)) == 30
    assert sum(bucket.take(1) for _ in range(100)) == 10
    assert not bucket.take(1.05)
    assert bucket.take(1.1)


def test_rest_fills_the_bucket_but_not_beyond() -> None:
    bucket = Bucket(rate=1, burst=3)
    assert sum(bucket.take(1000) for _ in range(10)) == 3
    assert sum(bucket.take(9000) for _ in range(10)) == 3


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(100)
    assert not bucket.take(50)
    assert not bucket.take(100)
    assert bucket.take(101)


@given(st.lists(st.floats(0, 100), max_size=200).map(sorted), st.integers(1, 5), st.integers(1, 10))
def test_never_more_than_burst_and_rate(times: list[float], rate: int, burst: int) -> None:
    bucket = Bucket(rate, burst)
    taken = [now for now in times if bucket.take(now)]
    for first, start in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= burst + rate * (taken[last] - start) + 1e-6


def test_every_address_has_its_own() -> None:
    limit = per_minute(2)
    assert [limit.take(who, 0) for who in ("a", "a", "b", "a", "b", "b")] == [True, True, True, False, True, False]
    assert limit.take("a", 30)


def test_so_many_an_hour() -> None:
    limit = per_hour(60)
    assert sum(limit.take("a", 0) for _ in range(100)) == 60
    assert sum(limit.take("a", 3600) for _ in range(100)) == 60


def test_who_has_rested_is_forgotten() -> None:
    limit = Limits(rate=1, burst=2)
    for number in range(1000):
        limit.take(str(number), now=number * 10)
    assert len(limit) <= 2


def test_never_more_keys_than_allowed_and_the_busiest_stay_limited() -> None:
    limit = Limits(rate=0.001, burst=1, most=100)
    assert limit.take("busy", 0)
    for number in range(1000):
        limit.take(str(number), 0)
        assert not limit.take("busy", 0)
        assert len(limit) <= 100


def test_a_crowd_has_room_for_so_many() -> None:
    crowd = Crowd(most=2)
    assert [crowd.enter(who) for who in ("a", "a", "a", "b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    for who in ("a", "a", "b"):
        crowd.leave(who)
    assert len(crowd) == 0
