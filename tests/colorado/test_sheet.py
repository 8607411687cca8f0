"""Votre feuille de route: pages 8 and 9 of the rulebook, on our map."""

from __future__ import annotations

import pytest

from tests.colorado.story import story, usual_box
from westbound.games.colorado.names import REGIONS

# Links and flags


def test_p08_a_step_is_linked_to_its_flag_or_to_a_ticked_step() -> None:
    s = story()
    s.joe.discovered("grand_mesa")
    s.calls("blue 1")
    assert s.joe.may("tick grand_mesa") == ["tick grand_mesa 1", "tick grand_mesa 4"]


@pytest.mark.parametrize(
    ("ticked", "open_steps"),
    [
        ((1,), [2, 4]),
        ((4,), [1, 3, 5]),
        ((1, 2), [3, 4]),
        ((4, 5), [1, 3]),
        ((1, 2, 4), [3, 5]),
        ((1, 2, 3, 4), [5]),
        ((1, 2, 3, 4, 5), []),
    ],
)
def test_p08_ways_lead_in_both_directions(ticked: tuple[int, ...], open_steps: list[int]) -> None:
    s = story()
    s.joe.discovered("grand_mesa").ticked("grand_mesa", *ticked)
    s.calls("blue 1")
    assert s.joe.may("tick grand_mesa") == [f"tick grand_mesa {step}" for step in open_steps]


def test_p08_an_undiscovered_region_has_no_open_steps() -> None:
    s = story().calls("blue 1")
    s.joe.may_not("tick grand_mesa 1")
    assert {words.split()[1] for words in s.joe.may("tick")} == {"durango"}


def test_p08_a_step_is_ticked_once() -> None:
    s = story()
    s.joe.ticked("durango", 3)
    s.calls("blue 1")
    assert s.joe.may("tick") == ["tick durango 1", "tick durango 2", "tick durango 4"]


def test_p08_in_any_discovered_region() -> None:
    s = story()
    s.joe.discovered("san_juan", "great_sand_dunes")
    s.calls("blue 1")
    assert s.joe.may("tick") == [
        "tick durango 1",
        "tick durango 3",
        "tick great_sand_dunes 1",
        "tick great_sand_dunes 5",
        "tick san_juan 1",
        "tick san_juan 3",
    ]


def test_p08_sheets_are_everybodys_own() -> None:
    s = story()
    s.joe.ticked("durango", 1, 3).discovered("grand_mesa")
    s.calls("blue 1")
    assert s.audrey.may("tick") == ["tick durango 1", "tick durango 3"]


def test_p08_an_empty_step_brings_nothing() -> None:
    s = story().calls("blue 1")
    s.joe.does("tick durango 3")
    assert s.asked == ["audrey"]


# Completed regions


def test_p09_a_complete_region_gives_its_medal() -> None:
    s = story()
    s.joe.discovered("san_juan").ticked("san_juan", 1, 3, 4, 5)
    s.calls("blue 1")
    s.joe.does("tick san_juan 2")
    assert s.joe.medals == [5]
    assert s.news("medal-won") == ["medal-won campfire san_juan 5"]


def test_p09_one_step_before_it_gives_nothing() -> None:
    s = story()
    s.joe.discovered("san_juan").ticked("san_juan", 1, 3, 4)
    s.calls("blue 1")
    s.joe.does("tick san_juan 2")
    assert s.joe.medals == []


def test_p09_medals_of_regions_are_personal() -> None:
    s = story()
    for person in s.people:
        person.discovered("san_juan").ticked("san_juan", 1, 3, 4, 5)
    s.calls("blue 1")
    s.joe.does("tick san_juan 2")
    s.audrey.does("tick san_juan 2")
    assert (s.joe.medals, s.audrey.medals) == ([5], [5])


def test_p09_a_later_player_gets_the_same() -> None:
    s = story()
    s.joe.discovered("san_juan").ticked("san_juan", 1, 2, 3, 4, 5).has_won(5)
    s.audrey.discovered("san_juan").ticked("san_juan", 1, 3, 4, 5)
    s.calls("blue 1")
    s.audrey.does("tick san_juan 2")
    assert s.audrey.medals == [5]


@pytest.mark.parametrize("number", range(REGIONS))
def test_p09_whichever_step_is_the_last(number: int) -> None:
    region = usual_box(2).edition.regions[number]
    steps = range(1, len(region.steps) + 1)
    for last in steps:
        s = story()
        s.joe.discovered(*{region.name} - {"durango"}).ticked(region.name, *(step for step in steps if step != last))
        s.calls("blue 1")
        s.joe.does(f"tick {region.name} {last}")
        assert s.joe.medals[0] == region.medal


