"""Floods and slow clients: they are stopped, and nobody else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.bystanders import Bystanders, undisturbed
from tests.server.raw_clients import HANDSHAKE, HELLO, answers, enter, frame, healthy, open_socket
from tests.server.serving import PATIENCE, Json, Server
from westbound.server.http.sockets import GREETING, MOST_BAD
from westbound.server.run import DEAF
from westbound.server.tables.tables import ASIDES_AT_ONCE, CHATS_AT_ONCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(tmp_path_factory.mktemp("floods"), chats_per_minute=1_000_000) as server:
        yield server


@pytest.fixture(scope="module")
def mute(server: Server) -> Iterator[tuple[float, list[ClientConnection]]]:
    """Sockets on which nothing is ever said, and since when."""
    table, since = server.caller().open("me", "open")["table"], time.monotonic()
    sockets = [open_socket(server, table) for _ in range(3)]
    yield since, sockets
    for each in sockets:
        each.close()


@pytest.fixture(scope="module")
def bystanders(server: Server, mute: object) -> Iterator[Bystanders]:
    with undisturbed(server) as bystanders:
        yield bystanders
        bystanders.check()


def test_who_sends_too_many_bad_messages_is_put_off(server: Server, bystanders: Bystanders) -> None:
    with enter(server, bystanders.table, bystanders.keys[2]) as connection:
        with suppress(ConnectionClosed):
            for number in range(2 * MOST_BAD):
                connection.send(f"bad {number}")
        assert len(answers(connection, 2 * MOST_BAD)) == MOST_BAD
        assert connection.close_code == 4008
    bystanders.check()


def deaf_ear(server: Server, table: str) -> socket.socket:
    """A watcher who never reads, and for whom the network keeps as little as it can."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(HANDSHAKE.format(table).encode())
    assert deaf.recv(4096).startswith(b"HTTP/1.1 101 ")
    deaf.sendall(frame(1, HELLO.encode()))
    return deaf


def test_who_never_reads_is_let_go_and_delays_nobody(server: Server) -> None:
    caller = server.caller()
    mine = caller.open("me", "open")
    with (
        deaf_ear(server, mine["table"]),
        caller.look(mine["table"], mine["key"]) as anna,
        caller.look(mine["table"]) as ben,
    ):
        longest = 0.0
        while anna.table["watching"] < 2:
            anna.hear()
        for _ in range(3000):  # more than networks keep for anybody
            begun = time.monotonic()
            assert anna.do("chat", text="漢" * 500)["say"] == "done"
            while ben.seq < anna.seq:
                ben.hear()
            longest = max(longest, time.monotonic() - begun)
        while anna.table["watching"] == 2:
            anna.hear()
        assert longest < DEAF / 3000, "others wait until it is dropped"


def test_who_says_nothing_is_put_off(bystanders: Bystanders, mute: tuple[float, list[ClientConnection]]) -> None:
    since, sockets = mute
    for connection in sockets:
        assert [message["reason"] for message in answers(connection, 2)] == [f"say hello within {GREETING:.0f} seconds"]
        assert connection.close_code == 4000
    assert time.monotonic() - since >= GREETING
    bystanders.check()


# Frames that bring no message

PING, PONG, PART = frame(9, b""), frame(10, b""), frame(0, b"", final=False)


