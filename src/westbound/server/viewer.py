"""Somebody who looks at a table: a seat's own eyes, or a watcher's."""

from __future__ import annotations

import asyncio

import msgspec

from westbound.server.keys import HOST
from westbound.server.messages import ToViewer

MOST_WAITING = 400  # messages; who is further behind had better come again
FAREWELL = 5.0  # seconds in which who is let go can still get what is on the way

encode = msgspec.json.Encoder().encode


class Viewer:
    """Somebody who looks at a table, and what is on the way to them."""

    def __init__(self, claim: int | None, void: int = 0) -> None:
        """*claim* is the seat of their key, ``HOST``, or None; *void* how many keys to it were void then."""
        self.seat = None if claim == HOST else claim
        self.claim = claim
        self.void = void
        self.left = False  # nothing more will be put on the way
        self.leaving = False  # gets up, and may lose the key by that
        self.patience: asyncio.Timeout | None = None  # of the socket; it runs from when they are let go
        self._waiting: list[str] = []
        self._asleep: asyncio.Future[None] | None = None  # who sends it, as long as there is nothing

    def tell(self, message: ToViewer) -> None:
        self.send(encode(message).decode())

    def send(self, text: str) -> None:
        """Put *text* on the way; who is too far behind is let go, and may come again."""
        if self.left:
            return
        self._waiting.append(text)
        self._wake()
        if len(self._waiting) > MOST_WAITING:
            self.let_go()

    def let_go(self) -> None:
        """After what is on the way, nothing more comes."""
        self.left = True
        self._wake()
        if self.patience:
            self.patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)

    async def next(self) -> str:
        """All that is on the way, one message a line; nothing at the end."""
        if not self._waiting and not self.left:
            self._asleep = asyncio.get_running_loop().create_future()
            await self._asleep
        texts, self._waiting = self._waiting, []
        return "\n".join(texts)

    def _wake(self) -> None:
        if self._asleep and not self._asleep.done():
            self._asleep.set_result(None)
