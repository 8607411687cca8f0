"""Who is ahead, for spectators: made of what an onlooker knows, a round late, and never for those who play."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from tests.server.databases import told as tell_on
from tests.server.serving import Client, Json, Server
from tests.server.test_clocks import Story
from tests.server.test_editions import EVERY_GAME
from tests.server.test_leaving import same_as_its_log
from tests.server.test_live import NotingViewer, anything
from tests.server.twins import twins
from westbound.courses import course
from westbound.engine.match import Match
from westbound.server.bots.pool import ANYBODY, Asker, BotPool
from westbound.server.bots.questions import AppraisalQuestion, Outlook, OutlookQuestion, Position, Question
from westbound.server.bots.waiting import QuestionQueue
from westbound.server.bots.worker import looked_ahead
from westbound.server.presenting.presenter import table_status
from westbound.server.protocol import socket
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.state.events import Deal, Opened, SeatSetup
from westbound.server.state.rematch import again
from westbound.server.state.table_state import TableState
from westbound.server.state.turns import Turns
from westbound.server.storage.store import Store
from westbound.server.tables.coaching.outlooks import question
from westbound.server.tables.keys import Keys
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables

ELSEWHERE = "127.0.0.2"  # another address than that of the players


def first(*seats: str, outlook: bool | None = None, game: str = "pioneers", **more: object) -> Opened:
    """A table with people and bots."""
    setups = [SeatSetup() if seat == "me" else SeatSetup(seat, "Ada") for seat in seats]
    opened = Opened(game=game, edition="westbound", options={}, seats=setups, host=0, outlook=outlook)
    return msgspec.structs.replace(opened, **more)


def begun(*seats: str, outlook: bool | None = True, game: str = "pioneers", deal: int = 1) -> Story:
    """A game with the dice of that deal."""
    told = Story()
    event = first(*seats, outlook=outlook, game=game, secret=f"{deal:064x}")
    told.state.take(event, 1000)
    told.do(1, [event])
    for number in range(seats.count("me")):
        told.do(1, told.at(1).sit(f"P{number}"))
    return told


def match_of(state: TableState) -> Match:
    assert state.match
    return state.match


def play_until_told(told: Story, most: int = 1000) -> None:
    """Everybody plays anything until there is something to tell spectators."""
    rng, before = random.Random(3), told.state.turns.told
    for _ in range(most):
        if told.state.turns.told != before:
            return
        told.do(5, anything(told.at(5), rng))
    raise AssertionError("nobody learns anything")


# Where


@pytest.mark.parametrize(
    ("seats", "wish", "shown"),
    [
        (("greedy", "greedy"), None, True),
        (("greedy", "greedy"), False, False),
        (("me", "greedy"), None, False),
        (("me", "greedy"), True, True),
        (("me", "me"), None, False),
        (("me", "me"), True, True),
    ],
)
def test_it_is_as_the_opener_wishes_or_else_where_only_bots_play(
    seats: tuple[str, ...], wish: bool | None, shown: bool
) -> None:
    state = TableState("t")
    state.take(first(*seats, outlook=wish))
    assert (state.shows_outlook, table_status(state).outlook) == (shown, shown)
    assert again(state, 0).outlook is wish


def test_where_results_are_compared_there_is_none() -> None:
    state = TableState("t")
    state.take(first("me", "me", outlook=True, rated=True))
    assert not state.shows_outlook
    state.take(first("greedy", "greedy", deal=Deal(group="g")))
    assert not state.shows_outlook
    state.take(first("greedy", "greedy", archive=True))
    assert not state.shows_outlook


def test_nor_in_a_lesson() -> None:
    found = course("pioneers")
    assert found
    header = found.record(found.lessons[0]).header
    state = TableState("t")
    seats = ("me",) * header.players
    state.take(first(*seats, outlook=True, edition=header.edition, lesson=found.lessons[0].name))
    assert not state.shows_outlook


def test_only_programs_that_know_it_read_such_a_table() -> None:
    order = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna")
    assert opening(order, "westbound", "t").v == 1
    assert opening(msgspec.structs.replace(order, outlook=False), "westbound", "t").v == 5


# How late


def told_after(*turns: tuple[int, int], players: int) -> list[int]:
    """What spectators know when each of these turns begins, given as actions before it and its seat."""
    found, told = Turns(), []
    for at, seat in turns:
        found.begin(at, seat, players)
        told.append(found.told)
    return told


def test_spectators_hear_of_a_turn_when_everybody_has_begun_another() -> None:
    assert told_after((4, 0), (9, 1), (15, 2), (21, 0), (30, 1), players=3) == [0, 0, 0, 4, 9]
    assert told_after((4, 0), (9, 1), (15, 2), (21, 1), (30, 2), (40, 0), players=3) == [0, 0, 0, 0, 0, 15]
    assert told_after((4, 0), (9, 0), (15, 0), (21, 0), (30, 0), players=2) == [0, 0, 0, 0, 4], "nobody waits for ever"


def test_a_turn_that_is_over_at_once_is_none() -> None:
    assert told_after((4, 0), (9, 1), (9, 0), (15, 1), (20, 0), players=2) == [0, 0, 0, 4, 9]


def test_after_an_undo_it_takes_a_whole_round_again() -> None:
    turns = Turns()
    for at, seat in ((4, 0), (9, 1), (15, 0), (21, 1)):
        turns.begin(at, seat, 2)
    assert turns.told == 9
    turns.take_back(16)
    assert turns.told == 9, "they have heard of that"
    for at, seat in ((17, 1), (22, 0)):
        turns.begin(at, seat, 2)
    assert turns.told == 15
    turns.begin(30, 1, 2)
    assert turns.told == 17


@EVERY_GAME
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("deal", range(8))
def test_nobody_takes_back_what_spectators_have_heard_of(game: str, shown: bool, deal: int) -> None:
    """Alone with bots, which agree to everything, Anna takes back as much as she can."""
    told = begun("me", "random", "random", game=game, outlook=shown, deal=deal)
    state = told.state
    for _ in range(6):
        play_until_told(told)
    rng, taken = random.Random(4), 0
    while state.undo_needs(0) is None:
        told.do(5, anything(told.at(5), rng))
    heard = state.turns.told
    while state.undo_needs(0) is not None:
        told.do(6, told.at(6).undo(0, match_of(state).version))
        taken += 1
    assert taken
    assert (len(match_of(state).past) >= heard) is shown
    if shown and match_of(state).last_act(0) is not None:
        with pytest.raises(Refusal, match="you have nothing to undo"):
            state.undo(0, match_of(state).version)
    same_as_its_log(told)
    assert told.again().turns.told == state.turns.told == heard


# What they learn


@EVERY_GAME
def test_it_is_the_same_at_tables_an_onlooker_cannot_tell_apart(game: str) -> None:
    found = []
    for log in twins(None, bots=True, game=game).logs:
        state = TableState("t")
        for event in log:
            state.take(event)
        match = match_of(state)
        found.append(question(match, match.past, 100))
    assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])
    one, two = (looked_ahead(each).wins for each in found)
    assert one == two
    assert sum(one) == pytest.approx(1)


@EVERY_GAME
def test_the_workers_learn_nothing_of_hands(game: str) -> None:
    """What they are asked is imagined, so they cannot tell."""
    told = begun("me", "me", "me", game=game)
    play_until_told(told)
    match = match_of(told.state)
    asked = question(match, match.past, 100)
    assert match.game.view(match.game.restore(match.box, asked.snapshot), None) == match.view(None)


def test_workers_come_to_it_when_no_game_waits() -> None:
    async def story() -> list[object]:
        told = begun("me", "me")
        play_until_told(told)
        match = match_of(told.state)
        asked = question(match, match.past, 100)
        position = {key: getattr(asked, key) for key in Position.__struct_fields__}
        hint = AppraisalQuestion(**position, simulations=100, urgent=True)
        bot = Question(**position, bot="scout")
        queue = QuestionQueue(1)
        for each in (asked, hint, bot):
            queue.put(each, Asker("t", ("here",)))
        found = []
        while waiting := queue.get_nowait():
            found.append(waiting.question)
            queue.done(waiting)
        return [each is asked for each in found]

    assert asyncio.run(story()) == [False, False, True]


# At a server


class Counting(BotPool):
    """A pool that notes who is ahead as if it knew, and for whom."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.asked: list[OutlookQuestion] = []

    async def look_ahead(self, question: OutlookQuestion, asker: Asker = ANYBODY) -> Outlook | None:
        self.asked.append(question)
        return Outlook([0.75, 0.25])


