"""All tables of this server: opened, found, put away, and kept going."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from westbound import bots
from westbound.api import game, games
from westbound.courses import Course
from westbound.engine.game import WrongOptions
from westbound.games import UnknownGame
from westbound.server import metrics
from westbound.server.bots.pool import BotPool
from westbound.server.glances import Glances
from westbound.server.keys import Keys, new_table
from westbound.server.limits import Crowd, Limits, per_hour, per_minute
from westbound.server.live import Live, Now, card_of, now, read_on
from westbound.server.people import People
from westbound.server.presenting.response_cache import ResponseCache
from westbound.server.protocol.http import GameInfo, NewTable, Seated, Shelf
from westbound.server.refusal import NO_TABLE, Broken, Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import AnyEvent, Clock, Opened, SeatSetup
from westbound.server.state.rematch import again
from westbound.server.state.table_state import TableState
from westbound.server.storage.removal import is_removed, remove
from westbound.server.storage.store import Conflict, Store, Unwritable
from westbound.server.storage.writing import write_card
from westbound.server.tables.editions import Editions
from westbound.server.trouble import Contained

LONGEST_ID = 40
ROUND = 2.0  # seconds between two looks at what has been left lying
BEAT = 10_000  # milliseconds between two notes that a server is there
PATIENCE = 10_000  # milliseconds after which a bot's move is taken over from a process that may be dead
CHATS_AT_ONCE = 5
LEAST_TIME = 5  # seconds that a clock gives
BOT_NAMES = ("Ada", "Cyrus", "Hattie", "Amos", "Clara", "Jonah", "Lottie", "Silas", "Mabel", "Ezra", "Flora", "Virgil")

log = logging.getLogger("westbound.server")


class House:
    """All tables of this server."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, keys: Keys, now: Now = now) -> None:
        self.settings = settings
        self.store = store
        self.editions = Editions(store)
        self.keys = keys
        self._pool = pool
        self.now = now
        self._tables: dict[str, asyncio.Future[Live]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._beaten = 0  # when it was last noted that there is a server
        self.crowd = Crowd(settings.sockets_per_address)
        self.chats = Limits(settings.chats_per_minute / 60, CHATS_AT_ONCE)
        self._openings = per_hour(settings.tables_per_hour)
        self.edition_checks = per_minute(settings.edition_checks_per_minute)
        self.edition_keepings = per_hour(settings.editions_per_hour)
        self.responses = ResponseCache()
        self.people = People(store.database, settings.sign_ins_per_hour)
        self.glances = Glances(store, self.editions, keys, self.find)
        store.listen(self._heard)

    def shelf(self) -> Shelf:
        return Shelf([game_info(name) for name in games()], list(bots.names()))

    def tables(self) -> list[Live]:
        """Those in memory."""
        return [found.result() for found in self._tables.values() if found.done() and not found.exception()]

    async def find(self, table: str) -> Live:
        """:raises Refusal: if there is no such table, or it cannot be read just now."""
        if self.checked(table) not in self._tables:
            self._tables[table] = asyncio.create_task(self._read(table))
            self._tables[table].add_done_callback(lambda read: self._tables.pop(table) if read.exception() else None)
        live = await asyncio.shield(self._tables[table])
        live.used = time.monotonic()
        return live

    def checked(self, table: str) -> str:
        """:raises Refusal: if no table can have that name."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise Refusal("no-table", NO_TABLE)
        return table

    async def rewrite(self, table: str, work: Callable[[Connection], None]) -> None:
        """Let *work* change what is written of a table, which is read anew then.  :raises Refusal: if it cannot be."""
        live = await self.find(table)
        await live.rewrite(partial(self.store.carry_out, work))
        self.responses.forget(table)

    async def _read(self, table: str) -> Live:
        state = TableState(table, self.editions.contents)
        await read_on(self.store, self.editions, state)
        with Contained(table):
            return Live(state, self.store, self.editions, self._pool, self.now)

    async def open(self, order: NewTable, address: str) -> Seated:
        """A new table, and the key of who opens it.  :raises Refusal: if there can be none such."""
        opened = opening(order, await self._edition(order))
        return await self.lay_out(opened, order.name, address, order.ticket, order.word)

    async def _edition(self, order: NewTable) -> str:
        if order.game not in games():
            return ""  # which is found out later
        return await self.editions.choose(game(order.game), order.edition)

    def count_opening(self, address: str) -> None:
        """:raises Refusal: if too many tables were opened from there."""
        if not self._openings.take(address, time.monotonic()):
            raise Refusal("too-fast", "too many tables were opened from your address; wait a while")

    async def lay_out(self, opened: Opened, name: str, address: str, ticket: str = "", word: str = "") -> Seated:
        """The table that begins so, where *name* takes the host's seat."""
        self.count_opening(address)
        table = self.keys.tickets.table(ticket) if ticket else new_table()
        if not opened.lesson:
            opened = replace(opened, secret=self.keys.tickets.secret(table))
        state = TableState(table, self.editions.contents)
        with Contained(table):
            state.take(opened, self.now())
            events = state.begin() if opened.host is None else state.sit(name, opened.host, word)
        try:
            live = await self.lay(state, [opened, *events])
        except Conflict:
            raise Refusal("not-now", "a table was opened with this ticket already; ask for a new promise") from None
        live.let_bots_think()
        metrics.OPENED.inc()
        log.info("table opened", extra={"table": state.table, "game": opened.game})
        return Seated(state.table, opened.host, self.keys.make_for(state, opened.host))

    async def teach(self, course: Course, name: str, learner: str, address: str) -> Seated:
        """A table for a lesson, and the key of who learns there.  :raises Refusal: if too many were opened."""
        lesson = course.lesson(name)
        header = course.record(lesson).header
        colors = game(course.game).seats[: header.players]
        seats = [SeatSetup(bots.names()[-1], color) for color in colors]  # which is what the texts call them
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
        return await self.lay_out(opened, learner, address)

    async def play_again(self, live: Live, seat: int, word: str = "") -> Seated:
        """The next table for the same people, and the key to the same seat at it."""
        state = await live.settled()
        if state.phase != "over":
            raise Refusal("not-now", "the game is not over yet")
        table = await self.following(state)
        if state.rematch != table:
            following = TableState(table, self.editions.contents)
            opened = replace(again(state, seat), secret=self.keys.tickets.secret(table))
            following.take(opened, self.now())
            with suppress(Conflict):  # another was faster
                await self.lay(following, [opened])
            await live.change(lambda state: state.play_again(seat, table))
        joined = await self.find(table)
        await joined.change(lambda state: state.claim(seat, word))
        return Seated(table, seat, self.keys.make_for(joined.state, seat))

    async def following(self, state: TableState) -> str:
        """The table where the same people play again; the one after it, where that was removed."""
        table = state.rematch or self.keys.following(state.table)
        while await self.store.look_up(is_removed(table)):
            table = self.keys.following(table)
        return table

    async def lay(self, state: TableState, events: list[AnyEvent]) -> Live:
        """Write down a new table, then use it.  :raises Conflict: if there is one of that name."""
        try:
            await self.store.append(state.table, 0, events, state.at, card_of(state))
        except Unwritable as error:
            raise Refusal("unavailable", f"no table can be opened just now: {error}") from None
        live = Live(state, self.store, self.editions, self._pool, self.now)
        self._tables[state.table] = asyncio.get_running_loop().create_future()
        self._tables[state.table].set_result(live)
        return live

    async def renew_card(self, table: str) -> bytes:
        """What the card of a table says, written anew: an older program told less."""
        state = await (await self.find(table)).settled()
        card = card_of(state)
        await self.store.carry_out(partial(write_card, table=table, seq=state.seq, card=card))
        return card.info

    # Removing tables

    async def remove(self, table: str, key: str) -> None:
        """Remove the table of who has *key* to it, if no others do.  :raises Refusal: if it is not theirs alone."""
        live = await self.find(table)
        await live.remove(lambda state: check_alone(state, self.keys.read(key, state)))
        self._forget(table, "asked")

    async def clear_away(self, table: str, seq: int, why: str) -> None:
        """Remove a table whose log has *seq* events.  :raises Conflict: if something has happened there."""
        await self.store.carry_out(partial(remove, table=table, seq=seq))
        for live in self._in_memory(table):
            live.vanish()
        self._forget(table, why)

    def is_open(self, table: str) -> bool:
        """Whether somebody has it open, through this process."""
        return any(live.viewers for live in self._in_memory(table))

    def _in_memory(self, table: str) -> list[Live]:
        """That table, if it is there."""
        found = self._tables.get(table)
        return [found.result()] if found and found.done() and not found.exception() else []

    def _forget(self, table: str, why: str = "") -> None:
        self._tables.pop(table, None)
        self.responses.forget(table)
        if why:
            metrics.REMOVED.labels(why).inc()
            log.info("table removed", extra={"table": table, "why": why})

    # What goes on by itself

    async def keep_going(self) -> None:
        """Resume what a stop interrupted; then, now and then, what another process left; put away what is idle."""
        patience, opened = 0, time.monotonic()
        while True:
            try:
                await self.beat()
                await self._resume_bots(patience)
                if time.monotonic() - opened > self.settings.grace:
                    await self.stop_clocks()
            except Exception:
                log.exception("the round through the tables failed")
            self._put_away()
            patience = min(PATIENCE, int(1000 * self.settings.bot_seconds))
            await asyncio.sleep(ROUND)

    async def _resume_bots(self, patience: int) -> None:
        for table in await self.store.waiting_for_bots(self.now() - patience):
            try:
                live = await self.find(table)
                await live.catch_up()
            except Refusal as refusal:
                warn("a table cannot go on", table, refusal)
                continue
            live.let_bots_think()

    async def beat(self) -> None:
        """Note that there is a server; where none was for a while, that time counts for nobody."""
        if self.now() < self._beaten + BEAT:
            return
        self._beaten = self.now()
        down = await self.store.beat(self._beaten)
        for table in await self.store.clocked() if down > 2 * BEAT else ():
            try:
                await (await self.find(table)).change(lambda state: state.stand_still(down))
            except Refusal as refusal:
                warn("a clock cannot be set", table, refusal)

    async def stop_clocks(self) -> None:
        """Where somebody's time is up, the stand-in plays."""
        for table in await self.store.out_of_time(self.now()):
            try:
                live = await self.find(table)
                await live.catch_up()
                await live.change(lambda state: state.time_up())
            except Refusal as refusal:
                warn("a clock cannot be stopped", table, refusal)

    def _put_away(self) -> None:
        for live in self.tables():
            if live.idle > self.settings.idle_minutes * 60:
                del self._tables[live.state.table]
                self.responses.forget(live.state.table)  # another process may have rewritten the log
        metrics.LIVE_TABLES.set(len(self._tables))

    def _heard(self, table: str, seq: int) -> None:
        """Another process has written; without a table: perhaps to any."""
        for name in [table] if table else [*self._tables]:
            if name in self._tables and not self._has(name, seq):
                task = asyncio.create_task(self._catch_up(name, seq))
                self._errands.add(task)
                task.add_done_callback(self._errands.discard)

    def _has(self, table: str, seq: int) -> bool:
        """Whether a table is known as far as that."""
        found = self._tables[table]
        return seq > 0 and found.done() and not found.exception() and found.result().state.seq >= seq

    async def _catch_up(self, table: str, seq: int) -> None:
        try:
            live = await asyncio.shield(self._tables[table])
            await live.catch_up(seq)
        except Refusal as refusal:
            if refusal.code == "no-table":  # another process has removed it
                self._forget(table)
            else:
                warn("a table is behind", table, refusal)


def warn(event: str, table: str, refusal: Refusal) -> None:
    """Log it, if that has not been done."""
    if not isinstance(refusal, Broken):
        log.warning(event, extra={"table": table, "reason": refusal.reason})


def check_alone(state: TableState, claim: int) -> None:
    """:raises Refusal: if others than who has *claim* to a seat have one, too."""
    if any(seat.who in ("person", "kept") for number, seat in enumerate(state.seats) if number != claim):
        raise Refusal("not-now", "a table belongs to all who have a seat there; you can only take it off your list")


def game_info(name: str) -> GameInfo:
    entry = game(name)
    options = {str(n): {key: list(values) for key, values in entry.choices(n).items()} for n in entry.players}
    return GameInfo(name, entry.title, list(entry.players), list(entry.seats), options, list(entry.plans))


def opening(order: NewTable, edition: str) -> Opened:
    """The first line of a new table's log.  :raises Refusal: if there can be no such table."""
    try:
        entry = game(order.game)
        options = entry.usual(len(order.seats), order.options)
    except (UnknownGame, WrongOptions) as error:
        raise Refusal("malformed", str(error)) from None
    mine = [seat for seat, wanted in enumerate(order.seats) if wanted.who == "me"]
    if len(mine) > 1:
        raise Refusal("malformed", "you can sit on one seat only")
    if mine and not order.name.strip():
        raise Refusal("malformed", "say your name, if you want to sit down")
    names = iter(random.sample(BOT_NAMES, len(order.seats)))
    seats = [
        SeatSetup(check_bot(wanted.bot), next(names)) if wanted.who == "bot" else SeatSetup() for wanted in order.seats
    ]
    return Opened(
        game=order.game,
        edition=edition,
        options=options,
        seats=seats,
        public=order.public,
        watchers=order.watchers,
        host=mine[0] if mine else None,
        clock=wanted_clock(order),
        standin=bots.names()[-1] if order.standin is None else order.standin and check_bot(order.standin),
    )


def wanted_clock(order: NewTable) -> Clock | None:
    """:raises Refusal: if nobody could play with it."""
    if order.clock is None:
        return None
    if order.standin == "":
        raise Refusal("malformed", "a clock needs a stand-in: a bot that plays for those whose time is up")
    if order.clock.turn + order.clock.bank < LEAST_TIME:
        raise Refusal("malformed", f"a clock gives at least {LEAST_TIME} seconds")
    return Clock(order.clock.turn, order.clock.bank)


def check_bot(name: str) -> str:
    """:raises Refusal: if no bot is called so."""
    if name not in bots.names():
        raise Refusal("malformed", f"no bot is called {name!r} (there are: {', '.join(bots.names())})")
    return name
