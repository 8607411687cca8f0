"""Everything that a player can choose is explained in every language, and nothing else is."""

from __future__ import annotations

from functools import cache

import pytest

from tests.contract.cases import REGISTERED
from tests.stories.matches import positions
from tests.stories.texts import Proofreader
from tests.test_text import keys
from westbound.engine.game import Game
from westbound.speech import Speech, dashed
from westbound.texts import LANGUAGES

RARE = 2  # verbs that random games may miss

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def chosen(game: Game) -> set[tuple[str, str]]:
    """The verbs that players meet in random games, each with its step."""
    return {
        (match.space.parts(action)[0], match.view(seat)["step"])
        for players, options in game.variants()
        for seed in range(2)
        for match in positions(game.name, players, seed, every=2, options=options)
        for seat in match.actors()
        for action in match.legal_numbers(seat)
    }


@every_language
@every_game
def test_everything_that_can_be_chosen_is_explained(game: Game, language: str) -> None:
    speech, proof = Speech(game, game.box(game.players[0]), language), Proofreader(game.seats)
    for verb, step in chosen(game):
        plain = dashed("help", verb)
        here = dashed(plain, step)
        proof.check(language, speech.say(plain))
        proof.check(language, speech.say(here if speech.has(here) else plain))


@every_game
def test_nothing_else_is_explained(game: Game) -> None:
    verbs = {block.verb for block in game.space(game.box(game.players[0])).blocks}
    plain = {dashed("help", verb) for verb in verbs}
    known = plain | {dashed(key, step) for key in plain for step in filter(None, game.steps)}
    explained = {key for key in keys(game.text, "en") if key.startswith("help-")}
    assert explained
    assert explained <= known
    met = {dashed("help", verb) for verb, _ in chosen(game)} | {
        dashed(dashed("help", verb), step) for verb, step in chosen(game)
    }
    assert len(explained - met) <= RARE, f"explained, but not met: {explained - met}"
