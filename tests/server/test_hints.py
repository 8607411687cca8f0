"""Hints: who may take them, that everybody sees it, and that they tell a seat no more than it may know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.serving import Caller, Client, Json, Server, serving
from tests.server.test_clocks import Story, take_over
from tests.server.test_editions import EVERY_GAME, says
from tests.server.test_leaving import against_bots, finish, friends, same_as_its_log
from tests.server.twins import twins
from westbound.courses import course
from westbound.engine.match import Match
from westbound.server.accounts.statistics import results, tally
from westbound.server.computing import Computing
from westbound.server.presenting.presenter import table_status
from westbound.server.presenting.viewer import encode
from westbound.server.protocol.socket import ToViewer
from westbound.server.refusal import Refusal
from westbound.server.state.events import Hinted, Opened, SeatSetup, read_event, write_event
from westbound.server.state.rematch import again
from westbound.server.state.table_state import TableState
from westbound.server.tables.questions import hint_question


def match_of(told: Story) -> Match:
    assert told.state.match
    return told.state.match


def take(told: Story, seat: int) -> None:
    """Somebody takes a hint."""
    told.do(9, told.at(9).take_hint(seat, match_of(told).version))


def refusal(told: Story, seat: int, version: int | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        told.state.take_hint(seat, match_of(told).version if version is None else version)
    return caught.value.reason


def opened(*seats: str, hints: bool | None) -> TableState:
    """A table with people and bots, before anybody sits down."""
    state = TableState("t")
    setups = [SeatSetup() if seat == "me" else SeatSetup(seat, "Ada") for seat in seats]
    state.take(Opened(game="pioneers", edition="westbound", options={}, seats=setups, host=0, hints=hints))
    return state


def until_asked(table: Client) -> None:
    while not table.asked or len(table.choices()) < 2:
        if table.asked:
            table.act(table.choices()[0])
        else:
            table.hear()


def lines(table: Client) -> list[Json]:
    return [line for line in table.lines if line["key"] == "table-hinted"]


def hint(table: Client) -> Json:
    answer = table.do("hint")
    msgspec.convert(answer, ToViewer)  # a message of the protocol
    return answer


# Who may


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (("me", "greedy"), None, True),
        (("me", "greedy"), False, False),
        (("me", "me"), None, False),
        (("me", "me"), True, True),
        (("greedy", "greedy"), None, False),
    ],
)
def test_hints_are_as_the_opener_wishes_or_else_for_one_person(
    seats: tuple[str, ...], wish: bool | None, allowed: bool
) -> None:
    state = opened(*seats, hints=wish)
    assert (state.allows_hints, table_status(state).hints) == (allowed, allowed)
    assert again(state, 0).hints is wish


def test_a_lesson_has_hints_of_its_own() -> None:
    found = course("pioneers")
    assert found
    lesson = found.lessons[0]
    header = found.record(lesson).header
    seats = [SeatSetup() for _ in range(header.players)]
    state = TableState("t")
    state.take(Opened(game="pioneers", edition=header.edition, options={}, seats=seats, lesson=lesson.name, hints=True))
    assert not state.allows_hints


def test_once_a_second_person_has_joined_there_are_no_more_hints() -> None:
    told = against_bots()
    assert not told.state.allows_hints, "others have played here"
    alone = TableState("t")
    alone.take(Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup(), SeatSetup("greedy", "B")]))
    other = Story(alone)
    other.do(1, other.at(1).sit("Anna"))
    assert alone.allows_hints
    take_over(other, 2, 1)
    assert not alone.allows_hints
    assert refusal(other, alone.actors()[0]) == "this table is played without hints"


def allowing(players: int = 2) -> Story:
    """A game of people who have agreed to hints."""
    told = Story()
    first = Opened(game="pioneers", edition="westbound", options={}, seats=[SeatSetup()] * players, hints=True, v=5)
    told.state.take(first, 1000)
    told.do(1, [first])
    for number in range(players):
        told.do(1, told.at(1).sit(f"P{number}"))
    return told


def test_a_hint_is_for_who_has_to_choose_now() -> None:
    told = allowing()
    (mine,) = told.state.actors()
    assert refusal(told, 1 - mine) == "you have nothing to choose now"
    assert "that was for version" in refusal(told, mine, 1000)
    finish(told)
    assert refusal(told, mine) == "you have nothing to choose now"
    assert "without hints" in refusal(friends(2), 0)


def test_for_a_single_choice_there_is_no_hint() -> None:
    told, rng = allowing(), random.Random(2)
    while len(match_of(told).legal(told.state.actors()[0])) > 1:
        seat = told.state.actors()[0]
        told.do(2, told.at(2).play(seat, rng.choice(match_of(told).legal(seat)), match_of(told).version))
    assert refusal(told, told.state.actors()[0]) == "you have only one choice"


# Everybody sees it


def test_each_decision_is_told_once_and_counted() -> None:
    told = allowing()
    (mine,) = told.state.actors()
    take(told, mine)
    take(told, mine)
    assert [event for event, _ in told.log if isinstance(event, Hinted)] == [Hinted(mine, v=5)]
    assert [line.key for line in told.state.log(None)].count("table-hinted") == 1
    told.do(10, told.at(10).play(mine, match_of(told).legal(mine)[0], match_of(told).version))
    while told.state.actors() != [mine] or len(match_of(told).legal(mine)) < 2:
        seat = told.state.actors()[0]
        told.do(11, told.at(11).play(seat, match_of(told).legal(seat)[-1], match_of(told).version))
    take(told, mine)
    assert [seat.hints for seat in table_status(told.state).seats] == [2 - 2 * mine, 2 * mine]
    same_as_its_log(told)
    assert told.again().take_hint(mine, match_of(told).version) == [], "known after a restart, too"


def test_the_record_does_not_tell() -> None:
    told = allowing()
    before = list(match_of(told).record.log)
    take(told, told.state.actors()[0])
    assert match_of(told).record.log == before


def test_a_new_player_has_taken_none() -> None:
    told = allowing()
    (mine,) = told.state.actors()
    take(told, mine)
    told.do(20, told.at(20).replace(mine, "greedy", "Ada"))
    assert table_status(told.state).seats[mine].hints == 0


def test_games_with_hints_are_counted_apart() -> None:
    told = allowing()
    (mine,) = told.state.actors()
    take(told, mine)
    finish(told)
    result = results.decode(encode(table_status(told.state)))
    (counted,) = tally([(mine, result)])
    assert (counted.played, counted.hinted) == (1, 1)
    (other,) = tally([(1 - mine, result)])
    assert (other.played, other.hinted) == (1, 0)


def test_older_tables_are_read_and_hints_need_programs_that_know_them() -> None:
    old = read_event('{"event":"opened","game":"pioneers","edition":"westbound","options":{},"chairs":[{},{}]}')
    assert isinstance(old, Opened)
    assert old.hints is None
    assert write_event(Hinted(1, v=5)) == '{"event":"hinted","seat":1,"v":5}'


def test_the_log_has_room_for_so_many() -> None:
    told = allowing()
    (mine,) = told.state.actors()
    told.state.asides[mine] = 5000
    assert "done this too often" in refusal(told, mine)


# What they tell


@EVERY_GAME
def test_a_hint_is_the_same_at_tables_a_seat_cannot_tell_apart(game: str) -> None:
    pair = twins(1, bots=True, game=game)
    asked = []
    for log in pair.logs:
        state = TableState("t")
        for event in log:
            state.take(event)
        assert state.match
        computing = Computing(100)
        try:
            question = asyncio.run(hint_question(state, state.match, 1, computing, 100, 1))
        finally:
            computing.close()
        asked.append(msgspec.json.encode(question))
    assert asked[0] == asked[1]


# At a server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


@EVERY_GAME
def test_a_player_gets_a_hint_and_everybody_reads_that(anna: Caller, server: Server, game: str) -> None:
    mine = anna.open("me", "random", game=game)
    with anna.look(mine["table"], mine["key"]) as table, server.caller().look(mine["table"]) as watching:
        until_asked(table)
        assert hint(watching)["code"] == "not-yours"
        found = hint(table)
        assert {found["words"], found["rival"]} <= set(table.choices())
        assert 0 <= found["rival_win"] <= 1
        assert 0 < found["win"] <= 1
        assert len(found["reasons"]) <= 2
        asked_again = hint(table)  # others may have played in the meantime, if all play at once
        assert found | {"id": 0, "version": 0} == asked_again | {"id": 0, "version": 0}
        assert len(lines(table)) == 1, "it is in the log before it is told"
        watching.wait(lambda message: message["say"] == "news" and lines(watching))
        assert "hinted" not in [message["say"] for message in watching.heard]
        assert [seat["hints"] for seat in table.table["seats"]] == [1, 0]


def test_a_table_without_hints_gives_none(anna: Caller) -> None:
    mine = anna.open("me", "random", hints=False)
    with anna.look(mine["table"], mine["key"]) as table:
        until_asked(table)
        assert hint(table)["code"] == "not-now"
        assert table.table["hints"] is False
        assert lines(table) == []


def test_after_a_restart_the_hint_is_the_same_and_is_not_told_again(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(tmp_path_factory.mktemp("restart")) as own:
        caller = own.caller()
        mine = caller.open("me", "random")
        with caller.look(mine["table"], mine["key"]) as table:
            until_asked(table)
            found = hint(table)
        own.kill()
        own.start()
        with own.caller().look(mine["table"], mine["key"]) as table:
            assert hint(table)["words"] == found["words"]
            assert len(lines(table)) == 1


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose workers are ended before they can find a hint."""
    with serving(tmp_path_factory.mktemp("hasty"), bot_seconds=0.1) as own:
        yield own