@pytest.mark.parametrize("flood", [PING, PONG, frame(1, b"", final=False) + PART], ids=["pings", "pongs", "parts"])
def test_a_flood_of_frames_ends_the_socket(server: Server, bystanders: Bystanders, flood: bytes) -> None:
    """The server reads no more than it allows, and does not answer for long."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(HANDSHAKE.format(bystanders.table).encode())
        assert connection.recv(4096).startswith(b"HTTP/1.1 101 ")
        connection.sendall(frame(1, HELLO.encode()))
        heard = b""
        with suppress(ConnectionError):
            connection.sendall(flood[: -len(PART)] + flood[-len(PART) :] * 200_000)
        with suppress(ConnectionError):
            while more := connection.recv(65536):
                heard += more
        assert heard.count(b"\x8a\x00") < 10_000
    bystanders.check()


def test_a_few_pings_are_answered(server: Server, bystanders: Bystanders) -> None:
    with enter(server, bystanders.table) as connection:
        for _ in range(20):
            assert connection.ping().wait(PATIENCE)


# Small limits


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(
        tmp_path_factory.mktemp("narrow"),
        requests_per_minute=60,
        tables_per_hour=6,
        sockets_per_address=5,
        sockets_per_table=3,
        sockets_per_seat=2,
        messages_per_second=2,
        chats_per_minute=1,
    ) as server:
        yield server


def test_messages_from_one_seat(narrow: Server) -> None:
    """However many sockets it has; others have a pace of their own."""
    caller = narrow.caller()
    mine = caller.open("me", "open")
    with (
        enter(narrow, mine["table"], mine["key"]) as connection,
        enter(narrow, mine["table"], mine["key"]) as second,
        enter(narrow, mine["table"]) as watcher,
    ):
        for number in range(10):
            connection.send(f'{{"say": "undo", "id": {number}, "version": 0}}')
        codes = [message["code"] for message in answers(connection, 10)]
        assert codes[:6] == ["not-now"] * 6
        assert codes[-1] == "too-fast"
        for number in range(5):
            second.send(f'{{"say": "undo", "id": {number}, "version": 0}}')
        assert "too-fast" in [message["code"] for message in answers(second, 5)]
        watcher.send('{"say": "leave", "id": 1}')
        assert answers(watcher, 1)[0]["code"] == "not-yours"


@pytest.mark.parametrize("message", ['{"say": "ping"}', '{"say": "here", "on": true}'])
def test_messages_of_all_watchers_at_one_address(message: str, tmp_path: Path) -> None:
    """Pings are messages, too."""
    with healthy(tmp_path, messages_per_second=1) as server:
        mine = server.caller().open("me", "open")
        with enter(server, mine["table"]) as first, enter(server, mine["table"]) as second:
            for _ in range(20):
                first.send(message)
                second.send(message)
            second.send("{}")  # has an answer in any case
            heard = answers(second, 10)
            assert {each["code"] for each in heard if each["say"] == "refused"} >= {"too-fast"}


def deeds(number: int) -> Json:
    """What a seat can do as often as it likes, without playing."""
    kinds: list[Json] = [
        {"say": "leave"},
        {"say": "back"},
        {"say": "plan", "step": "joining", "until": ("turn", "mine", "ever")[number % 3]},
        {"say": "chat", "text": "Hear, hear!"},
        {"say": "phrase", "phrase": "ouch"},
    ]
    return {**kinds[number % len(kinds)], "id": number}


def test_one_seat_cannot_flood_the_others(tmp_path: Path) -> None:
    """Over as many sockets as it likes; what reaches the other player is bounded."""
    with healthy(tmp_path, chats_per_minute=1, asides_per_minute=1) as server:
        caller = server.caller()
        mine = caller.open("me", "open")
        ben = caller.sit(mine["table"], "Ben")
        with ExitStack() as stack:
            anna = stack.enter_context(caller.look(mine["table"], mine["key"]))
            sockets = [stack.enter_context(enter(server, ben["table"], ben["key"])) for _ in range(8)]
            before = anna.seq
            for number in range(40 * len(sockets)):
                sockets[number % len(sockets)].send(json.dumps(deeds(number)))
            for connection in sockets:
                answers(connection, 40)
            anna.do("chat", text="Are you done?")  # all that was on the way is here now
            events = anna.seq - before
            assert events <= 2 * (ASIDES_AT_ONCE + 3) + CHATS_AT_ONCE + 3  # who leaves comes back
            assert sum(len(json.dumps(message)) for message in anna.heard[1:]) < 10_000 * (events + 20)


def test_what_one_seat_says(narrow: Server) -> None:
    """However often it comes again."""
    caller = narrow.caller()
    mine = caller.open("me", "open")
    heard = []
    for number in range(6):
        with enter(narrow, mine["table"], mine["key"]) as connection:
            what = '"chat", "text": "Hear!"' if number % 2 else '"phrase", "phrase": "ouch"'
            connection.send(f'{{"id": {number}, "say": {what}}}')
            heard += answers(connection, 1)
    assert [message["say"] for message in heard] == ["done"] * 5 + ["refused"]
    assert heard[-1]["code"] == "too-fast"
    assert heard[-1]["id"] == 5


def test_sockets_at_one_table_and_from_one_address(narrow: Server) -> None:
    """Watchers never take the last places, and seats have places of their own."""
    caller = narrow.caller()
    seats = [caller.open("me", "open") for _ in range(2)]
    tables = [seated["table"] for seated in seats]
    connections = [enter(narrow, tables[0]) for _ in range(3)]
    assert reason(narrow, tables[0]) == "too many people are viewing this table already"
    connections += [enter(narrow, tables[1]) for _ in range(2)]
    assert reason(narrow, tables[1]) == "too many sockets are open from your address"
    players = [enter(narrow, seated["table"], seated["key"]) for seated in seats for _ in range(2)]
    assert reason(narrow, tables[0], seats[0]["key"]) == "too many devices have this table open from your seat"
    for connection in connections + players:
        connection.close()
    enter(narrow, tables[1]).close()
    enter(narrow, tables[0], seats[0]["key"]).close()


def reason(server: Server, table: str, key: str = "") -> str:
    """Why a socket is closed after its hello."""
    with open_socket(server, table) as connection:
        connection.send(json.dumps({"say": "hello", "key": key}))
        (refused,) = answers(connection, 2)
        assert (refused["code"], connection.close_code) == ("too-fast", 4003)
        return str(refused["reason"])


def test_tables_and_requests_from_one_address(narrow: Server) -> None:
    caller = narrow.caller()
    order = {"game": "pioneers", "name": "Anna", "seats": [{"who": "me"}, {"who": "open"}]}
    answer = caller.ask("POST", "/api/tables", order)
    while answer.status_code == 201:
        answer = caller.ask("POST", "/api/tables", order)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert "tables" in answer.json()["reason"]
    while answer.status_code != 200 and "requests" not in answer.json()["reason"]:
        answer = caller.ask("GET", "/api/tables/none")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert answer.headers["retry-after"]
    assert caller.ask("GET", "/").status_code == 200  # the page can always be had
