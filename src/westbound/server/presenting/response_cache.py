"""LRU cache of responses computed from the logs of tables."""

from __future__ import annotations

ROOM = 32 * 2**20  # bytes


class ResponseCache:
    """Holds as many responses as fit; the one unused for longest goes first.

    >>> cache = ResponseCache(room=10)
    >>> cache.keep("a", "replay", b"1234567")
    >>> cache.keep("b", "replay", b"12345")
    >>> cache.find("a", "replay"), cache.find("b", "replay")
    (None, b'12345')
    >>> cache.forget("b")
    >>> cache.find("b", "replay")
    """

    def __init__(self, room: int = ROOM) -> None:
        self._left = room
        self._kept: dict[tuple[str, object], bytes] = {}  # the one unused for longest first

    def find(self, table: str, what: object) -> bytes | None:
        response = self._kept.pop((table, what), None)
        if response is not None:
            self._kept[table, what] = response
        return response

    def keep(self, table: str, what: object, response: bytes) -> None:
        self._drop((table, what))
        self._kept[table, what] = response
        self._left -= len(response)
        while self._left < 0:
            self._drop(next(iter(self._kept)))

    def forget(self, table: str) -> None:
        """Drop everything computed from the log of *table*."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)

    def _drop(self, key: tuple[str, object]) -> None:
        self._left += len(self._kept.pop(key, b""))
