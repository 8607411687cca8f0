"""What the viewers of a table have seen of its game, so that only changes need to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.server.presenting.diff import diff
from westbound.server.presenting.viewer import encode
from westbound.server.protocol.socket import Path


class SharedDiff:
    """Computes and encodes only once what changes alike for several seats."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int, Path], list[msgspec.Raw]] = {}

    def between(self, old: View, new: View) -> list[Any]:
        """The same as ``diff``."""
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
        pair = id(old), id(new), path  # both live as long as this object
        found = self._found.get(pair)
        if found is None:
            found = self._found[pair] = pack_all(diff(old, new, path))
        return found


class SeenViews:
    """The latest views that were sent, by seat: the part that all share, and the part of each."""

    def __init__(self) -> None:
        self._shared: View = {}
        self._own: dict[int | None, View] = {}

    def view(self, seat: int | None) -> View:
        """The view that *seat* has; empty before the game."""
        return self._shared | self._own.get(seat, {})

    def look(self, match: Match, seat: int | None) -> View:
        """The whole view of *seat* now; the other viewers are up to date."""
        self._shared, (self._own[seat],) = match.looker.seen(match.table, [seat])
        return self.view(seat)

    def next(self, match: Match, seats: Sequence[int | None]) -> list[list[Any] | None]:
        """The changes for each of *seats* since the last time; None for a seat that has no view yet."""
        before, (shared, own) = self._own, match.looker.seen(match.table, seats)
        common = pack_all(diff(self._shared, shared)) if before else []
        self._shared, self._own, known = shared, dict(zip(seats, own, strict=True)), SharedDiff()
        return [
            [*common, *known.between(before[seat], mine)] if seat in before else None
            for seat, mine in self._own.items()
        ]

    def forget(self, seat: int | None) -> None:
        self._own.pop(seat, None)


def pack(part: object) -> msgspec.Raw:
    """A part of several messages, encoded once."""
    return msgspec.Raw(encode(part))


def pack_all(parts: Sequence[object]) -> list[msgspec.Raw]:
    """Items of a list in several messages that always come together: encoded once, as if they were one."""
    return [msgspec.Raw(encode(parts)[1:-1])] if parts else []
