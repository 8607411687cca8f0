"""Ways to a database: each piece of work is one transaction, and whatever goes wrong has one of three names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

BUSY = 5.0  # seconds to wait for a file that another program has locked
CONNECTING, ANSWERING = 10.0, 15.0  # seconds to wait for PostgreSQL
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "wal_autocheckpoint=10000",  # pages: the same few are written again and again
    "foreign_keys=ON",
)
DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this table's log; read it again."""


class Unwritable(Exception):
    """The database cannot be written (or read) just now; nothing has been written."""


class Doubtful(Unwritable):
    """The database was lost while it committed and has not come back: nobody knows yet whether it has been written."""


class Lane(Protocol):
    """Some connections to a database."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in a transaction: all of it, or nothing.  If the connection turns out to be lost, do it again.

        :raises Conflict: if somebody else has written in between.
        :raises Unwritable: if the database cannot be used.
        """
        ...

    async def close(self) -> None: ...


class FileLane:
    """To a file of SQLite, in threads: a transaction costs the event loop one step, however many statements it has."""

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


class SocketLane:
    """To PostgreSQL."""

    def __init__(self, dsn: str, width: int) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://", pool_size=width, max_overflow=0, async_creator=partial(connect, dsn)
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        with faults():
            try:
                return await self._run(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await self._run(work)  # over a new connection; over the old one nothing has been committed

    async def _run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(transact, work)

    async def close(self) -> None:
        await self._engine.dispose()


def transact(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Do *work* and commit it.  :raises Doubtful: if there is no answer to the commit."""
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
    """Give what goes wrong its name; what the database says of it is for the log, not for players."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("somebody else has written it") from error
    except (SQLAlchemyError, OSError) as error:
        if isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith("40"):
            raise Conflict("somebody else was writing at the same time") from error  # a deadlock, mostly
        raise Unwritable("the database cannot be used just now") from error


def reason(error: BaseException) -> str:
    """What a database says of an error, in one line."""
    if isinstance(error, Unwritable) and error.__cause__:
        return reason(error.__cause__)
    if isinstance(error, DBAPIError) and error.orig:
        error = error.orig
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(words.split()) or type(error).__name__


async def connect(dsn: str) -> Any:
    """A connection to PostgreSQL on which a commit is durable."""
    connection = await asyncpg.connect(
        dsn, timeout=CONNECTING, command_timeout=ANSWERING, server_settings={"application_name": "westbound"}
    )
    await connection.execute(DURABLE)
    return connection


def _set_pragmas(connection: Any, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
