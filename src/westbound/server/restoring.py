"""Taking up a backup: every line is checked, and all of it comes into the database or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy
from sqlalchemy import Connection, insert

from westbound.server.backup import (
    AT_A_TIME,
    OTHERS,
    AnyLine,
    Event,
    Header,
    Other,
    Secret,
    Table,
    WrongBackup,
    count,
    read_header,
)
from westbound.server.database import Database, WrongDatabase
from westbound.server.layout import REMOVED, events, secrets, tables
from westbound.server.state.events import read_event

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
        count(connection, each) for each in (secrets, tables, events, *OTHERS)
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
        self._secrets: set[int] = set()
        self._lengths: dict[str, int] = {}  # of the logs, as the cards say
        self._events: dict[str, int] = {}  # how many have come, by table
        self._others = 0
        self._known: set[tuple[Any, ...]] = set()  # what there is once: table, columns, values
        self._rows: list[dict[str, Any]] = []  # to be written next,
        self._to: sqlalchemy.Table = secrets  # and where to

    def take(self, line: AnyLine) -> None:
        """:raises ValueError: if it cannot stand here."""
        match line:
            case Secret():
                self._take_secret(line)
            case Table():
                self._take_table(line)
            case Event():
                self._take_event(line)
            case Other():
                self._take_other(line)

    def finish(self, header: Header) -> None:
        """:raises ValueError: if something is missing."""
        self._write()
        said = (header.tables, header.events, header.others)
        found = (len(self._lengths), sum(self._events.values()), self._others)
        if found != said:
            raise ValueError("of {} tables, {} events and {} other rows, it has {}, {} and {}".format(*said, *found))
        for table, length in self._lengths.items():
            if self._events[table] != length:
                raise ValueError(f"of the {length} events of table {table}, it has {self._events[table]}")

    def _take_secret(self, line: Secret) -> None:
        if line.id in self._secrets:
            raise ValueError(f"there is a secret {line.id} already")
        self._secrets.add(line.id)
        self._put(secrets, id=line.id, secret=bytes.fromhex(line.secret))

    def _take_table(self, line: Table) -> None:
        if line.id in self._lengths:
            raise ValueError(f"table {line.id} is there already")
        if (line.seq == 0) != (line.state == REMOVED):
            raise ValueError(f"seq {line.seq} of table {line.id}, which is {line.state}")
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

    def _take_other(self, line: Other) -> None:
        to = next((table for table in OTHERS if table.name == line.to), None)
        if to is None:
            raise ValueError(f"there is nowhere to put {line.to}")
        for column in to.columns:
            check(line, column)
            for key in column.foreign_keys:
                self._check_known(key.column, line.values[column.name])
        self._note(to, [column.name for column in to.primary_key], line)
        for column in to.columns:
            if column.unique:
                self._note(to, [column.name], line)
        self._others += 1
        self._put(to, **line.values)

    def _check_known(self, column: sqlalchemy.Column[Any], value: Any) -> None:
        """:raises ValueError: if there is no row that something points at."""
        there = (
            value in self._lengths if column.table is tables else (column.table.name, column.name, value) in self._known
        )
        if not there:
            raise ValueError(f"there is no {value!r} in {column.table.name}")

    def _note(self, to: sqlalchemy.Table, columns: list[str], line: Other) -> None:
        """:raises ValueError: if there is one already."""
        row = (to.name, *columns, *(line.values[column] for column in columns))
        if row in self._known:
            raise ValueError(f"{to.name} has {', '.join(str(value) for value in row[-len(columns) :])} already")
        self._known.add(row)

    def _put(self, to: sqlalchemy.Table, **row: Any) -> None:
        if to is not self._to or len(self._rows) >= AT_A_TIME:
            self._write()
        self._to = to
        self._rows.append(row)

    def _write(self) -> None:
        if self._rows:
            self._connection.execute(insert(self._to), self._rows)
        self._rows = []


def check(line: Other, column: sqlalchemy.Column[Any]) -> None:
    """:raises ValueError: if what a line has for a column cannot stand in it."""
    columns = {each.name for each in column.table.columns}
    if line.values.keys() != columns:
        raise ValueError(f"a row of {line.to} has {', '.join(sorted(columns))}")
    value = line.values[column.name]
    if not isinstance(value, column.type.python_type) and not (value is None and column.nullable):
        raise ValueError(f"{column.name} of {line.to} cannot be {value!r}")
