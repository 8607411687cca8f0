"""Removes tables: a log and everything that refers to it, in one transaction.

The table's name stays and is never used again, so that nobody can roll the same dice twice (docs/dice.md).
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Select, delete, func, or_, select, update

from westbound.server.storage import subscriptions
from westbound.server.storage.connections import Conflict
from westbound.server.storage.schema import ABANDONED, REMOVED, belongings, events, presence, reviews, tables
from westbound.server.storage.writing import CHANNEL

AT_A_TIME = 500
TAKEN = ("person", "kept")  # seats that somebody has


def remove(connection: Connection, table: str, seq: int) -> None:
    """Remove a table whose log has *seq* events.  :raises Conflict: if it has changed."""
    stub = {"seq": 0, "state": REMOVED, "public": False, "bots": False, "info": "{}", "due": None}
    as_it_was = (tables.c.id == table, tables.c.seq == seq, tables.c.state != REMOVED)
    if not connection.execute(update(tables).where(*as_it_was).values(stub)).rowcount:
        raise Conflict("somebody else has written it")
    subscriptions.forget_table(connection, table)
    for kept in (belongings, presence, reviews):
        connection.execute(delete(kept).where(kept.c.table_id == table))
    connection.execute(delete(events).where(events.c.table_id == table))
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{table} 0")))


def is_removed(table: str) -> Select[str]:
    return select(tables.c.id).where(tables.c.id == table, tables.c.state == REMOVED)


# What may be removed: nothing that somebody plays, or can come back to


class CardSeat(msgspec.Struct, frozen=True):
    """The kind of player on a seat; the rest of the card is ignored."""

    who: str


class CardSeats(msgspec.Struct, frozen=True):
    """The seats on a card."""

    seats: list[CardSeat]


def empty(before: int) -> Select[str, int, str]:
    """Tables where nobody has a seat, no bot is about to play, and nothing has happened since *before*.

    A first approximation, as it searches text: ``is_empty`` has the last word.
    """
    taken = or_(*(tables.c.info.contains(f'"who":"{who}"', autoescape=True) for who in TAKEN))
    return _silent(before).where(tables.c.state.in_(("gathering", "playing")), ~tables.c.bots, ~taken)


def is_empty(info: str) -> bool:
    """Whether a card says that nobody has a seat."""
    try:
        return not any(seat.who in TAKEN for seat in msgspec.json.decode(info, type=CardSeats).seats)
    except msgspec.DecodeError:
        return False  # written by another version, or unreadable


def unbegun(before: int) -> Select[str, int, str]:
    """Tables where no game has begun, and nothing has happened since *before*."""
    return _silent(before).where(tables.c.state == "gathering")


def abandoned(before: int) -> Select[str, int, str]:
    """Tables whose game was abandoned, and where nothing has happened since *before*."""
    return _silent(before).where(tables.c.state == ABANDONED)


def _silent(before: int) -> Select[str, int, str]:
    found = select(tables.c.id, tables.c.seq, tables.c.info).where(tables.c.at <= before)
    return found.order_by(tables.c.at).limit(AT_A_TIME)
