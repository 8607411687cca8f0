"""Début de semaine, and the days of a week: pages 4 and 5 of the rulebook."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from tests.pioneer_days.story import (
    PEOPLE,
    fresh,
    story,
    table_of,
    together,
    undrawn,
)
from tests.stories.story import chance_may, draw_on
from westbound.engine.names import CHANCE
from westbound.games.pioneer_days.names import (
    DAYS_A_WEEK,
    NOBODY,
    TAKING,
)
from westbound.games.pioneer_days.rules import PioneerDays

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


# The start of a week


@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_p04_dice_of_each_colour(players: int, dice: int) -> None:
    match = undrawn(players, boards="standard")
    draw_on(match, until="rolling")
    assert table_of(match).bag == [dice] * 5


@COUNTS
def test_p04_all_displays_are_replaced(players: int) -> None:
    s = story(players).slots(wood="herder", mine="drover").store("lamp_1", "wheel_1").towns("abilene", "omaha")
    s.t.folk_left &= ~(1 << s.folk("herder") | 1 << s.folk("drover"))
    s.week_ends()
    assert [town for town in s.t.towns if town != NOBODY] == []
    draw_on(s.match, "town boise", until="laying tiles")
    assert s.town("boise") in s.t.towns
    assert s.t.store == [NOBODY] * 5
    draw_on(s.match, until="laying folk")
    assert sum(tile != NOBODY for tile in s.t.store) == players + 1
    assert s.t.slots == [NOBODY] * 6
    draw_on(s.match, until="rolling")
    assert NOBODY not in s.t.slots
    assert s.t.bag == [players + 1] * 5
    assert (s.t.week, s.t.day) == (2, 1)


def test_p04_towns_come_first_then_equipment_then_townsfolk() -> None:
    s = story().week_ends()
    draw_on(s.match, until="rolling")
    laid = [line.split()[0] for line in s.news("town-laid", "tile-laid", "folk-laid")]
    assert [(kind, len(list(group))) for kind, group in itertools.groupby(laid)] == [
        ("town-laid", 2),
        ("tile-laid", 3),
        ("folk-laid", 6),
    ]


@pytest.mark.parametrize(("week", "towns"), [(2, 2), (3, 2), (4, 3)])
def test_p04_two_new_towns_and_three_in_the_last_week(week: int, towns: int) -> None:
    s = story().week_ends(week - 1)
    draw_on(s.match, until="rolling")
    assert len(s.news("town-laid")) == towns
    assert sum(town != NOBODY for town in s.t.towns) == towns


def test_p04_what_was_on_display_does_not_come_again() -> None:
    match = undrawn(2, boards="standard")
    draw_on(match, until="rolling")
    t = table_of(match)
    assert not any(t.folk_left >> folk & 1 for folk in t.slots)
    assert not any(t.towns_left >> town & 1 for town in t.towns if town != NOBODY)
    assert not any(t.tiles_left >> tile & 1 for tile in t.store if tile != NOBODY)


# A whole game, at random


@cache
def played(players: int) -> list[PioneerDays]:
    """The table at every decision of a random game, and at its end."""
    t, rng, tables = fresh(players), random.Random(players), []
    while not t.over:
        tables.append(t.copy())
        seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
        t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])
    return [*tables, t]


@COUNTS
def test_p04_four_weeks_of_five_days_and_one_turn_each_a_day(players: int) -> None:
    tables = played(players)
    turns = {(t.week, t.day, t.player) for t in tables if t.step == TAKING}
    assert turns == {(week, day, seat) for week in range(1, 5) for day in range(1, 6) for seat in range(players)}


@COUNTS
def test_p05_4_after_five_days_the_bag_is_empty(players: int) -> None:
    for t in played(players):
        if t.step == TAKING:
            assert sum(t.bag) == 5 * (players + 1) - t.day * (players + 1)
    assert DAYS_A_WEEK == 5


@COUNTS
def test_ruling_24_townsfolk_are_used_up_exactly(players: int) -> None:
    tables = played(players)
    assert tables[-1].folk_left == 0
    assert {t.folk_left.bit_count() for t in tables if t.step == TAKING} == {18, 12, 6, 0}


@COUNTS
def test_p03_j_nine_towns_are_seen(players: int) -> None:
    assert played(players)[-1].towns_left.bit_count() == 22 - 9


@COUNTS
def test_p02_the_gold_is_always_all_there(players: int) -> None:
    for t in played(players):
        assert together(t) == {"tokens": 36, "nuggets": 18 + 24 + 18}


# A day


@COUNTS
def test_p05_1_one_die_and_one_more_per_player(players: int) -> None:
    s = story(players)
    draw_on(s.match, until="taking")
    assert len(s.pool) == players + 1


def test_p05_1_every_die_in_the_bag_is_as_likely_and_every_face() -> None:
    s = story()
    assert set(s.chance().values()) == {3}
    assert len(s.chance()) == 30
    s.rolls("blue wood", "blue mine")
    may = s.chance()
    assert {may[f"roll blue {face}"] for face in ("wild", "mine", "wood")} == {1}
    assert {may["roll red wild"], may["roll black medicine"]} == {3}
    s.rolls("blue wood")
    assert s.t.bag == [0, 3, 3, 3, 3]


def test_p05_2_turns_go_clockwise_from_the_first_player() -> None:
    s = story(3, first="ben").rolls("blue wild", "red wild", "green wild", "black wild")
    order = []
    for _ in range(3):
        person = s.people[PEOPLE.index(s.asked[0])]
        order += s.asked
        person.does(person.may("take")[0], "income")
    assert order == ["ben", "cora", "ada"]


def test_p05_4_the_first_player_token_goes_left() -> None:
    s = story(3, first="cora").left("blue")
    assert s.first == "ada"
    assert s.t.day == 2


def test_ruling_displays_are_not_refilled_during_a_week() -> None:
    s = story().slots(wood="herder").store("lamp_1")
    s.rolls("blue wood", "red equipment", "green cattle")
    s.ada.takes("blue wood").does("recruit herder")
    s.ben.takes("red equipment").does("equip lamp_1")
    assert s.step == "rolling"
    assert s.t.slots == [NOBODY] * 6
    assert s.t.store == [NOBODY] * 5


def test_ruling_chance_is_asked_for_every_die() -> None:
    s = story(4)
    for _ in range(5):
        assert s.t.actors() == 1 << CHANCE
        s.match.draw(next(iter(chance_may(s.match))))
    assert s.asked == ["ada"]
