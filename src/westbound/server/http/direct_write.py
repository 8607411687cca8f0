"""Uvicorn's sockets with a direct write: most messages need not wait for anything, and so need no coroutine."""

from __future__ import annotations

from http import HTTPStatus
from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from westbound.server.presenting.viewer import Write

EXTENSION = "westbound.write"  # the name of our ASGI extension
WHOLE_TEXT = b"\x81"


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """A socket that offers the application a direct write."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write, "refuse": self.refuse}

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


def framed(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1) + text
    if size < 65536:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2) + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8) + text


def direct_write(scope: Scope) -> Write:
    """The direct write of a socket of this server."""
    extensions = scope["extensions"] or {}
    return cast(Write, extensions[EXTENSION]["write"])


def refuse_socket(scope: Scope, status: HTTPStatus, reason: str) -> None:
    """Answer a request for a socket of this server with an error."""
    extensions = scope["extensions"] or {}
    extensions[EXTENSION]["refuse"](status, reason)
