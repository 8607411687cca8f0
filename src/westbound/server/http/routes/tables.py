"""Routes about tables: the lobby, opening, joining, replacing, removing."""

from __future__ import annotations

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath

from westbound.server.accounts.people import People
from westbound.server.deals.spoilers import status_for
from westbound.server.http.security import client_address, counted_as
from westbound.server.protocol.http import Again, NewTable, Replace, Seated, Shelf, Sit
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Applied, Sat
from westbound.server.state.rated import NO_ACCOUNT
from westbound.server.state.seats import HOST
from westbound.server.state.table_state import TableState
from westbound.server.tables import opening
from westbound.server.tables.live import Live
from westbound.server.tables.opening import BOT_NAMES, check_bot
from westbound.server.tables.rated import NOBODY, RatedPerson
from westbound.server.tables.tables import Tables

JSON = "application/json"
AnyRequest = Request[None, None, State]


def address_of(request: AnyRequest, tables: Tables) -> str:
    """The address of the client, as limits count it."""
    return counted_as(client_address(request.scope, tables.settings))


def key_of(request: AnyRequest) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def claim_of(request: AnyRequest, tables: Tables, live: Live) -> int | None:
    """The seat of the request's key, ``HOST``, or None without a key.  :raises Refusal: if the key is wrong."""
    key = key_of(request)
    return tables.keys.read(key, live.state) if key else None


async def rated_person(is_rated: bool, token: str, people: People, tables: Tables, address: str) -> RatedPerson:
    """Who sits down at a rated table; nobody in particular, if it is not.  :raises Refusal: if nobody is signed in."""
    if not is_rated:
        return NOBODY
    if not token:
        raise Refusal("not-yours", NO_ACCOUNT)
    person = await people.whose(token)
    return RatedPerson(person.id, person.name, tables.keys.opener(address))


def check_host(claim: int | None, live: Live) -> None:
    if claim is None or claim not in (HOST, live.state.host):
        raise Refusal("not-yours", "only the host of the table can do that")


async def check_absent(tables: Tables, live: Live, seat: int) -> None:
    """:raises Refusal: if *seat* has a player in a running game who has not been away for as long as the table says."""
    state = live.state
    occupied = seat in range(len(state.seats)) and state.seats[seat].who == "person" and not state.seats[seat].resigned
    if state.phase != "playing" or not occupied:
        return
    patience, away = state.opened.absence, await tables.away_for(live, seat)
    if away is None:
        raise Refusal("not-now", "they are at the table: only they can give up their seat")
    if not patience:
        raise Refusal("not-now", "at this table, only a player can give up their seat")
    if away < 1000 * patience:
        raise Refusal("not-now", f"they have been away for {away // 1000} of {patience} seconds; wait a while")


@get("/api/games")
async def shelf() -> Shelf:
    return opening.shelf()


@get("/api/tables")
async def lobby(tables: Tables) -> Response[bytes]:
    listed = await tables.lobby()
    return Response(b"[" + b",".join(listed) + b"]", media_type=JSON)


@post("/api/tables")
async def open_table(request: AnyRequest, tables: Tables, people: People, data: NewTable) -> Seated:
    address = address_of(request, tables)
    return await tables.open(data, address, await rated_person(data.rated, data.account, people, tables, address))


@get("/api/tables/{table:str}")
async def look(request: AnyRequest, tables: Tables, table: FromPath[str]) -> TableStatus:
    live = await tables.find(table)
    await live.settled()
    return await status_for(tables, key_of(request), live)


@post("/api/tables/{table:str}/seats")
async def sit(request: AnyRequest, tables: Tables, people: People, table: FromPath[str], data: Sit) -> Seated:
    """Take a free seat; in the middle of a game, apply for one."""
    live = await tables.find(table)
    address, is_rated = address_of(request, tables), live.state.opened.rated
    account, own_name, place = await rated_person(is_rated, data.account, people, tables, address)
    seats: list[int] = []
    applications: list[int] = []

    def sit_down(state: TableState) -> list[AnyEvent]:
        first, events = state.seq, state.sit(own_name or data.name, data.seat, data.word, account, place)
        seats[:] = [event.seat for event in events if isinstance(event, Sat | Applied)]
        applications[:] = [first for event in events if isinstance(event, Applied)]
        return events

    if live.state.phase == "playing":
        tables.count_application(address)
    await live.change(sit_down)
    for application in applications:
        key = tables.keys.make_application(table, seats[0], application)
        return Seated(table, seats[0], key, application)
    return Seated(table, seats[0], tables.keys.make_for(live.state, seats[0]))


@post("/api/tables/{table:str}/seats/{seat:int}/key")
async def new_key(request: AnyRequest, tables: Tables, table: FromPath[str], seat: FromPath[int]) -> Seated:
    """Make a new link to a seat: its player, the host, or somebody who was admitted and has no key yet."""
    live = await tables.find(table)
    state = await live.settled()
    if seat in range(len(state.seats)) and tables.keys.is_admitted(key_of(request), state, seat):
        return Seated(table, seat, tables.keys.make_for(state, seat))
    claim = claim_of(request, tables, live)
    if claim != seat:
        check_host(claim, live)
        await check_absent(tables, live, seat)
    await live.change(lambda state: state.rekey(seat, claim))
    return Seated(table, seat, tables.keys.make_for(live.state, seat))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def replace(
    request: AnyRequest, tables: Tables, table: FromPath[str], seat: FromPath[int], data: Replace
) -> TableStatus:
    live = await tables.find(table)
    claim = claim_of(request, tables, live)
    check_host(claim, live)
    if claim == seat:
        raise Refusal("not-now", "this is your own seat: leave it instead")
    await check_absent(tables, live, seat)
    bot = check_bot(data.bot) if data.bot else ""
    await live.change(lambda state: state.replace(seat, bot, BOT_NAMES[seat % len(BOT_NAMES)]))
    return live.status()


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, tables: Tables, table: FromPath[str], data: Again | None = None) -> Seated:
    live = await tables.find(table)
    claim = claim_of(request, tables, live)
    if claim is None or claim == HOST:
        raise Refusal("not-yours", "only those who played can ask for a rematch")
    return await tables.play_again(live, claim, data.word if data else "", address_of(request, tables))


@delete("/api/tables/{table:str}", status_code=204)
async def remove(request: AnyRequest, tables: Tables, table: FromPath[str]) -> None:
    await tables.remove(table, key_of(request))


ROUTES = [shelf, lobby, open_table, look, sit, new_key, replace, rematch, remove]
