"""A table in one process: nothing is shown before it is durable, and errors leave it as the log has it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from functools import partial

import msgspec
import pytest

from tests.server.databases import Postgres, opened, told
from westbound.server.bots.pool import Asker, BotPool, Question
from westbound.server.http.sockets import execute
from westbound.server.presenting.viewer import MOST_WAITING, Viewer
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.protocol.socket import Chat, Done, News, Refused, ToViewer, Welcome
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import AnyEvent, Opened, SeatSetup
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Store
from westbound.server.tables.keys import Keys
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

ORDER = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna")


def tables_on(store: Store) -> Tables:
    """Tables whose bots have no process to think in: they play anything."""
    return Tables(Settings(), store, BotPool(0, 1.0), Keys(b"secret"))


async def two_at_a_table(tables: Tables) -> Live:
    live = await tables.find((await tables.open(ORDER, "")).table)
    await live.change(lambda state: state.sit("Ben"))
    return live


class NotingViewer(Viewer):
    """A viewer, and what came over the socket; while it is *deaf*, the socket takes nothing more."""

    def __init__(self, seat: int, void: int = 0) -> None:
        super().__init__(seat, void, self._take_at_once, self._take)
        self.deaf: asyncio.Event | None = None
        self.closed = False
        self._came: list[bytes] = []

    def _take_at_once(self, text: bytes) -> bool:
        if self.deaf and not self.deaf.is_set():
            return False
        self._came += text.split(b"\n")
        return True

    async def _take(self, text: bytes, last: bool) -> None:
        if self.deaf:
            await self.deaf.wait()
        self._came += text.split(b"\n") if text else []
        self.closed |= last

    def heard(self) -> list[ToViewer]:
        """All that has come since."""
        came, self._came = self._came, []
        return [msgspec.json.decode(text, type=ToViewer) for text in came]


async def welcomed(live: Live, seat: int, void: int = 0, seq: int | None = None) -> tuple[NotingViewer, Welcome]:
    viewer = NotingViewer(seat, void)
    await live.welcome(viewer, seq)
    (welcome,) = viewer.heard()
    assert isinstance(welcome, Welcome)
    return viewer, welcome


def anything(state: TableState, rng: random.Random) -> list[AnyEvent]:
    """Somebody acts."""
    match = state.match
    assert match
    seat = match.actors()[0]
    return state.play(seat, rng.choice(match.legal(seat)), match.version)


def plain(something: object) -> object:
    """As it is after it was sent."""
    return msgspec.json.decode(msgspec.json.encode(something))


# Durable, then shown


def test_what_is_told_of_a_table_is_in_the_log(sqlite_database: str) -> None:
    def logged(table: str) -> int:
        with sqlite3.connect(sqlite_database.removeprefix("sqlite:///")) as database:
            found = database.execute("SELECT count(*) FROM events WHERE table_id = ?", [table])
            return int(found.fetchone()[0])

    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        for _ in range(10):
            before = live.state.seq
            saying = asyncio.create_task(live.change(lambda state: state.say(0, "Hello")))
            while live.state.seq == before:
                await asyncio.sleep(0)
            state = await live.settled()
            assert logged(state.table) == state.seq == before + 1
            await saying

    told(sqlite_database, story)


def test_what_could_not_be_written_has_not_happened(postgres: Postgres, postgres_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        viewer, welcome = await welcomed(live, 0)
        await postgres.shut(postgres_database)
        for _ in range(2):
            with pytest.raises(Refusal, match=r"could not be saved|cannot be read") as refused:
                await live.change(partial(anything, rng=random.Random(1)))
            assert refused.value.code == "unavailable"
        with pytest.raises(Refusal, match="cannot be read"):
            await live.settled()
        await postgres.shut(postgres_database, shut=False)
        await live.catch_up()
        assert live.state.seq == welcome.seq == len(await store.read(live.state.table))
        await live.change(partial(anything, rng=random.Random(1)))
        (news,) = viewer.heard()
        assert isinstance(news, News)
        assert news.seq == welcome.seq + 1

    told(postgres_database, story)


def test_what_was_handed_in_happens_even_if_its_author_goes_away(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        viewer, welcome = await welcomed(live, 1)
        saying = asyncio.create_task(live.change(lambda state: state.say(0, "Hello")))
        while live.state.seq == welcome.seq:
            await asyncio.sleep(0)
        saying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saying
        async with asyncio.timeout(60):
            while not (news := viewer.heard()):  # nobody has to come first
                await asyncio.sleep(0.01)
        assert len(await store.read(live.state.table)) == welcome.seq + 1
        assert [line.text for each in news if isinstance(each, News) for line in each.lines] == ["Hello"]

    told(sqlite_database, story)


# Sockets


def test_a_slow_socket_gets_all_in_order(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        viewer, _ = await welcomed(live, 1)
        viewer.deaf = asyncio.Event()
        for number in range(5):
            await live.change(lambda state, n=number: state.say(0, f"{n}"))  # type: ignore[misc]
        assert viewer.heard() == []
        viewer.deaf.set()
        viewer.tell(Done(1, 1))  # which could be written at once, if nothing was before it
        await asyncio.sleep(0.01)
        *news, last = viewer.heard()
        assert [line.text for each in news if isinstance(each, News) for line in each.lines] == [
            "0",
            "1",
            "2",
            "3",
            "4",
        ]
        assert last == Done(1, 1)

    told(sqlite_database, story)


def test_who_is_too_far_behind_is_let_go() -> None:
    async def story() -> None:
        viewer = NotingViewer(0)
        viewer.deaf = asyncio.Event()
        for number in range(MOST_WAITING + 3):
            viewer.tell(Done(number, number))
        assert viewer.left
        viewer.deaf.set()
        await asyncio.sleep(0.01)
        assert viewer.heard() == [Done(number, number) for number in range(MOST_WAITING + 2)]
        assert viewer.closed

    asyncio.run(story())


# Several processes


def test_a_deed_is_done_on_what_another_process_has_written(postgres_database: str) -> None:
    async def story() -> None:
        async with opened(postgres_database) as one, opened(postgres_database) as two:
            here = await two_at_a_table(tables_on(one))
            there = await tables_on(two).find(here.state.table)
            viewer, _ = await welcomed(there, 0)
            for number in range(5):
                await here.change(lambda state, n=number: state.say(0, f"here {n}"))  # type: ignore[misc]
                await there.change(lambda state, n=number: state.say(1, f"there {n}"))  # type: ignore[misc]
            await here.catch_up()
            assert [line.text for line, _ in here.state.lines[-10:]] == [
                f"{where} {number}" for number in range(5) for where in ("here", "there")
            ]
            lines = [line for news in viewer.heard() if isinstance(news, News) for line in news.lines]
            assert [line.text for line in lines] == [line.text for line, _ in here.state.lines[-10:]]
            match = there.state.match
            assert match
            seat, version = match.actors()[0], match.version
            words = match.legal(seat)[0]
            await here.change(partial(anything, rng=random.Random(1)))
            with pytest.raises(Refusal, match="was for version") as refused:
                await there.change(lambda state: state.play(seat, words, version))
            assert refused.value.code == "stale"

    asyncio.run(story())


# Keys that become void


def test_a_new_key_opens_the_view_of_now(sqlite_database: str) -> None:
    """Even while the one with the old key has not gone yet."""

    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        old, _ = await welcomed(live, 1)
        await live.change(lambda state: state.rekey(1, 0))
        assert isinstance(old.heard()[-1], Refused)
        for _ in range(5):
            await live.change(partial(anything, rng=random.Random(2)))
        _, welcome = await welcomed(live, 1, void=1)
        assert welcome.game
        assert live.state.match
        assert welcome.game.version == live.state.match.version
        assert welcome.game.view == plain(live.state.view(1))

    told(sqlite_database, story)


def test_a_deed_whose_key_became_void_meanwhile_is_not_done(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        viewer, _ = await welcomed(live, 1)
        results = await asyncio.gather(
            live.change(lambda state: state.replace(1, "random", "Silas")),
            live.change(lambda state: execute(state, viewer, Chat(1, "Still me"))),
            return_exceptions=True,
        )
        assert isinstance(results[1], Refusal)
        assert results[1].code == "wrong-key"

    told(sqlite_database, story)


def test_the_host_looks_at_nobodys_hand() -> None:
    state = three_who_played()[0]
    state.replace(2, name="Silas")
    with pytest.raises(Refusal, match="a bot needs no link"):
        state.rekey(2, 0)


# Bots


class Ponderer:
    """A bot that answers when the test lets it."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.words: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def choose(self, question: Question, asker: Asker) -> str:
        self.asked.set()
        return await self.words


