"""What is computed for one address delays no other, and is paid for with CPU time."""

from __future__ import annotations

import asyncio
import doctest
import itertools
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.databases import told, wait_until
from tests.server.serving import PATIENCE, Json, serving
from tests.server.test_editions import opened, says
from tests.server.test_live import tables_on
from westbound.engine.edition import Uploaded
from westbound.engine.flow import Flow
from westbound.engine.game import NoWorld
from westbound.engine.match import Match
from westbound.games import find
from westbound.server import computing, fair_queue, metrics
from westbound.server.accounts.passphrases import Passphrases
from westbound.server.bots.pool import Decision
from westbound.server.computing import MOST_OF_ONE, MOST_WAITING, Budget, ComputePool, Computing
from westbound.server.fair_queue import FairQueue
from westbound.server.presenting.presenter import ask
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.protocol.socket import Choice
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Lapsed
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Store
from westbound.server.tables.live import Live


def test_the_example() -> None:
    assert doctest.testmod(fair_queue).failed == 0


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue = FairQueue[str]()
    for number in range(3):
        queue.put(f"busy {number}", "a", "busy")
    queue.put("quiet", "a", "quiet")
    queue.put("other", "b", "other")
    assert (len(queue), queue.under("a"), queue.under("c")) == (5, 4, 0)
    assert [queue.take() for _ in range(6)] == ["busy 0", "other", "quiet", "busy 1", "busy 2", None]
    assert len(queue) == 0


def test_keys_can_be_left_out() -> None:
    queue = FairQueue[int]()
    queue.put(1, "a")
    queue.put(2, "b")
    assert [queue.take(but={"a"}), queue.take(but={"a"}), queue.take()] == [2, None, 1]


