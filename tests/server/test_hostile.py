"""Hostile clients at a table: every message is refused clearly, and nobody else notices."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.bystanders import Bystanders, undisturbed
from tests.server.raw_clients import HANDSHAKE, HELLO, answers, check_refusal, enter, frame, healthy, open_socket
from tests.server.serving import PATIENCE, Server
from westbound.server.run import LARGEST_FRAME

AT_THE_DOOR = {4000, 4003}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(tmp_path_factory.mktemp("hostile"), messages_per_second=100_000) as server:
        yield server


@pytest.fixture(scope="module")
def bystanders(server: Server) -> Iterator[Bystanders]:
    with undisturbed(server) as bystanders:
        yield bystanders
        bystanders.check()


# Anything

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)
numbers: st.SearchStrategy[Any] = st.sampled_from(
    [-1, 0, 1, 2**31, 2**53, 2**53 + 1, 2**64, 10**400, 1.5, -0.0, 1e308, True, None, "1", [], {}]
)
fields = {
    "say": st.sampled_from(
        ["act", "undo", "answer", "hello", "phrase", "leave!", "chat!", "Act", "news", "done", "", None, 3]
    ),
    "id": numbers,
    "version": numbers,
    "words": st.text(max_size=120) | st.sampled_from(["pass", "nugget 3", "lay hotel", "travel denver", None, 7]),
    "agrees": st.sampled_from([True, False, None, 0, "yes"]),
    "text": st.text(max_size=600) | numbers,
    "key": st.text(max_size=320) | numbers,
    "seq": numbers,
    "more": anything,
}
almost_messages = st.fixed_dictionaries({}, optional=fields).map(json.dumps)
cut_off = st.builds(lambda text, end: text[:end], almost_messages, st.integers(0, 40))
nested = st.builds(lambda mark, depth: mark * depth, st.sampled_from(["[", '{"a":', '{"say":[']), st.integers(1, 900))
texts = (
    st.text(max_size=200)
    | anything.map(json.dumps)
    | almost_messages
    | cut_off
    | nested
    | st.text('\0 \n{}[]":', max_size=9)
)
said = st.lists(texts | st.binary(max_size=100), max_size=8)


@given(said=said, closes=st.booleans())
def test_before_hello_anything_is_refused_at_the_door(
    server: Server, bystanders: Bystanders, said: list[Any], closes: bool
) -> None:
    with open_socket(server, bystanders.table) as connection:
        for each in said[:1]:
            connection.send(each)
        if closes or not said:
            return
        (first,) = answers(connection, 1)
        if first["say"] != "welcome":
            check_refusal(first)
            assert answers(connection, 1) == []
            assert connection.close_code in AT_THE_DOOR
    bystanders.check()


@given(said=said, closes=st.booleans(), as_mallory=st.booleans())
def test_at_the_table_everything_is_answered(
    server: Server, bystanders: Bystanders, said: list[Any], closes: bool, as_mallory: bool
) -> None:
    """By a watcher, or by somebody who has a seat and whose turn it is not."""
    with open_socket(server, bystanders.table) as connection:
        connection.send(json.dumps({"say": "hello", "key": bystanders.keys[2] if as_mallory else ""}))
        assert answers(connection, 1)[0]["say"] == "welcome"
        for each in said:
            connection.send(each)
        if not closes:
            heard = answers(connection, len(said))
            assert len(heard) == len(said)
            for message in heard:
                check_refusal(message)
    bystanders.check()


# Too much


def test_hello_is_said_once(server: Server, bystanders: Bystanders) -> None:
    with enter(server, bystanders.table) as connection:
        connection.send(HELLO)
        assert answers(connection, 1)[0]["code"] == "malformed"
        connection.send('{"say": "leave", "id": 1}')
        assert answers(connection, 1)[0]["code"] == "not-yours"
    bystanders.check()


@pytest.mark.parametrize("filling", ["x", "\N{PILE OF POO}", "["])
def test_a_message_that_is_too_large(server: Server, bystanders: Bystanders, filling: str) -> None:
    with open_socket(server, bystanders.table) as connection:
        connection.send(filling * 5000)
        assert answers(connection, 2)[0]["code"] == "too-large"
        assert connection.close_code == 4003
    with enter(server, bystanders.table) as connection:
        connection.send(filling * 5000)
        assert answers(connection, 1)[0]["code"] == "too-large"
        connection.send(filling * 1500)
        assert answers(connection, 1)[0]["code"] == ("too-large" if len(filling.encode()) > 1 else "malformed")
        with suppress(ConnectionClosed):
            connection.send("x" * (LARGEST_FRAME + 1))
        assert answers(connection, 1) == []
        assert connection.close_code == 1009
    bystanders.check()


# What is no WebSocket

FRAMES = [
    b"",
    b"\x81",
    b"\x81\x05hello",  # not masked
    b"\xff" * 40,
    b"\x81\xff" + b"\xff" * 8,  # 2 ** 64 bytes to come
    frame(1, b"\xff\xfe"),  # not UTF-8
    frame(1, HELLO.encode()) + frame(1, b"\xc3\x28"),
    frame(1, b"\xc3", final=False) + frame(0, b"\x28"),
    frame(0, b"goes on without a beginning"),
    frame(3, b"unknown"),
    frame(9, b"ping", final=False),
    frame(8, b"\x00"),  # a close with half a code
    frame(8, b"\x03\xe7bad"),
    frame(1, b'{"say": "hel', final=False) + frame(9, b"ping") + frame(0, b'lo"}'),
    b"".join(frame(9, bytes(100)) for _ in range(500)),
]


@pytest.mark.parametrize("frames", FRAMES)
def test_broken_frames(server: Server, bystanders: Bystanders, frames: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(HANDSHAKE.format(bystanders.table).encode())
        assert connection.recv(4096).startswith(b"HTTP/1.1 101 ")
        connection.sendall(frames)
        connection.settimeout(0.05)
        with suppress(TimeoutError, ConnectionError):
            while connection.recv(65536):
                pass
    bystanders.check()


@pytest.mark.parametrize("length", [0, 10, 100, 170])
def test_half_a_handshake(server: Server, bystanders: Bystanders, length: int) -> None:
    with ExitStack() as stack:
        for _ in range(10):
            connection = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            connection.sendall(HANDSHAKE.format(bystanders.table).encode()[:length])
        bystanders.check()


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "", "file://", "http://[", "\xff"]
)
def test_a_socket_from_elsewhere_is_refused(server: Server, bystanders: Bystanders, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        open_socket(server, bystanders.table, additional_headers={"Origin": origin})
    own = f"http://127.0.0.1:{server.port}"
    enter(server, bystanders.table, additional_headers={"Origin": own}).close()
    bystanders.check()
