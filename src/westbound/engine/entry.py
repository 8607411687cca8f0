"""An entry of the journal: something that happened, as it can be passed on."""

from __future__ import annotations

import msgspec

from westbound.engine.desk import Journal
from westbound.engine.names import ENTRY, EVERYBODY


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: what, its numbers, and who saw it."""

    kind: int
    seen_by: int
    numbers: tuple[int, ...]

    def seen(self, seat: int | None) -> bool:
        return self.seen_by == EVERYBODY or (seat is not None and bool(self.seen_by >> seat & 1))


def read(journal: Journal) -> tuple[Entry, ...]:
    """What was written into *journal* since the last time."""
    told = journal.news()
    return tuple([Entry(told[i], told[i + 1], tuple(told[i + 2 : i + ENTRY])) for i in range(0, len(told), ENTRY)])
