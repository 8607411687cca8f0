"""The socket of a table: receives what a viewer says, and sends what they see."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from litestar.types import Receive, Scope, Send

from westbound.server import metrics
from westbound.server.deals.spoilers import enter
from westbound.server.http.direct_write import DirectWriteProtocol, socket_of
from westbound.server.http.places import Places
from westbound.server.http.security import client_address, counted_as, origin_allowed
from westbound.server.presenting.foreseeing import hinted, told, unavailable
from westbound.server.presenting.viewer import Viewer, encode
from westbound.server.protocol.socket import (
    Abandon,
    Act,
    Admit,
    Answer,
    Back,
    Because,
    Chat,
    Done,
    Foresee,
    Foreseen,
    Hello,
    Here,
    Hint,
    Hurry,
    Leave,
    Pause,
    Phrase,
    Ping,
    Plan,
    Pong,
    Reasons,
    Refused,
    Resign,
    ToServer,
    Undo,
    Why,
    WhyNot,
)
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent
from westbound.server.state.table_state import TableState
from westbound.server.tables.isolation import Contained
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

PATH = re.compile("/api/tables/([^/]+)/socket")
GREETING = 10.0  # seconds to say hello
MOST_HINTS = 3  # that are searched for at a time
MOST_BAD = 50  # invalid messages tolerated before closing
NO_HELLO, AT_THE_DOOR, TOO_MUCH = 4000, 4003, 4008

Command = (
    Act | Undo | Answer | Admit | Chat | Phrase | Leave | Resign | Abandon | Pause | Plan | Back
)  # everything after hello that changes the table
Aside = Leave | Pause | Plan | Answer | Admit  # what is written to the log, but is not part of the game
MOVES = metrics.MOVES.labels("person")
T = TypeVar("T")
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


async def table_socket(scope: Scope, receive: Receive, send: Send, tables: Tables, places: Places) -> None:
    """View a table, and play at it."""
    path = PATH.fullmatch(scope["path"])
    headers = dict(scope["headers"])
    origin, host = (headers[name].decode("latin-1") if name in headers else None for name in (b"origin", b"host"))
    if not path or not origin_allowed(origin, host, tables.settings):
        await send({"type": "websocket.close", "code": AT_THE_DOOR, "reason": ""})  # a browser sees a 403
        return
    metrics.SOCKETS.inc()
    try:
        address = counted_as(client_address(scope, tables.settings))
        await TableSocket(receive, send, socket_of(scope), tables, path[1], address).attend(places)
    except (Disconnected, TimeoutError):  # closed by the other side, or disconnected and still not closed
        pass
    finally:
        metrics.SOCKETS.dec()


class Disconnected(Exception):
    """The other side has closed the socket."""


class TableSocket:
    """One open socket.  It speaks ASGI itself: the framework in between would cost more than what is sent."""

    def __init__(
        self, receive: Receive, send: Send, socket: DirectWriteProtocol, tables: Tables, table: str, address: str
    ) -> None:
        self._receive = receive
        self._send = send
        self._socket = socket
        self._tables = tables
        self._table = table
        self._address = address
        self._bad = 0
        self._hinting: dict[int, asyncio.Task[None]] = {}  # searches for hints, by version; the player may go on

    async def attend(self, places: Places) -> None:
        """Serve the socket until it is closed."""
        await self._receive()  # the request to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            hello = await self._greeting()
            live = await self._tables.find(self._table)
            claim = await enter(self._tables, hello.key, live.state)
            with places.taken(self._address, live.state, claim):
                self._socket.settle()
                await self._serve(live, await self._enter(live, claim, hello.seq))
        except Refusal as refusal:
            last = encode(Refused(refusal.code, refusal.reason)).decode()
            await self._close(NO_HELLO if refusal.code == "malformed" else AT_THE_DOOR, last)

    async def _serve(self, live: Live, viewer: Viewer) -> None:
        try:
            async with asyncio.timeout(None) as viewer.patience:
                while not viewer.left:
                    await self._hear(live, viewer)
                while (await self._receive())["type"] != "websocket.disconnect":
                    pass  # ignore the rest
        finally:
            for search in [*self._hinting.values()]:
                search.cancel()
            live.part(viewer)

    async def _greeting(self) -> Hello:
        try:
            async with asyncio.timeout(GREETING):
                hello = read(await self._next())
        except TimeoutError:
            raise Refusal("malformed", f"say hello within {GREETING:.0f} seconds") from None
        if not isinstance(hello, Hello):
            raise Refusal("malformed", "the first message has to be hello")
        return hello

    async def _enter(self, live: Live, claim: int | None, seq: int | None) -> Viewer:
        state = live.state
        void = state.seats[claim].keys if claim is not None and claim >= 0 else 0
        viewer = Viewer(claim, void, self._socket.write, self._carry, self._address)
        seat = viewer.seat
        if seat is not None and state.seats[seat].gone:
            await live.change(lambda state: execute(state, viewer, Back(0)))
        await live.welcome(viewer, seq)
        return viewer

    # Receiving

    async def _next(self) -> str:
        """The next message, if it is text.  :raises Refusal: if it is not, or is too large."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        text = event.get("text")
        if not isinstance(text, str):
            raise Refusal("malformed", "messages are text, not bytes")
        if len(text.encode()) > self._tables.settings.largest_message:
            raise Refusal("too-large", f"a message has at most {self._tables.settings.largest_message} bytes")
        return text

    async def _hear(self, live: Live, viewer: Viewer) -> None:
        """Handle one message."""
        number = None
        try:
            text = await self._next()
            metrics.MESSAGES.inc()
            if not self._tables.paces.take(self._counted_as(viewer), time.monotonic()):
                raise Refusal("too-fast", "too many messages; wait a moment")
            message = read(text)
            if isinstance(message, Hello):
                raise Refusal("malformed", "say hello only once")
            if isinstance(message, Here):
                viewer.looks = message.on
                return
            if isinstance(message, Ping):
                viewer.tell(Pong())
                return
            number = message.id
            if isinstance(message, Foresee):
                await self._foresee(live, viewer, message)
                return
            if isinstance(message, Hint):
                await self._look_for_hint(live, viewer, message)
                return
            if isinstance(message, Why):
                await self._why(live, viewer, message)
                return
            if isinstance(message, WhyNot):
                await self._why_not(live, viewer, message)
                return
            if isinstance(message, Hurry):
                await self._hurry(live, viewer, message)
                return
            viewer.leaving = isinstance(message, Leave)
            await self._do(live, viewer, message)
            if viewer not in live.viewers:
                viewer.let_go()
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            viewer.tell(Refused(refusal.code, refusal.reason, number))
            self._count(viewer, refusal)

    def _count(self, viewer: Viewer, refusal: Refusal) -> None:
        if refusal.code in ("malformed", "too-large", "too-fast"):
            self._bad += 1
        if self._bad >= MOST_BAD:
            viewer.let_go()

    async def _do(self, live: Live, viewer: Viewer, message: Command) -> None:
        seat, at = self._counted_as(viewer), time.monotonic()
        if isinstance(message, Chat | Phrase) and not self._tables.chats.take(seat, at):
            raise Refusal("too-fast", "too many chat messages; wait a moment")
        if isinstance(message, Aside):
            self._count_aside(viewer)
        started = time.perf_counter()
        await live.change(lambda state: execute(state, viewer, message), lambda seq: viewer.tell(Done(message.id, seq)))
        if isinstance(message, Act):
            metrics.ACTING.observe(time.perf_counter() - started)
            MOVES.inc()

    def _count_aside(self, viewer: Viewer) -> None:
        if not self._tables.asides.take(self._counted_as(viewer), time.monotonic()):
            raise Refusal("too-fast", "too much leaving, planning, pausing, hurrying and asking; wait a moment")

    async def _hurry(self, live: Live, viewer: Viewer, message: Hurry) -> None:
        state = await live.settled()
        seat_of(state, viewer, message)
        self._count_aside(viewer)
        live.hurry_bots()
        viewer.tell(Done(message.id, state.seq))

    def _counted_as(self, viewer: Viewer) -> str:
        """Whose messages count together: all of a seat, or of an address from which people watch."""
        return f"watching {self._address}" if viewer.seat is None else f"{self._table} {viewer.seat}"

    async def _foresee(self, live: Live, viewer: Viewer, message: Foresee) -> None:
        state = await live.settled()
        asked = seat_of(state, viewer, message), message.words, message.version
        with Contained(self._table):
            foreseen = await self._find_out(state, state.foreseeing(*asked))
            assert state.match, "something can be chosen"
            viewer.tell(Foreseen(message.id, told(state.match, foreseen, state.seq, state.at)))

    async def _look_for_hint(self, live: Live, viewer: Viewer, message: Hint) -> None:
        state = await live.settled()
        state.check_hint(seat_of(state, viewer, message), message.version)
        if message.version in self._hinting or len(self._hinting) >= MOST_HINTS:
            raise Refusal("too-fast", "wait for the hint you have asked for")
        self._count_aside(viewer)
        self._hinting[message.version] = task = asyncio.create_task(self._hint(live, viewer, message))
        task.add_done_callback(lambda _: self._hinting.pop(message.version))

    async def _hint(self, live: Live, viewer: Viewer, message: Hint) -> None:
        """Find a hint, write to the log that it was asked for, and only then tell it."""
        try:
            appraisal = await live.hint(seat_of(live.state, viewer, message), message.version)
            await live.change(lambda state: state.take_hint(seat_of(state, viewer, message), message.version))
            viewer.tell(hinted(appraisal, message.id, message.version))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            viewer.tell(Refused(refusal.code, refusal.reason, message.id))

    async def _why(self, live: Live, viewer: Viewer, message: Why) -> None:
        state = await live.settled()
        seat = seat_of(state, viewer, message)
        with Contained(self._table):
            reason = await self._find_out(state, state.wondering(seat, message.kind, message.word, message.version))
            viewer.tell(Because(message.id, *(reason or ())))

    async def _why_not(self, live: Live, viewer: Viewer, message: WhyNot) -> None:
        state = await live.settled()
        seat = seat_of(state, viewer, message)
        with Contained(self._table):
            found = await self._find_out(state, state.wondering_about_all(seat, message.version))
            viewer.tell(Reasons(message.id, unavailable(state, found)))

    async def _find_out(self, state: TableState, work: Callable[[], T]) -> T:
        """The result of *work* on an imagined table; interpreted rules would hold up all other tables."""
        computing = self._tables.computing
        if state.content:
            return await computing.uploaded.run(self._table, work, self._address)
        with computing.budget.charged(self._address):
            return work()

    # Sending

    async def _carry(self, text: bytes, last: bool) -> None:
        """Send *text*; after the *last* one, close."""
        try:
            if text:
                await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            if last:
                await self._send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})
        except (OSError, RuntimeError):  # closed; the receiving side finds out
            pass

    async def _close(self, code: int, last: str = "") -> None:
        with suppress(Exception):  # the other side may be gone already
            if last:
                await self._send({"type": "websocket.send", "text": last, "bytes": None})
            await self._send({"type": "websocket.close", "code": code, "reason": ""})


