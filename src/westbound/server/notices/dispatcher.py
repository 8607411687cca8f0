"""The dispatcher: finds the subscriptions with a new trigger, and has each notice sent once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from itertools import count, groupby
from operator import attrgetter
from typing import Protocol

from sqlalchemy import Connection

from westbound.server.jobs import Job
from westbound.server.notices.delivery import Delivery, Outgoing, outgoing_of
from westbound.server.notices.digests import Digests
from westbound.server.notices.outbound import Undelivered
from westbound.server.notices.signing import TO_CONFIRM
from westbound.server.notices.triggers import Later, Notice, Trigger, judge
from westbound.server.refusal import Quarantined, Refusal
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.subscriptions import Kind, Subscription
from westbound.server.tables.isolation import Contained
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

SHORTEST, LONGEST = 0.2, 5.0  # seconds between two rounds
SWEEPING = 500  # rounds
UNREADABLE = 3_600_000  # milliseconds until a table that could not be read is tried again

log = logging.getLogger("westbound.server")
Verdict = tuple[Subscription, int, Outgoing | Later | None]  # with the length of the log it is based on


class Channel(Protocol):
    """A channel that sends each notice right away."""

    async def tell(self, subscription: Subscription, notice: Notice) -> None: ...


class Dispatcher:
    """Looks at all subscriptions, periodically."""

    def __init__(self, tables: Tables, delivery: Delivery, digests: Digests, channels: Mapping[Kind, Channel]) -> None:
        self._tables = tables
        self._store = tables.store
        self._delivery = delivery
        self._digests = digests
        self._channels = channels
        self._after = int(1000 * tables.settings.notice_after)
        self._job = Job("notices", min(LONGEST, max(SHORTEST, self._after / 3000)))
        tables.jobs.append(self._job)

    async def keep_going(self) -> None:
        for number in count():
            with self._job:
                await self.note_guests()
                await self.go()
                if number % SWEEPING == 0:
                    before = now() - 1000 * TO_CONFIRM
                    await self._store.carry_out(partial(subscriptions.forget_unconfirmed, before=before))
            await asyncio.sleep(self._job.pause)

    async def note_guests(self) -> None:
        """Let other processes know who is viewing tables through this one."""
        guests = {(live.state.table, seat) for live in self._tables.in_memory() for seat in live.looking()}
        # If this process is killed, they must have time to come back through another, which notes it in its next round.
        rows = await self._store.look_up(subscriptions.unseen(now() - self._after // 6)) if guests else []
        ids = [row.id for row in rows if (row.table_id, row.seat) in guests]
        if ids:
            await self._store.carry_out(partial(subscriptions.see, ids=ids, now=now()))

    async def go(self) -> None:
        """Look at all subscriptions whose table has changed, or that are due."""
        looked: list[tuple[Subscription, int, int | None, int]] = []
        called: list[Outgoing] = []
        ended: list[str] = []
        rows = await self._store.look_up(subscriptions.to_look_at(now()))
        for table, group in groupby(rows, attrgetter("table_id")):
            at_table = list(group)
            length = at_table[0].length
            for subscription, seq, verdict in await self._look(table, length, [*map(subscriptions.read, at_table)]):
                if verdict is None:
                    ended.append(subscription.id)
                elif isinstance(verdict, Later):
                    looked.append((subscription, seq, *verdict))
                else:
                    called.append(verdict)
        if not rows:
            return

        def settle(connection: Connection) -> list[Outgoing]:
            subscriptions.put_off(connection, looked)
            if ended:
                subscriptions.forget(connection, ended)
            at_once = [each for each in called if each.subscription.kind in self._channels]
            return [
                each
                for each in at_once
                if subscriptions.claim(connection, each.subscription, each.trigger.name, each.seq)
            ]

        for sent in await self._store.carry_out(settle):
            self._delivery.send_out(self._tell(sent))
        await self._digests.write(each for each in called if each.subscription.kind == "mail")

    async def _look(self, table: str, length: int, at_table: list[Subscription]) -> list[Verdict]:
        """The verdict on each subscription to a table with at least *length* events; later, if it cannot be read."""
        try:
            with Contained(table, self._tables.quarantine):
                live = await self._tables.find(table)
                await live.catch_up(length)
                return [(each, live.state.seq, self._judge(each, live)) for each in at_table]
        except Refusal as refusal:
            if not isinstance(refusal, Quarantined):
                log.warning("no notices about a table", extra={"table": table, "reason": refusal.reason})
            return [(each, length, Later(now() + UNREADABLE, each.seen)) for each in at_table]

    def _judge(self, subscription: Subscription, live: Live) -> Outgoing | Later | None:
        """The notice to send, or when to look again; None if the subscription has ended."""
        verdict = judge(subscription, live, now(), self._after)
        return outgoing_of(subscription, verdict, live.state) if isinstance(verdict, Trigger) else verdict

    async def _tell(self, sent: Outgoing) -> None:
        try:
            await self._channels[sent.subscription.kind].tell(sent.subscription, sent.notice)
        except Undelivered as error:
            await self._delivery.fail(sent, error)
        else:
            await self._delivery.succeed(sent)
