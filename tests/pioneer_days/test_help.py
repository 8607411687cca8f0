"""Verbs that mean something else in another step of Pioneer Days are explained there."""

from __future__ import annotations

import pytest

from tests.stories.matches import positions
from tests.stories.texts import Proofreader
from westbound.games.pioneer_days.game import GAME
from westbound.speech import Speech, dashed
from westbound.texts import LANGUAGES

SEVERAL = {"pass": 4, "choose": 2}  # verbs, and the number of steps in which they mean something else
PROOF = Proofreader(["wood", "medicine", "cattle", "wagons?", "townsfolk", "storm", "raid", "disease", "dice"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_an_action_means_something_else_it_is_explained_there(language: str) -> None:
    speech = Speech(GAME, GAME.box(2), language)
    met: dict[str, set[str]] = {verb: set() for verb in SEVERAL}
    for seed in range(4):
        for match in positions("pioneer_days", 4, seed, options={"sets": "C+D"}):
            for seat in match.actors():
                step = match.view(seat)["step"]
                for verb in {match.space.parts(action)[0] for action in match.legal_numbers(seat)} & set(SEVERAL):
                    met[verb].add(dashed(dashed("help", verb), step))
    assert {verb: len(keys) for verb, keys in met.items()} == SEVERAL
    for key in set().union(*met.values()):
        PROOF.check(language, speech.say(key))