def test_without_an_answer_nothing_is_told_and_the_game_goes_on(hasty: Server) -> None:
    """Rules of an uploaded edition are interpreted, and a search takes them longer than that."""
    caller = hasty.caller()
    kept = caller.post("/api/editions", {"game": "pioneer_days", "content": says("pioneer_days")})
    mine = caller.open("me", "random", "random", "random", game="pioneer_days", edition=kept["digest"])
    with caller.look(mine["table"], mine["key"]) as table:
        until_asked(table)
        answer = hint(table)
        assert (answer["code"], answer["reason"]) == ("not-now", "no hint was found just now; try again")
        assert lines(table) == []
        assert table.act(table.choices()[0])["say"] == "done"


def test_meanwhile_the_player_may_choose_and_then_nothing_is_told(anna: Caller) -> None:
    mine = anna.open("me", "random", game="colorado")
    with anna.look(mine["table"], mine["key"]) as table:
        until_asked(table)
        version = table.version
        table.say("hint", id=1001, version=version)
        table.say("hint", id=1002, version=version)
        table.say("act", id=1003, version=version, words=table.choices()[0])
        answers: dict[int, Json] = {}
        while len(answers) < 3:
            message = table.hear()
            if message.get("id", 0) > 1000:
                answers[message["id"]] = message
        assert answers[1002]["code"] == "too-fast"
        assert answers[1003]["say"] == "done"
        assert answers[1001]["code"] in ("stale", "not-now")
        assert lines(table) == []
