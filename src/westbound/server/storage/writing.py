"""Writes events to the logs: many appends in one transaction, each of them completely or not at all.

Servers spend their time here, so this is plain SQL: with tuples for SQLite, with JSON for PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, and_, update

from westbound.server.storage.connections import Conflict
from westbound.server.storage.schema import tables

CHANNEL = "westbound"  # of PostgreSQL's notifications: a table, and the length of its log


class Card(NamedTuple):
    """What the lobby, and a server that starts, need to know about a table; kept beside its log."""

    state: str  # gathering, playing, over
    public: bool
    bots: bool  # a bot has to choose now
    info: bytes  # its TableStatus as JSON; named after the column
    due: int | None = None  # when somebody runs out of time


class Append(msgspec.Struct, frozen=True):
    """The events *since*, *since* + 1, … of a table, which has *seq* of them afterwards."""

    table: str
    since: int
    seq: int
    at: int
    state: str
    public: bool
    bots: bool
    info: str
    due: int | None
    events: list[str]
    opener: str | None = None  # of a new table


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all appends.  :raises Conflict: (or ``IntegrityError``) if a log is not as long as one of them says."""
    appends = sorted(
        appends, key=attrgetter("table", "since")
    )  # always in the same order, so that processes cannot deadlock
    to_postgres = connection.dialect.name == "postgresql"
    found = write_to_postgres(connection, appends) if to_postgres else write_to_sqlite(connection, appends)
    if found != len(appends):
        raise Conflict("somebody else has written it")


def write_card(connection: Connection, table: str, seq: int, card: Card) -> None:
    """Replace the card of a table, unless its log has grown; nobody is notified."""
    here = and_(tables.c.id == table, tables.c.seq == seq)
    connection.execute(update(tables).where(here).values(card._asdict() | {"info": card.info.decode()}))


def write_to_sqlite(connection: Connection, appends: list[Append]) -> int:
    """Write them; return the number of tables whose log had the expected length."""
    found = 0
    if opening := [a for a in appends if not a.since]:
        cards = [(a.table, a.seq, a.state, a.public, a.bots, a.at, a.info, a.due, a.opener) for a in opening]
        found += connection.exec_driver_sql(OPEN, cards).rowcount
    if growing := [a for a in appends if a.since]:
        changes = [(a.seq, a.state, a.public, a.bots, a.at, a.info, a.due, a.table, a.since) for a in growing]
        found += connection.exec_driver_sql(GROW, changes).rowcount
    lines = [(a.table, seq, a.at, event) for a in appends for seq, event in enumerate(a.events, a.since)]
    connection.exec_driver_sql(LOG, lines)
    return found


OPEN = "INSERT INTO tables (id, seq, state, public, bots, at, info, due, opener) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
GROW = "UPDATE tables SET seq = ?, state = ?, public = ?, bots = ?, at = ?, info = ?, due = ? WHERE id = ? AND seq = ?"
LOG = "INSERT INTO events (table_id, seq, at, event) VALUES (?, ?, ?, ?)"


def write_to_postgres(connection: Connection, appends: list[Append]) -> int:
    """Write them; return the number of tables whose log had the expected length."""
    everything = msgspec.json.encode(appends).decode()
    return len(connection.exec_driver_sql(WRITE, (everything,)).all())


WRITE = f"""
WITH new AS (
    SELECT * FROM json_to_recordset(CAST(CAST($1 AS text) AS json)) AS row (
        "table" text, since int, seq int, at bigint, state text, public bool, bots bool, info text,
        due bigint, events json, opener text)
), opened AS (
    INSERT INTO tables (id, seq, state, public, bots, at, info, due, opener)
    SELECT "table", seq, state, public, bots, at, info, due, opener FROM new WHERE since = 0
    RETURNING id, seq
), grown AS (
    UPDATE tables
    SET seq = new.seq, state = new.state, public = new.public, bots = new.bots, at = new.at, info = new.info,
        due = new.due
    FROM new WHERE tables.id = new."table" AND tables.seq = new.since AND since > 0
    RETURNING tables.id, tables.seq
), logged AS (
    INSERT INTO events (table_id, seq, at, event)
    SELECT "table", since + line.number - 1, at, line.event
    FROM new, json_array_elements_text(new.events) WITH ORDINALITY AS line (event, number)
)
SELECT pg_notify('{CHANNEL}', id || ' ' || seq) FROM (SELECT * FROM opened UNION ALL SELECT * FROM grown) AS written
"""
