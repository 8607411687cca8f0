"""The lobby: which public tables are listed, a fair mix if there are too many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from westbound.server.fair_queue import FairQueue
from westbound.server.storage.store import Public

PLAYING = 0.3  # the part of the list for games that have begun, if there are that many


class CardSeat(msgspec.Struct, frozen=True):
    """A seat on a card; its other fields are not checked."""

    name: str
    who: str


class ListedCard(msgspec.Struct, frozen=True):
    """What every card has, whichever version wrote it."""

    id: str
    game: str
    state: str
    options: dict[str, str]
    seats: list[CardSeat]


_decoder = msgspec.json.Decoder(ListedCard)


def mix(tables: Iterable[Public], most: int) -> list[bytes]:
    """The cards to list: first of tables that wait for players; games take turns, and openers within each.

    Cards that cannot be read are left out.
    """
    queues: dict[str, FairQueue[bytes]] = {"gathering": FairQueue(), "playing": FairQueue()}
    for table in tables:
        try:
            card = _decoder.decode(table.info)
        except msgspec.MsgspecError:
            continue
        queues[table.state].put(table.info.encode(), card.game, table.opener or table.id)
    waiting, playing = queues["gathering"], queues["playing"]
    reserved = min(len(playing), int(PLAYING * most))
    listed = taken(waiting, most - reserved)
    return [*listed, *taken(playing, most - len(listed))]


def taken(queue: FairQueue[bytes], most: int) -> Sequence[bytes]:
    """The first items of a queue."""
    found = (queue.take() for _ in range(most))
    return [item for item in found if item is not None]