def test_ruling_medal_before_icon() -> None:
    s = story()
    s.joe.holds("red 1").ticked("durango", 1, 2, 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5")
    assert s.joe.medals == [5]
    assert s.joe.may() == ["pass", "free red 1"]


def test_ruling_so_it_is_when_the_icon_brings_another_medal() -> None:
    s = story()
    s.joe.discovered("black_forest").ticked("black_forest", 1, 2, 4, 5, 6).marked(saloon=3)
    s.calls("blue 1")
    s.joe.does("tick black_forest 3")
    assert s.news("medal-won") == ["medal-won campfire black_forest 6", "medal-won campfire saloon 8"]


# The railroad


def test_ruling_the_first_step_of_the_railroad_is_always_open() -> None:
    s = story().calls("blue 1")
    assert s.joe.may("rail") == ["rail 1"]


@pytest.mark.parametrize(
    ("travelled", "following"),
    [
        ((1,), [2]),
        ((1, 2), [3, 4]),
        ((1, 2, 3), [6]),
        ((1, 2, 4), [5]),
        ((1, 2, 4, 5), [6]),
        ((1, 2, 3, 6), [7, 9]),
        ((1, 2, 4, 5, 6), [7, 9]),
        ((1, 2, 3, 6, 7), [8]),
        ((1, 2, 3, 6, 7, 8), [10]),
        ((1, 2, 3, 6, 9), [10]),
        ((1, 2, 3, 6, 9, 10), [11]),
        ((1, 2, 3, 6, 9, 10, 11), [12]),
        ((1, 2, 3, 6, 9, 10, 11, 12), []),
    ],
)
def test_p08_from_left_to_right_and_a_switch_closes_the_other_branch(
    travelled: tuple[int, ...], following: list[int]
) -> None:
    s = story()
    s.joe.travelled(*travelled)
    s.calls("blue 1")
    assert s.joe.may("rail") == [f"rail {step}" for step in following]


def test_p08_whoever_takes_a_branch_goes_on_from_there() -> None:
    s = story()
    s.joe.travelled(1, 2)
    s.calls("blue 1")
    s.joe.does("rail 4")
    assert s.joe.rails == ["1", "2", "4"]
    assert s.joe.tipi_track == "...x..."
    assert s.match.view(0)["players"][0]["open_rails"] == ["5"]


def test_p08_a_step_of_the_railroad_has_its_effect() -> None:
    s = story()
    s.joe.travelled(1, 2, 4)
    s.calls("blue 1")
    s.joe.does("rail 5")
    assert s.joe.boxes("saloon") == 1


def test_p08_the_last_step_gives_the_medal_of_the_railroad() -> None:
    s = story()
    for person in s.people:
        person.travelled(1, 2, 3, 6, 9, 10, 11)
    s.calls("blue 1")
    s.joe.does("rail 12")
    s.audrey.does("rail 12")
    assert (s.joe.medals, s.audrey.medals) == ([8], [8])
    assert s.news("medal-won") == ["medal-won campfire railroad 8", "medal-won wheel railroad 8"]


def test_p08_the_railroad_needs_no_region() -> None:
    s = story()
    s.joe.ticked("durango", 1, 2, 3, 4, 5)
    s.calls("blue 1")
    assert s.joe.may() == ["rail 1"]


# Discovering


@pytest.mark.parametrize(
    ("regions", "beside"),
    [
        ((), ["great_sand_dunes", "grand_mesa", "san_juan"]),
        (("grand_mesa",), ["browns_park", "great_sand_dunes", "twin_lakes", "san_juan"]),
        (("san_juan",), ["great_sand_dunes", "grand_mesa"]),
    ],
)
def test_p08_regions_beside_a_discovered_one(regions: tuple[str, ...], beside: list[str]) -> None:
    s = story()
    s.joe.discovered(*regions).travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8")
    assert s.joe.may() == [f"discover {region}" for region in beside]


@pytest.mark.parametrize(
    ("near", "behind"),
    [
        ("grand_mesa", "elkhead"),
        ("twin_lakes", "elkhead"),
        ("san_juan", "twin_lakes"),
        ("great_sand_dunes", "big_timbers"),
    ],
)
def test_p08_mountains_separate(near: str, behind: str) -> None:
    s = story()
    s.joe.discovered(near).travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8")
    s.joe.may_not(f"discover {behind}")


def test_p08_a_discovered_region_is_not_discovered_again() -> None:
    s = story()
    s.joe.discovered("grand_mesa", "san_juan").travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8")
    assert s.joe.may() == ["discover browns_park", "discover great_sand_dunes", "discover twin_lakes"]


def test_p08_its_steps_are_open_at_once() -> None:
    s = story()
    s.joe.travelled(1, 2, 3, 6, 7).holds("orange 1")
    s.calls("blue 1")
    s.joe.does("rail 8", "discover san_juan")
    assert "san_juan 1" in s.match.view(0)["players"][0]["open_steps"]


def test_p08_the_other_village_can_be_discovered_too() -> None:
    s = story()
    s.joe.discovered("great_sand_dunes", "black_forest").travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", "discover fort_collins")
    assert s.joe.boxes("village") == 2
    assert s.joe.points["village"] == 4
