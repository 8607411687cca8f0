"""Replays that were asked for lately, so that they need not be made again."""

from __future__ import annotations

ROOM = 32 * 2**20  # bytes


class Packed:
    """Packed answers, as many as there is room for; the one longest unused goes first.

    >>> replays = Packed(room=10)
    >>> replays.keep("a", b"12345678")
    >>> replays.keep("b", b"12345")
    >>> replays.find("a"), replays.find("b")
    (None, b'12345')
    """

    def __init__(self, room: int = ROOM) -> None:
        self._left = room
        self._kept: dict[object, bytes] = {}  # the one longest unused first

    def find(self, what: object) -> bytes | None:
        packed = self._kept.pop(what, None)
        if packed is not None:
            self._kept[what] = packed
        return packed

    def keep(self, what: object, packed: bytes) -> None:
        self._left += len(self._kept.pop(what, b"")) - len(packed)
        self._kept[what] = packed
        while self._left < 0:
            self._left += len(self._kept.pop(next(iter(self._kept))))
