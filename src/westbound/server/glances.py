"""A glance at many tables at once: whose turn it is at each, without keeping all of them in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec

from westbound.engine.record import WrongRecord
from westbound.server.keys import Keys
from westbound.server.live import Live
from westbound.server.protocol.accounts import MyGame, MyGames, OwnSeat
from westbound.server.protocol.socket import TableInfo
from westbound.server.refusal import Refusal
from westbound.server.state.events import Opened
from westbound.server.state.seats import HOST, Seat
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Listed, Store
from westbound.server.tables.editions import Editions

AT_A_TIME = 4  # tables that are read, for all who ask
MOST_REMEMBERED = 5_000
infos = msgspec.json.Decoder(TableInfo)


class Glance(NamedTuple):
    """What is to be known of a table at some length of its log."""

    seq: int
    table: str
    seats: list[Seat]
    info: TableInfo
    asked: dict[int, int]  # by seat whose turn it is: since when
    card: int  # the hash of the one that was found there


class Glances:
    """Looks at tables for people with keys to them.

    A table whose card has not changed since the last glance is not looked at again; one where nothing is being played
    is not replayed to learn who sits there.
    """

    def __init__(self, store: Store, editions: Editions, keys: Keys, find: Callable[[str], Awaitable[Live]]) -> None:
        self._store = store
        self._editions = editions
        self._keys = keys
        self._find = find
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._known: dict[str, Glance] = {}  # the one longest unused first

    async def look(self, seats: Collection[OwnSeat]) -> MyGames:
        """What is to be said of the tables of these seats, the latest first.

        :raises Unwritable: if the database cannot be read.
        """
        found = MyGames([], [], [], [])
        cards = await self._store.cards({own.table for own in seats if own.table.isascii() and own.table.isalnum()})
        for own in seats:
            if own.table not in cards:
                found.gone.append(own.table)
                continue
            try:
                game = await self._game(own, cards[own.table])
            except Refusal as refusal:
                (found.void if refusal.code == "wrong-key" else found.later).append(own.table)
                continue
            if not game.table.lesson:  # nobody waits for a learner
                found.games.append(game)
        found.games.sort(key=lambda game: -game.at)
        return found

    async def _game(self, own: OwnSeat, card: Listed) -> MyGame:
        glance = await self._glance(card)
        claim = self._keys.read(own.key, glance)
        return MyGame(
            table=glance.info,
            seat=None if claim == HOST else claim,
            seq=glance.seq,
            at=card.at,
            asked=None if claim != HOST and glance.seats[claim].resigned else glance.asked.get(claim),
            actors=[*glance.asked],
            new=max(0, glance.seq - own.seen),
            due=card.due,
        )

    async def _glance(self, card: Listed) -> Glance:
        """:raises Refusal: if the table cannot be read."""
        known = self._known.pop(card.table, None)
        if known is None or known.card != hash(card):
            async with self._turns:
                known = await self._look_at(card)
        self._known[card.table] = known
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return known

    async def _look_at(self, card: Listed) -> Glance:
        if card.state != "playing" and (info := read_info(card.info)):
            return Glance(card.seq, card.table, await self._people_at(card.table), info, {}, hash(card))
        live = await self._find(card.table)
        if live.state.seq < card.seq:  # another process has written, of which this one has not heard yet
            await live.catch_up(card.seq)
        state = await live.settled()
        return Glance(state.seq, card.table, [*state.seats], live.info(), {**state.asked_since}, hash(card))

    async def _people_at(self, table: str) -> list[Seat]:
        state = TableState(table, self._editions.contents)
        try:
            for event in await self._store.people_at(table):
                if isinstance(event, Opened):
                    await self._editions.fetch(event.game, event.edition)
                state.take(event)
        except WrongRecord as error:
            raise Refusal("unavailable", f"this version of Westbound cannot read this table: {error}") from None
        return state.seats


def read_info(text: str) -> TableInfo | None:
    """None if it was written by an older program, which knew less."""
    try:
        return infos.decode(text)
    except msgspec.ValidationError:
        return None
