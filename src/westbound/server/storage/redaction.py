"""Removes a person's name and chat from the log of a game that is over.

Nothing in the game depends on either, so it can be replayed as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from westbound.server.state.events import AnyEvent, Applied, Began, Opened, Replaced, Said, Sat, read_event, write_event
from westbound.server.storage.schema import events, tables

T = TypeVar("T")
NOTHING = "…"  # replaces what was said


def redact(connection: Connection, table: str, seat: int) -> None:
    """Replace the name of the person at *seat* by its color, and blank out what they said."""
    card = msgspec.json.decode(connection.scalars(select(tables.c.info).where(tables.c.id == table)).one())
    shown = card["seats"][seat]
    name, shown["name"] = shown["name"], shown["color"]
    info = msgspec.json.encode(card).decode()
    connection.execute(update(tables).where(tables.c.id == table).values(info=info))
    rows = connection.scalars(select(events.c.event).where(events.c.table_id == table).order_by(events.c.seq))
    for seq, event in redacted((read_event(row) for row in rows), seat, name, shown["color"]):
        line = update(events).where(events.c.table_id == table, events.c.seq == seq)
        connection.execute(line.values(event=write_event(event)))


def redacted(log: Iterable[AnyEvent], seat: int, name: str, instead: str) -> Iterator[tuple[int, AnyEvent]]:
    """The events with the name or chat of the person who sat at *seat* as *name*: by seq, redacted."""
    sits = False
    for seq, event in enumerate(log):
        match event:
            case Opened(seats=seats) if seats[seat].name == name:
                yield seq, replace(event, seats=swapped(seats, seat, replace(seats[seat], name=instead)))
            case Applied(at, called) if at == seat and called == name:
                yield seq, replace(event, name=instead)
            case Sat(at, called) if at == seat:
                sits = called == name
                if sits:
                    yield seq, replace(event, name=instead)
            case Replaced(at) if at == seat:
                sits = False
            case Began(header) if header.seats[seat] == name:
                yield seq, replace(event, header=replace(header, seats=swapped(header.seats, seat, instead)))
            case Said(at) if at == seat and sits:
                yield seq, replace(event, text=NOTHING, phrase="")


def swapped(row: list[T], index: int, instead: T) -> list[T]:
    return [*row[:index], instead, *row[index + 1 :]]
