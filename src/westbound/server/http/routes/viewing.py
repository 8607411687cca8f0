"""Who may view a table, and what is left of its game."""

from __future__ import annotations

from westbound.server.deals.spoilers import enter
from westbound.server.http.routes.tables import AnyRequest, key_of
from westbound.server.state.seats import HOST
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables


async def own_seat(request: AnyRequest, tables: Tables, live: Live) -> int | None:
    """The seat of the client, if they have one.  :raises Refusal: if they may not view the table."""
    claim = await enter(tables, key_of(request), live.state)
    return None if claim == HOST else claim
