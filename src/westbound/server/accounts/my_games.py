"""My games: whose turn it is at many tables, without keeping all of them in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from westbound.server.protocol.accounts import MyGame, MyGames, OwnSeat
from westbound.server.protocol.socket import TableStatus
from westbound.server.refusal import Refusal
from westbound.server.state.events import Opened
from westbound.server.state.seats import HOST, Seat
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Listed
from westbound.server.tables.isolation import Contained
from westbound.server.tables.tables import Tables

AT_A_TIME = 4  # tables to read in parallel, for all requests
MOST_REMEMBERED = 5_000
statuses = msgspec.json.Decoder(TableStatus)


class Summary(NamedTuple):
    """What the list of games shows about a table, at some length of its log."""

    seq: int
    table: str
    seats: list[Seat]
    opened_at: int
    status: TableStatus
    asked: dict[int, int]  # since when it has been their turn, by seat
    card: int  # the hash of the card it was made from


class OwnGames:
    """Finds the games of people who have keys to their seats.

    Tables whose card has not changed are not read again, and those where nobody plays are not replayed.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._known: dict[str, Summary] = {}  # the one unused for longest first

    async def look(self, seats: Collection[OwnSeat]) -> MyGames:
        """The tables of these seats, the latest first.

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
            if not game.table.lesson:  # a lesson waits for nobody
                found.games.append(game)
        found.games.sort(key=lambda game: -game.at)
        return found

    async def _game(self, own: OwnSeat, card: Listed) -> MyGame:
        summary = await self._summary(card)
        claim = self._tables.keys.read(own.key, summary)
        return MyGame(
            table=without_points(summary.status) if claim == HOST and summary.status.deal else summary.status,
            seat=None if claim == HOST else claim,
            seq=summary.seq,
            at=card.at,
            asked=None if claim != HOST and summary.seats[claim].resigned else summary.asked.get(claim),
            actors=[*summary.asked],
            new=max(0, summary.seq - own.seen),
            due=card.due,
        )

    async def _summary(self, card: Listed) -> Summary:
        """:raises Refusal: if the table cannot be read."""
        known = self._known.pop(card.table, None)
        if known is None or known.card != hash(card):
            async with self._turns:
                known = await self._look_at(card)
        self._known[card.table] = known
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return known

    async def _look_at(self, card: Listed) -> Summary:
        if card.state != "playing" and (status := read_status(card.info)):
            people = await self._people_at(card.table)
            return Summary(card.seq, card.table, people.seats, people.opened_at, status, {}, hash(card))
        live = await self._tables.find(card.table)
        if live.state.seq < card.seq:  # another process has written
            await live.catch_up(card.seq)
        state = await live.settled()
        return Summary(
            seq=state.seq,
            table=card.table,
            seats=[*state.seats],
            opened_at=state.opened_at,
            status=live.status(),
            asked={**state.asked_since},
            card=hash(card),
        )

    async def _people_at(self, table: str) -> TableState:
        """The table without its game."""
        self._tables.quarantine.check(table)
        state = TableState(table, self._tables.editions.contents)
        with Contained(table, self._tables.quarantine):
            for event, at in await self._store.people_at(table):
                if isinstance(event, Opened):
                    await self._tables.editions.fetch(event.game, event.edition)
                state.take(event, at)
        return state


def without_points(status: TableStatus) -> TableStatus:
    """What a host who does not play may know of a deal that others, or they themselves, play elsewhere."""
    return replace(status, scores=[], winners=[])


def read_status(text: str) -> TableStatus | None:
    """The status on a card; None if it cannot be read, as when an older program wrote it."""
    try:
        return statuses.decode(text)
    except msgspec.DecodeError:
        return None
