"""Plays on all cores: a pool of processes that outlives the death of any of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

WORTHWHILE = 0.05  # seconds: shorter games are sent in batches that take about as long
MOST = 64  # games in a batch
AHEAD = 2  # batches per worker that are sent before a result is back
ATTENTION = 0.2  # seconds after which Control-C is noticed at the latest
MOST_LOSSES = 10  # of workers, one after the other, without a finished game between them


class WorkersLost(ValueError):
    """Workers die before they finish a single game."""


class Workers(Protocol):
    """Something that plays games in parallel."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each task with its result as soon as it is there, in any order."""

    def close(self) -> None:
        """Stop at once."""


class InProcess:
    """No workers: one game after the other in this process."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        for task in tasks:
            yield task, work(task)

    def close(self) -> None:
        """Nothing to stop."""


class Batches:
    """Tasks in batches that are worth sending: each takes at least ``WORTHWHILE``, judging by those before it."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self._waiting: deque[Any] = deque(tasks)
        self._size = 1

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def next(self) -> list[Any]:
        return [self._waiting.popleft() for _ in range(min(self._size, len(self._waiting)))]

    def again(self, batch: list[Any]) -> None:
        """Put a lost batch back, to the front."""
        self._waiting.extendleft(reversed(batch))

    def took(self, batch: list[Any], seconds: float) -> None:
        each = seconds / len(batch)
        self._size = max(1, min(MOST, round(WORTHWHILE / each) if each else MOST))


def worked(work: Callable[[T], R], batch: list[T]) -> tuple[list[R], float]:
    """Return the results of a batch, and the seconds it took."""
    begun = time.monotonic()
    return [work(task) for task in batch], time.monotonic() - begun


class Undisturbed:
    """Control-C interrupts such a block only at its end: inside an executor, it could leave a lock behind."""

    def __enter__(self) -> None:
        self._asked = False
        self._before = None
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._ask)

    def _ask(self, *_: object) -> None:
        self._asked = True

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if self._asked:
            raise KeyboardInterrupt


class Pool:
    """Processes on this machine.  If one dies, the pool is built again and its games are played again."""

    def __init__(self, jobs: int = 0) -> None:
        """*jobs* is the number of processes; by default, one for each core."""
        self.jobs = jobs or os.cpu_count() or 1
        self._executor: ProcessPoolExecutor | None = None
        self._work: object = None  # what its processes do

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each task with its result.  :raises WorkersLost: if workers die over and over."""
        batches, losses = Batches(tasks), 0
        running: dict[Future[tuple[list[R], float]], list[T]] = {}
        while batches or running:
            try:
                with Undisturbed():
                    while batches and len(running) < AHEAD * self.jobs:
                        batch = batches.next()
                        running[self._submit(work, batch, batches)] = batch
                    done, _ = wait(running, ATTENTION, FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    batch = running.pop(future)
                    losses = 0
                    batches.took(batch, seconds)
                    yield from zip(batch, results, strict=True)
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise WorkersLost(f"{losses} worker processes died one after the other") from None
                for future in [each for each in running if not each.done() or each.exception()]:
                    batches.again(running.pop(future))
                self.close()

    def _submit(self, work: Callable[[T], R], batch: list[T], batches: Batches) -> Future[tuple[list[R], float]]:
        if self._executor and self._work is not work:
            self.close()
        if not self._executor:
            fresh = multiprocessing.get_context("spawn")  # a copy of this process might copy a locked lock
            self._executor = ProcessPoolExecutor(self.jobs, fresh, initializer=begin_work, initargs=(work,))
            self._work = work
        try:
            return self._executor.submit(worked_here, batch)
        except BrokenProcessPool:
            batches.again(batch)
            raise

    def close(self) -> None:
        if self._executor is None:
            return
        executor, self._executor = self._executor, None
        for process in list((executor._processes or {}).values()):  # nobody needs what they are still at
            process.kill()
        executor.shutdown(wait=True, cancel_futures=True)


_work: Callable[[Any], Any]  # of a worker: what it does with a task


def begin_work(work: Callable[[Any], Any]) -> None:
    """Prepare a worker process: it works for its parent only, and leaves Control-C to it."""
    global _work
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent is gone, even if it was killed; then end, too."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


def worked_here(batch: list[Any]) -> tuple[list[Any], float]:
    return worked(_work, batch)
