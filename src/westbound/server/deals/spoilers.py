"""Who may see the tables of a deal that others still play: those who have played it to the end."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from westbound.server.deals.rows import tables_of
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.state.events import Deal
from westbound.server.state.seats import HOST, Lock
from westbound.server.state.table_state import TableState
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

ENDED = ("over", "abandoned", "removed")  # states of a table at which nobody plays any more
SPOILER = "others still play this deal: first play it to the end yourself"


async def enter(tables: Tables, key: str, state: TableState) -> int | None:
    """The seat that *key* opens, ``HOST``, or None for a watcher.

    The key to a table where the same deal has been played to the end lets its player watch all the others.
    Before the game begins, anybody may come.

    :raises Refusal: if the key is wrong, or its holder may not watch.
    """
    deal = state.opened.deal if state.match else None
    lock = tables.keys.lock_of(key) if key else None
    shows = lock if deal and lock and lock.table != state.table else None
    claim = tables.keys.read(key, state) if key and not shows else None
    if claim is None and not state.opened.watchers:
        raise Refusal("no-watchers", "this table is not open to watchers")
    if deal and claim in (None, HOST) and not await may_tell(tables, deal):
        await check_finished(tables, key, shows, state.opened.game, deal)
    return claim


async def check_finished(tables: Tables, key: str, lock: Lock | None, game: str, deal: Deal) -> Live:
    """The table of *key*, where this deal has been played to the end.  :raises Refusal: if it has not."""
    if lock:
        with suppress(Refusal):
            live = await tables.find(lock.table)
            state = await live.settled()
            is_seat = tables.keys.read(key, state) != HOST
            if is_seat and has_same(state, game, deal) and state.match and state.match.over:
                return live
    raise Refusal("spoiler", SPOILER)


def has_same(state: TableState, game: str, deal: Deal) -> bool:
    """Whether a table has this deal."""
    here = state.opened.deal
    return here is not None and state.opened.game == game and (here.day, here.group) == (deal.day, deal.group)


async def may_tell(tables: Tables, deal: Deal) -> bool:
    """Whether nothing about a deal is secret any more: its day is over, or the games at all tables of its group."""
    if deal.day:
        return tables.now() >= deal.closes
    rows = await tables.store.look_up(tables_of(deal.group))
    return bool(rows) and all(row.state in ENDED for row in rows)


async def status_for(tables: Tables, key: str, live: Live) -> TableStatus:
    """What the holder of *key*, or anybody without one, may know about a table."""
    status = live.status()
    if status.deal and status.scores:
        try:
            await enter(tables, key, live.state)
        except Refusal:
            return replace(status, scores=[], winners=[])
    return status
