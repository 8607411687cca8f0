"""Fin de la partie: page 8 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story, story


def ended(s: Story) -> Story:
    """The last week is over, and nobody fulfils a town."""
    s.week_ends(4)
    assert s.over
    return s


def test_p08_the_game_ends_after_the_last_visit() -> None:
    s = story().towns("abilene")
    s.ada.has(cattle=2)
    s.week_ends(4)
    assert not s.over
    s.ada.does("pass")
    assert s.over
    assert s.news("game-over") == ["game-over"]
    assert s.asked == []


def test_p08_one_point_per_nugget() -> None:
    s = story()
    s.ada.holds(1, 2, 3, 3)
    assert s.ada.final["gold"] == 9


def test_p08_two_points_per_favor() -> None:
    s = story()
    s.ada.has(favors=3)
    assert s.ada.final["favors"] == 6


@pytest.mark.parametrize(
    ("favors", "more"),
    [((3, 2, 1), (5, 0, 0)), ((3, 3, 1), (5, 5, 0)), ((2, 2, 2), (5, 5, 5)), ((0, 0, 0), (0, 0, 0))],
)
def test_p08_five_more_for_most_favors_all_tied_and_nobody_with_none(
    favors: tuple[int, ...], more: tuple[int, ...]
) -> None:
    s = story(3)
    for person, count in zip(s.people, favors, strict=True):
        person.has(favors=count)
    assert tuple(person.final["most_favors"] for person in s.people) == more


def test_p08_two_points_less_per_damage() -> None:
    s = story()
    s.ada.drives("small 0", "large 1", "large 3")
    assert s.ada.final["damage"] == -8


def test_p08_conditions_of_living_townsfolk() -> None:
    """1 per cattle, 1 per 2 cattle, 3 points."""
    s = story()
    s.ada.has(cattle=5).leads("herder", "drover", "coachbuilder")
    assert s.ada.final["townsfolk"] == 5 + 2 + 3
    s.ada.leads("herder")
    assert s.ada.final["townsfolk"] == 5


def test_p07_townsfolk_lost_to_a_disease_score_nothing() -> None:
    s = story().tracks(disease=2).at(4, 5)
    s.ada.plays("cattle_outfit").leads("coachbuilder")
    s.left("blue")
    assert s.over
    assert s.ada.final["townsfolk"] == 0


def test_ruling_conditions_of_boards() -> None:
    s = story()
    s.ada.plays("mining_claim").holds(1, 1, 2, 3, 3)
    assert s.ada.final["board"] == 2
    s.ada.plays("homestead")
    assert s.ada.final["board"] == 0


def test_ruling_conditions_count_the_goods_left_after_the_last_visit() -> None:
    s = story().towns("oregon_city")
    s.ada.has(wood=4).leads("woodcutter")
    s.week_ends(4).ada.does("fulfil oregon_city")
    assert s.over
    assert s.ada.final["townsfolk"] == 0
    s = story().towns("oregon_city")
    s.ada.has(wood=4).leads("woodcutter")
    s.week_ends(4).ada.does("pass")
    assert s.ada.final["townsfolk"] == 2


def test_p08_cattle_of_the_last_visit_are_counted_before_they_are_given() -> None:
    s = story().towns("abilene")
    s.ada.has(cattle=2)
    s.week_ends(4).ada.does("fulfil abilene")
    assert s.ada.final["cattle"] == 2
    assert s.ada.final["favors"] == 4


def test_p08_the_last_disasters_come_before_the_counting() -> None:
    s = story().tracks(storm=1)
    s.week_ends(4)
    assert s.over
    assert s.ada.final["damage"] == -2


def test_p08_all_together() -> None:
    s = story()
    s.ada.has(cattle=4, favors=2, points=10).holds(3, 2).leads("herder").drives("small 1").plays("mining_claim")
    ended(s)
    assert s.ada.final == {
        "cattle": 14,
        "gold": 5,
        "favors": 4,
        "most_favors": 5,
        "townsfolk": 4,
        "board": 1,
        "damage": -2,
    }
    assert s.match.scores()[0] == 14 + 5 + 4 + 5 + 4 + 1 - 2
    assert s.news("scored-gold", "scored-favors", "scored-most-favors", "scored-folk", "scored-board", "scored-damage")[
        :6
    ] == [
        "scored-gold red 5",
        "scored-favors red 4",
        "scored-most-favors red 5",
        "scored-folk red 4",
        "scored-board red 1",
        "scored-damage red 2",
    ]


def test_p08_most_points_win() -> None:
    s = story(3)
    s.ben.has(points=3)
    s.cora.has(points=2, money=40)
    assert ended(s).winners == ["ben"]


def test_p08_ties_go_to_who_has_more_dollars() -> None:
    s = story(3)
    s.ada.has(points=3, money=1)
    s.ben.has(points=3, money=2)
    assert ended(s).winners == ["ben"]


def test_p08_then_the_win_is_shared() -> None:
    s = story(3)
    s.ada.has(points=3, money=2)
    s.cora.has(points=3, money=2)
    assert ended(s).winners == ["ada", "cora"]
    assert s.match.winners() == [0, 2]


def test_p08_points_of_the_cards_during_the_game_stay() -> None:
    s = story()
    s.ada.leads("goldsmith")
    s.rolls("blue mine", "red wild", "green wild")
    s.ada.takes("blue mine")
    assert s.ada.points == 2


def test_p08_points_beyond_fifty_are_simply_counted() -> None:
    s = story()
    s.ada.has(points=49, cattle=3)
    assert ended(s).match.scores()[0] == 52
