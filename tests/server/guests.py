"""Players and watchers who reconnect after every lost connection, and note what they saw and were promised."""

from __future__ import annotations

import hashlib
import json
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
from websockets.exceptions import WebSocketException

from tests.server.serving import Caller, Client, Json

LOST = (OSError, EOFError, WebSocketException, httpx.HTTPError)  # that happen when a server dies
SHORT = 0.05  # seconds


@dataclass
class Notes:
    """What one viewer of a table was shown and promised."""

    table: str
    seat: int | None = None
    seq: int = 0
    lines: list[Json] = field(default_factory=list)
    views: dict[int, dict[str, str]] = field(default_factory=dict)  # digests of their parts, by version
    sent: Counter[str] = field(default_factory=Counter)  # what may have been done, by kind
    promised: list[tuple[int, str, Json]] = field(default_factory=list)  # seq, what was said, and its fields
    welcomes: int = 0
    over: bool = False


def digests(view: Json) -> dict[str, str]:
    """The digest of each part of a view."""
    return {part: digest(content) for part, content in view.items()}


def digest(something: Any) -> str:
    return hashlib.sha256(json.dumps(something, sort_keys=True).encode()).hexdigest()[:16]


class Noting(Client):
    """Looks at a table, and writes everything into the notes."""

    def __init__(self, url: str, key: str, notes: Notes) -> None:
        self.notes = notes
        super().__init__(url, notes.table, key, notes.seq or None)
        at_the_door = self.heard[0].get("code", "")
        assert at_the_door in ("", "unavailable"), f"table {notes.table}: {self.heard[0]}"

    def _take(self, message: Json) -> None:
        super()._take(message)
        notes = self.notes
        assert self.seq >= notes.seq, f"table {notes.table}: at {notes.seq}, and then at {self.seq} again"
        notes.welcomes += message["say"] == "welcome"
        notes.seat, notes.seq, notes.over = self.seat, self.seq, self.over
        notes.lines += message.get("lines", [])
        if self.version is not None:
            notes.views[self.version] = digests(self.view)

    def promise(self, what: str, **fields: object) -> bool:
        """Whether it was done; then that is a promise, and is noted."""
        self.notes.sent[what] += 1
        answer = self.do(what, **fields)
        if answer["say"] == "done":
            self.notes.promised.append((answer["seq"], what, fields))
        else:
            self.notes.sent[what] -= 1
        return bool(answer["say"] == "done")


class Site(Protocol):
    """A server, or several behind a proxy."""

    @property
    def url(self) -> str: ...

    def caller(self, key: str = "") -> Caller: ...


class Guest(threading.Thread):
    """Somebody who comes again and again, until told to stop; what goes wrong is kept for who joins."""

    def __init__(self, server: Site, seed: str) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = random.Random(seed)
        self.notes: list[Notes] = []
        self.leaving = threading.Event()  # after this game
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.come():
                time.sleep(SHORT)
        except BaseException as error:
            self.trouble = error

    def come(self) -> bool:
        """Whether there is no more to do."""
        try:
            return self.visit()
        except LOST:
            return False

    def visit(self) -> bool:
        raise NotImplementedError

    def farewell(self, patience: float) -> None:
        """Wait for the end.  :raises AssertionError: if it does not come; or what went wrong."""
        self.join(patience)
        if self.trouble:
            raise self.trouble
        assert not self.is_alive(), f"{self.notes[-1]} goes on and on"


class Watcher(Guest):
    """Looks on at one table after the other, each to its end."""

    def __init__(self, server: Site, seed: str, tables: list[str]) -> None:
        super().__init__(server, seed)
        self.tables = tables  # the newest last

    def visit(self) -> bool:
        if not self.notes or self.notes[-1].over:
            self.notes.append(Notes(self.rng.choice(self.tables[-20:])))
        with Noting(self.server.url, "", self.notes[-1]) as client:
            while client.table and not client.over:
                client.hear()
        return self.leaving.is_set() and self.notes[-1].over


class Person(Guest):
    """Plays anything, says something now and then, takes back now and then, and plays again."""

    def __init__(self, server: Site, seed: str, seated: Json) -> None:
        super().__init__(server, seed)
        self.seated = seated
        self.said = 0
        self.saying = ""  # not known to be done yet
        self.notes.append(Notes(seated["table"]))

    def visit(self) -> bool:
        again = bool(self.notes[-1].lines)
        with Noting(self.server.url, self.seated["key"], self.notes[-1]) as client:
            if again and self.leaving.is_set() and client.table and client.table["state"] == "gathering":
                self.notes.pop()  # the other player has left, and will not come to the rematch
                return True
            while client.table and not client.over:
                self.deal_with(client)
        if self.notes[-1].over and not self.leaving.is_set():
            self.seated = self.server.caller(self.seated["key"]).post(f"/api/tables/{self.seated['table']}/rematch")
            self.notes.append(Notes(self.seated["table"]))
            self.saying = ""
        return self.notes[-1].over

    def deal_with(self, client: Noting) -> None:
        """Whatever is to be done now; or wait."""
        asked = client.table["asked"]
        if self.saying or self.rng.random() < 0.05:
            self.say(client)
        elif asked and client.seat in asked["open"]:
            client.promise("answer", agrees=self.rng.random() < 0.5)
        elif client.ask and client.ask["undo"] and not asked and self.rng.random() < 0.05:
            client.promise("undo")
        elif client.ask and client.asked:
            client.promise("act", words=self.rng.choice(client.choices()))
        else:
            client.hear()

    def say(self, client: Noting) -> None:
        """Something new, or what may have been lost; nothing is said twice."""
        if not self.saying:
            self.said += 1
            self.saying = f"{self.seated['seat']} says {self.said}"
        heard = any(line.get("text") == self.saying for line in client.notes.lines)
        if heard or client.promise("chat", text=self.saying):
            self.saying = ""
