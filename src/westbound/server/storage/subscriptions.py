"""Subscriptions to notices in the database, and when each address was last written to."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, func, insert, or_, select, tuple_, update

from westbound.server.state.seats import Lock
from westbound.server.storage.schema import letters, tables, wishes

Kind = Literal["push", "mail", "hook"]
AT_A_TIME = 1000


class Subscription(NamedTuple):
    """A seat's subscription to notices: the columns of the database, in order."""

    id: str
    table: str
    seat: int
    void: int
    kind: Kind
    target: str
    language: str
    confirmed: bool
    seq: int
    due: int | None
    seen: int
    told: str
    tries: int
    at: int


def read(row: Row[Any]) -> Subscription:
    return Subscription._make(row[: len(Subscription._fields)])


class TooMany(Exception):
    """A seat has too many subscriptions already."""


def name_of(table: str, seat: int, void: int, kind: Kind, target: str) -> str:
    """The id of a subscription: the same for the same subscription, however often it is made."""
    return hashlib.sha256(f"{table} {seat} {void} {kind} {target}".encode()).hexdigest()[:24]


# Queries


def to_look_at(now: int) -> Select[Any]:
    """Those at tables whose log has grown, and those that are due; each with the length of the log."""
    grown = or_(tables.c.seq > wishes.c.seq, wishes.c.due <= now)
    joined = select(wishes, tables.c.seq.label("length")).join(tables, tables.c.id == wishes.c.table_id)
    return joined.where(wishes.c.confirmed, grown).order_by(wishes.c.table_id).limit(AT_A_TIME)


def unseen(since: int) -> Select[Any]:
    """Those with a notice due from seats where nobody has been seen since then."""
    waiting = and_(wishes.c.confirmed, wishes.c.due.is_not(None), wishes.c.seen <= since)
    return select(wishes.c.id, wishes.c.table_id, wishes.c.seat).where(waiting)


def of_seat(table: str, seat: int, void: int) -> Select[Any]:
    mine = and_(wishes.c.table_id == table, wishes.c.seat == seat, wishes.c.void == void)
    return select(wishes).where(mine).order_by(wishes.c.at, wishes.c.id)


def of_seats(locks: Collection[Lock]) -> Select[Any]:
    """Those made from these seats, with keys to these locks."""
    return select(wishes).where(from_seats(locks)).order_by(wishes.c.at, wishes.c.id)


def from_seats(locks: Collection[Lock]) -> ColumnElement[bool]:
    return tuple_(wishes.c.table_id, wishes.c.seat, wishes.c.void).in_(
        [(table, seat, void) for table, seat, void, _ in locks]
    )


def of_address(address: str) -> Select[Any]:
    """The confirmed ones of a mail address."""
    theirs = and_(wishes.c.target == address, wishes.c.kind == "mail", wishes.c.confirmed)
    return select(wishes).where(theirs).order_by(wishes.c.at, wishes.c.id)


def last_letters(addresses: Iterable[str]) -> Select[Any]:
    return select(letters).where(letters.c.address.in_(list(addresses)))


# Changes, each in one transaction


def keep(connection: Connection, subscription: Subscription, most: int) -> Subscription:
    """Store a subscription; return it as it is stored.  :raises TooMany: if its seat has *most* others."""
    mine = of_seat(subscription.table, subscription.seat, subscription.void).subquery()
    others = connection.scalar(select(func.count()).select_from(mine).where(mine.c.id != subscription.id)) or 0
    if others >= most:
        raise TooMany
    there = connection.execute(select(wishes).where(wishes.c.id == subscription.id)).first()
    if not there:
        connection.execute(insert(wishes).values(tuple(subscription)))
        return subscription
    kept = read(there)
    kept = kept._replace(
        language=subscription.language, target=subscription.target, confirmed=kept.confirmed or subscription.confirmed
    )
    changed = {"language": kept.language, "target": kept.target, "confirmed": kept.confirmed}
    connection.execute(update(wishes).where(wishes.c.id == subscription.id).values(changed))
    return kept


def confirm(connection: Connection, subscription: str) -> bool:
    """Confirm a subscription; return whether it (still) exists."""
    return (
        connection.execute(update(wishes).where(wishes.c.id == subscription).values(confirmed=True, seq=0)).rowcount > 0
    )


def forget(connection: Connection, ids: list[str]) -> None:
    _forget(connection, wishes.c.id.in_(ids))


def forget_seats(connection: Connection, locks: Collection[Lock]) -> None:
    """Those made from these seats, with keys to these locks."""
    _forget(connection, from_seats(locks))


def forget_table(connection: Connection, table: str) -> None:
    _forget(connection, wishes.c.table_id == table)


def forget_address(connection: Connection, address: str) -> None:
    _forget(connection, and_(wishes.c.kind == "mail", wishes.c.target == address))


def forget_unconfirmed(connection: Connection, before: int) -> None:
    _forget(connection, and_(~wishes.c.confirmed, wishes.c.at < before))


def _forget(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete subscriptions, and all addresses that no subscription uses."""
    connection.execute(delete(wishes).where(which))
    connection.execute(delete(letters).where(letters.c.address.not_in(select(wishes.c.target))))


def see(connection: Connection, ids: list[str], now: int) -> None:
    """Note that somebody is viewing the table from there."""
    connection.execute(update(wishes).where(wishes.c.id.in_(ids)).values(seen=now))


def put_off(connection: Connection, looked: list[tuple[Subscription, int, int | None, int]]) -> None:
    """Note how much of the log has been looked at, when to look again, and when somebody was last seen."""
    for subscription, seq, due, seen in looked:
        as_it_was = (wishes.c.id == subscription.id, wishes.c.told == subscription.told, wishes.c.seen <= seen)
        connection.execute(update(wishes).where(*as_it_was).values(seq=seq, due=due, seen=seen))


def claim(connection: Connection, subscription: Subscription, call: str, seq: int) -> bool:
    """Whether this process may send the notice about *call*: nobody has, and nobody else will."""
    as_it_was = (
        wishes.c.told == subscription.told,
        wishes.c.tries == subscription.tries,
        wishes.c.seen == subscription.seen,
    )
    mine = and_(wishes.c.id == subscription.id, *as_it_was)
    changed = {"told": call, "seq": seq, "due": None}
    return connection.execute(update(wishes).where(mine).values(changed)).rowcount > 0


def claim_letter(connection: Connection, address: str, last: int | None, now: int) -> bool:
    """Whether this process may write to *address*, which was *last* written to then.

    :raises Conflict: (when it commits) if another process writes to it for the first time, too.
    """
    if last is None:
        connection.execute(insert(letters).values(address=address, at=now))
        return True
    mine = and_(letters.c.address == address, letters.c.at == last)
    return connection.execute(update(letters).where(mine).values(at=now)).rowcount > 0


def give_back(connection: Connection, subscription: Subscription, call: str, due: int) -> None:
    """Sending failed: restore everything but the count of attempts."""
    mine = and_(wishes.c.id == subscription.id, wishes.c.told == call)
    connection.execute(update(wishes).where(mine).values(told=subscription.told, tries=subscription.tries + 1, due=due))


def give_letter_back(connection: Connection, address: str, last: int | None) -> None:
    connection.execute(update(letters).where(letters.c.address == address).values(at=last or 0))


def done(connection: Connection, subscription: Subscription) -> None:
    connection.execute(update(wishes).where(wishes.c.id == subscription.id).values(tries=0))
