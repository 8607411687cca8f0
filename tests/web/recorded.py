"""Recorded games as the page gets them: the first view and, move by move, the lines and what changed in the view.

``python -m tests.web.recorded`` prints them; web/tests/recorded.test.ts lets the boards follow the lines.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import westbound
from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.engine.modular.kinds import decoded
from westbound.games import shelf
from westbound.server.presenting.diff import diff

SEED = 20

Sample = dict[str, Any]


def recorded() -> Iterator[Sample]:
    """Every game with every number of players and every option, seen by a spectator and by one of the seats."""
    for game in shelf().values():
        for number, (players, options) in enumerate(game.variants()):
            match = westbound.new(game.name, players, SEED + number, options)
            viewers = [None, number % players]
            views = seen(match, viewers)
            moves = zip(*played(match, viewers, views), strict=True)
            for viewer, view, own in zip(viewers, views, moves, strict=True):
                yield {"game": game.name, "players": players, "viewer": viewer, "view": view, "moves": own}


def played(match: Match, viewers: list[int | None], views: list[View]) -> Iterator[list[Sample]]:
    """Play at random; yield what each viewer gets for each move, with what chance draws after it."""
    rng = random.Random(SEED)
    while not match.over:
        since, seat = match.version, match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        before, views = views, seen(match, viewers)
        yield [
            {"lines": lines(match, viewer, since), "changes": diff(old, new)}
            for viewer, old, new in zip(viewers, before, views, strict=True)
        ]


def seen(match: Match, viewers: list[int | None]) -> list[View]:
    """The views of several viewers; unchanged parts are the same objects, so that comparing them is cheap."""
    alike, apart = match.looker.seen(match.table, viewers)
    return [{**alike, **own} for own in apart]


def lines(match: Match, viewer: int | None, since: int) -> list[Sample]:
    """The lines of the log that *viewer* reads about what happened since then."""
    entries = [decoded(match.game, match.box, entry.kind, entry.numbers) for entry in match.news(viewer, since)]
    return [{"seq": 0, "at": 0, "key": key, "parts": parts} for key, parts in entries]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(recorded())))
