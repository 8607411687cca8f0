"""Connections to a database: each piece of work is one transaction, and every failure has one of three names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

BUSY = 5.0  # seconds to wait for a file that another program has locked
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "wal_autocheckpoint=10000",  # pages: the same few are written again and again
    f"journal_size_limit={64 * 2**20}",  # bytes of the write-ahead log that are kept after a checkpoint
    "foreign_keys=ON",
)

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written to this table's log; read it again."""


class Unwritable(Exception):
    """The database cannot be written (or read) right now; nothing has been written."""


class Doubtful(Unwritable):
    """The connection was lost during a commit and has not come back: nobody knows yet whether it was written."""


class Connections(Protocol):
    """A pool of connections to a database."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in one transaction.  If the connection turns out to be lost, do it again on a new one.

        :raises Conflict: if somebody else has written in between.
        :raises Unwritable: if the database cannot be used.
        """
        ...

    async def close(self) -> None: ...


class SqliteConnections:
    """To a file, in threads: a transaction costs the event loop one step, however many statements it has."""

    def __init__(self, file: Path, width: int) -> None:
        url = URL.create("sqlite", database=str(file))
        arguments = {"timeout": BUSY, "isolation_level": "IMMEDIATE"}
        self._engine = create_engine(url, pool_size=width, max_overflow=0, connect_args=arguments)
        event.listen(self._engine, "connect", _set_pragmas)
        self._threads = ThreadPoolExecutor(width, "database")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with faults(), self._engine.connect() as connection:
            return transact(connection, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def transact(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Do *work* and commit it.  :raises Doubtful: if the commit is not confirmed."""
    done = work(connection)
    try:
        connection.commit()
    except (DBAPIError, OSError) as error:
        if isinstance(error, DBAPIError) and not error.connection_invalidated:
            raise
        raise Doubtful("the database was lost while it wrote") from error
    return done


@contextmanager
def faults() -> Iterator[None]:
    """Translate errors of the driver; their wording is for the log, not for players."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("somebody else has written it") from error
    except (SQLAlchemyError, OSError) as error:
        if isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("40"):
            raise Conflict("somebody else was writing at the same time") from error  # mostly a deadlock
        raise Unwritable("the database cannot be used just now") from error


def reason(error: BaseException) -> str:
    """What the database says about an error, in one line."""
    if isinstance(error, Unwritable) and error.__cause__:
        return reason(error.__cause__)
    if isinstance(error, DBAPIError) and error.orig:
        error = error.orig
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(words.split()) or type(error).__name__


def _set_pragmas(connection: Any, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
