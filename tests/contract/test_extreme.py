"""A short form of ``python -m tests.extreme``, and what it does when it finds something."""

from __future__ import annotations

import random

import pytest

import westbound
from tests.contract.cases import REGISTERED
from tests.extreme import trial as trials
from tests.extreme.draft import Draft
from tests.extreme.editions import edition
from tests.extreme.playing import Failed, same
from westbound.editions import checking
from westbound.engine.game import Game

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
EDITION = 2
GAMES = {0: 1, 1: 1, EDITION: 4}  # by edition: the largest, the smallest and a mixture
LONG = (0, 1)  # they take long to find
CHANGES = 12  # where none of them is played


def draft(game: Game) -> Draft:
    ours = checking.ours(game)
    assert ours
    return Draft(game, {**ours.says, "name": "mine"}, random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(each, marks=[pytest.mark.soak] * (each in LONG)) for each in GAMES])
@every_game
def test_games_on_extreme_editions_lose_nothing(game: Game, number: int) -> None:
    actions, failures = trials.trial(game, number, GAMES[number])
    assert failures == []
    assert actions > 10 * GAMES[number]


@every_game
def test_an_extreme_edition_is_another_that_the_game_accepts(game: Game) -> None:
    found = edition(game, EDITION, CHANGES)
    ours = checking.ours(game)
    assert ours
    assert checking.complaints(game, found) == []
    assert found.digest != ours.digest
    assert found == edition(game, EDITION, CHANGES)
    westbound.new(game.name, game.players[0], 1, edition=found)


def test_a_limit_is_found_by_trying() -> None:
    coach = draft(westbound.game("pioneers"))
    path = ("coaches", 0, "points")
    coach.push(path, up=True)
    most = coach.at(path)
    assert not coach.put(path, most + 1)
    coach.push(path, up=False)
    assert not coach.put(path, coach.at(path) - 1)
    assert coach.put(path, most)


def test_a_limit_inside_a_sentence_too() -> None:
    card = draft(westbound.game("pioneer_days"))
    path = ("townsfolk", 0, "does", 0)
    assert card.put(path, "now may pay 4 money for 2 cattle")
    card.push_in_text(path, up=True)
    price, gain = (int(word) for word in card.at(path).split() if word.isdecimal())
    assert price == 1
    assert gain > 2
    assert not card.put(path, f"now may pay 1 money for {gain + 1} cattle")


def test_what_differs_is_named() -> None:
    same("money", [[1, 2], [1, 2]])
    with pytest.raises(Failed, match=r"table\['money'\]\[1\]: interpreted 40000, compiled -25536"):
        same("table", [{"money": [1, 40_000]}, {"money": [1, -25_536]}])
