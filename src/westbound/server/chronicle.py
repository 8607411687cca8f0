"""The log of a table as people read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westbound.engine.game import Game
from westbound.engine.match import Entry, Match
from westbound.server.protocol.socket import Line

ENTRIES = 2**12  # of journals, that are remembered


class Chronicle(list[tuple[Line, Entry | None]]):
    """Its lines; those of the game with who saw it, those around the table for everybody."""

    def since(self, seq: int) -> list[tuple[Line, Entry | None]]:
        """The lines since event *seq*, whoever may read them."""
        first = len(self)
        while first and self[first - 1][0].seq >= seq:
            first -= 1
        return self[first:]

    def tell(self, match: Match, entry: Entry, seq: int, at: int) -> None:
        """A line about the game."""
        key, parts = said(match.game, match.box, entry.kind, entry.numbers)
        self.append((Line(seq, at, key, parts, quiet=entry.kind in match.game.unspoken), entry))


@lru_cache(ENTRIES)
def said(entry: Game, box: Any, kind: int, numbers: tuple[int, ...]) -> tuple[str, list[tuple[str, str, str]]]:
    """The key of what the journal tells, and what it is about."""
    key, *roles = entry.kinds[kind]
    parts = []
    for role, number in zip(roles, numbers, strict=False):
        name, nature = role.split(":")
        parts.append((name, nature, entry.entity(box, nature, number)))
    return key, parts
