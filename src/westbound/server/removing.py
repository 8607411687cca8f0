"""How a table is removed: its log and all that hangs on it, in one transaction.

Its name stays behind and is never given again, so that nobody can throw the same dice a second time (docs/dice.md).
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Select, delete, func, or_, select, update

from westbound.server.hints import CHANNEL
from westbound.server.lanes import Conflict
from westbound.server.layout import ABANDONED, REMOVED, belongings, events, tables
from westbound.server.notices import wishes

AT_A_TIME = 500
TAKEN = ("person", "kept")  # seats that somebody has


def remove(connection: Connection, table: str, seq: int) -> None:
    """Remove a table whose log has *seq* events.  :raises Conflict: if it is another by now."""
    stub = {"seq": 0, "state": REMOVED, "public": False, "bots": False, "info": "{}", "due": None}
    as_it_was = (tables.c.id == table, tables.c.seq == seq, tables.c.state != REMOVED)
    if not connection.execute(update(tables).where(*as_it_was).values(stub)).rowcount:
        raise Conflict("somebody else has written it")
    wishes.forget_table(connection, table)
    connection.execute(delete(belongings).where(belongings.c.table_id == table))
    connection.execute(delete(events).where(events.c.table_id == table))
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{table} 0")))


def is_removed(table: str) -> Select[str]:
    return select(tables.c.id).where(tables.c.id == table, tables.c.state == REMOVED)


# What may go: nothing that somebody plays, or can come back to


class Seat(msgspec.Struct, frozen=True):
    """Of a seat, only who has it."""

    who: str


class Seats(msgspec.Struct, frozen=True):
    """Of a card, only the seats."""

    seats: list[Seat]


def empty(before: int) -> Select[str, int, str]:
    """Tables where nobody has a seat, no bot is about to play, and nothing has happened since *before*.

    However a card is written: ``is_empty`` has the last word.
    """
    taken = or_(*(tables.c.info.contains(f'"who":"{who}"', autoescape=True) for who in TAKEN))
    return _silent(before).where(tables.c.state.in_(("gathering", "playing")), ~tables.c.bots, ~taken)


def is_empty(info: str) -> bool:
    """Whether a card says that nobody has a seat."""
    try:
        return not any(seat.who in TAKEN for seat in msgspec.json.decode(info, type=Seats).seats)
    except msgspec.ValidationError:
        return False  # who knows


def unbegun(before: int) -> Select[str, int, str]:
    """Tables where no game has begun, and nothing has happened since *before*."""
    return _silent(before).where(tables.c.state == "gathering")


def abandoned(before: int) -> Select[str, int, str]:
    """Tables whose game was abandoned, and where nothing has happened since *before*."""
    return _silent(before).where(tables.c.state == ABANDONED)


def _silent(before: int) -> Select[str, int, str]:
    found = select(tables.c.id, tables.c.seq, tables.c.info).where(tables.c.at <= before)
    return found.order_by(tables.c.at).limit(AT_A_TIME)
