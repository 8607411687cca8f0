"""Uploaded editions: kept in the database under their digest, and in memory while somebody plays with them."""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import suppress
from weakref import WeakValueDictionary

from sqlalchemy import Connection, insert, select

from westbound.api import game, games
from westbound.editions.files import write
from westbound.engine.edition import Content, Uploaded
from westbound.engine.game import Game
from westbound.engine.record import Header
from westbound.kit.edition import read_text
from westbound.server.refusal import Refusal
from westbound.server.steady_time import now
from westbound.server.storage.schema import editions
from westbound.server.storage.store import Conflict, Store

DIGEST = re.compile(r"[0-9a-f]{16}")
RECENT = 64  # kept in memory at least, in addition to all that are in use


class Editions:
    """The uploaded editions of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.contents: WeakValueDictionary[str, Uploaded] = WeakValueDictionary()  # in memory, by digest
        self._recent: OrderedDict[str, Uploaded] = OrderedDict()

    async def fetch(self, name: str, edition: str) -> None:
        """Load an edition into memory, if it is known here.  :raises Unwritable: if the database cannot be used."""
        if edition in game(name).editions or edition in self.contents:
            return
        file = await self.find(edition)
        if file is not None:
            self._hold(edition, Uploaded(read_text(file[1]).says))

    async def of_record(self, header: Header) -> Uploaded | None:
        """The edition of a record, if it is not ours and is known here."""
        if header.game not in games() or is_ours(header):
            return None
        await self.fetch(header.game, header.digest)
        return self.contents.get(header.digest)

    async def find(self, digest: str) -> tuple[str, str] | None:
        """The game and the file of an edition that is kept here."""
        if not DIGEST.fullmatch(digest):
            return None
        rows = await self._store.look_up(select(editions.c.game, editions.c.content).where(editions.c.digest == digest))
        return (rows[0].game, rows[0].content) if rows else None

    async def keep(self, entry: Game, content: Content) -> None:
        """Keep a checked edition, unless it is here already."""
        row = {
            "digest": content.digest,
            "game": entry.name,
            "name": content.says["name"],
            "content": write(content.says),
            "at": now(),
        }

        def put(connection: Connection) -> None:
            connection.execute(insert(editions).values(**row))

        if await self.find(content.digest) is None:
            with suppress(Conflict):  # another process was faster
                await self._store.carry_out(put)

    async def choose(self, entry: Game, edition: str) -> str:
        """The edition of a new table, loaded into memory.  :raises Refusal: if the game has no such edition."""
        if not edition or edition in entry.editions:
            return edition or entry.editions[0]
        found = await self.find(edition)
        if found is None or found[0] != entry.name:
            raise Refusal("malformed", f"there is no edition {edition!r} of {entry.title} here; upload it first")
        await self.fetch(entry.name, edition)
        return edition

    def _hold(self, digest: str, content: Uploaded) -> None:
        self.contents[digest] = self._recent[digest] = content
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)


def is_ours(header: Header) -> bool:
    """Whether a record was played with our edition: its digest decides, as another may have the same name."""
    entry = game(header.game)
    if header.edition not in entry.editions:
        return False
    return header.digest == entry.edition(entry.box(entry.players[0], None, header.edition))[1]
