"""Everything that a player can choose is explained in every language, and nothing else is."""

from __future__ import annotations

import pytest

from tests.contract.cases import REGISTERED
from tests.stories.decisions import decisions
from tests.stories.texts import Proofreader
from tests.test_text import keys
from westbound.engine.game import Game
from westbound.speech import Speech, dashed
from westbound.texts import LANGUAGES

RARE = {"pioneers": {"exchange"}}  # chance swaps tiles if all that are left over are alike

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def chosen(game: Game) -> set[tuple[str, str]]:
    """The verbs that players meet in random games, each with its step."""
    return {(verb, each.step) for each in decisions(game) if not each.by_chance for verb in each.verbs}


@every_game
def test_everything_can_be_chosen_by_somebody(game: Game) -> None:
    verbs = {block.verb for block in game.space(game.box(game.players[0])).blocks}
    met = {verb for each in decisions(game) for verb in each.verbs}
    assert verbs - met == RARE.get(game.name, set())


@every_language
@every_game
def test_everything_that_can_be_chosen_is_explained_and_nothing_else(game: Game, language: str) -> None:
    speech, proof = Speech(game, game.box(game.players[0]), language), Proofreader(game.seats)
    needed = set()
    for verb, step in chosen(game):
        plain = dashed("help", verb)
        here = dashed(plain, step)
        needed |= {plain, here}
        proof.check(language, speech.say(plain))
        proof.check(language, speech.say(here if speech.has(here) else plain))
    explained = {key for key in keys(game.text, language) if key.startswith("help-")}
    assert explained
    assert explained - needed == set()
