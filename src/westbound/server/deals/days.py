"""The days of deals: in UTC, from midnight to midnight, and a few hours more to finish."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from westbound.server.refusal import Refusal

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
OVERTIME = 6 * HOUR  # after the end of a day, in which games that were begun in time still count
ARCHIVE = 30  # days for which a deal can be played afterwards
EPOCH = date(1970, 1, 1)


def day_at(now: int) -> date:
    """The day at a time in milliseconds since 1970.

    >>> str(day_at(1_795_126_560_000))
    '2026-11-19'
    """
    return datetime.fromtimestamp(now // 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day ends, in milliseconds since 1970."""
    return ((day - EPOCH).days + 1) * DAY


def closing_of(day: date) -> int:
    """When nothing about the deal of a day is secret any more."""
    return end_of(day) + OVERTIME


def read_day(text: str) -> date:
    """:raises Refusal: if *text* is not a date such as 2026-11-19."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise Refusal("malformed", f"{text[:20]!r} is not a date such as 2026-11-19")
    return day


def check_day(day: date, now: int) -> None:
    """:raises Refusal: if the deal of a day cannot be played yet, or no longer."""
    today = day_at(now)
    if day > today:
        raise Refusal("not-now", f"the deal of {day} can be played from {day} on, 00:00 UTC")
    if day < today - timedelta(ARCHIVE):
        raise Refusal("not-now", f"deals can be played for {ARCHIVE} days")
