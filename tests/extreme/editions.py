"""Editions by number: the first are as large and as small as can be, all others a mixture."""

from __future__ import annotations

import random

from tests.extreme.builders import BUILDERS
from tests.extreme.draft import Draft
from westbound.editions import checking
from westbound.engine.edition import Content
from westbound.engine.game import Game

CHANGES = 60


def edition(game: Game, seed: int, changes: int = CHANGES) -> Content:
    """The edition of that number, which the game accepts."""
    ours, rng = checking.ours(game), random.Random(f"{game.name} {seed}")
    assert ours
    draft = Draft(game, {**ours.says, "name": f"extreme {seed}"}, rng)
    builders = BUILDERS.get(game.name, [])
    if seed == 0:
        for build in builders:
            build(draft)
        draft.stretch(up=True)
    elif seed == 1:
        draft.stretch(up=False)
    else:
        for build in rng.sample(builders, rng.randint(0, len(builders))):
            build(draft)
        draft.wander(changes)
        if seed % 4 == 0:
            draft.stretch(up=True)
    draft.says["name"] = f"extreme {seed}"
    assert draft.accepted()
    return draft.content
