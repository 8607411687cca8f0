"""Accounts in the database: people, their devices, and the seats they keep."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from westbound.server.look_alikes import likeness
from westbound.server.protocol.accounts import Belonging
from westbound.server.state.seats import Lock
from westbound.server.storage import subscriptions
from westbound.server.storage.schema import (
    belongings,
    deals,
    devices,
    events,
    people,
    puzzle_answers,
    puzzle_ratings,
    ratings,
    tables,
)

MOST_DEVICES = 30
AT_A_TIME = 200  # names in one transaction
ENROLLING = 0x4E414D45  # "NAME": the class of our advisory locks
SAID = '{"event":"said",'  # the beginning of chat in the log


class Person(NamedTuple):
    """A person with an account."""

    id: str
    handle: str
    name: str
    passphrase: str
    recovery: str
    at: int
    likeness: str | None = None  # unknown for names that an older program wrote


class HeldSeat(NamedTuple):
    """A seat that a person keeps, and the card of its table."""

    table: str
    seat: int | None
    key: str
    seen: int
    at: int  # of the latest event there
    state: str
    info: str


def enrol(connection: Connection, person: Person, token: str) -> bool:
    """Add a person and their first device.  False: the name is taken, or looks like one that is."""
    if connection.dialect.name == "postgresql":  # two who claim such names at once wait for each other
        connection.execute(select(func.pg_advisory_xact_lock(ENROLLING, func.hashtext(person.likeness))))
    if is_taken(connection, person.handle, person.likeness):
        return False
    connection.execute(insert(people).values(**person._asdict()))
    connection.execute(insert(devices).values(token=token, person=person.id, at=person.at))
    return True


def is_taken(connection: Connection, handle: str, looks: str | None) -> bool:
    """Whether somebody has this name, or one that looks like it."""
    same = or_(people.c.handle == handle, people.c.likeness == looks)
    return connection.scalar(select(people.c.id).where(same).limit(1)) is not None


def lack_likeness(connection: Connection) -> bool:
    """Whether there are names whose likeness is unknown, because an older program wrote them."""
    return connection.scalar(select(people.c.id).where(people.c.likeness.is_(None)).limit(1)) is not None


def add_likeness(connection: Connection) -> None:
    """Add the likeness to some of those names.  Two that look alike already both stay."""
    for row in connection.execute(select(people).where(people.c.likeness.is_(None)).limit(AT_A_TIME)).all():
        connection.execute(update(people).where(people.c.id == row.id).values(likeness=likeness(row.name)))


def find(connection: Connection, handle: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.handle == handle)).one_or_none()
    return Person(*row) if row else None


def holder(connection: Connection, token: str) -> tuple[Person, int] | None:
    """The person signed in with a token, and when it was last seen."""
    joined = select(people, devices.c.at.label("seen")).join(devices, devices.c.person == people.c.id)
    row = connection.execute(joined.where(devices.c.token == token)).one_or_none()
    return (Person(*row[:-1]), row.seen) if row else None


# Devices


def admit(connection: Connection, person: Person, token: str, at: int) -> bool:
    """Sign a device in; drop the one unseen for longest if there are too many.  False: the person has changed."""
    if not is_unchanged(connection, person):
        return False
    connection.execute(insert(devices).values(token=token, person=person.id, at=at))
    own = select(devices.c.token).where(devices.c.person == person.id)
    oldest = connection.scalars(own.order_by(devices.c.at.desc()).offset(MOST_DEVICES)).all()
    connection.execute(delete(devices).where(devices.c.token.in_(oldest)))
    return True


def devices_of(connection: Connection, person: str) -> Sequence[Row[str, int]]:
    own = select(devices.c.token, devices.c.at).where(devices.c.person == person)
    return connection.execute(own.order_by(devices.c.at.desc())).all()


def see_device(connection: Connection, token: str, at: int) -> None:
    connection.execute(update(devices).where(devices.c.token == token).values(at=at))


def drop_device(connection: Connection, token: str) -> None:
    connection.execute(delete(devices).where(devices.c.token == token))


def drop_devices(connection: Connection, person: str, but: str = "") -> None:
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.token != but))


# Secrets


def is_unchanged(connection: Connection, person: Person) -> bool:
    """Whether the person's row is what was checked; nobody else can change it in this transaction."""
    row = connection.execute(select(people).where(people.c.id == person.id).with_for_update()).one_or_none()
    return row is not None and Person(*row)._replace(likeness=person.likeness) == person


def renew(connection: Connection, person: Person, renewed: Person, but: str = "") -> bool:
    """Store a new passphrase or code, and sign out all devices *but* one.  False: the person has changed."""
    if not is_unchanged(connection, person):
        return False
    secrets = {"passphrase": renewed.passphrase, "recovery": renewed.recovery}
    connection.execute(update(people).where(people.c.id == person.id).values(secrets))
    drop_devices(connection, person.id, but)
    return True


def recover(connection: Connection, person: Person, renewed: Person, token: str, at: int) -> bool:
    """Store a new passphrase and code, and sign in only this device.  False: the person has changed."""
    return renew(connection, person, renewed) and admit(connection, renewed, token, at)


# Seats


def keep(connection: Connection, person: str, seats: Collection[Belonging]) -> None:
    """Keep these seats; each replaces another at the same table."""
    known = {row.table_id: row for row in connection.execute(select(belongings).where(belongings.c.person == person))}
    for kept in seats:
        row = {"seat": kept.seat, "key": kept.key, "seen": kept.seen}
        before = known.get(kept.table)
        if before is None:
            owned = {"person": person, "table_id": kept.table, "at": kept.at}
            connection.execute(insert(belongings).values(**owned, **row))
        else:
            here = and_(belongings.c.person == person, belongings.c.table_id == kept.table)
            row["seen"] = max(kept.seen, before.seen)
            connection.execute(update(belongings).where(here).values(row))


def drop_seat(connection: Connection, person: str, table: str) -> None:
    connection.execute(delete(belongings).where(belongings.c.person == person, belongings.c.table_id == table))


def drop_keys(connection: Connection, person: str, keys: Collection[str]) -> None:
    connection.execute(delete(belongings).where(belongings.c.person == person, belongings.c.key.in_(keys)))


def seats_of(connection: Connection, person: str) -> list[HeldSeat]:
    """The newest first."""
    columns = (belongings.c.table_id, belongings.c.seat, belongings.c.key, belongings.c.seen)
    joined = select(*columns, tables.c.at, tables.c.state, tables.c.info).join(tables)
    rows = connection.execute(joined.where(belongings.c.person == person).order_by(tables.c.at.desc()))
    return [HeldSeat(*row) for row in rows]


def said_at(connection: Connection, person: str) -> Sequence[Row[str, int, str]]:
    """Everything anyone has said at the tables of a person."""
    spoken = select(events.c.table_id, events.c.at, events.c.event).join(
        belongings, belongings.c.table_id == events.c.table_id
    )
    where = and_(belongings.c.person == person, events.c.event.startswith(SAID, autoescape=True))
    return connection.execute(spoken.where(where).order_by(events.c.table_id, events.c.seq)).all()


def forget(connection: Connection, person: str, locks: Collection[Lock]) -> None:
    """Delete a person with their devices, seats, and the subscriptions made from those."""
    subscriptions.forget_seats(connection, locks)
    for table in (belongings, devices, ratings, puzzle_answers, puzzle_ratings):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(update(deals).where(deals.c.person == person).values(person=None))
    connection.execute(delete(people).where(people.c.id == person))
