"""III. Fin de tour: page 5 of the rulebook."""

from __future__ import annotations

import pytest

from tests.colorado.story import Story, story
from tests.stories.story import draw_on
from westbound.games.colorado.printed import COLOR_NAMES

BLUE = ("blue 1", "blue 2", "blue 3")
GREY = ("grey 1", "grey 2", "grey 3")
RED = ("red 1", "red 2", "red 3")
FULL = ("violet 1", "violet 2", "green 3")  # a hand that needs no more cards


def table(players: int = 2) -> Story:
    """Nobody draws at the end of this turn."""
    s = story(players)
    for person in s.people:
        person.holds(*FULL)
    return s


# A. Families


@pytest.mark.parametrize("color", COLOR_NAMES)
def test_p05_a_a_complete_family_is_discarded_and_a_region_discovered(color: str) -> None:
    family = [f"{color} {value}" for value in (1, 2, 3)]
    s = table()
    s.joe.lays(*family)
    s.turn_ends()
    assert s.asked == ["joe"]
    assert s.joe.area == []
    assert s.discarded == family
    assert s.joe.may() == ["discover great_sand_dunes", "discover grand_mesa", "discover san_juan"]
    s.joe.does("discover san_juan")
    assert s.joe.regions == ["durango", "san_juan"]
    assert s.joe.boxes("forest") == 1


def test_p05_a_only_a_complete_one() -> None:
    s = table()
    s.joe.lays("blue 1", "blue 2", "orange 3", "grey 1", "grey 3")
    s.turn_ends()
    assert s.caller == "audrey"
    assert len(s.joe.area) == 5


def test_p05_a_other_cards_stay() -> None:
    s = table()
    s.joe.lays(*BLUE, "red 1", "orange 2")
    s.turn_ends()
    s.joe.does("discover san_juan")
    assert s.joe.area == ["red 1", "orange 2"]


def test_p05_a_everybody_at_the_same_time() -> None:
    s = table(3)
    for person in s.people:
        person.lays(*BLUE)
    s.turn_ends()
    assert s.asked == ["joe", "audrey", "tom"]
    s.tom.does("discover san_juan")
    s.audrey.does("discover grand_mesa")
    s.joe.does("discover grand_mesa")
    assert s.caller == "audrey"
    assert [person.regions[-1] for person in s.people] == ["grand_mesa", "grand_mesa", "san_juan"]


def test_ruling_several_families_one_discovery_each_one_after_the_other() -> None:
    s = table()
    s.joe.lays(*BLUE, *GREY)
    s.turn_ends()
    assert s.joe.may("discover twin_lakes") == []
    s.joe.does("discover grand_mesa")
    assert "discover twin_lakes" in s.joe.may()
    s.joe.does("discover twin_lakes")
    assert s.joe.regions == ["durango", "grand_mesa", "twin_lakes"]
    assert s.joe.boxes("lake") == 2
    assert s.joe.area == []
    assert s.caller == "audrey"


def test_ruling_three_families() -> None:
    s = table()
    s.joe.lays(*BLUE, *GREY, *RED)
    s.turn_ends()
    s.joe.does("discover grand_mesa", "discover browns_park", "discover elkhead")
    assert sorted(s.discarded) == sorted([*BLUE, *GREY, *RED])
    assert s.joe.regions == ["durango", "browns_park", "grand_mesa", "elkhead"]


def test_ruling_no_region_in_reach_the_family_is_discarded_all_the_same() -> None:
    s = table()
    s.joe.lays(*BLUE)
    s.t.flags = [(1 << 13) - 1, 1, 0, 0]
    s.turn_ends()
    assert s.joe.area == []
    assert s.discarded == [*BLUE]
    assert s.news("family-discarded", "nothing-near") == ["family-discarded campfire blue", "nothing-near campfire"]
    assert s.caller == "audrey"


def test_p05_a_the_last_discovery_of_a_zone_gives_its_medal() -> None:
    s = table()
    for person in s.people:
        person.discovered("browns_park", "pawnee_buttes").lays(*BLUE)
    s.turn_ends()
    s.joe.does("discover great_sand_dunes")
    s.audrey.does("discover great_sand_dunes")
    assert (s.joe.medals, s.audrey.medals) == ([7], [7])
    assert s.medals_left("desert") == []


# B. At least three cards


def test_p05_b_draw_up_to_three_clockwise_from_the_caller() -> None:
    s = story(3)
    s.joe.holds("red 1", "red 1")
    s.tom.holds("red 1")
    s.turn_ends()
    s.draws("blue 1", "green 1", "green 2", "green 3", "grey 1", "grey 2")
    assert s.joe.hand == ["red 1", "red 1", "blue 1"]
    assert s.audrey.hand == ["green 1", "green 2", "green 3"]
    assert s.tom.hand == ["red 1", "grey 1", "grey 2"]
    assert s.news("drew-cards") == ["drew-cards campfire 1", "drew-cards wheel 3", "drew-cards horseshoe 2"]


