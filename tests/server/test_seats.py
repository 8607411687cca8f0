"""Seats belong to players: nobody gets to see a hand behind its owner's back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest
from sqlalchemy import select

from tests.server.databases import opened
from tests.server.serving import Caller, Client, Json, Server, play_out, serving
from tests.server.test_clocks import Day, Story, play, story
from tests.server.test_live import NotingViewer
from westbound.server.bots.pool import BotPool
from westbound.server.http.routes.tables import check_absent
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import Opened, SeatSetup
from westbound.server.state.seats import HOST
from westbound.server.state.table_state import TableState
from westbound.server.storage import schema
from westbound.server.storage.store import Store
from westbound.server.tables.keys import Keys
from westbound.server.tables.live import Live
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables
from westbound.server.tables.upkeep import PRESENCE, Upkeep

ABSENCE = 120  # seconds
ORDER = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna", absence=ABSENCE)


# The host is a person


def gathering(players: int = 3) -> TableState:
    state = TableState("t")
    first = Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * players, host=0)
    state.take(first, 1000)
    state.sit("Anna", 0)
    return state


def test_a_stranger_on_the_hosts_old_seat_is_not_the_host() -> None:
    state = gathering()
    state.sit("Ben", 1)
    state.leave(0)
    assert state.host == 1, "somebody who was there"
    state.sit("Mallory", 0)
    assert state.host == 1


def test_if_nobody_else_is_there_the_next_one_is_the_host() -> None:
    state = gathering()
    state.leave(0)
    assert state.host is None
    state.sit("Clara", 2)
    assert state.host == 2
    state.sit("Ben", 0)
    assert state.host == 2


def test_a_host_who_resigns_passes_it_on() -> None:
    told = story(players=3)
    told.state.host = 0  # as if Anna had opened it
    told.do(5, told.at(5).resign(0))
    assert told.state.host == 1


def test_a_host_who_does_not_play_stays_the_host() -> None:
    state = TableState("t")
    state.take(Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * 2))
    state.sit("Anna", 0)
    state.leave(0)
    state.sit("Ben", 0)
    assert state.host is None
    assert Keys(b"secret").read(Keys(b"secret").make_for(state, None), state) == HOST


# Keys


def test_a_replaced_key_never_comes_back() -> None:
    """Not even if the same seat is given a key again in a database that was restored from a backup."""
    keys, state = Keys(b"secret"), gathering()
    state.at = 2000
    state.rekey(0, 0)
    lost = keys.make_for(state, 0)
    restored = gathering()
    assert restored.seats[0].keys == 0
    with pytest.raises(Refusal, match="does not open"):
        keys.read(lost, restored)
    restored.at = 9000
    restored.rekey(0, 0)
    assert restored.seats[0].keys == state.seats[0].keys, "as many keys are void"
    with pytest.raises(Refusal, match="does not open"):
        keys.read(lost, restored)
    assert keys.read(keys.make_for(restored, 0), restored) == 0


def test_keys_of_older_programs_still_open_their_seats() -> None:
    keys, state = Keys(b"secret"), gathering()
    older = str(keys._signer.dumps(["t", 0, 0]))
    assert keys.read(older, state) == 0
    state.rekey(0, 0)
    with pytest.raises(Refusal, match="does not open"):
        keys.read(older, state)


def test_during_an_upgrade_older_programs_can_read_keys_too() -> None:
    keys, state = Keys(b"secret", for_older=True), gathering()
    made = keys.make_for(state, 0)
    assert keys._signer.loads(made) == ["t", 0, 0]
    assert Keys(b"secret").read(made, state) == 0


# Absence


def tables_on(store: Store, day: Day) -> Tables:
    return Tables(Settings(), store, BotPool(0, 1.0), Keys(b"secret"), day)


async def two_play(tables: Tables) -> tuple[Live, str]:
    """Anna and Ben play; returns Ben's key."""
    live = await tables.find((await tables.open(ORDER, "")).table)
    await live.change(lambda state: state.sit("Ben"))
    return live, tables.keys.make_for(live.state, 1)


