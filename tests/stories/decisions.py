"""What players and chance choose from in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.contract.cases import CASES, Case, seats, walk
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import CHANCE

GAMES = 20  # of every number of players and option: some cards of Pioneer Days are rarely asked about


class Decision(NamedTuple):
    """A step as the one who chooses sees it and as others do, and what can be chosen."""

    by_chance: bool
    step: str
    onlookers: str
    verbs: frozenset[str]


@cache
def decisions(game: Game) -> set[Decision]:
    return {decision for case in CASES if case.game is game for decision in played(case)}


def played(case: Case) -> Iterator[Decision]:
    verbs = {action: block.verb for block in case.game.space(case.box).blocks for action in block.actions}
    steps: dict[tuple[int, ...], tuple[str, str]] = {}  # by frames: to draw a view each time would take long
    for seed in range(GAMES):
        t = case.deal()
        for _ in walk(t, random.Random(seed)):
            for seat in seats(t):
                frames = (*t.frames(seat)[::2], *t.frames(CHANCE)[::2])
                if frames not in steps:
                    steps[frames] = step_seen(case.game, t, seat), step_seen(case.game, t, None)
                yield Decision(seat == CHANCE, *steps[frames], frozenset(verbs[action] for action in t.legal(seat)))


def step_seen(game: Game, t: Flow, seat: int | None) -> str:
    return str(game.view(t, None if seat == CHANCE else seat)["step"])
