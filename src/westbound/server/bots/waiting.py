"""The questions that wait for a worker: which is next, so that no table keeps another waiting."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from westbound import bots
from westbound.server.bots.questions import Answer, AnyQuestion, AppraisalQuestion, Question
from westbound.server.fair_queue import FairQueue

IN_A_ROW = 8  # questions of tables with players, before one of another table gets its turn
QUICK, SLOW = "quick", "slow"  # bots that answer at once, and those that may think for seconds


class Asker(NamedTuple):
    """The table that asks a question, and on whose behalf."""

    table: str = ""
    addresses: Sequence[str] = ("",)  # of its players who are viewing it; or else of its watchers, or its opener
    players: bool = False  # whether a player is viewing it


@dataclass(eq=False)
class Waiting:
    """A question that waits for a worker."""

    question: AnyQuestion
    asker: Asker
    answer: asyncio.Future[Answer | None]
    taken: bool = False  # by a worker
    hurried: bool = False  # somebody asks for an answer right now

    @property
    def pace(self) -> str:
        question = self.question
        if not isinstance(question, Question):
            return SLOW
        return QUICK if bots.is_quick(question.bot) and bytes(question.content) == b"null" else SLOW


class QuestionQueue:
    """Tables that a player is viewing come first; then addresses take turns, and the tables of each address.

    If there are several workers, the other tables never occupy all of them, nor do bots that think long: whoever plays
    against quick ones never waits for those.  Apart from that, quick and slow bots take turns.
    Reviews and outlooks come last, but not hints, which a player waits for: only while no bot waits, and where other
    tables may be.
    """

    def __init__(self, workers: int) -> None:
        self._most_others = max(1, workers - 1)
        self._others = 0  # workers busy with tables that no player is viewing
        self._most_slow = max(1, workers - 1)
        self._slow = 0  # workers busy with bots that think long
        self._in_a_row = 0  # questions of tables with players since one of another table
        self._with_players: FairQueue[Waiting] = FairQueue()
        self._without: FairQueue[Waiting] = FairQueue()
        self._leisurely: FairQueue[Waiting] = FairQueue()
        self._by_table: defaultdict[str, set[Waiting]] = defaultdict(set)
        self._idle: deque[asyncio.Future[None]] = deque()  # workers that wait for a question

    def put(self, question: AnyQuestion, asker: Asker) -> asyncio.Future[Answer | None]:
        """Queue a question; return its answer to come."""
        waiting = Waiting(question, asker, asyncio.get_running_loop().create_future())
        self._by_table[asker.table].add(waiting)
        self._put(waiting)
        return waiting.answer

    def move_up(self, asker: Asker) -> None:
        """A player has come to a table: its questions no longer wait behind those of tables without players."""
        for waiting in self._by_table.get(asker.table, ()):
            if not waiting.asker.players:
                waiting.asker = asker
                self._put(waiting)  # where it was, it will be skipped

    async def get(self) -> Waiting:
        """The next question for a worker, which calls ``done`` when it is answered."""
        while (found := self.get_nowait()) is None:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle
        return found

    def get_nowait(self) -> Waiting | None:
        """The next question that a worker may answer now; None if there is none."""
        while found := self._next():
            if found.taken:
                continue
            self._take(found)
            if not found.answer.done():  # somebody is waiting for it
                self._others += not found.asker.players
                self._slow += found.pace == SLOW
                return found
        return None

    def done(self, waiting: Waiting) -> None:
        """A worker is free again."""
        self._others -= not waiting.asker.players
        self._slow -= waiting.pace == SLOW
        self._wake()

    def hurry(self, table: str, seats: Container[int]) -> None:
        """Those who play at *table* want answers for these seats as soon as a worker gets to them."""
        for waiting in self._by_table.get(table, ()):
            waiting.hurried |= waiting.question.seat in seats

    def drain(self) -> list[Waiting]:
        """Take out all questions."""
        found = [waiting for table in self._by_table.values() for waiting in table]
        for waiting in found:
            self._take(waiting)
        return found

    def _put(self, waiting: Waiting) -> None:
        asker = waiting.asker
        queue = self._with_players if asker.players else self._without
        if is_leisurely(waiting.question):
            queue = self._leisurely
        pace = waiting.pace
        queue.put(waiting, pace, min(asker.addresses, key=lambda address: queue.under(pace, address)), asker.table)
        self._wake()

    def _take(self, waiting: Waiting) -> None:
        waiting.taken = True
        of_table = self._by_table[waiting.asker.table]
        of_table.discard(waiting)
        if not of_table:
            del self._by_table[waiting.asker.table]

    def _next(self) -> Waiting | None:
        may_others = self._others < self._most_others
        barred = () if self._slow < self._most_slow else (SLOW,)
        if may_others and self._in_a_row >= IN_A_ROW and (found := self._without.take(barred)):
            self._in_a_row = 0
            return found
        if found := self._with_players.take(barred):
            self._in_a_row += 1
            return found
        self._in_a_row = 0
        return (self._without.take(barred) or self._leisurely.take(barred)) if may_others else None

    def _wake(self) -> None:
        """Let an idle worker look."""
        while self._idle:
            idle = self._idle.popleft()
            if not idle.done():
                idle.set_result(None)
                return


def is_leisurely(question: AnyQuestion) -> bool:
    """Whether no game waits for the answer."""
    return not isinstance(question, Question) and not (isinstance(question, AppraisalQuestion) and question.urgent)
