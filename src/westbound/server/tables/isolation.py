"""Isolates tables: if the rules of one fail, all others play on."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from westbound.engine.record import WrongRecord
from westbound.server.refusal import Broken, Refusal
from westbound.server.storage.store import Conflict, Unwritable

NOTED = 2**12  # failures to remember
log = logging.getLogger("westbound.server")


class Contained:
    """A block that runs the rules of a table: if they fail, it raises ``Broken`` and logs that once."""

    def __init__(self, table: str) -> None:
        self._table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or isinstance(error, Refusal | Conflict | Unwritable) or not isinstance(error, Exception):
            return
        if isinstance(error, WrongRecord):
            note("a table cannot be read", self._table, str(error))
            raise Broken(f"this version of Westbound cannot go on with this table: {error}") from None
        frame = extract_tb(trace)[-1]
        where = f"{Path(frame.filename).name}, line {frame.lineno}"
        note("the rules of a table failed", self._table, f"{type(error).__name__}: {error} ({where})")
        raise Broken(
            "the rules failed at this table, which cannot continue like this; the error has been logged"
        ) from error


@lru_cache(NOTED)
def note(event: str, table: str, reason: str) -> None:
    """Log a failure once, however often the same one is found."""
    log.error(event, extra={"table": table, "reason": reason})
