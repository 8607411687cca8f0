"""Tables at which people wait for others: who is sent where is decided in one transaction, for all processes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from westbound.server.state.seats import Seat
from westbound.server.storage.schema import waiting

DAY = 86_400_000  # milliseconds after which nobody waits any more
PAIRING = 0x50414952  # "PAIR": the class of our advisory locks


class Wish(msgspec.Struct, frozen=True):
    """What somebody looks for."""

    game: str
    players: int
    bots: bool


class Waiter(msgspec.Struct, frozen=True):
    """Somebody who has been sent to a table."""

    known_by: list[str]  # digests of what identifies them
    seat: int | None = None  # none: they are about to sit down
    void: int = 0  # the number of void keys to the seat by then
    since: int = 0  # when they got it

    def sits(self, seats: list[Seat]) -> bool:
        """Whether they still have their seat, which others may have got since."""
        if self.seat is None:
            return False
        seat = seats[self.seat]
        return seat.who == "person" and (seat.keys, seat.since) == (self.void, self.since)


class WaitingTable(msgspec.Struct, frozen=True):
    """A table that somebody is sent to."""

    table: str
    people: list[Waiter]
    at: int
    new: bool = False  # and has to be opened
    own: Waiter | None = None  # as they wait there already


_people = msgspec.json.Decoder(list[Waiter])


def send(connection: Connection, wish: Wish, known_by: list[str], new: str, now: int) -> WaitingTable:
    """Send somebody to the table where they wait, to one where others do, or to a *new* one."""
    if connection.dialect.name == "postgresql":  # two who look for the same at once wait for each other
        connection.execute(select(func.pg_advisory_xact_lock(PAIRING, func.hashtext(wish.game))))
    connection.execute(delete(waiting).where(waiting.c.at < now - DAY))
    here = (waiting.c.game == wish.game, waiting.c.players == wish.players)
    rows = connection.execute(select(waiting).where(*here).order_by(waiting.c.at, waiting.c.table_id)).all()
    tables = [(WaitingTable(row.table_id, _people.decode(row.people), row.at), row.bots) for row in rows]
    for table, _ in tables:
        own = next((each for each in table.people if {*known_by} & {*each.known_by}), None)
        if own:
            return WaitingTable(table.table, table.people, table.at, own=own)
    me = Waiter(known_by)
    for table, with_bots in tables:
        if len(table.people) < wish.players and (wish.players == 2 or with_bots == wish.bots):
            _write(connection, table.table, [*table.people, me])
            return table
    row = {"table_id": new, "game": wish.game, "players": wish.players, "bots": wish.bots, "at": now}
    connection.execute(insert(waiting).values(**row, people=msgspec.json.encode([me]).decode()))
    return WaitingTable(new, [], now, new=True)


def note_seat(connection: Connection, table: str, waiter: Waiter) -> None:
    """Note where somebody sat down who was sent to a table."""
    here = people_at(connection, table)
    _write(connection, table, [waiter if each.known_by == waiter.known_by else each for each in here])


def forget(connection: Connection, table: str, gone: list[Waiter]) -> None:
    """Forget people who do not wait any more."""
    left = [each for each in people_at(connection, table) if each not in gone]
    if left:
        _write(connection, table, left)
    else:
        drop(connection, table)


def drop(connection: Connection, table: str) -> None:
    """Send nobody to that table any more."""
    connection.execute(delete(waiting).where(waiting.c.table_id == table))


def people_at(connection: Connection, table: str) -> list[Waiter]:
    """Everybody who has been sent to a table where others are expected; nobody, if that is over."""
    text = connection.scalar(select(waiting.c.people).where(waiting.c.table_id == table).with_for_update())
    return _people.decode(text) if text else []


def _write(connection: Connection, table: str, people: list[Waiter]) -> None:
    text = msgspec.json.encode(people).decode()
    connection.execute(update(waiting).where(waiting.c.table_id == table).values(people=text))
