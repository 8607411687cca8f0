"""How events get into the logs: many appends in one transaction, each of them whole or not at all.

This is where a server spends its time, so it speaks SQL itself: with tuples to SQLite, with JSON to PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, and_, update

from westbound.server.hints import CHANNEL
from westbound.server.lanes import Conflict
from westbound.server.layout import tables


class Card(NamedTuple):
    """What the lobby and the start of a server need to know of a table, kept beside its log."""

    state: str  # gathering, playing, over
    public: bool
    bots: bool  # a bot has to choose now
    info: bytes  # the table as everybody may know it, as JSON (TableInfo)
    due: int | None = None  # when somebody's time is up


class Append(msgspec.Struct, frozen=True):
    """The events *since*, *since* + 1, … of a table, which then has *seq* of them."""

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


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all of them.  :raises Conflict: (or ``IntegrityError``) if a log is not as long as one of them says."""
    appends = sorted(appends, key=attrgetter("table", "since"))  # processes that meet wait for each other, not in rings
    to_postgres = connection.dialect.name == "postgresql"
    found = write_to_postgres(connection, appends) if to_postgres else write_to_sqlite(connection, appends)
    if found != len(appends):
        raise Conflict("somebody else has written it")


def write_card(connection: Connection, table: str, seq: int, card: Card) -> None:
    """Put *card* in the place of that of a table, unless its log has grown; it is no news."""
    here = and_(tables.c.id == table, tables.c.seq == seq)
    connection.execute(update(tables).where(here).values(card._asdict() | {"info": card.info.decode()}))


def write_to_sqlite(connection: Connection, appends: list[Append]) -> int:
    """Tells how many of the tables were as was thought."""
    found = 0
    if opening := [a for a in appends if not a.since]:
        cards = [(a.table, a.seq, a.state, a.public, a.bots, a.at, a.info, a.due) for a in opening]
        found += connection.exec_driver_sql(OPEN, cards).rowcount
    if growing := [a for a in appends if a.since]:
        changes = [(a.seq, a.state, a.public, a.bots, a.at, a.info, a.due, a.table, a.since) for a in growing]
        found += connection.exec_driver_sql(GROW, changes).rowcount
    lines = [(a.table, seq, a.at, event) for a in appends for seq, event in enumerate(a.events, a.since)]
    connection.exec_driver_sql(LOG, lines)
    return found


OPEN = "INSERT INTO tables (id, seq, state, public, bots, at, info, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
GROW = "UPDATE tables SET seq = ?, state = ?, public = ?, bots = ?, at = ?, info = ?, due = ? WHERE id = ? AND seq = ?"
LOG = "INSERT INTO events (table_id, seq, at, event) VALUES (?, ?, ?, ?)"


def write_to_postgres(connection: Connection, appends: list[Append]) -> int:
    """Tells how many of the tables were as was thought."""
    everything = msgspec.json.encode(appends).decode()
    return len(connection.exec_driver_sql(WRITE, (everything,)).all())


WRITE = f"""
WITH new AS (
    SELECT * FROM json_to_recordset(CAST(CAST($1 AS text) AS json)) AS row (
        "table" text, since int, seq int, at bigint, state text, public bool, bots bool, info text,
        due bigint, events json)
), opened AS (
    INSERT INTO tables (id, seq, state, public, bots, at, info, due)
    SELECT "table", seq, state, public, bots, at, info, due FROM new WHERE since = 0
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
