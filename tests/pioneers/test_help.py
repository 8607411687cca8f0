"""What can I do now? Everything a player can choose is explained."""

from __future__ import annotations

import pytest

from tests.stories.texts import Ear, play
from tests.test_text import keys
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.printed import JOB_NAMES
from westbound.speech import COMMON, Speech, dashed
from westbound.texts import LANGUAGES

EAR = Ear([*JOB_NAMES, *GAME.seats])
BOX = GAME.box(2)


def chosen() -> set[tuple[str, str]]:
    """What players can choose, by verb and step, as random games show."""
    space = GAME.space(BOX)
    return {
        (space.parts(action)[0], step)
        for seed in range(12)
        for match in play(GAME, 2, seed)
        for step in [match.view(None)["step"]]
        for seat in match.actors()
        for action in match.legal_numbers(seat)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_one_can_choose_is_explained(language: str) -> None:
    speech, needed = Speech(GAME, BOX, language), set()
    for verb, step in chosen():
        plain = dashed("help", verb)
        here = dashed(plain, step)
        EAR.look(language, speech.say(plain))
        needed |= {plain, here if speech.has(here) else plain}
        EAR.look(language, speech.say(here if speech.has(here) else plain))
    common = {key for key in keys(COMMON, language) if key.startswith("help-")}
    assert {key for key in keys(GAME.text, language) if key.startswith("help-")} == needed - common
