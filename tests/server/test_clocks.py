"""Clocks and absent players: time runs per turn, a stand-in plays, and nobody loses time because of others."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec
import pytest

from tests.server.databases import opened
from tests.server.test_live import NotingViewer
from westbound.server.bots.pool import BotPool
from westbound.server.presenting.presenter import table_status
from westbound.server.protocol.http import NewTable, Wanted, WantedClock
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.state.clocks import Clocks
from westbound.server.state.events import AnyEvent, Clock, Moved, Opened, SeatSetup, read_event, write_event
from westbound.server.state.table_state import TableState
from westbound.server.steady_time import SteadyTime
from westbound.server.storage.store import Card, Store
from westbound.server.tables.keys import Keys
from westbound.server.tables.live import Live
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables

TURN, BANK = 20, 100
HOUR = 3600
CLOCK = Clock(TURN, BANK)
SEATS = [Wanted("me"), Wanted("open")]


@dataclass
class Story:
    """A table, its log, and the time of day."""

    state: TableState = field(default_factory=lambda: TableState("t"))
    log: list[tuple[AnyEvent, int]] = field(default_factory=list)

    def do(self, at: float, events: list[AnyEvent]) -> None:
        self.log += [(event, int(1000 * at)) for event in events]

    def at(self, seconds: float) -> TableState:
        """The state, at that time."""
        self.state.at = int(1000 * seconds)
        return self.state

    def again(self) -> TableState:
        """The state as its log makes it."""
        state = TableState("t")
        for event, at in self.log:
            state.take(read_event(write_event(event)), at)
        return state


def story(*, players: int = 2, clock: Clock | None = CLOCK, game: str = "pioneers") -> Story:
    """People at a table whose game begins at second 1."""
    told = Story()
    first = Opened(
        game=game, edition="westbound", options={}, seats=[SeatSetup()] * players, clock=clock, standin="greedy"
    )
    told.state.take(first, 1000)
    told.do(1, [first])
    for number in range(players):
        told.do(1, told.at(1).sit(f"P{number}"))
    return told


def play(told: Story, at: float, words: str = "") -> int:
    """Whoever has to choose does; tells who."""
    state = told.at(at)
    assert state.match
    seat = state.match.actors()[0]
    told.do(at, state.play(seat, words or state.match.legal(seat)[0], state.match.version))
    return seat


def clocks(state: TableState) -> Clocks:
    assert state.clocks
    return state.clocks


def turns(told: Story) -> int:
    """How many have begun."""
    return sum(line.key == "turn-of" for line in told.state.log(None))


# Time


def test_time_runs_for_who_has_to_choose_first_that_of_the_turn() -> None:
    told = story()
    seat = play(told, 1 + 15)
    assert clocks(told.state).turn[seat] == 5000
    assert clocks(told.state).bank == [100_000, 100_000]
    assert told.state.due == 16_000 + 5_000 + 100_000


def test_a_turn_has_its_time_once_however_many_clicks_it_takes() -> None:
    told = story()
    seat, now, bank = told.state.actors()[0], 1, 100_000
    turn = 20_000
    while told.state.actors() == [seat]:
        now += 8
        turn, bank = max(turn - 8000, 0), bank - max(8000 - turn, 0)
        play(told, now)
        if told.state.actors() == [seat] and not told.state.premoves:
            assert (clocks(told.state).turn[seat], clocks(told.state).bank[seat]) == (turn, bank)
    assert now > 9, "more than one click"


@pytest.mark.parametrize("game", ["pioneer_days", "colorado"])
def test_where_several_choose_at_once_time_runs_for_all_until_each_has_chosen(game: str) -> None:
    told, now = story(players=3, game=game), 1
    while len(told.state.actors()) < 2:
        play(told, now)
    choosing = told.state.actors()
    assert clocks(told.state).running == choosing
    before = [clocks(told.state).left(seat) for seat in range(3)]
    first = play(told, now + 7)
    left = [clocks(told.state).left(seat) for seat in range(3)]
    for seat in range(3):
        assert left[seat] == before[seat] - (7000 if seat in choosing else 0)
    assert {*choosing} - {first} <= {*clocks(told.state).running} == {*told.state.actors()}
    assert clocks(told.again()).turn == clocks(told.state).turn


def test_the_next_turn_has_time_of_its_own() -> None:
    told = story()
    while turns(told) == 1:
        play(told, 10)
    assert clocks(told.state).turn == [20_000, 20_000]
    assert clocks(told.state).bank == [100_000, 100_000]


def test_the_log_makes_the_same_clocks() -> None:
    told = story(players=3)
    for number in range(60):
        if told.state.actors():
            play(told, 1 + 3 * number)
    again = told.again()
    assert (clocks(again).turn, clocks(again).bank, clocks(again).running, again.due) == (
        clocks(told.state).turn,
        clocks(told.state).bank,
        clocks(told.state).running,
        told.state.due,
    )
    assert table_status(again) == table_status(told.state)


def test_without_a_clock_no_time_runs() -> None:
    told = story(clock=None)
    assert told.state.due is None
    assert told.at(10**6).time_up() == []
    with pytest.raises(Refusal, match="no clock runs"):
        told.state.pause(0)


def test_time_taken_back_is_not_given_back() -> None:
    """Nor is there more for a turn whose end was taken back."""
    told = story(players=2)
    now, crossed = 1, False
    while not crossed:
        now += 1
        begun, left = turns(told), [*clocks(told.state).turn]
        seat = play(told, now)
        left[seat] -= 1000
        assert told.state.match
        crossed = turns(told) > begun
        told.do(now, told.at(now).undo(seat, told.state.match.version))
        if told.state.asking:
            told.do(now, told.at(now).answer(1 - seat, True, told.state.match.version))
        assert clocks(told.state).turn == left
        if not crossed:
            play(told, now)
    assert told.again().due == told.state.due


def test_machines_whose_time_differs_charge_nobody_twice() -> None:
    running = Clocks(CLOCK, 2)
    for at in (1000, 6000, 2000, 7000, 3000, 8000):
        running.run([0], at)
    assert running.left(0) == 120_000 - 7_000


# Running out


def test_whose_time_is_up_is_played_for_and_nobody_else_is_punished() -> None:
    told = story()
    seat = told.state.actors()[0]
    assert told.at(120).time_up() == []
    told.do(121, told.at(121).time_up())
    assert told.state.seats[seat].gone
    assert told.state.thinking() == [seat]
    assert told.state.bot_at(seat) == "greedy"
    assert told.state.due is None, "no time runs for a bot"
    assert clocks(told.state).bank[1 - seat] == 100_000
    assert [line.key for line in told.state.log(None)][-1] == "table-timed-out"


def test_who_comes_back_has_something_to_go_on_with() -> None:
    told = story()
    seat = told.state.actors()[0]
    told.do(121, told.at(121).time_up())
    told.do(130, told.at(130).come_back(seat))
    assert not told.state.seats[seat].gone
    assert told.state.thinking() == []
    assert (clocks(told.state).turn[seat], clocks(told.state).bank[seat]) == (20_000, 25_000)
    assert told.state.due == 130_000 + 45_000
    assert told.state.come_back(seat) == []


def test_who_leaves_is_played_for_until_they_are_back() -> None:
    told = story(clock=None)
    seat = told.state.actors()[0]
    told.do(5, told.at(5).leave(seat))
    assert told.state.thinking() == [seat]
    told.do(6, told.at(6).come_back(seat))
    assert told.state.thinking() == []


def take_over(told: Story, at: float, seat: int) -> None:
    """Zoe takes a seat over from a bot; everyone agrees."""
    told.do(at, told.at(at).sit("Zoe", seat))
    for other in told.state.admission_open():
        assert told.state.applying
        told.do(at, told.at(at).admit(other, told.state.applying.seq, True))


def test_a_seat_the_host_has_given_to_a_bot_is_played_by_it_until_somebody_takes_over() -> None:
    told = story()
    seat = told.state.actors()[0]
    told.do(5, told.at(5).replace(seat, name="Ada"))
    assert told.state.thinking() == [seat]
    take_over(told, 9, seat)
    assert (told.state.thinking(), told.state.seats[seat].name) == ([], "Zoe")


def test_leaving_and_coming_back_brings_no_time() -> None:
    told = story()
    seat = told.state.actors()[0]
    told.do(101, told.at(101).leave(seat))
    told.do(102, told.at(102).come_back(seat))
    assert (clocks(told.state).turn[seat], clocks(told.state).bank[seat]) == (0, 20_000)


def test_who_takes_a_seat_over_has_something_to_go_on_with() -> None:
    told = story()
    seat = told.state.actors()[0]
    told.do(101, told.at(101).replace(seat, name="Ada"))
    take_over(told, 102, seat)
    assert (clocks(told.state).turn[seat], clocks(told.state).bank[seat]) == (20_000, 25_000)


# Pausing


def test_all_must_consent_to_a_pause_and_anybody_can_end_it() -> None:
    told = story(players=3)
    told.do(5, told.at(5).pause(0))
    assert told.state.consent_open() == [1, 2]
    told.do(6, told.at(6).answer(1, True, told.state.match.version))  # type: ignore[union-attr]  # it is played
    assert not clocks(told.state).paused
    play(told, 7)
    assert told.state.asking, "who plays on does not answer by that"
    told.do(8, told.at(8).answer(2, True, told.state.match.version))  # type: ignore[union-attr]
    assert clocks(told.state).paused
    assert told.state.due is None
    left = [*clocks(told.state).turn]
    told.do(500, told.at(500).resume(1))
    assert clocks(told.state).turn == left
    assert told.state.due is not None


def test_a_pause_that_somebody_does_not_want_does_not_happen() -> None:
    told = story()
    told.do(5, told.at(5).pause(0))
    with pytest.raises(Refusal, match="already"):
        told.state.pause(1)
    told.do(6, told.at(6).answer(1, False, told.state.match.version))  # type: ignore[union-attr]
    assert not clocks(told.state).paused
    assert told.state.asking is None
    assert told.state.log(None)[-1].key == "table-disagreed-pause"


def test_a_pause_happens_when_all_who_are_left_agree_and_allows_nothing_else() -> None:
    told = story(players=3)
    state, now = told.state, 2
    first = state.actors()[0]
    while state.actors() == [first]:
        play(told, now)
    one, other = (seat for seat in range(3) if seat != first)
    assert state.match
    told.do(5, told.at(5).pause(first))
    told.do(6, told.at(6).answer(one, True, state.match.version))
    if state.undo_needs(first):
        with pytest.raises(Refusal, match="asking already"):
            state.undo(first, state.match.version)
    told.do(7, told.at(7).leave(other))
    assert clocks(state).paused
    assert told.again().clocks.paused  # type: ignore[union-attr]  # there are some


def test_alone_with_bots_one_pauses_at_once() -> None:
    told = story()
    told.do(5, told.at(5).replace(1, "greedy", "Ada"))
    told.do(6, told.at(6).pause(0))
    assert clocks(told.state).paused
    with pytest.raises(Refusal, match="already"):
        told.state.pause(0)


# Passing in advance


def invited(told: Story) -> int | None:
    """Play on until somebody is asked to join; tells who, if anybody ever is."""
    for _ in range(400):
        state = told.state
        if state.phase != "playing":
            return None
        seat = state.actors()[0]
        if state.view(seat)["step"] == "joining":  # type: ignore[index]  # it is played
            return seat
        play(told, 2)
    return None


def test_who_plans_to_pass_is_not_asked() -> None:
    told = story(players=2)
    seat = invited(told)
    assert seat is not None
    told.do(3, told.at(3).plan(seat, "joining", "ever"))
    assert isinstance(told.log[-1][0], Moved), "it is done at once, where the question is open"
    for _ in range(200):
        if told.state.phase != "playing":
            break
        actor = told.state.actors()[0]
        assert (actor, told.state.view(actor)["step"]) != (seat, "joining")  # type: ignore[index]
        play(told, 4)
    assert told.again().premoves == told.state.premoves


def test_a_plan_for_this_turn_ends_with_it_and_one_until_mine_with_mine() -> None:
    told = story(players=3)
    acting = told.state.actors()[0]
    other = (acting + 1) % 3
    third = (acting + 2) % 3
    told.do(2, told.at(2).plan(other, "joining", "turn"))
    told.do(2, told.at(2).plan(third, "joining", "mine"))
    while told.state.actors() == [acting]:
        play(told, 3)
    assert set(told.state.premoves) == {third}
    for _ in range(200):
        if not told.state.premoves:
            break
        play(told, 4)
    assert told.state.actors() == [third]


def test_a_plan_goes_with_who_made_it() -> None:
    told = story()
    told.do(2, told.at(2).plan(1, "joining", "ever"))
    told.do(3, told.at(3).replace(1, name="Ada"))
    assert told.state.premoves == {}
    assert told.again().premoves == {}


def test_a_plan_can_be_dropped_and_must_make_sense() -> None:
    told = story()
    with pytest.raises(Refusal, match="cannot pass in advance at 'purchase'"):
        told.state.plan(0, "purchase", "turn")
    assert told.state.plan(0, "", "turn") == []
    told.do(2, told.at(2).plan(0, "joining", "ever"))
    told.do(3, told.at(3).plan(0, "", "turn"))
    assert told.state.premoves == {}


# At a real table


class Day:
    """The time of day, as the story wants it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


