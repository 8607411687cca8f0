"""Two server processes on one PostgreSQL: players of both share a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from tests import ROOT
from tests.server.databases import Postgres, name_of
from tests.server.serving import Client, Json, Server, play_out, serving

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    return postgres.new()


@pytest.fixture(scope="module")
def west(shared: str) -> Iterator[Server]:
    with serving(shared, chats_per_minute=1_000_000) as server:
        yield server


@pytest.fixture(scope="module")
def east(shared: str) -> Iterator[Server]:
    with serving(shared, chats_per_minute=1_000_000) as server:
        yield server


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """What comes of deeds that are done at the same time."""
    with ThreadPoolExecutor(len(deeds)) as pool:
        return [done.result() for done in [pool.submit(deed) for deed in deeds]]


def level(*clients: Client) -> None:
    """Let all hear what one of them has heard."""
    while len({client.seq for client in clients}) > 1:
        min(clients, key=lambda client: client.seq).hear()


def hear(client: Client, text: str) -> None:
    """Hear on until somebody has said that."""
    while client.lines[-1].get("text") != text:
        client.hear()


def answer_to(number: int, client: Client) -> str:
    """Whether it was done; or the code of the refusal."""
    answer = client.wait(lambda message: message.get("id") == number)
    return str(answer.get("code", answer["say"]))


def look(server: Server, seated: Json, seq: int | None = None) -> Client:
    return server.caller().look(seated["table"], seated["key"], seq)


def two_seats(west: Server, east: Server, *bots: str) -> tuple[Json, Json]:
    """Anna sits down in the west, and Ben in the east."""
    mine = west.caller().open("me", "open", *bots)
    return mine, east.caller().sit(mine["table"], "Ben")


def play_with_bots(clients: list[Client], rng: random.Random, most: int = 10_000) -> None:
    """Play anything until the game is over, or *most* actions."""
    for _ in range(most):
        while not any(client.asked or client.over for client in clients):
            clients[0].hear()
            level(*clients)
        for client in clients:
            if client.asked:
                client.act(rng.choice(client.choices()))
                level(*clients)
        if any(client.over for client in clients):
            return


# Both are there


def test_all_see_each_other_at_once(west: Server, east: Server) -> None:
    mine = west.caller().open("me", "open")
    with look(west, mine) as anna:
        theirs = east.caller().sit(mine["table"], "Ben")
        anna.wait(lambda _: anna.table["state"] == "playing")
        with look(east, theirs) as ben:
            for one, two in ((anna, ben), (ben, anna)):
                one.do("chat", text=f"I am {one.seat}")
                hear(two, f"I am {one.seat}")
            play_out([anna, ben], random.Random(1))
            level(anna, ben)
            assert anna.lines == look(east, mine).lines
            assert ben.lines == look(west, theirs).lines
            assert {**anna.view, "viewer": None} == {**ben.view, "viewer": None}
    path = f"/api/tables/{mine['table']}/record"
    assert west.caller().ask("GET", path).text == east.caller().ask("GET", path).text


def test_of_two_who_act_at_the_same_time_one_is_too_late(west: Server, east: Server) -> None:
    seats, rng = two_seats(west, east), random.Random(2)
    with ExitStack() as stack:
        clients = [stack.enter_context(look(server, seated)) for server in (west, east) for seated in seats]
        for number in range(20):
            level(*clients)
            asked = [client for client in clients if client.asked]
            for client in asked:
                client.say("act", id=number, version=client.version, words=rng.choice(client.choices()))
            assert sorted(answer_to(number, client) for client in asked) == ["done", "stale"]
        level(*clients)
        again = look(west, seats[0])
        assert again.lines == clients[0].lines == clients[2].lines
        assert again.view == clients[0].view == clients[2].view


def test_who_comes_in_the_same_moment_misses_nothing(west: Server, east: Server) -> None:
    caller, elsewhere = west.caller(), east.caller()
    for _ in range(20):
        mine = caller.open("me", "open")
        with caller.look(mine["table"], mine["key"]) as anna:
            watching, done = at_once(partial(elsewhere.look, mine["table"]), partial(anna.do, "chat", text="Hello!"))
            while watching.seq < done["seq"]:
                watching.hear()
            assert [line for line in watching.lines if line.get("text")] == anna.lines[-1:]


def test_all_can_talk_at_the_same_time(west: Server, east: Server) -> None:
    """What needs no version is done, even if something else is written first."""
    mine, theirs = two_seats(west, east)
    with look(west, mine) as anna, look(east, theirs) as ben:
        for number in range(20):
            for client in (anna, ben):
                client.say("chat", id=number, text=f"{client.seat} {number}")
            for client in (anna, ben):
                assert answer_to(number, client) == "done"
        level(anna, ben)
        assert anna.lines == ben.lines
        assert len({line["text"] for line in ben.lines if line["key"] == "table-said"}) == 40


def test_all_can_sit_down_at_the_same_time(west: Server, east: Server) -> None:
    callers = [server.caller() for server in (west, east, west, east)]
    for _ in range(5):
        mine = callers[0].open("me", "open", "open", "open")
        path = f"/api/tables/{mine['table']}/seats"
        answers = at_once(*(partial(caller.ask, "POST", path, {"name": "Ben"}) for caller in callers))
        seats = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
        assert sorted(seats) == [1, 2, 3]
        assert [answer.json()["code"] for answer in answers if answer.status_code != 201] == ["not-now"]
        names = [seat["name"] for seat in callers[1].get(f"/api/tables/{mine['table']}")["seats"]]
        assert names == ["Anna", "Ben", "Ben 2", "Ben 3"]


def test_all_meet_at_the_same_table_again(west: Server, east: Server) -> None:
    mine, theirs = two_seats(west, east)
    with look(west, mine) as anna, look(east, theirs) as ben:
        play_out([anna, ben], random.Random(3))
    path = f"/api/tables/{mine['table']}/rematch"
    here, there = at_once(lambda: west.caller(mine["key"]).post(path), lambda: east.caller(theirs["key"]).post(path))
    assert here["table"] == there["table"]
    with look(east, here) as anna, look(west, there) as ben:
        level(anna, ben)
        assert anna.table["state"] == ben.table["state"] == "playing"


# One is lost


def test_one_dies_and_play_goes_on_through_the_other(shared: str, east: Server) -> None:
    with serving(shared) as doomed:
        mine, theirs = two_seats(doomed, east, "random")
        rng = random.Random(4)
        with look(doomed, mine) as anna, look(east, theirs) as ben:
            play_with_bots([anna, ben], rng, most=20)
            doomed.kill()
            with look(east, mine, seq=anna.seq) as resumed:
                play_with_bots([resumed, ben], rng)
                level(resumed, ben)
                assert anna.lines + resumed.lines == look(east, mine).lines
                assert ben.lines[-1]["key"] == "game-over"


def test_what_a_dead_process_owes_is_taken_over(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTBOUND_BOT_MODULES", "tests.server.bad_bots")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with serving(shared, bot_seconds=600) as doomed, serving(shared, bot_seconds=0.5) as heir:
        mine = doomed.caller().open("me", "sleeps")
        with look(doomed, mine) as anna:
            while anna.asked:
                anna.act(anna.choices()[-1])
            doomed.kill()  # which owes a bot's move
            with look(heir, mine, seq=anna.seq) as resumed:
                version = resumed.version
                assert version == anna.version
                while resumed.version == version:
                    resumed.hear()
                assert not resumed.heard[0]["lines"]


def test_lost_hints_are_made_up_for(postgres: Postgres, shared: str, west: Server, east: Server) -> None:
    mine, theirs = two_seats(west, east)
    with look(west, mine) as anna, look(east, theirs) as ben:
        for number in range(3):
            postgres.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name_of(shared)}' AND query LIKE 'LISTEN%'"
            )
            done = anna.do("chat", text=f"Can you hear me? {number}")
            with look(east, mine, seq=done["seq"]) as moved:  # to where nobody has heard of it yet
                assert moved.heard[0]["seq"] == done["seq"]
            hear(ben, f"Can you hear me? {number}")
            ben.do("chat", text=f"I can. {number}")
            hear(anna, f"I can. {number}")
        assert anna.lines == ben.lines
