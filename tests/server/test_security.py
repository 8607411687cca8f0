"""Authentication and origins, on a real server where it matters."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar, get, post
from litestar.types import ASGIApp

from tests.server.serving import PATIENCE
from westbound.server.http.access_log import AccessLog
from westbound.server.http.security import (
    CONTENT_SECURITY,
    RequestLimit,
    SecurityHeaders,
    client_address,
    counted_as,
    csrf,
    csrf_config,
    headers,
    is_operator,
    origin_allowed,
)
from westbound.server.settings import Settings

SECRET = b"not so secret"
HERE = Settings()
PUBLIC = Settings(origin="https://table.example", proxies="127.0.0.1")


@get("/")
async def page() -> str:
    return "the page"


@get("/api/games")
async def games() -> list[str]:
    return ["pioneers"]


@post("/api/tables")
async def opened() -> dict[str, bool]:
    return {"opened": True}


@get("/api/fails")
async def fails() -> None:
    raise RuntimeError("for a test")


def app(settings: Settings, secret: bytes = SECRET) -> ASGIApp:
    inner = Litestar(
        [page, games, opened, fails],
        middleware=[csrf(secret, settings)],
        openapi_config=None,
        logging_config=None,
    )
    return SecurityHeaders(AccessLog(RequestLimit(inner, settings), settings), settings)


@contextmanager
def calling(served: ASGIApp) -> Iterator[httpx.Client]:
    """Somebody who calls a real server."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(served, log_config=None, access_log=False, proxy_headers=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=PATIENCE) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def shared() -> Iterator[httpx.Client]:
    with calling(app(HERE)) as client:
        yield client


@pytest.fixture
def client(shared: httpx.Client) -> httpx.Client:
    shared.cookies.clear()
    return shared


# What goes out


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/tables", "/api/fails"])
def test_every_answer_has_the_headers(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "strict-transport-security" not in answer.headers
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_only_https_is_for_ever() -> None:
    assert b"strict-transport-security" in dict(headers(PUBLIC))
    assert b"strict-transport-security" not in dict(headers(Settings(origin="http://table.example")))


def test_nothing_from_elsewhere_and_nothing_inline() -> None:
    assert "unsafe" not in CONTENT_SECURITY
    assert "http" not in CONTENT_SECURITY
    assert CONTENT_SECURITY.startswith("default-src 'none'")


# Requests that change something


def refused(answer: httpx.Response) -> bool:
    assert answer.status_code == 403, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem = answer.json()
    assert problem.keys() == {"code", "reason"}
    return problem["code"] == "malformed" and "x-csrftoken" in problem["reason"]


def test_a_page_that_sends_the_cookie_again_is_heard(client: httpx.Client) -> None:
    token = client.get("/").cookies["csrftoken"]
    assert client.post("/api/tables", headers={"x-csrftoken": token}).json() == {"opened": True}


def test_the_cookie_alone_is_not_enough(client: httpx.Client) -> None:
    assert refused(client.post("/api/tables"))
    client.get("/")
    assert refused(client.post("/api/tables"))
    assert refused(client.post("/api/tables", headers={"x-csrftoken": ""}))


def test_the_header_alone_is_not_enough(client: httpx.Client) -> None:
    token = client.get("/").cookies["csrftoken"]
    client.cookies.clear()
    assert refused(client.post("/api/tables", headers={"x-csrftoken": token}))


def test_forms_are_not_read(client: httpx.Client) -> None:
    token = client.get("/").cookies["csrftoken"]
    assert refused(client.post("/api/tables", data={"_csrf_token": token}))
    assert refused(client.post("/api/tables", content=b"??", headers={"content-type": "multipart/form-data"}))


@pytest.mark.parametrize("token", [b"x", b"0" * 128, b"\xe9" * 128, b"\xff\xfe"])
def test_made_up_tokens(client: httpx.Client, token: bytes) -> None:
    cookie = b"csrftoken=" + token
    assert refused(client.post("/api/tables", headers={b"x-csrftoken": token, b"cookie": cookie}))


def test_a_cookie_of_another_server_is_replaced(client: httpx.Client) -> None:
    with calling(app(HERE, b"another secret")) as other:
        old = other.get("/").cookies["csrftoken"]
    client.cookies.set("csrftoken", old, domain="127.0.0.1", path="/")
    new = client.get("/").cookies["csrftoken"]
    assert new != old
    client.cookies.clear()
    client.cookies.set("csrftoken", new)
    assert client.post("/api/tables", headers={"x-csrftoken": new}).status_code == 201
    assert "set-cookie" not in client.get("/").headers


def test_the_page_can_read_the_cookie_and_others_do_not_get_it(client: httpx.Client) -> None:
    cookie = client.get("/").headers["set-cookie"].lower()
    assert "samesite=lax" in cookie
    assert "httponly" not in cookie
    assert "secure" not in cookie
    assert csrf_config(SECRET, PUBLIC).cookie_secure


# Too many


def test_an_address_that_asks_too_often_has_to_wait() -> None:
    with calling(app(Settings(requests_per_minute=5))) as client:
        answers = [client.get("/api/games") for _ in range(5)] + [client.get(f"{client.base_url}//api//games")]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["code"] == "too-fast"
        assert answers[-1].headers["retry-after"]
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert client.get("/").status_code == 200


# Who is there


def scope(client: str | None, *forwarded: str) -> Any:
    told = [(b"host", b"x"), *((b"x-forwarded-for", each.encode("latin-1")) for each in forwarded)]
    return {"type": "http", "client": (client, 1234) if client else None, "headers": told}


ONE, TWO = "10.0.0.9", "10.0.0.9, 10.0.0.8"


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        ("", [], "10.0.0.9"),
        ("", ["1.1.1.1"], "10.0.0.9"),  # anybody can write that
        ("10.0.0.8", ["1.1.1.1"], "10.0.0.9"),  # past the proxy
        (ONE, ["1.1.1.1"], "1.1.1.1"),
        (ONE, ["6.6.6.6, 1.1.1.1"], "1.1.1.1"),
        (ONE, ["6.6.6.6", "1.1.1.1"], "1.1.1.1"),
        (ONE, ["6.6.6.6, 1.1.1.1, 10.0.0.8"], "10.0.0.8"),  # the inner one trusts nobody else
        (TWO, ["6.6.6.6, 1.1.1.1, 10.0.0.8"], "1.1.1.1"),
        ("10.0.0.0/8", ["6.6.6.6, 1.1.1.1, 10.0.0.8"], "1.1.1.1"),
        (TWO, ["1.1.1.1"], "1.1.1.1"),  # came in through the inner one
        (ONE, [], "10.0.0.9"),
        (ONE, ["unknown"], "10.0.0.9"),
        (TWO, ["1.1.1.1, unknown, 10.0.0.8"], "10.0.0.8"),
        (ONE, [" , "], "10.0.0.9"),
        (ONE, ["1.1.1.1:5555"], "1.1.1.1"),
        (ONE, ["[2001:DB8::1]:5555"], "2001:db8::1"),
        (ONE, ["2001:db8:0::1"], "2001:db8::1"),
        (ONE, ["::ffff:1.1.1.1"], "1.1.1.1"),
        (ONE, ["\xe9\n"], "10.0.0.9"),
    ],
)
def test_the_address_of_who_is_calling(proxies: str, forwarded: list[str], address: str) -> None:
    assert client_address(scope("10.0.0.9", *forwarded), Settings(proxies=proxies)) == address


