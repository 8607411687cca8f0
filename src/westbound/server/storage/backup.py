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

from westbound.server.storage.database import Database
from westbound.server.storage.schema import events, metadata, presence, processes, secrets, tables

OTHERS = [
    table for table in metadata.sorted_tables if table not in (secrets, tables, events, presence, processes)
]  # those that others refer to come first
FORMAT = 3
FORMATS = (1, 2, FORMAT)  # that can be restored
AT_A_TIME = 500  # rows
Number = Annotated[int, Meta(ge=0, le=2**53)]


class WrongBackup(ValueError):
    """A file is not a backup, or cannot be restored; says where and why."""


class BackupHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: what follows."""

    backup: int = FORMAT  # version of the format
    tables: Number
    events: Number
    others: Number = 0


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row"):
    """Any other line: a row of the database."""


class SecretRow(Row, frozen=True, tag="secret"):
    """A secret of the server, such as the one that signs keys."""

    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    id: Annotated[int, Meta(ge=1, le=1000)] = 1


class TableRow(Row, frozen=True, tag="table"):
    """The card of a table."""

    id: Annotated[str, Meta(min_length=1)]
    seq: Annotated[int, Meta(ge=0, lt=2**31)]  # 0: the table was removed
    state: Literal["gathering", "playing", "over", "abandoned", "removed"]
    public: bool
    bots: bool
    at: Number
    info: msgspec.Raw
    due: Number | None = None


class EventRow(Row, frozen=True, tag="event"):
    """An event in the log of a table."""

    table: str
    seq: Number
    at: Number
    event: msgspec.Raw


class OtherRow(Row, frozen=True, tag="other"):
    """A row of any other table of the database, by column."""

    to: str
    values: dict[str, str | int | bool | None]


AnyRow = SecretRow | TableRow | EventRow | OtherRow
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(BackupHeader)


async def backup(url: str, file: Path) -> BackupHeader:
    """Write everything in a database at this moment to *file*; a server may go on writing.

    :raises WrongDatabase: if the database cannot be read.
    :raises WrongBackup: if *file* exists and is something else.
    """
    keep_other_files(file)
    database = await Database.visit(url)
    try:
        with draft(file) as lines:
            return await database.reading.run(partial(dump, lines=lines))
    finally:
        await database.close()


def dump(connection: Connection, lines: BinaryIO) -> BackupHeader:
    """Write everything as it is now, whatever is written in the meantime."""
    lines.seek(0)
    lines.truncate()
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")
    others = sum(count(connection, table) for table in OTHERS)
    header = BackupHeader(tables=count(connection, tables), events=count(connection, events), others=others)
    lines.write(encoder.encode(header) + b"\n")
    for line in everything(connection.execution_options(yield_per=AT_A_TIME)):
        lines.write(encoder.encode(line) + b"\n")
    return header


def count(connection: Connection, table: sqlalchemy.Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def everything(connection: Connection) -> Iterator[AnyRow]:
    for row in connection.execute(select(secrets).order_by(secrets.c.id)):
        yield SecretRow(row.secret.hex(), row.id)
    for row in connection.execute(select(tables).order_by(tables.c.id)):
        yield TableRow(row.id, row.seq, row.state, row.public, row.bots, row.at, msgspec.Raw(row.info), row.due)
    for row in connection.execute(select(events).order_by(events.c.table_id, events.c.seq)):
        yield EventRow(row.table_id, row.seq, row.at, msgspec.Raw(row.event))
    for table in OTHERS:
        for row in connection.execute(select(table).order_by(*table.primary_key)):
            yield OtherRow(str(table.name), {str(column): value for column, value in row._mapping.items()})


def read_header(lines: BinaryIO, file: Path) -> BackupHeader:
    """The first line.  :raises WrongBackup: if it is not that of a backup that this program can restore."""
    try:
        header = decoder.decode(lines.readline(1000))
    except (msgspec.DecodeError, UnicodeError):
        raise WrongBackup(f"{file} is not a backup of Westbound") from None
    if header.backup not in FORMATS:
        raise WrongBackup(f"{file} has format {header.backup}, this Westbound reads {FORMAT}; take one that reads it")
    return header


def keep_other_files(file: Path) -> None:
    """:raises WrongBackup: if *file* exists and is not a backup: nothing else may be replaced."""
    if not file.exists():
        return
    try:
        with file.open("rb") as lines:
            read_header(lines, file)
    except WrongBackup:
        raise WrongBackup(f"{file} already exists and is not a backup; choose another name") from None


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
