"""Plays on a Ray cluster; the games of a lost machine are played again on the others."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from westbound.arena.pool import AHEAD, MOST_LOSSES, Batches, WorkersLost, worked

T = TypeVar("T")
R = TypeVar("R")
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class NoRay(ValueError):
    """Ray is not installed, or its cluster cannot be reached."""


class RayPool:
    """The workers of a Ray cluster."""

    def __init__(self, address: str) -> None:
        """Connect to the cluster.  :raises NoRay: if that fails."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise NoRay("Ray is not installed; try: pip install 'westbound[cluster]'") from None
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as error:
                raise NoRay(f"no Ray cluster at {address}: {error}") from None

    @property
    def jobs(self) -> int:
        """The number of cores of the cluster now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each task with its result.  :raises WorkersLost: if workers die over and over."""
        ray, batches, losses = self._ray, Batches(tasks), 0
        shared = ray.put(work)
        remote = ray.remote(num_cpus=1, max_retries=0)(worked)  # what is lost is sent again here, and counted
        running: dict[Any, list[T]] = {}
        while batches or running:
            while batches and len(running) < AHEAD * self.jobs:
                batch = batches.next()
                running[remote.remote(shared, batch)] = batch
            done, _ = ray.wait(list(running))
            lost = False
            for reference in done:
                batch = running.pop(reference)
                try:
                    results, seconds = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise (error.cause or error) from None
                except ray.exceptions.RayError:  # a worker is gone, and with it the result
                    lost = True
                    batches.again(batch)
                    continue
                losses = 0
                batches.took(batch, seconds)
                yield from zip(batch, results, strict=True)
            losses += lost
            if losses == MOST_LOSSES:
                raise WorkersLost(f"{losses} times in a row, a worker of the cluster died before it finished a game")

    def close(self) -> None:
        """Disconnect; the cluster goes on."""
        if self._ours:
            self._ray.shutdown()
