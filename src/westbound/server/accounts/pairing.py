"""Find me a game: people who look for the same game at the same time meet at one table (docs/ratings.md)."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from functools import partial

from westbound import bots
from westbound.engine.game import TURN_OF
from westbound.server.accounts import waiting
from westbound.server.accounts.waiting import Waiter, WaitingTable, Wish
from westbound.server.limits import per_hour
from westbound.server.protocol.http import NewTable, Seated, Wanted, WantedClock
from westbound.server.protocol.ratings import LookFor, Looking
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent
from westbound.server.state.seats import HOST
from westbound.server.state.table_state import TableState
from westbound.server.storage.connections import Conflict
from westbound.server.tables.keys import new_table
from westbound.server.tables.live import Live
from westbound.server.tables.opening import opening
from westbound.server.tables.tables import Tables

CLOCK = WantedClock(turn=60, bank=900)  # nobody waits for a stranger for ever
MOST_LOOKING = 120  # times from one address per hour
TRIES = 10
OPENING = 5.0  # seconds in which another process opens a table
AWAY = 20_000  # milliseconds after which somebody who is not at their table waits no more


class Pairing:
    """Sends people to tables where others wait."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._looked = per_hour(MOST_LOOKING)

    async def find(self, order: LookFor, address: str, account: str) -> Seated:
        """A seat at a table with others who look for the same, or at a new one where they are awaited.

        Whoever already waits for such a game gets their seat again.

        :raises Refusal: if there can be no such table, or they have looked too often.
        """
        if not self._looked.take(address, time.monotonic()):
            raise Refusal("too-fast", "you have looked for a game too often; wait a while")
        wish = Wish(order.game, order.players, order.bots)
        known_by = [digest(each) for each in (order.device, account) if each]
        self._opening(order, "")  # nobody is sent anywhere if there can be no such table
        for _ in range(TRIES):
            work = partial(waiting.send, wish=wish, known_by=known_by, new=new_table(), now=self._tables.now())
            try:
                sent = await self._tables.store.carry_out(work)
            except Conflict:
                continue
            seated = await (self._open(order, sent, address) if sent.new else self._join(order, sent, known_by))
            if seated:
                if sent.new or not sent.own:
                    await self._note(seated, known_by)
                return seated
        raise Refusal("unavailable", "no game was found just now; try again")

    async def look(self, table: str, key: str) -> Looking:
        """Whether others are still sent to the table.  :raises Refusal: if *key* opens no seat there."""
        live, _ = await self._seat(table, key)
        state = live.state
        people = await self._people(table)
        if not people:
            return Looking(False)
        gone = [each for each in people if each.seat is not None and not each.sits(state.seats)]
        if gone:
            await self._forget(table, gone)
        if free_seat(state, people) is None:
            await self._drop(table)
            return Looking(False)
        return Looking(True, state.match is not None)

    async def cancel(self, table: str, key: str) -> None:
        """Wait no more; before the game begins, leave the table, too.  :raises Refusal: if the key is wrong."""
        live, seat = await self._seat(table, key)
        await self._forget(table, [each for each in await self._people(table) if each.seat == seat])
        if live.state.phase != "gathering":
            return
        try:
            await self._tables.remove(table, key)
        except Refusal:  # somebody has come
            await live.change(lambda state: state.leave(seat) if state.phase == "gathering" else [])

    # Inside

    async def _seat(self, table: str, key: str) -> tuple[Live, int]:
        """The table, and the seat of the key.  :raises Refusal: if it opens none."""
        live = await self._tables.find(table)
        seat = self._tables.keys.read(key, await live.settled())
        if seat == HOST:
            raise Refusal("not-yours", "only those who wait at a table can do that")
        return live, seat

    def _opening(self, order: LookFor, table: str) -> NewTable:
        """:raises Refusal: if there can be no such table."""
        other = Wanted("bot", bots.STANDIN) if order.bots else Wanted("open")
        new = NewTable(
            game=order.game,
            seats=[Wanted("me"), *[other] * (order.players - 1)],
            name=order.name,
            public=True,
            clock=CLOCK,
            word=order.word,
        )
        opening(new, "", table)
        return new

    async def _open(self, order: LookFor, sent: WaitingTable, address: str) -> Seated:
        try:
            return await self._tables.open_as(sent.table, self._opening(order, sent.table), address)
        except BaseException:
            await self._drop(sent.table)
            raise

    async def _join(self, order: LookFor, sent: WaitingTable, known_by: list[str]) -> Seated | None:
        """A seat at a table where others wait; None if they do so no more."""
        live = await self._opened(sent.table)
        if live is None or not await self._is_awaited(live, sent):
            await self._drop(sent.table)
            return None
        if sent.own:
            return await self._own(live, sent, sent.own)
        seats: list[int] = []

        def sit_down(state: TableState) -> list[AnyEvent]:
            seat = free_seat(state, sent.people)
            if seat is None:
                raise Refusal("not-now", "nobody waits there any more")
            seats[:] = [seat]
            return take_seat(state, order, seat)

        try:
            await live.change(sit_down)
        except Refusal:
            await self._drop(sent.table)
            return None
        (seat,) = seats
        return Seated(sent.table, seat, self._tables.keys.make_for(live.state, seat))

    async def _own(self, live: Live, sent: WaitingTable, own: Waiter) -> Seated | None:
        """The seat of somebody who waits already: what identifies them is as secret as its key."""
        if own.sits(live.state.seats):
            return Seated(sent.table, own.seat, self._tables.keys.make_for(live.state, own.seat))
        if own.seat is None and self._tables.now() - sent.at < AWAY:  # they are just sitting down
            await asyncio.sleep(0.3)
        else:
            await self._forget(sent.table, [own])
        return None

    async def _opened(self, table: str) -> Live | None:
        """The table, as soon as it has been opened; None if that takes too long, or it is gone."""
        end = time.monotonic() + OPENING
        while time.monotonic() < end:
            try:
                live = await self._tables.find(table)
                await live.catch_up()
                return live
            except Refusal as refusal:
                if refusal.code != "no-table":
                    return None
            await asyncio.sleep(0.1)
        return None

    async def _is_awaited(self, live: Live, sent: WaitingTable) -> bool:
        """Whether there is room, and somebody waits at the table, or has just been sent there."""
        state = live.state
        if free_seat(state, sent.people) is None and not sent.own:
            return False
        if state.phase == "over" or self._tables.now() - sent.at < AWAY:
            return state.phase != "over"
        seats = [each.seat for each in sent.people if each.seat is not None and each.sits(state.seats)]
        away = [await self._tables.away_for(live, seat) for seat in seats]
        return any(each is None or each < AWAY for each in away)

    async def _note(self, seated: Seated, known_by: list[str]) -> None:
        """Note who sits where; if nobody else fits in, nobody else is sent there."""
        assert seated.seat is not None
        state = (await self._tables.find(seated.table)).state
        seat = state.seats[seated.seat]
        waiter = Waiter(known_by, seated.seat, seat.keys, seat.since)
        await self._tables.store.carry_out(partial(waiting.note_seat, table=seated.table, waiter=waiter))
        if free_seat(state, await self._people(seated.table)) is None:
            await self._drop(seated.table)

    async def _people(self, table: str) -> list[Waiter]:
        return await self._tables.store.carry_out(partial(waiting.people_at, table=table))

    async def _forget(self, table: str, gone: list[Waiter]) -> None:
        await self._tables.store.carry_out(partial(waiting.forget, table=table, gone=gone))

    async def _drop(self, table: str) -> None:
        await self._tables.store.carry_out(partial(waiting.drop, table=table))


