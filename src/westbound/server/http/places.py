"""Places for sockets: players with a key always find one, watchers while there is room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from westbound.server.http.connections import Connections
from westbound.server.limits import Crowd
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.state.table_state import TableState

PLAYERS = 4  # sockets of players from one address, for each that watchers may have


class Places:
    """Counts sockets by table, seat and address, as soon as it is known whether they bring a key."""

    def __init__(self, settings: Settings, connections: Connections) -> None:
        self._connections = connections
        self._players = Crowd(PLAYERS * settings.sockets_per_address)
        self._seats = Crowd(settings.sockets_per_seat)
        self._watchers = Crowd(settings.sockets_per_address)
        self._audiences = Crowd(settings.sockets_per_table)

    @contextmanager
    def taken(self, address: str, state: TableState, claim: int | None) -> Iterator[None]:
        """A place at a table for the holder of a key to the seat *claim*, or for a watcher.

        :raises Refusal: if there is none.
        """
        if claim is not None:
            with (
                inside(self._seats, f"{state.table} {claim}", "too many devices have this table open from your seat"),
                inside(self._players, address, "too many sockets are open from your address"),
            ):
                yield
        elif self._connections.has_room_for_watchers:
            with (
                inside(self._audiences, state.table, "too many people are viewing this table already"),
                inside(self._watchers, address, "too many sockets are open from your address"),
            ):
                yield
        else:
            raise Refusal("too-fast", "the server is full; only players can come in")


@contextmanager
def inside(crowd: Crowd, key: str, full: str) -> Iterator[None]:
    """A place in a crowd.  :raises Refusal: with the reason *full*, if there is none."""
    if not crowd.enter(key):
        raise Refusal("too-fast", full)
    try:
        yield
    finally:
        crowd.leave(key)
