"""Reviews of finished games: computed once, kept with the game, cancelled, and never of a game that is played."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import westbound
from tests.server.serving import Caller, Json, Server, serving
from westbound import coach
from westbound.coach import appraising
from westbound.engine.match import Match
from westbound.server.bots.pool import AppraisalQuestion, Asker, BotPool, Question
from westbound.server.bots.waiting import QuestionQueue, Waiting
from westbound.server.protocol.reviews import ReviewState
from westbound.server.tables.coaching.reviews import MOST_OF_ONE, question

FEW, MANY = 20, 5_000  # simulations: done in a second or two, and not during a test
PATIENCE = 60.0

every_game = pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews"), review_simulations=FEW) as server:
        yield server


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One on which no review is done during a test."""
    with serving(tmp_path_factory.mktemp("slow"), review_simulations=MANY) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def played_out(caller: Caller, game: str = "pioneers", seed: int = 1, **more: Any) -> Json:
    """A game of Anna against a bot that is over; and her key to it."""
    mine = caller.open("me", "random", game=game, **more)
    with caller.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(seed))
    return mine


def path(table: str, who: str = "") -> str:
    return f"/api/tables/{table}/review" + (f"?who={who}" if who else "")


def wait(look: Callable[[], Any]) -> Any:
    """What *look* returns as soon as it is something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := look():
            return found
        time.sleep(0.1)
    raise AssertionError("it takes too long")


def reviewed(caller: Caller, table: str, who: str = "anna") -> Json:
    """The review of a game, when it is done."""
    caller.post(path(table, who))

    def look() -> Json | None:
        state: Json = caller.get(path(table))
        assert not state["failed"]
        review: Json | None = state["review"]
        return review

    found: Json = wait(look)
    return found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# What it says


@every_game
def test_it_says_what_the_coach_says(server: Server, anna: Caller, game: str) -> None:
    table = played_out(anna, game)["table"]
    review = reviewed(anna, table)
    record = anna.ask("GET", f"/api/tables/{table}/record").text
    direct = coach.review(westbound.load(record), simulations=FEW)

    plain = msgspec.to_builtins(direct)
    numbers = ("win", "win_error", "lead", "lead_error", "place")
    same = ("at", "seat", "played", "before", "after", "loss", "loss_error")
    for sent, found in zip(review["choices"], plain["choices"], strict=True):
        assert [sent.get(key, 0) for key in same] == [found[key] for key in same]
        assert not found["loss"] or sent["options"][0]["choice"]["words"] != sent["played"]
        for option, known in zip(sent["options"], found["options"], strict=True):
            assert option["choice"]["words"] == known["words"]
            assert [option[key] for key in numbers] == [known[key] for key in numbers]
    for seat, share, mistakes, best in zip(
        review["seats"], plain["shares"], plain["mistakes"], plain["best"], strict=True
    ):
        assert seat == {**share, "mistakes": mistakes, "best": best}
    assert len(review["choices"]) > 10


def test_its_choices_name_moments_of_the_replay(anna: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = anna.sit(mine["table"], "Ben")
    rng, clients = random.Random(4), [anna.look(mine["table"], each["key"]) for each in (mine, theirs)]
    undone = 0
    while not clients[0].over:  # some choices are undone, and those are not reviewed
        mover = next((client for client in clients if client.asked), None)
        if mover is None:
            for client in clients:
                with suppress(TimeoutError):
                    client.hear(0.01)
            continue
        mover.act(rng.choice(mover.choices()))
        if undone < 5 and mover.ask["undo"] and not mover.ask["undo"]["needs"]:
            undone += mover.do("undo")["say"] == "done"
    for client in clients:
        client.socket.close()
    assert undone
    review = reviewed(anna, mine["table"])
    frames = anna.get(f"/api/tables/{mine['table']}/replay?eyes=all")["frames"]
    for choice in review["choices"]:
        assert frames[choice["moment"]]["seat"] == choice["seat"]
        assert not any("back" in line for line in frames[choice["moment"]]["lines"])
    assert len({choice["moment"] for choice in review["choices"]}) == len(review["choices"])


def test_a_game_that_was_played_on_is_reviewed_from_there(anna: Caller) -> None:
    mine = played_out(anna)
    before = reviewed(anna, mine["table"])["choices"]
    at = before[len(before) // 2]["moment"]
    seats = [{"who": "bot", "bot": "random"}, {"who": "me"}]
    forked = anna.post(f"/api/tables/{mine['table']}/fork", {"at": at, "seats": seats, "name": "Ben"})
    with anna.look(forked["table"], forked["key"]) as table:
        table.play_to_the_end(random.Random(2))
    review = reviewed(anna, forked["table"])
    assert review["choices"][0]["at"] >= before[len(before) // 2]["at"]
    assert review["choices"][0]["moment"] == 0


def test_what_another_choice_would_have_set_off_is_told(anna: Caller) -> None:
    table = played_out(anna)["table"]
    choices = reviewed(anna, table)["choices"]
    for choice in choices[:: len(choices) // 5]:
        for option in choice["options"]:
            words = option["choice"]["words"]
            asked = {"at": choice["at"], "seat": choice["seat"], "words": words}
            answer = anna.http.get(f"/api/tables/{table}/review/foresight", params=asked).raise_for_status()
            assert answer.json()["words"] == words
    at, seat = choices[0]["at"], choices[0]["seat"]
    wrongs: list[tuple[dict[str, str | int], tuple[int, str]]] = [
        ({"at": -1, "seat": 0, "words": "pass"}, (400, "malformed")),
        ({"at": 10**6, "seat": 0, "words": "pass"}, (400, "malformed")),
        ({"at": at, "seat": 9, "words": "pass"}, (400, "malformed")),
        ({"at": at, "seat": "x", "words": "pass"}, (400, "malformed")),
        ({"at": at, "seat": seat, "words": "fly to the moon"}, (409, "illegal")),
        ({"at": at, "seat": 1 - seat, "words": choices[0]["played"]}, (409, "illegal")),
    ]
    for wrong, said in wrongs:
        assert refusal(anna.http.get(f"/api/tables/{table}/review/foresight", params=wrong)) == said, wrong


# Keeping it


def test_it_is_kept_across_a_restart_and_removed_with_its_table(database: str) -> None:
    with serving(database, review_simulations=FEW) as server:
        mine = played_out(server.caller())
        review = reviewed(server.caller(), mine["table"])
        server.stop()
        server.start()
        anna = server.caller()
        state = anna.get(path(mine["table"]))
        assert state["review"] == review
        assert (state["running"], state["done"]) == (False, len(review["choices"]))
        anna.key = mine["key"]
        assert anna.ask("DELETE", f"/api/tables/{mine['table']}").is_success
        assert refusal(anna.ask("GET", path(mine["table"]))) == (404, "no-table")


def test_one_that_was_made_otherwise_is_made_anew(tmp_path: Path) -> None:
    with serving(tmp_path, review_simulations=FEW) as server:
        table = played_out(server.caller())["table"]
        assert reviewed(server.caller(), table)["simulations"] == FEW
    with serving(tmp_path, review_simulations=FEW + 1) as server:
        anna = server.caller()
        assert anna.get(path(table)) == msgspec.to_builtins(ReviewState(False, False, 0, 0, None))
        assert reviewed(anna, table)["simulations"] == FEW + 1


def test_one_that_was_broken_off_by_a_power_cut_starts_again(tmp_path: Path) -> None:
    with serving(tmp_path, review_simulations=FEW) as server:
        table = played_out(server.caller())["table"]
        server.caller().post(path(table, "anna"))
        server.kill()
        server.start()
        assert reviewed(server.caller(), table)


def test_it_is_packed_for_those_who_can_unpack(anna: Caller) -> None:
    table = played_out(anna)["table"]
    reviewed(anna, table)
    packed, plain = (anna.http.get(path(table), headers={"accept-encoding": how}) for how in ("gzip", "identity"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content


# Waiting for it


def test_two_who_ask_for_it_at_once_wait_for_the_same(slow_server: Server) -> None:
    anna, ben = slow_server.caller(), slow_server.caller()
    table = played_out(anna)["table"]
    anna.post(path(table, "anna"))
    assert wait(lambda: ben.post(path(table, "ben"))["total"]) > 10
    anna.ask("DELETE", path(table, "anna")).raise_for_status()
    anna.ask("DELETE", path(table, "anna")).raise_for_status()
    anna.ask("DELETE", path(table, "clara")).raise_for_status()
    assert ben.get(path(table))["running"], "Ben still waits for it"
    ben.ask("DELETE", path(table, "ben")).raise_for_status()
    assert ben.get(path(table)) == msgspec.to_builtins(ReviewState(False, False, 0, 0, None))


def test_progress_is_told(anna: Caller) -> None:
    table = played_out(anna)["table"]
    heard = [anna.post(path(table, "anna"))]
    while heard[-1]["running"]:
        heard.append(anna.get(path(table)))
    done = [state["done"] for state in heard]
    assert done == sorted(done)
    assert len({*done}) > 2
    assert heard[-1]["review"]
    assert all(state["total"] in (0, heard[-1]["total"]) for state in heard)


def test_one_address_does_not_ask_for_many_at_once(slow_server: Server) -> None:
    anna = slow_server.caller()
    tables = [played_out(anna)["table"] for _ in range(MOST_OF_ONE + 1)]
    *begun, last = (anna.ask("POST", path(table, "anna")) for table in tables)
    assert all(answer.is_success for answer in begun)
    assert refusal(last) == (429, "too-fast")
    for table in tables:
        anna.ask("DELETE", path(table, "anna")).raise_for_status()


def test_bots_at_tables_come_first(slow_server: Server) -> None:
    anna = slow_server.caller()
    table = played_out(anna)["table"]
    anna.post(path(table, "anna"))
    wait(lambda: anna.get(path(table))["total"])
    mine = anna.open("me", "greedy")
    anna.ask("DELETE", path(table, "anna")).raise_for_status()
    with anna.look(mine["table"], mine["key"]) as client:
        client.play_to_the_end(random.Random(1))
    assert client.over


def test_a_worker_that_dies_in_the_middle_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, review_simulations=500) as server:
        anna = server.caller()
        table = played_out(anna)["table"]
        anna.post(path(table, "anna"))
        wait(lambda: anna.get(path(table))["done"])
        for worker in workers(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        record = anna.ask("GET", f"/api/tables/{table}/record").text
        direct = coach.review(westbound.load(record), simulations=500)
        review = reviewed(anna, table)
        assert [choice["loss"] for choice in review["choices"]] == [choice.loss for choice in direct.choices]
        assert "a bot failed" in server.logged()


def workers(server: int) -> list[int]:
    """The processes in which bots think."""
    return [int(each) for each in Path(f"/proc/{server}/task/{server}/children").read_text().split()]


# Who may ask


def test_no_path_leads_to_a_review_of_a_game_that_is_played(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        while not table.asked:
            table.hear()
        words = table.choices()[0]
    for key in ("", mine["key"]):
        anna.key = key
        for method, way in paths(mine["table"], words):
            assert refusal(anna.ask(method, way)) == (409, "not-now"), way


def test_a_game_without_a_result_is_not_reviewed(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        while not table.asked:
            table.hear()
        assert table.do("abandon")["say"] == "done"
    for method, way in paths(mine["table"]):
        assert refusal(anna.ask(method, way)) == (409, "not-now"), way


def test_without_watchers_only_players_see_it(anna: Caller) -> None:
    mine = played_out(anna, watchers=False)
    for method, way in paths(mine["table"]):
        assert refusal(anna.ask(method, way)) == (403, "no-watchers"), way
    anna.key = anna.open("me", "open")["key"]
    for method, way in paths(mine["table"]):
        assert refusal(anna.ask(method, way)) == (401, "wrong-key"), way
    anna.key = mine["key"]
    assert reviewed(anna, mine["table"])


def paths(table: str, words: str = "pass") -> list[tuple[str, str]]:
    foresight = f"{path(table)}/foresight?at=0&seat=0&words={words}"
    return [("GET", path(table)), ("POST", path(table, "x")), ("DELETE", path(table, "x")), ("GET", foresight)]


def test_names_of_those_who_wait_are_short_and_plain(anna: Caller) -> None:
    table = played_out(anna)["table"]
    for who in ("", "x" * 41, "a b", "%00", "%C3%A4"):
        for method in ("POST", "DELETE"):
            assert refusal(anna.ask(method, f"{path(table)}?who={who}")) == (400, "malformed")
        assert refusal(anna.ask("POST", path(table))) == (400, "malformed")
    assert refusal(anna.ask("GET", path("abcdefghjk"))) == (404, "no-table")


# The pool


def a_question(match: Match) -> AppraisalQuestion:
    decision = next(iter(coach.decisions(match)))
    return question(match, decision, None, FEW, 0)


def test_reviews_wait_until_no_bot_waits() -> None:
    async def story() -> list[str]:
        queue, match = QuestionQueue(2), finished()
        asked = a_question(match)
        bot = Question(bot="random", game=asked.game, players=2, options={}, edition="", seat=0, snapshot={}, seed=0)
        queue.put(asked, Asker("review a", ("1",)))
        queue.put(asked, Asker("review b", ("2",)))
        queue.put(bot, Asker("watched", ("1",)))
        queue.put(bot, Asker("played", ("3",), players=True))
        taken = list[Waiting]()
        while len(taken) < 4:
            taken.append(await queue.get())
            queue.done(taken[-1])
        return [waiting.asker.table for waiting in taken]

    assert asyncio.run(story()) == ["played", "watched", "review a", "review b"]


def test_reviews_leave_a_worker_to_bots() -> None:
    async def story() -> None:
        queue, asked = QuestionQueue(3), a_question(finished())
        for table in "abcd":
            queue.put(asked, Asker(table))
        taken = [queue.get_nowait() for _ in range(3)]
        assert [waiting.asker.table for waiting in taken if waiting] == ["a", "b"]

    asyncio.run(story())


def test_a_worker_says_what_the_coach_says() -> None:
    match = finished()
    made = next(iter(coach.decisions(match)))
    direct = appraising.appraise(match.game, match.space, made.table, made.seat, played=made.played, simulations=FEW)

    async def story() -> coach.Appraisal:
        pool = await BotPool.open(1, 30)
        try:
            answer = await pool.appraise(a_question(match))
            broken = await pool.appraise(msgspec.structs.replace(a_question(match), played="nonsense"))
        finally:
            await pool.close()
        assert answer
        assert broken
        assert "nonsense" in broken.failed
        return answer.appraisal()

    assert msgspec.json.encode(asyncio.run(story())) == msgspec.json.encode(direct)


def finished() -> Match:
    match, rng = westbound.new("pioneers", players=2, seed=5), random.Random(5)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match
