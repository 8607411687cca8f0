"""Arguments for and against choices rest on nothing but what the seat can know, have texts, and change nothing."""

from __future__ import annotations

import random

import pytest

from tests.contract.cases import CASES, Case
from tests.stories.matches import state
from westbound import Match
from westbound.engine.game import Argument
from westbound.speech import Speech
from westbound.texts import LANGUAGES

EVERY = 5  # decisions, of which one is looked at
FEW = 4  # choices, at each of them
WORLDS = 3  # imagined, for each choice


@pytest.mark.parametrize("case", CASES, ids=str)
def test_arguments_are_the_same_in_every_imagined_world(case: Case) -> None:
    match, rng = case.match(seed=4), random.Random(4)
    speeches = [
        Speech(match.game, match.box, language)
        for language in LANGUAGES
        if (match.game.text / f"{language}.ftl").exists()  # a toy may have fewer
    ]
    found: set[str] = set()
    while not match.over:
        for seat in match.actors():
            if rng.randrange(EVERY) == 0:
                arguments = heard(match, seat, rng)
                assert all(speech.argument(argument) for speech in speeches for argument in arguments)
                found |= {argument.key for argument in arguments}
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
    assert found <= match.game.argued
    assert bool(found) == bool(match.game.argued)


def heard(match: Match, seat: int, rng: random.Random) -> list[Argument]:
    """What speaks for some choices and against them, the same whatever the world is like."""
    before, found = state(match), []
    legal = match.legal_numbers(seat)
    for action in rng.sample(legal, min(FEW, len(legal))):
        worlds = [match.imagine(seat, random.Random(seed)) for seed in range(WORLDS)]
        one, *others = [[*match.game.arguments(world, seat, action)] for world in worlds]
        assert all(other == one for other in others)
        assert len({argument.key for argument in one}) == len(one)
        assert all(argument.weight != 0 for argument in one)
        found += one
    assert state(match) == before
    return found