@pytest.mark.parametrize("caller", range(3))
def test_p05_b_whoever_is_the_caller(caller: int) -> None:
    s = story(3)
    s.t.caller = s.t.player = caller
    s.turn_ends()
    draw_on(s.match)
    seats = ["campfire", "wheel", "horseshoe"]
    assert s.news("drew-cards") == [f"drew-cards {seats[(caller + i) % 3]} 3" for i in range(3)]


@pytest.mark.parametrize("cards", [3, 4, 9])
def test_p05_b_three_or_more_are_enough(cards: int) -> None:
    s = table()
    s.joe.holds(*["red 1"] * min(cards, 6), *["red 2"] * max(cards - 6, 0))
    s.turn_ends()
    assert len(s.joe.hand) == cards
    assert s.news("drew-cards") == []


def test_ruling_drawing_comes_after_everybodys_families() -> None:
    s = table()
    s.joe.holds()
    s.audrey.lays(*BLUE)
    s.pile().turn_ends()
    assert s.asked == ["audrey"]
    assert s.chance() == {}
    s.audrey.does("discover san_juan")
    draw_on(s.match)
    assert s.joe.hand == [*BLUE]


def test_p05_b_an_empty_pile_is_remade() -> None:
    s = table()
    s.joe.holds()
    s.pile("red 1").discards("green 1", "green 1", "green 1").turn_ends()
    s.draws("red 1", "green 1", "green 1")
    assert s.news("reshuffled") == ["reshuffled 3"]
    assert (s.pile_size, s.discarded) == (1, [])


def test_ruling_the_next_family_discarded_is_the_pile() -> None:
    s = table()
    s.audrey.lays(*BLUE)
    s.pile().turn_ends()
    assert s.news("family-discarded", "reshuffled") == ["family-discarded wheel blue", "reshuffled 3"]
    assert (s.pile_size, s.discarded) == (3, [])


def test_ruling_if_both_are_empty_as_many_as_there_are() -> None:
    s = story()
    s.joe.holds("red 1")
    s.audrey.holds("red 1", "red 2")
    s.pile("green 1").discards().turn_ends()
    s.draws("green 1")
    assert s.joe.hand == ["red 1", "green 1"]
    assert s.audrey.hand == ["red 1", "red 2"]
    assert s.caller == "audrey"


# C. The seventh medal, or the next Caller


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_c_the_token_goes_left(players: int) -> None:
    s = table(players)
    callers = []
    for _ in range(players):
        s.turn_ends()
        callers.append(s.caller)
    assert callers == [*("audrey", "tom", "achille")[: players - 1], "joe"]
    assert s.t.turn == players + 1


def test_p05_c_with_six_medals_play_goes_on() -> None:
    s = table()
    s.joe.has_won(1, 1, 1, 1, 1, 1)
    s.turn_ends()
    assert not s.over


@pytest.mark.parametrize("who", [0, 1])
def test_p05_c_with_a_seventh_medal_of_anybody_it_ends(who: int) -> None:
    s = table()
    s.people[who].has_won(1, 1, 1, 1, 1, 1, 1)
    s.turn_ends()
    assert s.over
    assert s.caller == "joe"


def test_p05_c_the_turn_in_which_it_is_won_is_played_to_its_end() -> None:
    s = story()
    s.joe.has_won(1, 1, 1, 1, 1, 1).ticked("durango", 1, 3, 4, 5)
    s.audrey.lays(*GREY)
    s.calls("blue 1")
    s.joe.does("tick durango 2")
    assert len(s.joe.medals) == 7
    assert not s.over
    s.audrey.does("tick durango 3", "discover san_juan")
    draw_on(s.match)
    assert s.over
    assert s.audrey.points["forest"] == 1
    assert (len(s.joe.hand), len(s.audrey.hand)) == (3, 3)


def test_ruling_medals_beyond_the_seventh_count_in_the_last_turn() -> None:
    s = story()
    s.joe.has_won(1, 1, 1, 1, 1, 1, 1).ticked("durango", 1, 3, 4, 5)
    s.calls("blue 1")
    s.joe.does("tick durango 2")
    s.rest_act()
    assert s.over
    assert s.joe.medals == [1, 1, 1, 1, 1, 1, 1, 5]
    assert s.joe.points["medals"] == 12


def test_p05_c_a_seventh_medal_won_in_phase_iii_ends_it_too() -> None:
    s = table()
    s.joe.has_won(1, 1, 1, 1, 1, 1).discovered("browns_park", "pawnee_buttes").lays(*BLUE)
    s.turn_ends()
    s.joe.does("discover great_sand_dunes")
    assert s.over


def test_ruling_the_game_ends_after_turn_300() -> None:
    s = table().at(turn=299).turn_ends()
    assert not s.over
    assert s.t.turn == 300
    s.turn_ends()
    assert s.over
    assert s.news("last-turn-over") == ["last-turn-over 300"]
