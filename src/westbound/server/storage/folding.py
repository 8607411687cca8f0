"""Folds the log of one table as a server would, and says why it cannot be read if that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from westbound.api import game
from westbound.engine.edition import Uploaded
from westbound.kit.edition import read_text
from westbound.server.state.events import Opened, read_event
from westbound.server.state.table_state import TableState
from westbound.server.storage.schema import REMOVED, editions, events, tables
from westbound.server.storage.snapshots import hold_still

FindEdition = Callable[[str], str | None]  # the file of an uploaded edition, by its digest
LONGEST_REASON = 300


class Unreadable(ValueError):
    """A table cannot be read; says why."""


class LogRow(NamedTuple):
    """A row of a log, as it is kept."""

    seq: int
    at: int
    event: str | bytes  # bytes, if it is no text


def fold(table: str, seq: int, rows: Iterable[LogRow], find: FindEdition) -> TableState:
    """Return the state of a table whose log has *seq* events, according to its card.

    :raises Unreadable: if the log has a gap, or an event that this program does not understand or allow.
    """
    contents: dict[str, Uploaded] = {}
    state = TableState(table, contents)
    for row in rows:
        if row.seq != state.seq:
            raise Unreadable(f"event {state.seq} of its log is missing")
        try:
            take(state, row, contents, find)
        except Unreadable:
            raise
        except Exception as error:  # rules, editions and events can fail in any way
            raise Unreadable(f"event {row.seq}: {said(error)}") from error
    if state.seq != seq:
        raise Unreadable(f"its log has {state.seq} events, and its card says {seq}")
    return state


def take(state: TableState, row: LogRow, contents: dict[str, Uploaded], find: FindEdition) -> None:
    if isinstance(row.event, bytes):
        raise Unreadable(f"event {row.seq} is not text")
    event = read_event(row.event)
    if isinstance(event, Opened) != (row.seq == 0):
        raise Unreadable("its log does not begin with the event that opens it, or has a second one")
    if isinstance(event, Opened) and event.edition not in game(event.game).editions:
        file = find(event.edition)
        if file is None:
            raise Unreadable(f"its edition {event.edition} is missing")
        contents[event.edition] = Uploaded(read_text(file).says)
    state.take(event, row.at)


def fold_in(connection: Connection, table: str) -> TableState | None:
    """The state of a table of this database, as it is at this moment; None if there is none.

    :raises Unreadable: if it cannot be read.
    """
    hold_still(connection)
    card = connection.execute(select(tables.c.seq, tables.c.state, tables.c.info).where(tables.c.id == table)).first()
    if card is None or card.state == REMOVED:
        return None
    check_card(card.info)
    content = select(editions.c.content)
    return fold(
        table,
        card.seq,
        read_log(connection, table),
        lambda digest: connection.scalar(content.where(editions.c.digest == digest)),
    )


def read_log(connection: Connection, table: str) -> list[LogRow]:
    """The log of a table, as it is kept."""
    log = select(events.c.seq, events.c.at, events.c.event).where(events.c.table_id == table).order_by(events.c.seq)
    return [LogRow(*row) for row in connection.execute(log)]


def check_card(info: str | bytes) -> None:
    """:raises Unreadable: if the card of a table is not a JSON object."""
    try:
        msgspec.json.decode(info, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(f"its card cannot be read: {said(error)}") from None


def said(error: Exception) -> str:
    """What an error says, on one line that is not too long."""
    words = " ".join(str(error).split())
    named = words if isinstance(error, ValueError) and words else f"{type(error).__name__}: {words}"
    return named if len(named) <= LONGEST_REASON else f"{named[:LONGEST_REASON]}…"
