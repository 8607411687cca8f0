"""Connections that say nothing, or say it slowly: they run out of time and room, and players do not."""

from __future__ import annotations

import itertools
import random
import re
import resource
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.raw_clients import HANDSHAKE, HELLO, frame, healthy
from tests.server.serving import PATIENCE, Client, Json, Server, play_out
from westbound.server.http.pages import FOLDER

MOST, PER_ADDRESS = 120, 30
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n"
ENOUGH = 500  # bytes, or attempts, after which something must have happened


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(tmp_path_factory.mktemp("hurried"), head_seconds=1, body_seconds=1) as server:
        yield server


@pytest.fixture
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"connections": MOST, "connections_per_address": PER_ADDRESS, "messages_per_second": 10}
    with healthy(tmp_path_factory.mktemp("small"), **limits) as server:
        yield server


def call(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def everything(connection: socket.socket) -> bytes:
    """All that comes until the other side closes the connection."""
    heard = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            heard += more
    return heard


# Deadlines


def test_a_connection_that_says_nothing_is_closed(hurried: Server) -> None:
    with call(hurried) as connection:
        assert everything(connection) == b""


@pytest.mark.parametrize("part", [HEAD, b"G"])
def test_part_of_a_head_runs_out_of_time(hurried: Server, part: bytes) -> None:
    with call(hurried) as connection:
        connection.sendall(part)
        assert everything(connection).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("part", [b"", b"{"])
def test_part_of_a_body_runs_out_of_time(hurried: Server, part: bytes) -> None:
    """With a valid token, so that the body is waited for."""
    token = hurried.caller().http.cookies["csrftoken"]
    tokens = f"\r\nx-csrftoken: {token}\r\ncookie: csrftoken={token}\r\n\r\n"
    with call(hurried) as connection:
        connection.sendall(POST.replace(b"\r\n\r\n", tokens.encode()) + part)
        assert everything(connection).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_waits_for_runs_out_of_time(hurried: Server) -> None:
    with call(hurried) as connection:
        connection.sendall(POST)
        heard = everything(connection)
        assert heard.startswith(b"HTTP/1.1 403 ")
        assert b" 408 " not in heard


@pytest.mark.parametrize("part", [HEAD, POST])
def test_a_trickle_runs_out_of_time(hurried: Server, part: bytes) -> None:
    with call(hurried) as connection:
        connection.sendall(part)
        with pytest.raises(ConnectionError):
            trickle(connection)


def trickle(connection: socket.socket) -> None:
    for _ in range(ENOUGH):
        connection.sendall(b"x")
        time.sleep(0.05)


def test_the_second_request_over_a_connection_has_a_deadline_too(hurried: Server) -> None:
    with call(hurried) as connection:
        connection.sendall(HEAD + b"\r\n" + HEAD)
        heard = everything(connection)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in heard


def test_a_connection_may_be_used_again_and_again(hurried: Server) -> None:
    with httpx.Client(base_url=hurried.url, timeout=PATIENCE) as client:
        begun = time.monotonic()
        while time.monotonic() - begun < 2.5:
            assert client.get("/api/games").status_code == 200
            time.sleep(0.1)


def test_slow_clients_are_counted(hurried: Server) -> None:
    before = figure(hurried, 'westbound_connections_dropped_total{why="late"}')
    with call(hurried) as connection:
        everything(connection)
    assert figure(hurried, 'westbound_connections_dropped_total{why="late"}') >= before + 1


# Room


class Seats(NamedTuple):
    anna: Json
    ben: Json


def opened(server: Server) -> Seats:
    caller = server.caller()
    anna = caller.open("me", "open")
    return Seats(anna, caller.sit(anna["table"], "Ben"))


def figure(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def sources(subnet: int, count: int) -> list[str]:
    return [f"127.{subnet}.{number // 200}.{number % 200 + 1}" for number in range(count)]


def flood(server: Server, addresses: list[str], count: int, bytes_each: bytes = b"") -> Iterator[socket.socket]:
    """Connections from these addresses in turn, over which nothing more is ever said."""
    for address in itertools.islice(itertools.cycle(addresses), count):
        with suppress(ConnectionError):
            connection = call(server, address)
            connection.sendall(bytes_each)
            yield connection


ONE, MANY = ["127.9.0.1"], sources(9, 400)


@pytest.mark.parametrize(
    ("addresses", "bytes_each"),
    [(ONE, b""), (MANY, b""), (MANY, HEAD), (MANY, POST)],
    ids=["one address", "many", "part of a head", "no body"],
)
def test_players_go_on_and_come_in_while_connections_pile_up(
    small: Server, addresses: list[str], bytes_each: bytes
) -> None:
    seats = opened(small)
    held = []
    with Client(small.url, seats.anna["table"], seats.anna["key"]) as anna:
        for number, connection in enumerate(flood(small, addresses, 600, bytes_each)):
            held.append(connection)
            if number % 150 == 149:
                assert anna.do("chat", text=f"still here {number}")["say"] == "done"
                with Client(small.url, seats.ben["table"], seats.ben["key"], source=addresses[0]) as ben:
                    assert ben.seat == 1
                    assert ben.do("chat", text="just in")["say"] == "done"
        assert figure(small, "westbound_connections") <= MOST
        why = "address" if len(addresses) == 1 else "full"
        assert figure(small, f'westbound_connections_dropped_total{{why="{why}"}}') > 300
    for connection in held:
        connection.close()
    while not (lines := [line for line in small.logged().splitlines() if "connections were dropped" in line]):
        time.sleep(0.1)
    assert len(lines) == 1, "one line a minute, with a count"
    assert f"{why}=" in lines[0]


def test_clients_that_do_not_read_make_room(tmp_path_factory: pytest.TempPathFactory) -> None:
    """They ask for the largest file of the page again and again, until the network has no room for it."""
    largest = max((FOLDER / "assets").iterdir(), key=lambda file: file.stat().st_size)
    asking = HEAD.replace(b"/api/games", f"/assets/{largest.name}".encode()) + b"\r\n"
    with healthy(tmp_path_factory.mktemp("unread"), connections=20) as server:
        seats = opened(server)
        held = [deaf(server, source, 100 * asking) for source in sources(9, 30)]
        for _ in range(3):
            with Client(server.url, seats.ben["table"], seats.ben["key"]) as ben:
                assert ben.do("chat", text="just in")["say"] == "done"
        for connection in held:
            connection.close()


def deaf(server: Server, source: str, request: bytes) -> socket.socket:
    """A client that never reads, with little room for what it is sent, once it was sent something."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((source, 0))
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(request)
    connection.recv(1, socket.MSG_PEEK)
    return connection


def test_a_proxy_may_have_more_connections_but_no_more_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = {"connections_per_address": 5, "head_seconds": 1, "proxies": "127.9.0.1"}
    with healthy(tmp_path_factory.mktemp("proxied"), **limits) as server:
        held = [*flood(server, ["127.9.0.1"], 20, HEAD)]
        assert all(everything(connection).startswith(b"HTTP/1.1 408 ") for connection in held)
        assert figure(server, 'westbound_connections_dropped_total{why="address"}') == 0
        held = [*flood(server, ["127.9.0.2"], 20, HEAD)]
        assert sum(everything(connection).startswith(b"HTTP/1.1 408 ") for connection in held) <= 5


def test_sockets_that_say_nothing_make_room(small: Server) -> None:
    seats = opened(small)
    asked = HANDSHAKE.format(seats.anna["table"]).encode()
    held = [*flood(small, sources(9, 40), 500, asked)]
    with Client(small.url, seats.ben["table"], seats.ben["key"]) as ben:
        assert ben.seat == 1
    assert figure(small, "westbound_connections") <= MOST
    for connection in held:
        connection.close()


def test_watchers_do_not_fill_the_server(small: Server) -> None:
    """Over many tables and from many addresses."""
    caller, seats = small.caller(), opened(small)
    tables = [caller.open("me", "open")["table"] for _ in range(4)]
    watchers = [
        watcher(small, table, source) for source, table in itertools.product(sources(9, 10), tables) for _ in range(4)
    ]
    assert [each for each in watchers if b'"welcome"' in each.heard]
    full = [each for each in watchers if b"only players can come in" in each.heard]
    assert len(full) >= 160 - MOST
    with Client(small.url, seats.ben["table"], seats.ben["key"]) as ben:
        assert ben.do("chat", text="just in")["say"] == "done"
    for each in watchers:
        each.connection.close()


class Watcher(NamedTuple):
    connection: socket.socket
    heard: bytes


def watcher(server: Server, table: str, source: str) -> Watcher:
    """Somebody who watches, and the beginning of what they were sent."""
    connection = call(server, source)
    connection.sendall(HANDSHAKE.format(table).encode())
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += connection.recv(65536)
    connection.sendall(frame(1, HELLO.encode()))
    while b'"say"' not in heard:
        heard += connection.recv(65536)
    return Watcher(connection, heard)


def test_two_hundred_watchers_leave_room_for_the_players(tmp_path_factory: pytest.TempPathFactory) -> None:
    with healthy(tmp_path_factory.mktemp("watched")) as server:
        seats = opened(server)
        table = seats.anna["table"]
        watchers = [watcher(server, table, source) for source in sources(9, 5) for _ in range(40)]
        assert all(b'"welcome"' in each.heard for each in watchers)
        late = watcher(server, table, "127.9.9.9")
        assert b"too many people are viewing this table" in late.heard
        for source in ("127.0.0.1", sources(9, 1)[0]):
            with Client(server.url, table, seats.ben["key"], source=source) as ben:
                assert ben.do("chat", text="make way")["say"] == "done"
        for each in [*watchers, late]:
            each.connection.close()


# Open files


def test_the_limit_on_open_files_is_raised_and_logged(tmp_path_factory: pytest.TempPathFactory) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        with healthy(tmp_path_factory.mktemp("raised"), connections=600) as server:
            allowed = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
            assert allowed == (hard, hard)
            assert f"connections are limited open_files={hard} connections=600" in server.logged()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_few_open_files_mean_few_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Thousands of connections at once; the database and the players have the files they need."""
    with healthy(tmp_path_factory.mktemp("few"), open_files=400) as server:
        assert "allows fewer connections than the settings open_files=400 connections=264" in server.logged()
        seats = opened(server)
        with Client(server.url, seats.anna["table"], seats.anna["key"]) as anna:
            held = []
            for connection in flood(server, sources(9, 1000), 3000):
                held.append(connection)
                if len(held) % 1000 == 0:
                    assert anna.do("chat", text="still here")["say"] == "done"
                    with Client(server.url, seats.ben["table"], seats.ben["key"]) as ben:
                        assert ben.do("chat", text="just in")["say"] == "done"
            assert server.caller().open("me", "open")["key"]
            for connection in held:
                connection.close()


class Flood(threading.Thread):
    """Opens connections of all kinds from many addresses, and keeps thousands of them, until told to stop."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(daemon=True)
        self.opened = 0
        self.done = threading.Event()
        self._server = server
        self._kinds = itertools.cycle([b"", HEAD, POST, HANDSHAKE.format(table).encode()])
        self._held: deque[socket.socket] = deque()

    def run(self) -> None:
        while not self.done.is_set():
            for connection in flood(self._server, sources(9, 1000), 100, next(self._kinds)):
                self._held.append(connection)
                self.opened += 1
            while len(self._held) > 3000:
                self._held.popleft().close()
        for connection in self._held:
            connection.close()


def come_in(server: Server, seat: Json) -> Client:
    """Enter as a page does: if a slow connection was dropped to make room for others, try again."""
    for _ in range(4):
        with suppress(InvalidHandshake, ConnectionClosed, OSError):
            return Client(server.url, seat["table"], seat["key"])
    return Client(server.url, seat["table"], seat["key"])


@pytest.mark.soak
def test_whole_games_amid_a_flood(tmp_path_factory: pytest.TempPathFactory) -> None:
    """With 1024 open files, as many systems have it; the players come again and again."""
    with healthy(tmp_path_factory.mktemp("flooded"), open_files=1024) as server:
        seats, rng = opened(server), random.Random(16)
        flooding = Flood(server, seats.anna["table"])
        flooding.start()
        while flooding.opened < 3 * 1024:  # else nothing ran out
            over = False
            while not over:
                with ExitStack() as stack:
                    clients = [stack.enter_context(come_in(server, each)) for each in seats]
                    play_out(clients, rng, 20)
                    over = all(client.over for client in clients)
            seats = opened(server)
        flooding.done.set()
        flooding.join(PATIENCE)
