"""Rate limits (token buckets), and limits on how many may be inside at a time."""

from __future__ import annotations

from collections import Counter
from itertools import islice

MOST_KEYS = 50_000  # remembered at a time, so that nobody can exhaust memory


class Bucket:
    """A token bucket: holds up to *burst* tokens and gets *rate* new ones per second.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at: float | None = None  # when tokens were last counted

    def take(self, now: float) -> bool:
        """Take a token at the time *now*, in seconds; return whether there was one."""
        self._left = self.left(now)
        self._at = now if self._at is None else max(self._at, now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float, now: float) -> None:
        """Take *amount* tokens, even if there are fewer: then the bucket is in debt."""
        self._left = self.left(now) - amount
        self._at = now if self._at is None else max(self._at, now)

    def left(self, now: float) -> float:
        """The number of tokens; negative if in debt."""
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        return min(self.burst, self._left + passed * self.rate)


class Limits:
    """A bucket for each key, such as an address or a seat.

    Full buckets are forgotten, as they are like new ones; if there are too many others, so is the one unused for
    longest.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}  # the one unused for longest first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> bool:
        """Take a token of *key* at the time *now*, in seconds; return whether there was one."""
        taken = self._bucket(key).take(now)
        self._forget(now)
        return taken

    def spend(self, key: str, amount: float, now: float) -> None:
        """Take *amount* tokens of *key*, even if there are fewer."""
        self._bucket(key).spend(amount, now)
        self._forget(now)

    def debt(self, key: str, now: float) -> float:
        """The seconds until *key* is out of debt; 0 if it is not in debt."""
        bucket = self._buckets.get(key)
        return max(0.0, -bucket.left(now) / self.rate) if bucket else 0.0

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self._buckets[key] = bucket
        return bucket

    def _forget(self, now: float) -> None:
        """Forget at most two buckets: this keeps up with new keys, and never takes long."""
        for key in list(islice(self._buckets, 2)):
            if len(self._buckets) > self.most or self._buckets[key].left(now) >= self.burst:
                del self._buckets[key]


def per_minute(count: int) -> Limits:
    return Limits(count / 60, count)


def per_hour(count: int) -> Limits:
    return Limits(count / 3600, count)


class Crowd:
    """Counts who is inside, by key: at most *most* of each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Let one more of this key in, if there is room; return whether there was."""
        if self._inside[key] >= self.most:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Let one of this key out."""
        self._inside[key] -= 1
        if self._inside[key] <= 0:
            del self._inside[key]

    def __len__(self) -> int:
        return len(self._inside)
