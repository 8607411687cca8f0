"""Restores a backup: everything is checked before anything is written, and nothing is left out without being named."""

from __future__ import annotations

from pathlib import Path
from secrets import token_bytes
from typing import Any, BinaryIO

import sqlalchemy
from sqlalchemy import Connection, insert

from westbound.server.storage.backups.backup import AT_A_TIME, OTHERS, count
from westbound.server.storage.backups.reading_back import BackupReport, parsed, read_back
from westbound.server.storage.backups.rows import (
    AnyRow,
    BackupHeader,
    EventRow,
    OtherRow,
    SecretRow,
    TableRow,
    WrongBackup,
    read_header,
    unpacked,
)
from westbound.server.storage.database import Database, WrongDatabase
from westbound.server.storage.schema import EPOCH, REMOVED, events, secrets, tables

PARTIAL = "--partial restores everything else"


async def restore(url: str, file: Path, partial: bool = False) -> BackupReport:
    """Fill an empty database with the content of *file*, and begin a new epoch (docs/dice.md).

    Tables that cannot be read are restored as they are; the report names them, and with *partial* also every line
    that was left out.

    :raises WrongDatabase: if the database cannot be written, or is not empty.
    :raises WrongBackup: if a line of the file is wrong, and *partial* is not set; then nothing has been restored.
    """
    report = read_back(file)
    if report.wrong and not partial:
        raise WrongBackup(f"{file}, {report.wrong[0]}; nothing has been restored ({PARTIAL})")
    database = await Database.open(url)
    try:
        with file.open("rb") as lines:
            left_out = await database.writing.run(lambda connection: load(connection, database, file, lines, partial))
        report.wrong = [*dict.fromkeys([*report.wrong, *left_out])]
        return report
    finally:
        await database.close()


def load(connection: Connection, database: Database, file: Path, lines: BinaryIO, partial: bool) -> list[str]:
    """Restore all lines; return what is wrong with those that were left out."""
    lines.seek(0)
    header = read_header(lines, file)
    if any(
        count(connection, each) for each in (secrets, tables, events, *OTHERS)
    ):  # with keys signed by another secret
        raise WrongDatabase(f"the database {database} is not empty; restore into a new one")
    restored = Restored(connection)
    wrong = []
    for number, line in enumerate(lines, 2):
        row = parsed(line)
        try:
            if isinstance(row, str):
                raise ValueError(row)
            restored.take(row)
        except ValueError as error:
            wrong.append(f"line {number}: {error}")
            if not partial:
                raise WrongBackup(f"{file}, {wrong[0]}; nothing has been restored ({PARTIAL})") from None
    restored.begin_epoch()
    missing = restored.missing(header)
    if missing and not partial:
        raise WrongBackup(f"{file} is not whole: {missing}; nothing has been restored ({PARTIAL})")
    return [*wrong, *([missing] if missing else [])]


class Restored:
    """What has been restored so far."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._takes_bytes = connection.dialect.name != "postgresql"
        self._secrets: set[int] = set()
        self._tables: set[str] = set()
        self._known: set[tuple[Any, ...]] = set()  # unique values: table, columns, values
        self._events = self._others = 0
        self._log: dict[str, int] = {}  # the latest event so far, by table
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

    def begin_epoch(self) -> None:
        """Make the random bytes that set apart what happens from now on from what was lost."""
        self._put(secrets, id=EPOCH, secret=token_bytes(32))
        self._write()

    def missing(self, header: BackupHeader) -> str:
        """What the header promised and the file did not have; nothing, if it had all."""
        said = (header.tables, header.events, header.others)
        found = (len(self._tables), self._events, self._others)
        if found == said:
            return ""
        return "of {} tables, {} events and {} other rows, it has {}, {} and {}".format(*said, *found)

    def _take_secret(self, line: SecretRow) -> None:
        if line.id in self._secrets:
            raise ValueError(f"there is a secret {line.id} already")
        self._secrets.add(line.id)
        if line.id != EPOCH:
            self._put(secrets, id=line.id, secret=bytes.fromhex(line.secret))

    def _take_table(self, line: TableRow) -> None:
        if line.id in self._tables:
            raise ValueError(f"table {line.id} is there already")
        if (line.seq == 0) != (line.state == REMOVED):
            raise ValueError(f"seq {line.seq} of table {line.id}, which is {line.state}")
        info = self._content(unpacked(line.info))
        self._tables.add(line.id)
        self._put(
            tables,
            id=line.id,
            seq=line.seq,
            state=line.state,
            public=line.public,
            bots=line.bots,
            at=line.at,
            info=info,
            due=line.due,
            opener=line.opener,
        )

    def _take_event(self, line: EventRow) -> None:
        if line.table not in self._tables:
            raise ValueError(f"there is no table {line.table}")
        if line.seq <= self._log.get(line.table, -1):
            raise ValueError(f"event {line.seq} of table {line.table} is not after {self._log[line.table]}")
        event = self._content(unpacked(line.event))
        self._log[line.table] = line.seq
        self._events += 1
        self._put(events, table_id=line.table, seq=line.seq, at=line.at, event=event)

    def _content(self, text: str | bytes) -> str | bytes:
        """:raises ValueError: if PostgreSQL cannot keep it."""
        if not self._takes_bytes and (isinstance(text, bytes) or "\x00" in text):
            raise ValueError("PostgreSQL keeps text only, and this is none")
        return text

    def _take_other(self, line: OtherRow) -> None:
        to = next((table for table in OTHERS if table.name == line.to), None)
        if to is None:
            raise ValueError(f"there is nowhere to put {line.to}")
        values = complete(line, to)
        for column in to.columns:
            value = values[column.name]
            check(line.to, column, self._content(value) if isinstance(value, str | bytes) else value)
            for key in column.foreign_keys:
                self._check_known(key.column, values[column.name])
        self._note(to, [column.name for column in to.primary_key], values)
        for column in to.columns:
            if column.unique:
                self._note(to, [column.name], values)
        self._others += 1
        self._put(to, **values)

    def _check_known(self, column: sqlalchemy.Column[Any], value: Any) -> None:
        """:raises ValueError: if the row that a foreign key refers to is missing."""
        there = (
            value in self._tables if column.table is tables else (column.table.name, column.name, value) in self._known
        )
        if not there:
            raise ValueError(f"there is no {value!r} in {column.table.name}")

    def _note(self, to: sqlalchemy.Table, columns: list[str], values: dict[str, Any]) -> None:
        """:raises ValueError: if there is such a row already."""
        row = (to.name, *columns, *(values[column] for column in columns))
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


def complete(line: OtherRow, to: sqlalchemy.Table) -> dict[str, Any]:
    """The values for all columns: those that an older program did not have are empty.

    :raises ValueError: if there are others, or one is missing.
    """
    columns = {each.name for each in to.columns}
    needed = {each.name for each in to.columns if not each.nullable}
    if not needed <= line.values.keys() <= columns:
        raise ValueError(f"a row of {line.to} has {', '.join(sorted(columns))}")
    values = {name: bytes.fromhex(*value) if isinstance(value, list) else value for name, value in line.values.items()}
    return dict.fromkeys(columns) | values


def check(to: str, column: sqlalchemy.Column[Any], value: Any) -> None:
    """:raises ValueError: if the value for a column does not fit."""
    allowed = (str, bytes) if column.type.python_type is str else column.type.python_type  # bytes: damaged text
    if not isinstance(value, allowed) and not (value is None and column.nullable):
        raise ValueError(f"{column.name} of {to} cannot be {value!r}")