ORDER = NewTable("pioneers", SEATS, name="Anna", clock=WantedClock(TURN, BANK))


def tables_on(store: Store, day: Day) -> Tables:
    return Tables(Settings(), store, BotPool(0, 1.0), Keys(b"secret"), day)


async def clocked(tables: Tables, order: NewTable = ORDER) -> Live:
    live = await tables.find((await tables.open(order, "")).table)
    await live.change(lambda state: state.sit("Ben"))
    return live


def test_a_clock_runs_out_though_nobody_looks_and_the_server_is_another(database: str) -> None:
    async def tell() -> None:
        day = Day()
        async with opened(database) as store:
            table = (await clocked(tables_on(store, day))).state.table
        day.now += 1000 * (TURN + BANK)
        async with opened(database) as store:
            tables = tables_on(store, day)
            await tables.stop_clocks()
            live = await tables.find(table)
            (seat,) = [seat for seat, place in enumerate(live.state.seats) if place.gone]
            await tables.stop_clocks()
            assert live.state.bot_at(seat)
            assert [line.key for line in live.state.log(None)].count("table-timed-out") == 1

    asyncio.run(tell())


def test_time_in_which_no_server_was_there_counts_for_nobody(database: str) -> None:
    async def tell() -> None:
        day = Day()
        async with opened(database) as store:
            tables = tables_on(store, day)
            table = (await clocked(tables)).state.table
            await tables.beat()
            day.now += 5000
        day.now += 1000 * (TURN + BANK)
        async with opened(database) as store:
            tables = tables_on(store, day)
            await tables.beat()
            live = await tables.find(table)
            await tables.stop_clocks()
            assert clocks(live.state).running
            assert live.state.due == day.now + 1000 * (TURN + BANK)
            day.now += 3000
            await tables.beat()
            assert live.state.due == day.now - 3000 + 1000 * (TURN + BANK), "while one is there, it does"

    asyncio.run(tell())


