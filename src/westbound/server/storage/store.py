"""The logs of all tables: once a write is acknowledged, it is never lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from secrets import token_bytes, token_hex
from time import time
from typing import TYPE_CHECKING, NamedTuple, TypeVar, TypeVarTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, insert, or_, select, update

from westbound.server import metrics
from westbound.server.state.events import AnyEvent, read_event, write_event
from westbound.server.storage import presence, schema
from westbound.server.storage.connections import Conflict, Doubtful, Unwritable, reason
from westbound.server.storage.database import Database, WrongDatabase
from westbound.server.storage.reading import LogReader
from westbound.server.storage.schema import ABANDONED, EPOCH, HEARTBEAT, KEYS, REMOVED, events, pulse, secrets, tables
from westbound.server.storage.sqlite.nudges import NudgeListener
from westbound.server.storage.sqlite.wal import WalKeeper
from westbound.server.storage.writing import Append, Card, write

if TYPE_CHECKING:
    from westbound.server.storage.notify import Heard, Listener

__all__ = ["Card", "Conflict", "Public", "Store", "Unwritable", "WrongDatabase"]

log = logging.getLogger(__name__)
STATES = ("gathering", "playing", "over", ABANDONED)
PATIENCE = (0.0, 0.1, 0.4, 1.0, 2.0, 4.0)  # seconds between attempts to reach a lost database
Columns = TypeVarTuple("Columns")
T = TypeVar("T")
Waiting = tuple[Append, "asyncio.Future[None]"]
PLAYED = '{"event":"moved",'  # the beginning of most lines of a log


class Listed(NamedTuple):
    """The card of a table, as it is kept."""

    table: str
    seq: int
    at: int
    state: str
    info: str
    due: int | None


class Public(NamedTuple):
    """A public table that is not over."""

    id: str
    state: str
    info: str
    opener: str | None
    seen: bool


class Store:
    """The logs of all tables.  A single writer writes together whatever was handed in while it was busy."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = token_hex(8)  # the name of this process among those that share the database
        self._listener: Listener | NudgeListener | None = None
        self._waiting: list[Waiting] = []
        self._handed_in = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._writer = asyncio.create_task(self._keep_writing())
        self._wal = None if database.dsn else WalKeeper(database.file, database.writing)
        self._reader = LogReader(self._read_from) if database.dsn else None  # with SQLite, a query costs little

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store in a database, whose schema is brought up to date.

        :raises WrongDatabase: if it cannot be opened, belongs to a newer program or (SQLite) to another server.
        """
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Write what was handed in, and accept nothing more."""
        self._closing = True
        self._handed_in.set()
        await self._writer
        if self._listener:
            await self._listener.close()
        if self._wal:
            await self._wal.close()
        if self._reader:
            await self._reader.close()
        await self.database.close()

    def listen(self, heard: Heard) -> None:
        """Call *heard* with a table and the length of its log when a process has written to it, perhaps this one.

        ("", 0) means that calls may have been missed or, with SQLite, that an operator has changed any of the tables.
        """
        assert self._listener is None, "one listener is enough"
        if self.database.dsn:
            from westbound.server.storage.notify import Listener  # its driver takes time to load

            self._listener = Listener(self.database.dsn, heard)
        else:
            self._listener = NudgeListener(self.database.reading, heard)

    # Writing

    async def append(
        self, table: str, seq: int, events: Sequence[AnyEvent], at: int, card: Card, opener: str = ""
    ) -> None:
        """Write the events *seq*, *seq* + 1, … of a table, all or none; durable when it returns.

        *opener* stands for the address from which a new table was opened.

        What was handed in is written even if the caller does not wait for it.

        :raises Conflict: if one is there already, or the one before is not.
        :raises Unwritable: if the database cannot be used.
        """
        await self.hand_in(table, seq, events, at, card, opener)

    def hand_in(
        self, table: str, seq: int, events: Sequence[AnyEvent], at: int, card: Card, opener: str = ""
    ) -> asyncio.Future[None]:
        """Queue an append; return what ``append`` waits for."""
        assert events, "nothing to write"
        if self._closing:
            raise Unwritable("the server is shutting down")
        done: asyncio.Future[None] = self._loop.create_future()
        state, public, bots, info, due = card
        lines = [write_event(event) for event in events]
        append = Append(
            table, seq, seq + len(lines), at, state, public, bots, info.decode(), due, lines, opener or None
        )
        self._waiting.append((append, done))
        self._handed_in.set()
        return done

    async def _keep_writing(self) -> None:
        while self._waiting or not self._closing:
            await self._handed_in.wait()
            self._handed_in.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        """Write all in one transaction or, if that fails, each in its own."""
        try:
            await self._write_down([append for append, _ in batch])
        except Conflict:
            await self._write_each(batch)
        except Doubtful:
            await self._wait_for_database()
            await self._write_each(batch, doubtful=True)
        except Exception as error:  # the callers wait for an answer
            refuse(batch, error)
        else:
            answer(batch)

    async def _write_each(self, batch: list[Waiting], doubtful: bool = False) -> None:
        for number, waiting in enumerate(batch):
            try:
                await self._write_alone(waiting[0], doubtful)
            except Conflict as error:
                answer([waiting], error)
            except Exception as error:
                refuse(batch[number:], error)
                return
            else:
                answer([waiting])

    async def _write_alone(self, append: Append, doubtful: bool) -> None:
        try:
            await self._write_down([append])
        except Conflict:
            if not (doubtful and await self._has(append)):  # what is there may be our own write
                raise

    async def _write_down(self, appends: list[Append]) -> None:
        with metrics.WRITING.time():
            await self.database.writing.run(partial(write, appends=appends))
        self.database.note_append(appends[-1].table, appends[-1].seq)

    async def _wait_for_database(self) -> None:
        for seconds in PATIENCE:
            await asyncio.sleep(seconds)
            with suppress(Unwritable):
                await self.ping()
                return

    async def _has(self, append: Append) -> bool:
        """Whether the log has exactly these events."""
        rows = await self._ask(log_of(append.table, append.since).limit(len(append.events)))
        return [tuple(row) for row in rows] == [(event, append.at) for event in append.events]

    # Reading; each raises Unwritable if the database cannot be used

    async def read(self, table: str, since: int = 0) -> list[tuple[AnyEvent, int]]:
        """The log of a table from event *since* on, each event with its time; empty if there is none."""
        if self._reader and since:
            rows: Sequence[tuple[str, int]] = await self._reader.read(table, since)
        else:
            rows = [(event, at) for event, at in await self._ask(log_of(table, since))]
        return [(read_event(event), at) for event, at in rows]

    async def opener_of(self, table: str) -> str:
        """What stands for the address from which a table was opened; empty, if nobody knows."""
        rows = await self._ask(select(tables.c.opener).where(tables.c.id == table))
        return (rows[0].opener or "") if rows else ""

    async def public(self, since: int, most: int) -> list[Public]:
        """The public tables that are not over, the latest activity first; at most *most* of each state.

        They are seen if something has happened there, or somebody has viewed them from a seat, after *since*.
        """
        columns = (tables.c.id, tables.c.state, tables.c.info, tables.c.opener, seen(since).label("seen"))
        found: list[Public] = []
        for state in STATES[:2]:
            listed = select(*columns).where(tables.c.public, tables.c.state == state)
            rows = await self._ask(listed.order_by(tables.c.at.desc(), tables.c.id).limit(most))
            found += [Public(*row) for row in rows]
        return found

    async def public_of(self, opener: str, since: int) -> int:
        """How many public tables that are not over somebody has open, and that were seen after *since*."""
        theirs = (tables.c.opener == opener, tables.c.public, tables.c.state.in_(STATES[:2]))
        (row,) = await self._ask(select(func.count()).select_from(tables).where(*theirs, seen(since)))
        return int(row[0])

    async def waiting_for_bots(self, before: int) -> list[str]:
        """The tables where a bot has to choose and nothing has happened since *before*."""
        unfinished = select(tables.c.id).where(tables.c.state.in_(STATES[:2]), tables.c.bots, tables.c.at <= before)
        return [row.id for row in await self._ask(unfinished.order_by(tables.c.at))]

    async def out_of_time(self, now: int) -> list[str]:
        """The tables where somebody's time is up."""
        return [row.id for row in await self._ask(select(tables.c.id).where(tables.c.due <= now))]

    async def clocked(self) -> list[str]:
        """The tables where time runs."""
        return [row.id for row in await self._ask(select(tables.c.id).where(tables.c.due.is_not(None)))]

    async def time(self) -> int:
        """The time of the database's machine, in milliseconds since 1970, but no earlier than the last heartbeat.

        Processes on several machines agree on it, and it does not go back if somebody sets a clock back.
        """
        at, last = await self.database.reading.run(read_time)
        return max(at, last)

    async def beat(self, now: int) -> int:
        """Note that a server is running; return for how many milliseconds none was, as far as is known."""
        return await self.database.change(partial(beat, now=now))

    async def cards(self, names: Collection[str]) -> dict[str, Listed]:
        """The cards of the named tables, if they exist."""
        columns = (tables.c.id, tables.c.seq, tables.c.at, tables.c.state, tables.c.info, tables.c.due)
        rows = await self._ask(select(*columns).where(tables.c.id.in_(names), tables.c.state != REMOVED))
        return {row.id: Listed(*row) for row in rows}

    async def people_at(self, table: str) -> list[tuple[AnyEvent, int]]:
        """The log of a table without the moves: who came, left, and got which key, and when."""
        others = log_of(table, 0).where(events.c.event.not_like(f"{PLAYED}%"))
        return [(read_event(event), at) for event, at in await self._ask(others)]

    async def counts(self) -> dict[str, int]:
        """The number of tables by state."""
        counted = select(tables.c.state, func.count().label("number")).where(tables.c.state.in_(STATES))
        rows = await self._ask(counted.group_by(tables.c.state))
        return dict.fromkeys(STATES, 0) | {row.state: row.number for row in rows}

    async def sign_on(self, now: int) -> None:
        """Note durably that this process is running.  :raises Unwritable: if that fails, as on a full disk."""
        await self.database.writing.run(partial(presence.sign_on, process=self.process, now=now))

    async def has_older_peers(self) -> bool:
        """Whether processes of an older program share the database, as during an upgrade."""
        if not self.database.dsn:
            return False
        from westbound.server.storage.postgres import count_older  # its driver takes time to load

        return await self._read_from(count_older) > 0

    async def secret(self, number: int = KEYS) -> bytes:
        """Random bytes, created once per database and purpose."""
        asked = select(secrets.c.secret).where(secrets.c.id == number)
        if not await self._ask(asked):
            with suppress(Conflict):  # another process has just made them
                await self.database.change(partial(make_secret, number=number))
        (row,) = await self._ask(asked)
        return bytes(row.secret)

    async def epoch(self) -> bytes:
        """Random bytes that were made when this database was restored from a backup; none, if it never was."""
        rows = await self._ask(select(secrets.c.secret).where(secrets.c.id == EPOCH))
        return bytes(rows[0].secret) if rows else b""

    # Everything else in the database

    async def look_up(self, question: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """:raises Unwritable: if the database cannot be used."""
        return await self._ask(question)

    async def carry_out(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction of its own, beside the appends.

        :raises Conflict: if somebody else has written the same in between.
        :raises Unwritable: if the database cannot be used.
        """
        return await self.database.change(work)

    async def ping(self) -> None:
        """:raises Unwritable: if the database does not answer."""
        await self._ask(select(func.count()).select_from(secrets))

    async def _ask(self, question: Select[*Columns]) -> Sequence[Row[*Columns]]:
        return await self._read_from(lambda connection: connection.execute(question).all())

    async def _read_from(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.database.reading.run(work)
        except Unwritable as error:
            log.warning("the database cannot be read: %s", reason(error))
            raise


def answer(batch: list[Waiting], error: Exception | None = None) -> None:
    """Tell those who still wait that it is written, or why not."""
    for _, done in batch:
        if done.done():
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)


def refuse(batch: list[Waiting], error: Exception) -> None:
    log.warning("%d appends could not be written: %s", len(batch), reason(error))
    answer(batch, error)


def log_of(table: str, since: int) -> Select[str, int]:
    rows = select(events.c.event, events.c.at).where(events.c.table_id == table, events.c.seq >= since)
    return rows.order_by(events.c.seq)


def read_time(connection: Connection) -> tuple[int, int]:
    """The time of the database's machine, and the latest heartbeat (0: none yet)."""
    seconds = time()
    if connection.dialect.name == "postgresql":
        seconds = float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())
    return int(1000 * seconds), connection.scalar(select(pulse.c.at).where(pulse.c.id == HEARTBEAT)) or 0


def seen(since: int) -> ColumnElement[bool]:
    """Whether something has happened at a table after *since*, or somebody has viewed it from a seat."""
    presence, processes = schema.presence, schema.processes
    viewed = select(presence.c.seat).join(processes, processes.c.id == presence.c.process)
    viewed = viewed.where(presence.c.table_id == tables.c.id)
    viewed = viewed.where(or_(presence.c.seen > since, and_(presence.c.here, processes.c.at > since)))
    return or_(tables.c.at > since, viewed.exists())


def beat(connection: Connection, now: int) -> int:
    last = connection.scalar(select(pulse.c.at).where(pulse.c.id == HEARTBEAT))
    if last is None:
        connection.execute(insert(pulse).values(id=HEARTBEAT, at=now))
        return 0
    here = update(pulse).where(pulse.c.id == HEARTBEAT, pulse.c.at == last)
    moved = connection.execute(here.values(at=max(now, last))).rowcount
    return max(0, now - last) if moved else 0  # else another process has just done so


def make_secret(connection: Connection, number: int) -> None:
    connection.execute(insert(secrets).values(id=number, secret=token_bytes(32)))
