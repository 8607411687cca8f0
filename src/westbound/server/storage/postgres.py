"""Connections to PostgreSQL.  Imported only where it is used: its drivers take time to load."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from westbound.server.storage.connections import faults, transact
from westbound.server.storage.migrations import VERSIONS

CONNECTING, ANSWERING = 10.0, 15.0  # seconds to wait
DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""

PROGRAM = f"westbound {VERSIONS[-1]}"  # the first programs call themselves westbound, which sorts before
OLDER = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND application_name LIKE 'westbound%' AND application_name COLLATE "C" < $1"""

T = TypeVar("T")


def count_older(connection: Connection) -> int:
    """The number of connections that older programs have to this database."""
    return int(connection.exec_driver_sql(OLDER, (PROGRAM,)).scalar_one())


async def connect(dsn: str) -> Any:
    """A connection on which a commit is durable."""
    connection = await asyncpg.connect(
        dsn, timeout=CONNECTING, command_timeout=ANSWERING, server_settings={"application_name": PROGRAM}
    )
    await connection.execute(DURABLE)
    return connection


class PostgresConnections:
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
            return await self._run(work)  # on a new connection; nothing was committed on the old one

    async def _run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(transact, work)

    async def close(self) -> None:
        await self._engine.dispose()
