"""Closes and deletes tables while servers run."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, select

from westbound.server.operators.visits import TRIES, NotPossible, change, read_table
from westbound.server.refusal import Refusal
from westbound.server.state.events import write_event
from westbound.server.storage.connections import Conflict
from westbound.server.storage.database import Database
from westbound.server.storage.folding import Unreadable
from westbound.server.storage.removal import remove
from westbound.server.storage.schema import REMOVED, tables
from westbound.server.storage.store import read_time
from westbound.server.storage.writing import Append, write
from westbound.server.tables.live import card_of

BUSY = "players keep acting there; try again"


async def close(database: Database, table: str, reason: str = "") -> None:
    """End a game without a result, or the wait for players; everybody can still look at it.

    :raises NotPossible: if there is nothing to close, or the table cannot be read.
    """
    for _ in range(TRIES):
        append = await closing(database, table, reason)
        try:
            await change(database, table, partial(append_to, append=append))
        except Conflict:
            continue
        return
    raise NotPossible(BUSY)


async def closing(database: Database, table: str, reason: str) -> Append:
    """What has to be written to close a table."""
    try:
        state = await read_table(database, table)
        since, state.at = state.seq, max(state.at, *await database.reading.run(read_time))
        events = [write_event(event) for event in state.close(reason)]
    except Unreadable as error:
        raise NotPossible(f"table {table} cannot be read, only deleted or left alone: {error}") from None
    except Refusal as refusal:
        raise NotPossible(refusal.reason) from None
    card = card_of(state)
    return Append(
        table,
        since,
        state.seq,
        state.at,
        card.state,
        card.public,
        card.bots,
        card.info.decode(),
        card.due,
        events,
    )


def append_to(connection: Connection, append: Append) -> int:
    write(connection, [append])
    return append.seq


async def delete(database: Database, table: str) -> None:
    """Remove a table and everything about it, readable or not.  :raises NotPossible: if there is none."""
    length = select(tables.c.seq).where(tables.c.id == table, tables.c.state != REMOVED)
    for _ in range(TRIES):
        seq = await database.reading.run(lambda connection: connection.scalar(length))
        if seq is None:
            raise NotPossible(f"there is no table {table}, or it has been removed")
        try:
            await change(database, table, partial(remove_from, table=table, seq=seq))
        except Conflict:
            continue
        return
    raise NotPossible(BUSY)


def remove_from(connection: Connection, table: str, seq: int) -> int:
    remove(connection, table, seq)
    return 0
