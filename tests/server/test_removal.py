"""Removing tables: by a player who is alone there, and by the server's upkeep; never a game somebody can resume."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, update

from tests.server.databases import Postgres, opened, told
from tests.server.postgres_proxy import Proxy
from tests.server.serving import Caller, Json, Server, serving
from tests.server.test_claimed_seats import HOOK
from tests.server.test_clocks import Day
from tests.server.test_live import NotingViewer
from tests.server.test_people import QUICKLY, claim, own
from westbound.server import metrics
from westbound.server.bots.pool import BotPool
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.protocol.socket import Refused
from westbound.server.refusal import NO_TABLE, Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import Said
from westbound.server.storage import schema
from westbound.server.storage.backups.backup import backup
from westbound.server.storage.backups.restore import restore
from westbound.server.storage.database import Database
from westbound.server.storage.removal import remove
from westbound.server.storage.schema import belongings, events, wishes
from westbound.server.storage.store import Card, Conflict, Store, Unwritable
from westbound.server.tables.keys import Keys
from westbound.server.tables.tables import Tables
from westbound.server.tables.upkeep import Upkeep

HOURS = 3600 * 1000
ALONE = NewTable("pioneers", [Wanted("me"), Wanted("bot", "random")], name="Anna")
EMPTY = NewTable("pioneers", [Wanted("open"), Wanted("bot", "random")])
WAITING = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna")


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000, notice_after=1000, notices_private=True) as server:
        yield server


def removed(server: Server, seated: Json) -> int:
    """The status of asking for it."""
    return server.caller(seated["key"]).ask("DELETE", f"/api/tables/{seated['table']}").status_code


def rows(database: str, table: str) -> list[int]:
    """How much is kept of a table: events, seats, wishes."""

    def count(connection: Connection) -> list[int]:
        kept = (events, belongings, wishes)
        counted = [select(func.count()).select_from(each).where(each.c.table_id == table) for each in kept]
        return [connection.scalar(each) or 0 for each in counted]

    async def ask() -> list[int]:
        visited = await Database.visit(database)
        try:
            return await visited.reading.run(count)
        finally:
            await visited.close()

    return asyncio.run(ask())


# By a player who is alone


def test_a_game_against_bots_goes_with_all_that_hangs_on_it(server: Server) -> None:
    me, _ = claim(server, f"Remover {server.port}")
    seated = server.caller().open("me", "random")
    path = f"/api/tables/{seated['table']}"
    me.put("/api/me/games", {"seats": [own(seated)]})
    server.caller(seated["key"]).put(f"{path}/wishes", HOOK)
    assert all(rows(server.database, seated["table"]))
    with server.caller().look(seated["table"], seated["key"]) as anna, server.caller().look(seated["table"]) as eve:
        assert removed(server, seated) == 204
        for viewer in (anna, eve):
            said = viewer.wait(lambda message: message["say"] == "refused")
            assert (said["code"], said["reason"]) == ("no-table", NO_TABLE)
    assert rows(server.database, seated["table"]) == [0, 0, 0]
    answer = server.caller().ask("GET", path)
    assert (answer.status_code, answer.json()) == (404, {"code": "no-table", "reason": NO_TABLE})
    assert server.caller().post("/api/mine", {"seats": [own(seated)]})["gone"] == [seated["table"]]
    assert me.get("/api/me")["games"] == []
    assert removed(server, seated) == 404
    with server.caller().look(seated["table"], seated["key"]) as late:
        assert late.heard[0]["code"] == "no-table"
    for method, what in (("GET", "/replay"), ("GET", "/record"), ("POST", "/rematch"), ("GET", "/wishes")):
        assert server.caller(seated["key"]).ask(method, path + what).status_code == 404


def test_a_table_with_others_is_not_one_s_own(server: Server) -> None:
    mine = server.caller().open("me", "open")
    assert server.caller().ask("DELETE", f"/api/tables/{mine['table']}").json()["code"] == "wrong-key"
    theirs = server.caller().sit(mine["table"], "Ben")
    assert [removed(server, each) for each in (mine, theirs)] == [409, 409]
    with server.caller().look(mine["table"], theirs["key"]) as ben:
        assert ben.do("resign")["say"] == "done"
        assert ben.do("act", words="pass")["code"] == "not-now"
    assert [removed(server, each) for each in (mine, theirs)] == [409, 409], "it is the game of both"


def test_who_waits_alone_or_only_hosts_can_close_the_table(server: Server) -> None:
    for seats in (("me", "open"), ("open", "open"), ("random", "open")):
        assert removed(server, server.caller().open(*seats)) == 204


def test_abandoning_over_a_socket(server: Server) -> None:
    seated = server.caller().open("me", "random")
    anna = server.caller(seated["key"])
    with anna.look(seated["table"], seated["key"]) as table:
        for what in ("/replay?eyes=all", "/record", "/luck"):
            assert anna.ask("GET", f"/api/tables/{seated['table']}{what}").status_code == 409
        assert table.do("resign")["code"] == "not-now"
        assert table.do("abandon")["say"] == "done"
        assert (table.table["state"], table.table["abandoned"]) == ("over", True)
        assert table.ask["actors"] == []
    path = f"/api/tables/{seated['table']}"
    for what in ("/replay?eyes=all", "/record", "/luck"):
        assert anna.ask("GET", path + what).status_code == 200
    assert server.caller().count_tables()["abandoned"] >= 1
    (game,) = anna.post("/api/mine", {"seats": [own(seated)]})["games"]
    assert (game["asked"], game["actors"], game["table"]["abandoned"]) == (None, [], True)
    again = anna.post(f"{path}/rematch")
    assert removed(server, again) == 204
    third = anna.post(f"{path}/rematch")
    assert third["table"] != again["table"], "a name is never given twice, nor are its dice"
    assert anna.post("/api/promises", {"after": seated["table"]})["promise"] == promise_of(server, third)
    assert anna.get(path)["rematch"] == third["table"]


def promise_of(server: Server, seated: Json) -> str:
    return str(server.caller().get(f"/api/tables/{seated['table']}")["dice"]["promise"])


def test_a_ticket_opens_no_second_table_when_the_first_is_gone(server: Server) -> None:
    """Else whoever has seen the secret of the first could throw the same dice again."""
    caller: Caller = server.caller()
    ticket = caller.post("/api/promises", {})["ticket"]
    assert removed(server, caller.open("me", "random", ticket=ticket)) == 204
    order = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "ticket": ticket}
    assert caller.ask("POST", "/api/tables", order).json()["code"] == "not-now"


# By the upkeep


def tables_on(store: Store, day: Day, **settings: float) -> Tables:
    return Tables(Settings(**settings), store, BotPool(0, 1.0), Keys(b"secret"), day)  # type: ignore[arg-type]


async def there(tables: Tables) -> set[str]:
    """The tables that are left."""
    rows = await tables.store.look_up(select(schema.tables.c.id).where(schema.tables.c.seq > 0))
    return {row.id for row in rows}


async def one_of_each(tables: Tables) -> dict[str, str]:
    """Tables in every state there is."""
    made = {}
    for name, order in {"empty": EMPTY, "unbegun": WAITING, "alone": ALONE, "left": ALONE, "abandoned": ALONE}.items():
        made[name] = (await tables.open(order, "")).table
    live = await tables.find(made["left"])
    await live.change(lambda state: state.leave(0))
    live = await tables.find(made["abandoned"])
    await live.change(lambda state: state.abandon(0))
    made["friends"] = (await tables.open(WAITING, "")).table
    live = await tables.find(made["friends"])
    await live.change(lambda state: state.sit("Ben"))
    for seat in range(2):
        await live.change(partial(lambda state, seat: state.leave(seat), seat=seat))
    made["over"] = (await tables.open(ALONE, "")).table
    live = await tables.find(made["over"])
    while live.state.phase == "playing":
        match = live.state.match
        assert match
        seat = match.actors()[0]
        await live.change(lambda state, s=seat, m=match: state.play(s, m.legal(s)[-1], m.version))  # type: ignore[misc]
    return made


def test_only_what_nobody_can_come_back_to_expires(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        tables = tables_on(store, day, empty_days=1, unbegun_days=2, abandoned_days=3)
        made = await one_of_each(tables)
        gone = []
        for _ in range(100):
            before = await there(tables)
            await Upkeep(tables).go()
            gone += [name for name in made if made[name] in before - await there(tables)]
            day.now += HOURS
        assert gone == ["empty", "unbegun", "abandoned"]
        day.now += 100 * 365 * 24 * HOURS
        await Upkeep(tables).go()
        assert await there(tables) == {made[name] for name in ("alone", "left", "friends", "over")}
        with pytest.raises(Refusal, match="removed"):
            await tables.find(made["empty"])

    told(database, story)


def test_a_card_that_is_written_otherwise_hides_nobody(database: str) -> None:
    """As a backup that another program has rewritten may have it."""

    async def story(store: Store) -> None:
        day = Day()
        tables = tables_on(store, day, empty_days=1, unbegun_days=0)
        seats = [await tables.open(order, "") for order in (ALONE, WAITING)]
        for each in seats:
            (card,) = (await store.cards([each.table])).values()
            info = json.dumps(json.loads(card.info), indent=1)
            change = update(schema.tables).where(schema.tables.c.id == each.table).values(info=info, bots=False)
            await store.carry_out(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
        day.now += 48 * HOURS
        await Upkeep(tables).go()
        assert await there(tables) == {each.table for each in seats}

    told(database, story)


def test_zero_days_keep_everything(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        tables = tables_on(store, day, empty_days=0, unbegun_days=0, abandoned_days=0)
        made = await one_of_each(tables)
        day.now += 100 * 365 * 24 * HOURS
        await Upkeep(tables).go()
        assert await there(tables) == {*made.values()}

    told(database, story)


def test_a_table_that_somebody_has_open_stays(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        tables = tables_on(store, day, unbegun_days=1)
        live = await tables.find((await tables.open(WAITING, "")).table)
        viewer = NotingViewer(0)
        await live.welcome(viewer, None)
        day.now += 48 * HOURS
        await Upkeep(tables).go()
        assert len(await there(tables)) == 1
        live.part(viewer)
        await Upkeep(tables).go()
        assert await there(tables) == set()

    told(database, story)


def test_two_servers_remove_a_table_once_and_both_know(postgres_database: str) -> None:
    async def tell() -> None:
        day = Day()
        async with opened(postgres_database) as one, opened(postgres_database) as two:
            west, east = (tables_on(store, day, unbegun_days=1) for store in (one, two))
            names = [(await west.open(WAITING, "")).table for _ in range(20)]
            viewer = NotingViewer(0)
            await (await east.find(names[0])).welcome(viewer, None)
            viewer.heard()
            day.now += 48 * HOURS
            before = metrics.REMOVED.labels("unbegun")._value.get()
            await asyncio.gather(Upkeep(west).go(), Upkeep(east).go())
            await Upkeep(west).go()
            assert metrics.REMOVED.labels("unbegun")._value.get() - before == 20
            async with asyncio.timeout(30):
                while not viewer.left:
                    await asyncio.sleep(0.01)
            assert [said.code for said in viewer.heard() if isinstance(said, Refused)] == ["no-table"]
            for tables in (west, east):
                with pytest.raises(Refusal, match="removed"):
                    await (await tables.find(names[0])).settled()

    asyncio.run(tell())


def test_who_comes_at_the_same_moment_keeps_the_table_or_hears_that_it_is_gone(database: str) -> None:
    async def story(store: Store) -> None:
        day = Day()
        tables = tables_on(store, day, unbegun_days=1)
        kept = 0
        for _ in range(20):
            live = await tables.find((await tables.open(WAITING, "")).table)
            table = live.state.table
            day.now += 48 * HOURS
            sitting = asyncio.create_task(live.change(lambda state: state.sit("Ben")))
            await Upkeep(tables).go()
            (refusal,) = await asyncio.gather(sitting, return_exceptions=True)
            if isinstance(refusal, Refusal):
                assert refusal.code == "no-table"
                assert table not in await there(tables)
            else:
                assert (await live.settled()).phase == "playing"
                kept += table in await there(tables)
        assert len(await there(tables)) == kept

    told(database, story)


# Durable, or not at all


def test_a_removal_that_is_cut_off_changes_nothing(postgres: Postgres) -> None:
    url = postgres.new()

    async def tell() -> None:
        async with Proxy(url) as proxy, opened(proxy.url) as store:
            await store.append("t", 0, [Said(0, "a"), Said(0, "b")], 1, Card("gathering", False, False, b"{}"))
            proxy.cut_at(b"DELETE FROM events")
            proxy.before_next = partial(postgres.shut, url)
            with pytest.raises((Unwritable, Conflict)):
                await store.carry_out(partial(remove, table="t", seq=2))
            await postgres.shut(url, shut=False)
            assert len(await store.read("t")) == 2
            assert set(await store.cards(["t"])) == {"t"}
            with pytest.raises(Conflict):
                await store.carry_out(partial(remove, table="t", seq=1))
            await store.carry_out(partial(remove, table="t", seq=2))
            assert await store.read("t") == []
            for seq in (0, 1, 2):
                with pytest.raises(Conflict):
                    await store.append("t", seq, [Said(0, "c")], 1, Card("gathering", False, False, b"{}"))
            with pytest.raises(Conflict):
                await store.carry_out(partial(remove, table="t", seq=0))

    asyncio.run(tell())


def test_a_backup_knows_what_was_removed(database: str, tmp_path: Path) -> None:
    async def story(store: Store) -> tuple[str, str]:
        tables = tables_on(store, Day())
        seats = [await tables.open(ALONE, "") for _ in range(2)]
        await tables.remove(seats[0].table, seats[0].key)
        await (await tables.find(seats[1].table)).change(lambda state: state.abandon(0))
        return seats[0].table, seats[1].table

    gone, abandoned = told(database, story)
    file, copy = tmp_path / "all.backup", f"sqlite:///{tmp_path}/copy.db"
    asyncio.run(backup(database, file))
    asyncio.run(restore(copy, file))

    async def look(store: Store) -> None:
        assert [each.state for each in (await store.cards([gone, abandoned])).values()] == ["abandoned"]
        with pytest.raises(Conflict):
            await store.append(gone, 0, [Said(0, "c")], 1, Card("gathering", False, False, b"{}"))

    told(copy, look)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert {line["state"] for line in lines if line.get("row") == "table"} == {"removed", "abandoned"}
