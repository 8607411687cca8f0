"""What can I do now?  Every action that somebody may choose is explained."""

from __future__ import annotations

import pytest

from tests.stories.texts import Ear, play
from westbound.games.pioneer_days.actions import space
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import FIRST
from westbound.speech import Speech, dashed
from westbound.texts import LANGUAGES

BOX = GAME.box(2)
CHOSEN = [block.verb for block in space(BOX).blocks if block.first < FIRST]  # what follows is chance's
SEVERAL = {"pass": 4, "choose": 2}  # verbs, and the number of steps in which they mean something else
EAR = Ear(["wood", "medicine", "cattle", "wagons?", "townsfolk", "storm", "raid", "disease", "dice"])

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_action_is_explained(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    for verb in CHOSEN:
        EAR.look(language, speech.say(dashed("help", verb)))


@every_language
def test_where_an_action_means_something_else_it_is_explained_there(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    met: dict[str, set[str]] = {verb: set() for verb in SEVERAL}
    for seed in range(4):
        for match in play(GAME, 4, seed, {"sets": "C+D"}):
            for seat in match.actors():
                step = match.view(seat)["step"]
                for verb in {match.space.parts(action)[0] for action in match.legal_numbers(seat)} & set(SEVERAL):
                    met[verb].add(dashed(dashed("help", verb), step))
    assert {verb: len(keys) for verb, keys in met.items()} == SEVERAL
    for key in set().union(*met.values()):
        EAR.look(language, speech.say(key))


def test_no_explanation_is_about_nothing() -> None:
    speech = Speech(GAME, BOX)
    steps = {dashed(dashed("help", verb), step) for verb in CHOSEN for step in filter(None, GAME.steps)}
    known = {dashed("help", verb) for verb in CHOSEN} | steps
    text = (GAME.text / "en.ftl").read_text(encoding="utf-8")
    explained = [line.split(" =")[0] for line in text.splitlines() if line.startswith("help-")]
    assert explained
    assert set(explained) <= known
    assert all(speech.say(key) for key in explained)
