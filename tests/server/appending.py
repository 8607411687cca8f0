"""A process that writes to a store until it is killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from westbound.server.state.events import AnyEvent, Said
from westbound.server.storage.store import Card, Store

TABLES = 8
CARD = Card("playing", True, False, b"{}")


@contextmanager
def appending(url: str) -> Iterator[subprocess.Popen[str]]:
    """Such a process; in the end it is killed, as a power cut would."""
    with subprocess.Popen([sys.executable, "-m", __name__, url], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def run_of(since: int, length: int) -> list[AnyEvent]:
    """Events that tell which others were written with them."""
    return [Said(0, f"{since} {length}") for _ in range(length)]


async def write_on(store: Store, table: str) -> None:
    since = len(await store.read(table))
    while True:
        length = random.randint(1, 3)
        await store.append(table, since, run_of(since, length), since, CARD)
        since += length
        print(table, since, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write_on(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
