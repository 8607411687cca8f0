"""A viewer of a table: a player at a seat, or a watcher, behind one socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from westbound.server.presenting.eager import begin
from westbound.server.protocol.socket import ToViewer
from westbound.server.state.seats import HOST

MOST_WAITING = 400  # messages; viewers that are further behind are disconnected, and reconnect
FAREWELL = 5.0  # seconds for a disconnected viewer to receive what is queued

encode = msgspec.json.Encoder().encode
Write = Callable[[bytes], bool]  # False: the socket is not ready
Carry = Callable[[bytes, bool], Coroutine[Any, Any, None]]  # messages, one a line; and whether they are the last


class Viewer:
    """A viewer, and the messages queued for them."""

    def __init__(self, claim: int | None, void: int, write: Write, carry: Carry, address: str = "") -> None:
        """*claim* is the seat of their key, ``HOST``, or None; *void* the number of keys to it that were void then.

        *address* is theirs, as limits count it.
        """
        self.seat = None if claim == HOST else claim
        self.claim = claim
        self.void = void
        self.address = address
        self.looks = True  # False while the page is hidden
        self.left = False  # nothing more will be queued
        self.early = False  # came before the game began, and must not watch it
        self.leaving = False  # is leaving the seat, and may lose the key by that
        self.patience: asyncio.Timeout | None = None  # of the socket, from the moment they are disconnected
        self._write = write
        self._carry = carry
        self._carrying: asyncio.Task[None] | None = None  # what the socket could not take right away
        self._waiting: list[bytes] = []
        self._last = False  # nothing comes after what is queued

    def tell(self, message: ToViewer) -> None:
        self.put(encode(message))
        self.send()

    def put(self, text: bytes) -> None:
        """Queue *text*; disconnect a viewer that is too far behind."""
        if self.left:
            return
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self.let_go()

    def send(self) -> None:
        """Send what is queued, unless the socket is still busy with what came before."""
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
        """Disconnect, after what is queued."""
        if self.left:
            return
        self.left = self._last = True
        self.send()
        if self.patience:
            self.patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    def gone(self) -> None:
        """The socket is closed."""
        self.left, self._last, self._waiting = True, False, []
        if self._carrying:
            self._carrying.cancel()

    def _carried(self, _: asyncio.Task[None]) -> None:
        self._carrying = None
        self.send()
