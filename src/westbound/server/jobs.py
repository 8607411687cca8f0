"""Periodic jobs: each round may fail, which is logged and counted; the next one comes all the same."""

from __future__ import annotations

import logging
import time
from types import TracebackType

from westbound.server import metrics
from westbound.server.storage.connections import Conflict, Unwritable, reason

PATIENCE = 60.0  # seconds for one round, on a busy machine

log = logging.getLogger("westbound.server")


class Job:
    """A job that is done again and again: a block for one round, and how the rounds went."""

    def __init__(self, name: str, pause: float) -> None:
        """*pause* is the number of seconds between two rounds."""
        self.name = name
        self.pause = pause
        self.failed = 0  # rounds
        self._finished = time.monotonic()

    @property
    def age(self) -> float:
        """The seconds since the last round that did not fail, or since the start."""
        return time.monotonic() - self._finished

    @property
    def is_late(self) -> bool:
        return self.age > self.pause + PATIENCE

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: TracebackType | None) -> bool:
        if error is None or isinstance(error, Conflict):  # another process is doing it
            self._finished = time.monotonic()
            return error is not None
        if not isinstance(error, Exception):
            return False
        self.failed += 1
        metrics.FAILED_ROUNDS.labels(self.name).inc()
        told = {"job": self.name}
        if isinstance(error, Unwritable):
            log.error("a round failed: %s", reason(error), extra=told)
        else:
            log.error("a round failed", exc_info=error, extra=told)
        return True
