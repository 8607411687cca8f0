"""Moves a table to another database, so that nothing is lost wherever it stops.

First the target gets a copy in which nothing goes on by itself; then the table is removed here; then the copy comes
alive.  If it stops after the first or the second step, the same command goes on from there.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from westbound.server.operators.closing import BUSY, remove_from
from westbound.server.operators.visits import TRIES, NotPossible, change, read_table
from westbound.server.state.table_state import TableState
from westbound.server.storage.connections import Conflict
from westbound.server.storage.database import Database
from westbound.server.storage.folding import Unreadable
from westbound.server.storage.schema import REMOVED, editions, events, tables
from westbound.server.storage.snapshots import hold_still
from westbound.server.storage.writing import write_card
from westbound.server.tables.live import card_of

ASLEEP = {"bots": False, "due": None, "public": False}  # nothing goes on by itself, and nobody finds it
HERE_ONLY = {"opener": None}  # made with the secret of this database


class Copy(NamedTuple):
    """Everything about a table that moves with it."""

    card: dict[str, Any]
    log: list[dict[str, Any]]
    edition: dict[str, Any] | None


async def move(source: Database, target: Database, table: str) -> TableState:
    """Move a table; return its state in *target*.  :raises NotPossible: if it cannot be moved."""
    if (source.dsn or source.file.absolute()) == (target.dsn or target.file.absolute()):
        raise NotPossible("the table is in that database already")
    for _ in range(TRIES):
        copy = await copied(source, table)
        if copy is None:
            break  # an earlier attempt has come this far
        await target.writing.run(partial(put, copy=copy))
        try:
            await change(source, table, partial(remove_from, table=table, seq=copy.card["seq"]))
        except Conflict:
            continue
        break
    else:
        raise NotPossible(BUSY)
    state = await read_table(target, table)
    await change(target, table, partial(wake, state=state))
    return state


async def copied(source: Database, table: str) -> Copy | None:
    """The table as it is now; None if there is none.  :raises NotPossible: if it cannot be read."""
    try:
        state = await read_table(source, table)
    except NotPossible:
        return None
    except Unreadable as error:
        raise NotPossible(f"table {table} cannot be read, so it stays where it is: {error}") from None
    return await source.reading.run(partial(read_copy, table=table, edition=state.opened.edition))


def read_copy(connection: Connection, table: str, edition: str) -> Copy | None:
    hold_still(connection)
    card = connection.execute(select(tables).where(tables.c.id == table, tables.c.state != REMOVED)).mappings().first()
    if card is None:
        return None
    log = connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.seq)).mappings()
    rows = [dict(row) for row in log]
    content = connection.execute(select(editions).where(editions.c.digest == edition)).mappings().first()
    return Copy(dict(card), rows, dict(content) if content else None)


def put(connection: Connection, copy: Copy) -> None:
    """Write the copy, or what is new in it.  :raises NotPossible: if another table has that name."""
    table, card = copy.card["id"], copy.card | ASLEEP | HERE_ONLY
    there = connection.execute(select(tables).where(tables.c.id == table)).first()
    if there and there.state == REMOVED:
        raise NotPossible(f"a table {table} was removed from that database, and its name is never used again")
    if copy.edition:
        known = select(editions.c.digest).where(editions.c.digest == copy.edition["digest"])
        if connection.scalar(known) is None:
            connection.execute(insert(editions).values(**copy.edition))
    if there is None:
        connection.execute(insert(tables).values(**card))
    else:
        log = connection.execute(select(events).where(events.c.table_id == table).order_by(events.c.seq)).mappings()
        if [dict(row) for row in log] != copy.log[: there.seq]:
            raise NotPossible(f"that database has a table {table} with another log")
        connection.execute(update(tables).where(tables.c.id == table).values(**card))
    new = copy.log[there.seq if there else 0 :]
    if new:
        connection.execute(insert(events), new)


def wake(connection: Connection, state: TableState) -> int:
    write_card(connection, state.table, state.seq, card_of(state))
    return state.seq
