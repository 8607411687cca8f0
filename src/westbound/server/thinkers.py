"""The bots' side of the table: they think in processes of their own, so that none can hold up anybody."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from contextlib import suppress

import msgspec

from westbound.server import metrics
from westbound.server.thinker import Answer, Question

__all__ = ["Question", "Thinkers"]

PROGRAM = "westbound.server.thinker"
TRIES = 2
START = 30.0  # seconds that a process may take to be ready
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0  # seconds between two starts, where processes die at once
FAREWELL = 1.0  # seconds that processes have to end by themselves

log = logging.getLogger("westbound.server")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Answer)


class Failed(Exception):
    """A process has not answered as it should; it is of no more use."""


class Thinkers:
    """A pool of processes; questions wait in the order in which they came."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._questions: asyncio.Queue[tuple[Question, asyncio.Future[str | None]]] = asyncio.Queue()
        self._thinkers = [Thinker(seconds) for _ in range(processes)]
        self._down: set[Thinker] = set()  # that could not be started, and will be later
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    @classmethod
    async def open(cls, processes: int, seconds: float) -> Thinkers:
        """The pool, with each process ready, or found to be unable to start."""
        pool = cls(processes, seconds)
        await asyncio.gather(*(pool._start(thinker) for thinker in pool._thinkers))
        pool._tasks = [asyncio.create_task(pool._work(thinker)) for thinker in pool._thinkers]
        return pool

    async def choose(self, question: Question) -> str | None:
        """The words of what the bot does; None if it has no answer.  Who waits when the pool closes is cancelled."""
        if self._closed:
            raise asyncio.CancelledError
        if self._all_down:
            return None
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._questions.put_nowait((question, answer))
        return await answer

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._questions.empty():
            self._questions.get_nowait()[1].cancel()
        await asyncio.gather(*(thinker.leave() for thinker in self._thinkers))

    # Inside

    @property
    def _all_down(self) -> bool:
        return len(self._down) == len(self._thinkers)

    async def _work(self, thinker: Thinker) -> None:
        """Let *thinker* take one question after the other."""
        while True:
            await self._keep_up(thinker)
            question, answer = await self._questions.get()
            if answer.done():  # nobody waits for it any more
                continue
            try:
                words = await self._ask(thinker, question)
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception:  # of ours; the next question shall find the process free all the same
                log.exception("a bot could not be asked", extra={"bot": question.bot, "game": question.game})
                words = None
            settle(answer, words)

    async def _ask(self, thinker: Thinker, question: Question) -> str | None:
        for _ in range(TRIES):
            if not thinker.is_up and not await self._start(thinker):
                return None
            started = time.perf_counter()
            try:
                words = await thinker.ask(question)
            except Failed as failed:
                log.warning("a bot failed", extra={"bot": question.bot, "game": question.game, "reason": str(failed)})
            else:
                metrics.THINKING.observe(time.perf_counter() - started)
                return words
        return None

    async def _keep_up(self, thinker: Thinker) -> None:
        """Start it again, with longer and longer pauses if it does not want to."""
        pause = FIRST_PAUSE
        while not thinker.is_up and not await self._start(thinker):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _start(self, thinker: Thinker) -> bool:
        try:
            await thinker.start()
        except Failed as failed:
            log.error("a process for bots cannot be started", extra={"reason": str(failed)})
            self._down.add(thinker)
            while self._all_down and not self._questions.empty():
                settle(self._questions.get_nowait()[1], None)
            return False
        self._down.discard(thinker)
        return True


def settle(answer: asyncio.Future[str | None], words: str | None) -> None:
    """Give the answer, if somebody still waits for it."""
    if not answer.done():
        answer.set_result(words)


class Thinker:
    """One process, and its replacements."""

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
        """A new process, ready for questions.  :raises Failed: if there can be none."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", PROGRAM, str(self._seconds)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # what is pressed at the server's terminal is not for bots
            )
        except OSError as error:
            raise Failed(str(error)) from None
        await self._hear(START)

    async def ask(self, question: Question) -> str:
        """The words of what the bot does.  :raises Failed: if it has no answer; then the process is gone."""
        assert self._process is not None
        assert self._process.stdin is not None
        line = _encoder.encode(question) + b"\n"
        with suppress(OSError, RuntimeError):  # the process is gone; that is heard below
            self._process.stdin.write(line)
        answer = await self._hear(self._seconds)
        if not answer.words:
            await self.kill()
            raise Failed(answer.failed or "an empty answer")
        return answer.words

    async def _hear(self, seconds: float) -> Answer:
        """The next line.  :raises Failed: if none comes in time, or none that can be read; the process is gone then."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                return _decoder.decode(await self._process.stdout.readuntil())
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
        """Let the process end by itself; end it, if it does not."""
        if self._process and self._process.stdin:
            self._process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), FAREWELL)
        await self.kill()

    async def kill(self) -> None:
        """End the process, and whatever it has started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._process = None
