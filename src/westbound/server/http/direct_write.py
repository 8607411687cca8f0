"""Uvicorn's sockets with a direct write: most messages need not wait for anything, and so need no coroutine."""

from __future__ import annotations

import time
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from westbound.server.http.connections import Connections, Stage
from westbound.server.limits import Bucket

EXTENSION = "westbound.socket"  # the name of our ASGI extension
SLICE = 4096  # bytes that are parsed at a time
WHOLE_TEXT = b"\x81"


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """A socket that is counted, limits frames without a message, and offers the application a direct write."""

    def __init__(self, guard: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.stage: Stage | None = None
        self.counted: str | None = None
        self._guard = guard
        self._frames = Bucket(guard.frames_per_second, 3 * guard.frames_per_second)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._guard.arrive(self, self.client[0] if self.client else "", Stage.HELLO)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guard.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    # Frames that bring no message: the application never hears of them, so they are counted here

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):  # a flood is noticed before all of it is parsed
            if not self.close_sent:
                super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        """Count such a frame; if there were too many, close the socket.  False: it is closed."""
        if self.close_sent:
            return False
        if self._frames.take(time.monotonic()):
            return True
        self._guard.note("frames")
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames without a message")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False

    # For the application

    def write(self, text: bytes) -> bool:
        """Send a message right away; False if the socket is not ready, or closed."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        self.transport.write(framed(text))
        return True

    def refuse(self, status: HTTPStatus, reason: str) -> None:
        """Answer the request for a socket with an error; through ASGI, uvicorn would log that as a failure of ours."""
        self.conn.send_response(self.conn.reject(status, reason))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def settle(self) -> None:
        """Count the socket no longer among those that have said nothing."""
        self._guard.settle(self)

    # For those who count connections

    def drop(self) -> None:
        self.transport.abort()

    def expire(self) -> None:
        self.transport.close()


def framed(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1) + text
    if size < 65536:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2) + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8) + text


def socket_of(scope: Scope) -> DirectWriteProtocol:
    """The socket of this server that a request for one has come over."""
    extensions = scope["extensions"] or {}
    return cast(DirectWriteProtocol, extensions[EXTENSION]["socket"])
