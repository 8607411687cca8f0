"""All tables of this process: opened, found, resumed, unloaded and removed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from westbound import bots
from westbound.api import game, games
from westbound.courses import Course
from westbound.server import metrics
from westbound.server.bots.pool import BotPool
from westbound.server.computing import Computing
from westbound.server.jobs import Job
from westbound.server.limits import Limits, per_hour, per_minute
from westbound.server.presenting.response_cache import ResponseCache
from westbound.server.protocol.http import NewTable, Seated
from westbound.server.refusal import NO_TABLE, Broken, Quarantined, Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import AnyEvent, Opened, SeatSetup
from westbound.server.state.rematch import again
from westbound.server.state.table_state import TableState
from westbound.server.steady_time import now
from westbound.server.storage.presence import CHANGED
from westbound.server.storage.removal import is_removed, remove
from westbound.server.storage.store import Conflict, Store, Unwritable
from westbound.server.storage.writing import write_card
from westbound.server.tables.coaching.outlooks import OutlookRoom
from westbound.server.tables.coaching.reviews import Reviews
from westbound.server.tables.editions import Editions
from westbound.server.tables.isolation import Contained, Quarantine
from westbound.server.tables.keys import Keys, new_table
from westbound.server.tables.live import Live, Now, card_of, read_on
from westbound.server.tables.lobby import mix
from westbound.server.tables.opening import opening
from westbound.server.tables.presence import Presence
from westbound.server.tables.rated import NOBODY, RatedPerson, note_opened

LONGEST_ID = 40
ROUND = 2.0  # seconds between searches for tables that need attention
BEAT = 10_000  # milliseconds between heartbeats
PATIENCE = 10_000  # milliseconds until a bot's move is taken over from a process that may be dead
HOUR = 3_600_000  # milliseconds
MOST_PUBLIC = 500  # tables of a state from which those in the lobby are chosen ...
MOST_LISTED = 100  # ... and these
CHATS_AT_ONCE, ASIDES_AT_ONCE = 5, 10
APPLICATIONS = 20  # for seats in running games, from one address per hour

log = logging.getLogger("westbound.server")


class Tables:
    """All tables of this process, and what they share."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, keys: Keys, now: Now = now) -> None:
        self.settings = settings
        self.store = store
        self.editions = Editions(store)
        self.keys = keys
        self.computing = Computing(settings.cpu_seconds_per_minute)
        self._pool = pool
        self.reviews = Reviews(store, self.editions, pool, self.computing, settings.review_simulations)
        self._outlooks = OutlookRoom(pool, self.computing, settings.outlook_simulations)
        self.now = now
        self._tables: dict[str, asyncio.Future[Live]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._beaten = 0  # the time of the latest heartbeat
        self.paces = Limits(settings.messages_per_second, 3 * settings.messages_per_second)
        self.chats = Limits(settings.chats_per_minute / 60, CHATS_AT_ONCE)
        self.asides = Limits(settings.asides_per_minute / 60, ASIDES_AT_ONCE)
        self._openings = per_hour(settings.tables_per_hour)
        self._applications = per_hour(APPLICATIONS)
        self.edition_checks = per_minute(settings.edition_checks_per_minute)
        self.edition_keepings = per_hour(settings.editions_per_hour)
        self.responses = ResponseCache()
        self.quarantine = Quarantine(self._isolate)
        self.presence = Presence(store, now)
        self._started = now()
        self._job = Job("tables", ROUND)
        self.jobs = [self._job]  # and those of others
        store.listen(self._heard)

    def in_memory(self) -> list[Live]:
        """The tables in memory."""
        return [found.result() for found in self._tables.values() if found.done() and not found.exception()]

    async def find(self, table: str) -> Live:
        """The table, read from the database if need be.  :raises Refusal: if there is none, or it cannot be read."""
        if self.checked(table) not in self._tables:
            self.quarantine.check(table)
            self._tables[table] = asyncio.create_task(self._read(table))
            self._tables[table].add_done_callback(lambda read: self._tables.pop(table) if read.exception() else None)
        live = await asyncio.shield(self._tables[table])
        live.used = time.monotonic()
        return live

    def checked(self, table: str) -> str:
        """*table*, if a table can have that name.  :raises Refusal: if none can."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise Refusal("no-table", NO_TABLE)
        return table

    async def rewrite(self, table: str, work: Callable[[Connection], None]) -> None:
        """Let *work* change the log of a table, then read it again.  :raises Refusal: if that fails."""
        live = await self.find(table)
        await live.rewrite(partial(self.store.carry_out, work))
        self.responses.forget(table)

    async def _read(self, table: str) -> Live:
        state = TableState(table, self.editions.contents)
        await read_on(self.store, self.editions, state, self.quarantine, self.computing.reading)
        opener = ""
        with suppress(Unwritable):  # nothing depends on it but whose turn it is
            opener = await self.store.opener_of(table)
        with Contained(table, self.quarantine):
            live = self._live(state, opener)
        live.update_presence((await self.presence.look([table]))[table])
        self.quarantine.release(table)
        return live

    def _live(self, state: TableState, opener: str) -> Live:
        return Live(
            state,
            self.store,
            self.editions,
            self._pool,
            self.quarantine,
            self.presence,
            self.computing,
            self._outlooks,
            self.now,
            opener,
        )

    def _isolate(self, table: str, refusal: Refusal) -> None:
        """Drop a table that has been put into quarantine."""
        for live in self._loaded(table):
            live.dismiss(refusal)
            self._forget(table)

    async def open(self, order: NewTable, address: str, person: RatedPerson = NOBODY) -> Seated:
        """Open a new table; return the host's key.  :raises Refusal: if there can be no such table."""
        return await self.open_as(self.keys.name_of_new(order.ticket), order, address, person)

    async def open_as(self, table: str, order: NewTable, address: str, person: RatedPerson = NOBODY) -> Seated:
        """Open a new table with that name.  :raises Refusal: if there can be no such table."""
        if not self.settings.outlook_simulations:
            order = replace(order, outlook=False)
        opened = opening(order, await self._edition(order), table)
        return await self.open_with(table, opened, person.name or order.name, address, order.word, person)

    async def _edition(self, order: NewTable) -> str:
        if order.game not in games():
            return ""  # which is refused later
        return await self.editions.choose(game(order.game), order.edition)

    def count_opening(self, address: str) -> None:
        """Count a new table.  :raises Refusal: if too many were opened from that address."""
        if not self._openings.take(address, time.monotonic()):
            raise Refusal("too-fast", "too many tables were opened from your address; wait a while")

    def count_application(self, address: str) -> None:
        """Count an application for a seat.  :raises Refusal: if there were too many from that address."""
        if not self._applications.take(address, time.monotonic()):
            raise Refusal("too-fast", "you have asked for a seat too often; wait a while")

    async def lobby(self) -> list[bytes]:
        """The cards of the public tables to list.  :raises Unwritable: if the database cannot be used."""
        found = await self.store.public(self._seen_since(), MOST_PUBLIC)
        return mix(
            [each for each in found if each.seen or each.state == "playing" or self.is_open(each.id)], MOST_LISTED
        )

    def _seen_since(self) -> int:
        """The time since which somebody must have been at a public table."""
        hours = self.settings.lobby_hours
        return self.now() - int(hours * HOUR) if hours else -1

    async def _may_open_public(self, opener: str) -> bool:
        """Whether another public table can be opened from that address."""
        return await self.store.public_of(opener, self._seen_since()) < self.settings.public_tables_per_address

    async def open_with(
        self, table: str, opened: Opened, name: str, address: str, word: str = "", person: RatedPerson = NOBODY
    ) -> Seated:
        """Open the *table* that begins with this event, where *name* takes the host's seat."""
        self.count_opening(address)
        opener = self.keys.opener(address)
        if opened.public and not await self._may_open_public(opener):
            raise Refusal("too-fast", "too many public tables are open from your address; open a private one instead")
        if not (opened.lesson or opened.secret):
            opened = replace(opened, secret=self.keys.tickets.secret(table))
        state = TableState(table, self.editions.contents)
        with Contained(table):
            state.take(opened, self.now())
            seat, (account, _, place) = opened.host, person
            events = state.begin() if seat is None else state.sit(name, seat, word, account, place)
        try:
            live = await self.add(state, [opened, *events], opener)
        except Conflict:
            raise Refusal("not-now", "a table was opened with this ticket already; ask for a new promise") from None
        live.let_bots_think()
        metrics.OPENED.inc()
        log.info("table opened", extra={"table": state.table, "game": opened.game})
        return Seated(state.table, opened.host, self.keys.make_for(state, opened.host))

    async def teach(self, course: Course, name: str, learner: str, address: str) -> Seated:
        """Open a table for a lesson; return the learner's key.  :raises Refusal: if too many were opened."""
        lesson = course.lesson(name)
        header = course.record(lesson).header
        colors = game(course.game).seats[: header.players]
        seats = [SeatSetup(bots.STANDIN, color) for color in colors]  # as the texts call them
        seats[lesson.seat] = SeatSetup()
        opened = Opened(
            game=course.game,
            edition=header.edition,
            options=dict(header.options),
            seats=seats,
            watchers=False,
            host=lesson.seat,
            lesson=name,
        )
        return await self.open_with(new_table(), opened, learner, address)

    async def play_again(self, live: Live, seat: int, word: str = "", address: str = "") -> Seated:
        """Open or join the rematch; return the key to the same seat there."""
        state = await live.settled()
        state.check_rematch()
        table = await self.following(state)
        if state.rematch != table:
            following = TableState(table, self.editions.contents)
            opened = replace(again(state, seat), secret=self.keys.tickets.secret(table))
            if opened.public and not await self._may_open_public(live.opener):
                opened = replace(opened, public=False)
            following.take(opened, self.now())
            with suppress(Conflict):  # another process was faster
                await self.add(following, [opened], live.opener)
            await live.change(lambda state: state.play_again(seat, table))
        joined = await self.find(table)
        account, place = state.seats[seat].account, self.keys.opener(address)
        await joined.change(lambda state: state.claim(seat, word, account, place))
        return Seated(table, seat, self.keys.make_for(joined.state, seat))

    async def following(self, state: TableState) -> str:
        """The table of the rematch; if it was removed, the one after it."""
        table = state.rematch or self.keys.following(state.table)
        while await self.store.look_up(is_removed(table)):
            table = self.keys.following(table)
        return table

    async def add(self, state: TableState, events: list[AnyEvent], opener: str) -> Live:
        """Write a new table to the database, then use it; *opener* stands for the address that opened it.

        :raises Conflict: if the name is taken.
        """
        try:
            if state.opened.rated:
                with suppress(Conflict):  # another process is doing so
                    await self.store.carry_out(partial(note_opened, state=state))
            await self.store.append(state.table, 0, events, state.at, card_of(state), opener)
        except Unwritable as error:
            raise Refusal("unavailable", f"no table can be opened just now: {error}") from None
        live = self._live(state, opener)
        self._tables[state.table] = asyncio.get_running_loop().create_future()
        self._tables[state.table].set_result(live)
        return live

    async def renew_card(self, table: str) -> bytes:
        """The card of a table, written again because an older program wrote less."""
        state = await (await self.find(table)).settled()
        card = card_of(state)
        await self.store.carry_out(partial(write_card, table=table, seq=state.seq, card=card))
        return card.info

    # Removing tables

    async def remove(self, table: str, key: str) -> None:
        """Remove the table that *key* opens.  :raises Refusal: if somebody else has a seat there."""
        live = await self.find(table)
        await live.remove(lambda state: check_alone(state, self.keys.read(key, state)))
        self._forget(table, "asked")

    async def clear_away(self, table: str, seq: int, why: str) -> None:
        """Remove a table whose log has *seq* events.  :raises Conflict: if it has grown."""
        await self.store.carry_out(partial(remove, table=table, seq=seq))
        for live in self._loaded(table):
            live.vanish()
        self._forget(table, why)

    def is_open(self, table: str) -> bool:
        """Whether anyone is viewing it, through this process."""
        return any(live.viewers for live in self._loaded(table))

    def _loaded(self, table: str) -> list[Live]:
        """That table, if it is in memory."""
        found = self._tables.get(table)
        return [found.result()] if found and found.done() and not found.exception() else []

    def _forget(self, table: str, why: str = "") -> None:
        self._tables.pop(table, None)
        self.responses.forget(table)
        self.reviews.stop(table)
        if why:
            metrics.REMOVED.labels(why).inc()
            log.info("table removed", extra={"table": table, "why": why})

    # What happens by itself

    async def keep_going(self) -> None:
        """Resume what a restart or another process left unfinished; unload what is idle."""
        patience, opened = 0, time.monotonic()
        while True:
            with self._job:
                await self.beat()
                await self.presence.write()
                await self._resume_bots(patience)
                if time.monotonic() - opened > self.settings.grace:
                    await self.stop_clocks()
            self._unload()
            patience = min(PATIENCE, int(1000 * self.settings.bot_seconds))
            await asyncio.sleep(ROUND)

    async def _resume_bots(self, patience: int) -> None:
        async def resume(live: Live) -> None:
            await live.catch_up()
            live.let_bots_think()

        await self._for_each(await self.store.waiting_for_bots(self.now() - patience), resume)

    async def beat(self) -> None:
        """Send a heartbeat; if no server was running for a while, discount that time on all clocks."""
        if self.now() < self._beaten + BEAT:
            return
        self._beaten = self.now()
        await self.store.sign_on(self._beaten)
        self.keys.for_older = await self.store.has_older_peers()
        await self._look_around([live.state.table for live in self.in_memory() if live.here()])
        down = await self.store.beat(self._beaten)

        async def discount(live: Live) -> None:
            await live.change(lambda state: state.stand_still(down))

        if down > 2 * BEAT:
            await self._for_each(await self.store.clocked(), discount)

    async def _look_around(self, tables: list[str]) -> None:
        """Learn who is at these tables through other processes, which may be dead by now."""
        for table, seen in (await self.presence.look(tables)).items() if tables else ():
            for live in self._loaded(table):
                live.update_presence(seen)

    async def away_for(self, live: Live, seat: int) -> int | None:
        """For how many milliseconds nobody has been at *seat*, through any process; None if somebody is.

        Somebody who was never seen has been away since this process started, or since they got the seat.
        """
        await self._look_around([live.state.table])
        if seat in live.here():
            return None
        seen = live.last_seen(seat) or max(self._started, live.state.seats[seat].since)
        return max(0, self.now() - seen)

    async def stop_clocks(self) -> None:
        """Let stand-ins play for everyone whose time is up."""

        async def stop(live: Live) -> None:
            await live.catch_up()
            await live.change(lambda state: state.time_up())

        await self._for_each(await self.store.out_of_time(self.now()), stop)

    async def _for_each(self, tables: list[str], work: Callable[[Live], Awaitable[None]]) -> None:
        """Do *work* at each table; one where it fails holds up no other, and is left alone for a while."""
        for table in tables:
            if self.quarantine.holds(table):
                continue
            try:
                with Contained(table, self.quarantine):
                    await work(await self.find(table))
            except Broken as broken:
                self.quarantine.put(table, broken)
            except Quarantined:
                pass
            except Refusal as refusal:
                log.warning("a table cannot go on", extra={"table": table, "reason": refusal.reason})

    def _unload(self) -> None:
        for live in self.in_memory():
            if live.idle > self.settings.idle_minutes * 60:
                del self._tables[live.state.table]
                self.responses.forget(live.state.table)  # another process may rewrite the log
        metrics.LIVE_TABLES.set(len(self._tables))

    def _heard(self, table: str, seq: int) -> None:
        """A process has written to a table; no table means that it could be any."""
        if seq == CHANGED:
            self._run_errand(self._look_around([table] if self._loaded(table) else []))
            return
        for name in [table] if table else [*self._tables]:
            if name in self._tables and not self._has(name, seq):
                self._run_errand(self._catch_up(name, seq))

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _has(self, table: str, seq: int) -> bool:
        """Whether a table is loaded up to *seq* events."""
        found = self._tables[table]
        return seq > 0 and found.done() and not found.exception() and found.result().state.seq >= seq

    async def _catch_up(self, table: str, seq: int) -> None:
        try:
            live = await asyncio.shield(self._tables[table])
            await live.catch_up(seq)
        except Refusal as refusal:
            if refusal.code == "no-table":  # another process has removed it
                self._forget(table)
            elif not isinstance(refusal, Quarantined):
                log.warning("a table is behind", extra={"table": table, "reason": refusal.reason})


def check_alone(state: TableState, claim: int) -> None:
    """:raises Refusal: if anyone but the holder of *claim* has a seat, or a rated game is played."""
    if state.opened.rated and state.phase == "playing":
        raise Refusal("not-now", "a rated game is played here; resign, and it is over for you")
    if any(seat.who in ("person", "kept") for number, seat in enumerate(state.seats) if number != claim):
        raise Refusal("not-now", "others have a seat at this table; you can only remove it from your list")
