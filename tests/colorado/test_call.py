"""I. Appel: page 4 of the rulebook."""

from __future__ import annotations

import pytest

from tests.colorado.story import SEATS, Story, story
from westbound.games.colorado.printed import CARD_NAMES


def asked_of(s: Story, person: str) -> list[str]:
    """The cards that Joe may ask that person for."""
    start = f"ask {SEATS[person]} "
    return [words.removeprefix(start) for words in s.joe.may(start)]


# Whom, and for what


def test_p04_the_caller_asks_any_opponent_for_any_card() -> None:
    s = story(4)
    for person in s.people:
        person.holds("red 1")
    assert s.asked == ["joe"]
    for name in ("audrey", "tom", "achille"):
        assert asked_of(s, name) == [*CARD_NAMES]
    assert asked_of(s, "joe") == []


def test_p04_not_for_a_card_in_his_own_area() -> None:
    s = story()
    s.joe.lays("green 2", "blue 1")
    s.audrey.holds("green 2").lays("red 1")
    assert asked_of(s, "audrey") == [card for card in CARD_NAMES if card not in ("green 2", "blue 1")]
    s.joe.may_not("ask wheel green 2")


def test_p04_but_for_one_that_lies_before_others() -> None:
    s = story(3)
    s.audrey.holds("red 1").lays("grey 1")
    s.tom.lays("grey 2")
    assert {"grey 1", "grey 2"} < set(asked_of(s, "audrey"))


def test_ruling_he_may_ask_for_a_card_he_holds() -> None:
    s = story()
    s.joe.holds("orange 2")
    s.audrey.holds("orange 2")
    s.joe.does("ask wheel orange 2")
    s.audrey.does("give orange 2")
    assert s.joe.area == ["orange 2"]
    assert s.joe.hand == ["orange 2"]


def test_ruling_nobody_without_a_card_can_be_asked() -> None:
    s = story(3)
    s.tom.holds("red 1")
    assert asked_of(s, "audrey") == []
    assert asked_of(s, "tom") == [*CARD_NAMES]


def test_ruling_if_nobody_has_a_card_there_is_no_call_and_no_action() -> None:
    s = story(3).pile()
    s.joe.holds("red 1", "red 1", "red 1")
    s.go_on()
    assert s.news("nobody-to-ask", "turn-of") == ["nobody-to-ask campfire", "turn-of wheel 2"]
    assert [person.nuggets for person in s.people] == [3, 3, 3]
    assert s.caller == "audrey"
    assert s.asked == ["audrey"]


def test_ruling_nor_is_there_one_for_the_card_of_the_turn_before() -> None:
    s = story().pile()
    s.audrey.holds("red 1", "red 2", "red 3")
    s.calls("blue 1")
    s.joe.does("tick durango 3")
    s.audrey.does("tick durango 3")
    assert s.news("nobody-to-ask") == ["nobody-to-ask wheel"]
    assert (s.caller, s.t.turn) == ("joe", 3)
    assert s.joe.steps == s.audrey.steps == ["durango 3"]


def test_ruling_phase_iii_takes_place_without_a_call() -> None:
    s = story()
    s.joe.lays("blue 1", "blue 2", "blue 3")
    s.go_on()
    assert s.asked == ["joe"]
    s.joe.does("discover grand_mesa")
    s.draws(*["red 1"] * 3, *["green 1"] * 3)
    assert (len(s.joe.hand), len(s.audrey.hand)) == (3, 3)
    assert s.caller == "audrey"


# The three answers


def test_p04_who_has_the_card_gives_it() -> None:
    s = story()
    s.audrey.holds("orange 2", "green 2", "orange 1")
    s.joe.does("ask wheel orange 2")
    assert s.audrey.may() == ["give orange 2"]


def test_p04_else_any_of_that_colour_or_value() -> None:
    s = story()
    s.audrey.holds("green 2", "orange 1", "orange 3", "red 1", "blue 3", "violet 2")
    s.joe.does("ask wheel orange 2")
    assert s.audrey.may() == ["give green 2", "give violet 2", "give orange 1", "give orange 3"]


