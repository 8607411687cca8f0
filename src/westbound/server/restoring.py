"""Taking up a backup: every line is checked, and all of it comes into the database or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy
from sqlalchemy import Connection, insert

from westbound.server.backup import (
    AT_A_TIME,
    AnyLine,
    Edition,
    Event,
    Header,
    Secret,
    Table,
    WrongBackup,
    count,
    read_header,
)
from westbound.server.database import Database, WrongDatabase
from westbound.server.events import read_event
from westbound.server.layout import editions, events, secrets, tables

decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


async def restore(url: str, file: Path) -> Header:
    """Fill an empty database with what is in *file*.

    :raises WrongDatabase: if the database cannot be written, or is not empty.
    :raises WrongBackup: if a line of the file is wrong; then nothing has been restored.
    """
    with file.open("rb") as lines:
        read_header(lines, file)
        database = await Database.open(url)
        try:
            return await database.writing.run(lambda connection: load(connection, database, file, lines))
        finally:
            await database.close()


def load(connection: Connection, database: Database, file: Path, lines: BinaryIO) -> Header:
    lines.seek(0)
    header = read_header(lines, file)
    if any(
        count(connection, each) for each in (secrets, editions, tables, events)
    ):  # keys signed by another secret are around
        raise WrongDatabase(f"the database {database} is not empty; restore into a new one")
    restored = Restored(connection)
    for number, line in enumerate(lines, 2):
        try:
            restored.take(decoder.decode(line))
        except ValueError as error:
            raise WrongBackup(f"{file}, line {number}: {error}; nothing has been restored") from None
    try:
        restored.finish(header)
    except ValueError as error:
        raise WrongBackup(f"{file} is not whole: {error}; nothing has been restored") from None
    return header


class Restored:
    """What has been restored so far."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._secret = False
        self._lengths: dict[str, int] = {}  # of the logs, as the cards say
        self._events: dict[str, int] = {}  # how many have come, by table
        self._rows: list[dict[str, Any]] = []  # to be written next,
        self._to: sqlalchemy.Table = secrets  # and where to

    def take(self, line: AnyLine) -> None:
        """:raises ValueError: if it cannot stand here."""
        match line:
            case Secret():
                self._take_secret(line)
            case Edition():
                self._put(editions, **msgspec.structs.asdict(line))
            case Table():
                self._take_table(line)
            case Event():
                self._take_event(line)

    def finish(self, header: Header) -> None:
        """:raises ValueError: if something is missing."""
        self._write()
        found = Header(tables=len(self._lengths), events=sum(self._events.values()))
        if found != header:
            raise ValueError(
                f"of {header.tables} tables and {header.events} events, it has {found.tables} and {found.events}"
            )
        for table, length in self._lengths.items():
            if self._events[table] != length:
                raise ValueError(f"of the {length} events of table {table}, it has {self._events[table]}")

    def _take_secret(self, line: Secret) -> None:
        if self._secret:
            raise ValueError("there is a secret already")
        self._secret = True
        self._put(secrets, id=1, secret=bytes.fromhex(line.secret))

    def _take_table(self, line: Table) -> None:
        if line.id in self._lengths:
            raise ValueError(f"table {line.id} is there already")
        self._lengths[line.id], self._events[line.id] = line.seq, 0
        self._put(tables, **msgspec.structs.asdict(line) | {"info": bytes(line.info).decode()})

    def _take_event(self, line: Event) -> None:
        if line.table not in self._lengths:
            raise ValueError(f"there is no table {line.table}")
        if line.seq != self._events[line.table]:
            raise ValueError(f"event {line.seq} of table {line.table} where {self._events[line.table]} should be")
        event = bytes(line.event).decode()
        read_event(event)
        self._events[line.table] += 1
        self._put(events, table_id=line.table, seq=line.seq, at=line.at, event=event)

    def _put(self, to: sqlalchemy.Table, **row: Any) -> None:
        if to is not self._to or len(self._rows) >= AT_A_TIME:
            self._write()
        self._to = to
        self._rows.append(row)

    def _write(self) -> None:
        if self._rows:
            self._connection.execute(insert(self._to), self._rows)
        self._rows = []