class Gate:
    """Work that goes on until it is opened."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self._open = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self._open.wait(PATIENCE)

    def open(self) -> None:
        self._open.set()


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(in_time())


def test_an_address_with_many_jobs_delays_no_other() -> None:
    async def story() -> None:
        pool, gate, done = ComputePool("test"), Gate(), []
        many = [asyncio.create_task(pool.run("a", gate))]
        many += [asyncio.create_task(pool.run("a", lambda: done.append("a"))) for _ in range(MOST_OF_ONE)]
        await asyncio.to_thread(gate.begun.wait, PATIENCE)
        await pool.run("b", lambda: done.append("b"))
        assert done == ["b"]
        gate.open()
        await asyncio.gather(*many)
        assert done == ["b"] + ["a"] * MOST_OF_ONE

    tell(story)


def test_no_kind_of_work_waits_for_another() -> None:
    async def story() -> None:
        pools = Computing(60)
        gates = [Gate() for _ in range(computing.THREADS)]
        stuck = [asyncio.create_task(pools.editions.pay(str(gate), gate)) for gate in gates]
        for gate in gates:
            await asyncio.to_thread(gate.begun.wait, PATIENCE)
        waiting = asyncio.create_task(pools.editions.pay("b", lambda: "edition"))
        assert await pools.replays.pay("b", lambda: "replay") == "replay"
        assert await Passphrases().fits("many a mile westbound", None, "b") is False
        assert not waiting.done()
        for gate in gates:
            gate.open()
        assert await waiting == "edition"
        await asyncio.gather(*stuck)
        pools.close()

    tell(story)


def test_only_so_much_can_wait() -> None:
    async def story() -> None:
        pool, gates = ComputePool("test"), [Gate(), Gate()]
        running = [asyncio.create_task(pool.run(str(gate), gate)) for gate in gates]
        per_key = [MOST_OF_ONE] * (MOST_WAITING // MOST_OF_ONE)
        waiting = [asyncio.create_task(pool.run(str(key), int)) for key, n in enumerate(per_key) for _ in range(n)]
        await asyncio.sleep(0)
        for key, why in ("0", "too much at a time"), ("new", "too busy"):
            with pytest.raises(Refusal, match=why):
                await pool.run(key, int)
        for gate in gates:
            gate.open()
        assert await asyncio.gather(*waiting) == [0] * MOST_WAITING
        await asyncio.gather(*running)

    tell(story)


def test_an_error_reaches_the_caller_and_nobody_else() -> None:
    async def story() -> None:
        pool = ComputePool("test")
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", lambda: 1 // 0)
        gone = asyncio.create_task(pool.run("a", int))
        await asyncio.sleep(0)
        gone.cancel()
        assert await pool.run("a", lambda: 7) == 7

    tell(story)


def test_an_address_in_debt_waits_and_others_do_not() -> None:
    budget = Budget(60)
    budget.check("a")
    budget.charge("a", 60)  # all it has
    budget.check("a")
    budget.charge("a", 29.5)
    with pytest.raises(Refusal, match="try again in 30 seconds") as refused:
        budget.check("a")
    assert refused.value.code == "too-fast"
    budget.check("b")


def burn() -> None:
    """Use up some CPU time."""
    sum(range(200_000))


def test_work_is_charged_with_its_own_cpu_time() -> None:
    async def story() -> None:
        pools, done = Computing(1), 0

        async def go_on() -> None:
            nonlocal done
            while done < 10_000:
                await pools.replays.pay("a", burn)
                done += 1

        with pytest.raises(Refusal, match="computing time"):
            await go_on()
        assert done > 10  # a second is enough for some
        with pytest.raises(Refusal, match="computing time"):
            await pools.editions.pay("a", burn)  # the budget is for everything together
        with pytest.raises(Refusal, match="computing time"), pools.budget.charged("a"):
            raise AssertionError("it is refused before the work")
        await pools.replays.pay("b", burn)
        pools.close()

    tell(story)


def test_what_waits_is_refused_when_its_address_gets_into_debt() -> None:
    async def story() -> None:
        pools, gate, done = Computing(1), Gate(), []
        first = asyncio.create_task(pools.replays.pay("a", gate))
        second = asyncio.create_task(pools.replays.pay("a", lambda: done.append("second")))
        await asyncio.to_thread(gate.begun.wait, PATIENCE)
        pools.budget.charge("a", 100)
        gate.open()
        await first
        with pytest.raises(Refusal, match="computing time"):
            await second
        assert done == []
        pools.close()

    tell(story)


def test_an_address_that_has_used_up_its_time_can_still_play(tmp_path: Path) -> None:
    """Whatever it computes, all of it counts; moves do not."""
    with serving(tmp_path, cpu_seconds_per_minute=1) as server:
        anna = server.caller()
        mine, _ = opened(anna, "colorado", "me", "random")
        numbers = itertools.count()

        def draw() -> None:
            """Have another edition drawn."""
            order = {"game": "colorado", "content": says("colorado", f"Box {next(numbers)}"), "players": 4}
            anna.ask("POST", "/api/editions/draw", order)

        def is_refused(ask: Callable[[], Json]) -> bool:
            """Whether it is once the time is used up, of which some comes back every moment."""
            for _ in range(1000):
                draw()
                answer = ask()
                if answer.get("code") == "too-fast":
                    return "computing time; try again in" in answer["reason"]
            return False

        with anna.look(mine["table"], mine["key"]) as table:
            while not table.asked:
                table.hear()
            words = table.choices()[0]
            asks = [
                lambda: table.do("foresee", words=words),
                lambda: anna.ask("POST", "/api/records", "no record").json(),
                lambda: anna.ask("POST", "/api/editions/check", {"game": "colorado", "content": "a = 1"}).json(),
            ]
            assert all(is_refused(ask) for ask in asks)
            assert table.do("act", words=words)["say"] == "done"


def counted(metric: str) -> float:
    return metrics.registry.get_sample_value(metric) or 0.0


def unpacked(choice: object) -> Choice:
    return msgspec.json.decode(msgspec.json.encode(choice), type=Choice)


def test_a_table_goes_on_without_remarks_if_no_world_is_found_and_that_is_logged_once(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Flow:
        raise NoWorld("none")

    async def story(store: Store) -> None:
        here = tables_on(store)
        order = NewTable("colorado", [Wanted("me"), Wanted("open")], name="Anna")
        live = await here.find((await here.open(order, "a")).table)
        await live.change(lambda state: state.sit("Ben"))
        match = live.state.match
        assert match
        seat = match.actors()[0]
        monkeypatch.setattr(match.game, "imagine", fail)
        asked = [unpacked(choice) for choice in ask(live.state, match, seat, match.view(seat)).choices]
        assert [choice.words for choice in asked] == match.legal(seat)
        assert all(choice.final and not choice.remarks for choice in asked)
        ask(live.state, match, seat, match.view(seat))
        (entry,) = [record for record in caplog.records if record.getMessage() == "no world was found"]
        assert (vars(entry)["table"], vars(entry)["reason"]) == (live.state.table, "none")

    before = counted("westbound_no_world_total")
    told(sqlite_database, story)
    assert counted("westbound_no_world_total") >= before + 2


def test_a_bot_that_finds_no_world_plays_on_and_that_is_logged(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def decision(live: Live, match: Match, seat: int) -> Decision:
        return Decision(match.legal(seat)[0], no_world="nothing fits")

    def play(state: TableState) -> list[AnyEvent]:
        assert state.match
        return state.play(0, state.match.legal(0)[0], state.match.version)

    async def story(store: Store) -> None:
        here = tables_on(store)
        order = NewTable("colorado", [Wanted("me"), Wanted("bot", "random")], name="Anna")
        live = await here.find((await here.open(order, "a")).table)
        while not any(record.getMessage() == "no world was found" for record in caplog.records):
            if live.state.match and 0 in live.state.match.actors():
                await live.change(play)
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Live, "_decision", decision)
    told(sqlite_database, story)
    entry = next(record for record in caplog.records if record.getMessage() == "no world was found")
    assert vars(entry)["reason"] == "nothing fits"


def test_a_bot_plays_even_if_no_world_is_found(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Flow:
        raise NoWorld("none agrees")

    monkeypatch.setattr(find("colorado"), "imagine", fail)

    async def story(store: Store) -> None:
        here = tables_on(store)
        order = NewTable("colorado", [Wanted("me"), Wanted("bot", "marshal")], name="Anna")
        live = await here.find((await here.open(order, "a")).table)
        match = live.state.match
        assert match
        while not live.state.lapses[1]:
            await wait_until(lambda: 0 in live.state.actors() or bool(live.state.lapses[1]))
            if 0 in live.state.actors():
                await live.change(lambda state: state.play(0, match.legal(0)[0], match.version))
        assert {line.seat for line in match.record.actions()} >= {1}
        rows = await store.read(live.state.table, 0)
        assert "no-world" in [event.reason for event, _ in rows if isinstance(event, Lapsed)]

    told(sqlite_database, story)
    assert "none agrees" in [getattr(record, "detail", "") for record in caplog.records]


def test_uploaded_rules_imagine_in_a_thread(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For bots and for previews, so that no other table has to wait."""
    content = Uploaded(says("colorado"))
    entry = find("colorado", content)
    imagine, where = entry.imagine, []

    def noting(table: Flow, seat: int, rng: random.Random) -> Flow:
        where.append(threading.current_thread().name)
        return imagine(table, seat, rng)

    monkeypatch.setattr(entry, "imagine", noting)

    async def story(store: Store) -> None:
        here = tables_on(store)
        await here.editions.keep(entry, content)
        seats = [Wanted("me"), Wanted("bot", "random"), Wanted("bot", "random")]
        order = NewTable("colorado", seats, name="Anna", edition=content.digest)
        live = await here.find((await here.open(order, "a")).table)
        await wait_until(lambda: live.state.actors() == [0])
        match = live.state.match
        assert match
        before, words = len(where), match.legal(0)[0]
        foreseeing = live.state.foreseeing(0, words, match.version)
        assert await here.computing.uploaded.run(live.state.table, foreseeing) == match.foresee(0, words)
        assert len(where) == before + 1, "the second time it is remembered"
        wondering = live.state.wondering_about_all(0, match.version)
        assert await here.computing.uploaded.run(live.state.table, wondering)
        asked = ask(live.state, match, 0, match.view(0))
        assert all(choice.final for choice in map(unpacked, asked.choices)), "finding out takes too long"
        assert len(where) == before + 2
        while len(where) == before + 2:  # until a bot is asked
            await live.change(lambda state: state.play(0, match.legal(0)[0], match.version))
            await wait_until(lambda: live.state.actors() == [0])
        assert all(name.startswith("uploaded") for name in where)

    told(sqlite_database, story)
