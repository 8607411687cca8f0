"""Isolates tables: if one cannot be read or its rules fail, all others play on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from westbound.engine.record import OtherRules
from westbound.server import metrics
from westbound.server.logs import note
from westbound.server.refusal import Broken, Quarantined, Refusal
from westbound.server.state.events import NewerEvent
from westbound.server.storage.store import Conflict, Unwritable

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds until a quarantined table is tried again
UNREADABLE = "this server cannot read this table; nothing is lost, and it has been logged for the operator"
REASONS: dict[type[Exception], str] = {
    NewerEvent: "a newer version of the server has continued this table; load the page again in a moment",
    OtherRules: "this table is played with another version of the rules, which this server does not have",
}
FAILED = "the rules failed at this table, which cannot continue like this; the error has been logged"

log = logging.getLogger("westbound.server")


@dataclass
class Held:
    """A table in quarantine."""

    reason: str  # for people
    pause: float  # seconds between attempts
    until: float  # when it may be tried again


class Quarantine:
    """The tables that this process leaves alone because it cannot read or continue them.

    Each is tried again later, with exponential back-off; a new process, and so an upgraded one, tries all of them.
    """

    def __init__(self, isolate: Callable[[str, Refusal], None], clock: Callable[[], float] = time.monotonic) -> None:
        """*isolate* disconnects the viewers of a table, and drops it from memory."""
        self._isolate = isolate
        self._clock = clock
        self._held: dict[str, Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def check(self, table: str) -> None:
        """:raises Quarantined: if it holds the table."""
        if self.holds(table):
            raise Quarantined(self._held[table].reason)

    def holds(self, table: str) -> bool:
        """Whether the table is in quarantine and not to be tried again yet."""
        held = self._held.get(table)
        return held is not None and self._clock() < held.until

    def put(self, table: str, error: Exception) -> Quarantined:
        """Put a table into quarantine, which is logged once; return the refusal for people."""
        refusal = Quarantined(next((says for kind, says in REASONS.items() if isinstance(error, kind)), UNREADABLE))
        before = self._held.get(table)
        pause = min(2 * before.pause, LONGEST_PAUSE) if before else FIRST_PAUSE
        self._held[table] = Held(refusal.reason, pause, self._clock() + pause)
        metrics.QUARANTINED.set(len(self._held))
        note("a table is in quarantine", table, f"{type(error).__name__}: {error}{place(error)}")
        self._isolate(table, refusal)
        return refusal

    def release(self, table: str) -> None:
        """The table could be read."""
        if self._held.pop(table, None):
            metrics.QUARANTINED.set(len(self._held))
            log.info("a table is out of quarantine", extra={"table": table})


class Contained:
    """A block that concerns one table: any error of our own code or the log in it concerns that table alone.

    With a *quarantine*, the table is put there; without one, only what was tried is refused.
    """

    def __init__(self, table: str, quarantine: Quarantine | None = None) -> None:
        self._table = table
        self._quarantine = quarantine

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or isinstance(error, Refusal | Conflict | Unwritable) or not isinstance(error, Exception):
            return
        if self._quarantine is not None:
            raise self._quarantine.put(self._table, error) from error
        note("the rules of a table failed", self._table, f"{type(error).__name__}: {error}{place(error)}")
        raise Broken(FAILED) from error


def place(error: BaseException) -> str:
    """Where an error was raised, for the log."""
    frames = extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
