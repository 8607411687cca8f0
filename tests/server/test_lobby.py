"""The lobby: nobody can fill it, what nobody waits at any more goes, and a broken card harms no other."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from tests.server.databases import told
from tests.server.serving import serving
from tests.server.test_live import NotingViewer
from westbound.server.bots.pool import BotPool
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.storage.schema import presence, processes, tables
from westbound.server.storage.store import Public, Store
from westbound.server.tables.keys import Keys
from westbound.server.tables.lobby import mix
from westbound.server.tables.tables import HOUR, Tables

ORDER = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna", public=True)


def card(number: int, game: str = "pioneers", state: str = "gathering", opener: str | None = None) -> Public:
    says = {
        "id": str(number),
        "game": game,
        "state": state,
        "options": {},
        "seats": [{"name": "Anna", "who": "person"}],
    }
    return Public(str(number), state, msgspec.json.encode(says).decode(), opener, True)


def listed(cards: list[Public], most: int) -> list[Public]:
    by_info = {each.info.encode(): each for each in cards}
    return [by_info[info] for info in mix(cards, most)]


def test_a_short_list_has_everything_and_tables_that_wait_come_first() -> None:
    cards = [card(0, state="playing"), *(card(number, opener="a") for number in range(1, 9))]
    found = listed(cards, 100)
    assert len(found) == 9
    assert [each.state for each in found] == ["gathering"] * 8 + ["playing"]


def test_nobody_fills_the_list() -> None:
    flood = [card(number, opener="flood") for number in range(100)]
    others = [card(1000 + number, opener=f"other {number}") for number in range(9)]
    found = Counter(each.opener for each in listed(flood + others, 20))
    assert found.pop("flood") == 20 - len(others)
    assert set(found.values()) == {1}
    assert len(found) == len(others)


def test_no_game_and_no_state_fills_the_list() -> None:
    many = [card(number) for number in range(100)]
    rare = [card(1000 + number, game="colorado") for number in range(5)]
    playing = [card(2000 + number, state="playing") for number in range(50)]
    found = listed(many + rare + playing, 20)
    assert Counter(each.state for each in found) == {"gathering": 14, "playing": 6}
    assert all(each in found for each in rare)


@pytest.mark.parametrize("info", ["", "{", "{}", "null", '{"id":"1","game":"pioneers"}', '"\\ud800"', "[" * 5000])
def test_a_broken_card_harms_no_other(info: str) -> None:
    broken = card(1)._replace(info=info)
    assert listed([card(0), broken, card(2)], 10) == [card(0), card(2)]


class Day:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


def tables_on(store: Store, day: Day, **settings: object) -> Tables:
    settings = {"tables_per_hour": 1000, **settings}
    return Tables(Settings(**settings), store, BotPool(0, 1.0), Keys(b"secret"), day)  # type: ignore[arg-type]


async def in_lobby(all_tables: Tables) -> list[str]:
    return [msgspec.json.decode(info, type=TableStatus).id for info in await all_tables.lobby()]


def test_only_so_many_public_tables_from_one_address(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        here = tables_on(store, day, public_tables_per_address=2)
        first = await here.open(ORDER, "a")
        await here.open(ORDER, "a")
        with pytest.raises(Refusal, match="too many public tables") as refused:
            await here.open(ORDER, "a")
        assert refused.value.code == "too-fast"
        await here.open(msgspec.structs.replace(ORDER, public=False), "a")
        await here.open(ORDER, "b")
        await here.remove(first.table, first.key)
        await here.open(ORDER, "a")
        day.at += 13 * HOUR  # long forgotten
        await here.open(ORDER, "a")

    told(database, story)


def test_addresses_are_kept_as_keyed_digests(database: str) -> None:
    async def story(store: Store) -> None:
        here = tables_on(store, Day())
        opened = [(await here.open(ORDER, address)).table for address in ("203.0.113.7", "203.0.113.7", "::1")]
        rows = await store.look_up(select(tables.c.id, tables.c.opener))
        kept = {row.id: row.opener for row in rows}
        one, same, other = (kept[table] for table in opened)
        assert one == same != other
        assert "203" not in one
        assert one != Keys(b"another secret").opener("203.0.113.7")
        here._forget(opened[0])
        assert (await here.find(opened[0])).opener == one

    told(database, story)


def test_a_table_that_nobody_waits_at_is_no_longer_listed(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        here = tables_on(store, day, lobby_hours=12)
        empty, left, seen, viewed = [(await here.open(ORDER, "a")).table for _ in range(4)]
        playing = (
            await here.open(msgspec.structs.replace(ORDER, seats=[Wanted("me"), Wanted("bot", "random")]), "a")
        ).table
        assert set(await in_lobby(here)) == {empty, left, seen, viewed, playing}
        day.at += 20 * HOUR
        await store.carry_out(partial(see, table=left, here=False, at=day.at - 4 * HOUR))
        await store.carry_out(partial(see, table=seen, here=True, at=day.at - 4 * HOUR))
        await (await here.find(viewed)).welcome(NotingViewer(0), None)
        assert set(await in_lobby(here)) == {seen, viewed, playing}
        here.settings = msgspec.structs.replace(here.settings, lobby_hours=0)
        assert set(await in_lobby(here)) == {empty, left, seen, viewed, playing}

    told(database, story)


def see(connection: Connection, table: str, here: bool, at: int) -> None:
    """Somebody came to a table at that time, or left it, through another process, which ended then."""
    connection.execute(insert(processes).values(id=table, at=at))
    connection.execute(insert(presence).values(table_id=table, seat=0, process=table, here=here, seen=at - 10 * HOUR))


def test_tables_of_an_older_program_have_no_opener(database: str) -> None:
    async def story(store: Store) -> None:
        here = tables_on(store, Day(), public_tables_per_address=1)
        mine = await here.open(ORDER, "a")
        await store.carry_out(lambda connection: connection.execute(update(tables).values(opener=None)))
        here._forget(mine.table)
        assert (await here.find(mine.table)).opener == ""
        await here.open(ORDER, "a")
        assert len(await in_lobby(here)) == 2

    told(database, story)


def test_the_lobby_of_a_server_with_a_broken_card(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.caller()
        good, bad = (anna.open("me", "open", public=True)["table"] for _ in range(2))
        server.stop()

        async def story(store: Store) -> None:
            broken = update(tables).where(tables.c.id == bad).values(info='{"id"')
            await store.carry_out(lambda connection: connection.execute(broken))

        told(server.database, story)
        server.start()
        assert [table["id"] for table in server.caller().get("/api/tables")] == [good]
