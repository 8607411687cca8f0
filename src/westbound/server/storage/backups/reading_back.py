"""Reads a backup as a restore would: the checksum, every line, and the log of every table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import BinaryIO

import msgspec

from westbound.server.storage.backups.rows import (
    CHECKED,
    AnyRow,
    BackupHeader,
    EndRow,
    EventRow,
    OtherRow,
    TableRow,
    read_header,
    row_decoder,
    unpacked,
)
from westbound.server.storage.folding import LogRow, Unreadable, check_card, fold
from westbound.server.storage.schema import REMOVED, editions


class BackupReport(msgspec.Struct):
    """What is in a backup, and what is wrong with it."""

    header: BackupHeader
    unreadable: dict[str, str] = {}  # tables that no server can read: why
    wrong: list[str] = []  # lines that make no sense, and what is missing
    editions: dict[str, int] = {}  # where in the file each begins

    @property
    def counted(self) -> str:
        tables, events = self.header.tables, self.header.events
        return f"{tables} table{'s' * (tables != 1)}, {events} event{'s' * (events != 1)}"


def read_back(file: Path) -> BackupReport:
    """Read a whole backup twice: first its lines, then the tables.  :raises WrongBackup: if it is no backup."""
    with file.open("rb") as lines:
        report = check_lines(lines, file)
        lines.seek(0)
        lines.readline()
        with file.open("rb") as beside:
            check_tables(lines, beside, report)
    return report


def check_lines(lines: BinaryIO, file: Path) -> BackupReport:
    """Check every line by itself, their number, and the checksum."""
    header = read_header(lines, file)
    report = BackupReport(header)
    lines.seek(0)
    digest, before = hashlib.sha256(), 0
    end: EndRow | None = None
    offset = 0
    for number, line in enumerate(lines, 1):
        row = parsed(line) if number > 1 else None
        if end:
            report.wrong.append(f"line {number}: there is more after the end")
        elif isinstance(row, EndRow):
            end = row
            if (end.lines, end.sha256) != (before, digest.hexdigest()):
                report.wrong.append(f"line {number}: the checksum differs: the file was changed or damaged")
        elif isinstance(row, str):
            report.wrong.append(f"line {number}: {row}")
        elif isinstance(row, OtherRow) and row.to == editions.name:
            report.editions[str(row.values.get("digest"))] = offset
        digest.update(line)
        before, offset = number, offset + len(line)
    if header.backup >= CHECKED and end is None:
        report.wrong.append("the last line is missing: the file was cut off")
    return report


def parsed(line: bytes) -> AnyRow | str:
    """The row in a line, or what is wrong with it."""
    try:
        row = row_decoder.decode(line)
        if isinstance(row, TableRow | EventRow):
            unpacked(row.info if isinstance(row, TableRow) else row.event)
    except ValueError as error:
        return str(error)
    return row


def rows_in(lines: BinaryIO) -> Iterator[AnyRow]:
    """The rows that make sense."""
    return (row for row in map(parsed, lines) if not isinstance(row, str))


def check_tables(lines: BinaryIO, beside: BinaryIO, report: BackupReport) -> None:
    """Fold every table; *beside* is the same file, to look up editions."""
    cards: dict[str, int] = {}
    folded: set[str] = set()

    def note(table: str, reason: str) -> None:
        report.unreadable.setdefault(table, reason)

    def find(digest: str) -> str | None:
        if digest not in report.editions:
            return None
        beside.seek(report.editions[digest])
        row = row_decoder.decode(beside.readline())
        return str(row.values.get("content")) if isinstance(row, OtherRow) else None

    for table, rows in groupby(rows_in(lines), lambda row: row.table if isinstance(row, EventRow) else ""):
        if not table:
            for card in rows:
                if isinstance(card, TableRow) and card.state != REMOVED:
                    cards[card.id] = card.seq
                    try:
                        check_card(unpacked(card.info))
                    except Unreadable as error:
                        note(card.id, str(error))
            continue
        log = (LogRow(row.seq, row.at, unpacked(row.event)) for row in rows if isinstance(row, EventRow))
        folded.add(table)
        if table in cards:
            try:
                fold(table, cards[table], log, find)
            except Unreadable as error:
                note(table, str(error))
    for table in cards.keys() - folded:
        note(table, "its log is missing")
