"""A pool of worker processes in which bots think."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Container
from contextlib import suppress

import msgspec

from westbound.server import metrics
from westbound.server.bots.questions import (
    Answer,
    AnyQuestion,
    AppraisalQuestion,
    Appraised,
    Decision,
    Outlook,
    OutlookQuestion,
    Question,
)
from westbound.server.bots.waiting import Asker, QuestionQueue, Waiting
from westbound.server.bots.worker import HURRY

__all__ = ["AppraisalQuestion", "Appraised", "Asker", "BotPool", "Decision", "OutlookQuestion", "Question"]

PROGRAM = "westbound.server.bots.worker"
TRIES = 2
START = 30.0  # seconds for a worker to become ready
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0  # seconds between starts of a worker that keeps failing
LONGEST_LINE = 2**20  # bytes of an answer
FAREWELL = 1.0  # seconds for workers to end by themselves

ANYBODY = Asker()

log = logging.getLogger("westbound.server")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder[Answer](Answer)


class Failed(Exception):
    """A worker has not answered as it should, and must be replaced."""


class BotPool:
    """A pool of workers; ``QuestionQueue`` says whose question is next."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._questions = QuestionQueue(processes)
        self._workers = [Worker(seconds) for _ in range(processes)]
        self._down: set[Worker] = set()  # that could not be started yet
        self._asked: dict[Worker, Waiting] = {}  # what each of them is thinking about
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    @classmethod
    async def open(cls, processes: int, seconds: float) -> BotPool:
        """A pool in which every worker is ready, or has failed to start."""
        pool = cls(processes, seconds)
        await asyncio.gather(*(pool._start(worker) for worker in pool._workers))
        pool._tasks = [asyncio.create_task(pool._work(worker)) for worker in pool._workers]
        return pool

    async def choose(self, question: Question, asker: Asker = ANYBODY) -> Decision | None:
        """The bot's decision; None if it fails.  Callers that wait when the pool closes are cancelled."""
        answer = await self._put(question, asker)
        return answer if isinstance(answer, Decision) else None

    async def appraise(self, question: AppraisalQuestion, asker: Asker = ANYBODY) -> Appraised | None:
        """What choices are worth: when no bot waits, or soon if it is urgent; None if the workers fail.

        As ``choose`` when the pool closes.
        """
        answer = await self._put(question, asker)
        return answer if isinstance(answer, Appraised) else None

    async def look_ahead(self, question: OutlookQuestion, asker: Asker = ANYBODY) -> Outlook | None:
        """Who is ahead: when no bot waits, and no player for a hint; None if the workers fail.

        As ``choose`` when the pool closes.
        """
        answer = await self._put(question, asker)
        return answer if isinstance(answer, Outlook) else None

    def move_up(self, asker: Asker) -> None:
        """A player has come to a table: its questions are more urgent now."""
        self._questions.move_up(asker)

    def hurry(self, table: str, seats: Container[int]) -> None:
        """Ask the bots of these seats for the best they have found so far."""
        self._questions.hurry(table, seats)
        for worker, waiting in self._asked.items():
            if waiting.asker.table == table and waiting.question.seat in seats and not waiting.hurried:
                waiting.hurried = True
                worker.hurry()

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in self._questions.drain():
            waiting.answer.cancel()
        await asyncio.gather(*(worker.leave() for worker in self._workers))

    # Inside

    async def _put(self, question: AnyQuestion, asker: Asker) -> Answer | None:
        if self._closed:
            raise asyncio.CancelledError
        if self._all_down:
            return None
        return await self._questions.put(question, asker)

    @property
    def _all_down(self) -> bool:
        return len(self._down) == len(self._workers)

    async def _work(self, worker: Worker) -> None:
        """Let *worker* answer one question after another."""
        while True:
            await self._keep_up(worker)
            waiting = await self._questions.get()
            question, answer = waiting.question, waiting.answer
            self._asked[worker] = waiting
            try:
                found = await self._ask(worker, waiting)
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception:  # in our code; the worker must stay available for the next question
                log.exception("a bot could not be asked", extra=about(question))
                found = None
            finally:
                del self._asked[worker]
                self._questions.done(waiting)
            settle(answer, found)

    async def _ask(self, worker: Worker, waiting: Waiting) -> Answer | None:
        question = waiting.question
        for _ in range(TRIES):
            if not worker.is_up and not await self._start(worker):
                return None
            started = time.perf_counter()
            try:
                answer = await worker.ask(question, waiting.hurried)
            except Failed as failed:
                log.warning("a bot failed", extra={**about(question), "reason": str(failed)})
            else:
                if isinstance(answer, Decision):
                    metrics.THINKING.observe(time.perf_counter() - started)
                return answer
        return None

    async def _keep_up(self, worker: Worker) -> None:
        """Restart *worker* with exponential back-off."""
        pause = FIRST_PAUSE
        while not worker.is_up and not await self._start(worker):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _start(self, worker: Worker) -> bool:
        try:
            await worker.start()
        except Failed as failed:
            log.error("a process for bots cannot be started", extra={"reason": str(failed)})
            self._down.add(worker)
            for waiting in self._questions.drain() if self._all_down else ():
                settle(waiting.answer, None)
            return False
        self._down.discard(worker)
        return True


def settle(answer: asyncio.Future[Answer | None], found: Answer | None) -> None:
    """Set the result, if somebody still waits for it."""
    if not answer.done():
        answer.set_result(found)


def about(question: AnyQuestion) -> dict[str, str]:
    """What the log says about a question."""
    return {"bot": question.bot if isinstance(question, Question) else "coach", "game": question.game}


class Worker:
    """A worker process, restarted when it fails."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> None:
        """Start a new process, ready for questions.  :raises Failed: if that fails."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", PROGRAM, str(self._seconds)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C at the server's terminal is not for bots
            )
        except OSError as error:
            raise Failed(str(error)) from None
        await self._hear(START)

    async def ask(self, question: AnyQuestion, hurried: bool = False) -> Answer:
        """The answer.  :raises Failed: if a bot fails; the process is gone then."""
        if isinstance(question, Question):
            question = msgspec.structs.replace(question, seconds=self._seconds)
        self._tell(_encoder.encode(question) + b"\n")
        if hurried:
            self.hurry()
        answer = await self._hear(self._seconds)
        if isinstance(answer, Decision) and not answer.words:
            await self.kill()
            raise Failed(answer.failed or "an empty answer")
        return answer

    def hurry(self) -> None:
        """Ask for the answer to the last question now."""
        if self.is_up:
            self._tell(HURRY)

    def _tell(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):  # the process is gone, as whoever waits for its answer will notice
            self._process.stdin.write(line)

    async def _hear(self, seconds: float) -> Answer:
        """The next line.  :raises Failed: if there is none in time, or it is invalid; the process is gone then."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                answer: Answer = _decoder.decode(await self._process.stdout.readuntil())
                return answer
        except TimeoutError:
            reason = f"no answer within {seconds:g} seconds"
        except asyncio.IncompleteReadError:
            reason = "the process has ended"
        except (asyncio.LimitOverrunError, msgspec.DecodeError, UnicodeError) as error:
            reason = f"not an answer: {error}"
        except BaseException:
            await self.kill()
            raise
        await self.kill()
        raise Failed(reason)

    async def leave(self) -> None:
        """Let the process end by itself, or else end it."""
        if self._process and self._process.stdin:
            self._process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), FAREWELL)
        await self.kill()

    async def kill(self) -> None:
        """End the process and everything it has started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._process = None
