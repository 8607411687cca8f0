"""What there is to tell, on its way: told at most once, and tried again with growing pauses where nobody takes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple

from westbound.server import metrics
from westbound.server.notices.calls import Call, Notice, notice_of
from westbound.server.notices.door import Gone, Undelivered
from westbound.server.state.table_state import TableState
from westbound.server.storage import subscriptions
from westbound.server.storage.store import Store
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.live import now

GROWTH, TRIES = 4, 4  # each pause after a failure is so much longer; so often it is tried again
FAREWELL = 5.0  # seconds for what is on the way

log = logging.getLogger("westbound.server")


class Telling(NamedTuple):
    """A wish, why the table calls, how long its log is, and what is told."""

    wish: Subscription
    call: Call
    seq: int
    notice: Notice


def telling_of(wish: Subscription, call: Call, state: TableState) -> Telling:
    return Telling(wish, call, state.seq, notice_of(wish, call, state))


class Delivery:
    """Notes what came of it."""

    def __init__(self, store: Store, pause: int) -> None:
        """*pause* are the milliseconds after the first failure."""
        self._store = store
        self._pause = pause
        self._errands: set[asyncio.Task[None]] = set()

    def send_out(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._returned)

    async def close(self) -> None:
        """Let what is on the way arrive, if it does not take long."""
        if self._errands:
            await asyncio.wait(self._errands, timeout=FAREWELL)

    async def succeed(self, telling: Telling) -> None:
        wish = telling.wish
        metrics.NOTICES.labels(wish.kind, "sent").inc()
        if telling.call.what == "over":
            await self._store.carry_out(partial(subscriptions.forget, ids=[wish.id]))
        elif wish.tries:
            await self._store.carry_out(partial(subscriptions.done, wish=wish))

    async def fail(self, telling: Telling, error: Undelivered) -> None:
        wish = telling.wish
        fields = {"kind": wish.kind, "table": wish.table, "reason": str(error), "tries": wish.tries + 1}
        metrics.NOTICES.labels(wish.kind, "failed").inc()
        if isinstance(error, Gone):
            log.info("a wish is forgotten", extra=fields)
            await self._store.carry_out(partial(subscriptions.forget, ids=[wish.id]))
        elif wish.tries >= TRIES:
            log.warning("a notice is given up", extra=fields)
            await self._store.carry_out(partial(subscriptions.done, wish=wish))
        else:
            log.warning("a notice could not be sent, and will be tried again", extra=fields)
            due = now() + self._pause * GROWTH**wish.tries
            give_back = partial(subscriptions.give_back, wish=wish, call=telling.call.name, due=due)
            await self._store.carry_out(give_back)

    def _returned(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a notice was lost", exc_info=task.exception())
