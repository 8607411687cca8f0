"""The ratings of the levels, as measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westbound
from tests import ROOT
from westbound import bots
from westbound.bots.ratings import Rating, rating_of, ratings_of, write_ratings
from westbound.engine.game import Game


def games() -> list[Game]:
    return [westbound.game(name) for name in westbound.games()]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_level_is_rated_above_the_one_before(game: Game) -> None:
    rated = ratings_of(game)
    assert [*rated] == [level.name for level in bots.LEVELS]
    points = [rating.points for rating in rated.values()]
    assert points == sorted(points)
    assert all(0 < rating.give_or_take < 150 for rating in rated.values())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_readme_has_these_ratings(game: Game) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {game.title} rating \|(.*)\|$", readme, re.MULTILINE)
    assert row
    shown = [cell.strip() for cell in row[1].split("|")]
    assert shown == [f"{rating.points} ± {rating.give_or_take}" for rating in ratings_of(game).values()]


def test_a_rating_is_on_the_scale_of_chess() -> None:
    start, better = rating_of(25.0, 1.0), rating_of(25.0 + 25 / 6 * 2**0.5, 1.0)
    assert start == Rating(1500, 59)
    assert better.points - start.points == 174  # wins 73 % of games: 1 / (1 + 1 / e), or 1 / (1 + 10 ** -0.434)


def test_ratings_are_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = westbound.game("pioneers")
    monkeypatch.setattr("westbound.bots.ratings.file_of", lambda game: tmp_path / "ratings.json")
    ratings_of.cache_clear()
    try:
        assert ratings_of(game) == {}
        ratings_of.cache_clear()
        write_ratings(game, {"scout": Rating(1600, 40)})
        assert ratings_of(game) == {"scout": Rating(1600, 40)}
    finally:
        ratings_of.cache_clear()
