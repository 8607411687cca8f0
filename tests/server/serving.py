"""A real server in its own process, and clients that call it."""

from __future__ import annotations

import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import ROOT
from tests.server.launcher import Launched, launcher
from westbound.server.health import FRESH

Json = dict[str, Any]
READY = re.compile(r"open: \S+?(?::(\d+))? ")
PATIENCE = 60.0  # seconds, for a machine that is busy with other tests


class Server:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, database: str, module: str = "", /, open_files: int = 0, **settings: object) -> None:
        self.database = database
        self.module = module
        self.settings = {
            "bots": 1,
            "messages_per_second": 1000,
            "requests_per_minute": 100_000,
            "edition_checks_per_minute": 100_000,
            "cpu_seconds_per_minute": 100_000,
            "public_tables_per_address": 100_000,
            **settings,
        }
        self.port = 0
        self.open_files = open_files  # the limit on them; 0: as it is
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it can be called."""
        self.launch()
        assert self.process.stdout
        said = self.process.stdout.readline()
        ready = READY.search(said)
        assert ready, f"the server did not start: {said}{self.logged()}"
        self.port = int(ready[1] or str(self.settings["port"]))

    def launch(self) -> None:
        settings = {"database": self.database, "port": self.port, "tables_per_hour": 100_000, **self.settings}
        flags = [flag(name.replace("_", "-"), value) for name, value in settings.items()]
        self.process = self.begin(["serve", *flags])

    def begin(self, words: list[str]) -> Launched | subprocess.Popen[str]:
        more = {"WESTBOUND_BOT_MODULES": self.module, "PYTHONPATH": str(ROOT)} if self.module else {}
        limits = {resource.RLIMIT_NOFILE: self.open_files} if self.open_files else {}
        return launcher().launch(words, os.environ | more, self.log, limits)

    def logged(self) -> str:
        """All that it has logged, since it was first started."""
        size = os.fstat(self.log.fileno()).st_size
        return os.pread(self.log.fileno(), size, 0).decode()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As an operator would."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def caller(self, key: str = "") -> Caller:
        return Caller(self.url, key)


def flag(name: str, value: object) -> str:
    if isinstance(value, bool):
        return f"--{name}" if value else f"--no-{name}"
    return f"--{name}={value}"


@contextmanager
def serving(
    database: str | Path, module: str = "", kind: type[Server] = Server, /, **settings: Any
) -> Iterator[Server]:
    """A server on *database*: an URL, or a folder for a new one; it loads *module* as one with bots."""
    url = f"sqlite:///{database}/westbound.db" if isinstance(database, Path) else database
    server = kind(url, module, **settings)
    try:
        yield server
    finally:
        server.kill()
        print(server.logged(), file=sys.stderr)  # to be seen if the test fails


class Caller:
    """Somebody who calls a server over HTTP, as the page does."""

    def __init__(self, url: str, key: str = "") -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)  # no certificates: that is faster
        self.key = key
        self.get("/api/games")

    def _headers(self) -> dict[str, str]:
        token = {"x-csrftoken": self.http.cookies["csrftoken"]} if "csrftoken" in self.http.cookies else {}
        return token | ({"authorization": f"Bearer {self.key}"} if self.key else {})

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=self._headers())

    def get(self, path: str) -> Any:
        return self.ask("GET", path).raise_for_status().json()

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, body).raise_for_status().json()

    def put(self, path: str, body: object = None) -> Any:
        return self.ask("PUT", path, body).raise_for_status().json()

    def count_tables(self) -> dict[str, int]:
        """The number of tables by state, now: an answer about the health is repeated for a moment."""
        time.sleep(1.1 * FRESH)
        tables: dict[str, int] = self.get("/health")["tables"]
        return tables

    def open(self, *seats: str, name: str = "Anna", **more: object) -> Json:
        """Open a table with these seats: ``me``, ``open``, or the name of a bot."""
        wanted = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats]
        seated: Json = self.post("/api/tables", {"game": "pioneers", "seats": wanted, "name": name, **more})
        return seated

    def sit(self, table: str, name: str) -> Json:
        seated: Json = self.post(f"/api/tables/{table}/seats", {"name": name})
        return seated

    def look(self, table: str, key: str = "", seq: int | None = None, source: str = "") -> Client:
        """Look at a table through a socket."""
        return Client(str(self.http.base_url), table, key, seq, source=source)


class Client:
    """Somebody who has a table open over a socket and, with a key, plays at it."""

    def __init__(
        self, url: str, table: str, key: str = "", seq: int | None = None, hello: bool = True, source: str = ""
    ) -> None:
        address = url.rstrip("/").replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        come_from: Json = {"source_address": (source, 0)} if source else {}
        self.socket: ClientConnection = connect(address, open_timeout=PATIENCE, max_size=None, legacy=True, **come_from)
        self.heard: list[Json] = []
        self.coming: list[str] = []
        self.lines: list[Json] = []
        self.seq = seq or 0
        self.seat: int | None = None
        self.table: Json = {}
        self.version: int | None = None
        self.view: Json = {}
        self.ask: Json = {}
        self.number = 0
        if hello:
            self.say("hello", key=key, seq=seq)
            self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, what: str, **fields: object) -> None:
        self.socket.send(json.dumps({"say": what, **fields}))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken to heart."""
        if not self.coming:
            self.coming = str(self.socket.recv(timeout)).split("\n")
        message: Json = json.loads(self.coming.pop(0))
        self.heard.append(message)
        if message["say"] in ("welcome", "news"):
            self._take(message)
        return message

    def _take(self, message: Json) -> None:
        assert message.get("since", self.seq) == self.seq, "nothing is missing before news"
        self.seq = message["seq"]
        self.seat = message.get("seat", self.seat)
        self.lines += message.get("lines", [])
        self.table = message.get("table") or self.table
        game = message.get("game") or message
        self.version = game.get("version", self.version)
        self.view = game.get("view") or applied(self.view, game.get("changes") or [])
        self.ask = game.get("ask") or self.ask

    def do(self, what: str, **fields: object) -> Json:
        """Say something, and hear on until it is answered."""
        self.number += 1
        if what in ("act", "foresee", "hint", "why", "whynot", "undo", "answer"):
            fields = {"version": self.version, **fields}
        self.say(what, id=self.number, **fields)
        return self.wait(lambda message: message.get("id") == self.number)

    def wait(self, wanted: Any) -> Json:
        """Hear on until a message is the one wanted."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def act(self, words: str) -> Json:
        return self.do("act", words=words)

    @property
    def asked(self) -> bool:
        """Whether it is up to me."""
        return self.seat in self.ask["actors"]

    @property
    def over(self) -> bool:
        return bool(self.table["state"] == "over")

    def choices(self) -> list[str]:
        return [choice["words"] for choice in self.ask["choices"]]

    def play_to_the_end(self, rng: random.Random, most: int = 10_000) -> None:
        """Play anything until the game is over, or *most* actions."""
        for _ in range(most):
            while not self.over and not self.asked:
                self.hear()
            if self.over:
                return
            self.act(rng.choice(self.choices()))


def play_out(clients: list[Client], rng: random.Random, most: int = 10_000) -> None:
    """Let these people, who have all seats except those of bots, play at random: to the end, or *most* actions."""
    while most > 0 and not all(client.over for client in clients):
        version = max(client.version or 0 for client in clients)
        for client in clients:
            while client.version != version:
                client.hear()
        for client in clients:
            if client.asked and not client.over:
                client.act(rng.choice(client.choices()))
                most -= 1
                break
        else:
            for client in [each for each in clients if not each.over][:1]:
                client.hear()


def applied(view: Any, changes: list[Any]) -> Any:
    """*view* with these changes."""
    for path, value in changes:
        view = _put(view, path, value)
    return view


def _put(part: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    copy = part.copy()
    copy[path[0]] = _put(part[path[0]], path[1:], value)
    return copy
