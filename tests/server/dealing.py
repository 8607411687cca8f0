"""Servers whose dice and bots are the same in every run, so that a test plays the same game again.

Only tables that are opened without the page are dealt alike.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from sqlalchemy import insert

from tests.server.serving import Caller, Server, serving
from westbound.server.storage.schema import KEYS, secrets
from westbound.server.storage.store import Store
from westbound.server.tables.keys import name
from westbound.server.tables.tickets import Tickets

SECRET = b"the same in every run"
SEED = os.environ.get("SEED", "")  # deals other games


class Deals:
    """Tickets for the tables of the current test."""

    def __init__(self) -> None:
        self._tickets = Tickets(SECRET)
        self._runs: Counter[str] = Counter()
        self.begin("")

    def begin(self, test: str) -> None:
        """A test begins; if it is repeated on the same server, it gets other tables."""
        self._runs[test] += 1
        names = (f"{SEED} {test} {self._runs[test]} {number}" for number in itertools.count())
        self._tables = (name(SECRET, each, 10) for each in names)

    def ticket(self) -> str:
        return self._tickets.make(next(self._tables))


DEALS = Deals()


class Dealer(Caller):
    """A caller who opens every table with a ticket of the test."""

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        if method == "POST" and isinstance(body, dict) and (path == "/api/tables" or path.endswith("/fork")):
            body = {"ticket": DEALS.ticket()} | body
        return super().ask(method, path, body)


class DealingServer(Server):
    """A server whose callers are dealers."""

    def caller(self, key: str = "") -> Caller:
        return Dealer(self.url, key)


@contextmanager
def dealing(folder: Path, module: str = "", /, **settings: Any) -> Iterator[Server]:
    """A server on a new database in *folder*, which signs tickets with our secret."""
    prepared = Thread(target=asyncio.run, args=[prepare(folder)])  # in this thread, Playwright's loop may be running
    prepared.start()
    prepared.join()
    with serving(folder, module, DealingServer, **settings) as server:
        yield server


async def prepare(folder: Path) -> None:
    store = await Store.open(f"sqlite:///{folder}/westbound.db")
    ours = insert(secrets).values(id=KEYS, secret=SECRET)
    await store.database.change(lambda connection: connection.execute(ours))
    await store.close()
