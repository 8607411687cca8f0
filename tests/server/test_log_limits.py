"""The log of a table has limits: nothing is written twice, and nobody can fill it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.server.databases import told
from tests.server.test_live import tables_on, two_at_a_table, welcomed
from westbound.engine.game import TURN_OF
from westbound.server.protocol.socket import Line
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Opened, Planned, Said, SeatSetup
from westbound.server.state.readable_log import tail
from westbound.server.state.table_state import MOST_ASIDES, TableState
from westbound.server.storage.store import Store
from westbound.server.tables.live import MOST_LINES


def playing(*seats: str) -> TableState:
    """A game of people with these names."""
    state = TableState("t")
    options = {"covered": "printed"}
    setups = [SeatSetup() for _ in seats]
    state.take(Opened(game="pioneers", edition="westbound", options=options, seats=setups, host=0, standin="greedy"))
    for name in seats:
        state.sit(name)
    return state


def test_what_is_so_already_is_not_written_again() -> None:
    state = playing("Anna", "Ben")
    assert state.come_back(0) == []
    assert state.plan(1, "joining", "ever") == [Planned(1, "joining", "ever")]
    assert state.plan(1, "joining", "ever") == []
    assert state.plan(1, "joining", "mine") == [Planned(1, "joining", "mine")]
    assert state.plan(1, "", "turn") != []
    assert state.plan(1, "", "ever") == []
    assert state.leave(1) != []
    assert state.leave(1) == []


def filled(state: TableState, seat: int) -> None:
    for _ in range(MOST_ASIDES):
        state.take(Said(seat, "Hear, hear!"))


def test_a_seat_that_has_filled_its_part_of_the_log_can_still_play() -> None:
    state, rng = playing("Anna", "Ben"), random.Random(1)
    assert state.plan(1, "joining", "ever")
    filled(state, 1)
    refused: list[Callable[[], object]] = [
        lambda: state.say(1, "Hear!"),
        lambda: state.plan(1, "joining", "mine"),
        lambda: state.leave(1),
    ]
    for deed in refused:
        with pytest.raises(Refusal, match="this seat has done this too often") as error:
            deed()
        assert error.value.code == "not-now"
    assert state.say(0, "Anna can still talk")
    assert state.plan(1, "", "turn"), "a premove can always be dropped"
    match = state.match
    assert match
    for _ in range(20):
        seat = match.actors()[0]
        assert state.play(seat, rng.choice(match.legal(seat)), match.version)
    assert state.leave(0)
    assert state.come_back(0)
    assert state.resign(1)


def test_the_host_can_act_however_much_others_have_written() -> None:
    state = playing("Anna", "Ben")
    filled(state, 0)
    filled(state, 1)
    assert state.rekey(1, 0)
    changes = 0

    def replace_for_ever() -> None:
        nonlocal changes
        while changes < 2 * MOST_ASIDES:
            state.replace(1, "random" if state.seats[1].bot == "greedy" else "greedy", "Ada")
            changes += 1

    with pytest.raises(Refusal, match="the host has done this too often"):
        replace_for_ever()
    assert changes == MOST_ASIDES - 1


def line(seq: int, key: str = "built") -> Line:
    return Line(seq, 0, key)


def test_a_short_log_is_whole() -> None:
    lines = [line(seq) for seq in range(10)]
    assert tail(lines, 10) == lines


def test_a_long_log_begins_with_a_turn_or_an_event() -> None:
    lines = [line(seq, TURN_OF if seq % 7 == 0 else "built") for seq in range(100)]
    assert tail(lines, 20)[0] == line(84, TURN_OF)
    pairs = [line(seq // 2) for seq in range(101)]
    assert tail(pairs, 20)[0] == line(41)
    assert len(tail([line(1)] * 100, 20)) == 20


def test_a_welcome_has_the_latest_lines_and_says_how_many_are_missing(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        live = await two_at_a_table(tables_on(store))

        def talk(state: TableState) -> list[AnyEvent]:
            return [event for seat in (0, 1) for _ in range(1500) for event in state.say(seat, "Hear!")]

        await live.change(talk)
        _, short = await welcomed(live, 0, seq=live.state.seq - 5)
        assert (len(short.lines), short.earlier) == (5, 0)
        _, long = await welcomed(live, 1)
        assert long.earlier > 0
        assert len(long.lines) <= MOST_LINES
        assert len(long.lines) + long.earlier == len(live.state.log(1))
        assert long.lines == live.state.log(1)[long.earlier :]

    told(sqlite_database, story)
