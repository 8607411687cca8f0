"""The log of a table as people read it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from westbound.engine.entry import Entry
from westbound.engine.game import TURN_OF, Game
from westbound.engine.match import Match
from westbound.engine.modular.kinds import decoded
from westbound.server.protocol.socket import Line

ENTRIES = 2**12  # journal entries to remember


class Described(Protocol):
    """What a line is about: a match, or a puzzle."""

    @property
    def game(self) -> Game: ...

    @property
    def box(self) -> Any: ...


class ReadableLog(list[tuple[Line, Entry | None]]):
    """Its lines: those about the game with the journal entry, which says who saw it; the others are for everyone."""

    def since(self, seq: int) -> list[tuple[Line, Entry | None]]:
        """The lines since event *seq*, for whichever reader."""
        first = len(self)
        while first and self[first - 1][0].seq >= seq:
            first -= 1
        return self[first:]

    def tell(self, match: Match, entry: Entry, seq: int, at: int) -> None:
        """Add a line about the game."""
        self.append((line(match, entry, seq, at), entry))


def tail(lines: list[Line], most: int) -> list[Line]:
    """At most the last *most* lines; if some are left out, the rest begins with a turn, or at least with an event."""
    if len(lines) <= most:
        return lines
    cut = range(len(lines) - most, len(lines))
    turn = next((i for i in cut[: most // 2] if lines[i].key == TURN_OF), None)
    event = next((i for i in cut if lines[i].seq != lines[i - 1].seq), cut.start)
    return lines[event if turn is None else turn :]


def line(match: Described, entry: Entry, seq: int, at: int) -> Line:
    """A journal entry as a line of the log."""
    key, parts = remembered(match.game, match.box, entry.kind, entry.numbers)
    return Line(seq, at, key, parts, quiet=entry.kind in match.game.unspoken)


remembered = lru_cache(ENTRIES)(decoded)
