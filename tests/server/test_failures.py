"""Failing databases and processes: nothing acknowledged is lost, and failed writes are reported."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.appending import CARD, TABLES, appending, run_of
from tests.server.databases import Postgres, opened, outcome, said, told, wait_until
from tests.server.postgres_proxy import Proxy
from westbound.server.state.events import Said
from westbound.server.storage import connections
from westbound.server.storage.store import Store, Unwritable

# Processes that are killed


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 10), ("postgres", 4)])
def test_a_kill_loses_nothing_acknowledged(kind: str, kills: int, request: pytest.FixtureRequest) -> None:
    database: str = request.getfixturevalue(f"{kind}_database")
    acknowledged: Counter[str] = Counter()
    for _ in range(kills):
        for line in written_until_killed(database):
            table, seq = line.split()
            acknowledged[table] = int(seq)
        told(database, lambda store: check_logs(store, acknowledged))
    assert len(acknowledged) == TABLES


def written_until_killed(database: str) -> list[str]:
    """What the process said was acknowledged."""
    with appending(database) as process:
        assert process.stdout
        lines = [process.stdout.readline()]
        time.sleep(random.uniform(0, 0.2))
        process.kill()
        lines += process.stdout.readlines()
    return [line for line in lines if line.endswith("\n")]


async def check_logs(store: Store, acknowledged: Counter[str]) -> None:
    """All that was acknowledged is there, and every append is whole."""
    for table, seq in acknowledged.items():
        log = [event for event, _ in await store.read(table)]
        assert len(log) >= seq
        while log:
            first = log[0]
            assert isinstance(first, Said)
            since, length = map(int, first.text.split())
            assert log[:length] == run_of(since, length)
            del log[:length]


# Several processes


def test_two_servers_race_and_one_wins_each_event(postgres_database: str) -> None:
    tables = [f"t{number}" for number in range(30)]

    async def race(store: Store, name: str, tables: list[str], seq: int) -> list[str]:
        deeds = [store.append(table, seq, said(f"{name} {seq}"), seq, CARD) for table in tables]
        return await asyncio.gather(*map(outcome, deeds))

    async def story() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            for seq in range(10):
                mine, theirs = await asyncio.gather(
                    race(one, "one", tables, seq), race(other, "other", tables[::-1], seq)
                )
                assert all(sorted(pair) == ["Conflict", "done"] for pair in zip(mine, theirs[::-1], strict=True))
            for table in tables:
                log = await one.read(table)
                assert [at for _, at in log] == list(range(10))
                assert log == await other.read(table)

    asyncio.run(story())


def test_hints_of_what_another_wrote(postgres: Postgres, postgres_database: str) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        async with opened(postgres_database) as one, opened(postgres_database) as other:
            other.listen(lambda table, seq: heard.append((table, seq)))
            await wait_until(lambda: heard == [("", 0)])
            await one.append("t", 0, said("a", "b"), 0, CARD)
            await one.append("t", 2, said("c"), 0, CARD)
            await wait_until(lambda: heard[1:] == [("t", 2), ("t", 3)])
            await outcome(one.append("t", 1, said("x"), 0, CARD))
            await postgres.break_connections(postgres_database)
            await wait_until(lambda: heard[3:] == [("", 0)])
            await one.append("t", 3, said("d"), 0, CARD)
            await wait_until(lambda: heard[4:] == [("t", 4)])

    asyncio.run(story())


def test_on_sqlite_nobody_else_writes(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        store.listen(lambda table, seq: pytest.fail("nobody is there"))
        await store.append("t", 0, said("a"), 0, CARD)

    told(sqlite_database, story)


# Databases that fail


def test_a_restarted_postgres_is_found_again(postgres: Postgres, postgres_database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, said("a"), 0, CARD)
        await store.ping()
        await postgres.break_connections(postgres_database)
        await store.append("t", 1, said("b"), 0, CARD)
        await postgres.break_connections(postgres_database)
        assert len(await store.read("t")) == 2

    told(postgres_database, story)


def test_while_postgres_is_down_nothing_is_written_and_that_is_said(postgres: Postgres, postgres_database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, said("a"), 0, CARD)
        await postgres.shut(postgres_database)
        deeds = [store.append(f"t{number}", 0, said("b"), 0, CARD) for number in range(5)]
        assert await asyncio.gather(*map(outcome, deeds)) == ["Unwritable"] * 5
        with pytest.raises(Unwritable, match="the database cannot be used just now"):
            await store.ping()
        await postgres.shut(postgres_database, shut=False)
        await store.ping()
        await store.append("t", 1, said("b"), 0, CARD)
        assert (await store.counts())["playing"] == 1

    told(postgres_database, story)


@pytest.mark.parametrize("reaches", [True, False])
def test_a_connection_lost_while_committing_is_cleared_up(postgres_database: str, reaches: bool) -> None:
    """The server commits (or never hears of it) and the reply is lost: it is written once, and everybody learns so."""

    async def story() -> None:
        async with Proxy(postgres_database) as proxy, opened(proxy.url) as store:
            await store.append("t", 0, said("a"), 0, CARD)
            proxy.cut_at(b"COMMIT", reaches)
            deeds = [store.append("t", 1, said("b", "c"), 7, CARD), store.append("u", 0, said("d"), 7, CARD)]
            assert await asyncio.gather(*map(outcome, deeds)) == ["done", "done"]
            assert proxy.cuts == 1
            assert [event for event, _ in await store.read("t")] == said("a", "b", "c")
            assert [event for event, _ in await store.read("u")] == said("d")

    asyncio.run(story())


def test_another_who_wrote_the_same_place_is_not_taken_for_us(postgres_database: str) -> None:
    async def story() -> None:
        async with Proxy(postgres_database) as proxy, opened(proxy.url) as store, opened(postgres_database) as other:
            await store.append("t", 0, said("a"), 0, CARD)
            proxy.cut_at(b"COMMIT")
            proxy.before_next = lambda: other.append("t", 1, said("theirs"), 7, CARD)
            assert await outcome(store.append("t", 1, said("ours"), 7, CARD)) == "Conflict"
            assert [event for event, _ in await store.read("t")] == said("a", "theirs")

    asyncio.run(story())


def test_a_locked_file_is_said(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BUSY", 0.05)

    async def story(store: Store) -> None:
        await store.append("t", 0, said("a"), 0, CARD)
        other = sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        assert await outcome(store.append("t", 1, said("b"), 0, CARD)) == "Unwritable"
        other.close()
        await store.append("t", 1, said("b"), 0, CARD)

    told(sqlite_database, story)


def test_a_full_disk_is_said_and_nothing_is_lost(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, said("a"), 0, CARD)
        with full_disk(Path(sqlite_database.removeprefix("sqlite:///") + "-wal")):
            deeds = [store.append(f"t{number}", 0, said("b" * 9999), 0, CARD) for number in range(9)]
            assert await asyncio.gather(*map(outcome, deeds)) == ["Unwritable"] * 9
            assert await outcome(store.append("t", 1, said("b" * 9999), 0, CARD)) == "Unwritable"
            assert len(await store.read("t")) == 1
        await store.append("t", 1, said("b"), 0, CARD)

    told(sqlite_database, story)
    assert told(sqlite_database, lambda store: store.read("t")) == [(Said(0, "a"), 0), (Said(0, "b"), 0)]


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file can become larger than *file* is now."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
