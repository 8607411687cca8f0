"""Reads one table, and replays its game as a record, with its dice."""

from __future__ import annotations

from sqlalchemy import Connection, select

from westbound.api import load
from westbound.engine.match import Match
from westbound.engine.record import WrongRecord, read_record
from westbound.proof import sealed, verify
from westbound.server.operators.findings import Finding, wrong
from westbound.server.state.table_state import TableState
from westbound.server.storage.folding import Unreadable, fold_in, said
from westbound.server.storage.schema import tables
from westbound.server.tables.live import card_of


def check_table(connection: Connection, table: str) -> tuple[list[Finding], bool]:
    """What is wrong with a table, and whether a finished game was replayed."""
    try:
        state = fold_in(connection, table)
    except Unreadable as error:
        return [wrong(f"table {table} cannot be read (quarantined): {error}")], False
    if state is None:
        return [], False  # removed in the meantime
    found = [*check_card(connection, state)]
    if state.match is None or not state.match.over:
        return found, False
    try:
        check_record(state, state.match)
    except Exception as error:  # rules can fail in any way
        found.append(wrong(f"table {table}: its record cannot be replayed: {said(error)}"))
    return found, True


def check_card(connection: Connection, state: TableState) -> list[Finding]:
    """Compare the card with the log: the lobby and the rounds of a server rely on it."""
    columns = (tables.c.state, tables.c.public, tables.c.bots, tables.c.due)
    kept = connection.execute(select(*columns).where(tables.c.id == state.table)).one()
    card = card_of(state)
    for name, value, due in zip(columns, kept, (card.state, card.public, card.bots, card.due), strict=True):
        if value != due:
            return [wrong(f"table {state.table}: its card says {name.name} {value}, and its log says {due}")]
    return []


def check_record(state: TableState, match: Match) -> None:
    """:raises WrongRecord: if the record does not lead to the same end, or the dice are not as promised."""
    secret, record, edition = state.opened.secret, match.record, state.content or ""
    again = load(read_record(record.dumps()), edition=edition)
    if again.game.dump(again.table) != match.game.dump(match.table):
        raise WrongRecord("it ends differently")
    if secret and record.header.dice:
        verdict = verify(sealed(record, secret, edition), edition=edition, since=record.header.dice.since)
        if not verdict.holds:
            raise WrongRecord(str(verdict))
