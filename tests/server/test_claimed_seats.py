"""Seats claimed under a name: valid as long as their key is, and no longer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import westbound
from tests.server.serving import Caller, Json, Server, play_out, serving
from tests.server.test_dice import record_of
from tests.server.test_notices import look
from tests.server.test_people import PASSPHRASE, QUICKLY, claim, own
from westbound.engine.record import read_record

HOOK = {"kind": "hook", "target": "https://127.0.0.1:9/zoe"}


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000, notice_after=1000, notices_private=True) as server:
        yield server


@pytest.fixture
def ben(server: Server, request: pytest.FixtureRequest) -> Caller:
    return claim(server, f"Ben {abs(hash(request.node.name)) % 10**9}")[0]


@pytest.fixture
def seats(server: Server, ben: Caller) -> list[Json]:
    """A table of Anna, Ben and Zoe: Ben claims a seat; then the host gives it to Zoe, who plays to the end."""
    mine = server.caller().open("me", "open", "open", watchers=False)
    bens = server.caller().sit(mine["table"], "Ben")
    assert ben.put("/api/me/games", {"seats": [own(bens)]})["kept"] == [mine["table"]]
    server.caller(mine["key"]).put(f"/api/tables/{mine['table']}/seats/1", {"bot": ""})
    zoes = server.caller().sit(mine["table"], "Zoe")
    server.caller(mine["key"]).put(f"/api/tables/{mine['table']}/seats/2", {"bot": "random"})
    with look(server, mine) as anna, look(server, zoes) as zoe:
        zoe.do("chat", text="a word in confidence")
        play_out([anna, zoe], random.Random(1))
    return [mine, bens, zoes]


def test_who_lost_a_seat_takes_nothing_of_it_along(ben: Caller, seats: list[Json]) -> None:
    kept = ben.ask("GET", "/api/me/export")
    assert (kept.json()["games"], kept.json()["tallies"]) == ([], [])
    assert "confidence" not in kept.text
    assert "Zoe" not in kept.text


def test_nor_do_the_statistics_count_it(ben: Caller, seats: list[Json]) -> None:
    assert ben.get("/api/me")["tallies"] == []


def test_nor_does_the_key_come_back(ben: Caller, seats: list[Json]) -> None:
    assert ben.put("/api/me/games", {"seats": [own(seats[1])]})["void"] == [seats[0]["table"]]
    assert ben.get("/api/me")["games"] == []


def test_nor_is_who_sits_there_now_forgotten(server: Server, ben: Caller, seats: list[Json]) -> None:
    zoe, table = server.caller(seats[2]["key"]), seats[0]["table"]
    wish = zoe.put(f"/api/tables/{table}/wishes", HOOK)
    assert ben.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE, "redact": True}).status_code == 204
    assert zoe.get(f"/api/tables/{table}")["seats"][1]["name"] == "Zoe"
    assert "a word in confidence" in zoe.ask("GET", f"/api/tables/{table}/replay").text
    assert [each["id"] for each in zoe.get(f"/api/tables/{table}/wishes")] == [wish["id"]]


def test_one_s_own_wishes_are_taken_along_and_forgotten(server: Server) -> None:
    caller, _ = claim(server, "Wishful")
    seated = server.caller().open("me", "open")
    seat = server.caller(seated["key"])
    wish = seat.put(f"/api/tables/{seated['table']}/wishes", HOOK)
    caller.put("/api/me/games", {"seats": [own(seated)]})
    (game,) = caller.get("/api/me/export")["games"]
    assert game["wishes"] == [{**wish, "secret": ""}]
    assert caller.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE}).status_code == 204
    assert seat.get(f"/api/tables/{seated['table']}/wishes") == []


def test_who_has_asked_before_finds_no_name_any_more(server: Server) -> None:
    """Neither do others who play there, nor is it told from memory."""
    caller, _ = claim(server, "Vanishing Vera")
    mine = server.caller().open("me", "open")
    veras = server.caller().sit(mine["table"], "Vera")
    with look(server, mine) as anna, look(server, veras) as vera:
        vera.do("chat", text="a word in passing")
        vera.do("phrase", phrase="one-moment")
        play_out([anna, vera], random.Random(2))
    caller.put("/api/me/games", {"seats": [own(veras)]})
    other = server.caller(mine["key"])

    def told() -> str:
        table = f"/api/tables/{mine['table']}"
        asked = [other.ask("GET", f"{table}/{what}") for what in ("replay", "replay?eyes=all", "record", "luck")]
        asked += [other.ask("GET", table), other.ask("POST", "/api/mine", {"seats": [own(mine)]})]
        return "".join(answer.raise_for_status().text for answer in asked)

    before = told()
    seal = seal_of(other, mine["table"])
    assert before == told()
    assert "Vera" in before
    assert "in passing" in before
    assert "one-moment" in before
    assert caller.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE, "redact": True}).status_code == 204
    after = told()
    assert "Vera" not in after
    assert "in passing" not in after
    assert "one-moment" not in after
    assert "Anna" in after
    assert westbound.verify(record_of(other, mine["table"]), seal=seal).holds


def seal_of(caller: Caller, table: str) -> str:
    """As somebody would note it after the game."""
    dice = read_record(record_of(caller, table)).header.dice
    assert dice
    return dice.seal
