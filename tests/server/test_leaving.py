"""Leaving, resigning, abandoning: who plays on, who has to agree, and for whom the game counts."""

from __future__ import annotations

import json
import random
from functools import partial

import pytest

from tests.server.databases import told
from tests.server.test_clocks import Story, clocks, play, story, take_over
from tests.server.test_live import anything, tables_on, two_at_a_table
from westbound import bots
from westbound.server.accounts.statistics import Result, results, tally
from westbound.server.http.routes.people import outcome
from westbound.server.http.sockets import Command, execute
from westbound.server.presenting.presenter import ask, table_status
from westbound.server.presenting.viewer import Viewer, encode
from westbound.server.protocol.socket import Abandon, Act, Answer, Back, Chat, Leave, Pause, Phrase, Plan, Resign, Undo
from westbound.server.refusal import Refusal
from westbound.server.state.events import Opened, SeatSetup
from westbound.server.state.rematch import again
from westbound.server.state.table_state import TableState
from westbound.server.storage.accounts import HeldSeat
from westbound.server.storage.store import Card, Store
from westbound.server.storage.writing import write_card


def against_bots(*, clock: bool = False) -> Story:
    """Anna alone with two bots, and it is her turn."""
    told = story(players=3) if clock else story(players=3, clock=None)
    state = told.state
    mine = state.actors()[0]
    for seat in {0, 1, 2} - {mine}:
        told.do(2, told.at(2).replace(seat, "greedy", f"Bot {seat}"))
    return told


def friends(players: int = 3) -> Story:
    return story(players=players, clock=None)


def finish(told: Story, at: float = 50) -> None:
    """Play anything to the end."""
    rng = random.Random(1)
    while told.state.phase == "playing":
        match = told.state.match
        assert match
        seat = match.actors()[0]
        told.do(at, told.at(at).play(seat, rng.choice(match.legal(seat)), match.version))


def does(state: TableState, seat: int, message: Command) -> None:
    """Somebody on a seat says that."""
    execute(state, Viewer(seat, state.seats[seat].keys, lambda _: True, None), message)  # type: ignore[arg-type]


def result_of(state: TableState) -> Result:
    return results.decode(encode(table_status(state)))


def same_as_its_log(told: Story) -> None:
    """What its log makes of it is what it was."""
    assert table_status(told.again()) == table_status(told.state)


# Leaving


def test_a_game_against_bots_waits_for_who_has_left() -> None:
    told = against_bots()
    (mine,) = told.state.actors()
    told.do(5, told.at(5).leave(mine))
    assert (told.state.thinking(), told.state.bot_at(mine)) == ([], "")
    assert table_status(told.state).seats[mine].gone
    told.do(9_000_000, told.at(9_000_000).time_up())
    assert told.state.thinking() == []
    told.do(9_000_001, told.at(9_000_001).come_back(mine))
    finish(told)
    assert result_of(told.state).outcome(mine) in ("won", "shared", "lost")
    same_as_its_log(told)


def test_only_the_clock_ends_the_waiting() -> None:
    told = against_bots(clock=True)
    (mine,) = told.state.actors()
    told.do(5, told.at(5).leave(mine))
    assert clocks(told.state).running == [mine], "the clock keeps running for the player who left, because no bot plays"
    assert told.at(120).time_up() == []
    told.do(121, told.at(121).time_up())
    assert told.state.thinking() == [mine]
    told.do(130, told.at(130).come_back(mine))
    assert told.state.thinking() == []
    same_as_its_log(told)


def test_among_friends_a_bot_plays_as_long_as_somebody_is_kept_waiting() -> None:
    told = friends(2)
    (first,) = told.state.actors()
    told.do(5, told.at(5).leave(first))
    assert told.state.thinking() == [first]
    told.do(6, told.at(6).leave(1 - first))
    assert told.state.thinking() == [], "nobody is waiting"
    told.do(7, told.at(7).come_back(1 - first))
    assert told.state.thinking() == [first]


def test_who_comes_after_the_end_has_not_played_it() -> None:
    told = friends(2)
    (first,) = told.state.actors()
    told.do(5, told.at(5).leave(first))
    finish(told)
    assert told.state.come_back(first) == []
    assert told.state.leave(1 - first) == [], "nor does who goes then lose it"
    result = result_of(told.state)
    assert result.outcome(first) == "stood-in"
    assert result.outcome(1 - first) in ("won", "shared", "lost")
    (counted,) = tally([(1 - first, result)])
    assert counted.best == result.scores[1 - first]
    assert tally([(first, result)]) == []
    same_as_its_log(told)