class Onlooker(NotingViewer):
    """Somebody at an address; a spectator, unless they have a seat."""

    def __init__(self, seat: int | None, address: str) -> None:
        super().__init__(0)
        self.seat = self.claim = seat
        self.address = address

    def outlooks(self) -> list[socket.Outlook]:
        return [message for message in self.heard() if isinstance(message, socket.Outlook)]


def tables_on(store: Store, simulations: int = 100) -> tuple[Tables, Counting]:
    pool = Counting()
    return Tables(Settings(outlook_simulations=simulations), store, pool, Keys(b"secret")), pool


ORDER = NewTable("pioneers", [Wanted("me"), Wanted("open")], name="Anna", outlook=True)


def test_it_is_found_out_only_while_somebody_watches(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        tables, pool = tables_on(store)
        live = await tables.find((await tables.open(ORDER, "")).table)
        await live.change(lambda state: state.sit("Ben"))
        player, rng = Onlooker(0, "home"), random.Random(1)
        await live.welcome(player, None)

        async def play(turns: int) -> None:
            told = 0
            while told < turns and live.state.phase == "playing":
                before = live.state.turns.told
                await live.change(lambda state: anything(state, rng))
                told += live.state.turns.told != before
                await asyncio.sleep(0.01)  # for the thread that imagines
                while live._outlooks._task:
                    await asyncio.sleep(0.01)

        await play(3)
        assert pool.asked == []
        neighbor, stranger = Onlooker(None, "home"), Onlooker(None, "elsewhere")
        await live.welcome(neighbor, None)
        await play(1)
        assert pool.asked == [], "who sits at home may be Anna"
        await live.welcome(stranger, None)
        await play(2)
        assert len(pool.asked) in (2, 3)
        heard = stranger.outlooks()
        assert [each.wins for each in heard] == [[0.75, 0.25]] * len(pool.asked)
        assert neighbor.outlooks() == player.outlooks() == []
        late = Onlooker(None, "elsewhere")
        await live.welcome(late, None)
        assert late.outlooks() == heard[-1:]
        for viewer in (stranger, late):
            live.part(viewer)
        before = len(pool.asked)
        await play(2)
        assert len(pool.asked) == before

    tell_on(sqlite_database, story)


def test_without_simulations_there_is_none(sqlite_database: str) -> None:
    async def story(store: Store) -> None:
        tables, pool = tables_on(store, simulations=0)
        live = await tables.find((await tables.open(ORDER, "")).table)
        await live.change(lambda state: state.sit("Ben"))
        assert not live.status().outlook
        stranger, rng = Onlooker(None, "elsewhere"), random.Random(1)
        await live.welcome(stranger, None)
        while not live.state.turns.told:
            await live.change(lambda state: anything(state, rng))
        assert (pool.asked, stranger.outlooks()) == ([], [])

    tell_on(sqlite_database, story)


def outlooks(client: Client) -> list[Json]:
    return [message for message in client.heard if message["say"] == "outlook"]


def turns_since(client: Client, seq: int) -> int:
    return sum(line["key"] == "turn-of" and line["seq"] >= seq for line in client.lines)


@EVERY_GAME
def test_spectators_of_bots_hear_who_was_ahead_a_round_ago(server: Server, game: str) -> None:
    anna = server.caller()
    opened = anna.open("scout", "scout", "scout", game=game)
    with server.caller().look(opened["table"]) as watching:
        assert watching.table["outlook"]
        for _ in range(3):
            found = watching.wait(lambda message: message["say"] == "outlook")
            msgspec.convert(found, socket.ToViewer)  # a message of the protocol
            assert sum(found["wins"]) == pytest.approx(1, abs=0.01)
            assert turns_since(watching, found["seq"]) >= 3


def test_those_who_play_hear_nothing_in_any_window(server: Server) -> None:
    """Neither over a socket, with or without the key, nor in the replay, the log or a refusal."""
    anna = server.caller()
    mine = anna.open("me", "random", outlook=True)
    rng = random.Random(2)
    with (
        anna.look(mine["table"], mine["key"]) as table,
        anna.look(mine["table"]) as window,
        anna.look(mine["table"], source=ELSEWHERE) as stranger,
    ):
        assert table.table["outlook"], "everybody at the table sees that it is on"
        while not outlooks(stranger):
            table.play_to_the_end(rng, most=1)
            while stranger.seq < table.seq:
                stranger.hear()
            assert not table.over
        table.act(table.choices()[0] if table.asked else "pass")
        for client in (table, window):
            client.do("chat", text="Who is ahead?")
            assert outlooks(client) == []
            assert "wins" not in str(client.heard)
        again = anna.look(mine["table"], source="127.0.0.1")
        assert outlooks(again) == []
        again.socket.close()
        replay = anna.get(f"/api/tables/{mine['table']}/replay")
        assert "wins" not in str(replay)
