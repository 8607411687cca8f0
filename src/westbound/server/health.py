"""The health of this server, for load balancers and monitors: a durable write, and how the periodic jobs are doing."""

from __future__ import annotations

import asyncio
import time

import msgspec

from westbound.server.storage.store import Unwritable
from westbound.server.tables.tables import Tables

FRESH = 1.0  # seconds for which an answer is repeated: however many ask, the disk is written to once


class JobHealth(msgspec.Struct, frozen=True):
    """A periodic job."""

    age: float  # seconds since its last good round
    failed: int  # rounds, since the start
    late: bool


class Health(msgspec.Struct, frozen=True):
    """What ``/health`` says."""

    ok: bool
    problems: list[str]
    quarantined: int  # tables that this process cannot read
    jobs: dict[str, JobHealth]
    tables: dict[str, int]  # by state; nothing while the database is away


class HealthCheck:
    """Checks the health of a server, at most once a second."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lock = asyncio.Lock()
        self._checked = 0.0
        self._health: Health | None = None

    async def look(self) -> Health:
        async with self._lock:
            if self._health is None or time.monotonic() - self._checked > FRESH:
                self._health = await self._check()
                self._checked = time.monotonic()
            return self._health

    async def _check(self) -> Health:
        tables, problems, counts = self._tables, [], {}
        try:
            await tables.store.sign_on(tables.now())
            counts = await tables.store.counts()
        except Unwritable as error:
            problems.append(f"the database cannot be written: {error}")
        jobs = {job.name: JobHealth(round(job.age, 1), job.failed, job.is_late) for job in tables.jobs}
        problems += [f"no good round of {name} for {job.age:.0f} seconds" for name, job in jobs.items() if job.late]
        return Health(not problems, problems, len(tables.quarantine), jobs, counts)
