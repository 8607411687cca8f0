"""Routes about reviews: what the choices of a finished game were worth, and what others would have set off."""

from __future__ import annotations

import gzip
from functools import partial

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery

from westbound.server.http.routes.tables import JSON, AnyRequest, address_of
from westbound.server.http.routes.viewing import own_seat
from westbound.server.presenting.foreseeing import told
from westbound.server.presenting.reviews import check_over, foresee
from westbound.server.protocol.reviews import ReviewState
from westbound.server.protocol.socket import Foresight
from westbound.server.refusal import Refusal
from westbound.server.state.table_state import TableState
from westbound.server.tables.tables import Tables

LONGEST_NAME = 40  # of somebody who waits for a review


@get("/api/tables/{table:str}/review")
async def look(request: AnyRequest, tables: Tables, table: FromPath[str]) -> Response[bytes]:
    state = await settled(request, tables, table)
    return answer(request, await tables.reviews.look(state))


@post("/api/tables/{table:str}/review", status_code=200)
async def start(request: AnyRequest, tables: Tables, table: FromPath[str], who: FromQuery[str]) -> Response[bytes]:
    """Start a review, or join those who wait for it."""
    state = await settled(request, tables, table)
    return answer(request, await tables.reviews.start(state, checked(who), address_of(request, tables)))


@delete("/api/tables/{table:str}/review", status_code=204)
async def cancel(request: AnyRequest, tables: Tables, table: FromPath[str], who: FromQuery[str]) -> None:
    """Wait no longer; a review for which nobody waits is stopped."""
    await settled(request, tables, table)
    tables.reviews.leave(table, checked(who))


@get("/api/tables/{table:str}/review/foresight")
async def alternative(
    request: AnyRequest,
    tables: Tables,
    table: FromPath[str],
    at: FromQuery[int],
    seat: FromQuery[int],
    words: FromQuery[str],
) -> Foresight:
    """What a choice would have set off after *at* actions."""
    state = await settled(request, tables, table)
    match = check_over(state)
    if seat not in range(len(state.seats)):
        raise Refusal("malformed", f"seat: there is no seat {seat}")
    seq, time = state.seq, state.at
    found = await tables.computing.replays.pay(address_of(request, tables), partial(foresee, match, at, seat, words))
    return told(match, found, seq, time)


async def settled(request: AnyRequest, tables: Tables, table: str) -> TableState:
    """The state of a table whose game is over.  :raises Refusal: if it is not, or they may not view it."""
    live = await tables.find(table)
    state = await live.settled()
    await own_seat(request, tables, live)
    check_over(state)
    return state


def checked(who: str) -> str:
    if not (who.isascii() and who.isalnum() and len(who) <= LONGEST_NAME):
        raise Refusal("malformed", f"who: up to {LONGEST_NAME} letters and digits that tell you apart from others")
    return who


def answer(request: AnyRequest, found: bytes | ReviewState) -> Response[bytes]:
    """The state of a review; if it is done, packed for those who can unpack it."""
    headers = {"vary": "accept-encoding"}
    if isinstance(found, ReviewState):
        return Response(msgspec.json.encode(found), media_type=JSON, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(found), media_type=JSON, headers=headers)
    return Response(found, media_type=JSON, headers={**headers, "content-encoding": "gzip"})


ROUTES = [look, start, cancel, alternative]
