"""The socket of a table: what somebody who looks at it says, and hears."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from westbound.server import metrics
from westbound.server.events import AnyEvent
from westbound.server.house import House
from westbound.server.limits import Bucket
from westbound.server.live import Live
from westbound.server.messages import Act, Answer, Chat, Done, Hello, Leave, Refused, ToServer, Undo
from westbound.server.party import Party
from westbound.server.refusal import Refusal
from westbound.server.security import client_address, counted_as, origin_allowed
from westbound.server.viewer import Viewer

GREETING = 10.0  # seconds to say hello in
MOST_BAD = 50  # messages that are none, until the socket is closed
GOING_DOWN, NO_HELLO, AT_THE_DOOR, TOO_MUCH = 1001, 4000, 4003, 4008

log = logging.getLogger("westbound.server")
Socket = WebSocket[None, None, State]
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, house: House) -> None:
    """Look at a table, and play at it."""
    if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host"), house.settings):
        await socket.close(AT_THE_DOOR)  # before it is accepted: the browser sees a 403
        return
    address = counted_as(client_address(socket.scope, house.settings))
    if not house.crowd.enter(address):
        await socket.close(TOO_MUCH)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await Wire(socket, house, table).attend()
    except WebSocketDisconnect:
        pass
    finally:
        house.crowd.leave(address)
        metrics.SOCKETS.dec()


class Wire:
    """One open socket."""

    def __init__(self, socket: Socket, house: House, table: str) -> None:
        self._socket = socket
        self._house = house
        self._table = table
        self._pace = Bucket(house.settings.messages_per_second, 3 * house.settings.messages_per_second)
        self._chat = Bucket(house.settings.chats_per_minute / 60, 5)
        self._bad = 0

    async def attend(self) -> None:
        """From the first word to the last."""
        try:
            async with asyncio.timeout(GREETING):
                hello = self._read(await self._receive())
            if not isinstance(hello, Hello):
                raise Refusal("malformed", "the first message has to be hello")
        except TimeoutError:
            await self._close(NO_HELLO, Refused("malformed", f"say hello within {GREETING:.0f} seconds"))
            return
        except Refusal as refusal:
            await self._close(NO_HELLO, Refused(refusal.code, refusal.reason))
            return
        try:
            live, viewer = await self._enter(hello)
        except Refusal as refusal:
            await self._close(AT_THE_DOOR, Refused(refusal.code, refusal.reason))
            return
        speaking = asyncio.create_task(self._speak(viewer))
        try:
            while not viewer.left:
                await self._hear(live, viewer)
        finally:
            live.part(viewer)
            speaking.cancel()

    async def _enter(self, hello: Hello) -> tuple[Live, Viewer]:
        live = await self._house.find(self._table)
        party = live.party
        if len(live.viewers) >= self._house.settings.sockets_per_table:
            raise Refusal("too-fast", "too many look at this table already")
        claim = self._house.keys.read(hello.key, party) if hello.key else None
        if claim is None and not party.opened.watchers:
            raise Refusal("no-watchers", "this table is not open to watchers")
        viewer = Viewer(claim, party.places[claim].keys if claim is not None and claim >= 0 else 0)
        seat = viewer.seat
        if seat is not None and party.places[seat].gone:
            await live.change(lambda party: party.come_back(seat))
        await live.welcome(viewer, hello.seq)
        return live, viewer

    # Hearing

    async def _receive(self) -> str:
        """The next message, if it is text.  :raises Refusal: if it is not, or is too large."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        if not isinstance(text, str):
            raise Refusal("malformed", "messages are text, not bytes")
        if len(text) > self._house.settings.largest_message:
            raise Refusal("too-large", f"a message has at most {self._house.settings.largest_message} bytes")
        return text

    def _read(self, text: str) -> ToServer:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"not a message of this protocol: {error}") from None

    async def _hear(self, live: Live, viewer: Viewer) -> None:
        """Take one message, and answer it."""
        number = None
        try:
            text = await self._receive()
            if not self._pace.take(time.monotonic()):
                raise Refusal("too-fast", "too many messages; wait a moment")
            message = self._read(text)
            if isinstance(message, Hello):
                raise Refusal("malformed", "hello is said once")
            number = message.id
            seq = await self._do(live, viewer, message)
            viewer.tell(Done(number, seq))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            viewer.tell(Refused(refusal.code, refusal.reason, number))
            self._count(viewer, refusal)

    def _count(self, viewer: Viewer, refusal: Refusal) -> None:
        if refusal.code in ("malformed", "too-large", "too-fast"):
            self._bad += 1
        if self._bad >= MOST_BAD:
            viewer.let_go()

    async def _do(self, live: Live, viewer: Viewer, message: Act | Undo | Answer | Chat | Leave) -> int:
        seat = viewer.seat
        if seat is None:
            raise Refusal("not-yours", "only those who have a seat can do that")
        if isinstance(message, Chat) and not self._chat.take(time.monotonic()):
            raise Refusal("too-fast", "you say too much at once; wait a moment")
        started = time.perf_counter()
        seq = await live.change(lambda party: deed(party, seat, message))
        if isinstance(message, Act):
            metrics.ACTING.observe(time.perf_counter() - started)
            metrics.MOVES.labels("person").inc()
        return seq

    # Speaking

    async def _speak(self, viewer: Viewer) -> None:
        """Send what is on the way, until there is no more to come."""
        while (text := await viewer.outbox.get()) is not None:
            await self._socket.send_data(text, mode="text")
        await self._close(TOO_MUCH)

    async def _close(self, code: int, last: Refused | None = None) -> None:
        with suppress(Exception):  # the other side may be gone already
            if last:
                await self._socket.send_data(msgspec.json.encode(last).decode(), mode="text")
            await self._socket.close(code)


def deed(party: Party, seat: int, message: Act | Undo | Answer | Chat | Leave) -> list[AnyEvent]:
    """What somebody on *seat* does with what they say."""
    match message:
        case Act(_, version, words):
            return party.play(seat, words, version)
        case Undo(_, version):
            return party.undo(seat, version)
        case Answer(_, version, agrees):
            return party.answer(seat, agrees, version)
        case Chat(_, text):
            return party.say(seat, text)
        case Leave():
            return party.leave(seat)
