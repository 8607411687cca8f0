"""Routes about dice: promised before the game, revealed after it; the record and the luck of a game."""

from __future__ import annotations

from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath

from westbound.engine.match import Match
from westbound.luck import luck_of
from westbound.proof import sealed
from westbound.server.deals.spoilers import may_tell
from westbound.server.http.routes.tables import JSON, AnyRequest, address_of
from westbound.server.http.routes.viewing import own_seat
from westbound.server.presenting.presenter import choice
from westbound.server.presenting.viewer import encode
from westbound.server.protocol.http import Drawn, Luck, Promised, PromiseFor
from westbound.server.refusal import Refusal
from westbound.server.tables.keys import new_table
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables


@post("/api/promises")
async def promise(tables: Tables, data: PromiseFor) -> Promised:
    """Promise the dice of a new table, or of a rematch."""
    tickets = tables.keys.tickets
    if data.after:
        live = await tables.find(data.after)
        return Promised(tickets.promise(await tables.following(await live.settled())))
    table = new_table()
    return Promised(tickets.promise(table), tickets.make(table))


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, tables: Tables, table: FromPath[str]) -> Response[bytes]:
    live, match = await finished(request, tables, table, "the record holds every secret of the game")
    secret, written = live.state.opened.secret, match.record
    deal = live.state.opened.deal
    is_out = deal is None or await may_tell(tables, deal)
    if secret and written.header.dice and is_out:
        seal = partial(sealed, written, secret, live.state.content or "")
        written = await tables.computing.replays.pay(address_of(request, tables), seal)
    headers = {"content-disposition": f'attachment; filename="westbound-{live.state.opened.game}-{table}.jsonl"'}
    return Response(written.dumps().encode(), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/luck")
async def luck(request: AnyRequest, tables: Tables, table: FromPath[str]) -> Response[bytes]:
    _, match = await finished(request, tables, table, "luck tells what was drawn in secret")
    asked = "luck", match.version
    answer = tables.responses.find(table, asked)
    if answer is None:
        answer = await tables.computing.replays.pay(address_of(request, tables), lambda: encode(luck_in(match)))
        tables.responses.keep(table, asked, answer)
    return Response(answer, media_type=JSON)


async def finished(request: AnyRequest, tables: Tables, table: str, because: str) -> tuple[Live, Match]:
    """A table whose game is over.  :raises Refusal: if it is not, or the client may not view it."""
    live = await tables.find(table)
    state = await live.settled()
    await own_seat(request, tables, live)
    match = state.match
    if match is None or state.phase != "over":
        raise Refusal("not-now", f"{because}: it is available once the game is over")
    return live, match


def luck_in(match: Match) -> Luck:
    found, entry, space = luck_of(match), match.game, match.space
    drawn = [Drawn(choice(entry, space, each.action)[0], each.came, each.expected) for each in found.tallies]
    return Luck(found.draws, found.points, drawn)


ROUTES = [promise, record, luck]
