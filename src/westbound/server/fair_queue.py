"""A queue in which keys take turns, so that one with many items does not delay another with one."""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items under keys, such as an address and a table: the keys take turns, and within each the keys below it.

    >>> queue = FairQueue[str]()
    >>> for item, key in ("a1", "a"), ("a2", "a"), ("b1", "b"):
    ...     queue.put(item, key)
    >>> queue.take(), queue.take(), queue.take(), queue.take()
    ('a1', 'b1', 'a2', None)
    """

    def __init__(self) -> None:
        self._items: deque[T] = deque()  # those without a further key
        self._parts: dict[str, FairQueue[T]] = {}  # none is empty; the one whose turn it is comes first
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def under(self, *keys: str) -> int:
        """The number of items under these keys."""
        if not keys:
            return len(self)
        return self._parts[keys[0]].under(*keys[1:]) if keys[0] in self._parts else 0

    def put(self, item: T, *keys: str) -> None:
        """Add an item; its keys go from the most important to the least."""
        self._count += 1
        if not keys:
            self._items.append(item)
            return
        if keys[0] not in self._parts:
            self._parts[keys[0]] = FairQueue()
        self._parts[keys[0]].put(item, *keys[1:])

    def take(self, but: Container[str] = ()) -> T | None:
        """The next item that is not under one of the keys *but*; None if there is none."""
        if self._items:
            self._count -= 1
            return self._items.popleft()
        key = next((key for key in self._parts if key not in but), None)
        if key is None:
            return None
        part = self._parts.pop(key)
        item = part.take()
        if part:
            self._parts[key] = part  # behind all others
        self._count -= 1
        return item
