"""Finds the games of a database that anybody may look at."""

from __future__ import annotations

from contextlib import suppress

from westbound.engine.record import Record
from westbound.server.operators.listing import Wanted, summaries
from westbound.server.operators.visits import NotPossible, read_table
from westbound.server.state.table_state import TableState
from westbound.server.storage.database import Database
from westbound.server.storage.folding import Unreadable


async def public_games(database: Database, most: int) -> list[Record]:
    """The records of such games, of the latest *most* public ones that are over."""
    found = []
    for summary in await summaries(database, Wanted(state="over", public=True, most=most)):
        with suppress(NotPossible, Unreadable):  # removed a moment ago, or played by other rules
            state = await read_table(database, summary.id)
            if state.match and is_open(state):
                found.append(state.match.record)
    return found


def is_open(state: TableState) -> bool:
    """Whether anybody may look at a game, which was dealt at this table alone, on one of our editions."""
    opened, match = state.opened, state.match
    if match is None or not match.over or not opened.watchers:
        return False
    return opened.deal is None and not opened.lesson and opened.edition in match.game.editions
