"""Refused requests: every response has the same form, a code and a reason in words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from westbound.server import metrics
from westbound.server.protocol.http import Problem
from westbound.server.protocol.socket import Code
from westbound.server.refusal import Refusal
from westbound.server.storage.store import Conflict, Unwritable

STATUS: dict[Code, int] = {
    "malformed": 400,
    "wrong-key": 401,
    "not-yours": 403,
    "no-watchers": 403,
    "spoiler": 403,
    "no-table": 404,
    "no-person": 404,
    "not-now": 409,
    "stale": 409,
    "illegal": 409,
    "too-large": 413,
    "too-fast": 429,
    "unavailable": 503,
    "quarantined": 503,
}
log = logging.getLogger("westbound.server")
AnyRequest = Request[None, None, State]


def answer(status: int, code: Code, reason: str) -> Response[bytes]:
    metrics.REFUSALS.labels(code).inc()
    content = msgspec.json.encode(Problem(code, reason))
    return Response(content, status_code=status, media_type="application/json")


def refused(_: AnyRequest, refusal: Refusal) -> Response[bytes]:
    return answer(STATUS[refusal.code], refusal.code, refusal.reason)


def misasked(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """An invalid request: unknown path, wrong method, wrong content, no token."""
    codes: dict[int, Code] = {413: "too-large", 429: "too-fast"}
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(f"{each.get('key', 'body')}: {each.get('message')}" for each in error.extra) or reason
    return answer(error.status_code, codes.get(error.status_code, "malformed"), reason)


def unreadable(_: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is not text, or is nested too deeply."""
    return answer(400, "malformed", f"the body cannot be read: {error}")


def unreachable(_: AnyRequest, error: Unwritable) -> Response[bytes]:
    return answer(503, "unavailable", f"tables cannot be read just now: {error}")


def overtaken(_: AnyRequest, _error: Conflict) -> Response[bytes]:
    return answer(STATUS["stale"], "stale", "somebody else was changing it at the same time; try again")


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return answer(500, "unavailable", "something went wrong; it has been logged, try again")


HANDLERS: dict[int | type[Exception], Callable[[Any, Any], Response[Any]]] = {
    Refusal: refused,
    HTTPException: misasked,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Unwritable: unreachable,
    Conflict: overtaken,
    Exception: failed,
}
