"""People choose a level of bots, and can hurry those that think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Caller, Client, Json, Server, serving
from westbound import bots

BAD = "tests.server.bad_bots"

DRIFT = 1000  # milliseconds by which the server's steady time may differ from the clock


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("notes")
        patch.setenv("BAD_BOTS_NOTES", str(folder))
        yield folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, notes: Path) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("levels"), BAD, bots=4, asides_per_minute=1) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def test_the_shelf_tells_levels_in_order_then_bots_that_were_added(anna: Caller) -> None:
    shelf: Json = anna.get("/api/games")
    assert [(bot["name"], bot["level"]) for bot in shelf["bots"][:5]] == [
        ("greenhorn", 1), ("greedy", 2), ("scout", 3), ("marshal", 4), ("legend", 5),
    ]  # fmt: skip
    added = {bot["name"]: bot["level"] for bot in shelf["bots"][5:]}
    assert added["ponders"] == 0
    assert "random" not in added
    assert shelf["standin"] == bots.STANDIN


def test_the_shelf_tells_what_each_game_is_like(anna: Caller) -> None:
    told = {each["name"]: (each["minutes"], each["weight"]) for each in anna.get("/api/games")["games"]}
    assert told["pioneers"] == ([60, 90], "medium")
    assert told["pioneer_days"] == ([45, 90], "light")
    assert told["colorado"] == ([60, 90], "medium")


def test_a_table_tells_when_it_was_opened(anna: Caller) -> None:
    before = time.time() * 1000
    table = anna.open("me", "open")["table"]
    opened = anna.get(f"/api/tables/{table}")["opened"]
    assert before - DRIFT <= opened <= time.time() * 1000 + DRIFT


@pytest.mark.parametrize("bot", ["greenhorn", "greedy", "scout", "marshal", "legend", "random"])
def test_every_level_plays_and_so_does_random(anna: Caller, bot: str) -> None:
    mine = anna.open("me", bot, game="colorado", standin=bot)
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.table["seats"][1]["bot"] == bot
        for _ in range(3):
            while not table.asked:
                table.hear()
            table.act(table.choices()[0])
        assert not any(line["key"] == "table-lapsed" for line in table.lines), "it chooses itself"


def test_no_other_bot_is_accepted(anna: Caller) -> None:
    wanted = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "bot", "bot": "hal"}], "name": "Anna"}
    refused = anna.ask("POST", "/api/tables", wanted)
    assert refused.status_code == 400
    assert "legend" in refused.json()["reason"]


def until_the_bot_is_asked(table: Client) -> None:
    while table.ask["actors"] != [1]:
        if table.asked:
            table.act(table.choices()[0])
        else:
            table.hear()


def test_players_hurry_a_bot_and_nothing_is_written(anna: Caller) -> None:
    mine = anna.open("me", "ponders")
    with anna.look(mine["table"], mine["key"]) as table:
        until_the_bot_is_asked(table)
    with anna.look(mine["table"], mine["key"]) as table, anna.look(mine["table"]) as watcher:
        before = watcher.seq
        assert table.do("hurry") == {"say": "done", "id": 1, "seq": before}
        news = watcher.hear()
        while news["say"] != "news" or "lines" not in news:
            news = watcher.hear()
        assert news["since"] == before, "what the bot has chosen comes next"
        assert not any(line["key"].startswith("table-") for line in news["lines"])


def test_watchers_and_those_who_have_resigned_hurry_nobody(anna: Caller) -> None:
    mine = anna.open("me", "ponders", "open")
    ben = anna.sit(mine["table"], "Ben")
    with (
        anna.look(mine["table"], mine["key"]) as table,
        anna.look(ben["table"], ben["key"]) as other,
        anna.look(mine["table"]) as watcher,
    ):
        assert watcher.do("hurry")["code"] == "not-yours"
        other.do("resign")
        assert other.do("hurry")["code"] == "not-now"
        until_the_bot_is_asked(table)
        assert table.do("hurry")["say"] == "done"


def test_hurrying_when_nobody_thinks_does_nothing_and_too_often_is_refused(anna: Caller) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        before = table.seq
        answers = [table.do("hurry") for _ in range(40)]
        assert answers[0]["say"] == "done"
        assert answers[-1]["code"] == "too-fast"
        assert table.seq == before


def test_a_bot_that_stands_in_for_somebody_cannot_be_hurried(anna: Caller) -> None:
    """Their owners must not lose by it."""
    mine = anna.open("me", "open", standin="ponders")
    ben = anna.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as table:
        with anna.look(ben["table"], ben["key"]) as other:
            other.do("leave")
        until_the_bot_is_asked(table)
        version = table.version
        assert table.do("hurry")["say"] == "done"
        table.do("chat", text="Still there?")
        time.sleep(0.5)
        table.do("chat", text="And now?")
        assert table.version == version
