"""Hostile HTTP requests: each is refused clearly, and nobody else notices."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.bystanders import Bystanders, undisturbed
from tests.server.raw_clients import check_refusal, healthy
from tests.server.serving import PATIENCE, Caller, Server
from westbound.server.http.app import LARGEST_REQUEST
from westbound.server.tables.keys import Keys


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy(tmp_path_factory.mktemp("requests"), sign_ins_per_hour=20) as server:
        yield server


@pytest.fixture(scope="module")
def bystanders(server: Server) -> Iterator[Bystanders]:
    with undisturbed(server) as bystanders:
        yield bystanders
        bystanders.check()


@pytest.fixture(scope="module")
def mallory(server: Server) -> Caller:
    """Somebody with a key to another table."""
    return server.caller(server.caller().open("me", "open")["key"])


def check_answer(answer: httpx.Response) -> None:
    """It is no failure of the server; and if something was wrong, it says what."""
    assert answer.status_code < 500, (answer.request, answer.text)
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        check_refusal(answer.json())


# Anything

ROUTES = [
    "/api/games",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/seats/{seat}",
    "/api/tables/{table}/seats/{seat}/key",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/record",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/picture",
    "/api/tables/{table}/fork",
    "/api/records",
    "/api/tables/{table}/socket",
    "/api/mine",
    "/api/me",
    "/api/me/devices",
    "/api/me/recovery",
    "/api/me/passphrase",
    "/api/me/games",
    "/api/me/games/{table}",
    "/api/me/export",
    "/api/tables/{table}/wishes",
    "/api/tables/{table}/wishes/{seat}",
    "/api/notices/key",
    "/api/editions",
    "/api/editions/check",
    "/api/editions/{table}",
    "/api/games/{table}/edition",
    "/api/puzzles",
    "/api/puzzles/{table}",
    "/api/puzzles/pioneers/{table}",
    "/api/puzzles/pioneers/{table}/answer",
    "/api/puzzles/pioneers/{table}/hint",
    "/api/nothing",
    "/table/{table}",
    "/{table}",
]
methods = st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"])
odd = st.sampled_from(
    ["..", ".", "%2e%2e", "%00", "%ff", "%2f", "a%0d%0ab", "%E2%80%AE", "*", "null", "x" * 3000, "'--", "%", "{table}"]
)
tables = st.just("TABLE") | odd | st.text("abcxyz0123456789", min_size=1, max_size=12)
seats = st.sampled_from(["0", "1", "2", "-1", "99", "1.0", "1e3", "%D9%A3", "9" * 400, "9" * 5000, "seat", "0x1", "+1"])
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=10,
)
who = st.fixed_dictionaries({}, optional={"who": st.sampled_from(["me", "bot", "open", "all", 1]), "bot": values})
orders = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["pioneers", "", "chess", "\u202epioneers", 3]),
        "seats": st.lists(who, max_size=9) | values,
        "name": st.text(max_size=40) | values,
        "options": st.dictionaries(st.text(max_size=9), st.text(max_size=9), max_size=3) | values,
        "public": st.booleans() | values,
        "watchers": values,
        "seat": st.integers() | values,
        "kind": st.sampled_from(["push", "mail", "hook", "", None]),
        "target": st.sampled_from(["https://127.0.0.1/", "https://x", "a@b", "http://[", "https://a:b@c/"]) | values,
        "bot": st.sampled_from(["greedy", "", "Greedy", "../greedy", None]),
        "more": values,
    },
)
own_seats = st.fixed_dictionaries(
    {}, optional={"table": tables, "key": st.text(max_size=9) | values, "seen": st.integers() | values}
)
personal = st.fixed_dictionaries(
    {},
    optional={
        "name": st.sampled_from(["Mallory", "\u0000\u0000\u0000", "\u202eyrollaM", "aa", 3]) | st.text(max_size=30),
        "passphrase": st.sampled_from(["many a mile", "short", "\u0000" * 12, "p" * 201, None]) | values,
        "code": st.text(max_size=90) | values,
        "old": values,
        "new": st.text(max_size=30),
        "seats": st.lists(own_seats, max_size=4) | values,
        "everywhere": values,
        "redact": values,
    },
)
bodies = (
    (orders | personal | values).map(lambda body: json.dumps(body).encode())
    | st.binary(max_size=60)
    | st.sampled_from(
        [b"", b"[" * 9000, b'{"name": "\\ud800"}', b'{"name": "\xff"}', b'{"name": "a", "name": "b"}', b"NaN"]
    )
)
kinds = st.sampled_from(
    ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "\u00e9"]
)
keys = st.sampled_from(
    ["", "none", "Bearer", "Bearer x", "Basic eDp5", "Bearer THEIRS", "Bearer FORGED", "Bearer " + "k" * 5000]
)


@given(
    method=methods,
    route=st.sampled_from(ROUTES),
    table=tables,
    seat=seats,
    body=bodies,
    kind=kinds,
    key=keys,
    token=st.sampled_from(["right", "right", "right", "none", "wrong"]),
)
@settings(max_examples=4 * settings().max_examples)
def test_any_request_is_answered(
    bystanders: Bystanders,
    mallory: Caller,
    method: str,
    route: str,
    table: str,
    seat: str,
    body: bytes,
    kind: str,
    key: str,
    token: str,
) -> None:
    path = route.format(table=table.replace("TABLE", bystanders.table), seat=seat)
    forged = bystanders.keys[0][:-2] + ("aa" if bystanders.keys[0][-2:] != "aa" else "bb")
    tokens = {"right": mallory.http.cookies["csrftoken"], "wrong": "x\u00e9", "none": ""}
    headers = {
        "content-type": kind,
        "authorization": key.replace("THEIRS", mallory.key).replace("FORGED", forged),
        "x-csrftoken": tokens[token],
    }
    url = mallory.http.base_url.copy_with(raw_path=path.encode())
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items() if value]
    check_answer(mallory.http.send(mallory.http.build_request(method, url, content=body, headers=raw)))


def test_nobody_has_noticed_anything(bystanders: Bystanders) -> None:
    bystanders.check()


# In particular


def test_keys_that_open_nothing(bystanders: Bystanders, mallory: Caller) -> None:
    path = f"/api/tables/{bystanders.table}"
    theirs = mallory.key
    forged = Keys(b"guessed").make(bystanders.table, 0, 0, 0)
    mine = bystanders.keys[2]
    body, _, signature = mine.rpartition(".")
    for key in (theirs, forged, mine[:-1], mine + "a", f"{body[:-1]}.{signature}", f".{signature}", "\xff\xfe"):
        for method, where, content in (
            ("PUT", f"{path}/seats/1", {"bot": "greedy"}),
            ("POST", f"{path}/seats/1/key", None),
            ("POST", f"{path}/rematch", None),
            ("GET", f"{path}/replay", None),
            ("GET", f"{path}/replay?eyes=all", None),
        ):
            headers = [(name.encode(), value.encode()) for name, value in mallory._headers().items()]
            headers[-1] = (b"authorization", f"Bearer {key}".encode("latin-1"))
            answer = mallory.http.request(method, where, json=content, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-key")
    bystanders.check()


def test_what_only_the_host_may_do(server: Server, bystanders: Bystanders) -> None:
    path = f"/api/tables/{bystanders.table}/seats"
    somebody, nobody = server.caller(bystanders.keys[2]), server.caller()
    for caller in (somebody, nobody):
        assert caller.ask("PUT", f"{path}/1", {"bot": "greedy"}).json()["code"] == "not-yours"
        assert caller.ask("POST", f"{path}/1/key").json()["code"] == "not-yours"
    host = server.caller(bystanders.keys[0])
    for seat in (-1, 3, 99, 10**30):
        assert host.ask("PUT", f"{path}/{seat}", {"bot": "greedy"}).json()["code"] == "malformed"
        assert host.ask("POST", f"{path}/{seat}/key").json()["code"] == "malformed"
    assert host.ask("PUT", f"{path}/0", {"bot": "greedy"}).json()["code"] == "not-now"
    assert host.ask("POST", f"/api/tables/{bystanders.table}/rematch").json()["code"] == "not-now"
    bystanders.check()


def test_a_rematch_before_the_end_opens_nothing(server: Server) -> None:
    caller = server.caller()
    mine = caller.open("me", "random", public=True)
    tables = caller.count_tables()
    caller.key = mine["key"]
    assert caller.ask("POST", f"/api/tables/{mine['table']}/rematch").json()["code"] == "not-now"
    assert caller.count_tables() == tables


@pytest.mark.parametrize(
    "body", [b"[" * 9000, b'{"game":' * 3000, b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"{", b""]
)
def test_a_body_that_cannot_be_read(mallory: Caller, body: bytes) -> None:
    headers = {**mallory._headers(), "content-type": "application/json"}
    answer = mallory.http.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("chunked", [True, False])
def test_a_request_that_is_too_large(bystanders: Bystanders, mallory: Caller, chunked: bool) -> None:
    size = LARGEST_REQUEST + 1
    content: Any = (b"x" * 1024 for _ in range(size // 1024 + 1)) if chunked else b"x" * size
    answer = mallory.http.post("/api/tables", content=content, headers=mallory._headers())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    bystanders.check()


def test_requests_from_elsewhere_are_refused(bystanders: Bystanders, mallory: Caller) -> None:
    token = mallory.http.cookies["csrftoken"]
    order = {"game": "pioneers", "name": "Anna", "seats": [{"who": "me"}, {"who": "open"}]}
    for cookies, headers in (
        ({}, {"x-csrftoken": token}),
        ({"csrftoken": token}, {}),
        ({"csrftoken": token}, {"x-csrftoken": token[:-1]}),
        ({"csrftoken": "a" * 128}, {"x-csrftoken": "a" * 128}),
    ):
        answer = httpx.post(
            mallory.http.base_url.join("/api/tables"), json=order, cookies=cookies, headers=headers, timeout=PATIENCE
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "malformed")


RAW = [
    b"GET /api/games HTTP/9.9\r\n\r\n",
    b"GET\r\n\r\n",
    b"\x00\x01\x02\x03\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    b"GET http://elsewhere/api/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET //api//games HTTP/1.1\r\nHost: \xff\r\n\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/tables/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT a:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
]


@pytest.mark.parametrize("request_", RAW, ids=range(len(RAW)))
def test_what_is_hardly_a_request(server: Server, bystanders: Bystanders, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        heard = b""
        with suppress(OSError):
            connection.sendall(request_)
            connection.settimeout(0.1)
            heard = connection.recv(65536)
        assert b" 500 " not in heard[:15]
        assert b"root:" not in heard
    bystanders.check()
