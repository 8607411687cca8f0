"""Remarks about roads and purchases: what leaves one unable to drive (page 4), and which roads are sensible."""

from __future__ import annotations

import pytest

from tests.pioneers.story import PEOPLE, Person, Story, story
from westbound.engine.game import Remark
from westbound.games.pioneers.names import PLAYERS
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SMALL = ("sodbuster", "prairie_wren", "lone_elm", "dusty_anne")


def said(s: Story, person: Person, words: str) -> list[Remark]:
    """The remarks about a choice."""
    s.settle()
    return [*s.match.remarks(person.seat).get(s.match.space.parse(words), ())]


def keys(s: Story, person: Person, words: str) -> list[str]:
    return [remark.key for remark in said(s, person, words)]


def poor(cash: int) -> Story:
    """Bill carries a farmer; the only farmer tile is two lines away, in Buffalo."""
    s = story().shows(*SMALL).tiles(buffalo="farmer").stagecoach("start")
    s.bill.rides("farmer").has(cash=cash)
    return s


def test_p04_a_purchase_that_leaves_one_unable_to_drive_says_so() -> None:
    s = poor(cash=3)
    (beware,) = said(s, s.bill, "coach 2")
    assert (beware.tone, beware.key, beware.facts) == ("beware", "no-drive", {"cash": 1})
    assert keys(s, s.bill, "coach 1") == []
    assert keys(s, s.bill, "pass") == []


def test_p04_a_new_coach_can_carry_somebody_who_is_wanted() -> None:
    s = poor(cash=3).tiles(buffalo="banker", boston="hotel")
    assert keys(s, s.bill, "coach 2") == []
    assert keys(s, s.bill, "coach 3") == ["no-drive"]


def test_p04_a_road_that_saves_the_fare_is_no_danger() -> None:
    s = poor(cash=3)
    assert keys(s, s.bill, "road philadelphia-buffalo") == ["saves"]
    assert keys(s, s.bill, "road olympia-yreka") == ["no-drive"]


def test_p04_roads_are_no_danger_if_one_cannot_drive_anyway() -> None:
    s = poor(cash=3).tiles(buffalo="banker")
    assert keys(s, s.bill, "road olympia-yreka") == []


def test_p04_two_roads_can_make_up_for_the_fare() -> None:
    s = poor(cash=5)
    assert keys(s, s.bill, "two roads") == ["roads-needed"]
    s.bill.does("two roads")
    assert keys(s, s.bill, "road olympia-yreka") == ["no-drive"]
    assert keys(s, s.bill, "road start-philadelphia") == ["saves"]
    s.bill.does("road start-philadelphia")
    assert keys(s, s.bill, "road olympia-yreka") == ["no-drive"]
    assert keys(s, s.bill, "road philadelphia-buffalo") == ["saves"]


def test_p04_one_of_two_roads_can_be_enough() -> None:
    s = poor(cash=6)
    s.bill.does("two roads")
    assert keys(s, s.bill, "road olympia-yreka") == []
    assert keys(s, s.bill, "road start-philadelphia") == ["saves"]


def test_p04_a_forced_coach_is_no_danger_if_none_helps() -> None:
    s = story().shows(*SMALL)
    s.bill.has(cash=9)
    s.settle()
    assert s.match.legal(s.bill.seat) == ["coach 1", "coach 2", "coach 3", "coach 4"]
    assert s.match.remarks(s.bill.seat) == {}


def test_p04_with_enough_money_nothing_is_in_danger() -> None:
    s = poor(cash=9)
    s.settle()
    made = s.match.remarks(s.bill.seat).values()
    assert all(remark.tone == "good" for each in made for remark in each)


def test_p04_nothing_is_said_to_those_who_wait() -> None:
    s = poor(cash=5)
    s.settle()
    assert s.match.remarks(s.bill.seat)
    assert not s.match.remarks(s.annie.seat)


def test_ruling_a_road_that_joins_two_networks_is_sensible() -> None:
    for city, made in {"yreka": [], "bents_fort": ["joins"]}.items():
        s = story().shows(*SMALL)
        s.bill.rides("farmer").has(cash=9).built("denver-santa_fe")
        s.put("settlers", s.city(city) * PLAYERS + s.bill.seat, 1)
        assert keys(s, s.bill, "road bents_fort-denver") == made


def test_ruling_a_road_within_a_network_joins_nothing() -> None:
    s = story().shows(*SMALL)
    s.bill.rides("farmer").has(cash=9).built("denver-santa_fe", "bents_fort-santa_fe")
    assert keys(s, s.bill, "road bents_fort-denver") == []


def test_ruling_a_road_from_a_network_to_a_tile_that_fits_is_sensible() -> None:
    s = story().shows(*SMALL).tiles(bents_fort="farmer", denver="banker").stagecoach("fort_laramie")
    s.bill.rides("farmer").has(cash=2).built("fort_laramie-denver")
    s.put("settlers", s.city("santa_fe") * PLAYERS + s.bill.seat, 1)
    assert keys(s, s.bill, "road bents_fort-santa_fe") == ["leads"]
    assert keys(s, s.bill, "road denver-salt_lake_city") == []


def test_ruling_a_free_road_can_join_networks_too() -> None:
    s = story().tiles(boston="sergeant").stagecoach("start")
    s.bill.rides("sergeant", "farmer").has(cash=9)
    s.bill.does("pass", "travel boston")
    assert keys(s, s.bill, "road start-boston") == ["joins"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_remarks_can_be_read(language: str) -> None:
    s = poor(cash=5)
    s.settle()
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    texts = {remark.key: speech.remark(remark) for made in s.match.remarks(s.bill.seat).values() for remark in made}
    assert {"saves", "roads-needed"} <= texts.keys()
    assert all(texts.values())
