"""The worked turns of pages 4, 5 and 14 of the rulebook, and its questions on page 15, on our map."""

from __future__ import annotations

import pytest

from tests.colorado.story import story
from westbound.games.colorado.printed import COLOR_NAMES


def test_p04_joe_gets_a_second_stagecoach() -> None:
    s = story(4)
    s.joe.lays("green 2").holds("red 1")
    s.achille.holds("green 2", "orange 1", "red 3")
    s.joe.does("ask barrel orange 2")
    assert s.achille.may() == ["give green 2", "give orange 1"]
    s.achille.does("give green 2")
    assert s.discarded == ["green 2"]
    assert s.joe.area == ["green 2"]
    assert s.joe.nuggets == 4
    assert s.achille.hand == ["red 3", "orange 1"]


def test_p05_tom_takes_a_nugget_and_audrey_lays_her_pioneer() -> None:
    s = story(4)
    s.joe.lays("green 2").holds("red 1", "red 2", "red 3")
    s.audrey.holds("blue 3", "grey 1", "grey 2", "grey 3").lays("blue 1", "blue 2")
    s.tom.holds("red 1", "red 2", "red 3")
    s.achille.holds("green 2", "orange 1", "red 3")
    s.joe.does("ask barrel orange 2")
    s.achille.does("give green 2")
    assert s.asked == ["joe", "audrey", "tom", "achille"]
    s.tom.does("nugget")
    assert s.tom.nuggets == 4
    s.audrey.does("buy blue 3")
    assert s.audrey.nuggets == 0
    assert s.audrey.may() == ["tick durango 1", "tick durango 3", "rail 1"]
    assert s.joe.may("tick") == s.achille.may("tick") == []
    s.audrey.does("tick durango 3")
    s.joe.does("nugget")
    s.achille.does("nugget")

    # A. Three blue cards are discarded, and a region is discovered.
    assert s.asked == ["audrey"]
    assert s.audrey.area == []
    assert s.discarded == ["green 2", "blue 1", "blue 2", "blue 3"]
    s.audrey.does("discover san_juan")
    assert s.audrey.regions == ["durango", "san_juan"]
    # B. Achille has two cards left and draws one.
    s.draws("orange 2")
    assert s.achille.hand == ["red 3", "orange 1", "orange 2"]
    assert s.news("drew-cards") == ["drew-cards barrel 1"]
    # C. Audrey sits to Joe's left.
    assert s.caller == "audrey"
    assert s.asked == ["audrey"]


def test_p14_a_whole_turn() -> None:
    s = story(3)
    s.joe.lays("green 2").holds("red 1", "red 2", "red 3")
    s.audrey.lays("blue 1").holds("blue 2", "blue 3", "grey 1")
    s.audrey.discovered("grand_mesa").ticked("grand_mesa", 1, 2, 3, 4).travelled(1)
    s.tom.holds("green 2", "orange 1", "violet 3").tipi("...xxx.").discovered("twin_lakes")

    # I. Joe asks Tom for the trapper's mule.
    s.joe.does("ask horseshoe orange 2")
    assert s.tom.may() == ["give green 2", "give orange 1"]
    s.tom.does("give green 2")
    assert s.joe.nuggets == 4
    assert s.discarded == ["green 2"]

    # II. Joe takes a nugget.
    s.joe.does("nugget")
    assert s.joe.nuggets == 5
    # Tom pays one for the trap, ticks a tipi, and reaches the right end of the track.
    s.tom.does("buy orange 1", "tick twin_lakes 1", "right")
    assert s.tom.nuggets == 2
    assert s.tom.tipi_track == "...xxxx"
    assert s.tom.medals == [9]
    # Audrey pays two for her wagon and ticks the last step of the lake in the west.
    s.audrey.does("buy blue 2", "tick grand_mesa 5")
    assert s.audrey.nuggets == 1
    assert s.audrey.medals == [3]
    # It lets her play another card; that one lets her tick the railroad, and that one draw three.
    assert s.audrey.may() == ["pass", "free grey 1", "free blue 3"]
    s.audrey.does("free blue 3", "rail 2")
    s.draws("red 1", "green 1", "violet 1")
    assert s.audrey.nuggets == 1
    assert s.audrey.rails == ["1", "2"]
    assert s.audrey.hand == ["red 1", "green 1", "grey 1", "violet 1"]

    # III. A. Audrey discovers the desert in the middle; the forest in the north is behind a mountain.
    assert s.asked == ["audrey"]
    assert s.audrey.area == []
    s.audrey.may_not("discover elkhead")
    s.audrey.does("discover great_sand_dunes")
    assert s.audrey.boxes("desert") == 1
    # B. Tom has one card left and draws two.
    assert s.tom.hand == ["violet 3"]
    s.draws("orange 2", "orange 3")
    assert s.news("drew-cards") == ["drew-cards wheel 3", "drew-cards horseshoe 2"]
    # C. Nobody has a seventh medal.
    assert s.caller == "audrey"
    assert s.medals_left("tipi") == [6, 3]


def test_p14_with_fewer_than_three_cards_audrey_would_draw_without_being_asked() -> None:
    s = story()
    s.joe.travelled(1).holds("red 1")
    s.calls("blue 1")
    s.joe.does("rail 2")
    assert s.asked == ["audrey"]
    s.draws("red 1", "green 1", "violet 1")
    assert len(s.joe.hand) == 4


# Questions


@pytest.mark.parametrize("color", COLOR_NAMES)
@pytest.mark.parametrize("region", ["great_sand_dunes", "grand_mesa", "san_juan"])
def test_p15_the_colours_of_cards_and_regions_have_nothing_to_do_with_each_other(color: str, region: str) -> None:
    s = story()
    s.joe.lays(*(f"{color} {value}" for value in (1, 2, 3)))
    s.turn_ends()
    s.joe.does(f"discover {region}")
    assert region in s.joe.regions


def test_p15_after_a_duplicate_all_act_and_the_caller_has_his_nugget_before() -> None:
    s = story()
    s.joe.lays("red 1").holds("grey 1").owns(0)
    s.audrey.holds("red 1", "violet 1")
    s.joe.does("ask wheel red 2")
    s.audrey.does("give red 1")
    assert s.asked == ["joe", "audrey"]
    assert s.joe.nuggets == 1
    assert s.joe.may() == ["nugget", "buy grey 1"]


def test_p15_a_card_that_lies_there_already_cannot_be_played() -> None:
    s = story()
    s.joe.lays("grey 1").holds("grey 1", "violet 1", "violet 2").ticked("durango", 3, 4)
    s.audrey.lays("grey 1").holds("grey 1", "violet 1", "violet 2")
    s.calls("blue 1")
    s.joe.does("tick durango 5")
    s.joe.may_not("free grey 1")
    s.audrey.does("rail 1")
    s.audrey.may_not("buy grey 1")


def test_p15_a_family_opens_a_region_only_at_the_end_of_the_turn() -> None:
    s = story()
    s.joe.lays("blue 1", "blue 2").holds("blue 3", "blue 1")
    s.calls("red 1")
    s.joe.does("buy blue 3")
    assert s.joe.area == ["red 1", "blue 1", "blue 2", "blue 3"]
    assert s.joe.regions == ["durango"]
    assert s.joe.may() == ["tick durango 1", "tick durango 3", "rail 1"]
    s.joe.does("tick durango 1")
    s.joe.may_not("buy blue 1")
