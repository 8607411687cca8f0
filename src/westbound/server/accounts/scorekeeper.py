"""Counts rated games that are over, whichever process they ended in, and whatever was interrupted."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from westbound.server.accounts import rated_games
from westbound.server.jobs import Job
from westbound.server.refusal import Refusal
from westbound.server.state.rated import standings
from westbound.server.tables.rated import Ladder
from westbound.server.tables.tables import Tables

ROUND = 2.0  # seconds
DAY = 86_400_000  # milliseconds

log = logging.getLogger("westbound.server")


class Scorekeeper:
    """Looks for rated games that are over.  Several servers can do so at the same time: each game counts once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._swept = 0
        self._job = Job("ratings", ROUND)
        tables.jobs.append(self._job)

    async def keep_going(self) -> None:
        while True:
            with self._job:
                await self.go()
            await asyncio.sleep(self._job.pause)

    async def go(self) -> None:
        """Count what is over by now."""
        for row in await self._tables.store.look_up(rated_games.uncounted()):
            try:
                await self._count(row.table_id, Ladder(row.game, row.players))
            except Refusal as refusal:  # the table cannot be read right now
                log.debug("a rated game waits", extra={"table": row.table_id, "reason": refusal.reason})
        now = self._tables.now()
        if now > self._swept + DAY:
            await self._tables.store.carry_out(partial(rated_games.forget_gone, before=now - DAY))
            self._swept = now

    async def _count(self, table: str, ladder: Ladder) -> None:
        live = await self._tables.find(table)
        await live.catch_up()
        state = await live.settled()
        if state.phase != "over":
            return
        ended = state.played_at if state.match and state.match.over else state.at
        work = partial(rated_games.count, table=table, ladder=ladder, ended=ended, standings=standings(state))
        if await self._tables.store.carry_out(work):
            log.info("a rated game was counted", extra={"table": table, "game": ladder.game})
