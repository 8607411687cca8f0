"""The round through the tables that call somebody: who is away is told, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from itertools import count, groupby
from operator import attrgetter
from typing import Protocol

from sqlalchemy import Connection

from westbound.server.notices.calls import Call, Later, Notice, judge
from westbound.server.notices.delivery import Delivery, Telling, telling_of
from westbound.server.notices.door import Undelivered
from westbound.server.notices.letters import Letters
from westbound.server.notices.seal import TO_CONFIRM
from westbound.server.refusal import Refusal
from westbound.server.storage import subscriptions
from westbound.server.storage.store import Conflict
from westbound.server.storage.subscriptions import Kind, Subscription
from westbound.server.tables.live import Live, now
from westbound.server.tables.tables import Tables

SHORTEST, LONGEST = 0.2, 5.0  # seconds between two rounds
SWEEPING = 500  # rounds
UNREADABLE = 3_600_000  # milliseconds until a table that could not be read is looked at again

log = logging.getLogger("westbound.server")


class Way(Protocol):
    """A way to tell somebody at once."""

    async def tell(self, wish: Subscription, notice: Notice) -> None: ...


class Rounds:
    """Goes through the tables, again and again."""

    def __init__(self, tables: Tables, delivery: Delivery, letters: Letters, ways: Mapping[Kind, Way]) -> None:
        self._tables = tables
        self._store = tables.store
        self._delivery = delivery
        self._letters = letters
        self._ways = ways
        self._after = int(1000 * tables.settings.notice_after)

    async def keep_going(self) -> None:
        pause = min(LONGEST, max(SHORTEST, self._after / 3000))
        for number in count():
            try:
                await self.note_guests()
                await self.go()
                if number % SWEEPING == 0:
                    before = now() - 1000 * TO_CONFIRM
                    await self._store.carry_out(partial(subscriptions.forget_unconfirmed, before=before))
            except Conflict:
                pass  # another process is about it
            except Exception:
                log.exception("the round of notices failed")
            await asyncio.sleep(pause)

    async def note_guests(self) -> None:
        """Let other processes know who looks at tables through this one."""
        guests = {(live.state.table, seat) for live in self._tables.in_memory() for seat in live.looking()}
        rows = await self._store.look_up(subscriptions.unseen(now() - self._after // 3)) if guests else []
        ids = [row.id for row in rows if (row.table_id, row.seat) in guests]
        if ids:
            await self._store.carry_out(partial(subscriptions.see, ids=ids, now=now()))

    async def go(self) -> None:
        """Look at all wishes where something has happened, or whose time has come."""
        looked: list[tuple[Subscription, int, int | None, int]] = []
        called: list[Telling] = []
        ended: list[str] = []
        rows = await self._store.look_up(subscriptions.to_look_at(now()))
        for table, group in groupby(rows, attrgetter("table_id")):
            at_table = list(group)
            length = at_table[0].length
            live = await self._find(table, length)
            for wish in map(subscriptions.read, at_table):
                verdict = self._judge(wish, live) if live else Later(now() + UNREADABLE, wish.seen)
                if verdict is None:
                    ended.append(wish.id)
                elif isinstance(verdict, Later):
                    looked.append((wish, live.state.seq if live else length, *verdict))
                else:
                    called.append(verdict)
        if not rows:
            return

        def settle(connection: Connection) -> list[Telling]:
            subscriptions.put_off(connection, looked)
            if ended:
                subscriptions.forget(connection, ended)
            at_once = [each for each in called if each.wish.kind in self._ways]
            return [each for each in at_once if subscriptions.claim(connection, each.wish, each.call.name, each.seq)]

        for telling in await self._store.carry_out(settle):
            self._delivery.send_out(self._tell(telling))
        await self._letters.write(each for each in called if each.wish.kind == "mail")

    async def _find(self, table: str, length: int) -> Live | None:
        """The table, if it can be read, as far as that."""
        try:
            live = await self._tables.find(table)
            await live.catch_up(length)
        except Refusal as refusal:
            log.warning("nobody can be told of a table", extra={"table": table, "reason": refusal.reason})
            return None
        return live

    def _judge(self, wish: Subscription, live: Live) -> Telling | Later | None:
        """None: the wish has come to its end."""
        verdict = judge(wish, live, now(), self._after)
        return telling_of(wish, verdict, live.state) if isinstance(verdict, Call) else verdict

    async def _tell(self, telling: Telling) -> None:
        try:
            await self._ways[telling.wish.kind].tell(telling.wish, telling.notice)
        except Undelivered as error:
            await self._delivery.fail(telling, error)
        else:
            await self._delivery.succeed(telling)
