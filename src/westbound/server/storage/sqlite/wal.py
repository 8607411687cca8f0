"""Keeps the write-ahead log of SQLite small."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from sqlalchemy import Connection

from westbound.server.storage.connections import BUSY, Connections, Unwritable

LARGEST = 64 * 2**20  # bytes
EVERY = 5.0  # seconds between two looks at its size
PATIENCE = 50  # milliseconds for which writers wait until no reader needs it
log = logging.getLogger(__name__)


def size(file: Path) -> int:
    """The bytes of the write-ahead log of a database."""
    try:
        return Path(f"{file}-wal").stat().st_size
    except OSError:
        return 0


def empty(connection: Connection) -> bool:
    """Move all of it into the database, and cut it off; return whether no reader was in the way."""
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
    try:
        busy, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {int(1000 * BUSY)}")
    return not busy


class WalKeeper:
    """Empties the write-ahead log whenever it is too large.

    SQLite does so by itself after every ten thousand pages, unless there is always somebody reading; then this makes
    new readers and writers wait for a moment.
    """

    def __init__(self, file: Path, writing: Connections) -> None:
        self._file = file
        self._writing = writing
        self._complained = False
        self._task = asyncio.create_task(self._keep_small())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_small(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if size(self._file) > LARGEST:
                await self.go()

    async def go(self) -> None:
        """Empty it now, if no reader is in the way; log once if one is."""
        try:
            emptied = await self._writing.run(empty)
        except Unwritable:
            return  # the next round tries again, and writers report it
        if not emptied and not self._complained:
            log.warning(
                "the write-ahead log cannot be emptied, because a program keeps reading the database",
                extra={"bytes": size(self._file)},
            )
        self._complained = not emptied
