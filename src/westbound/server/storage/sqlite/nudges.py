"""Nudges: with SQLite, another program tells a running server that it has changed a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert

from westbound.server.storage.connections import Connections, Unwritable
from westbound.server.storage.schema import NUDGE, pulse

EVERY = 1.0  # seconds between two looks


def nudge(connection: Connection) -> None:
    """Let the server know, as soon as this transaction is committed."""
    first = insert(pulse).values(id=NUDGE, at=1)
    connection.execute(first.on_conflict_do_update(index_elements=["id"], set_={"at": pulse.c.at + 1}))


def nudges(connection: Connection) -> int:
    return connection.scalar(select(pulse.c.at).where(pulse.c.id == NUDGE)) or 0


class NudgeListener:
    """Looks for nudges until it is closed; each means that any table may have changed."""

    def __init__(self, reading: Connections, heard: Callable[[str, int], None]) -> None:
        self._reading = reading
        self._heard = heard
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        seen: int | None = None  # whatever happened before the start was read anyway
        while True:
            with suppress(Unwritable):  # others report that
                found = await self._reading.run(nudges)
                if seen is not None and found != seen:
                    self._heard("", 0)
                seen = found
            await asyncio.sleep(EVERY)
