"""Uvicorn's sockets, which can also write at once.

Most messages need nothing to wait for, and so no coroutine.  And every move sends one to each viewer: that a message
becomes a frame (RFC 6455, 5.2) is done here, too, for the library takes ten times as long for what is so simple here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "westbound.write"  # of ASGI: what a server can do besides
Write = Callable[[bytes], bool]
WHOLE_TEXT = 0x81  # a frame that is a message, of text


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
        self.transport.write(head(len(text)) + text)
        return True


def head(size: int) -> bytes:
    """What comes before *size* bytes of text, in a frame from a server."""
    if size < 126:  # longer ones say in two or in eight bytes how long
        return bytes((WHOLE_TEXT, size))
    return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) if size < 2**16 else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)


def writes_at_once(scope: Scope) -> Write:
    """How to write at once to a socket; where the server cannot, nothing is written."""
    offered = (scope.get("extensions") or {}).get(EXTENSION)
    return cast(Write, offered["write"]) if offered else lambda text: False
