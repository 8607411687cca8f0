"""The web application, put together."""

from __future__ import annotations

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from westbound.server import metrics
from westbound.server.accounts.my_games import OwnGames
from westbound.server.accounts.pairing import Pairing
from westbound.server.accounts.people import People
from westbound.server.deals.deals import Deals
from westbound.server.health import Health, HealthCheck
from westbound.server.http.access_log import AccessLog
from westbound.server.http.connections import Connections
from westbound.server.http.hosts import HostCheck
from westbound.server.http.pages import page, read_pages
from westbound.server.http.places import Places
from westbound.server.http.problems import HANDLERS, answer
from westbound.server.http.routes import ROUTES
from westbound.server.http.security import RequestLimit, SecurityHeaders, csrf, is_operator
from westbound.server.http.sockets import table_socket
from westbound.server.notices.service import NoticeService
from westbound.server.puzzles.puzzles import Puzzles
from westbound.server.tables.tables import Tables

LARGEST_REQUEST = 64 * 1024  # bytes


@get("/health")
async def health(checked: HealthCheck) -> Response[Health]:
    """503 if the database cannot be written, or a periodic job is stuck."""
    found = await checked.look()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics")
async def figures(request: Request[None, None, State], tables: Tables) -> Response[bytes]:
    if not is_operator(request.scope, tables.settings):
        return answer(403, "not-yours", "metrics are for this machine only; see the setting metrics_open")
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def make_app(tables: Tables, secret: bytes, notices: NoticeService, connections: Connections) -> ASGIApp:
    """The application for these tables."""

    checked = HealthCheck(tables)
    places = Places(tables.settings, connections)
    tables.jobs.append(connections.job)
    people, own_games = People(tables.store.database, tables.settings.sign_ins_per_hour), OwnGames(tables)
    deals, puzzles = Deals(tables), Puzzles(tables)

    pairing = Pairing(tables)

    def provide_pairing() -> Pairing:
        return pairing

    def provide_tables() -> Tables:
        return tables

    def provide_people() -> People:
        return people

    def provide_own_games() -> OwnGames:
        return own_games

    def provide_deals() -> Deals:
        return deals

    def provide_puzzles() -> Puzzles:
        return puzzles

    def provide_notices() -> NoticeService:
        return notices

    def provide_check() -> HealthCheck:
        return checked

    app = Litestar(
        route_handlers=[*ROUTES, health, figures, page],
        dependencies={
            "tables": Provide(provide_tables, sync_to_thread=False),
            "people": Provide(provide_people, sync_to_thread=False),
            "own_games": Provide(provide_own_games, sync_to_thread=False),
            "pairing": Provide(provide_pairing, sync_to_thread=False),
            "deals": Provide(provide_deals, sync_to_thread=False),
            "puzzles": Provide(provide_puzzles, sync_to_thread=False),
            "notices": Provide(provide_notices, sync_to_thread=False),
            "checked": Provide(provide_check, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        middleware=[csrf(secret, tables.settings)],
        openapi_config=None,
        request_max_body_size=LARGEST_REQUEST,
        state=State({"pages": read_pages()}),
        logging_config=None,
    )

    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        await table_socket(scope, receive, send, tables, places)

    settings = tables.settings
    requests = SecurityHeaders(AccessLog(HostCheck(RequestLimit(app, settings), settings), settings), settings)
    checked_sockets = HostCheck(sockets, settings)

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        await (checked_sockets if scope["type"] == ScopeType.WEBSOCKET else requests)(scope, receive, send)

    return call
