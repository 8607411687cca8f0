"""Writes the whole database to one file, the same for SQLite and PostgreSQL, and reads it back before it counts."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import sqlalchemy
from sqlalchemy import Connection, Select, func, select

from westbound.server.storage.backups.reading_back import BackupReport, read_back
from westbound.server.storage.backups.rows import (
    AnyRow,
    BackupHeader,
    EndRow,
    EventRow,
    OtherRow,
    SecretRow,
    TableRow,
    WrongBackup,
    encoder,
    packed,
    read_header,
)
from westbound.server.storage.database import Database
from westbound.server.storage.schema import (
    HEARTBEAT,
    events,
    metadata,
    presence,
    processes,
    pulse,
    reviews,
    secrets,
    tables,
    waiting,
)
from westbound.server.storage.snapshots import hold_still

OTHERS = [
    table
    for table in metadata.sorted_tables
    if table not in (secrets, tables, events, presence, processes, waiting, reviews)
]  # those that others refer to come first
AT_A_TIME = 500  # rows


async def backup(url: str, file: Path) -> BackupReport:
    """Write everything in a database at this moment to *file*, and read it back; a server may go on writing.

    Tables that cannot be read are in the file as they are, and in the report.

    :raises WrongDatabase: if the database cannot be read.
    :raises WrongBackup: if *file* exists and is something else, or cannot be read back.
    """
    keep_other_files(file)
    database = await Database.visit(url)
    try:
        with draft(file) as (lines, beside):
            await database.reading.run(partial(dump, lines=lines))
            lines.flush()
            return checked(beside)
    finally:
        await database.close()


def checked(draft: Path) -> BackupReport:
    """What is in a draft.  :raises WrongBackup: if the disk does not give back what was written."""
    report = read_back(draft)
    if report.wrong:
        raise WrongBackup(f"the backup cannot be read back and was not kept: {report.wrong[0]}")
    return report


def dump(connection: Connection, lines: BinaryIO) -> None:
    """Write everything as it is now, whatever is written in the meantime."""
    lines.seek(0)
    lines.truncate()
    hold_still(connection)
    others = sum(count(connection, table) for table in OTHERS)
    header = BackupHeader(tables=count(connection, tables), events=count(connection, events), others=others)
    digest, written = hashlib.sha256(), 0
    for row in all_lines(connection.execution_options(yield_per=AT_A_TIME), header):
        line = encoder.encode(row) + b"\n"
        digest.update(line)
        lines.write(line)
        written += 1
    lines.write(encoder.encode(EndRow(written, digest.hexdigest())) + b"\n")


def all_lines(connection: Connection, header: BackupHeader) -> Iterator[BackupHeader | AnyRow]:
    yield header
    yield from everything(connection)


def rows_of(table: sqlalchemy.Table) -> Select[*tuple[Any, ...]]:
    """The rows that belong into a backup: of ``pulse`` only the heartbeat, the others belong to this database."""
    return select(table).where(pulse.c.id == HEARTBEAT) if table is pulse else select(table)


def count(connection: Connection, table: sqlalchemy.Table) -> int:
    return connection.scalar(select(func.count()).select_from(rows_of(table).subquery())) or 0


def everything(connection: Connection) -> Iterator[AnyRow]:
    for row in connection.execute(select(secrets).order_by(secrets.c.id)):
        yield SecretRow(row.secret.hex(), row.id)
    for row in connection.execute(select(tables).order_by(tables.c.id)):
        info = packed(row.info)
        yield TableRow(row.id, row.seq, row.state, row.public, row.bots, row.at, info, row.due, row.opener)
    for row in connection.execute(select(events).order_by(events.c.table_id, events.c.seq)):
        yield EventRow(row.table_id, row.seq, row.at, packed(row.event))
    for table in OTHERS:
        for row in connection.execute(rows_of(table).order_by(*table.primary_key)):
            values = {
                str(column): [value.hex()] if isinstance(value, bytes) else value
                for column, value in row._mapping.items()
            }
            yield OtherRow(str(table.name), values)


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
def draft(file: Path) -> Iterator[tuple[BinaryIO, Path]]:
    """A file that only its owner can read, and its path; when it is whole and safe on the disk it becomes *file*."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as lines:
            yield lines, beside
            lines.flush()
            os.fsync(lines.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