def told(database: str, tell: Callable[[Store, Day], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await tell(store, Day())

    asyncio.run(run())


def test_somebody_who_reloads_the_page_keeps_the_seat(database: str) -> None:
    async def tell(store: Store, day: Day) -> None:
        tables = tables_on(store, day)
        live, _ = await two_play(tables)
        viewer = NotingViewer(1)
        await live.welcome(viewer, None)
        with pytest.raises(Refusal, match="they are at the table"):
            await check_absent(tables, live, 1)
        live.part(viewer)
        day.now += 100
        with pytest.raises(Refusal, match="have been away for 0 of 120 seconds"):
            await check_absent(tables, live, 1)
        day.now += 1000 * ABSENCE
        await check_absent(tables, live, 1)

    told(database, tell)


def test_somebody_at_the_table_through_another_process_keeps_the_seat(postgres_database: str) -> None:
    async def tell(store: Store, day: Day) -> None:
        mine = tables_on(store, day)
        async with opened(postgres_database) as other_store:
            other = tables_on(other_store, day)
            live, _ = await two_play(mine)
            there = await other.find(live.state.table)
            viewer = NotingViewer(1)
            await there.welcome(viewer, None)
            for tables in (mine, other):
                await tables.beat()
                await tables.presence.write()
            day.now += 1000 * ABSENCE
            await other.beat()
            with pytest.raises(Refusal, match="they are at the table"):
                await check_absent(mine, live, 1)
            assert live.status().seats[1].here, "and everyone sees it"
            there.part(viewer)
            await other.presence.write()
            with pytest.raises(Refusal, match="have been away for 0 of"):
                await check_absent(mine, live, 1)
            assert not live.status().seats[1].here
            assert live.status().seats[1].away == day.now
            day.now += 1000 * ABSENCE
            await check_absent(mine, live, 1)

    told(postgres_database, tell)


def test_who_was_there_when_the_server_died_is_away_since_then(database: str) -> None:
    async def tell(store: Store, day: Day) -> None:
        tables = tables_on(store, day)
        live, _ = await two_play(tables)
        await live.welcome(NotingViewer(1), None)
        await tables.beat()
        await tables.presence.write()

    async def tell_on(store: Store, day: Day) -> None:
        day.now += 1000 * ABSENCE - 1000
        tables = tables_on(store, day)
        (table,) = [row.id for row in await store.look_up(select(schema.tables.c.id))]
        live = await tables.find(table)
        with pytest.raises(Refusal, match="have been away for 119 of"):
            await check_absent(tables, live, 1)
        day.now += 1000
        await check_absent(tables, live, 1)

    told(database, tell)
    told(database, tell_on)


def test_who_was_where_is_forgotten_in_the_end(database: str) -> None:
    async def tell(store: Store, day: Day) -> None:
        tables = tables_on(store, day)
        live, _ = await two_play(tables)
        viewers = [NotingViewer(0), NotingViewer(1)]
        for viewer in viewers:
            await live.welcome(viewer, None)
        live.part(viewers[1])
        await tables.beat()
        await tables.presence.write()
        day.now += int(1000 * 86_400 * (PRESENCE + 1))
        await tables.beat()
        await Upkeep(tables).go()
        rows = await store.look_up(select(schema.presence.c.seat))
        assert [row.seat for row in rows] == [0], "who is still there"

    told(database, tell)


def test_a_table_can_keep_seats_for_ever(sqlite_database: str) -> None:
    async def tell(store: Store, day: Day) -> None:
        tables = tables_on(store, day)
        seated = await tables.open(NewTable("pioneers", [Wanted("me"), Wanted("open")], name="A", absence=0), "")
        live = await tables.find(seated.table)
        await live.change(lambda state: state.sit("Ben"))
        day.now += 10**10
        with pytest.raises(Refusal, match="only a player can give up their seat"):
            await check_absent(tables, live, 1)

    told(sqlite_database, tell)


def test_how_long_a_seat_is_kept() -> None:
    def absence(**more: object) -> int:
        order = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "A", **more}
        return opening(msgspec.convert(order, NewTable), "westbound", "t").absence

    assert absence() == 600
    assert absence(clock={"turn": 60, "bank": 900}) == 600
    assert absence(clock={"turn": 43_200, "bank": 172_800}) == 86_400
    assert absence(absence=0) == 0
    with pytest.raises(Refusal, match="at least 60 seconds"):
        absence(absence=5)


# Taking over


def freed(players: int = 3) -> tuple[Story, int]:
    """A game in which the host has given somebody's seat to a bot."""
    told = story(players=players)
    seat = play(told, 4)
    told.do(5, told.at(5).replace(seat, name="Ada"))
    return told, seat


def test_a_freed_hand_goes_to_a_bot() -> None:
    told, seat = freed()
    assert (told.state.seats[seat].who, told.state.seats[seat].bot) == ("bot", "greedy")


def test_a_hand_is_taken_over_only_if_everyone_agrees() -> None:
    told, seat = freed()
    others = told.state.players()
    told.do(6, told.at(6).leave(others[0]))
    told.do(7, told.at(7).sit("Zoe", seat))
    applying = told.state.applying
    assert applying
    assert told.state.seats[seat].who == "bot"
    assert told.state.admission_open() == others, "even who is away"
    told.do(8, told.at(8).admit(others[1], applying.seq, True))
    assert told.state.seats[seat].who == "bot"
    told.do(9, told.at(9).come_back(others[0]))
    told.do(9, told.at(9).admit(others[0], applying.seq, True))
    assert (told.state.seats[seat].who, told.state.seats[seat].name) == ("person", "Zoe")
    assert told.state.seats[seat].stood_in, "somebody else has played it before"
    assert told.again().seats == told.state.seats
    around = [line.key.removeprefix("table-") for line in told.state.log(None) if line.key.startswith("table-")]
    assert around[-5:] == ["applied", "admitted", "came-back", "admitted", "took-over"]


def test_one_who_declines_is_enough() -> None:
    told, seat = freed()
    told.do(6, told.at(6).sit("Zoe", seat))
    applying = told.state.applying
    assert applying
    told.do(7, told.at(7).admit(told.state.players()[0], applying.seq, False))
    assert (told.state.applying, told.state.seats[seat].who) == (None, "bot")
    with pytest.raises(Refusal, match="nobody has asked you"):
        told.state.admit(told.state.players()[1], applying.seq, True)


def test_a_seat_cannot_be_taken_from_a_person() -> None:
    told, seat = freed()
    with pytest.raises(Refusal, match="is taken"):
        told.state.sit("Zoe", told.state.players()[0])
    with pytest.raises(Refusal, match="all seats are taken"):
        told.state.sit("Zoe")
    told.do(6, told.at(6).sit("Zoe", seat))
    with pytest.raises(Refusal, match="somebody else has asked"):
        told.state.sit("Mallory", seat)


# Over the wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("seats")) as server:
        yield server


def apply_for(caller: Caller, table: str, seat: int, name: str) -> Json:
    seated: Json = caller.post(f"/api/tables/{table}/seats", {"name": name, "seat": seat})
    assert seated["application"] is not None
    return seated


def key_for(server: Server, seated: Json) -> Caller:
    return server.caller(seated["key"])


def answer(client: Client, asked: Json, agrees: bool) -> Json:
    client.wait(lambda _: client.table["applicant"])
    return client.do("admit", application=asked["application"], agrees=agrees)


def test_the_host_who_sits_down_as_somebody_else_sees_no_hand(server: Server) -> None:
    """Applying gives no key until everyone has agreed, and a declined application never opens anything."""
    anna, ben = server.caller(), server.caller()
    mine = anna.open("me", "open", "random")
    theirs = ben.sit(mine["table"], "Ben")
    path = f"/api/tables/{mine['table']}/seats/2/key"
    with anna.look(mine["table"], mine["key"]) as one, ben.look(mine["table"], theirs["key"]) as two:
        asked = apply_for(server.caller(), mine["table"], 2, "Clara")
        assert answer(one, asked, True)["say"] == "done"
        with anna.look(mine["table"], asked["key"]) as spying:
            assert spying.heard[-1]["code"] == "wrong-key"
        assert key_for(server, asked).ask("POST", path).status_code == 401
        assert answer(two, asked, False)["say"] == "done"
        assert key_for(server, asked).ask("POST", path).status_code == 401
        again = apply_for(server.caller(), mine["table"], 2, "Clara")
        assert answer(one, again, True)["say"] == answer(two, again, True)["say"] == "done"
        assert key_for(server, asked).ask("POST", path).status_code == 401, "that one was declined"
        clara = key_for(server, again).post(path)
        with anna.look(mine["table"], clara["key"]) as three:
            assert three.seat == 2
            play_out([one, two, three], random.Random(1), most=30)
    renewed = key_for(server, clara).post(path)
    assert renewed["key"] != clara["key"]
    assert key_for(server, again).ask("POST", path).status_code == 401, "an application is no second key"


def test_a_present_player_cannot_be_replaced_or_rekeyed(server: Server) -> None:
    anna, ben = server.caller(), server.caller()
    mine = anna.open("me", "open")
    theirs = ben.sit(mine["table"], "Ben")
    anna.key = mine["key"]
    with ben.look(mine["table"], theirs["key"]) as two:
        assert two.version is not None
        for method, path, body in (
            ("POST", "seats/1/key", None),
            ("PUT", "seats/1", {"bot": ""}),
            ("PUT", "seats/1", {"bot": "random"}),
        ):
            answer = anna.ask(method, f"/api/tables/{mine['table']}/{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
    answer = anna.ask("POST", f"/api/tables/{mine['table']}/seats/1/key")
    assert answer.json()["code"] == "not-now", "not while they reload the page"
