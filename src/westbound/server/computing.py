"""Computing for clients: each kind of work has threads of its own, and addresses pay for it with CPU time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from math import ceil
from typing import Any, NamedTuple, TypeVar

from westbound.server import metrics
from westbound.server.fair_queue import FairQueue
from westbound.server.limits import per_minute
from westbound.server.refusal import Refusal

THREADS = 2  # for each kind of work
MOST_WAITING = 256  # jobs of one kind of work ...
MOST_OF_ONE = 16  # ... and of one key

T = TypeVar("T")


class Budget:
    """CPU time for each address: charged after the work; an address in debt has to wait."""

    def __init__(self, seconds_per_minute: int) -> None:
        self._seconds = per_minute(seconds_per_minute)

    def check(self, address: str) -> None:
        """:raises Refusal: if the address is in debt."""
        debt = self._seconds.debt(address, time.monotonic())
        if debt > 0:
            wait = ceil(debt)
            seconds = "1 second" if wait == 1 else f"{wait} seconds"
            raise Refusal("too-fast", f"your address has used up its computing time; try again in {seconds}")

    def charge(self, address: str, seconds: float) -> None:
        self._seconds.spend(address, seconds, time.monotonic())

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """A block of work in this thread that *address* pays for.  :raises Refusal: if it is in debt."""
        self.check(address)
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(address, time.thread_time() - began)


class Queued(NamedTuple):
    """Work that waits for a thread."""

    work: Callable[[], Any]
    key: str
    payer: str | None
    done: asyncio.Future[Any]


class ComputePool:
    """Threads for one kind of work.  Keys take turns, and each has one job running at a time."""

    def __init__(self, kind: str, budget: Budget | None = None, bounded: bool = True) -> None:
        """If *bounded*, refuse work when too much is waiting; otherwise callers have bounds of their own."""
        self._kind = kind
        self._budget = budget
        self._bounded = bounded
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix=kind)
        self._free = THREADS
        self._running: set[str] = set()  # keys
        self._waiting: FairQueue[Queued] = FairQueue()

    async def run(self, key: str, work: Callable[[], T], payer: str | None = None) -> T:
        """Do *work* when it is the turn of *key*; the address *payer* is charged for it.

        It is completed even if the caller is cancelled.

        :raises Refusal: if *payer* is in debt, or too much is waiting.
        """
        if payer is not None and self._budget:
            self._budget.check(payer)
        if self._bounded:
            self._check_room(key)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Queued(work, key, payer, done), key)
        self._start()
        return await done

    async def pay(self, address: str, work: Callable[[], T]) -> T:
        """Do *work* for *address*, which pays for it.  :raises Refusal: as ``run``."""
        return await self.run(address, work, payer=address)

    def close(self) -> None:
        """Start nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check_room(self, key: str) -> None:
        if self._waiting.under(key) >= MOST_OF_ONE:
            raise Refusal("too-fast", "your address has asked for too much at a time; wait for the answers")
        if len(self._waiting) >= MOST_WAITING:
            raise Refusal("too-fast", "the server is too busy for this just now; try again in a minute")

    def _start(self) -> None:
        """Start what can be started now."""
        while self._free and (job := self._waiting.take(but=self._running)):
            if job.done.done():  # the caller is gone
                continue
            try:
                if job.payer is not None and self._budget:
                    self._budget.check(job.payer)  # it may have got into debt since
            except Refusal as refusal:
                job.done.set_exception(refusal)
                continue
            self._free -= 1
            self._running.add(job.key)
            running = asyncio.get_running_loop().run_in_executor(self._threads, timed, job.work)
            running.add_done_callback(partial(self._finish, job))

    def _finish(self, job: Queued, running: asyncio.Future[tuple[Any, Exception | None, float]]) -> None:
        self._free += 1
        self._running.discard(job.key)
        if running.cancelled():
            job.done.cancel()
            return
        result, error, seconds = running.result()
        metrics.COMPUTING.labels(self._kind).inc(seconds)
        if job.payer is not None and self._budget:
            self._budget.charge(job.payer, seconds)
        if not job.done.done():
            if error:
                job.done.set_exception(error)
            else:
                job.done.set_result(result)
        self._start()


def timed(work: Callable[[], T]) -> tuple[T | None, Exception | None, float]:
    """The result of *work*, or its error, and the CPU time it took in this thread."""
    began = time.thread_time()
    try:
        return work(), None, time.thread_time() - began
    except Exception as error:
        return None, error, time.thread_time() - began


class Computing:
    """Everything a server computes for its clients, apart from the moves of a game."""

    def __init__(self, seconds_per_minute: int) -> None:
        self.budget = Budget(seconds_per_minute)
        self.editions = ComputePool("editions", self.budget)
        self.replays = ComputePool("replays", self.budget)
        self.pictures = ComputePool("pictures", self.budget)
        self.reviews = ComputePool("reviews", bounded=False)  # what to ask about each decision; by table
        self.reading = ComputePool("reading", bounded=False)  # long logs; by table
        # Interpreted rules of uploaded editions, by table: two threads at one table would disturb each other.
        self.uploaded = ComputePool("uploaded", self.budget, bounded=False)

    def close(self) -> None:
        for pool in (self.editions, self.replays, self.pictures, self.reviews, self.reading, self.uploaded):
            pool.close()