def test_p04_else_he_says_that_he_has_none() -> None:
    s = story()
    s.audrey.holds("red 1", "blue 3")
    s.joe.does("ask wheel orange 2")
    assert s.audrey.may() == ["nothing"]
    s.audrey.does("nothing")
    assert s.news("has-none") == ["has-none wheel orange 2"]
    assert s.asked == []


def test_p04_then_the_caller_takes_one_at_random() -> None:
    s = story()
    s.audrey.holds("red 1", "red 1", "red 1", "blue 3", "grey 1")
    s.joe.does("ask wheel orange 2")
    s.audrey.does("nothing")
    assert s.chance() == {"take red 1": 3, "take blue 3": 1, "take grey 1": 1}
    s.takes("blue 3")
    assert s.joe.area == ["blue 3"]
    assert s.audrey.hand == ["red 1", "red 1", "red 1", "grey 1"]


@pytest.mark.parametrize("hand", [["orange 2"], ["orange 1"], ["red 2"], ["red 1"]])
def test_ruling_the_giver_is_always_asked(hand: list[str]) -> None:
    s = story(3)
    s.audrey.holds(*hand)
    s.joe.does("ask wheel orange 2")
    assert s.asked == ["audrey"]
    assert len(s.audrey.may()) == 1


def test_p04_only_the_one_who_is_asked_answers() -> None:
    s = story(4)
    for person in s.people:
        person.holds("orange 2")
    s.joe.does("ask horseshoe orange 2")
    assert s.asked == ["tom"]
    s.tom.does("give orange 2")
    assert (s.tom.hand, s.audrey.hand) == ([], ["orange 2"])


def test_p04_everybody_hears_what_is_asked_and_given() -> None:
    s = story(3)
    s.audrey.holds("orange 1")
    s.joe.does("ask wheel orange 2")
    s.audrey.does("give orange 1")
    assert s.news("asked", "gave", seat=2) == ["asked campfire wheel orange 2", "gave wheel campfire orange 1"]


# What becomes of the card


def test_p04_a_new_card_is_laid_in_the_callers_area() -> None:
    s = story().calls("grey 1")
    assert s.joe.area == ["grey 1"]
    assert s.joe.hand == []
    assert s.audrey.hand == []
    assert s.discarded == []
    assert s.joe.nuggets == 3


def test_p04_a_duplicate_is_discarded_for_a_nugget() -> None:
    s = story()
    s.joe.lays("green 2").holds("blue 1")
    s.audrey.holds("green 2", "blue 1")
    s.joe.does("ask wheel orange 2")
    s.audrey.does("give green 2")
    assert s.joe.area == ["green 2"]
    assert s.discarded == ["green 2"]
    assert s.news("duplicate", "nugget-taken") == ["duplicate campfire green 2", "nugget-taken campfire"]
    assert s.joe.nuggets == 4


def test_p04_so_is_a_duplicate_taken_at_random() -> None:
    s = story()
    s.joe.lays("blue 1")
    s.audrey.holds("blue 1", "blue 1")
    s.joe.does("ask wheel orange 2")
    s.audrey.does("nothing")
    s.takes("blue 1")
    assert s.discarded == ["blue 1"]
    assert s.joe.nuggets == 4


def test_ruling_no_nugget_for_a_duplicate_if_the_reserve_is_empty() -> None:
    s = story().reserve(0)
    s.joe.lays("blue 1")
    s.audrey.holds("blue 1")
    s.joe.does("ask wheel orange 1")
    s.audrey.does("give blue 1")
    assert s.joe.nuggets == 3
    assert s.news("no-nugget") == ["no-nugget campfire"]
    assert s.asked == ["joe", "audrey"]


@pytest.mark.parametrize("twice", [False, True])
def test_p04_in_both_cases_everybody_acts(twice: bool) -> None:
    s = story(3)
    if twice:
        s.joe.lays("blue 2")
    s.tom.holds("blue 2")
    s.joe.does("ask horseshoe orange 2")
    s.tom.does("give blue 2")
    assert s.asked == ["joe", "audrey", "tom"]
    for person in s.people:
        assert person.may() == ["tick durango 1", "tick durango 3", "rail 1"]
