"""Editions that are not ours: kept under their digest, and found again by every process."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from contextlib import suppress
from weakref import WeakValueDictionary

from sqlalchemy import Connection, insert, select

from westbound.api import game, games
from westbound.editions.files import write
from westbound.engine.edition import Content, Uploaded
from westbound.engine.game import Game
from westbound.engine.record import Header, WrongRecord
from westbound.games.edition import read_text
from westbound.server.layout import editions
from westbound.server.refusal import Refusal
from westbound.server.store import Conflict, Store

DIGEST = re.compile(r"[0-9a-f]{16}")
RECENT = 64  # kept in memory at least; besides, all with which somebody plays

_known: WeakValueDictionary[str, Uploaded] = WeakValueDictionary()
_recent: OrderedDict[str, Uploaded] = OrderedDict()


def content_of(entry: Game, edition: str) -> Uploaded | None:
    """What the edition of a table says; None if it is one of ours.

    :raises WrongRecord: if it has not been fetched before.
    """
    if edition in entry.editions:
        return None
    content = _known.get(edition)
    if content is None:
        raise WrongRecord(f"the edition {edition} of {entry.title} is not at hand")
    return content


async def fetch(store: Store, name: str, edition: str) -> None:
    """Have what an edition says at hand, if it is known here.  :raises Unwritable: if the database cannot be used."""
    if edition in game(name).editions or edition in _known:
        return
    file = await find(store, edition)
    if file is not None:
        _hold(edition, Uploaded(read_text(file[1]).says))


async def brought(store: Store, header: Header) -> Uploaded | None:
    """What the edition of a record says, if it is not ours and is known here."""
    if header.game not in games() or is_ours(header):
        return None
    await fetch(store, header.game, header.digest)
    return _known.get(header.digest)


def is_ours(header: Header) -> bool:
    """Whether a record was played with our edition: by what that says, as another may bear its name."""
    entry = game(header.game)
    if header.edition not in entry.editions:
        return False
    return header.digest == entry.edition(entry.box(entry.players[0], None, header.edition))[1]


async def find(store: Store, digest: str) -> tuple[str, str] | None:
    """The game and the file of an edition that is kept here."""
    if not DIGEST.fullmatch(digest):
        return None
    rows = await store.look_up(select(editions.c.game, editions.c.content).where(editions.c.digest == digest))
    return (rows[0].game, rows[0].content) if rows else None


async def keep(store: Store, entry: Game, content: Content) -> None:
    """Keep a checked edition; one that is there already stays as it is."""
    row = {
        "digest": content.digest,
        "game": entry.name,
        "name": content.says["name"],
        "content": write(content.says),
        "at": time.time_ns() // 1_000_000,
    }

    def put(connection: Connection) -> None:
        connection.execute(insert(editions).values(**row))

    if await find(store, content.digest) is None:
        with suppress(Conflict):  # another was faster
            await store.carry_out(put)


async def choose(store: Store, entry: Game, edition: str) -> str:
    """The edition of a new table, at hand from now on.  :raises Refusal: if there is none such of this game."""
    if not edition or edition in entry.editions:
        return edition or entry.editions[0]
    found = await find(store, edition)
    if found is None or found[0] != entry.name:
        raise Refusal("malformed", f"there is no edition {edition!r} of {entry.title} here; bring it first")
    await fetch(store, entry.name, edition)
    return edition


def _hold(digest: str, content: Uploaded) -> None:
    _known[digest] = _recent[digest] = content
    while len(_recent) > RECENT:
        _recent.popitem(last=False)
