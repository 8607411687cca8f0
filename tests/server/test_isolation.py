"""If the rules of one table fail, all other tables go on."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Caller, Client, Server, serving

BAD = "tests.server.bad_rules"
TRAP = "the rules of a table failed"
IN_WORDS = "the rules failed at this table"
UNREADABLE = "this server cannot read this table"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("isolation"), BAD) as server:
        yield server


def noted(server: Server, table: str, event: str = TRAP) -> list[str]:
    return [line for line in server.logged().splitlines() if event in line and f"table={table}" in line]


def alive(server: Server) -> None:
    """Somebody else opens a table, and plays there with a bot."""
    anna = server.caller()
    seated = anna.open("me", "random")
    with anna.look(seated["table"], seated["key"]) as mine:
        mine.play_to_the_end(random.Random(1), most=5)
    assert anna.ask("GET", "/health").status_code == 200


def opened(anna: Caller, *seats: str) -> tuple[str, Client]:
    seated = anna.open(*seats, game="trapped")
    return seated["table"], anna.look(seated["table"], seated["key"])


def test_an_action_in_which_the_rules_fail_is_refused_and_has_not_happened(server: Server) -> None:
    anna = server.caller()
    table, mine = opened(anna, "me", "open")
    ben = anna.sit(table, "Ben")
    with mine, anna.look(table, ben["key"]) as other:
        mine.wait(lambda _: mine.version is not None)
        for _ in range(3):
            refused = mine.act("drop 7")
            assert (refused["say"], refused["code"]) == ("refused", "unavailable")
            assert IN_WORDS in refused["reason"]
        alive(server)
        assert mine.act("drop 1")["say"] == "done"
        other.wait(lambda _: other.version == 1)
        assert other.act("drop 2")["say"] == "done"
    [line] = noted(server, table)
    assert "IndexError: pop from empty list (bad_rules.py, line" in line


def test_a_position_that_nobody_can_look_at_closes_one_table(server: Server) -> None:
    anna = server.caller()
    table, mine = opened(anna, "me", "random")
    with mine:
        with pytest.raises(ConnectionClosed):
            mine.act("drop 6")
        assert (mine.heard[-1]["say"], mine.heard[-1]["code"]) == ("refused", "quarantined")
    with anna.look(table) as watcher:
        assert watcher.heard[-1]["code"] == "quarantined"
        assert UNREADABLE in watcher.heard[-1]["reason"]
    alive(server)
    assert len(noted(server, table, "a table is in quarantine")) == 1


def test_a_bot_that_cannot_be_asked_is_not_asked_for_ever(server: Server) -> None:
    anna = server.caller()
    table, mine = opened(anna, "me", "random")
    with mine:
        assert mine.act("drop 5")["say"] == "done"
        deadline = time.monotonic() + PATIENCE
        while not noted(server, table) and time.monotonic() < deadline:
            time.sleep(0.05)
        alive(server)
        assert len(noted(server, table)) == 1
        assert mine.do("undo")["say"] == "done"  # which is how people get on


def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart, bots are asked again at all tables, one after the other."""
    with serving(tmp_path, BAD) as server:
        anna = server.caller()
        table, mine = opened(anna, "me", "random")
        with mine:
            assert mine.act("drop 5")["say"] == "done"  # and the bot cannot answer
        other = anna.open("random", "random")["table"]
        server.kill()
        monkeypatch.setenv("BAD_RULES_SPRUNG", "yes")
        server.start()
        anna = server.caller()
        with anna.look(other) as watcher:
            watcher.wait(lambda _: watcher.over)
        answer = anna.ask("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "quarantined")
        assert UNREADABLE in answer.json()["reason"]
        assert "a round failed" not in server.logged()
        alive(server)