def test_what_a_stand_in_began_is_not_counted_either() -> None:
    told = friends(2)
    (first,) = told.state.actors()
    told.do(5, told.at(5).leave(first))
    play(told, 6)
    told.do(7, told.at(7).come_back(first))
    finish(told)
    assert result_of(told.state).outcome(first) == "stood-in"


def test_who_left_and_missed_nothing_has_played_it_all() -> None:
    told = friends(2)
    (first,) = told.state.actors()
    told.do(5, told.at(5).leave(first))
    told.do(7, told.at(7).come_back(first))
    finish(told)
    assert result_of(told.state).outcome(first) in ("won", "shared", "lost")


def test_who_takes_over_a_seat_has_not_played_it_all() -> None:
    told = friends(2)
    first = play(told, 4)
    told.do(5, told.at(5).replace(first, name="Ada"))
    take_over(told, 6, first)
    finish(told)
    assert result_of(told.state).outcome(first) == "stood-in"
    with pytest.raises(Refusal, match="over"):
        told.state.sit("Late")


# Resigning


@pytest.mark.parametrize("standin", ["greedy", ""])
def test_a_bot_plays_to_the_end_for_who_has_resigned(standin: str) -> None:
    told = Story()
    first = Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * 2, standin=standin)
    told.state.take(first, 1000)
    told.do(1, [first])
    for name in ("Anna", "Ben"):
        told.do(1, told.at(1).sit(name))
    (seat,) = told.state.actors()
    told.do(5, told.at(5).resign(seat))
    assert told.state.thinking() == [seat]
    seated = table_status(told.state).seats[seat]
    assert (seated.who, seated.resigned, seated.bot) == ("person", True, standin or bots.STANDIN)
    assert [line.key for line in told.state.log(None)][-1] == "table-resigned"
    told.do(6, told.at(6).leave(1 - seat))
    told.do(7, told.at(7).come_back(1 - seat))
    finish(told)
    result = result_of(told.state)
    assert result.outcome(seat) == "resigned"
    (counted,) = tally([(seat, result)])
    assert (counted.played, counted.won, counted.shared, counted.resigned) == (0, 0, 0, 1)
    assert (counted.best, counted.average) == (None, None)
    same_as_its_log(told)


@pytest.mark.parametrize(
    "message",
    [
        Act(1, 0, "pass"),
        Undo(1, 0),
        Answer(1, 0, True),
        Pause(1, True),
        Plan(1, "joining"),
        Back(1),
        Resign(1),
        Abandon(1),
    ],
    ids=lambda message: type(message).__name__,
)
def test_who_has_resigned_can_watch_and_talk_and_nothing_else(message: Command) -> None:
    told = story(players=3)
    told.do(5, told.at(5).resign(0))
    before = told.state.seq
    with pytest.raises(Refusal, match="you have resigned"):
        does(told.state, 0, message)
    assert told.state.seq == before
    does(told.state, 0, Chat(1, "Good luck!"))
    does(told.state, 0, Phrase(1, "good-luck"))
    does(told.state, 0, Leave(1))
    assert not told.state.seats[0].gone
    with pytest.raises(Refusal, match="resigned"):
        told.state.replace(0)


def test_who_has_resigned_is_asked_nothing() -> None:
    told = friends()
    (first,) = told.state.actors()
    match = told.state.match
    assert match
    told.do(5, told.at(5).resign(first))
    assert match.actors() == [first]
    asked = ask(told.state, match, first, match.view(first))
    assert (asked.actors, asked.choices, asked.undo, asked.plan) == ([first], [], None, None)


def test_consent_does_not_wait_for_who_has_resigned() -> None:
    told = story(players=3)
    told.do(5, told.at(5).pause(0))
    told.do(6, told.at(6).answer(1, True, told.state.match.version))  # type: ignore[union-attr]  # it is played
    told.do(7, told.at(7).resign(2))
    assert clocks(told.state).paused
    told.do(8, told.at(8).resume(1))
    told.do(9, told.at(9).pause(1))
    assert told.state.consent_open() == [0]
    told.do(10, told.at(10).resign(1))
    assert told.state.asking is None, "who gives up asks for nothing more"
    told.do(11, told.at(11).pause(0))
    assert clocks(told.state).paused
    same_as_its_log(told)