def read(text: str) -> ToServer:
    """The message in *text*.  :raises Refusal: if it is not one of this protocol."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"not a message of this protocol: {error}") from None


def execute(state: TableState, viewer: Viewer, message: Command) -> list[AnyEvent]:
    """Do what a player says.  :raises Refusal: if it cannot be done, or the seat is no longer theirs."""
    seat = seat_of(state, viewer, message)
    match message:
        case Act(_, version, words):
            return state.play(seat, words, version)
        case Undo(_, version):
            return state.undo(seat, version)
        case Answer(_, version, agrees):
            return state.answer(seat, agrees, version)
        case Admit(_, application, agrees):
            return state.admit(seat, application, agrees)
        case Chat(_, text):
            return state.say(seat, text)
        case Phrase(_, phrase):
            return state.say_phrase(seat, phrase)
        case Leave():
            return state.leave(seat)
        case Resign():
            return state.resign(seat)
        case Abandon():
            return state.abandon(seat)
        case Pause(_, on):
            return state.pause(seat) if on else state.resume(seat)
        case Plan(_, step, until):
            return state.plan(seat, step, until)
        case Back():
            return state.come_back(seat)


def seat_of(state: TableState, viewer: Viewer, message: Command | Foresee | Hint | Why | WhyNot | Hurry) -> int:
    """The seat from which *message* is said.  :raises Refusal: if the viewer has none, or may not say that from it."""
    seat = viewer.seat
    if seat is None:
        raise Refusal("not-yours", "only players with a seat can do that")
    state.check_key(seat, viewer.void)
    if state.seats[seat].resigned and not isinstance(message, (Chat, Phrase, Leave)):
        raise Refusal("not-now", "you have resigned: a bot plays your seat to the end, and you can watch")
    return seat
