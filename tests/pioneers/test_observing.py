"""What a seat sees as a row of numbers, and what a position looks worth."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

import westbound
from tests.pioneers.story import Story, fresh, story
from westbound.engine.names import CHANCE
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import (
    BANKER,
    COMMON_BOUGHT_COACH,
    COMMON_GOAL,
    COMMON_LEAD,
    COMMON_PURCHASES,
    COMMON_SLOT,
    COMMONS,
    FARMER,
    HOTEL,
    SIGHT_DRIVES_NEXT,
    SIGHT_GOLD,
    SIGHT_GUEST,
    SIGHT_LAST_PIONEER,
    SIGHT_MATCHES_BEYOND,
    SIGHT_NEAREST,
    SIGHT_NEAREST_OWN,
    SIGHT_NETWORK,
    SIGHT_NETWORK_MATCHES,
    SIGHT_NETWORK_TILES,
    SIGHT_ONE_ROAD_AWAY,
    SIGHT_REACH,
    SIGHT_TILES_BEYOND,
    SIGHT_TURN_TO_COME,
    SIGHT_TWO_ROADS_AWAY,
    SIGHTS,
    SLOT_FITS,
)
from westbound.games.pioneers.rules import Pioneers

MOST = 8  # in any column
GAMES = 60 if westbound.compiled() else 1  # of each number of players


def walk(players: int, seed: int) -> Iterator[Pioneers]:
    """The table at every decision and draw of a random game, and at the end."""
    t, rng = fresh(players), random.Random(seed)
    while not t.over:
        yield t
        seat = next(seat for seat in range(CHANCE + 1) if t.actors() >> seat & 1)
        t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])
    yield t


def seen(s: Story, viewer: int, column: int, turns_later: int = 0) -> float:
    """What *viewer* sees in a *column* of the player sitting that many seats to the left."""
    return s.t.sight(viewer)[turns_later * SIGHTS + column]


def shared(s: Story, viewer: int, column: int) -> float:
    return s.t.sight(viewer)[s.t.players * SIGHTS + column]


# Any row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_tells_nothing_that_its_seat_may_not_know(players: int) -> None:
    rng = random.Random(players)
    for t in walk(players, seed=players):
        for seat in range(players):
            row = t.sight(seat)
            assert len(row) == players * SIGHTS + COMMONS
            assert GAME.imagine(t, seat, rng).sight(seat) == row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_are_small(players: int) -> None:
    for seed in range(GAMES):
        for number, t in enumerate(walk(players, seed)):
            row = t.sight(number % players)
            assert all(math.isfinite(x) and abs(x) <= MOST for x in row)


@pytest.mark.slow
def test_every_column_is_used() -> None:
    used = [0.0] * (2 * SIGHTS + COMMONS)
    for seed in range(200):
        for number, t in enumerate(walk(2, seed)):
            used = [max(most, abs(x)) for most, x in zip(used, t.sight(number % 2), strict=True)]
    assert [column for column, most in enumerate(used) if most == 0] == []


def test_observing_changes_nothing() -> None:
    for t in walk(3, seed=1):
        before = t.digested()
        t.sight(1)
        assert t.digested() == before


# Columns


def test_the_nuggets_of_others_count_as_much_as_they_do_on_average() -> None:
    s = story()
    s.bill.found(5)
    s.annie.found(3, 3)
    assert seen(s, 0, SIGHT_GOLD) == 0.5
    assert seen(s, 0, SIGHT_GOLD, turns_later=1) == pytest.approx(2 * 30 / 9 / 10)  # of six 3s and three 4s
    assert seen(s, 1, SIGHT_GOLD) == 0.6


def test_a_network_is_seen_with_what_one_and_two_roads_would_add() -> None:
    s = story().tiles(albany="farmer", bangor="farmer", philadelphia="hotel")
    s.bill.built("boston-albany").lives_in(boston=1, buffalo=2, pittsburgh=1).rides("farmer", "farmer")
    assert seen(s, 0, SIGHT_NETWORK) == 1 / 8
    assert seen(s, 0, SIGHT_NETWORK_TILES + FARMER) == 1 / 3
    assert [seen(s, 0, SIGHT_TILES_BEYOND + tile) for tile in (FARMER, HOTEL)] == [1 / 4, 1 / 4]
    assert seen(s, 0, SIGHT_NETWORK_MATCHES) == seen(s, 0, SIGHT_MATCHES_BEYOND) == 1 / 3
    assert seen(s, 0, SIGHT_ONE_ROAD_AWAY) == 3 / 4  # two in Buffalo, one on the start space
    assert seen(s, 0, SIGHT_TWO_ROADS_AWAY) == 1 / 4
    s.annie.built("albany-buffalo")
    assert seen(s, 0, SIGHT_ONE_ROAD_AWAY) == 1 / 4
    assert seen(s, 0, SIGHT_TWO_ROADS_AWAY) == 2 / 4


def test_a_city_is_nearer_to_those_who_pay_less() -> None:
    s = story().tiles(boston="banker", philadelphia="digger")
    s.bill.built("start-boston").rides("farmer", "banker", points=7, gone=1)
    s.annie.rides("banker", "banker")
    assert [seen(s, 0, SIGHT_REACH + fare) for fare in (0, 1)] == [1 / 4, 0]
    assert [seen(s, 1, SIGHT_REACH + fare) for fare in (0, 1)] == [0, 1 / 4]
    assert [seen(s, seat, SIGHT_NEAREST + BANKER) for seat in (0, 1)] == [1, 3 / 4]
    assert [seen(s, seat, SIGHT_NEAREST_OWN) for seat in (0, 1)] == [1, 0]
    assert [seen(s, seat, SIGHT_LAST_PIONEER) for seat in (0, 1)] == [0.7, 0]


def test_players_are_seen_clockwise_from_the_viewer() -> None:
    s = story(turn="annie")
    assert [seen(s, 2, SIGHT_TURN_TO_COME, i) for i in range(4)] == [1, 1, 0, 0]  # Jim, Katie, Bill, Annie
    assert [seen(s, 2, SIGHT_DRIVES_NEXT, i) for i in range(4)] == [0, 0, 0, 1]


def test_whoever_has_declined_is_no_guest_any_more() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("banker", "farmer")
    for guest in (s.annie, s.katie):
        guest.has(cash=2).rides("banker", "farmer")
    s.jim.rides("banker", "farmer")
    s.bill.drives("boston")
    assert [seen(s, 0, SIGHT_GUEST, i) for i in range(4)] == [0, 1, 0, 1]
    s.annie.does("pass")
    assert [seen(s, 0, SIGHT_GUEST, i) for i in range(4)] == [0, 0, 0, 1]


def test_what_was_bought_is_seen_while_the_display_is_refilled() -> None:
    s = story()
    s.bill.has(cash=9, merchants=1)
    assert [shared(s, 0, COMMON_SLOT + SLOT_FITS), shared(s, 1, COMMON_SLOT + SLOT_FITS)] == [1, 0]
    assert shared(s, 0, COMMON_PURCHASES) == 2 / 3
    s.bill.does("coach 1")
    assert [shared(s, 0, COMMON_PURCHASES), shared(s, 0, COMMON_BOUGHT_COACH)] == [1 / 3, 1]


def test_the_tile_about_to_be_taken_is_seen() -> None:
    s = story().tiles(boston="hotel")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.bill.drives("boston")
    assert shared(s, 3, COMMON_GOAL + HOTEL) == 1


def test_the_lead_is_over_the_best_rival() -> None:
    s = story()
    s.bill.has(points=20)
    s.katie.has(points=30)
    assert [shared(s, seat, COMMON_LEAD) for seat in (0, 3)] == pytest.approx([-10 / 25, 10 / 25])


# Estimates


def half_a_fortune() -> Story:
    """Bill has 1 point for an empty seat, 4 for a nugget and 2 for a network."""
    s = story().tiles(boston="farmer")
    s.bill.has(cash=7, bankers=1).rides("farmer", "farmer", "digger", points=6, gone=1).found(4)
    s.bill.built("boston-albany").lives_in(albany=1)
    return s


def test_an_estimate_adds_hopes_to_points() -> None:
    s = half_a_fortune()
    money = (0.8 * 5 + 0.3 * 2) * 11 / 12  # in the first of twelve rounds
    coach = 0.7 * 6 / 3 - 1
    farmer, banker, city, road = 0.9, 11 * 0.5, 0.6, 0.35
    assert s.t.estimated(0) == pytest.approx(7 + money + coach + farmer + banker + city + road)


def test_a_hotel_gives_hope_to_pioneers_no_city_wants() -> None:
    s = half_a_fortune()
    before = s.t.estimated(0)
    s.tiles(denver="hotel")
    assert s.t.estimated(0) == pytest.approx(before + 0.2)


def test_in_the_last_round_only_points_and_a_little_money_count() -> None:
    s = half_a_fortune()
    s.t.last_round = True
    assert s.t.estimated(0) == pytest.approx(7 + 7 * 0.05)
