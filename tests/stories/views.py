"""Views of random games, and the languages to show them in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import westbound
from tests.stories.matches import positions
from westbound.speech import Speech
from westbound.texts import LANGUAGES


@cache
def speeches(game: str, players: int = 0) -> list[Speech]:
    """One per language, English first; for the largest number of players unless another is given."""
    entry = westbound.game(game)
    return [Speech(entry, entry.box(players or entry.players[-1]), language) for language in LANGUAGES]


def views(game: str, players: int, seed: int, viewer: int | None = None, every: int = 9) -> Iterator[Any]:
    """What a viewer sees in a random game: the first position, every nth one, and the last."""
    for match in positions(game, players, seed, every):
        yield match.view(viewer)


@cache
def samples(game: str, players: int, viewer: int | None = 0) -> list[Any]:
    """About eight views of a random game, the first and the last among them; to be read only."""
    seen = list(views(game, players, players, viewer, every=12))
    return [*seen[: -1 : max(1, len(seen) // 8)], seen[-1]]


def ending(game: str, players: int = 4, seed: int = 7) -> Any:
    """The view at the end of a random game."""
    *_, last = positions(game, players, seed, every=10**6)
    return last.view(None)