def set_clock(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Set the machine's clock *by* seconds."""
    now, now_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", lambda: now() + by)
    monkeypatch.setattr(time, "time_ns", lambda: now_ns() + by * 10**9)


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_step_of_the_machines_clock_costs_nobody_time(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    async def tell() -> None:
        async with opened(sqlite_database) as store:
            tables = Tables(Settings(), store, BotPool(0, 1.0), Keys(b"secret"))
            live = await clocked(tables)
            before = tables.now()
            set_clock(monkeypatch, by)
            await live.change(lambda state: state.say(0, "what time is it?"))
            await tables.beat()
            await tables.stop_clocks()
            assert not any(seat.gone for seat in live.state.seats)
            assert min(clocks(live.state).left(seat) for seat in (0, 1)) > 1000 * BANK
            assert before <= live.state.at < before + 1000 * HOUR
            assert await store.waiting_for_bots(tables.now()) == [], "nothing hides in the future"

    asyncio.run(tell())


def test_a_clock_set_back_between_two_starts_does_not_stop_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        async with opened(database) as store:
            later = await store.time() + 1000 * HOUR  # all this happened before the clock was set back
            await store.beat(later)
            card = Card("playing", public=False, bots=True, info=b"{}")
            await store.append(
                "t", 0, [Opened(game="pioneers", edition="westbound", options={}, seats=[])], later, card
            )
        async with opened(database) as store:
            steady = SteadyTime()
            steady.begin(await store.time())
            assert await store.waiting_for_bots(steady.now()) == ["t"]
            assert await store.beat(steady.now()) < 1000 * HOUR, "and nothing is discounted for it"

    asyncio.run(tell())


@pytest.mark.parametrize("order", [ORDER, msgspec.structs.replace(ORDER, clock=None)], ids=["clock", "no clock"])
def test_viewers_see_the_clocks_and_a_plan_is_its_owners_alone(database: str, order: NewTable) -> None:
    async def tell() -> None:
        day = Day()
        async with opened(database) as store:
            live = await clocked(tables_on(store, day), order)
            viewers = [NotingViewer(0), NotingViewer(1)]
            for viewer in viewers:
                await live.welcome(viewer, None)
                viewer.heard()
            day.now += 4000
            await live.change(lambda state: state.plan(0, "joining", "ever"))
            own, other = viewers[0].heard(), viewers[1].heard()
            assert "joining" in repr(own)
            assert "joining" not in repr(other)

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (
            NewTable("pioneers", SEATS, "A", clock=WantedClock(9, 9), standin=""),
            "needs a stand-in",
        ),
        (NewTable("pioneers", SEATS, "A", clock=WantedClock(1, 1)), "at least 5 seconds"),
        (NewTable("pioneers", SEATS, "A", standin="hal"), "there is no bot 'hal'"),
    ],
)
def test_a_clock_nobody_could_play_with_is_refused(order: NewTable, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        opening(order, "westbound", "t")
