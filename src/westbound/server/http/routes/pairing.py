"""Routes for people who look for a game."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath

from westbound.server.accounts.pairing import Pairing
from westbound.server.accounts.people import People
from westbound.server.http.routes.tables import AnyRequest, address_of, key_of
from westbound.server.protocol.http import Seated
from westbound.server.protocol.ratings import LookFor, Looking
from westbound.server.tables.tables import Tables


@post("/api/pairing")
async def look_for(request: AnyRequest, tables: Tables, people: People, pairing: Pairing, data: LookFor) -> Seated:
    account = (await people.whose(data.account)).id if data.account else ""
    return await pairing.find(data, address_of(request, tables), account)


@get("/api/pairing/{table:str}")
async def looking(request: AnyRequest, pairing: Pairing, table: FromPath[str]) -> Looking:
    return await pairing.look(table, key_of(request))


@delete("/api/pairing/{table:str}", status_code=204)
async def cancel(request: AnyRequest, pairing: Pairing, table: FromPath[str]) -> None:
    await pairing.cancel(table, key_of(request))


ROUTES = [look_for, looking, cancel]
