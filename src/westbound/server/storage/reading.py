"""Reads the logs of many tables at once: one query answers everything that was asked while the last one ran."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

MOST = 200  # tables in one query

Row = tuple[str, int]  # an event, and its time
Run = Callable[[Callable[[Connection], list[list[Row]]]], Awaitable[list[list[Row]]]]


class Wanted(NamedTuple):
    """The events of a table from *since* on."""

    table: str
    since: int


class LogReader:
    """Reads logs from PostgreSQL.  Reading each alone costs more than everything else that follows from a change."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._waiting: list[tuple[Wanted, asyncio.Future[list[Row]]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def read(self, table: str, since: int) -> list[Row]:
        """The events of a table from *since* on.  :raises Unwritable: if the database cannot be used."""
        answer: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()
        self._waiting.append((Wanted(table, since), answer))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await answer

    async def close(self) -> None:
        """Stop reading; nobody waits for an answer anymore."""
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            answers = [answer for _, answer in batch]
            try:
                found = await self._run(partial(read_logs, wanted=[wanted for wanted, _ in batch]))
            except Exception as error:  # the callers wait for an answer
                for answer in answers:
                    if not answer.done():
                        answer.set_exception(error)
            else:
                for answer, rows in zip(answers, found, strict=True):
                    if not answer.done():
                        answer.set_result(rows)
        self._reading = None


def read_logs(connection: Connection, wanted: Sequence[Wanted]) -> list[list[Row]]:
    """The events of each table that is wanted."""
    found: list[list[Row]] = [[] for _ in wanted]
    everything = msgspec.json.encode([(number, *each) for number, each in enumerate(wanted)]).decode()
    for number, event, at in connection.exec_driver_sql(READ, (everything,)):
        found[number].append((event, at))
    return found


READ = """
SELECT CAST(wanted.line ->> 0 AS int), log.event, log.at
FROM json_array_elements(CAST(CAST($1 AS text) AS json)) AS wanted (line)
CROSS JOIN LATERAL (
    SELECT seq, event, at FROM events
    WHERE table_id = wanted.line ->> 1 AND seq >= CAST(wanted.line ->> 2 AS int)
    ORDER BY seq
) AS log
ORDER BY 1, log.seq
"""
