"""Presence: who is at which table, through any process, and since when others are away."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from westbound.server.storage import presence
from westbound.server.storage.presence import Place, Seen
from westbound.server.storage.store import Conflict, Store

HERE = presence.HERE
Now = Callable[[], int]


class Presence:
    """Notes who comes and leaves through this process, and knows about the others."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now
        self._changes: dict[Place, tuple[bool, int]] = {}  # not written yet: whether they are here, and since when

    def note(self, table: str, seat: int, here: bool) -> None:
        """Somebody came to a seat through this process, or the last one left it."""
        self._changes[table, seat] = here, self._now()

    async def write(self) -> None:
        """Let other processes know."""
        changes, self._changes = self._changes, {}
        if not changes:
            return
        try:
            await self._store.carry_out(partial(presence.write, process=self._store.process, changes=changes))
        except Conflict:  # one of the tables was removed in the meantime
            known = await self._store.cards({table for table, _ in changes})
            self._changes = {place: each for place, each in changes.items() if place[0] in known} | self._changes
        except BaseException:
            self._changes = changes | self._changes
            raise

    async def look(self, tables: Collection[str]) -> dict[str, dict[int, int]]:
        """When somebody was last at each seat of these tables; ``HERE``, if they are there through another process."""
        found: dict[str, dict[int, int]] = {table: {} for table in tables}
        for table, seat, process, here, when, alive in await self._store.look_up(presence.at(tables)):
            seen, places = Seen(seat, process, here, when, alive), found[table]
            if seen.process == self._store.process and seen.here:
                continue  # this process knows better
            places[seen.seat] = max(places.get(seen.seat, 0), seen.at(self._now()))
        return found
