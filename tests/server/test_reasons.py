"""Why something cannot be chosen, asked over the socket."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.serving import Caller, Client, Json, Server
from westbound.server.protocol.socket import ToViewer


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def because(table: Client, kind: str, word: str) -> Json:
    answer = table.do("why", kind=kind, word=word)
    assert answer["say"] == "because"
    msgspec.convert(answer, ToViewer)  # a message of the protocol
    return answer


def test_a_player_learns_why_something_cannot_be_chosen(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        while not table.asked or "two roads" not in table.choices():
            table.act("pass") if table.asked and "pass" in table.choices() else table.hear()
        version = table.version
        assert because(table, "city", "start")["key"] == "no-tile"
        offered = next(words for words in table.choices() if words.startswith("road "))
        assert "key" not in because(table, "line", offered.removeprefix("road "))
        assert "key" not in because(table, "line", "nowhere-at_all")
        assert table.version == version


def test_a_player_learns_all_reasons_at_once(anna: Caller, server: Server) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table, server.caller().look(mine["table"]) as watching:
        while not table.asked or "two roads" not in table.choices():
            table.act("pass") if table.asked and "pass" in table.choices() else table.hear()
        version = table.version
        answer = table.do("whynot")
        msgspec.convert(answer, ToViewer)
        assert {"kind": "city", "word": "start", "key": "no-tile"} in answer["reasons"]
        things = {f"{each['kind']} {each['word']}" for each in answer["reasons"]}
        offered = {words.replace("road ", "line ") for words in table.choices() if words.startswith("road ")}
        assert offered
        assert not things & offered
        assert table.version == version
        assert watching.do("whynot")["code"] == "not-yours"
        assert table.do("whynot", version=10_000)["code"] == "stale"


def test_only_a_player_may_ask_why_and_only_now(anna: Caller, server: Server) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table, server.caller().look(mine["table"]) as watching:
        while not table.asked:
            table.hear()
        assert watching.do("why", kind="city", word="start")["code"] == "not-yours"
        assert table.do("why", kind="city", word="start", version=10_000)["code"] == "stale"
        table.say("why", id=9, kind="city", word="x" * 101, version=table.version)
        assert table.wait(lambda message: message["say"] == "refused")["code"] == "malformed"


def test_before_the_game_there_is_nothing_to_ask(anna: Caller) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.do("why", kind="city", word="start", version=0)["code"] == "not-now"
