"""Reviews of finished games: each is computed once, in the pool of bots, and kept with its game."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
from dataclasses import dataclass, field
from functools import partial

import msgspec

from westbound import coach
from westbound.coach import Appraisal, Decision
from westbound.coach.fingerprint import fingerprint
from westbound.engine.edition import Uploaded
from westbound.engine.game import NoWorld
from westbound.engine.match import Match
from westbound.server.bots.pool import AppraisalQuestion, Asker, BotPool
from westbound.server.computing import Computing
from westbound.server.presenting.reviews import PlayedGame, check_over, played, told
from westbound.server.protocol.reviews import ReviewState
from westbound.server.refusal import Refusal
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Conflict, Store, Unwritable
from westbound.server.tables.coaching.kept_reviews import keep_review, kept_review
from westbound.server.tables.editions import Editions

AT_ONCE = 4  # reviews; others wait
MOST_OF_ONE = 2  # of one address, those that wait included
MOST = 64
MOST_WAITING = 100  # people for one review
PARALLEL = 2  # questions of one review
SEED = 0
RECENT = 60.0  # seconds for which a failure is reported
LEVEL = 5  # of compression

log = logging.getLogger("westbound.server")


class Incomplete(Exception):
    """A decision could not be appraised."""


@dataclass(eq=False)
class Running:
    """A review that is being computed, or has just failed."""

    table: str
    address: str  # that started it
    digest: str
    waiting: set[str] = field(default_factory=set)  # who has asked for it
    done: int = 0
    total: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    def state(self) -> ReviewState:
        return ReviewState(not self.failed, self.failed, self.done, self.total, None)


class Reviews:
    """The reviews of this process.  Another process may compute the same one; the last one written is kept."""

    def __init__(self, store: Store, editions: Editions, pool: BotPool, computing: Computing, simulations: int) -> None:
        self._store = store
        self._editions = editions
        self._pool = pool
        self._computing = computing
        self._simulations = simulations
        self._room = asyncio.Semaphore(AT_ONCE)
        self._running: dict[str, Running] = {}

    async def look(self, state: TableState) -> bytes | ReviewState:
        """The review, packed by gzip, or how far it is.  :raises Refusal: if the game is not over."""
        digest = self._digest(state)
        if found := self._running.get(state.table):
            return found.state()
        return await self._kept(state.table, digest) or ReviewState(False, False, 0, 0, None)

    async def start(self, state: TableState, who: str, address: str) -> bytes | ReviewState:
        """Start a review or join those who wait for it; *who* is anything that tells them apart.

        :raises Refusal: if the game is not over, or too many are being computed.
        """
        digest = self._digest(state)
        kept = None if self._is_running(state.table) else await self._kept(state.table, digest)
        if kept:
            return kept
        if not self._is_running(state.table):
            self._check_room(address)
            found = self._running[state.table] = Running(state.table, address, digest)
            found.task = asyncio.create_task(self._run(found, state.seq, state.content))
        found = self._running[state.table]
        if len(found.waiting) < MOST_WAITING:
            found.waiting.add(who)
        return found.state()

    def leave(self, table: str, who: str) -> None:
        """Stop a review, unless somebody else waits for it."""
        found = self._running.get(table)
        if found and who in found.waiting:
            found.waiting.discard(who)
            if not found.waiting:
                self.stop(table)

    def stop(self, table: str) -> None:
        """Stop the review of a table, if there is one."""
        found = self._running.pop(table, None)
        if found and found.task:
            found.task.cancel()

    def _is_running(self, table: str) -> bool:
        return table in self._running and not self._running[table].failed

    def _digest(self, state: TableState) -> str:
        match = check_over(state)
        return fingerprint(match.game, match.table.players, self._simulations)

    async def _kept(self, table: str, digest: str) -> bytes | None:
        try:
            rows = await self._store.look_up(kept_review(table, digest))
        except Unwritable as error:
            raise Refusal("unavailable", f"no review can be read just now: {error}") from None
        return bytes(rows[0].content) if rows else None

    def _check_room(self, address: str) -> None:
        running = [found for found in self._running.values() if not found.failed]
        if sum(found.address == address for found in running) >= MOST_OF_ONE:
            raise Refusal("too-fast", "your address has asked for other reviews; wait until one is done")
        if len(running) >= MOST:
            raise Refusal("too-fast", "the server is too busy for this just now; try again in a minute")

    # Computing

    async def _run(self, found: Running, seq: int, content: Uploaded | None) -> None:
        try:
            async with self._room:
                packed = await self._review(found, seq, content)
                await self._store.carry_out(
                    partial(keep_review, table=found.table, digest=found.digest, content=packed)
                )
        except Exception as error:
            said = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
            expected = isinstance(said, (Refusal, Incomplete, Conflict, Unwritable))
            log.warning("a review failed", exc_info=None if expected else error, extra={"reason": str(said)})
            found.failed = True
            asyncio.get_running_loop().call_later(RECENT, self._drop, found)
        else:
            self._drop(found)

    def _drop(self, found: Running) -> None:
        if self._running.get(found.table) is found:
            del self._running[found.table]

    async def _review(self, found: Running, seq: int, content: Uploaded | None) -> bytes:
        events = (await self._store.read(found.table))[:seq]
        work = partial(played, found.table, events, self._editions.contents)
        game = await self._computing.replays.pay(found.address, work)
        found.total = len(game.decisions)
        few = asyncio.Semaphore(PARALLEL)

        async def look_at(number: int, decision: Decision) -> Appraisal | None:
            async with few:
                appraisal = await self._appraise(found, game, decision, number, content)
                found.done += 1
                return appraisal

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(look_at(*numbered)) for numbered in enumerate(game.decisions)]
        return await self._computing.reviews.run(found.table, partial(packed, game, [each.result() for each in tasks]))

    async def _appraise(
        self, found: Running, game: PlayedGame, decision: Decision, number: int, content: Uploaded | None
    ) -> Appraisal | None:
        """What a decision was worth; None if no world is found.  :raises Incomplete: if the workers fail."""
        asking = partial(question, game.match, decision, content, self._simulations, SEED + number)
        try:
            asked = await self._computing.reviews.run(found.table, asking)
        except NoWorld:
            return None
        answer = await self._pool.appraise(asked, Asker(f"review {found.table}", (found.address,)))
        if answer is None:
            raise Incomplete("no worker answers")
        if answer.failed:
            log.warning("a choice could not be appraised", extra={"game": asked.game, "reason": answer.failed})
            return None
        return answer.appraisal()


def question(
    match: Match, decision: Decision, content: Uploaded | None, simulations: int, seed: int
) -> AppraisalQuestion:
    """What the pool is asked about a decision.  :raises NoWorld: if no table is found that could be the real one."""
    header = match.record.header
    return AppraisalQuestion(
        game=header.game,
        players=header.players,
        options=dict(header.options),
        edition=header.edition,
        content=msgspec.Raw(content.written.encode() if content else b"null"),
        seat=decision.seat,
        snapshot=match.game.dump(match.game.imagine(decision.table, decision.seat, random.Random(seed))),
        seed=seed,
        played=decision.played,
        simulations=simulations,
    )


def packed(game: PlayedGame, appraisals: list[Appraisal | None]) -> bytes:
    """The finished review as it is sent, without the decisions about which nothing is known."""
    pairs = [(made, found) for made, found in zip(game.decisions, appraisals, strict=True) if found]
    review = coach.reviewed(game.match, [made for made, _ in pairs], [found for _, found in pairs])
    total = len(game.decisions)
    state = ReviewState(running=False, failed=False, done=total, total=total, review=told(review, game))
    return gzip.compress(msgspec.json.encode(state), LEVEL, mtime=0)
