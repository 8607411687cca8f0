"""A check-up of a database and of the settings of its server; it changes nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

import sqlalchemy
from sqlalchemy import Connection, func, select

from westbound.engine.edition import Content
from westbound.kit.edition import read_text
from westbound.server.operators import records
from westbound.server.operators.findings import Finding, ok, unsafe, wrong
from westbound.server.operators.surroundings import check_machine, check_settings
from westbound.server.operators.visits import visiting
from westbound.server.settings import Settings
from westbound.server.storage.connections import Unwritable, reason
from westbound.server.storage.database import Database, WrongDatabase
from westbound.server.storage.folding import said
from westbound.server.storage.schema import HEARTBEAT, REMOVED, editions, pulse, tables
from westbound.server.storage.snapshots import hold_still
from westbound.server.storage.sqlite import wal
from westbound.server.storage.sqlite.lock import Note, noted_beside
from westbound.server.storage.sqlite.lost_commits import missing_from

SKEW, FAR = 1.0, 10.0  # seconds between two clocks: a risk, and a fault
BRAVE = {  # settings of PostgreSQL that must not be off, and what happens if they are
    "fsync": "a power cut can destroy the database",
    "full_page_writes": "a power cut can destroy the database",
    "zero_damaged_pages": "damaged pages are silently emptied",
}


async def examine(settings: Settings) -> list[Finding]:
    """Check everything."""
    findings = [*check_settings(settings)]
    try:
        database = Database(settings.database)
        findings += check_machine(database.file if not database.dsn else None)
        if not database.dsn:
            findings += check_note(database)  # before SQLite moves anything
        async with visiting(settings.database) as visited:
            findings += await check_database(visited)
    except WrongDatabase as error:
        findings.append(wrong(str(error)))
    except Unwritable as error:
        findings.append(wrong(f"the database cannot be read: {reason(error)}"))
    return findings


def check_note(database: Database) -> Iterator[Finding]:
    """Compare the database with what its server noted last."""
    note = noted_beside(database.file)
    missing = missing_from(database.file, note) if note != Note() else ""
    if missing:
        yield wrong(
            f"what was saved last is missing ({missing}): {database.file}-wal was lost, or an older file put back"
        )


async def check_database(database: Database) -> list[Finding]:
    """Check the database itself, and all that is in it."""
    run = database.reading.run
    findings = await run(check_postgres if database.dsn else check_sqlite)
    if not database.dsn:
        size = wal.size(database.file)
        small = size <= wal.LARGEST
        said_so = f"the write-ahead log has {size / 2**20:.1f} MB"
        findings.append(ok(said_so) if small else unsafe(f"{said_so}: a program keeps reading the database"))
    findings += await run(check_clock)
    findings += await run(check_editions)
    listed = select(tables.c.id).where(tables.c.state != REMOVED).order_by(tables.c.id)
    names = await run(lambda connection: connection.scalars(listed).all())
    found: list[Finding] = []
    replayed = 0
    for table in names:  # each in a transaction of its own: nobody has to wait
        try:
            trouble, finished = await run(partial(records.check_table, table=table))
        except Unwritable as error:  # a damaged page
            trouble, finished = [wrong(f"table {table} cannot be read: {reason(error)}")], False
        found += trouble
        replayed += finished
    if not found:
        found.append(ok(f"{len(names)} tables can be read, and {replayed} finished games replayed with their dice"))
    return [*findings, *found]


def check_sqlite(connection: Connection) -> list[Finding]:
    """Check the file, page by page."""
    damaged = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check").all()]
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    found = [wrong(f"the database is damaged: {what}") for what in damaged if what != "ok"]
    found += [wrong(f"a row of {row[0]} refers to a row of {row[2]} that is missing") for row in lost]
    return found or [ok("the database is intact (SQLite's integrity check)")]


def check_postgres(connection: Connection) -> list[Finding]:
    """Check what PostgreSQL knows about itself."""

    def ask(question: str) -> list[str]:
        return [str(row[0]) for row in connection.execute(sqlalchemy.text(question))]

    found = [wrong(f"the index {name} is not valid") for name in ask(INVALID_INDEXES)]
    found += [wrong(f"the constraint {name} was never checked") for name in ask(UNCHECKED)]
    found += [
        wrong(f"PostgreSQL has counted {count} damaged pages") for count in ask(DAMAGED) if count not in ("0", "None")
    ]
    for name, what in BRAVE.items():
        (value,) = ask(f"SHOW {name}")
        if (value == "on") != (name != "zero_damaged_pages"):
            found.append(wrong(f"PostgreSQL's {name} is {value}: {what}"))
    return found or [ok("the database is intact (indexes, constraints, checksums)")]


OURS = "SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
INVALID_INDEXES = f"SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid AND indrelid IN ({OURS})"
UNCHECKED = f"SELECT conname FROM pg_constraint WHERE NOT convalidated AND conrelid IN ({OURS})"
DAMAGED = "SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()"


def check_clock(connection: Connection) -> list[Finding]:
    """Compare the clock of this machine with that of the database, or with the latest event."""
    before = time.time()
    latest = connection.scalar(select(func.max(tables.c.at))) or 0
    beat = connection.scalar(select(pulse.c.at).where(pulse.c.id == HEARTBEAT)) or 0
    ahead = max(latest, beat) / 1000 - before
    if ahead > SKEW:
        return [unsafe(f"something was saved {ahead:.0f} seconds in the future: a clock was changed, or differs")]
    if connection.dialect.name != "postgresql":
        return []
    there = float(connection.execute(sqlalchemy.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    apart = max(before - there, there - time.time(), 0.0)
    told = f"the clocks of this machine and of the database differ by {apart:.1f} seconds"
    return [wrong(told) if apart > FAR else unsafe(told) if apart > SKEW else ok(told)]


def check_editions(connection: Connection) -> list[Finding]:
    """Check that uploaded editions are what their digests say."""
    hold_still(connection)
    found = []
    for row in connection.execute(select(editions.c.digest, editions.c.content)):
        try:
            if Content(read_text(row.content).says).digest != row.digest:
                found.append(wrong(f"edition {row.digest}: its content was changed"))
        except Exception as error:  # it can be anything
            found.append(wrong(f"edition {row.digest} cannot be read: {said(error)}"))
    return found
