"""Routes about notices: subscriptions, and the links in mails."""

from __future__ import annotations

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath

from westbound.server.http.routes.tables import claim_of
from westbound.server.http.security import client_address, counted_as
from westbound.server.notices.service import NoticeService
from westbound.server.notices.wording import sheet
from westbound.server.protocol.http import Ways, WishMade, WishOrder
from westbound.server.refusal import Refusal
from westbound.server.state.seats import HOST
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

KNOWN = "westbound-mail"  # the cookie with a confirmed mail address
YEAR = 365 * 24 * 60 * 60
HTML = "text/html"
AnyRequest = Request[None, None, State]


async def seat_of(request: AnyRequest, tables: Tables, table: str) -> tuple[Live, int]:
    """The table, and the seat of the key.  :raises Refusal: if the key opens no seat."""
    live = await tables.find(table)
    claim = claim_of(request, tables, live)
    if claim is None or claim == HOST:
        raise Refusal("not-yours", "only players with a seat can get notices")
    return live, claim


@get("/api/notices/key")
async def ways(notices: NoticeService) -> Ways:
    return notices.ways


@get("/api/tables/{table:str}/wishes")
async def wishes(request: AnyRequest, tables: Tables, notices: NoticeService, table: FromPath[str]) -> list[WishMade]:
    return await notices.of(*await seat_of(request, tables, table))


@put("/api/tables/{table:str}/wishes")
async def wish(
    request: AnyRequest, tables: Tables, notices: NoticeService, table: FromPath[str], data: WishOrder
) -> WishMade:
    live, seat = await seat_of(request, tables, table)
    known = notices.signer.read_link(request.cookies.get(KNOWN, ""), "known", YEAR)
    caller = counted_as(client_address(request.scope, tables.settings))
    return await notices.subscribe(live, seat, data, caller, known[0] if known else "")


@delete("/api/tables/{table:str}/wishes/{wish:str}", status_code=200)
async def end(
    request: AnyRequest, tables: Tables, notices: NoticeService, table: FromPath[str], wish: FromPath[str]
) -> list[WishMade]:
    live, seat = await seat_of(request, tables, table)
    return await notices.end(live, seat, wish)


# The links in mails.  A GET changes nothing: mail programs open links, too.


@get("/api/notices/confirm")
async def ask_to_confirm(notices: NoticeService, token: str = "") -> Response[bytes]:
    claims = notices.read_confirmation(token)
    if not claims:
        return stale("page-stale")
    _, language, address = claims
    return Response(sheet(language, "page-confirm", f"?token={token}", address=address), media_type=HTML)


@post("/api/notices/confirm", status_code=200)
async def confirm(tables: Tables, notices: NoticeService, token: str = "") -> Response[bytes]:
    claims = notices.read_confirmation(token)
    if not claims or not await notices.confirm(claims[0]):
        return stale("page-stale", claims[1] if claims else "en")
    _, language, address = claims
    known = Cookie(
        KNOWN,
        value=notices.signer.link("known", address),
        path="/api",
        max_age=YEAR,
        secure=tables.settings.is_https,
        httponly=True,
        samesite="strict",
    )
    return Response(sheet(language, "page-confirmed", address=address), media_type=HTML, cookies=[known])


@get("/api/notices/end")
async def ask_to_end(notices: NoticeService, token: str = "") -> Response[bytes]:
    claims = notices.signer.read_link(token, "end")
    if not claims:
        return stale("page-stale")
    address, language = claims
    return Response(sheet(language, "page-end", f"?token={token}", address=address), media_type=HTML)


@post("/api/notices/end", status_code=200)
async def end_mail(notices: NoticeService, token: str = "") -> Response[bytes]:
    """Unsubscribe; also by one click in a mail program (RFC 8058)."""
    claims = notices.signer.read_link(token, "end")
    if not claims:
        return stale("page-stale")
    address, language = claims
    await notices.end_mail(address)
    return Response(sheet(language, "page-ended", address=address), media_type=HTML)


def stale(key: str, language: str = "en") -> Response[bytes]:
    return Response(sheet(language, key), media_type=HTML, status_code=404)


ROUTES = [ways, wishes, wish, end, ask_to_confirm, confirm, ask_to_end, end_mail]
