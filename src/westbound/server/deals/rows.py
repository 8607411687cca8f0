"""The tables of each deal in the database."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Select, insert, select

from westbound.server.storage.schema import deals, people, tables


def put(connection: Connection, deal: str, player: str, table: str, person: str | None, at: int) -> None:
    """Note that *player* has this deal at a table.  :raises Conflict: if they have one already."""
    row = {"deal": deal, "player": player, "table_id": table, "person": person, "at": at}
    connection.execute(insert(deals).values(row))


def attempts(deal: str, players: Collection[str]) -> Select[str]:
    """The tables at which these players have their attempt."""
    return select(deals.c.table_id).where(deals.c.deal == deal, deals.c.player.in_(players)).order_by(deals.c.at)


def finished(deal: str) -> Select[str, str, str | None]:
    """The cards of the tables where the game is over, and the name of the player, if it may be shown."""
    joined = deals.join(tables, tables.c.id == deals.c.table_id).outerjoin(people, people.c.id == deals.c.person)
    columns = select(tables.c.id, tables.c.info, people.c.name).select_from(joined)
    return columns.where(deals.c.deal == deal, tables.c.state == "over").order_by(deals.c.at, deals.c.player)


def tables_of(deal: str) -> Select[str, str, str]:
    """The cards of all tables that have a deal, in order."""
    joined = select(tables.c.id, tables.c.state, tables.c.info).join(deals, deals.c.table_id == tables.c.id)
    return joined.where(deals.c.deal == deal).order_by(deals.c.player)
