"""One table in this process: one change at a time, durable before anyone sees it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import zip_longest
from typing import Any

from westbound.bots.bot import NO_WORLD
from westbound.coach import Appraisal
from westbound.engine.game import NoWorld
from westbound.engine.match import Match
from westbound.server import metrics
from westbound.server.bots.pool import Asker, BotPool, Decision
from westbound.server.computing import ComputePool, Computing
from westbound.server.logs import note
from westbound.server.presenting.presenter import ask, game_seen, names, table_status
from westbound.server.presenting.seen_views import SeenViews, pack_all
from westbound.server.presenting.viewer import Viewer, encode
from westbound.server.protocol.socket import PROTOCOL, News, Outlook, Refused, TableStatus, Welcome
from westbound.server.refusal import NO_TABLE, Broken, Quarantined, Refusal
from westbound.server.state.events import AnyEvent, Moved, Opened
from westbound.server.state.readable_log import tail
from westbound.server.state.table_state import TableState
from westbound.server.steady_time import now
from westbound.server.storage.removal import remove
from westbound.server.storage.schema import ABANDONED
from westbound.server.storage.store import Card, Conflict, Store, Unwritable
from westbound.server.tables.coaching.hints import Hints
from westbound.server.tables.coaching.outlooks import OutlookRoom, Outlooks
from westbound.server.tables.editions import Editions
from westbound.server.tables.isolation import Contained, Quarantine
from westbound.server.tables.presence import HERE, Presence
from westbound.server.tables.questions import question

Action = Callable[[TableState], list[AnyEvent]]  # repeated, if another process was faster
Then = Callable[[int], None]
Now = Callable[[], int]
TRIES = 5
LONG = 100  # events
FAILED = "failed"  # the reason of a lapse if the bot gave no answer at all
MOST_LINES = 2000  # of the log in a welcome
log = logging.getLogger("westbound.server")


class Live:
    """A table in this process: its state, its viewers, and the bots that think about it."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        editions: Editions,
        pool: BotPool,
        quarantine: Quarantine,
        presence: Presence,
        computing: Computing,
        outlooks: OutlookRoom,
        now: Now = now,
        opener: str = "",
    ) -> None:
        """*opener* stands for the address from which the table was opened; empty, if nobody knows."""
        self.state = state
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self._store = store
        self._editions = editions
        self._pool = pool
        self._quarantine = quarantine
        self._presence = presence
        self._seen: dict[int, int] = {}  # when somebody was last at a seat, or is, through another process
        self._computing = computing
        self._hints = Hints(pool, computing)
        self._outlooks = Outlooks(outlooks)
        self._homes: set[str] = set()  # addresses from which somebody plays, or has done so
        self.opener = opener
        self._now = now
        self._lock = asyncio.Lock()
        self._in_step = True  # the state agrees with the log
        self._shown = state.seq  # how much of the log the viewers have seen
        self._version = state.match.version if state.match else None
        self._premoves = dict(state.premoves)  # as their owners see them
        self._views = SeenViews()  # what the viewers have seen of the game
        self._status = self.status()
        self._stirred = False  # something other than a move has happened since
        self._card: Card | None = None
        self._thoughts: dict[
            tuple[int, int], asyncio.Task[None]
        ] = {}  # by seat, and the version since which it has to choose
        self._stuck: set[tuple[int, int]] = set()  # thoughts in which the rules failed, and would fail again
        self._finishing: asyncio.Task[None] | None = None

    # Questions

    def status(self) -> TableStatus:
        watching, here = sum(viewer.seat is None for viewer in self.viewers), self.here()
        away = {seat: at for seat, at in self._seen.items() if seat not in here}
        return table_status(self.state, here, watching, away, self._now())

    def here(self) -> set[int]:
        """The seats from which somebody has the table open, through any process."""
        here = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        return here | {seat for seat, at in self._seen.items() if at == HERE}

    def last_seen(self, seat: int) -> int | None:
        """When somebody last had the table open from *seat*; None if nobody knows."""
        return self._seen.get(seat)

    def update_presence(self, seen: dict[int, int]) -> None:
        """Learn when somebody was last at each seat, or is, through another process."""
        left = {seat: at for seat, at in self._seen.items() if at != HERE}  # perhaps not written yet
        merged = {seat: max(seen.get(seat, 0), left.get(seat, 0)) for seat in seen.keys() | left.keys()}
        if merged == self._seen:
            return
        self._seen, self._stirred = merged, True
        if self._in_step and not self._lock.locked():  # else whoever holds the lock shows it anyway
            with suppress(Quarantined):
                self._show()

    def looking(self) -> set[int]:
        """The seats from which somebody has the table on screen."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None and viewer.looks}

    @property
    def idle(self) -> float:
        """The seconds for which nobody has needed it."""
        return 0.0 if self.viewers or self._thoughts or self._lock.locked() else time.monotonic() - self.used

    async def settled(self) -> TableState:
        """The state without anything that is not durable yet.  :raises Refusal: if the log cannot be read."""
        async with self._lock:
            await self._keep_step()
            return self.state

    # Viewers

    async def welcome(self, viewer: Viewer, seq: int | None) -> None:
        """Add a viewer, who has seen *seq* events of the log."""
        async with self._lock:
            await self._keep_step()
            if seq and seq > self.state.seq:  # it was connected to another process, whose events we have not read yet
                await self._read_on()
            state, match, seat = self.state, self.state.match, viewer.seat
            if seat is not None:
                state.check_key(seat, viewer.void)
            if seat is not None and not any(other.seat == seat for other in self.viewers):
                self._presence.note(state.table, seat, here=True)
            viewer.early = seat is None and match is None and state.opened.deal is not None
            self.viewers.add(viewer)
            if seat is not None:
                self._homes.add(viewer.address)
                self._pool.move_up(self._asker())
            self._stirred = True
            self._show(newcomer=viewer)  # tell the others
            with Contained(state.table, self._quarantine):
                game = game_seen(state, match, seat, self._views.look(match, seat)) if match else None
                named = names(state)
            lines = state.log(seat, seq or 0)
            latest = tail(lines, MOST_LINES)
            viewer.tell(
                Welcome(
                    PROTOCOL,
                    state.seq,
                    seat,
                    viewer.claim is not None and (viewer.seat == state.host or viewer.seat is None),
                    self._status,
                    named,
                    latest,
                    game,
                    self._now(),
                    len(lines) - len(latest),
                )
            )
            if viewer in self._onlookers() and (outlook := self._outlooks.latest(state)):
                viewer.tell(outlook)

    def part(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        viewer.gone()
        self._remove(viewer)
        self.used = time.monotonic()
        if self._in_step and not self._lock.locked():  # else whoever holds the lock shows it anyway
            with suppress(Quarantined):
                self._show()

    def _remove(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._stirred = True
        if any(other.seat == viewer.seat for other in self.viewers):
            return
        self._views.forget(viewer.seat)
        if viewer.seat is not None:
            self._presence.note(self.state.table, viewer.seat, here=False)
            if self._seen.get(viewer.seat) != HERE:
                self._seen[viewer.seat] = self._now()

    # Changing

    async def change(self, action: Action, then: Then | None = None) -> int:
        """Do *action*, write it to the log, and show it; call *then* with the length of the log.

        It is completed even if the caller is cancelled.

        :raises Refusal: if it cannot be done; then nothing has changed.
        """
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(TRIES):
                await self._keep_step()
                with suppress(Conflict):  # another process was faster: try again on its state
                    return await self._do(action, then)
            await self._keep_step()
            raise Refusal("stale", "something else happened first; look again")

    async def _do(self, action: Action, then: Then | None) -> int:
        before, self.state.at = self.state.seq, max(self.state.at, self._now())  # machines' clocks differ
        self._in_step = False
        try:
            with Contained(self.state.table):
                events = action(self.state)
        except Broken:
            raise  # the log is read again
        except Refusal:
            self._in_step = True
            self._show()  # viewers who have left in the meantime
            raise
        if events:
            self._stirred |= not all(isinstance(event, Moved) for event in events)
            await self._write(before, events)
        self._in_step = True
        if events:
            self._show(then=then)
            self.let_bots_think()
        elif then:
            then(self.state.seq)
        return self.state.seq

    async def _write(self, before: int, events: list[AnyEvent]) -> None:
        try:
            written = self._store.hand_in(self.state.table, before, events, self.state.at, self._card_now())
            await self._see_through(written)
        except Unwritable as error:
            raise Refusal("unavailable", f"it could not be saved, and has not happened: {error}") from None

    async def _see_through(self, written: asyncio.Future[None]) -> None:
        """Wait for the write; if the caller is cancelled meanwhile, show it all the same."""
        try:
            await asyncio.shield(written)
        except asyncio.CancelledError:
            self._finishing = asyncio.create_task(self._finish(written))
            raise

    async def _finish(self, written: asyncio.Future[None]) -> None:
        await asyncio.wait([written])
        with suppress(Refusal):  # the next caller shows it
            await self.settled()
            self.let_bots_think()

    async def catch_up(self, seq: int = 0) -> None:
        """Read what others have written, if there are *seq* events now.  :raises Refusal: if it cannot be read."""
        async with self._lock:
            await self._keep_step()
            if not seq or self.state.seq < seq:
                await self._read_on()

    async def rewrite(self, write: Callable[[], Awaitable[None]]) -> None:
        """Let *write* change parts of the log that do not concern the game, and read it again."""
        async with self._lock:
            self._in_step = False
            await write()
            self._card = None
            await self._keep_step()

    async def _keep_step(self) -> None:
        """After a failure, read the log again: the log is the truth."""
        if self._in_step:
            return
        state = TableState(self.state.table, self._editions.contents)
        await self._read(state)
        self.state, self._in_step, self._stirred = state, True, True
        self._show()

    async def _read_on(self) -> None:
        self._in_step = False
        await self._read(self.state)
        self._in_step, self._stirred = True, True
        self._show()

    async def _read(self, state: TableState) -> None:
        try:
            await read_on(self._store, self._editions, state, self._quarantine, self._computing.reading)
        except Refusal as refusal:
            if refusal.code == "no-table":
                self.vanish()
            raise

    # Removing

    async def remove(self, check: Callable[[TableState], None]) -> None:
        """Remove the table for good, unless *check* refuses.

        :raises Refusal: if it does, or the table cannot be removed now.
        """
        async with self._lock:
            for _ in range(TRIES):
                await self._keep_step()
                check(self.state)
                self._in_step = False  # until proven otherwise
                try:
                    await self._store.carry_out(partial(remove, table=self.state.table, seq=self.state.seq))
                except Conflict:
                    continue  # another process has written to it
                except Unwritable as error:
                    raise Refusal("unavailable", f"the table cannot be removed just now: {error}") from None
                self.vanish()
                return
            raise Refusal("stale", "something else happened first; look again")

    def vanish(self) -> None:
        """The table was removed: tell all viewers, and disconnect them."""
        self.dismiss(Refusal("no-table", NO_TABLE))

    def dismiss(self, refusal: Refusal) -> None:
        """Tell all viewers why the table is closed to them, and disconnect them."""
        self._in_step = False
        for viewer in self.viewers:
            viewer.tell(Refused(refusal.code, refusal.reason))
            viewer.let_go()
        self.viewers.clear()

    def _card_now(self) -> Card:
        """The card for the lobby; most moves do not change it."""
        state, card = self.state, self._card
        bots = bool(state.thinking())
        if not card or self._stirred or card.state != state.phase:
            card = card_of(state)
        elif (card.bots, card.due) != (bots, state.due):
            card = card._replace(bots=bots, due=state.due)
        self._card = card
        return card

    # Showing

    def _show(self, newcomer: Viewer | None = None, then: Then | None = None) -> None:
        """Send the news to all viewers but a *newcomer*, and call *then*."""
        state, status = self.state, self._status
        if (
            self._stirred
            or state.clocks
            or state.lesson
            or status.state != state.phase
            or (status.asked is None) != (state.asking is None)
        ):
            self._stirred = False
            self._disconnect_void()
            status = self.status()
        version = state.match.version if state.match else None
        by_seat: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers - {newcomer}:
            by_seat.setdefault(viewer.seat, []).append(viewer)
        table = status if status != self._status else None
        if table or state.seq != self._shown:
            told = state.lines.since(self._shown)
            open_lines = [line for line, entry in told if entry is None or entry.seen(None)]
            for_all = pack_all(open_lines)
            played = state.match if version != self._version else None
            with Contained(state.table, self._quarantine):
                changed = self._views.next(played, [*by_seat]) if played else []
                for (seat, viewers), changes in zip_longest(by_seat.items(), changed):
                    lines = for_all if len(open_lines) == len(told) else pack_all(state.log(seat, self._shown))
                    text = encode(self._news(seat, lines, table, bool(played), changes))
                    for viewer in viewers:
                        viewer.put(text)
        self._shown, self._version, self._status, self._premoves = state.seq, version, status, dict(state.premoves)
        if then:
            then(state.seq)
        for viewer in self.viewers:
            viewer.send()
        self._look_ahead()

    def _onlookers(self) -> list[Viewer]:
        """The spectators who may learn who was ahead: nobody who may be a player in another window."""
        if not self.state.shows_outlook or self.state.phase != "playing":
            return []
        return [viewer for viewer in self.viewers if viewer.seat is None and viewer.address not in self._homes]

    def _look_ahead(self) -> None:
        """Find out for spectators who was ahead, if there are any."""
        if watching := self._onlookers():
            self._outlooks.look(self.state, sorted({viewer.address for viewer in watching}), self._tell_onlookers)
        else:
            self._outlooks.stop()

    def _tell_onlookers(self, outlook: Outlook) -> None:
        for viewer in self._onlookers():
            viewer.tell(outlook)

    def _news(
        self, seat: int | None, lines: list[Any], table: TableStatus | None, played: bool, changes: list[Any] | None
    ) -> News:
        """The news for *seat*; with the game, if something was *played*."""
        state, match, since = self.state, self.state.match, self._shown
        planned = seat is not None and state.premoves.get(seat) != self._premoves.get(seat)
        if match is None or not (played or table or planned):
            return News(since, state.seq, lines, table)
        view = self._views.view(seat)
        asked = ask(state, match, seat, view)  # who must agree may have changed with the table
        if not played:
            return News(since, state.seq, lines, table, ask=asked)
        whole = view if changes is None else None
        return News(since, state.seq, lines, table, match.version, changes, whole, asked, match.game.breakdown(view))

    def _disconnect_void(self) -> None:
        """Disconnect viewers whose key has become void, or who may not watch the game that begins."""
        for viewer in [v for v in self.viewers if v.early and self.state.match]:
            self._remove(viewer)
            viewer.let_go()
        for viewer in [v for v in self.viewers if v.seat is not None and self.state.seats[v.seat].keys != v.void]:
            self._remove(viewer)
            if not viewer.leaving:
                viewer.tell(Refused("wrong-key", "your key to this seat is no longer valid"))
                viewer.let_go()

    # Bots

    def let_bots_think(self) -> None:
        """Start each bot that has to choose, once."""
        match = self.state.match
        for seat in self.state.thinking():
            asked = self.state.asked_at(seat)
            assert match
            assert asked is not None, "bots think only when they have to choose"
            thought = seat, asked
            if thought not in self._thoughts and thought not in self._stuck:
                task = self._thoughts[thought] = asyncio.create_task(self._think(match, *thought))
                task.add_done_callback(partial(self._forget, thought))

    async def hint(self, seat: int, version: int) -> Appraisal:
        """What the choices of *seat* are worth; the log must say that it asked before it learns that.

        :raises Refusal: if the seat may not ask now, or there is no answer.
        """
        state = await self.settled()
        with Contained(state.table):
            return await self._hints.find(state, state.check_hint(seat, version), seat, self._asker())

    def hurry_bots(self) -> None:
        """Let bots that are thinking choose now; not those that stand in for people, whom this would harm.

        :raises Refusal: if the bots must choose the same as at other tables.
        """
        if self.state.opened.deal:
            raise Refusal("not-now", "everybody plays this deal against the same bots, which take their time")
        own = [seat for seat in self.state.thinking() if self.state.seats[seat].who == "bot"]
        self._pool.hurry(self.state.table, own)

    def _forget(self, thought: tuple[int, int], task: asyncio.Task[None]) -> None:
        del self._thoughts[thought]
        if not task.cancelled() and task.exception():  # it will be tried again
            log.error("a bot could not play", exc_info=task.exception(), extra={"table": self.state.table})

    async def _think(self, match: Match, seat: int, version: int) -> None:
        """Let a bot play; if it makes no legal choice, play at random, and say so."""
        lesson, bot = self.state.lesson, self.state.bot_at(seat)

        def play(state: TableState) -> list[AnyEvent]:
            if state.bot_at(seat) != bot:
                raise Refusal("stale", "somebody else plays there now")
            played = state.play(seat, words or "", version)
            return [*played, *state.lapse(seat, lapse)] if lapse else played

        try:
            with Contained(self.state.table):
                words = lesson.reply(match, seat) if lesson else None
                decision = Decision(words) if words else await self._decision(match, seat)
                words, lapse = decision.words, decision.lapse
                if self.state.asked_at(seat) == version and words not in match.legal(seat):
                    chance = self.state.rng_of_bot(seat) if self.state.opened.deal else random
                    words, lapse = chance.choice(match.legal(seat)), lapse or FAILED
                if decision.no_world:
                    metrics.NO_WORLD.inc()
                    note("no world was found", self.state.table, decision.no_world)
                if lapse:
                    metrics.BOT_FAILURES.inc()
                    extra = {"table": self.state.table, "seat": seat, "bot": bot, "reason": lapse}
                    log.warning("a bot made no legal choice", extra=extra | {"detail": decision.detail})
            await self.change(play)
            metrics.MOVES.labels("bot").inc()
        except Broken:
            self._stuck.add((seat, version))
        except Refusal as refusal:  # somebody undid, or the database is away and it is tried again
            log.info("a bot was too late", extra={"table": self.state.table, "reason": refusal.reason})

    async def _decision(self, match: Match, seat: int) -> Decision:
        """What the bot decides; without words, if it fails."""
        try:
            asked = await question(self.state, match, seat, self._computing)
        except NoWorld as error:
            return Decision(lapse=NO_WORLD, detail=str(error), no_world=str(error))
        return await self._pool.choose(asked, self._asker()) or Decision()

    def _asker(self) -> Asker:
        """On whose behalf bots think: that of the players who are looking, or else of watchers or the opener."""
        players = {viewer.address for viewer in self.viewers if viewer.seat is not None}
        watchers = {viewer.address for viewer in self.viewers}
        return Asker(self.state.table, sorted(players or watchers or {self.opener or self.state.table}), bool(players))


def card_of(state: TableState) -> Card:
    """What is kept about a table beside its log."""
    phase = ABANDONED if state.abandoned else state.phase
    return Card(phase, state.opened.public, bool(state.thinking()), encode(table_status(state)), state.due)


async def read_on(
    store: Store, editions: Editions, state: TableState, quarantine: Quarantine, threads: ComputePool
) -> None:
    """Apply the events of the log that *state* has not seen; a long log is read in a thread.

    :raises Refusal: if they cannot be read, or the table is gone: its latest event no longer exists.
    """
    known = min(state.seq, 1)
    try:
        with Contained(state.table, quarantine):
            rows = await store.read(state.table, state.seq - known)
            if not rows:
                raise Refusal("no-table", NO_TABLE)
            new = rows[known:]
            for event, _ in new[:1]:
                if isinstance(event, Opened):
                    await editions.fetch(event.game, event.edition)
            if known or len(new) < LONG:  # a state that is in use must not change in another thread
                take_all(state, new)
            else:
                await threads.run(state.table, partial(take_all, state, new))
    except Unwritable as error:
        raise Refusal("unavailable", f"the table cannot be read just now: {error}") from None


def take_all(state: TableState, log: list[tuple[AnyEvent, int]]) -> None:
    for event, at in log:
        state.take(event, at)
