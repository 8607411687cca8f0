"""The server, put together."""

from __future__ import annotations

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from westbound.server import metrics
from westbound.server.house import House
from westbound.server.logs import AccessLog
from westbound.server.notices.office import Office
from westbound.server.pages import page, read_pages
from westbound.server.problems import HANDLERS, answer
from westbound.server.refusal import Refusal
from westbound.server.routes import ROUTES
from westbound.server.security import RequestLimit, SecurityHeaders, csrf, is_operator
from westbound.server.sockets import table_socket
from westbound.server.storage.store import Unwritable

LARGEST_REQUEST = 64 * 1024  # bytes


@get("/health")
async def health(house: House) -> dict[str, object]:
    """Whether tables can be read and written; a 503 says they cannot."""
    try:
        return {"ok": True, "tables": await house.store.counts()}
    except Unwritable as error:
        raise Refusal("unavailable", f"the database cannot be used: {error}") from None


@get("/metrics")
async def figures(request: Request[None, None, State], house: House) -> Response[bytes]:
    if not is_operator(request.scope, house.settings):
        return answer(403, "not-yours", "figures are for this machine only; see the setting metrics_open")
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def make_app(house: House, secret: bytes, office: Office) -> ASGIApp:
    """The application around *house*."""

    def provide_house() -> House:
        return house

    def provide_office() -> Office:
        return office

    app = Litestar(
        route_handlers=[*ROUTES, health, figures, page],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "office": Provide(provide_office, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        middleware=[csrf(secret, house.settings)],
        openapi_config=None,
        request_max_body_size=LARGEST_REQUEST,
        state=State({"pages": read_pages()}),
        logging_config=None,
    )
    requests = SecurityHeaders(AccessLog(RequestLimit(app, house.settings), house.settings), house.settings)

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await table_socket(scope, receive, send, house)
        else:
            await requests(scope, receive, send)

    return call
