"""Routes about deals that several tables have: one per game and day, and those of groups of tables."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from westbound.server.accounts.people import TOKEN, People
from westbound.server.deals import groups
from westbound.server.deals.deals import Deals
from westbound.server.http.routes.tables import AnyRequest, address_of, key_of
from westbound.server.protocol.deals import (
    DealOrder,
    DealSeat,
    DealSeen,
    DealsSeen,
    Field,
    Group,
    GroupOrder,
    GroupSeat,
)
from westbound.server.tables.tables import Tables


@get("/api/deals")
async def today(deals: Deals) -> DealsSeen:
    return await deals.today()


@get("/api/deals/{day:str}/{name:str}")
async def look(deals: Deals, day: FromPath[str], name: FromPath[str]) -> DealSeen:
    return await deals.look(day, name)


@post("/api/deals/{day:str}/{name:str}")
async def play(
    request: AnyRequest,
    tables: Tables,
    people: People,
    deals: Deals,
    day: FromPath[str],
    name: FromPath[str],
    data: DealOrder,
) -> DealSeat:
    """Play a deal; signed in, with the token of the account instead of a key."""
    token = key_of(request)
    person = await people.whose(token) if token.startswith(TOKEN) else None
    return await deals.play(day, name, data, person, address_of(request, tables))


@get("/api/deals/{day:str}/{name:str}/field")
async def field(request: AnyRequest, deals: Deals, day: FromPath[str], name: FromPath[str]) -> Field:
    return await deals.field(day, name, key_of(request))


@post("/api/groups")
async def open_group(request: AnyRequest, tables: Tables, data: GroupOrder) -> list[GroupSeat]:
    return await groups.open_group(tables, data, address_of(request, tables))


@get("/api/tables/{table:str}/group")
async def group(request: AnyRequest, tables: Tables, table: FromPath[str]) -> Group:
    return await groups.look_at(tables, table, key_of(request))


ROUTES = [today, look, play, field, open_group, group]
