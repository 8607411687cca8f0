"""Delivers notices: each at most once, with exponential back-off after failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple

from westbound.server import metrics
from westbound.server.notices.outbound import Gone, Undelivered
from westbound.server.notices.triggers import Notice, Trigger, notice_of
from westbound.server.state.table_state import TableState
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.store import Store
from westbound.server.storage.subscriptions import Subscription

GROWTH, TRIES = 4, 4  # the factor by which pauses grow, and the number of retries
FAREWELL = 5.0  # seconds for pending deliveries when the server stops

log = logging.getLogger("westbound.server")


class Outgoing(NamedTuple):
    """A notice to send: for which subscription, why, and at which length of the log."""

    subscription: Subscription
    trigger: Trigger
    seq: int
    notice: Notice
    since: int  # when the subscriber got the seat, or its key


def outgoing_of(subscription: Subscription, trigger: Trigger, state: TableState) -> Outgoing:
    since = state.seats[subscription.seat].since
    return Outgoing(subscription, trigger, state.seq, notice_of(subscription, trigger, state), since)


class Delivery:
    """Runs deliveries, and notes their results."""

    def __init__(self, store: Store, pause: int) -> None:
        """*pause* is the number of milliseconds after the first failure."""
        self._store = store
        self._pause = pause
        self._pending: set[asyncio.Task[None]] = set()

    def send_out(self, delivery: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(delivery)
        self._pending.add(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """Wait a moment for pending deliveries."""
        if self._pending:
            await asyncio.wait(self._pending, timeout=FAREWELL)

    async def succeed(self, sent: Outgoing) -> None:
        subscription = sent.subscription
        metrics.NOTICES.labels(subscription.kind, "sent").inc()
        if sent.trigger.what == "over":
            await self._store.carry_out(partial(subscriptions.forget, ids=[subscription.id]))
        elif subscription.tries:
            await self._store.carry_out(partial(subscriptions.done, subscription=subscription))

    async def fail(self, sent: Outgoing, error: Undelivered) -> None:
        subscription = sent.subscription
        fields = {
            "kind": subscription.kind,
            "table": subscription.table,
            "reason": str(error),
            "tries": subscription.tries + 1,
        }
        metrics.NOTICES.labels(subscription.kind, "failed").inc()
        if isinstance(error, Gone):
            log.info("a subscription is forgotten", extra=fields)
            await self._store.carry_out(partial(subscriptions.forget, ids=[subscription.id]))
        elif subscription.tries >= TRIES:
            log.warning("a notice is given up", extra=fields)
            await self._store.carry_out(partial(subscriptions.done, subscription=subscription))
        else:
            log.warning("a notice could not be sent, and will be tried again", extra=fields)
            due = now() + self._pause * GROWTH**subscription.tries
            give_back = partial(subscriptions.give_back, subscription=subscription, call=sent.trigger.name, due=due)
            await self._store.carry_out(give_back)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._pending.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a notice was lost", exc_info=task.exception())
