"""The deals of the day: shown, opened once per person, and compared."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import date, timedelta
from functools import partial

from westbound.api import game, games
from westbound.engine.record import Header
from westbound.server.deals import rows
from westbound.server.deals.days import ARCHIVE, check_day, closing_of, day_at, end_of, read_day
from westbound.server.deals.dealing import BOT, DayDeal, deal_of, opened
from westbound.server.deals.field import rank_in, ranked, result, result_of, spread
from westbound.server.deals.spoilers import SPOILER, check_finished
from westbound.server.protocol.deals import (
    DealOrder,
    DealPromise,
    DealSeat,
    DealSeen,
    DealsSeen,
    Field,
    FieldResult,
)
from westbound.server.refusal import Refusal
from westbound.server.state.events import Deal
from westbound.server.storage.accounts import Person
from westbound.server.storage.removal import is_removed
from westbound.server.storage.schema import DEALS
from westbound.server.storage.store import Conflict
from westbound.server.tables.keys import new_table
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

MOST_RESULTS = 50  # in one response


class Deals:
    """The deals of the day on this server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known = tables.settings.deal_secret.encode()

    async def today(self) -> DealsSeen:
        """The deals of today, and the promises of tomorrow's."""
        day = day_at(self._tables.now())
        tomorrow = [await self._deal(day + timedelta(1), name) for name in games()]
        return DealsSeen(
            deals=[self._seen(await self._deal(day, name)) for name in games()],
            tomorrow=[DealPromise(str(deal.day), deal.game, deal.promise) for deal in tomorrow],
            days=ARCHIVE,
        )

    async def look(self, day: str, name: str) -> DealSeen:
        """:raises Refusal: if there is no such deal, or nobody can play it yet."""
        return self._seen(await self._find(day, name))

    async def play(self, day: str, name: str, order: DealOrder, person: Person | None, address: str) -> DealSeat:
        """Open a table with a deal, or return to the one where it is being played.

        The first table that a person opens on the day itself has their only attempt that counts.

        :raises Refusal: if the deal cannot be played now.
        """
        deal = await self._find(day, name)
        players = players_of(order, person)
        if day_at(self._tables.now()) != deal.day:
            return await self._again(deal, person, order, address)
        table = await self._attempt(deal, players)
        if not table:
            return await self._first(deal, players[0], person if order.shown else None, address)
        with suppress(Refusal):
            live = await self._tables.find(table)
            state = await live.settled()
            if state.phase != "over":
                return DealSeat(table, deal.seat, self._tables.keys.make_for(state, deal.seat), True)
        return await self._again(deal, person, order, address)

    async def field(self, day: str, name: str, key: str) -> Field:
        """The field of a deal, for the player whose *key* shows that they have played it to the end.

        :raises Refusal: if they have not, and others still play it.
        """
        deal = await self._find(day, name)
        live = await self._finished(deal, key)
        mine = own_result(live, deal.seat) if live else None
        found = await self._tables.store.look_up(rows.finished(deal.name))
        results = [each for row in found if (each := result_of(row.id, row.info, deal.seat, row.name or ""))]
        order = ranked(results)
        if mine:
            named = next((each.name for each in order if each.table == mine.table), "")
            mine = FieldResult(rank_in(order, mine), named, mine.points, mine.best, mine.table)
        counted = live is not None and is_counted(live)
        return Field(self._seen(deal), order[:MOST_RESULTS], len(order), spread(order), mine, counted)

    async def check_record(self, header: Header) -> None:
        """:raises Refusal: if a record is of a deal that others still play: anybody could replay it."""
        if header.dice is None or header.game not in games():
            return
        today = day_at(self._tables.now())
        for day in (today - timedelta(1), today):
            deal = await self._deal(day, header.game)
            if header.dice.promise == deal.promise and not self._is_closed(deal):
                raise Refusal("spoiler", SPOILER)

    # Inside

    async def _finished(self, deal: DayDeal, key: str) -> Live | None:
        """The table of *key*, where the deal has been played to the end.

        :raises Refusal: if it has not, and others still play it.
        """
        lock = self._tables.keys.lock_of(key) if key else None
        try:
            return await check_finished(self._tables, key, lock, deal.game, Deal(str(deal.day)))
        except Refusal:
            if self._is_closed(deal):
                return None
            raise

    async def _find(self, day: str, name: str) -> DayDeal:
        """:raises Refusal: if there is no such deal, or nobody can play it yet."""
        read = read_day(day)
        if name not in games():
            raise Refusal("no-table", f"there is no game {name[:40]!r} here")
        check_day(read, self._tables.now())
        return await self._deal(read, name)

    async def _deal(self, day: date, name: str) -> DayDeal:
        self._known = self._known or await self._tables.store.secret(DEALS)
        return deal_of(self._known, day, name)

    def _is_closed(self, deal: DayDeal) -> bool:
        return self._tables.now() >= closing_of(deal.day)

    def _seen(self, deal: DayDeal) -> DealSeen:
        return DealSeen(
            day=str(deal.day),
            game=deal.game,
            players=deal.players,
            seat=deal.seat,
            bot=BOT,
            promise=deal.promise,
            secret=deal.secret if self._is_closed(deal) else "",
            ends=end_of(deal.day),
            closes=closing_of(deal.day),
        )

    async def _attempt(self, deal: DayDeal, players: list[str]) -> str:
        """The table of the attempt that counts; empty, if there is none yet."""
        found = await self._tables.store.look_up(rows.attempts(deal.name, players))
        return found[0].table_id if found else ""

    async def _first(self, deal: DayDeal, player: str, person: Person | None, address: str) -> DealSeat:
        """Open the table that counts.  Its name follows from the player, so that there is only one."""
        table = self._tables.keys.of_attempt(deal.name, player)
        try:
            if not await self._exists(table):
                await self._open(deal, table, True, person, address)
        except Refusal:
            if not await self._exists(table):  # else another request was faster
                raise
        put = partial(
            rows.put,
            deal=deal.name,
            player=player,
            table=table,
            person=person.id if person else None,
            at=self._tables.now(),
        )
        with suppress(Conflict):  # somebody else has done so for the same player
            await self._tables.store.carry_out(put)
        return await self._seat(deal, table, True)

    async def _exists(self, table: str) -> bool:
        return table in await self._tables.store.cards([table]) or bool(
            await self._tables.store.look_up(is_removed(table))
        )

    async def _again(self, deal: DayDeal, person: Person | None, order: DealOrder, address: str) -> DealSeat:
        """Open a table that does not count."""
        table = new_table()
        await self._open(deal, table, False, person if order.shown else None, address)
        return await self._seat(deal, table, False)

    async def _open(self, deal: DayDeal, table: str, counted: bool, person: Person | None, address: str) -> None:
        color = game(deal.game).seats[deal.seat]
        await self._tables.open_with(table, opened(deal, counted), person.name if person else color, address)

    async def _seat(self, deal: DayDeal, table: str, counted: bool) -> DealSeat:
        state = await (await self._tables.find(table)).settled()
        return DealSeat(table, deal.seat, self._tables.keys.make_for(state, deal.seat), counted)


def players_of(order: DealOrder, person: Person | None) -> list[str]:
    """What stands for whoever plays: their account, and their browser.  :raises Refusal: if nothing does."""
    known = [f"person {person.id}"] if person else []
    known += [f"device {order.device}"] if order.device else []
    if not known:
        raise Refusal("malformed", "device: say which browser this is, or sign in")
    return [hashlib.sha256(each.encode()).hexdigest()[:32] for each in known]


def own_result(live: Live, seat: int) -> FieldResult | None:
    match = live.state.match
    return result(live.state.table, match.scores(), seat, "") if match and match.over else None


def is_counted(live: Live) -> bool:
    status = live.status().deal
    return status is not None and status.counted and 0 < status.ended <= status.closes
