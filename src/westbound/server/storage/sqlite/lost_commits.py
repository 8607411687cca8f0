"""Notices commits that got lost with the write-ahead log, by comparing the database with the note beside it.

An append is noted by its table and the length of its log.  All other transactions are counted, in the database and in
the note.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from westbound.server.storage.schema import COMMITS, REMOVED
from westbound.server.storage.sqlite.lock import FileLock, Note

COUNT = f"UPDATE pulse SET at = at + 1 WHERE id = {COMMITS} RETURNING at"
BEGIN = f"INSERT INTO pulse (id, at) VALUES ({COMMITS}, 0) ON CONFLICT DO NOTHING"
CHANGES = f"SELECT at FROM pulse WHERE id = {COMMITS}"
TABLE = "SELECT seq, state FROM tables WHERE id = ?"


class LostCommits(ValueError):
    """Commits that were acknowledged are missing; says which, why, and what to do."""


def count(connection: Connection) -> int:
    """Count this transaction, if it has changed anything; return the number of changes with it, or 0."""
    driver: Any = connection.connection.dbapi_connection
    return int(connection.exec_driver_sql(COUNT).scalar_one()) if driver.in_transaction else 0


def begin(connection: Connection) -> None:
    """Make the row that counts, in a database that has none."""
    connection.exec_driver_sql(BEGIN)


def check(file: Path, lock: FileLock) -> None:
    """Compare the database with the note of a server that did not end well.

    The file is only read: if its write-ahead log is put back, nothing is lost.

    :raises LostCommits: if commits are missing.
    """
    wal = Path(f"{file}-wal")
    found, size = wal.exists(), wal.stat().st_size if wal.exists() else 0  # before SQLite makes a new one
    missing = missing_from(file, lock.noted) if lock.noted != Note() else ""
    if not missing:
        lock.checked = True
        return
    if not file.exists():
        why = f"there is no {file.name}"
    elif not found:
        why = f"{wal.name} is missing"
    else:
        why = f"{wal.name} ({size} bytes) was shortened or damaged, or {file.name} was replaced"
    raise LostCommits(
        f"what was saved last is missing ({missing}): {why}; put the missing file back, or restore a backup."
        f" To go on without it, delete {lock.path}"
    )


def missing_from(file: Path, note: Note) -> str:
    """What the note says and the database does not; reading it moves nothing out of the write-ahead log."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            row = connection.execute(CHANGES).fetchone()
            changes = row[0] if row else 0
            seq, state = connection.execute(TABLE, [note.table]).fetchone() or (0, "")
    except sqlite3.Error as error:
        return f"it cannot be read: {error}"
    if note.table and seq < note.seq and state != REMOVED:
        return f"table {note.table} has {seq} events, and there were {note.seq}"
    return f"there are {changes} changes, and there were {note.changes}" if changes < note.changes else ""
