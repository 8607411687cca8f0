"""The open connections: limits on their number, and deadlines for what is to come over them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import takewhile
from typing import Protocol

from westbound.server import metrics
from westbound.server.http.security import counted_as, is_proxy, plain_address
from westbound.server.jobs import Job
from westbound.server.settings import Settings

SWEEP = 1.0  # seconds between looks for connections that are late
LONGEST_REST = 120.0  # seconds in which a client has to take what it was sent
QUIET = 60.0  # seconds between log entries about dropped connections
WATCHERS = 0.75  # the part of all connections that leaves room for watchers

log = logging.getLogger("westbound.server")


class Stage(Enum):
    """What a connection is waiting for."""

    HEAD = "the head of a request"
    BODY = "its body"
    HELLO = "the first message over a socket"
    REST = "room for the rest of an answer"


class Connection(Protocol):
    """An HTTP connection or a socket."""

    stage: Stage | None  # None: it is not waiting for the client
    counted: str | None  # the address it counts for; None: for none

    def drop(self) -> None:
        """Close it at once."""

    def expire(self) -> None:
        """Close it because something took too long; say so, if possible."""


class Connections:
    """All connections of this process.

    A connection that waits for its client may be dropped to make room for a new one, the oldest first: so nobody can
    keep others out by opening connections and saying nothing.
    """

    def __init__(self, settings: Settings, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.frames_per_second = settings.messages_per_second  # of frames that bring no message
        self._settings = settings
        self._deadlines = {  # a socket has its own
            Stage.HEAD: settings.head_seconds,
            Stage.BODY: settings.body_seconds,
            Stage.REST: LONGEST_REST,
        }
        self._clock = clock
        self._all: set[Connection] = set()
        self._waiting: dict[Stage, dict[Connection, float]] = {stage: {} for stage in Stage}  # since when, oldest first
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._dropped: Counter[str] = Counter()  # since the latest log entry
        self._quiet_until = clock()
        self.job = Job("connections", SWEEP)

    def __len__(self) -> int:
        return len(self._all)

    @property
    def has_room_for_watchers(self) -> bool:
        return len(self._all) <= WATCHERS * self.most

    # One connection

    def arrive(self, connection: Connection, address: str, stage: Stage) -> None:
        """Count a new connection, and make room for it; if there is none, drop it."""
        address = plain_address(address) or address
        key = counted_as(address)
        connection.counted = None if not address or is_proxy(address, self._settings) else key
        self._all.add(connection)
        metrics.CONNECTIONS.inc()
        connection.stage = stage
        self._waiting[stage][connection] = self._clock()
        if connection.counted is not None:
            others = self._by_address.setdefault(key, {})
            others[connection] = None
            if len(others) > self._settings.connections_per_address:
                self._drop("address", (other for other in others if other.stage), connection)
        if len(self._all) > self.most:
            self._drop("full", (other for stage in Stage for other in self._waiting[stage]), connection)

    def expect(self, connection: Connection, stage: Stage | None) -> None:
        """Note what a connection is waiting for now."""
        if connection.stage is stage or connection not in self._all:
            return
        if connection.stage:
            del self._waiting[connection.stage][connection]
        connection.stage = stage
        if stage:
            self._waiting[stage][connection] = self._clock()

    def settle(self, connection: Connection) -> None:
        """Stop counting a connection for its address: it is a socket, for which there are other limits."""
        self.expect(connection, None)
        if connection.counted is None:
            return
        others = self._by_address[connection.counted]
        del others[connection]
        if not others:
            del self._by_address[connection.counted]
        connection.counted = None

    def leave(self, connection: Connection) -> None:
        """Stop counting a connection."""
        if connection in self._all:
            self.settle(connection)
            self._all.discard(connection)
            metrics.CONNECTIONS.dec()

    def _drop(self, why: str, candidates: Iterator[Connection], newcomer: Connection) -> None:
        """Drop the first of the *candidates*; if there is none but the *newcomer*, that one."""
        dropped = next((each for each in candidates if each is not newcomer), newcomer)
        self.leave(dropped)
        dropped.drop()
        self.note(why)

    def note(self, why: str) -> None:
        """Count a dropped connection."""
        metrics.DROPPED.labels(why).inc()
        self._dropped[why] += 1

    # All of them

    async def keep_going(self) -> None:
        """Close connections that are late, and log what was dropped."""
        while True:
            with self.job:
                self.sweep()
            await asyncio.sleep(SWEEP)

    def sweep(self) -> None:
        now = self._clock()
        for stage, seconds in self._deadlines.items():
            for connection in [*self._since(stage, now - seconds)]:
                metrics.DROPPED.labels("late").inc()
                if stage is Stage.REST:
                    connection.drop()
                else:
                    connection.expire()
                    self.expect(connection, Stage.REST)
        if self._dropped and now >= self._quiet_until:
            log.warning("connections were dropped", extra={**self._dropped, "open": len(self), "most": self.most})
            self._dropped.clear()
            self._quiet_until = now + QUIET

    def _since(self, stage: Stage, latest: float) -> Iterator[Connection]:
        """The connections that have been in a stage since *latest* or longer."""
        return takewhile(lambda each: self._waiting[stage][each] <= latest, self._waiting[stage])
