"""A game from its beginning, as one viewer saw it at the time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from westbound.server.changes import changes
from westbound.server.events import AnyEvent
from westbound.server.messages import Frame, GameSeen, Line, Replay, TableInfo
from westbound.server.party import Party
from westbound.server.refusal import Refusal
from westbound.server.sight import game_seen, names


def replay(table: TableInfo, log: Iterable[tuple[AnyEvent, int]], seat: int | None) -> Replay:
    """Every moment of a game that has begun.  :raises Refusal: if it has not."""
    party = Party(table.id)
    first: GameSeen | None = None
    shown: GameSeen | None = None
    lines: list[Line] = []
    frames: list[Frame] = []
    told = 0
    for event, at in log:
        party.take(event, at)
        match = party.match
        if match is None or (shown and match.version == shown.version):
            continue
        game = looked_at(game_seen(party, match, seat, match.view(seat)))
        if first is None or shown is None:
            first, lines = game, party.log(seat)
        else:
            news = party.log(seat, told)
            frames.append(Frame(party.seq, news, changes(shown.view, game.view), game.ask, game.scores))
        shown, told = game, party.seq
    if first is None:
        raise Refusal("not-now", "the game has not begun")
    return Replay(table, seat, names(party), lines, first, frames)


def looked_at(game: GameSeen) -> GameSeen:
    """The game for who only looks: nothing can be chosen."""
    return replace(game, ask=replace(game.ask, choices=[], undo=None))
