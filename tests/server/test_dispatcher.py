"""The dispatcher of notices: every table that waits for an absent player is found, and no other."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, func, update

from tests.server.databases import told
from tests.server.test_live import tables_on
from westbound import courses
from westbound.games.pioneers.game import GAME
from westbound.server.accounts.my_games import OwnGames
from westbound.server.notices.delivery import Delivery
from westbound.server.notices.digests import Digests
from westbound.server.notices.dispatcher import Dispatcher
from westbound.server.notices.mail import Mail
from westbound.server.notices.signing import Signer
from westbound.server.notices.triggers import Notice
from westbound.server.protocol.accounts import OwnSeat
from westbound.server.protocol.http import NewTable, Wanted
from westbound.server.settings import Settings
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.schema import events
from westbound.server.storage.store import Store
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables


class Way:
    """A notification channel that records what it sent."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    async def tell(self, _: Subscription, notice: Notice) -> None:
        self.notices.append(notice)

    @property
    def told(self) -> list[tuple[str, str]]:
        return [(notice.what, notice.table) for notice in self.notices]


async def go(tables: Tables, way: Way, after: float = 0.0) -> None:
    """One round, until everything has arrived."""
    settings = Settings(notice_after=after)
    delivery = Delivery(tables.store, 1000)
    letters = Digests(tables, Signer(b"secret"), Mail(settings), delivery)
    tables.settings = settings
    await Dispatcher(tables, delivery, letters, {"push": way}).go()
    await delivery.close()


async def table_of(tables: Tables, *people: str) -> Live:
    """A table where these people, and Anna, play."""
    order = NewTable("pioneers", [Wanted("me"), *(Wanted("open") for _ in people)], name="Anna")
    live = await tables.find((await tables.open(order, "")).table)
    for name in people:
        await live.change(lambda state, name=name: state.sit(name))  # type: ignore[misc]
    return live


async def wish(store: Store, table: str, seat: int) -> None:
    made = Subscription(
        id=f"{table}{seat}",
        table=table,
        seat=seat,
        void=0,
        kind="push",
        target="",
        language="en",
        confirmed=True,
        seq=0,
        due=None,
        seen=0,
        told="",
        tries=0,
        at=now(),
    )
    await store.carry_out(partial(subscriptions.keep, subscription=made, most=8))


async def act(live: Live, seat: int) -> None:
    match = live.state.match
    assert match
    words = match.legal(seat)[-1]
    await live.change(lambda state: state.play(seat, words, match.version))


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "AT_A_TIME", 1)

    def spoil(connection: Connection, table: str) -> None:
        other = func.replace(events.c.event, f'"rules":{GAME.version},', '"rules":99,')
        connection.execute(update(events).where(events.c.table_id == table).values(event=other))

    async def begin(store: Store) -> str:
        tables = tables_on(store)
        lives = [await table_of(tables, "Ben") for _ in range(2)]
        for live in lives:
            (seat,) = live.state.actors()
            await wish(store, live.state.table, seat)
        broken, good = sorted(live.state.table for live in lives)
        await store.carry_out(partial(spoil, table=broken))
        return good

    async def go_on(store: Store) -> list[tuple[str, str]]:
        tables, way = tables_on(store), Way()
        for _ in range(3):
            await go(tables, way)
        return way.told

    good = told(database, begin)
    assert told(database, go_on) == [("turn", good)]


def test_who_is_asked_again_is_told_again(database: str) -> None:
    """At the same version of the game; and nobody puts it off by talking."""

    async def story(store: Store) -> None:
        tables, way = tables_on(store), Way()
        live = await table_of(tables, "Ben", "Clara")
        (first,) = live.state.actors()
        while first in live.state.actors():
            await act(live, first)
        await act(live, *live.state.actors())
        idle = min({0, 1, 2} - {first, *live.state.actors()})
        match = live.state.match
        assert match
        await wish(store, live.state.table, idle)
        for _ in range(2):
            await live.change(lambda state: state.undo(first, match.version))
            asked = live.state.at
            await asyncio.sleep(0.3)
            await live.change(lambda state: state.say(first, "please"))
            await go(tables, way, after=0.2)
            assert way.notices[-1].since == asked
            await live.change(lambda state: state.answer(idle, False, match.version))
        assert way.told == [("consent", live.state.table)] * 2
        await go(tables, way)
        assert len(way.told) == 2

    told(database, story)


def test_a_lesson_calls_nobody_and_is_no_game_of_mine(database: str) -> None:
    async def story(store: Store) -> None:
        tables, way = tables_on(store), Way()
        course = courses.course("pioneers")
        assert course
        seated = await tables.teach(course, course.lessons[0].name, "Anna", "")
        live = await tables.find(seated.table)
        assert seated.seat is not None
        assert live.state.asked_at(seated.seat) is not None
        await wish(store, seated.table, seated.seat)
        await go(tables, way)
        assert way.told == []
        found = await OwnGames(tables).look([OwnSeat(seated.table, seated.key)])
        assert (len(found.games), found.gone, found.void, found.later) == (0, [], [], [])

    told(database, story)
