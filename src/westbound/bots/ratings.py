"""How strong the levels are in each game: what ``make ladder`` measured, beside the nets of the game.

A rating is openskill's on the scale people know from chess: everybody starts at 1500, and who has 200 points more wins
three games of four.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from pathlib import Path
from typing import Final

import msgspec

from westbound.engine.game import Game

START: Final = 1500
MEAN, SPREAD = 25.0, 25.0 / 6 * 2**0.5  # openskill's: where a rating starts, and how far luck spreads two players
POINTS: Final = 400 / log(10) / SPREAD  # of one of openskill's


class Rating(msgspec.Struct, frozen=True):
    """A rating, give or take."""

    points: int
    give_or_take: int  # two standard deviations


def file_of(game: Game) -> Path:
    """Return where the ratings of a game are, if it has any."""
    return game.nets / "ratings.json"


@lru_cache(64)
def ratings_of(game: Game) -> dict[str, Rating]:
    """Return the rating of each level with two players, by the name of its bot."""
    path = file_of(game)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Rating]) if path.exists() else {}


def write_ratings(game: Game, ratings: dict[str, Rating]) -> None:
    """Write the ratings of a game."""
    file_of(game).write_bytes(msgspec.json.format(msgspec.json.encode(ratings)) + b"\n")


def rating_of(mean: float, deviation: float) -> Rating:
    """Return the rating that openskill's numbers stand for."""
    return Rating(round(START + POINTS * (mean - MEAN)), round(2 * POINTS * deviation))
