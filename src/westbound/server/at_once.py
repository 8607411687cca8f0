"""Uvicorn's sockets, which can also write at once: most messages need nothing to wait for, and so no coroutine."""

from __future__ import annotations

from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from westbound.server.presenting.viewer import Write

EXTENSION = "westbound.write"  # of ASGI: what a server can do besides
WHOLE_TEXT = b"\x81"


class AtOnce(WebSocketsSansIOProtocol):
    """A socket that tells what it serves how to write at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send a message; False: the socket has to be waited for, or is closed."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1) + text
    if size < 65536:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2) + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8) + text


def writes_at_once(scope: Scope) -> Write:
    """How to write at once to a socket of this server."""
    extensions = scope["extensions"] or {}
    return cast(Write, extensions[EXTENSION]["write"])
