"""The logs of all tables: everything written can be read, and no write overwrites another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import Connection

from tests.server.appending import CARD
from tests.server.databases import Postgres, outcome, said, told
from westbound.engine.record import Played
from westbound.server.state.events import Moved, Opened, Said, Sat, SeatSetup
from westbound.server.storage.store import Card, Store, Unwritable

T = TypeVar("T")

OPENED = Opened(
    game="pioneers", edition="westbound", options={}, seats=[SeatSetup(), SeatSetup(bot="greedy", name="Clara")]
)


# Writing and reading


def test_what_was_appended_is_read(database: str) -> None:
    moved = Moved([Played(0, "travel denver"), Played(None, "draw coach-3")])

    async def story(store: Store) -> None:
        assert await store.read("t") == []
        await store.append("t", 0, [OPENED, Sat(0, "Anna")], 1000, CARD)
        await store.append("t", 2, [moved], 2**40, CARD)
        assert await store.read("t") == [(OPENED, 1000), (Sat(0, "Anna"), 1000), (moved, 2**40)]
        assert await store.read("t", 2) == [(moved, 2**40)]
        assert await store.read("t", 3) == []
        assert await store.read("other") == []

    told(database, story)


def test_many_logs_are_read_with_few_queries(postgres_database: str) -> None:
    async def story(store: Store) -> None:
        for number in range(40):
            await store.append(f"t{number}", 0, said("a", f"b{number}", "'c"), number, CARD)
        queries, run = 0, store.database.reading.run

        async def counted(work: Callable[[Connection], T]) -> T:
            nonlocal queries
            queries += 1
            return await run(work)

        store.database.reading.run = counted  # type: ignore[method-assign]
        logs = await asyncio.gather(*(store.read(f"t{number}", 1) for number in range(41)), store.read("t7", 2))
        expected = [[(Said(0, f"b{number}"), number), (Said(0, "'c"), number)] for number in range(40)]
        assert logs == [*expected, [], [(Said(0, "'c"), 7)]]
        assert queries <= 2

    told(postgres_database, story)


def test_all_readers_hear_of_a_lost_database(postgres: Postgres, postgres_database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, said("a", "b"), 0, CARD)
        await postgres.shut(postgres_database)
        lost = await asyncio.gather(*(store.read("t", 1) for _ in range(5)), return_exceptions=True)
        assert [type(each) for each in lost] == [Unwritable] * 5
        await postgres.shut(postgres_database, shut=False)
        assert await store.read("t", 1) == [(Said(0, "b"), 0)]

    told(postgres_database, story)


def test_an_older_program_at_the_same_database_is_found(postgres_database: str) -> None:
    async def story(store: Store) -> None:
        assert not await store.has_older_peers()
        older = await asyncpg.connect(postgres_database, server_settings={"application_name": "westbound"})
        assert await store.has_older_peers()
        await older.close()
        while await store.has_older_peers():
            await asyncio.sleep(0.01)

    told(postgres_database, story)


def test_it_is_there_after_a_restart(database: str) -> None:
    told(database, lambda store: store.append("t", 0, [OPENED], 5, CARD))
    assert told(database, lambda store: store.read("t")) == [(OPENED, 5)]


@pytest.mark.parametrize(
    "text", ["\x00", "a\nb", '"\\', "’ünïcødé 🚂", "\\u0000", "$1 ? :x %s", "'; DROP TABLE events"]
)
def test_every_text_comes_back(database: str, text: str) -> None:
    told(database, lambda store: store.append("t", 0, said(text), 0, CARD))
    assert told(database, lambda store: store.read("t")) == [(Said(0, text), 0)]


def test_nobody_writes_over_an_event_or_leaves_a_gap(database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, said("a", "b"), 0, CARD)
        for seq in (0, 1, 3, 99):
            assert await outcome(store.append("t", seq, said("c", "d", "e"), 1, CARD)) == "Conflict"
        assert await outcome(store.append("new", 1, said("c"), 1, CARD)) == "Conflict"
        assert await store.read("t") == [(Said(0, "a"), 0), (Said(0, "b"), 0)]
        assert await store.read("new") == []
        assert await store.counts() == {"gathering": 0, "playing": 1, "over": 0, "abandoned": 0}

    told(database, story)


def test_many_at_once_and_only_the_guilty_are_refused(database: str) -> None:
    async def story(store: Store) -> None:
        await store.append("t7", 0, said("first"), 0, CARD)
        await store.append("t9", 0, said("first"), 0, CARD)
        seqs = [1 if number == 9 else 5 if number == 3 else 0 for number in range(20)]
        deeds = [store.append(f"t{number}", seq, said("x", "y"), 0, CARD) for number, seq in enumerate(seqs)]
        outcomes = await asyncio.gather(*map(outcome, deeds))
        assert [number for number, word in enumerate(outcomes) if word == "Conflict"] == [3, 7]
        lengths = [len(await store.read(f"t{number}")) for number in range(20)]
        assert lengths == [{3: 0, 7: 1, 9: 3}.get(number, 2) for number in range(20)]

    told(database, story)


def test_two_appends_to_one_table_at_once_keep_their_order(database: str) -> None:
    async def story(store: Store) -> None:
        deeds = [store.append("t", seq, said(str(seq)), 0, CARD) for seq in (0, 1, 1, 2)]
        assert await asyncio.gather(*map(outcome, deeds)) == ["done", "done", "Conflict", "done"]
        assert [event for event, _ in await store.read("t")] == said("0", "1", "2")

    told(database, story)


def test_closing_finishes_what_was_handed_in(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        deeds = [asyncio.create_task(store.append(f"t{number}", 0, said("x"), 0, CARD)) for number in range(9)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*map(outcome, deeds)) == ["done"] * 9
        assert await outcome(store.append("late", 0, said("x"), 0, CARD)) == "Unwritable"

    asyncio.run(story())
    assert told(database, lambda store: store.counts())["playing"] == 9


def test_who_does_not_wait_is_served_too(database: str) -> None:
    async def story(store: Store) -> None:
        impatient = asyncio.create_task(store.append("t", 0, said("x"), 0, CARD))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.append("u", 0, said("x"), 0, CARD)
        assert len(await store.read("t")) == 1

    told(database, story)


# Cards


def test_the_lobby_lists_where_players_are_awaited_and_what_can_be_watched(database: str) -> None:
    cards = [
        ("playing", True, 40),
        ("gathering", True, 10),
        ("gathering", True, 30),
        ("gathering", False, 20),
        ("over", True, 50),
        ("playing", True, 60),
        ("playing", False, 70),
    ]

    async def story(store: Store) -> None:
        for number, (state, public, at) in enumerate(cards):
            await store.append(f"t{number}", 0, [OPENED], at, Card(state, public, False, b'{"id":"%d"}' % number))
        assert [each.id for each in await store.public(0, 9)] == ["t2", "t1", "t5", "t0"]
        assert [each.id for each in await store.public(0, 1)] == ["t2", "t5"]
        await store.append("t2", 1, [Sat(0, "Anna")], 80, Card("over", True, False, b"{}"))
        assert [each.id for each in await store.public(0, 1)] == ["t1", "t5"]
        assert await store.counts() == {"gathering": 2, "playing": 3, "over": 2, "abandoned": 0}

    told(database, story)


def test_tables_that_wait_for_bots_are_found(database: str) -> None:
    async def story(store: Store) -> None:
        for number, (bots, at) in enumerate([(True, 100), (False, 100), (True, 50), (True, 200)]):
            await store.append(f"t{number}", 0, [OPENED], at, CARD._replace(bots=bots))
        assert await store.waiting_for_bots(150) == ["t2", "t0"]
        await store.append("t2", 1, [Sat(0, "Anna")], 120, CARD._replace(bots=False))
        assert await store.waiting_for_bots(150) == ["t0"]
        assert await store.waiting_for_bots(0) == []

    told(database, story)


def test_the_secret_is_made_once(database: str) -> None:
    secret = told(database, lambda store: store.secret())
    assert len(secret) == 32
    assert told(database, lambda store: store.secret()) == secret
    assert told(database, lambda store: store.ping()) is None
