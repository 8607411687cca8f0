"""The whole database as one file, the same for SQLite and PostgreSQL: JSON lines, a header first."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO, Literal

import msgspec
import sqlalchemy
from msgspec import Meta
from sqlalchemy import Connection, func, select

from westbound.server.database import Database
from westbound.server.layout import editions, events, secrets, tables

FORMAT = 1
AT_A_TIME = 500  # rows
Number = Annotated[int, Meta(ge=0, le=2**53)]


class WrongBackup(ValueError):
    """A file is no backup, or cannot be restored; says where and why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: what follows."""

    backup: int = FORMAT  # version of the format
    tables: Number
    events: Number


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag=str.lower):
    """Any other line."""


class Secret(Line, frozen=True):
    """What signs the keys."""

    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Table(Line, frozen=True):
    """The card of a table."""

    id: Annotated[str, Meta(min_length=1)]
    seq: Annotated[int, Meta(ge=1, lt=2**31)]
    state: Literal["gathering", "playing", "over"]
    public: bool
    bots: bool
    at: Number
    info: msgspec.Raw


class Event(Line, frozen=True):
    """A line of the log of a table."""

    table: str
    seq: Number
    at: Number
    event: msgspec.Raw


class Edition(Line, frozen=True):
    """An edition that is not ours."""

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    game: str
    name: str
    content: str
    at: Number


AnyLine = Secret | Edition | Table | Event
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Header)


async def backup(url: str, file: Path) -> Header:
    """Write all that is in a database at this moment to *file*; a server may go on writing.

    :raises WrongDatabase: if the database cannot be read.
    :raises WrongBackup: if *file* is there and is something else.
    """
    keep_other_files(file)
    database = await Database.visit(url)
    try:
        with draft(file) as lines:
            return await database.reading.run(partial(dump, lines=lines))
    finally:
        await database.close()


def dump(connection: Connection, lines: BinaryIO) -> Header:
    """Write everything as it is now, whatever is written meanwhile."""
    lines.seek(0)
    lines.truncate()
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")
    header = Header(tables=count(connection, tables), events=count(connection, events))
    lines.write(encoder.encode(header) + b"\n")
    for line in everything(connection.execution_options(yield_per=AT_A_TIME)):
        lines.write(encoder.encode(line) + b"\n")
    return header


def count(connection: Connection, table: sqlalchemy.Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def everything(connection: Connection) -> Iterator[AnyLine]:
    for row in connection.execute(select(secrets)):
        yield Secret(row.secret.hex())
    for row in connection.execute(select(editions).order_by(editions.c.digest)):
        yield Edition(row.digest, row.game, row.name, row.content, row.at)
    for row in connection.execute(select(tables).order_by(tables.c.id)):
        yield Table(row.id, row.seq, row.state, row.public, row.bots, row.at, msgspec.Raw(row.info))
    for row in connection.execute(select(events).order_by(events.c.table_id, events.c.seq)):
        yield Event(row.table_id, row.seq, row.at, msgspec.Raw(row.event))


def read_header(lines: BinaryIO, file: Path) -> Header:
    """The first line.  :raises WrongBackup: if it is not that of a backup which this program can read."""
    try:
        header = decoder.decode(lines.readline(1000))
    except (msgspec.DecodeError, UnicodeError):
        raise WrongBackup(f"{file} is not a backup of Westbound") from None
    if header.backup != FORMAT:
        raise WrongBackup(f"{file} has format {header.backup}, this Westbound reads {FORMAT}; take one that reads it")
    return header


def keep_other_files(file: Path) -> None:
    """:raises WrongBackup: if *file* is there and is no backup, which alone may be replaced."""
    if not file.exists():
        return
    try:
        with file.open("rb") as lines:
            read_header(lines, file)
    except WrongBackup:
        raise WrongBackup(f"{file} is there already and is not a backup; choose another name") from None


@contextmanager
def draft(file: Path) -> Iterator[BinaryIO]:
    """A file that only its owner can read; when it is whole and safe on the disk it becomes *file*."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as lines:
            yield lines
            lines.flush()
            os.fsync(lines.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
