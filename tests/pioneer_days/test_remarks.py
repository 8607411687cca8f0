"""Remarks about choices: what they leave one unable to do, and what they are good for (pages 6 to 8)."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import PEOPLE, Person, Story, story
from westbound.engine.game import Remark
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def said(s: Story, person: Person, words: str) -> list[Remark]:
    """The remarks about a choice."""
    return [*s.match.remarks(person.seat).get(s.match.space.parse(words), ())]


def keys(s: Story, person: Person, words: str) -> list[str]:
    return [remark.key for remark in said(s, person, words)]


def rolled(s: Story) -> Story:
    return s.rolls("blue wood", "red cattle", "black wild")


def test_p07_a_wagon_that_takes_the_money_for_the_cattle_says_so() -> None:
    s = story().tracks(famine=2)
    s.ada.has(money=6, cattle=3)
    rolled(s)
    (beware,) = said(s, s.ada, "wagon small")
    assert (beware.tone, beware.key, beware.facts) == ("beware", "famine-near", {"count": 2})


def test_p07_a_famine_that_is_not_near_is_no_danger() -> None:
    s = story().tracks(famine=1)
    s.ada.has(money=6, cattle=3)
    rolled(s)
    assert keys(s, s.ada, "wagon small") == []


def test_p07_hay_feeds_cattle() -> None:
    s = story().tracks(famine=2)
    s.ada.has(money=6, cattle=3).carries("hay_1")
    rolled(s)
    assert keys(s, s.ada, "wagon small") == []


def test_p07_a_wagon_without_wood_is_in_danger_of_a_storm() -> None:
    s = story().tracks(storm=2)
    s.ada.has(money=5, wood=1)
    rolled(s)
    assert keys(s, s.ada, "wagon small") == ["storm-near"]
    s.ada.has(wood=2)
    s.match.play(s.ada.seat, "take red cattle")
    assert keys(s, s.ada, "wagon small") == []


def test_p07_a_townsfolk_without_medicine_is_in_danger_of_a_disease() -> None:
    s = story().tracks(disease=2).slots(wood="herder").prints("herder")
    s.ada.leads("drover", "blacksmith").has(medicine=1)  # and one is immune
    rolled(s)
    s.ada.takes("blue wood")
    assert keys(s, s.ada, "recruit herder") == ["disease-near"]
    assert keys(s, s.ada, "wood") == []


def test_p06_more_than_the_wagons_hold_is_said_before() -> None:
    s = story()
    s.ada.has(wood=4, medicine=4)
    rolled(s)
    s.ada.takes("black wild")
    (beware,) = said(s, s.ada, "wood")
    assert (beware.key, beware.facts) == ("overload", {"count": 1})
    assert keys(s, s.ada, "mine") == ["overload"]
    assert keys(s, s.ada, "cattle") == []


def test_p08_a_townsfolk_that_fits_says_what_it_would_score() -> None:
    s = story().prints("herder", scores="1 per cattle").slots(wood="herder")
    s.ada.has(cattle=3)
    rolled(s)
    s.ada.takes("blue wood")
    (good,) = said(s, s.ada, "recruit herder")
    assert (good.tone, good.key, good.facts) == ("good", "scores", {"points": 3})


def test_p07_in_a_disease_cards_say_what_they_score() -> None:
    s = story().prints("herder", scores="1 per cattle").tracks(disease=2)
    s.ada.leads("drover", "herder").has(cattle=2, medicine=0)
    s.left("green")
    assert keys(s, s.ada, "keep herder") == ["scores"]


def test_p08_a_good_that_a_town_still_lacks_is_good() -> None:
    s = story().towns("sacramento").founds("sacramento", 2, wood=2)
    s.ada.has(wood=1)
    rolled(s)
    s.ada.takes("blue wood")
    (good,) = said(s, s.ada, "wood")
    assert (good.tone, good.key, good.facts) == ("good", "completes", {"town": ("town", "sacramento")})


def test_p08_a_purchase_that_spoils_a_town_says_so() -> None:
    s = story().towns("sacramento").founds("sacramento", 2, money=4, wood=1)
    s.ada.has(money=6, wood=1)
    rolled(s)
    assert keys(s, s.ada, "wagon small") == ["spoils"]


def test_p08_what_one_town_gets_another_may_miss() -> None:
    s = story().towns("sacramento", "abilene").founds("sacramento", 2, wood=2).founds("abilene", 1, wood=1)
    s.ada.has(wood=2)
    s.week_ends()
    (beware,) = said(s, s.ada, "fulfil abilene")
    assert (beware.key, beware.facts) == ("spoils", {"town": ("town", "sacramento")})


def test_p08_goods_that_protect_are_missed_when_a_disaster_is_near() -> None:
    for week, made in {1: ["storm-near"], 4: []}.items():
        s = story().towns("abilene").founds("abilene", 1, wood=1).tracks(storm=1 if week == 4 else 2)
        s.ada.has(wood=1)
        s.at(week, 5).left("red")
        assert keys(s, s.ada, "fulfil abilene") == made


def test_ruling_nothing_is_said_to_those_who_wait() -> None:
    s = story().tracks(famine=2)
    for person in (s.ada, s.ben):
        person.has(money=6, cattle=3)
    rolled(s)
    assert s.match.remarks(s.ada.seat)
    assert not s.match.remarks(s.ben.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_remarks_can_be_read(language: str) -> None:
    s = story().tracks(famine=2, storm=2).towns("sacramento").founds("sacramento", 2, money=4)
    s.ada.has(money=6, cattle=3)
    rolled(s)
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    texts = {remark.key: speech.remark(remark) for remark in said(s, s.ada, "wagon small")}
    assert {*texts} == {"famine-near", "storm-near", "spoils"}
    assert all(texts.values())
