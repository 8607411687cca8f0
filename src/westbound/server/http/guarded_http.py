"""Uvicorn's HTTP connections, counted and with deadlines."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from westbound.server.http.connections import Connections, Stage

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class GuardedProtocol(H11Protocol):
    """An HTTP connection that is closed if a request takes too long to arrive."""

    def __init__(self, guard: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.stage: Stage | None = None
        self.counted: str | None = None
        self._guard = guard

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._guard.arrive(self, self.client[0] if self.client else "", Stage.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guard.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._note()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._guard.leave(self)  # from now on the socket counts
        super().handle_websocket_upgrade(event)

    def _note(self) -> None:
        """Note what is to come next over this connection."""
        state = self.conn.their_state
        if self.transport.is_closing() or self.flow.write_paused:
            stage: Stage | None = Stage.REST
        elif state is h11.IDLE:
            stage = Stage.HEAD
        else:
            stage = Stage.BODY if state is h11.SEND_BODY else None
        self._guard.expect(self, stage)

    def drop(self) -> None:
        self.transport.abort()

    def expire(self) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            answers = not self.cycle.response_started
        else:
            answers = bool(self.conn.trailing_data[0])  # part of a head; without that, nothing was asked
        if answers:
            self.transport.write(TOO_SLOW)
        self.transport.close()
