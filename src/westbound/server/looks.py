"""What those at a table have seen of its game, so that they need be told only what is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.server.changes import changes
from westbound.server.protocol.socket import Path
from westbound.server.viewer import encode


class Known:
    """Changes that several seats see alike are found and written once."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int, Path], list[msgspec.Raw]] = {}

    def changes(self, old: View, new: View) -> list[Any]:
        """As ``changes`` has them."""
        found: list[Any] = []
        for key, part in new.items():
            was = old[key]
            if isinstance(part, list) and isinstance(was, list) and len(part) == len(was):
                for i, item in enumerate(part):
                    if item is not was[i]:
                        found += self._of_one(was[i], item, (key, i))
            elif part != was:
                found.append(((key,), part))
        return found

    def _of_one(self, old: Any, new: Any, path: Path) -> list[msgspec.Raw]:
        pair = id(old), id(new), path  # both are kept as long as we are
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = pack_all(changes(old, new, path))
        return found


class Looks:
    """What the viewers of a game have seen of it, by seat: what all see alike, and what each sees besides."""

    def __init__(self) -> None:
        self._shared: View = {}
        self._own: dict[int | None, View] = {}

    def view(self, seat: int | None) -> View:
        """What *seat* has seen; nothing before the game."""
        return self._shared | self._own.get(seat, {})

    def look(self, match: Match, seat: int | None) -> View:
        """All that *seat* sees now; the others have seen it."""
        self._shared, (self._own[seat],) = match.seen([seat])
        return self.view(seat)

    def next(self, match: Match, seats: Sequence[int | None]) -> list[list[Any] | None]:
        """What has changed for each of *seats*; None, where everything is new."""
        before, (shared, own) = self._own, match.seen(seats)
        common = pack_all(changes(self._shared, shared)) if before else []
        self._shared, self._own, known = shared, dict(zip(seats, own, strict=True)), Known()
        return [
            [*common, *known.changes(before[seat], mine)] if seat in before else None
            for seat, mine in self._own.items()
        ]

    def forget(self, seat: int | None) -> None:
        self._own.pop(seat, None)


def pack(part: object) -> msgspec.Raw:
    """A part of several messages, which is written once."""
    return msgspec.Raw(encode(part))


def pack_all(parts: Sequence[object]) -> list[msgspec.Raw]:
    """Items of a list in several messages, which always come together: written at once, as if they were one."""
    return [msgspec.Raw(encode(parts)[1:-1])] if parts else []
