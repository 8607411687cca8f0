"""A database chosen by its URL: opened, locked, brought up to date."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from westbound.server.storage import migrations
from westbound.server.storage.connections import Connections, SqliteConnections, Unwritable, reason
from westbound.server.storage.migrations import WrongSchema
from westbound.server.storage.sqlite import lost_commits, wal
from westbound.server.storage.sqlite.lock import FileLock, InUse
from westbound.server.storage.sqlite.lost_commits import LostCommits

READERS = 4  # at a time
T = TypeVar("T")


class WrongDatabase(ValueError):
    """A database cannot be used; says which, why, and what to do."""


class Database:
    """Where the logs are kept: connections for the single writer, and for readers."""

    writing: Connections
    reading: Connections

    def __init__(self, url: str) -> None:
        self._url = parse(url)
        is_postgres = self._url.drivername == "postgresql"
        self.dsn = "postgresql://" + url.partition("://")[2] if is_postgres else ""  # nothing for SQLite
        self.file = Path(self._url.database or "")
        self._lock: FileLock | None = None
        self._closing = AsyncExitStack()

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open for writing, and bring the schema up to date.  :raises WrongDatabase: if that fails."""
        database = cls(url)
        await database._begin(database._take_file, migrations.upgrade)
        if database._lock:
            await database.writing.run(lost_commits.begin)
        return database

    @classmethod
    async def visit(cls, url: str) -> Database:
        """Open beside servers that may be writing, to read or to change something.

        Changes are safe: an append, or a removal, fails if the log has grown in the meantime.

        :raises WrongDatabase: if it cannot be opened.
        """
        database = cls(url)
        await database._begin(database._find_file, migrations.check)
        return database

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in one transaction, like ``writing.run``; with SQLite, its loss would be noticed."""
        if self._lock is None:
            return await self.writing.run(work)
        done, changes = await self.writing.run(lambda connection: (work(connection), lost_commits.count(connection)))
        if changes:
            self._lock.note_change(changes)
        return done

    def note_append(self, table: str, seq: int) -> None:
        """An append was committed: with SQLite, its loss would be noticed."""
        if self._lock:
            self._lock.note_append(table, seq)

    async def close(self) -> None:
        await self._closing.aclose()

    def __str__(self) -> str:
        return self._url.set(query={}).render_as_string()  # without the password

    async def _begin(self, prepare: Callable[[], None], first: Callable[[Connection], None]) -> None:
        try:
            if not self.dsn:
                prepare()
            self.writing, self.reading = self._connect(1), self._connect(READERS)
            await self.writing.run(first)
        except BaseException as error:
            await self.close()
            if isinstance(error, (OSError, Unwritable, WrongSchema, LostCommits)):
                raise WrongDatabase(f"the database {self} cannot be opened: {reason(error)}") from error
            raise

    def _connect(self, width: int) -> Connections:
        connections: Connections
        if self.dsn:
            from westbound.server.storage.postgres import PostgresConnections  # its driver takes time to load

            connections = PostgresConnections(self.dsn, width)
        else:
            connections = SqliteConnections(self.file, width)
        self._closing.push_async_callback(connections.close)
        return connections

    def _take_file(self) -> None:
        """Make sure that no other server writes to it, that nothing is lost, and that only its owner can read it."""
        try:
            self._lock = FileLock(self.file)
        except InUse as holder:
            raise WrongDatabase(
                f"the database {self.file} is in use by another server (process {holder});"
                " stop that one first, or use PostgreSQL, which several can share"
            ) from None
        self._closing.callback(self._release, self._lock)
        lost_commits.check(self.file, self._lock)
        self.file.touch(mode=0o600)

    def _release(self, lock: FileLock) -> None:
        """Give up the lock; if the write-ahead log is gone, nobody will have to look for it."""
        if lock.checked and not wal.size(self.file):
            lock.forget()
        lock.close()

    def _find_file(self) -> None:
        """Fail if there is no file: SQLite would create one."""
        self.file.open("rb").close()


def parse(url: str) -> URL:
    """:raises WrongDatabase: if it is no URL of a database."""
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        kind = ""
    if kind not in ("sqlite", "postgresql") or (kind == "sqlite" and parsed.database in (None, "", ":memory:")):
        raise WrongDatabase("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    return parsed.set(drivername=kind)
