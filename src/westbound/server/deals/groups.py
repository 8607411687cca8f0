"""Several tables for friends with the same deal, compared seat by seat."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace

from westbound.api import game, games
from westbound.server.deals import rows
from westbound.server.deals.spoilers import check_finished, may_tell
from westbound.server.protocol.deals import Group, GroupOrder, GroupSeat, GroupTable
from westbound.server.protocol.http import Wanted
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.state.events import Deal
from westbound.server.tables.keys import new_table
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables

statuses = msgspec.json.Decoder(TableStatus)


async def open_group(tables: Tables, order: GroupOrder, address: str) -> list[GroupSeat]:
    """Open the tables of a group, the host's own first.  :raises Refusal: if there can be no such tables."""
    first, group = order.table, new_table()
    if first.game not in games():
        raise Refusal("malformed", f"there is no game {first.game!r} here")
    if first.public or first.ticket or first.word:
        raise Refusal("malformed", "tables with the same deal are private, and have dice of their own")
    if first.rated:
        raise Refusal("malformed", "tables with the same deal are not rated")
    if all(seat.who == "bot" for seat in first.seats):
        raise Refusal("malformed", "somebody has to play: leave a seat open")
    edition = await tables.editions.choose(game(first.game), first.edition)
    others = replace(first, seats=[Wanted("open") if seat.who == "me" else seat for seat in first.seats])
    secret, seats = tables.keys.tickets.secret(group), []
    for number in range(order.tables):
        table, asked = new_table(), others if number else first
        begun = replace(opening(asked, edition, group), secret=secret, deal=Deal(group=group), v=5)
        seated = await tables.open_with(table, begun, asked.name, address)
        put = partial(rows.put, deal=group, player=str(number), table=table, person=None, at=tables.now())
        await tables.store.carry_out(put)
        seats.append(GroupSeat(table, seated.seat, seated.key))
    return seats


async def look_at(tables: Tables, table: str, key: str) -> Group:
    """The tables that have the same deal as *table*, with the results that the holder of *key* may see.

    :raises Refusal: if it has none.
    """
    live = await tables.find(table)
    state = await live.settled()
    deal = state.opened.deal
    if deal is None or not deal.group:
        raise Refusal("no-table", "no other table has the same deal")
    told = await may_tell(tables, deal)
    sees = told or await has_finished(tables, key, state.opened.game, deal)
    found = await tables.store.look_up(rows.tables_of(deal.group))
    listed = [seen(row.id, statuses.decode(row.info), sees) for row in found if row.state != "removed"]
    return Group(listed, state.opened.secret if told else "")


async def has_finished(tables: Tables, key: str, name: str, deal: Deal) -> bool:
    """Whether *key* is that of a player who has played the deal to the end."""
    try:
        await check_finished(tables, key, tables.keys.lock_of(key) if key else None, name, deal)
    except Refusal:
        return False
    return True


def seen(table: str, status: TableStatus, sees: bool) -> GroupTable:
    scores = status.scores if sees and status.state == "over" and status.scores else None
    return GroupTable(table, status.state, [seat.name for seat in status.seats], scores)
