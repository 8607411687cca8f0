"""What a choice would set off, asked over the socket."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.serving import Caller, Client, Json, Server, serving
from tests.server.test_editions import EVERY_GAME, opened
from westbound.courses import course
from westbound.server.protocol.socket import ToViewer


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def foreseen(table: Client, words: str) -> Json:
    answer = table.do("foresee", words=words)
    assert answer["say"] == "foreseen"
    msgspec.convert(answer, ToViewer)  # a message of the protocol
    foresight: Json = answer["foresight"]
    assert foresight["words"] == words
    return foresight


def facts(lines: list[Json]) -> list[tuple[str, list[list[str]]]]:
    return [(line["key"], line.get("parts", [])) for line in lines]


def expect_what_was_foreseen(table: Client, words: str) -> int:
    """Ask about a choice, make it, and compare the log; returns how many lines were foreseen."""
    known, version = len(table.lines), table.version
    foresight = foreseen(table, words)
    assert table.version == version
    assert foreseen(table, words) == foresight
    table.act(words)
    lines = foresight["lines"]
    assert facts(table.lines[known : known + len(lines)]) == facts(lines)
    return len(lines)


def expect_a_game_as_foreseen(anna: Caller, mine: Json) -> None:
    rng, told = random.Random(5), 0
    with anna.look(mine["table"], mine["key"]) as table:
        for _ in range(25):
            while table.ask["actors"] != [table.seat] and not table.over:  # alone: others' lines would come in between
                table.hear()
            if table.over:
                break
            told += expect_what_was_foreseen(table, rng.choice(table.choices()))
    assert told > 10


@EVERY_GAME
def test_the_next_lines_of_the_log_are_foreseen(anna: Caller, game: str) -> None:
    expect_a_game_as_foreseen(anna, anna.open("me", "random", game=game))


def test_so_they_are_on_an_edition_of_somebody(anna: Caller) -> None:
    expect_a_game_as_foreseen(anna, opened(anna, "pioneers", "me", "random")[0])


def test_so_they_are_in_a_lesson(anna: Caller) -> None:
    found = course("pioneers")
    assert found
    lesson = found.lessons[0]
    mine, told = anna.post(f"/api/games/pioneers/course/{lesson.name}", {"name": "Anna"}), 0
    with anna.look(mine["table"], mine["key"]) as table:
        for words in lesson.solution:
            while words not in table.choices():
                table.hear()
            told += expect_what_was_foreseen(table, words)
    assert told > 0


def test_only_a_player_may_ask_and_only_about_a_choice_of_now(anna: Caller, server: Server) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table, server.caller().look(mine["table"]) as watching:
        while not table.asked:
            table.hear()
        words = table.choices()[0]
        assert watching.do("foresee", words=words)["code"] == "not-yours"
        assert table.do("foresee", words=words, version=0)["code"] == "stale"
        assert table.do("foresee", words=words, version=10_000)["code"] == "stale"
        assert table.do("foresee", words="travel nowhere")["code"] == "illegal"
        assert table.do("foresee", words="nugget 3")["code"] == "illegal"
        lines, seq = len(table.lines), table.seq
        foreseen(table, words)
        assert (len(table.lines), table.seq) == (lines, seq)
    with anna.look(mine["table"], mine["key"]) as again:
        assert again.seq == seq, "nothing was written"


def test_before_the_game_there_is_nothing_to_foresee(anna: Caller) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.do("foresee", words="pass", version=0)["code"] == "not-now"


def test_who_has_resigned_foresees_nothing(anna: Caller, server: Server) -> None:
    mine = anna.open("me", "open")
    server.caller().sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.do("resign")["say"] == "done"
        assert table.do("foresee", words="pass", version=table.version)["code"] == "not-now"


def test_asking_too_fast_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("fast"), messages_per_second=1) as slow:
        caller = slow.caller()
        mine = caller.open("me", "random")
        with caller.look(mine["table"], mine["key"]) as table:
            while not table.asked:
                table.hear()
            for number in range(8):
                table.say("foresee", id=number, version=table.version, words=table.choices()[0])
            answers = [table.wait(lambda message: message["say"] in ("foreseen", "refused")) for _ in range(8)]
        assert [answer.get("code") for answer in answers[-2:]] == ["too-fast"] * 2
        assert answers[0]["say"] == "foreseen"
