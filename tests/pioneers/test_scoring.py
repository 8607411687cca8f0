"""The final scoring: rulebook page 8."""

from __future__ import annotations

from tests.pioneers.story import story

# Empty seats


def test_p08_a_point_per_empty_seat_on_coaches_that_carry_somebody() -> None:
    s = story()
    s.bill.rides("banker", "farmer", "digger", "digger", gone=3).rides("farmer", "digger", gone=1)
    assert s.bill.final["seats"] == 4


def test_p08_full_and_emptied_coaches_have_no_empty_seats() -> None:
    s = story()
    s.bill.rides("banker", "farmer").rides("farmer", "digger", gone=2)
    assert s.bill.final["seats"] == 0


# Nuggets


def test_p08_nuggets_count_their_value() -> None:
    s = story()
    s.bill.found(3, 3, 4, 5)
    s.annie.found()
    assert s.bill.final["nuggets"] == 15
    assert s.annie.final["nuggets"] == 0


# The network


def test_p08_two_points_per_own_pioneer_in_the_network() -> None:
    s = story()
    s.bill.built("albany-buffalo", "buffalo-detroit").lives_in(albany=1, detroit=1)
    assert s.bill.final["network"] == 4


def test_p08_without_any_own_road_nothing() -> None:
    s = story()
    s.bill.lives_in(albany=3, detroit=1)
    assert s.bill.final["network"] == 0


def test_p08_a_road_without_pioneers_counts_nothing() -> None:
    s = story()
    s.bill.built("denver-santa_fe")
    assert s.bill.final["network"] == 0


def test_p08_a_pioneer_off_the_roads_counts_nothing() -> None:
    s = story()
    s.bill.built("albany-buffalo").lives_in(albany=1, detroit=5)
    assert s.bill.final["network"] == 2


def test_p08_several_own_pioneers_in_a_city_all_count() -> None:
    s = story()
    s.bill.built("albany-buffalo").lives_in(albany=3, buffalo=2)
    assert s.bill.final["network"] == 10


def test_p08_pioneers_of_others_count_nothing() -> None:
    s = story()
    s.bill.built("albany-buffalo").lives_in(albany=1)
    s.annie.lives_in(albany=3, buffalo=3)
    assert s.bill.final["network"] == 2


def test_p08_cities_without_own_pioneers_connect() -> None:
    s = story()
    s.bill.built("albany-buffalo", "buffalo-detroit", "detroit-green_bay").lives_in(albany=1, green_bay=1)
    assert s.bill.final["network"] == 4


def test_p08_branches_and_rings_extend_the_network() -> None:
    s = story()
    s.bill.built("boston-albany", "bangor-albany", "boston-bangor", "albany-buffalo", "albany-philadelphia")
    s.bill.lives_in(boston=1, bangor=1, albany=1, buffalo=1, philadelphia=1)
    assert s.bill.final["network"] == 10


def test_p08_the_largest_network_has_most_pioneers_not_most_roads() -> None:
    s = story()
    s.bill.built("albany-buffalo", "buffalo-detroit", "detroit-green_bay").lives_in(albany=1, buffalo=1)
    s.bill.built("denver-santa_fe").lives_in(denver=2, santa_fe=1)
    assert s.bill.final["network"] == 6


def test_p08_only_one_network_counts() -> None:
    s = story()
    s.bill.built("albany-buffalo", "denver-santa_fe").lives_in(albany=1, denver=1)
    assert s.bill.final["network"] == 2


def test_p08_the_start_pioneer_counts_where_an_own_road_reaches_the_start() -> None:
    s = story()
    s.bill.built("start-boston").lives_in(boston=1)
    assert s.bill.final["network"] == 4


def test_p08_the_start_pioneer_alone() -> None:
    s = story()
    s.bill.built("start-boston")
    assert s.bill.final["network"] == 2


def test_p08_the_start_pioneer_does_not_count_otherwise() -> None:
    s = story()
    s.bill.built("boston-albany").lives_in(boston=1)
    s.annie.built("start-boston")
    assert s.bill.final["network"] == 2


def test_p08_the_start_connects_two_roads() -> None:
    s = story()
    s.bill.built("start-boston", "start-philadelphia").lives_in(boston=1, philadelphia=1)
    assert s.bill.final["network"] == 6


def test_p08_roads_of_rivals_connect_nothing() -> None:
    s = story()
    s.bill.built("albany-buffalo", "detroit-green_bay").lives_in(albany=1, green_bay=1)
    s.annie.built("buffalo-detroit")
    assert s.bill.final["network"] == 2


def test_p08_parallel_roads_of_rivals_cut_nothing() -> None:
    s = story()
    s.bill.built("albany-buffalo", "buffalo-detroit").lives_in(albany=1, detroit=1)
    s.annie.built("albany-buffalo", "buffalo-detroit").lives_in(buffalo=1)
    assert s.bill.final["network"] == 4
    assert s.annie.final["network"] == 2


def test_p08_lines_in_both_halves_of_the_list_join() -> None:
    """The lines are kept in two sets; a network spans both."""
    s = story()
    s.bill.built("omaha-fort_pierre", "omaha-fort_laramie", "fort_laramie-denver", "chicago-omaha")
    s.bill.lives_in(chicago=1, fort_pierre=1, denver=1)
    assert s.bill.final["network"] == 6


# The winner


def test_p08_all_sources_add_up() -> None:
    s = story()
    s.bill.has(points=12).rides("banker", "farmer", gone=1).found(3, 4).built("albany-buffalo").lives_in(albany=2)
    assert s.bill.final == {"coaches": 12, "seats": 1, "nuggets": 7, "network": 4}
    assert s.match.scores(0)[0] == 24


def test_p08_most_points_win() -> None:
    s = story()
    for person, points in zip(s.people, (20, 21, 5, 20), strict=True):
        person.has(points=points, cash=30 - points)
    assert s.winners == ["annie"]


def test_p08_more_dollars_break_a_tie() -> None:
    s = story()
    for person, points, cash in zip(s.people, (20, 20, 5, 20), (3, 4, 9, 2), strict=True):
        person.has(points=points, cash=cash)
    assert s.winners == ["annie"]


def test_p08_equal_points_and_dollars_share_the_win() -> None:
    s = story()
    for person, points, cash in zip(s.people, (20, 20, 5, 20), (4, 3, 9, 4), strict=True):
        person.has(points=points, cash=cash)
    assert s.winners == ["bill", "katie"]


def test_p08_all_can_share_the_win() -> None:
    assert story(players=3).winners == ["bill", "annie", "jim"]


def test_p08_nuggets_decide_and_are_shown_at_the_end() -> None:
    s = story(turn="katie")
    s.bill.has(points=10)
    s.katie.has(points=6, cash=2, stock=1).found(5)
    s.katie.rides("digger", "digger")
    assert s.match.scores(0) == [10, 0, 0, 6]
    s.katie.does("road denver-santa_fe")
    assert s.over
    assert s.match.scores(0) == s.match.scores(None) == [10, 0, 0, 11]
    assert s.winners == ["katie"]
    assert s.match.winners() == [3]


def test_p08_nobody_has_won_before_the_end() -> None:
    assert story().match.winners() == []
