"""Hints for the players of a table: each is found once, and is the same at all tables a seat cannot tell apart."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from westbound.coach import Appraisal
from westbound.coach.appraising import SIMULATIONS
from westbound.engine.game import NoWorld
from westbound.engine.match import Match
from westbound.server import metrics
from westbound.server.bots.pool import Asker, BotPool
from westbound.server.computing import Computing
from westbound.server.logs import note
from westbound.server.refusal import Refusal
from westbound.server.state.table_state import TableState
from westbound.server.tables.questions import hint_question

SEED = 1  # the same for all: a hint must not depend on anything that the seat does not know
NO_HINT = "no hint was found just now; try again"

log = logging.getLogger("westbound.server")
Key = tuple[int, int]  # the seat, and the version since which it has had to choose


class Hints:
    """The hints of one table, kept while they are of use."""

    def __init__(self, pool: BotPool, computing: Computing) -> None:
        self._pool = pool
        self._computing = computing
        self._tasks: dict[Key, asyncio.Task[Appraisal]] = {}

    async def find(self, state: TableState, match: Match, seat: int, asker: Asker) -> Appraisal:
        """What the choices of *seat* are worth; the search goes on if the caller is cancelled.

        :raises Refusal: if that could not be found out.
        """
        asked = state.asked_at(seat)
        assert asked is not None, "only a seat that has to choose may ask"
        key = seat, asked
        if key not in self._tasks:
            for old in [each for each, task in self._tasks.items() if each[0] == seat and task.done()]:
                del self._tasks[old]
            self._tasks[key] = asyncio.create_task(self._search(state, match, seat, asker))
            self._tasks[key].add_done_callback(partial(self._forget_failed, key))
        return await asyncio.shield(self._tasks[key])

    def _forget_failed(self, key: Key, task: asyncio.Task[Appraisal]) -> None:
        if task.cancelled() or task.exception():
            self._tasks.pop(key, None)

    async def _search(self, state: TableState, match: Match, seat: int, asker: Asker) -> Appraisal:
        try:
            asked = await hint_question(state, match, seat, self._computing, SIMULATIONS, SEED)
        except NoWorld as error:
            metrics.NO_WORLD.inc()
            note("no world was found", state.table, str(error))
            raise Refusal("not-now", "no hint can be found for this decision") from None
        found = await self._pool.appraise(asked, asker)
        if found is None or found.failed:
            log.warning("no hint was found", extra={"table": state.table, "reason": found.failed if found else ""})
            raise Refusal("not-now", NO_HINT)
        return found.appraisal()
