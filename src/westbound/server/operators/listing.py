"""Lists the tables of a database, and describes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, Row, select

from westbound.engine.dice import promise
from westbound.server.state.table_state import TableState
from westbound.server.storage.database import Database
from westbound.server.storage.folding import LogRow, Unreadable, fold_in, read_log
from westbound.server.storage.schema import REMOVED, tables
from westbound.server.storage.snapshots import hold_still
from westbound.server.tables.keys import Keys

UNKNOWN = "?"


class CardSeat(msgspec.Struct, frozen=True):
    """What a card says about a seat."""

    name: str = ""
    who: str = UNKNOWN

    def __str__(self) -> str:
        return self.name if self.who in ("person", "bot", "kept") and self.name else f"({self.who})"


class CardInfo(msgspec.Struct, frozen=True):
    """What a card says about a table; the rest of it is ignored."""

    game: str = UNKNOWN
    seats: list[CardSeat] = []


class Kind(msgspec.Struct, frozen=True):
    """The kind of an event; the rest of it is ignored."""

    event: str


class Wanted(msgspec.Struct, frozen=True):
    """Which tables to list."""

    state: str = ""
    game: str = ""
    public: bool = False
    quarantined: bool = False
    most: int = 100


class Summary(msgspec.Struct, frozen=True):
    """A line of the list."""

    id: str
    state: str
    game: str
    public: bool
    events: int
    at: str  # of the latest event
    seats: list[str]
    unreadable: str = ""  # why, if it cannot be read and that was asked for


async def summaries(database: Database, wanted: Wanted) -> list[Summary]:
    """The tables that are wanted, the newest first."""
    newest = select(tables).where(tables.c.state != REMOVED).order_by(tables.c.at.desc(), tables.c.id)
    if wanted.state:
        newest = newest.where(tables.c.state == wanted.state)
    if wanted.public:
        newest = newest.where(tables.c.public)
    if not wanted.game and not wanted.quarantined:
        newest = newest.limit(wanted.most)

    def read(connection: Connection) -> list[Summary]:
        hold_still(connection)
        found = (summary(row) for row in connection.execute(newest))
        listed = [each for each in found if wanted.game in ("", each.game)]
        return listed if wanted.quarantined else listed[: wanted.most]

    listed = await database.reading.run(read)
    if not wanted.quarantined:
        return listed
    judged = [msgspec.structs.replace(each, unreadable=await why_not(database, each.id)) for each in listed]
    return [each for each in judged if each.unreadable][: wanted.most]


def summary(row: Row[*tuple[object, ...]]) -> Summary:
    try:
        info = msgspec.json.decode(row.info, type=CardInfo)
    except (msgspec.DecodeError, UnicodeError):
        info = CardInfo()
    return Summary(row.id, row.state, info.game, row.public, row.seq, when(row.at), [str(seat) for seat in info.seats])


async def why_not(database: Database, table: str) -> str:
    """Why a table cannot be read; nothing, if it can."""
    try:
        await database.reading.run(lambda connection: fold_in(connection, table))
    except Unreadable as error:
        return str(error)
    return ""


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


# One table


def describe(state: TableState, log: list[LogRow], keys: Keys | None = None) -> Iterator[str]:
    """What there is to know about a table, a line each; with *keys*, its secrets, too."""
    opened = state.opened
    phase = "closed" if state.closed else "abandoned" if state.abandoned else state.phase
    yield f"Table {state.table}: {opened.game}, edition {opened.edition}, {phase}"
    options = ", ".join(f"{key} {value}" for key, value in opened.options.items())
    yield f"Options: {options or 'none'}; {'public' if opened.public else 'private'}"
    for number, seat in enumerate(state.seats):
        notes = [word for word in ("gone", "out", "resigned", "stood_in") if getattr(seat, word)]
        bot = f" (bot {seat.bot})" if seat.bot else ""
        hosts = ", host" if number == state.host else ""
        yield f"Seat {number}: {seat.name or '–'}, {seat.who}{bot}{hosts}{''.join(f', {note}' for note in notes)}"
        if keys and seat.who in ("person", "kept"):
            yield f"  key: {keys.make_for(state, number)}"
    if keys and state.host is None and not opened.archive:
        yield f"Host's key: {keys.make_for(state, None)}"
    if opened.secret:
        yield f"Dice: promise {promise(opened.secret)}" + (f", secret {opened.secret}" if keys else "")
    if state.match:
        choosing = ", ".join(str(seat) for seat in state.actors()) or "nobody"
        yield f"Game: version {state.match.version}; {choosing} has to choose"
    if state.rematch:
        yield f"Rematch: {state.rematch}"
    yield summed_up(log)


def summed_up(log: list[LogRow]) -> str:
    """How long a log is, from when to when, and what kinds of events it has, without what they say."""
    if not log:
        return "Log: no events"
    kinds = Counter(kind_of(row) for row in log)
    counted = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
    return f"Log: {len(log)} events from {when(log[0].at)} to {when(log[-1].at)}: {counted}"


def kind_of(row: LogRow) -> str:
    try:
        return msgspec.json.decode(row.event, type=Kind).event
    except (msgspec.DecodeError, UnicodeError):
        return "unreadable"


async def log_of(database: Database, table: str) -> list[LogRow]:
    def read(connection: Connection) -> list[LogRow]:
        hold_still(connection)
        return read_log(connection, table)

    return await database.reading.run(read)
