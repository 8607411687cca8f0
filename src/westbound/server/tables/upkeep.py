"""Removes tables that nobody plays at and nobody can come back to (docs/operations.md)."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import Select

from westbound.server.jobs import Job
from westbound.server.storage import presence, removal
from westbound.server.storage.store import Conflict
from westbound.server.tables.tables import Tables

DAY = 86_400  # seconds
SHORTEST, LONGEST = 0.2, 600.0  # seconds between two sweeps
PRESENCE = 100.0  # days for which it is known when somebody was last at a table

log = logging.getLogger("westbound.server")


class Upkeep:
    """Sweeps all tables periodically.  Several servers can do so at the same time: each table is removed once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        settings = tables.settings
        policy = {
            "empty": (removal.empty, settings.empty_days),
            "unbegun": (removal.unbegun, settings.unbegun_days),
            "abandoned": (removal.abandoned, settings.abandoned_days),
        }
        self._policy = {why: each for why, each in policy.items() if each[1]}  # 0 days: keep them
        shortest = min((days for _, days in self._policy.values()), default=1.0)
        self._job = Job("upkeep", min(LONGEST, max(SHORTEST, shortest * DAY / 3)))
        tables.jobs.append(self._job)

    async def keep_going(self) -> None:
        while True:
            with self._job:
                await self.go()
            await asyncio.sleep(self._job.pause)

    async def go(self) -> None:
        """Remove what may be removed by now, except tables that somebody has open."""
        for why, (which, days) in self._policy.items():
            await self._remove(which(self._ago(days)), why)
        await self._tables.store.carry_out(partial(presence.forget, before=self._ago(PRESENCE)))

    def _ago(self, days: float) -> int:
        return self._tables.now() - int(1000 * DAY * days)

    async def _remove(self, which: Select[str, int, str], why: str) -> None:
        for row in await self._tables.store.look_up(which):
            if self._tables.is_open(row.id) or (why == "empty" and not removal.is_empty(row.info)):
                continue
            try:
                await self._tables.clear_away(row.id, row.seq, why)
            except Conflict:
                log.info("a table is used again", extra={"table": row.id})
