"""Secrets on the wire: two tables that a viewer cannot tell apart send it the same bytes, whatever it does."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, insert

from tests.server.databases import Postgres, opened
from tests.server.serving import Caller, Client, Json, Server, serving
from tests.server.twins import BEGINNING, OF_DICE, Twins, twins
from westbound.server.presenting.presenter import table_status
from westbound.server.presenting.viewer import encode
from westbound.server.state.events import AnyEvent, Left, Resigned
from westbound.server.state.table_state import TableState
from westbound.server.storage.database import Database
from westbound.server.storage.schema import secrets
from westbound.server.storage.store import Card, Store
from westbound.server.tables.keys import Keys

pytestmark = pytest.mark.slow

SECRET = b"the same for both, so that keys are too"
# A time, or a span of it, that is not from the log we wrote.
NOW = re.compile(rf'"(?:at|asked|now|age|away)":(?!{str(BEGINNING)[:4]})[\d.]+')
FORESEEN = 4  # choices
OF_THE_MOMENT = {"date", "set-cookie"}
WRONG_WORDS = ["nugget 3", "nugget 4", "nugget 5", "lay hotel", "travel nowhere", "trvel denver", "", "pass pass"]
WRONG_MESSAGES = ["", "{", "[]", "{}", '{"say": "act"}', '{"say": "hello"}', '{"say": "act", "id": -1}', '"nugget"']


async def lay_out(url: str) -> None:
    database = await Database.open(url)
    await database.writing.run(lay_secret)
    await database.close()


def lay_secret(connection: Connection) -> None:
    connection.execute(insert(secrets).values(id=1, secret=SECRET))


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers, each with a database of its own."""
    urls = postgres.new(), postgres.new()
    for url in urls:
        asyncio.run(lay_out(url))
    with serving(urls[0], log_level="debug") as one, serving(urls[1], log_level="debug") as two:
        yield one, two


class Ear(Client):
    """Somebody who keeps every message as it came."""

    def __init__(self, url: str, table: str, key: str = "", seq: int | None = None) -> None:
        self.raw: list[str] = []
        super().__init__(url, table, key, seq)

    def hear(self, timeout: float = 60.0) -> Json:
        if not self.coming:
            self.coming = str(self.socket.recv(timeout)).split("\n")
        self.raw.append(NOW.sub('"at":now', self.coming[0]))
        return super().hear(timeout)

    def hear_until(self, seq: int) -> None:
        while self.seq < seq:
            self.hear()


@dataclass
class Side:
    """One of the two tables, and who looks at it."""

    caller: Caller
    store: Store
    table: str
    log: list[AnyEvent]
    state: TableState
    keys: Keys
    since: int = 0  # when everyone sat down

    @property
    def url(self) -> str:
        return str(self.caller.http.base_url)

    def key(self, viewer: int | None) -> str:
        return "" if viewer is None else self.keys.make(self.table, viewer, 0, self.since)

    def look(self, viewer: int | None, seq: int | None = None) -> Ear:
        return Ear(self.url, self.table, self.key(viewer), seq)

    async def go_on(self, upto: int) -> None:
        """Let the log grow, as another process would; nobody has to think."""
        seq = self.state.seq
        for event in self.log[seq:upto]:
            self.state.take(event, BEGINNING + 1000 * seq)
        card = Card(self.state.phase, True, False, encode(table_status(self.state)))
        await self.store.append(self.table, seq, self.log[seq:upto], self.state.at, card)
        self.since = self.since or self.state.at

    def wait_until_alone(self) -> None:
        """Wait until the server thinks that nobody is viewing the table."""
        while (status := self.caller.get(f"/api/tables/{self.table}"))["watching"] or any(
            seat["here"] and seat["who"] == "person" for seat in status["seats"]
        ):
            time.sleep(0.01)


def same(*heard: list[str]) -> None:
    """What the two have heard is the same, to the last byte, in the same order."""
    one, two = heard
    for mine, theirs in zip(one, two, strict=True):
        assert mine == theirs
        assert OF_DICE[:8] not in mine


CASES: list[tuple[str, int | None, bool]] = [  # who looks, and whether all others are bots
    ("pioneers", 0, False),
    ("pioneers", None, False),
    ("pioneers", 1, True),
    ("pioneer_days", 0, False),
    ("pioneer_days", None, True),
    ("colorado", None, False),
    ("colorado", 1, True),
]


