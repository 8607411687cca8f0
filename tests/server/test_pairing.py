"""Find me a game: people who look for the same meet at one table, whichever process they talk to."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.serving import Caller, Client, Json, Server, serving

QUICKLY = "tests.server.quick_hashes"
PASSPHRASE = "many a mile westbound"

names = itertools.count(1)
waiting: list[tuple[Seeker, Json]] = []


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000) as server:
        yield server


@pytest.fixture(autouse=True)
def nobody_waits_any_more() -> Iterator[None]:
    """After each test, so that the next one meets only its own people."""
    yield
    while waiting:
        seeker, seated = waiting.pop()
        if seeker.server.process.poll() is None:
            seeker.cancel(seated)


class Seeker:
    """Somebody with a browser of their own, who looks for a game."""

    def __init__(self, server: Server, **more: object) -> None:
        self.server = server
        self.caller = server.caller()
        self.order: Json = {"name": f"Seeker {next(names)}", "device": secrets.token_hex(16), **more}

    def find(self, **wish: object) -> Json:
        seated: Json = self.caller.post("/api/pairing", self.order | wish)
        waiting.append((self, seated))
        return seated

    def look(self, seated: Json) -> Client:
        return self.caller.look(seated["table"], seated["key"])

    def with_key(self, seated: Json) -> Caller:
        return self.server.caller(seated["key"])

    def is_looking(self, seated: Json) -> bool:
        return bool(self.with_key(seated).get(f"/api/pairing/{seated['table']}")["looking"])

    def cancel(self, seated: Json) -> int:
        return self.with_key(seated).ask("DELETE", f"/api/pairing/{seated['table']}").status_code


def people_at(server: Server, table: str) -> list[str]:
    seats = server.caller().get(f"/api/tables/{table}")["seats"]
    return [seat["name"] for seat in seats if seat["who"] == "person"]


def test_two_who_look_for_the_same_play_together(server: Server) -> None:
    anna, ben = Seeker(server), Seeker(server)
    first = anna.find(game="pioneers", players=2)
    assert anna.is_looking(first)
    second = ben.find(game="pioneers", players=2)
    assert (second["table"], second["seat"]) == (first["table"], 1)
    assert not anna.is_looking(first)
    status = server.caller().get(f"/api/tables/{first['table']}")
    assert (status["state"], status["clock"]["turn"]) == ("playing", 60)
    third = Seeker(server).find(game="pioneers", players=2)
    assert third["table"] != first["table"]


def test_others_look_for_something_else(server: Server) -> None:
    wishes = [{"game": "pioneers", "players": 3}, {"game": "pioneers", "players": 4}]
    wishes += [{**each, "bots": True} for each in wishes]
    found = [Seeker(server).find(**each)["table"] for each in wishes]
    assert len({*found}) == 4


def test_a_table_for_three_fills_up(server: Server) -> None:
    seekers = [Seeker(server) for _ in range(3)]
    found = [each.find(game="colorado", players=3) for each in seekers]
    assert len({each["table"] for each in found}) == 1
    assert [each["seat"] for each in found] == [0, 1, 2]
    assert not seekers[0].is_looking(found[0])


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_bots_play_until_somebody_comes(server: Server, game: str) -> None:
    anna, ben = Seeker(server), Seeker(server)
    first = anna.find(game=game, players=2, bots=True)
    status = server.caller().get(f"/api/tables/{first['table']}")
    assert (status["state"], [each["who"] for each in status["seats"]]) == ("playing", ["person", "bot"])
    assert anna.is_looking(first)
    second = ben.find(game=game, players=2)  # with two players, it does not matter who would wait with bots
    assert second["table"] == first["table"]
    assert second.get("application") is None
    with ben.look(second) as client:
        assert client.seat == 1
    assert people_at(server, first["table"]) == [anna.order["name"], ben.order["name"]]


def test_nobody_is_sent_to_a_game_whose_first_round_is_over(server: Server) -> None:
    anna = Seeker(server)
    first = anna.find(game="pioneers", players=2, bots=True)
    with anna.look(first) as client:
        while sum(line["key"] == "turn-of" for line in client.lines) < 3:
            if client.asked:
                client.act(client.choices()[0])
            else:
                client.hear()
    assert not anna.is_looking(first)
    assert Seeker(server).find(game="pioneers", players=2)["table"] != first["table"]


def test_nobody_is_paired_with_themself(server: Server) -> None:
    """From one browser they get their seat again; so does the same account on another device."""
    anna = Seeker(server)
    first = anna.find(game="pioneer_days", players=4)
    assert anna.find(game="pioneer_days", players=4) == first
    token = server.caller().post("/api/me", {"name": "Calamity", "passphrase": PASSPHRASE})["token"]
    phone, laptop = Seeker(server, account=token), Seeker(server, account=token)
    found = phone.find(game="pioneer_days", players=3)
    assert laptop.find(game="pioneer_days", players=3) == found
    assert people_at(server, found["table"]) == [phone.order["name"]]


def test_a_seat_that_was_left_is_not_given_back(server: Server) -> None:
    """Somebody else may have it by now."""
    anna, ben = Seeker(server), Seeker(server)
    first = anna.find(game="pioneers", players=4)
    assert ben.find(game="pioneers", players=4)["table"] == first["table"]
    with anna.look(first) as client:
        client.do("leave")
    stranger = server.caller().sit(first["table"], "Stranger")
    assert stranger["seat"] == first["seat"]
    assert anna.find(game="pioneers", players=4)["key"] != stranger["key"]


def test_waiting_can_be_canceled(server: Server) -> None:
    anna, ben = Seeker(server), Seeker(server)
    first = anna.find(game="pioneer_days", players=2)
    assert ben.caller.ask("DELETE", f"/api/pairing/{first['table']}").status_code == 401
    assert anna.cancel(first) == 204
    assert server.caller().ask("GET", f"/api/tables/{first['table']}").status_code == 404
    second = ben.find(game="pioneer_days", players=2)
    assert second["table"] != first["table"]
    assert ben.cancel(second) == 204


def test_a_host_who_does_not_play_frees_no_seat(server: Server) -> None:
    host = server.caller()
    opened = host.open("open", "open")
    host.sit(opened["table"], "Anna")
    host.key = opened["key"]
    assert host.ask("DELETE", f"/api/pairing/{opened['table']}").status_code == 403
    assert people_at(server, opened["table"]) == ["Anna"]


def test_canceling_with_bots_goes_on_without_waiting(server: Server) -> None:
    anna = Seeker(server)
    first = anna.find(game="colorado", players=4, bots=True)
    assert anna.cancel(first) == 204
    assert not anna.is_looking(first)
    assert people_at(server, first["table"]) == [anna.order["name"]]
    assert Seeker(server).find(game="colorado", players=4, bots=True)["table"] != first["table"]


def test_what_cannot_be_found(server: Server) -> None:
    seeker = Seeker(server)
    for wish in ({"game": "chess", "players": 2}, {"game": "pioneers", "players": 5}, {"game": "pioneers"}):
        answer = seeker.caller.ask("POST", "/api/pairing", seeker.order | wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    answer = seeker.caller.ask("POST", "/api/pairing", seeker.order | {"device": "short"})
    assert answer.status_code == 400


def test_looking_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("limited")) as server:
        seeker = Seeker(server)
        found = {
            seeker.caller.ask("POST", "/api/pairing", seeker.order | {"game": "pioneers", "players": 2}).status_code
            for _ in range(125)
        }
        assert found == {201, 429}


def test_two_processes_send_people_to_one_table(postgres_database: str) -> None:
    """Eight people press the button at the same time, four at each of two processes."""
    with serving(postgres_database, QUICKLY) as one, serving(postgres_database, QUICKLY) as other:
        seekers = [Seeker(each) for each in (one, other) * 4]
        for game, players in (("pioneers", 2), ("colorado", 4)):
            with ThreadPoolExecutor(len(seekers)) as threads:
                found = [*threads.map(lambda each: each.find(game=game, players=players), seekers)]  # noqa: B023
            tables = [each["table"] for each in found]
            assert sorted(tables.count(each) for each in {*tables}) == [players] * (8 // players)
            assert len({(each["table"], each["seat"]) for each in found}) == 8
