"""Notifications from other processes that a log has grown: PostgreSQL carries them; only the log is the truth."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]  # it has no types

from westbound.server.storage.connections import reason
from westbound.server.storage.postgres import connect
from westbound.server.storage.writing import CHANNEL

SOON, LATE = 0.2, 10.0  # seconds until the next attempt to connect
STILL_THERE = 30.0  # seconds of silence after which a connection is tested

log = logging.getLogger(__name__)
Heard = Callable[[str, int], None]  # the table, and the length of its log


class Listener:
    """Listens for notifications until it is closed; whenever it (re)connects, it reports that any may be missing."""

    def __init__(self, dsn: str, heard: Heard) -> None:
        self._dsn = dsn
        self._heard = heard
        self._wait = SOON
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no notifications from other processes, connecting again: %s", reason(error))
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LATE)

    async def _listen_until_lost(self) -> None:
        connection = await connect(self._dsn)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, text: self._take(text))
            self._wait = SOON
            asyncio.get_running_loop().call_soon(self._heard, "", 0)
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), STILL_THERE)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _take(self, text: str) -> None:
        table, _, seq = text.rpartition(" ")
        self._heard(table, int(seq))
