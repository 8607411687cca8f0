"""The route of the pictures in lists of tables."""

from __future__ import annotations

import gzip

from litestar import Response, get
from litestar.params import FromPath

from westbound.server.http.routes.replays import pack
from westbound.server.http.routes.tables import AnyRequest, address_of
from westbound.server.http.routes.viewing import own_seat
from westbound.server.presenting.pictures import is_known, pen_for, tag_of
from westbound.server.refusal import Refusal
from westbound.server.tables.isolation import Contained
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

SVG = "image/svg+xml"


@get("/api/tables/{table:str}/picture")
async def picture(request: AnyRequest, tables: Tables, table: FromPath[str]) -> Response[bytes]:
    """The position as an onlooker sees it, whoever asks; browsers keep it, but ask each time whether it is current."""
    live = await tables.find(table)
    await live.settled()
    await own_seat(request, tables, live)
    packed = await drawn(tables, live, address_of(request, tables))
    tag = tag_of(packed)
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "accept-encoding, authorization"}
    if is_known(tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, media_type=SVG, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=SVG, headers=headers)
    return Response(packed, media_type=SVG, headers={**headers, "content-encoding": "gzip"})


async def drawn(tables: Tables, live: Live, address: str) -> bytes:
    """The picture of a table, compressed.  :raises Refusal: if there is none."""
    state = live.state
    table, match = state.table, state.match
    if match is None:
        raise Refusal("not-now", "the game has not begun")
    asked = "picture", match.version
    packed = tables.responses.find(table, asked)
    if packed is None:
        pen = pen_for(match.game)
        with tables.computing.budget.charged(address), Contained(table, tables.quarantine):
            view = match.view(None)  # before another thread draws it, in which time the game may go on
        with Contained(table):
            packed = await tables.computing.pictures.pay(address, lambda: pack(pen(view).encode()))
        if live.state is state:  # else the log was rewritten in the meantime
            tables.responses.keep(table, asked, packed)
    return packed


ROUTES = [picture]
