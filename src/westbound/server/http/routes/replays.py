"""Routes about replays: games seen by anyone, played on from any moment, or imported as a record."""

from __future__ import annotations

import gzip
from contextlib import suppress
from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from westbound.server.deals.deals import Deals
from westbound.server.deals.spoilers import may_tell
from westbound.server.http.routes.tables import JSON, AnyRequest, address_of
from westbound.server.http.routes.viewing import own_seat
from westbound.server.presenting.presenter import table_status
from westbound.server.presenting.replays import choose, played_until, replay
from westbound.server.presenting.viewer import encode
from westbound.server.protocol.http import Fork, NewTable, Seated
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.steady_time import now
from westbound.server.storage.store import Conflict
from westbound.server.tables import archive
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables

LEVEL = 5  # of compression; more takes time and saves little


@get("/api/tables/{table:str}/replay")
async def whole_replay(
    request: AnyRequest, tables: Tables, table: FromPath[str], eyes: FromQuery[str] = ""
) -> Response[bytes]:
    live = await tables.find(table)
    state = await live.settled()
    mine = await own_seat(request, tables, live)
    seen = choose(eyes, mine, state)
    asked = state.seq, seen, mine
    packed = tables.responses.find(table, asked)
    if packed is None:
        # Everything is read from the state before the first await, as it may change in the meantime.
        told = state.match.again(abandoned=state.phase == "over") if state.match and seen.all else None
        status, seq = table_status(state), state.seq
        log = (await tables.store.read(table))[:seq]
        contents, address = tables.editions.contents, address_of(request, tables)
        packed = await tables.computing.replays.pay(
            address, lambda: pack(encode(replay(status, log, seen, mine, told, contents)))
        )
        if live.state is state:  # else the log was rewritten in the meantime
            tables.responses.keep(table, asked, packed)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=JSON, headers=headers)
    return Response(packed, media_type=JSON, headers={**headers, "content-encoding": "gzip"})


def pack(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


@post("/api/tables/{table:str}/fork")
async def fork(request: AnyRequest, tables: Tables, table: FromPath[str], data: Fork) -> Seated:
    live = await tables.find(table)
    state = await live.settled()
    await own_seat(request, tables, live)
    if state.phase != "over":
        raise Refusal("not-now", "a game can be continued from an earlier moment once it is over")
    if state.opened.deal and not await may_tell(tables, state.opened.deal):
        raise Refusal("spoiler", "others still play this deal; later, it can be continued from any moment")
    if len(data.seats) != len(state.seats):
        raise Refusal("malformed", f"seats: {len(data.seats)} for {len(state.seats)} players")
    first, seq = state.opened, state.seq
    order = NewTable(
        game=first.game,
        options=first.options,
        seats=data.seats,
        name=data.name,
        public=data.public,
        watchers=data.watchers,
        clock=data.clock,
        standin=data.standin,
        absence=data.absence,
        hints=data.hints,
        outlook=data.outlook,
    )
    origin = f"{table if first.watchers else ''}@{data.at}"  # everyone at the new table sees it
    new = tables.keys.name_of_new(data.ticket)
    opened = replace(opening(order, first.edition, new), origin=origin)
    log = (await tables.store.read(table))[:seq]
    address = address_of(request, tables)
    leading = partial(played_until, table, log, data.at, tables.editions.contents)
    played = await tables.computing.replays.pay(address, leading)
    return await tables.open_with(new, replace(opened, played=played), data.name, address, data.word)


@post("/api/records", request_max_body_size=archive.LARGEST)
async def bring(request: AnyRequest, tables: Tables, deals: Deals) -> TableStatus:
    """Import a record; the same one twice is the same table."""
    body, address, replays = await request.body(), address_of(request, tables), tables.computing.replays
    tables.count_opening(address)
    record = await replays.pay(address, partial(archive.read, body))
    await deals.check_record(record.header)
    content = await tables.editions.of_record(record.header)
    record = await replays.pay(address, partial(archive.checked, record, content))
    table = tables.keys.of_record(record.dumps())
    with suppress(Refusal):  # not imported yet
        return (await tables.find(table)).status()
    archiving = partial(archive.archived, record, table, now(), tables.editions.contents)
    state, events = await replays.pay(address, archiving)
    with suppress(Conflict):  # another request was faster
        await tables.add(state, events, tables.keys.opener(address))
    return (await tables.find(table)).status()


ROUTES = [whole_replay, fork, bring]
