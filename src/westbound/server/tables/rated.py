"""Notes rated tables when they are opened, so that they are found when their games are over."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from westbound.server.state.table_state import TableState
from westbound.server.storage.schema import rated_games


class Ladder(NamedTuple):
    """A game with a number of players: what ratings are about."""

    game: str
    players: int


class RatedPerson(NamedTuple):
    """Somebody with an account who sits down at a rated table."""

    account: str
    name: str
    place: str  # a keyed digest of their address


NOBODY = RatedPerson("", "", "")


def note_opened(connection: Connection, state: TableState) -> None:
    """Note that a rated table is about to be opened, unless an attempt that failed has done so.

    :raises Conflict: if another process is doing the same.
    """
    opened = state.opened
    if connection.scalar(select(rated_games.c.table_id).where(rated_games.c.table_id == state.table)) is None:
        row = {
            "table_id": state.table,
            **Ladder(opened.game, len(opened.seats))._asdict(),
            "public": opened.public and opened.watchers,
            "opened": state.at,
        }
        connection.execute(insert(rated_games).values(**row))
