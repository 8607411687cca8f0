"""Restores a backup: every line is checked, and either all of it is restored or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy
from sqlalchemy import Connection, insert

from westbound.server.state.events import read_event
from westbound.server.storage.backup import (
    AT_A_TIME,
    OTHERS,
    AnyRow,
    BackupHeader,
    EventRow,
    OtherRow,
    SecretRow,
    TableRow,
    WrongBackup,
    count,
    read_header,
)
from westbound.server.storage.database import Database, WrongDatabase
from westbound.server.storage.schema import REMOVED, events, secrets, tables

decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


async def restore(url: str, file: Path) -> BackupHeader:
    """Fill an empty database with the content of *file*.

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


def load(connection: Connection, database: Database, file: Path, lines: BinaryIO) -> BackupHeader:
    lines.seek(0)
    header = read_header(lines, file)
    if any(
        count(connection, each) for each in (secrets, tables, events, *OTHERS)
    ):  # with keys signed by another secret
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
        self._lengths: dict[str, int] = {}  # of the logs, according to the cards
        self._events: dict[str, int] = {}  # the number of events so far, by table
        self._others = 0
        self._known: set[tuple[Any, ...]] = set()  # unique values: table, columns, values
        self._rows: list[dict[str, Any]] = []  # to be written next
        self._to: sqlalchemy.Table = secrets  # the table they belong to

    def take(self, line: AnyRow) -> None:
        """Restore a line.  :raises ValueError: if it does not fit here."""
        match line:
            case SecretRow():
                self._take_secret(line)
            case TableRow():
                self._take_table(line)
            case EventRow():
                self._take_event(line)
            case OtherRow():
                self._take_other(line)

    def finish(self, header: BackupHeader) -> None:
        """:raises ValueError: if something is missing."""
        self._write()
        said = (header.tables, header.events, header.others)
        found = (len(self._lengths), sum(self._events.values()), self._others)
        if found != said:
            raise ValueError("of {} tables, {} events and {} other rows, it has {}, {} and {}".format(*said, *found))
        for table, length in self._lengths.items():
            if self._events[table] != length:
                raise ValueError(f"of the {length} events of table {table}, it has {self._events[table]}")

    def _take_secret(self, line: SecretRow) -> None:
        if line.id in self._secrets:
            raise ValueError(f"there is a secret {line.id} already")
        self._secrets.add(line.id)
        self._put(secrets, id=line.id, secret=bytes.fromhex(line.secret))

    def _take_table(self, line: TableRow) -> None:
        if line.id in self._lengths:
            raise ValueError(f"table {line.id} is there already")
        if (line.seq == 0) != (line.state == REMOVED):
            raise ValueError(f"seq {line.seq} of table {line.id}, which is {line.state}")
        self._lengths[line.id], self._events[line.id] = line.seq, 0
        self._put(tables, **msgspec.structs.asdict(line) | {"info": bytes(line.info).decode()})

    def _take_event(self, line: EventRow) -> None:
        if line.table not in self._lengths:
            raise ValueError(f"there is no table {line.table}")
        if line.seq != self._events[line.table]:
            raise ValueError(f"event {line.seq} of table {line.table} where {self._events[line.table]} should be")
        event = bytes(line.event).decode()
        read_event(event)
        self._events[line.table] += 1
        self._put(events, table_id=line.table, seq=line.seq, at=line.at, event=event)

    def _take_other(self, line: OtherRow) -> None:
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
        """:raises ValueError: if the row that a foreign key refers to is missing."""
        there = (
            value in self._lengths if column.table is tables else (column.table.name, column.name, value) in self._known
        )
        if not there:
            raise ValueError(f"there is no {value!r} in {column.table.name}")

    def _note(self, to: sqlalchemy.Table, columns: list[str], line: OtherRow) -> None:
        """:raises ValueError: if there is such a row already."""
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


def check(line: OtherRow, column: sqlalchemy.Column[Any]) -> None:
    """:raises ValueError: if the value for a column does not fit."""
    columns = {each.name for each in column.table.columns}
    if line.values.keys() != columns:
        raise ValueError(f"a row of {line.to} has {', '.join(sorted(columns))}")
    value = line.values[column.name]
    if not isinstance(value, column.type.python_type) and not (value is None and column.nullable):
        raise ValueError(f"{column.name} of {line.to} cannot be {value!r}")
