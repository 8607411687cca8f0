"""The decisions of a game that was played."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from westbound.engine.flow import Flow
from westbound.engine.match import Match
from westbound.engine.names import CHANCE


class Decision(msgspec.Struct, frozen=True):
    """A moment at which a player had more than one choice."""

    at: int  # actions before it, without those that were undone
    seat: int
    table: Flow  # the real one, as it was
    played: str


def decisions(match: Match) -> Iterator[Decision]:
    """Yield the decisions of a match, in the order in which they were made.

    Starting in small steps what could be done in one decides nothing yet: the steps do.
    """
    table, starts = match.game.deal(match.box), match.game.bit_by_bit
    for at, moment in enumerate(match.past):
        if moment.seat != CHANCE and moment.action not in starts and len(table.legal(moment.seat)) > 1:
            yield Decision(at, moment.seat, table.copy(), match.space.text(moment.action))
        table.apply(moment.seat, moment.action)