@pytest.mark.parametrize(("game", "viewer", "bots"), CASES)
def test_every_byte_is_the_same(servers: tuple[Server, Server], game: str, viewer: int | None, bots: bool) -> None:
    pair = twins(viewer, bots, game)
    assert pair.logs[0] != pair.logs[1]
    table = f"twin{CASES.index((game, viewer, bots))}"
    asyncio.run(at_both(servers, pair, table, tell))
    for server in servers:
        logged = server.logged()
        assert not [word for word in pair.secrets | {OF_DICE} if word in logged]
        assert Keys(SECRET).make(table, 0, 0, BEGINNING).rpartition(".")[2] not in logged


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_a_recap_is_the_same(servers: tuple[Server, Server], game: str) -> None:
    """What the page asks for, to tell somebody what has happened since they looked."""
    pair = twins(2, bots=False, game=game)
    asyncio.run(at_both(servers, pair, "recap" + game.replace("_", ""), recap))


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_who_has_resigned_learns_no_more_than_their_seat_may_know(servers: tuple[Server, Server], game: str) -> None:
    pair = twins(1, bots=False, game=game)
    for log in pair.logs:
        log.insert(len(log) // 3, Resigned(1, "random"))
    asyncio.run(at_both(servers, pair, "resigned" + game.replace("_", ""), look_on))


async def look_on(sides: list[Side], pair: Twins) -> None:
    """Everything that can happen between the server and who has resigned."""
    length, middle = len(pair.logs[0]), pair.middle
    for side in sides:
        await side.go_on(middle)
    compare_comings(sides, pair.viewer)
    compare_requests(sides, pair.viewer)
    seats = [side.look(pair.viewer) for side in sides]
    for seq in range(middle + 1, length + 1):
        for side, seat in zip(sides, seats, strict=True):
            await side.go_on(seq)
            seat.hear_until(seq)
    compare_refusals(seats)
    for seat in seats:
        assert seat.ask["choices"] == []
        assert [seat.do(what)["code"] for what in ("resign", "abandon", "back")] == ["not-now"] * 3
        seat.socket.close()
    same(*(seat.raw for seat in seats))
    compare_comings(sides, pair.viewer)
    compare_requests(sides, pair.viewer)


async def recap(sides: list[Side], pair: Twins) -> None:
    length = len(pair.logs[0])
    for side in sides:
        await side.go_on(length)
    for seen in (1, length // 2, length - 1, length):
        seats = [{"table": sides[0].table, "key": sides[0].key(pair.viewer), "seen": seen}]
        compare_answers(sides, pair.viewer, "POST", "/api/mine", {"seats": seats})
    compare_answers(sides, pair.viewer, "GET", f"/api/tables/{sides[0].table}/replay")


async def at_both(
    servers: tuple[Server, Server], pair: Twins, table: str, tell: Callable[[list[Side], Twins], Awaitable[None]]
) -> None:
    """A story of both tables."""
    async with opened(servers[0].database) as one, opened(servers[1].database) as two:
        sides = [
            Side(server.caller(), store, table, log, TableState(table), Keys(SECRET))
            for server, store, log in zip(servers, (one, two), pair.logs, strict=True)
        ]
        await tell(sides, pair)


async def tell(sides: list[Side], pair: Twins) -> None:
    """Everything that can happen between a viewer and the server."""
    log = pair.logs[0]
    middle = pair.middle
    for side in sides:
        await side.go_on(middle)
    while isinstance(log[middle - 1], Left) or sides[0].state.thinking():  # else a bot would go on in a while
        middle += 1
        for side in sides:
            await side.go_on(middle)
    for viewer in {pair.viewer, None}:
        compare_comings(sides, viewer)
        compare_requests(sides, viewer)
    seats = [side.look(pair.viewer) for side in sides]
    watchers = [side.look(None) for side in sides]
    for seat in seats:
        seat.hear()  # that somebody looks on
    for seq in range(middle + 1, len(log) + 1):
        for side, *ears in zip(sides, seats, watchers, strict=True):
            await side.go_on(seq)
            for ear in ears:
                ear.hear_until(seq)
    for ears in (seats, watchers):
        compare_refusals(ears)
        same(*(ear.raw for ear in ears))
    if pair.viewer is not None:
        compare_deeds(seats, watchers, pair.words)
    for ear in (*seats, *watchers):
        ear.socket.close()
    for viewer in {pair.viewer, None}:
        compare_comings(sides, viewer)
        compare_requests(sides, viewer)
    for viewer in (None, pair.viewer):
        compare_answers(sides, viewer, "DELETE", f"/api/tables/{sides[0].table}")


def compare_comings(sides: list[Side], viewer: int | None) -> None:
    """The first load, and resuming from here and there."""
    length = sides[0].state.seq
    for seq in (None, 0, 1, length // 3, length - 1, length, length + 5):
        heard = []
        for side in sides:
            side.wait_until_alone()
            with side.look(viewer, seq) as ear:
                heard.append(ear.raw)
        same(*heard)


def compare_requests(sides: list[Side], viewer: int | None) -> None:
    """What is answered over HTTP; unpacked, because times that differ are packed differently."""
    path = f"/api/tables/{sides[0].table}"
    requests: list[tuple[str, str, object]] = [
        ("GET", "/api/games", None),
        ("GET", "/api/tables", None),
        ("GET", "/health", None),
        ("POST", "/api/mine", {"seats": [{"table": sides[0].table, "key": sides[0].key(viewer)}]}),
        ("GET", path, None),
        ("GET", f"{path}/picture", None),
        ("GET", f"{path}/replay", None),
        *(("GET", f"{path}/replay?eyes={eyes}", None) for eyes in ("0", "1", "2", "none", "all")),
        ("POST", f"{path}/fork", {"at": 1, "seats": [{"who": "open"}] * 3}),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/luck", None),
        ("GET", f"{path}/review", None),
        ("POST", f"{path}/review?who=eve", None),
        ("DELETE", f"{path}/review?who=eve", None),
        ("GET", f"{path}/review/foresight?at=1&seat=0&words=pass", None),
        ("POST", "/api/promises", {"after": sides[0].table}),
        ("POST", f"{path}/rematch", None),
        ("POST", f"{path}/seats", {"name": "Eve"}),
        ("POST", f"{path}/seats", {"nugget": 3}),
        ("POST", f"{path}/seats/9/key", None),
        ("PUT", f"{path}/seats/9", {"bot": "greedy"}),
        ("PUT", f"{path}/seats/9", {"bot": "nugget"}),
    ]
    for method, where, body in requests:
        compare_answers(sides, viewer, method, where, body)


def compare_answers(sides: list[Side], viewer: int | None, method: str, where: str, body: object = None) -> None:
    answers = []
    for side in sides:
        side.wait_until_alone()
        side.caller.key = side.key(viewer)
        side.caller.http.headers["accept-encoding"] = "identity"
        answer = side.caller.ask(method, where, body)
        varying = {*OF_THE_MOMENT, "content-length"} if where == "/health" else OF_THE_MOMENT  # it tells ages of jobs
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in varying)
        answers.append([str(answer.status_code), str(headers), NOW.sub('"at":now', answer.text)])
    same(*answers)


def compare_refusals(ears: list[Ear]) -> None:
    """What cannot be done is refused in the same words."""
    for ear in ears:
        version = ear.version
        assert version is not None
        for words in WRONG_WORDS:
            assert ear.act(words)["say"] == "refused"
            assert ear.do("foresee", words=words)["say"] == "refused"
        for other in (0, version - 1, version + 1):
            assert ear.do("act", words="pass", version=other)["say"] == "refused"
            assert ear.do("undo", version=other)["say"] == "refused"
        for other in (0, version + 1):  # the decision before this version may be the same
            assert ear.do("hint", version=other)["say"] == "refused"
        assert ear.do("answer", agrees=True)["say"] == "refused"
        for text in WRONG_MESSAGES:
            ear.socket.send(text)
            assert ear.hear()["code"] == "malformed"
        ear.socket.send(b"nugget")
        assert ear.hear()["code"] == "malformed"


def compare_deeds(seats: list[Ear], watchers: list[Ear], words: str) -> None:
    """Foresight, hints, actions, undos and chat are sent alike."""
    for seat, watcher in zip(seats, watchers, strict=True):
        for choice in [words, *seat.choices()[:FORESEEN]]:
            assert seat.do("foresee", words=choice)["say"] == "foreseen"
            assert seat.do("why", kind="line", word=choice)["say"] == "because"
        hint = seat.do("hint")
        assert hint["say"] == "hinted" if seat.table["hints"] else hint["code"] == "not-now"
        done = [seat.act(words), seat.do("undo"), seat.do("chat", text="Oh no!")]
        done += [seat.do("phrase", phrase="ouch"), seat.act(words)]
        assert [answer["say"] for answer in done] == ["done"] * 5
        watcher.hear_until(seat.seq)
    same(*(seat.raw for seat in seats))
    same(*(watcher.raw for watcher in watchers))