def test_taking_back_does_not_wait_for_who_has_resigned() -> None:
    told, rng = friends(), random.Random(3)
    state = told.state
    (first,) = state.actors()
    match = state.match
    assert match
    while len(state.undo_needs(first) or []) != 2:
        seat = match.actors()[0]
        told.do(3, told.at(3).play(seat, rng.choice(match.legal(seat)), match.version))
    one, other = state.undo_needs(first) or []
    told.do(4, told.at(4).undo(first, match.version))
    told.do(5, told.at(5).answer(one, True, match.version))
    told.do(6, told.at(6).resign(other))
    assert match.record.log[-1].undo is not None
    assert state.undo_needs(first) in (None, [], [one])
    same_as_its_log(told)


def test_no_time_runs_for_who_has_resigned() -> None:
    told = story(players=3)
    (first,) = told.state.actors()
    told.do(5, told.at(5).resign(first))
    assert clocks(told.state).running == []
    assert told.state.due is None


def test_the_last_one_cannot_resign_and_others_cannot_abandon() -> None:
    told = friends(2)
    with pytest.raises(Refusal, match="resign instead"):
        told.state.abandon(0)
    told.do(5, told.at(5).resign(0))
    with pytest.raises(Refusal, match="abandon the game instead"):
        told.state.resign(1)
    told.do(6, told.at(6).abandon(1))
    assert [result_of(told.state).outcome(seat) for seat in range(2)] == ["resigned", "abandoned"]
    same_as_its_log(told)


def test_who_is_away_can_come_back_so_others_only_resign() -> None:
    told = friends(2)
    told.do(5, told.at(5).leave(1))
    with pytest.raises(Refusal, match="resign instead"):
        told.state.abandon(0)
    told.do(6, told.at(6).resign(0))
    told.do(7, told.at(7).come_back(1))
    assert told.state.phase == "playing"


def test_before_and_after_the_game_nothing_can_be_given_up() -> None:
    waiting = TableState("t")
    waiting.take(Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * 2))
    waiting.sit("Anna")
    told = against_bots()
    finish(told)
    for state in (waiting, told.state):
        for give_up in (state.resign, state.abandon):
            with pytest.raises(Refusal, match="not in a game"):
                give_up(0)


def test_the_same_people_play_again_though_one_has_resigned() -> None:
    told = friends(2)
    told.do(5, told.at(5).resign(0))
    finish(told)
    assert again(told.state, 1).seats == [SeatSetup(name="P0", kept=True), SeatSetup(name="P1", kept=True)]


# Abandoning


def test_an_abandoned_game_is_over_for_good_and_has_no_result() -> None:
    told = against_bots(clock=True)
    (mine,) = told.state.actors()
    match = told.state.match
    assert match
    told.do(5, told.at(5).abandon(mine))
    state = told.state
    status = table_status(state)
    assert (status.state, status.abandoned, status.scores, status.winners) == ("over", True, [], [])
    assert (state.actors(), state.thinking(), state.due, state.asked_at(mine)) == ([], [], None, None)
    asked = ask(state, match, mine, match.view(mine))
    assert (asked.actors, asked.choices, asked.undo) == ([], [], None)
    before = state.seq
    for message in (Act(1, match.version, match.legal(mine)[0]), Undo(1, match.version), Pause(1, True), Resign(1)):
        with pytest.raises(Refusal) as refused:
            does(state, mine, message)
        assert refused.value.code == "not-now"
    assert state.seq == before
    assert tally([(mine, result_of(state))]) == []
    same_as_its_log(told)


# Cards of an older program


def test_a_card_that_does_not_tell_who_played_is_written_anew(database: str) -> None:
    async def story_of(store: Store) -> None:
        tables = tables_on(store)
        live = await two_at_a_table(tables)
        (first,) = live.state.actors()
        await live.change(lambda state: state.leave(first))
        while live.state.phase == "playing":
            await live.change(partial(anything, rng=random.Random(1)))
        table = live.state.table
        (card,) = (await store.cards([table])).values()
        older = json.loads(card.info)
        del older["abandoned"]
        for seat in older["seats"]:
            del seat["resigned"], seat["stood_in"]
            seat["gone"] = False  # who has looked at the result since
        older_card = Card("over", False, False, json.dumps(older).encode())
        await store.carry_out(partial(write_card, table=table, seq=card.seq, card=older_card))
        held = HeldSeat(table, first, "", 0, 0, "over", json.dumps(older))
        assert results.decode(held.info).outcome(first) in ("won", "shared", "lost"), "as it was counted"
        again = await outcome(tables, held)
        assert again
        assert again.outcome(first) == "stood-in"
        (renewed,) = (await store.cards([table])).values()
        assert results.decode(renewed.info).outcome(first) == "stood-in"

    told(database, story_of)
