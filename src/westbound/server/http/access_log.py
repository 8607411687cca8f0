"""The access log: one line per request."""

from __future__ import annotations

import logging
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from westbound.server.http.security import client_address
from westbound.server.logs import ACCESS
from westbound.server.settings import Settings

QUIET = {"/health", "/metrics"}  # requested all the time, by programs
LONGEST_PATH = 200

access = logging.getLogger(ACCESS)


class AccessLog:
    """Logs each HTTP request, without its query and headers; wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        path, method, status, started = scope["path"], scope["method"], 0, time.perf_counter()

        async def listen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, listen)
        except Exception:
            status = status or 500
            raise
        finally:
            level = logging.WARNING if status >= 500 else logging.DEBUG if path in QUIET else logging.INFO
            fields = {
                "method": method,
                "path": path[:LONGEST_PATH],
                "status": status,
                "ms": round((time.perf_counter() - started) * 1000, 1),
                "address": client_address(scope, self._settings),
            }
            access.log(level, "request", extra=fields)