def test_nobody_knows_who_calls_over_a_local_socket() -> None:
    assert client_address(scope(None), HERE) == ""


def test_a_household_counts_as_one() -> None:
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::1") != counted_as("2001:db8:1:2::1")
    assert counted_as("1.2.3.4") == "1.2.3.4"
    assert counted_as("") == ""


def test_figures_are_for_this_machine() -> None:
    assert is_operator(scope("127.0.0.1"), HERE)
    assert is_operator(scope("::1"), HERE)
    assert not is_operator(scope("10.0.0.1"), HERE)
    assert not is_operator(scope(None), HERE)
    assert is_operator(scope("10.0.0.1"), Settings(metrics_open=True))


def test_figures_are_not_for_those_behind_a_proxy_on_this_machine() -> None:
    assert not is_operator(scope("127.0.0.1", "6.6.6.6"), HERE)
    assert not is_operator(scope("127.0.0.1", "127.0.0.1"), HERE)
    assert not is_operator(scope("127.0.0.1", "127.0.0.1, 6.6.6.6"), PUBLIC)
    assert is_operator(scope("127.0.0.1", "127.0.0.1"), PUBLIC)


def test_figures_are_not_for_those_who_come_past_the_proxy() -> None:
    behind = Settings(proxies="10.0.0.0/8, 127.0.0.1")
    assert not is_operator(scope("6.6.6.6", "127.0.0.1"), behind)
    assert not is_operator(scope("10.0.0.1", "127.0.0.1"), behind)
    assert not is_operator(scope("127.0.0.1", "127.0.0.1, 10.6.6.6"), behind)  # a forger among the trusted


@pytest.mark.parametrize("name", [b"forwarded", b"via", b"x-real-ip", b"x-forwarded-proto"])
def test_figures_are_shut_if_a_proxy_does_not_say_for_whom(name: bytes) -> None:
    through = scope("127.0.0.1")
    through["headers"].append((name, b"127.0.0.1"))
    assert not is_operator(through, HERE)
    assert not is_operator(through, PUBLIC)


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "table.example", True),
        ("http://localhost:8300", "localhost:8300", True),
        ("https://localhost:8300", "localhost:8300", True),  # a proxy may have the certificate
        ("http://LOCALHOST:8300", "localhost:8300", True),
        ("http://table.example", "table.example:80", True),
        ("http://[::1]:8300", "[::1]:8300", True),
        ("http://localhost:8300", "localhost:8301", False),
        ("http://evil.example", "localhost:8300", False),
        ("http://localhost:8300.evil.example", "localhost:8300", False),
        ("http://localhost:8300@evil.example", "localhost:8300", False),
        ("http://localhost:8300", None, False),
        ("null", "localhost:8300", False),
        ("", "localhost:8300", False),
        ("", "", False),
        ("file://", "localhost:8300", False),
        ("http://[::1", "localhost:8300", False),
        ("http://localhost:99999", "localhost:99999", False),
    ],
)
def test_sockets_open_from_our_own_page_only(origin: str | None, host: str | None, allowed: bool) -> None:
    assert origin_allowed(origin, host, HERE) is allowed


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://table.example", True),
        ("https://table.example:443", True),
        ("http://table.example", False),
        ("https://table.example.evil", False),
        ("https://evil.example", False),
        ("null", False),
        (None, True),
    ],
)
def test_with_a_public_address_that_one_counts(origin: str | None, allowed: bool) -> None:
    assert origin_allowed(origin, "evil.example", PUBLIC) is allowed
