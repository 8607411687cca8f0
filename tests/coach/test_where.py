"""Where a hint says to look: at places, cards and cities, but never at the best choice alone."""

from __future__ import annotations

import itertools

import pytest

import westbound
from tests.bots.thinking import decisions
from westbound.engine.game import Game
from westbound.speech import Speech
from westbound.texts import LANGUAGES

GAMES = [westbound.game(name) for name in westbound.games()]


def where(game: Game, best: str, rival: str, language: str = "en") -> str:
    box = game.box(2)
    space = game.space(box)
    return Speech(game, box, language).where(space.parse(best), space.parse(rival))


@pytest.mark.parametrize(
    ("game", "best", "rival", "said"),
    [
        (
            "pioneers",
            "travel fort_dodge",
            "travel denver",
            "Look at the cities the stagecoach can reach. Compare “Denver City” and “Fort Dodge”.",
        ),
        ("pioneers", "travel denver", "pass", "Look at the cities the stagecoach can reach."),
        ("pioneers", "pass", "travel denver", "Think about whether doing anything more is worth it."),
        ("colorado", "give red 1", "give violet 1", "Compare “Red 1 (pickaxe)” and “Violet 1 (bottle)”."),
        ("pioneer_days", "recruit nurse", "equip yoke_wood", "Compare “Nurse” and “Yoke (wood)”."),
    ],
)
def test_places_are_named_beside_one_another(game: str, best: str, rival: str, said: str) -> None:
    assert where(westbound.game(game), best, rival).endswith(said)


def test_one_place_is_named_if_both_are_about_it() -> None:
    assert where(westbound.game("pioneers"), "travel denver", "cover denver") == "Think about “Denver City”."


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_comparisons_do_not_tell_which_choice_is_better(game: Game, language: str) -> None:
    box = game.box(2)
    speech, compared = Speech(game, box, language), 0
    for table, seat in itertools.islice(decisions(game, 2), 0, 60, 3):
        legal = [action for action in table.legal(seat) if action not in game.bit_by_bit]
        for best, rival in itertools.combinations(legal, 2):
            told, reverse = speech.where(best, rival), speech.where(rival, best)
            assert told
            if "“" in told or "„" in told or "«" in told:
                assert told == reverse
                compared += 1
    assert compared > 20
