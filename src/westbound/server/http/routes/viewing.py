"""Who may view a table, and what is left of its game."""

from __future__ import annotations

from westbound.server.http.routes.tables import AnyRequest, claim_of
from westbound.server.refusal import Refusal
from westbound.server.state.seats import HOST
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables


def own_seat(request: AnyRequest, tables: Tables, live: Live) -> int | None:
    """The seat of the client, if they have one.  :raises Refusal: if they may not view the table."""
    claim = claim_of(request, tables, live)
    if claim is None and not live.state.opened.watchers:
        raise Refusal("no-watchers", "this table is not open to watchers")
    return None if claim == HOST else claim
