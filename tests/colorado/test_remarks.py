"""Remarks about calls in vain, purchases, and the seventh medal."""

from __future__ import annotations

import pytest

from tests.colorado.memory import remember, remembered
from tests.colorado.story import PEOPLE, Person, Story, story
from westbound.games.colorado.names import LACKED, LACKED_ALIKE
from westbound.games.colorado.printed import CARD_NAMES
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def keys(s: Story, person: Person, words: str) -> list[str]:
    return [remark.key for remark in s.match.remarks(person.seat).get(s.match.space.parse(words), ())]


def test_p05_a_card_of_which_one_sees_every_copy_is_asked_for_in_vain() -> None:
    s = story(2)
    s.joe.holds("grey 3", "grey 3").lays("grey 2")
    s.audrey.holds("red 1").lays("grey 3")
    assert keys(s, s.joe, "ask wheel grey 3") == ["all-in-sight"]
    assert keys(s, s.joe, "ask wheel red 1") == []


def test_p05_a_card_in_a_rivals_hand_is_not_seen() -> None:
    s = story(2)
    s.joe.holds("grey 3", "grey 3")
    s.audrey.holds("grey 3")
    assert keys(s, s.joe, "ask wheel grey 3") == []


def test_p05_a_denial_holds_until_a_card_is_drawn() -> None:
    for since, made in {1: [], 0: ["denied"]}.items():
        s = story(2)
        s.audrey.holds("red 1", "blue 3")
        facts = remembered(s.t)
        facts.insert(len(facts) - since, (LACKED, s.audrey.seat, CARD_NAMES.index("orange 2")))
        remember(s.t, facts)
        assert keys(s, s.joe, "ask wheel orange 2") == made
        assert keys(s, s.joe, "ask wheel orange 1") == []


def test_p05_who_has_neither_color_nor_value_lacks_all_of_them() -> None:
    s = story(2)
    s.audrey.holds("red 1", "blue 3")
    remember(s.t, [*remembered(s.t), (LACKED_ALIKE, s.audrey.seat, CARD_NAMES.index("orange 2"))])
    assert keys(s, s.joe, "ask wheel orange 1") == ["denied"]
    assert keys(s, s.joe, "ask wheel green 2") == ["denied"]
    assert keys(s, s.joe, "ask wheel green 1") == []


def test_p05_what_one_says_of_oneself_is_no_remark_about_others() -> None:
    s = story(3)
    s.audrey.holds("red 1", "blue 3")
    s.tom.holds("red 1", "blue 3")
    remember(s.t, [*remembered(s.t), (LACKED, s.audrey.seat, CARD_NAMES.index("orange 2"))])
    assert keys(s, s.joe, "ask wheel orange 2") == ["denied"]
    assert keys(s, s.joe, "ask horseshoe orange 2") == []


def test_p06_the_last_nuggets_for_a_card_leave_none_for_the_others() -> None:
    s = story(3)
    s.joe.holds("grey 1", "blue 3").owns(3)
    s.calls("red 2")
    assert keys(s, s.joe, "buy grey 1") == ["no-more-cards"]
    assert keys(s, s.joe, "buy blue 3") == ["no-more-cards"]
    s = story(3)
    s.joe.holds("grey 1", "blue 2").owns(3)
    s.calls("red 2")
    assert keys(s, s.joe, "buy grey 1") == []
    assert keys(s, s.joe, "nugget") == []


def test_p09_the_seventh_medal_ends_the_game() -> None:
    for won, made in {6: ["seventh"], 5: []}.items():
        s = story(2)
        s.joe.has_won(*range(1, won + 1)).ticked("durango", 1, 2, 3, 4)
        s.calls("blue 2")
        assert keys(s, s.joe, "tick durango 5") == made
        assert keys(s, s.joe, "rail 1") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_remarks_can_be_read(language: str) -> None:
    s = story(2)
    s.joe.holds("grey 3", "grey 3")
    s.audrey.holds("red 1").lays("grey 3")
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    (remark,) = s.match.remarks(s.joe.seat)[s.match.space.parse("ask wheel grey 3")]
    assert "audrey" in speech.remark(remark)
