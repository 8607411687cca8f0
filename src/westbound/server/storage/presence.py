"""Who views which table, through which process: shared by all processes of a database."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select, tuple_, update

from westbound.server.storage.schema import presence, processes
from westbound.server.storage.writing import CHANNEL

CHANGED = -1  # instead of the length of a log, in a notification: somebody came to a table, or left
HERE = 2**62  # later than any time
ALIVE = 30_000  # milliseconds since the last sign of life of a process after which it is dead

Place = tuple[str, int]  # a table, and a seat


class Seen(NamedTuple):
    """Somebody viewed a table from a seat."""

    seat: int
    process: str
    here: bool  # and does so still, unless the process is dead
    seen: int  # when they came or left
    alive: int  # when the process was last running

    def at(self, now: int) -> int:
        """When they were last there, as far as is known; ``HERE``, if they are there now."""
        if not self.here:
            return self.seen
        return HERE if now - self.alive <= ALIVE else max(self.seen, self.alive)


def sign_on(connection: Connection, process: str, now: int) -> None:
    """Note that a process is running."""
    if not connection.execute(update(processes).where(processes.c.id == process).values(at=now)).rowcount:
        connection.execute(insert(processes).values(id=process, at=now))


def write(connection: Connection, process: str, changes: Mapping[Place, tuple[bool, int]]) -> None:
    """Note who came or left, and when; other processes hear of it."""
    places = tuple_(presence.c.table_id, presence.c.seat)
    connection.execute(delete(presence).where(presence.c.process == process, places.in_([*changes])))
    rows = [
        {"table_id": table, "seat": seat, "process": process, "here": here, "seen": seen}
        for (table, seat), (here, seen) in changes.items()
    ]
    connection.execute(insert(presence), rows)
    if connection.dialect.name == "postgresql":
        for table in sorted({table for table, _ in changes}):
            connection.execute(select(func.pg_notify(CHANNEL, f"{table} {CHANGED}")))


def at(tables: Collection[str]) -> Select[str, int, str, bool, int, int]:
    """Everyone who is or was at these tables."""
    columns = (presence.c.table_id, presence.c.seat, presence.c.process, presence.c.here, presence.c.seen)
    joined = select(*columns, processes.c.at.label("alive")).join(processes, processes.c.id == presence.c.process)
    return joined.where(presence.c.table_id.in_(tables))


def forget(connection: Connection, before: int) -> None:
    """Forget who left before that, and processes that ended before that."""
    dead = select(processes.c.id).where(processes.c.at < before)
    left = and_(~presence.c.here, presence.c.seen < before)
    connection.execute(delete(presence).where(or_(left, presence.c.process.in_(dead))))
    connection.execute(delete(processes).where(processes.c.at < before))