def test_who_is_back_plays_though_the_stand_in_was_thinking(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))
        bot = live._pool = Ponderer()  # type: ignore[assignment]  # it thinks in no process
        match = live.state.match
        assert match
        seat, version = match.actors()[0], match.version
        await live.change(lambda state: state.leave(seat))
        await bot.asked.wait()
        await live.change(lambda state: state.come_back(seat))
        bot.words.set_result(match.legal(seat)[0])
        while live._thoughts:
            await asyncio.sleep(0)
        assert match.version == version

    told(sqlite_database, story)


# Taking back


def three_who_played() -> tuple[TableState, int, list[int]]:
    """A state in which somebody needs the consent of two others; who, and of whom."""
    state = TableState("t")
    state.take(Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * 3, host=0))
    for name in ("Anna", "Ben", "Clara"):
        state.sit(name)
    assert state.match
    first = state.match.actors()[0]
    rng = random.Random(3)
    while state.match.actors() == [first]:
        anything(state, rng)
    anything(state, rng)
    others = state.undo_needs(first)
    assert others
    return state, first, others


def test_whoever_is_no_longer_there_need_not_consent() -> None:
    state, first, (one, other) = three_who_played()
    assert state.match
    version = state.match.version
    state.undo(first, version)
    state.answer(one, agrees=True, version=version)
    assert state.consent_open() == [other]
    state.replace(other, "random", "Silas")
    assert state.match.record.log[-1].undo is not None
    assert state.asking is None


