"""Visits to a database that servers may be using, and the changes an operator makes there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection, func, select

from westbound.server.state.table_state import TableState
from westbound.server.storage.database import Database
from westbound.server.storage.folding import fold_in
from westbound.server.storage.schema import EPOCH, KEYS, secrets
from westbound.server.storage.sqlite.nudges import nudge
from westbound.server.storage.writing import CHANNEL
from westbound.server.tables.keys import Keys

TRIES = 5  # if players act at the same time


class NotPossible(ValueError):
    """An operator asked for something that cannot be done; says why."""


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Database]:
    """:raises WrongDatabase: if it cannot be opened."""
    database = await Database.visit(url)
    try:
        yield database
    finally:
        await database.close()


async def read_table(database: Database, table: str) -> TableState:
    """The state of a table.  :raises NotPossible: if there is none.  :raises Unreadable: if it cannot be read."""
    state = await database.reading.run(lambda connection: fold_in(connection, table))
    if state is None:
        raise NotPossible(f"there is no table {table}, or it has been removed")
    return state


async def change(database: Database, table: str, work: Callable[[Connection], int]) -> None:
    """Do *work*, which returns the length of the log, in one transaction, and let running servers know.

    :raises Conflict: if somebody else has written to the table.
    """

    def work_and_tell(connection: Connection) -> None:
        seq = work(connection)
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, f"{table} {seq}")))
        else:
            nudge(connection)

    await database.writing.run(work_and_tell)


async def keys_of(database: Database) -> Keys:
    """The keys that the servers of this database make."""
    rows = await database.reading.run(lambda connection: connection.execute(select(secrets)).all())
    found = {row.id: bytes(row.secret) for row in rows}
    if KEYS not in found:
        raise NotPossible(f"no server has been started on {database} yet")
    return Keys(found[KEYS], found.get(EPOCH, b""))
