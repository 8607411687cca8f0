"""DNS rebinding: a page from elsewhere that has its own name lead here gets nothing."""

from __future__ import annotations

import doctest
import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.server.raw_clients import healthy
from tests.server.serving import PATIENCE, Server
from westbound.server.http import hosts
from westbound.server.http.hosts import is_known, known_names
from westbound.server.settings import Settings

HERE = socket.gethostname().lower()


def test_the_examples() -> None:
    assert doctest.testmod(hosts).failed == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(tmp_path_factory.mktemp("hosts"), hosts="games.example, nas") as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/api/games", "/metrics", "/health"])
def test_requests_to_an_unknown_host_are_refused(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, headers={"host": f"evil.example:{server.port}"}, timeout=PATIENCE)
    assert answer.status_code == 421
    assert "the setting hosts" in answer.json()["reason"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["games.example", "NAS:8300", "127.0.0.1", "[::1]:8300", "localhost", HERE])
def test_known_hosts_are_served(server: Server, host: str) -> None:
    assert httpx.get(f"{server.url}/api/games", headers={"host": host}, timeout=PATIENCE).status_code == 200


def test_sockets_of_an_unknown_host_are_refused(server: Server) -> None:
    """Their origin is the same as their host."""
    evil = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    table = server.caller().open("me", "open")["table"]
    connection = socket.create_connection(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *(f"{name}: {value}" for name, value in evil.items()),
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    with connection:
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        heard = connection.makefile("rb").read()
    assert heard.startswith(b"HTTP/1.1 421 ")
    assert b"the setting hosts" in heard


def test_the_public_address_is_known() -> None:
    names = known_names(Settings(origin="https://table.example:8443"))
    assert is_known("table.example:8443", names)
    assert is_known("table.example.", names)
    assert not is_known("table.example.evil", names)
    assert not is_known("evil.example", names)
    assert not is_known("127.0.0.1.evil.example", names)
    assert not is_known("[evil]", names)
    assert is_known("", names)  # HTTP 1.0, which no browser speaks
