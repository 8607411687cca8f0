"""Clients that break the protocol, and a server that must stay healthy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE, Json, Server, serving
from westbound.server.protocol.socket import Code

CODES = set(get_args(Code))
HELLO = '{"say": "hello"}'
HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@contextmanager
def healthy(database: str | Path, **settings: Any) -> Iterator[Server]:
    """A server that is healthy at the end and has logged no error."""
    with serving(database, **settings) as server:
        yield server
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["ok"]
        logged = server.logged()
        assert "Traceback" not in logged, logged
        assert [line for line in logged.splitlines() if " error " in line] == []


def open_socket(server: Server, table: str, **more: Any) -> ClientConnection:
    """A WebSocket to a table, before its hello."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    return connect(address, open_timeout=PATIENCE, max_size=None, compression=None, legacy=True, **more)


def enter(server: Server, table: str, key: str = "", **more: Any) -> ClientConnection:
    """A WebSocket to a table, after its welcome."""
    connection = open_socket(server, table, **more)
    connection.send(json.dumps({"say": "hello", "key": key}))
    assert answers(connection, 1)[0]["say"] == "welcome"
    return connection


def answers(connection: ClientConnection, count: int) -> list[Json]:
    """The next messages that are not news; fewer, if the socket is closed before."""
    heard: list[Json] = []
    with suppress(ConnectionClosed):
        while len(heard) < count:
            said = [json.loads(line) for line in str(connection.recv(PATIENCE)).split("\n")]
            heard += [message for message in said if message["say"] != "news"]
    return heard


def check_refusal(message: Json) -> None:
    """It says what is wrong."""
    assert message.get("code") in CODES, message
    assert message["reason"]


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A small frame of a socket, masked with zeros."""
    return bytes([opcode | 128 * final, 128 | len(payload)]) + bytes(4) + payload
