"""Answers that were made of the log of a table lately, so that they need not be made again."""

from __future__ import annotations

ROOM = 32 * 2**20  # bytes


class Answers:
    """As many as there is room for; the one longest unused goes first.

    >>> answers = Answers(room=10)
    >>> answers.keep("a", "replay", b"1234567")
    >>> answers.keep("b", "replay", b"12345")
    >>> answers.find("a", "replay"), answers.find("b", "replay")
    (None, b'12345')
    >>> answers.forget("b")
    >>> answers.find("b", "replay")
    """

    def __init__(self, room: int = ROOM) -> None:
        self._left = room
        self._kept: dict[tuple[str, object], bytes] = {}  # the one longest unused first

    def find(self, table: str, what: object) -> bytes | None:
        answer = self._kept.pop((table, what), None)
        if answer is not None:
            self._kept[table, what] = answer
        return answer

    def keep(self, table: str, what: object, answer: bytes) -> None:
        self._drop((table, what))
        self._kept[table, what] = answer
        self._left -= len(answer)
        while self._left < 0:
            self._drop(next(iter(self._kept)))

    def forget(self, table: str) -> None:
        """All that was made of its log."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)

    def _drop(self, key: tuple[str, object]) -> None:
        self._left += len(self._kept.pop(key, b""))
