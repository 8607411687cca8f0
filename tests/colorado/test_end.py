"""Fin de partie: page 13 of the rulebook."""

from __future__ import annotations

import pytest

from tests.colorado.story import Story, story

FULL = ("violet 1", "violet 2", "green 3")


def last_turn(players: int = 2) -> Story:
    s = story(players).at(turn=300)
    for person in s.people:
        person.holds(*FULL)
    return s


def test_p13_the_example_11_and_39_against_15_and_34() -> None:
    s = last_turn()
    s.joe.marked(village=2, desert=1, lake=1, forest=2).has_won(7, 6, 4, 8, 9, 2, 3)
    s.audrey.marked(village=1, desert=3, lake=3, forest=1).has_won(3, 1, 4, 6, 5, 15)
    assert s.joe.points == {"village": 4, "desert": 3, "lake": 1, "forest": 3, "medals": 39}
    assert s.audrey.points == {"village": 0, "desert": 10, "lake": 4, "forest": 1, "medals": 34}
    s.turn_ends()
    assert s.over
    assert s.match.scores() == [50, 49]
    assert s.winners == ["joe"]


def test_p13_the_zones_and_the_medals_are_told() -> None:
    s = last_turn()
    s.joe.marked(village=2, desert=1, lake=1, forest=2).has_won(7, 6, 4, 8, 9, 2, 3)
    s.turn_ends()
    assert s.news("scored-zones", "scored-medals", "game-over") == [
        "scored-zones campfire 11",
        "scored-medals campfire 39 7",
        "scored-zones wheel 0",
        "scored-medals wheel 0 0",
        "game-over",
    ]


def test_p13_no_points_for_anything_else() -> None:
    s = last_turn()
    s.joe.owns(9).lays("red 1", "red 2", "blue 3").marked(saloon=3, wanted=4).tipi(".xxxxx.")
    s.joe.ticked("durango", 1, 2, 3, 4).travelled(1, 2, 3, 6)
    s.turn_ends()
    assert s.match.scores() == [0, 0]


def test_p13_an_undiscovered_zone_is_worth_nothing() -> None:
    s = story()
    assert s.joe.points == {"village": 0, "desert": 0, "lake": 0, "forest": 0, "medals": 0}


# Ties


@pytest.mark.parametrize(
    ("joe", "audrey", "winners"),
    [
        (((5, 5), 0), ((10,), 9), ["joe"]),  # more medals, whatever the nuggets
        (((10,), 3), ((10,), 2), ["joe"]),  # then more nuggets
        (((10,), 2), ((10,), 3), ["audrey"]),
        (((4, 6), 3), ((5, 5), 3), ["joe", "audrey"]),  # then it is shared
        (((10,), 9), ((11,), 0), ["audrey"]),  # points come first
    ],
)
def test_p13_ties_more_medals_then_more_nuggets_then_shared(
    joe: tuple[tuple[int, ...], int], audrey: tuple[tuple[int, ...], int], winners: list[str]
) -> None:
    s = last_turn()
    for person, (medals, nuggets) in zip(s.people, (joe, audrey), strict=True):
        person.has_won(*medals).owns(nuggets)
    s.turn_ends()
    assert s.winners == winners


def test_p13_a_medal_breaks_a_tie_more_than_all_nuggets() -> None:
    s = last_turn()
    s.joe.has_won(5, 5).owns(0)
    s.audrey.has_won(10).owns(20)
    s.turn_ends()
    assert s.winners == ["joe"]


def test_p13_three_may_share() -> None:
    s = last_turn(3)
    for person in s.people:
        person.has_won(3, 4)
    s.turn_ends()
    assert s.winners == ["joe", "audrey", "tom"]
    assert s.asked == []
