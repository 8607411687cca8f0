"""The time of this server: it begins with the time of the database's machine, and never jumps after that."""

from __future__ import annotations

import time

HAS_BOOT_TIME = hasattr(time, "CLOCK_BOOTTIME")


def elapsed() -> int:
    """Nanoseconds since some moment; they go on while the machine sleeps, where the system has such a clock."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if HAS_BOOT_TIME else time.monotonic_ns()


class SteadyTime:
    """Milliseconds since 1970, whatever anyone does to the machine's clock meanwhile.

    >>> steady = SteadyTime()
    >>> steady.begin(at=5_000)
    >>> 5_000 <= steady.now() < 6_000
    True
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() - elapsed()

    def begin(self, at: int) -> None:
        """It is *at* now."""
        self._offset = at * 1_000_000 - elapsed()

    def now(self) -> int:
        return (elapsed() + self._offset) // 1_000_000


steady = SteadyTime()
now = steady.now