def test_who_is_away_has_not_consented() -> None:
    """Else the dice could be thrown again and again behind their back."""
    state, first, others = three_who_played()
    for other in others:
        state.leave(other)
    assert state.undo_needs(first) == others


def test_who_asks_can_think_better_of_it() -> None:
    state, first, (one, other) = three_who_played()
    assert state.match
    version = state.match.version
    state.undo(first, version)
    state.answer(one, agrees=True, version=version)
    state.answer(first, agrees=False, version=version)
    assert state.log(None)[-1].key == "table-withdrew"
    state.undo(first, version)
    assert state.consent_open() == [one, other]


def test_one_asks_at_a_time() -> None:
    state, first, (_, other) = three_who_played()
    assert state.match
    version = state.match.version
    state.undo(first, version)
    with pytest.raises(Refusal, match="asking already"):
        state.undo(first, version)
    with pytest.raises(Refusal, match="nobody has asked you"):
        state.answer(first, True, version)
    state.answer(other, agrees=False, version=version)
    assert state.asking is None


# At the same time


def all_choosing() -> TableState:
    """A state of Pioneer Days whose players all choose their boards."""
    state = TableState("t")
    state.take(Opened(game="pioneer_days", edition="westbound", options={}, seats=[SeatSetup()] * 3, host=0))
    for name in ("Anna", "Ben", "Clara"):
        state.sit(name)
    assert state.match
    assert state.match.actors() == [0, 1, 2]
    return state


def test_what_others_do_at_the_same_time_makes_nothing_stale() -> None:
    state = all_choosing()
    assert state.match
    version = state.match.version
    for seat in (2, 0):
        state.play(seat, state.match.legal(seat)[0], version)
    assert state.asked_at(1) == version
    with pytest.raises(Refusal, match="was for version"):
        state.play(0, state.match.legal(1)[0], version)
    state.play(1, state.match.legal(1)[0], version)


def test_after_something_was_taken_back_everything_before_is_stale() -> None:
    state = all_choosing()
    assert state.match
    version = state.match.version
    state.play(2, state.match.legal(2)[0], version)
    state.undo(2, state.match.version)
    with pytest.raises(Refusal, match="was for version"):
        state.play(1, state.match.legal(1)[0], version)
    state.play(1, state.match.legal(1)[0], state.match.version)
