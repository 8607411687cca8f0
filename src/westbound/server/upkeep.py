"""The round that removes tables which nobody plays at and nobody can come back to (docs/operations.md)."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Select

from westbound.server.house import House
from westbound.server.storage import removal
from westbound.server.storage.store import Conflict

DAY = 86_400  # seconds
SHORTEST, LONGEST = 0.2, 600.0  # seconds between two rounds

log = logging.getLogger("westbound.server")


class Upkeep:
    """Goes through the tables, again and again.  Several servers can do it at once: each table is removed once."""

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.settings
        policy = {
            "empty": (removal.empty, settings.empty_days),
            "unbegun": (removal.unbegun, settings.unbegun_days),
            "abandoned": (removal.abandoned, settings.abandoned_days),
        }
        self._policy = {why: each for why, each in policy.items() if each[1]}  # 0 days: they are kept

    async def keep_going(self) -> None:
        while self._policy:
            try:
                await self.go()
            except Exception:
                log.exception("the round of upkeep failed")
            shortest = min(days for _, days in self._policy.values())
            await asyncio.sleep(min(LONGEST, max(SHORTEST, shortest * DAY / 3)))

    async def go(self) -> None:
        """Remove what may go by now, but for tables that somebody has open."""
        for why, (which, days) in self._policy.items():
            await self._remove(which(self._house.now() - int(1000 * DAY * days)), why)

    async def _remove(self, which: Select[str, int, str], why: str) -> None:
        for row in await self._house.store.look_up(which):
            if self._house.is_open(row.id) or (why == "empty" and not removal.is_empty(row.info)):
                continue
            try:
                await self._house.clear_away(row.id, row.seq, why)
            except Conflict:
                log.info("a table is used again", extra={"table": row.id})