def free_seat(state: TableState, people: list[Waiter]) -> int | None:
    """A seat for somebody who is sent to a table: a free one or, in the first round, that of a bot."""
    if state.phase == "gathering":
        return next((seat for seat, each in enumerate(state.seats) if each.who == "free"), None)
    if state.phase == "over" or state.applying or not is_first_round(state):
        return None
    if not set(state.players()) <= {each.seat for each in people}:
        return None  # somebody plays who has not asked for this
    return next((seat for seat, each in enumerate(state.seats) if each.who == "bot"), None)


def is_first_round(state: TableState) -> bool:
    """Whether nobody has had two turns, in a game that has turns."""
    match = state.match
    assert match, "the game has begun"
    kinds = match.game.kinds
    news = [*match.opening, *(entry for moment in match.past for entry in moment.news)]
    turns = Counter(entry.numbers[0] for entry in news if kinds[entry.kind].key == TURN_OF)
    return any(kind.key == TURN_OF for kind in kinds.values()) and max(turns.values(), default=0) <= 1


def take_seat(state: TableState, order: LookFor, seat: int) -> list[AnyEvent]:
    """Sit down.  Those who play with bots until people come have agreed to that."""
    events = state.sit(order.name, seat, order.word)
    if state.applying:
        for other in state.admission_open():
            events += state.admit(other, state.applying.seq, agrees=True)
    return events


def digest(secret: str) -> str:
    """What is stored of what identifies somebody."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
