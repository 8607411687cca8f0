"""Arguments for and against choices: each is given where it is true, and can be read."""

from __future__ import annotations

import random

import pytest

from tests.pioneer_days.arguments import cards, gains, needs, perils, rivals
from tests.pioneer_days.arguments.case import CASES, about, rolled
from tests.pioneer_days.story import PEOPLE, story
from westbound.engine.game import Share
from westbound.games.pioneer_days.hints.arguments import ARGUED
from westbound.speech import Speech
from westbound.texts import LANGUAGES

STORIES = (cards, gains, needs, perils, rivals)


def test_every_argument_has_a_story() -> None:
    assert CASES.keys() == ARGUED
    assert {case.moments.__module__ for case in CASES.values()} == {each.__name__ for each in STORIES}


@pytest.mark.parametrize("key", sorted(CASES))
def test_an_argument_is_given_where_it_is_true(key: str) -> None:
    sign, facts, _, moments = CASES[key]
    given, nearby = moments()
    assert key in given.heard
    assert key not in nearby.heard
    assert given.heard[key].facts == facts
    assert given.heard[key].weight * sign > 0


@pytest.mark.parametrize("key", sorted(CASES))
def test_an_argument_can_be_read(key: str) -> None:
    (match, heard), _ = CASES[key].moments()
    texts = [Speech(match.game, match.box, language, PEOPLE).argument(heard[key]) for language in LANGUAGES]
    assert texts[LANGUAGES.index("en")] == CASES[key].english
    assert len({*texts}) == len(LANGUAGES)
    assert all(text.endswith(".") for text in texts)


def test_tokens_still_to_be_drawn_say_nothing() -> None:
    s = story()
    s.ada.carries("pan_mine").drives("large 0")
    s.ben.holds(1, 2, 3)
    s.gold_bag(1, 2, 3)
    rolled(s, "blue mine", "red cattle", "black wild")
    take = s.match.space.parse("take blue mine")
    worlds = [s.match.imagine(s.ada.seat, random.Random(seed)) for seed in range(8)]
    one, *others = [s.match.game.arguments(world, s.ada.seat, take) for world in worlds]
    assert {"acts", "gold"} <= {argument.key for argument in one}
    assert all(other == one for other in others)


def test_passing_needs_no_argument() -> None:
    s = story()
    s.ada.has(money=9)
    rolled(s).ada.takes("blue wood").does("income")
    assert about(s, s.ada, "pass").heard == {}


def test_what_happens_after_the_turn_does_not_count() -> None:
    s = story().tracks(raid=2)
    rolled(s)
    s.ada.takes("blue wood").does("wood")
    s.ben.takes("black wild")
    assert about(s, s.ben, "income").heard["brings"].facts == {"goods": [Share("money", 1)]}
    s.ben.does("income")
    assert s.ben.money == 0  # the raid took it
