"""Somebody who looks at a table: a seat's own eyes, or a watcher's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from westbound.server.at_once import Write
from westbound.server.eager import begin
from westbound.server.protocol.socket import ToViewer
from westbound.server.state.seats import HOST

MOST_WAITING = 400  # messages; who is further behind had better come again
FAREWELL = 5.0  # seconds in which who is let go can still get what is on the way

encode = msgspec.json.Encoder().encode
Carry = Callable[[bytes, bool], Coroutine[Any, Any, None]]  # messages, one a line; and whether they are the last


class Viewer:
    """Somebody who looks at a table, and what is on the way to them."""

    def __init__(self, claim: int | None, void: int, write: Write, carry: Carry) -> None:
        """*claim* is the seat of their key, ``HOST``, or None; *void* how many keys to it were void then."""
        self.seat = None if claim == HOST else claim
        self.claim = claim
        self.void = void
        self.looks = True  # or the page is out of sight
        self.left = False  # nothing more will be put on the way
        self.leaving = False  # gets up, and may lose the key by that
        self.patience: asyncio.Timeout | None = None  # of the socket; it runs from when they are let go
        self._write = write
        self._carry = carry
        self._carrying: asyncio.Task[None] | None = None  # what the socket could not take at once
        self._waiting: list[bytes] = []
        self._last = False  # what waits is all that comes

    def tell(self, message: ToViewer) -> None:
        self.put(encode(message))
        self.send()

    def put(self, text: bytes) -> None:
        """Put *text* on the way; who is too far behind is let go, and may come again."""
        if self.left:
            return
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self.let_go()

    def send(self) -> None:
        """Hand on what is on the way, once the socket has taken what came before."""
        if self._carrying or not (self._waiting or self._last):
            return
        text, last = b"\n".join(self._waiting), self._last
        self._waiting, self._last = [], False
        if not last and self._write(text):
            return
        self._carrying = begin(self._carry(text, last))
        if self._carrying:
            self._carrying.add_done_callback(self._carried)

    def let_go(self) -> None:
        """After what is on the way, nothing more comes."""
        if self.left:
            return
        self.left = self._last = True
        self.send()
        if self.patience:
            self.patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    def gone(self) -> None:
        """The socket takes nothing more."""
        self.left, self._last, self._waiting = True, False, []
        if self._carrying:
            self._carrying.cancel()

    def _carried(self, _: asyncio.Task[None]) -> None:
        self._carrying = None
        self.send()
