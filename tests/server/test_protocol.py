"""docs/protocol.md says what the messages and the server do, and every refusal can really happen."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests import ROOT
from tests.server.databases import Postgres
from tests.server.raw_clients import CODES, HELLO, answers, enter, open_socket
from tests.server.serving import Client, Server, serving
from westbound.server.http import sockets
from westbound.server.http.app import figures, health
from westbound.server.http.problems import STATUS
from westbound.server.http.routes import ROUTES
from westbound.server.protocol.json_schema import MODULES
from westbound.server.protocol.socket import PROTOCOL, Ask, Choice, GameSeen, Line, ToServer, ToViewer
from westbound.server.run import LARGEST_FRAME

DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = {kind.__struct_config__.tag: kind for kind in (*get_args(ToServer), *get_args(ToViewer))}
PLACEHOLDERS = [("{...}", "{}"), ("[...]", "[]")]


def examples() -> list[dict[str, Any]]:
    """Every message that the document shows."""
    found = re.findall(r'\{"say".*?\}(?=`|\n```)', DOC, flags=re.DOTALL)
    for some, none in PLACEHOLDERS:
        found = [example.replace(some, none) for example in found]
    return [json.loads(example) for example in found]


def named() -> set[str]:
    """All that is named in the document as code, or as a field of an example."""
    spans = re.findall(r"`([^`\n]+)`", DOC)
    return {word for span in [*spans, json.dumps(examples())] for word in re.findall(r"[\w-]+", span)}


SHORT = {"table": "ID", "seat": "N", "name": "GAME"}  # in the document


# The document


def test_every_message_is_shown() -> None:
    assert {example["say"] for example in examples()} == set(MESSAGES)


@pytest.mark.parametrize("example", examples(), ids=lambda example: example["say"])
def test_what_is_shown_is_a_message(example: dict[str, Any]) -> None:
    kind = MESSAGES[example["say"]]
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    needed = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
    assert needed <= example.keys() - {"say"} <= fields
    if kind in get_args(ToServer):
        msgspec.json.decode(json.dumps(example), type=ToServer)


@pytest.mark.parametrize("kind", [*MESSAGES.values(), Line, Choice, Ask, GameSeen])
def test_every_field_is_named(kind: Any) -> None:
    assert {field.encode_name for field in msgspec.structs.fields(kind)} <= named()


def test_every_code_is_told() -> None:
    table = DOC[DOC.index("| code |") : DOC.index("A client whose message")]
    told = [re.findall(r"`([\w-]+)`", row.split("|")[1]) for row in table.splitlines() if row.startswith("| `")]
    assert sorted(code for codes in told for code in codes) == sorted(CODES)
    assert set(STATUS) == CODES


def test_every_route_is_told() -> None:
    told = {route.partition("?")[0] for route in re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`]*)`", DOC)}
    handlers = [*ROUTES, health, figures]
    served = {f"{method} {path}" for each in handlers for method in each.http_methods for path in each.paths}
    assert {re.sub(r"{(\w+):\w+}", lambda part: SHORT.get(part[1], part[1].upper()), each) for each in served} == told
    assert sockets.PATH.fullmatch("/api/tables/ID/socket")
    assert "`/api/tables/ID/socket`" in DOC


def test_every_structure_exists() -> None:
    told = set(re.findall(r"`([A-Z][a-z]\w+)(?:\[\])?`", DOC))
    assert told - {"PioneersView", "ID"} <= {name for module in MODULES for name in vars(module)}


def test_numbers_are_told() -> None:
    assert f'"protocol": {PROTOCOL}' in DOC
    codes = {int(code) for code in re.findall(r"`(\d{4})`", DOC)}
    assert codes == {CloseCode.POLICY_VIOLATION, 1009, 1012, sockets.NO_HELLO, sockets.AT_THE_DOOR, sockets.TOO_MUCH}
    assert f"({LARGEST_FRAME // 1024} KB)" in DOC
    assert "within ten seconds" in DOC
    assert sockets.GREETING == 10


# The server


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new()


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    with serving(database, messages_per_second=20, chats_per_minute=1) as server:
        yield server


def test_all_that_is_sent_is_a_message(server: Server) -> None:
    """In a whole game; the log arrives without a gap, always before the confirmation."""
    caller = server.caller()
    mine = caller.open("me", "random")
    told: list[str] = []

    class Strict(Client):
        def hear(self, timeout: float = 60.0) -> Any:
            message = super().hear(timeout)
            said = msgspec.json.decode(json.dumps(message), type=ToViewer)
            told.append(type(said).__name__)
            return message

    with Strict(server.url, mine["table"], mine["key"]) as anna:
        rng = random.Random(1)
        while not anna.over:
            before = anna.seq
            if anna.asked:
                answer = anna.act(rng.choice(anna.choices()))
                assert answer["say"] in ("done", "refused")
                assert anna.seq >= answer.get("seq", 0)
            else:
                anna.hear()
            assert {line["seq"] for line in anna.lines if line["seq"] >= before} <= set(range(before, anna.seq))
        assert {"Welcome", "News", "Done"} <= set(told)


def test_every_refusal_can_happen(postgres: Postgres, database: str, server: Server) -> None:
    caller = server.caller()
    mine = caller.open("me", "random", watchers=False)
    key, codes = mine["key"], set()
    for table, hello in (
        ("nosuchtable", HELLO),
        (mine["table"], HELLO),
        (mine["table"], '{"say": "hello", "key": "x"}'),
        (mine["table"], "hello"),
        (mine["table"], "x" * 5000),
    ):
        with open_socket(server, table) as connection:
            connection.send(hello)
            (refused,) = answers(connection, 2)
            codes.add(refused["code"])
            assert connection.close_code == (4000 if refused["code"] == "malformed" else 4003)
    assert codes == {"no-table", "no-watchers", "wrong-key", "malformed", "too-large"}
    with caller.look(mine["table"], key) as anna:
        while not anna.asked:
            anna.hear()
        codes.add(anna.act("nonsense")["code"])
        codes.add(anna.do("act", words="pass", version=10**6)["code"])
        codes.add(anna.do("answer", agrees=True)["code"])
        codes |= {anna.do("chat", text="Hello!").get("code", "too-fast") for _ in range(6)}
        with server.caller().look(caller.open("me", "random")["table"]) as watcher:
            codes.add(watcher.act("pass")["code"])
        day = caller.get("/api/deals")["deals"][0]["day"]
        codes.add(caller.ask("GET", f"/api/deals/{day}/pioneers/field").json()["code"])
        asyncio.run(postgres.shut(database))
        try:
            codes.add(anna.act(anna.choices()[0])["code"])
            for path, status in (("/api/tables", 503), ("/health", 503), ("/", 200)):
                assert caller.ask("GET", path).status_code == status
        finally:
            asyncio.run(postgres.shut(database, shut=False))
        assert anna.act(anna.choices()[0])["say"] == "done"
    codes.add(caller.ask("GET", "/api/profile?name=Nobody").json()["code"])
    broken = caller.open("open", "random")["table"]
    postgres.run(f"UPDATE events SET event = 'nonsense' WHERE table_id = '{broken}'", database)
    with serving(database) as another:
        codes.add(another.caller().ask("GET", f"/api/tables/{broken}").json()["code"])
    assert codes == CODES


# How sockets are closed


def test_a_server_that_goes_down_says_so(server: Server) -> None:
    mine = server.caller().open("me", "open")
    connection = enter(server, mine["table"], mine["key"])
    server.stop()
    with pytest.raises(ConnectionClosed):
        connection.recv(10)
    assert connection.close_code == 1012
    server.start()
    enter(server, mine["table"], mine["key"]).close()


def test_who_gets_up_before_the_game_hears_that_it_is_done(server: Server) -> None:
    mine = server.caller().open("me", "open")
    with enter(server, mine["table"], mine["key"]) as connection:
        connection.send('{"say": "leave", "id": 7}')
        assert answers(connection, 2) == [{"say": "done", "id": 7, "seq": 3}]
        assert connection.close_code == 4008
    with open_socket(server, mine["table"]) as connection:
        connection.send(json.dumps({"say": "hello", "key": mine["key"]}))
        assert answers(connection, 1)[0]["code"] == "wrong-key"
