"""What a seat knows as a row of numbers, and what a position looks worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from tests.pioneer_days.story import Story, fresh, story
from westbound.engine.names import CHANCE, MOST_COLUMNS
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import (
    COMMON_BOARD,
    COMMON_BOARDS,
    COMMON_DAMAGED,
    COMMON_DIE,
    COMMON_DRAWN,
    COMMON_OWN,
    COMMON_PLEDGED,
    COMMON_POOL,
    COMMON_STEPS,
    COMMONS,
    DAYS_IN_ALL,
    FACES,
    MINE,
    NUGGETS,
    PLAYERS,
    PROTECT_CATTLE,
    SIGHT_COSTS,
    SIGHT_LACKS,
    SIGHT_MONEY,
    SIGHT_NUGGETS,
    SIGHT_TO_ACT,
    SIGHT_TOWNS,
    SIGHT_TRAITS,
    SIGHT_TURN,
    SIGHTS,
    STORM,
    TRACK_END,
    TRAIT_LASTING,
)
from westbound.games.pioneer_days.names import LASTING as FIRST_WORD
from westbound.games.pioneer_days.rules import PioneerDays

SETS = ("A+B", "C+D", "D+E", "C+E", "A+E")
RANDOM_GAMES = 240


def play(players: int, seed: int, every: int = 1) -> Iterator[PioneerDays]:
    """The positions of a random game, or some of them."""
    rng = random.Random(seed)
    t = fresh(players, SETS[seed % len(SETS)], "dealt" if seed % 4 else "standard")
    for number in range(GAME.longest):
        if number % every == 0 or t.over:
            yield t
        if t.over:
            return
        seat = next(seat for seat in range(CHANCE + 1) if t.actors() >> seat & 1)
        t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])


def imagine(t: PioneerDays, seat: int, rng: random.Random) -> PioneerDays:
    return cast(PioneerDays, GAME.imagine(t, seat, rng))


def common(t: PioneerDays, seat: int, column: int) -> float:
    return t.sight(seat)[t.players * SIGHTS + column]


# The row


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_a_row_tells_nothing_that_the_seat_does_not_know(players: int) -> None:
    rng = random.Random(players)
    for seed in range(6):
        for t in play(players, seed, every=3):
            for seat in range(players):
                assert imagine(t, seat, rng).sight(seat) == t.sight(seat)


@pytest.mark.parametrize("players", GAME.players)
def test_a_row_has_columns_for_each_player_and_for_all(players: int) -> None:
    for t in play(players, 1, every=10):
        assert {len(t.sight(seat)) for seat in range(players)} == {players * SIGHTS + COMMONS}


def test_a_row_for_four_fits() -> None:
    assert PLAYERS * SIGHTS + COMMONS <= MOST_COLUMNS


@cache
def extremes() -> tuple[list[float], list[float]]:
    """The largest numbers without their sign, of the viewer and all share, and of other players, in random games."""
    mine, others = [0.0] * (SIGHTS + COMMONS), [0.0] * SIGHTS
    for seed in range(RANDOM_GAMES):
        players = GAME.players[seed % len(GAME.players)]
        for t in play(players, seed, every=2):
            sight = [abs(number) for number in t.sight(seed % players)]
            mine = [*map(max, mine, sight[:SIGHTS] + sight[players * SIGHTS :])]
            others = [*map(max, others, sight[SIGHTS : 2 * SIGHTS])]
    return mine, others


@pytest.mark.slow
def test_numbers_stay_small() -> None:
    for numbers in extremes():
        assert all(number <= 8 for number in numbers)  # which is false for NaN


@pytest.mark.slow
def test_no_column_is_always_empty() -> None:
    mine, others = extremes()
    assert [i for i in range(SIGHTS) if not mine[i] or not others[i]] == []
    assert [i for i in range(COMMONS) if not mine[SIGHTS + i]] == []


# What is in it


def test_the_viewer_comes_first_and_the_others_in_turn_order() -> None:
    s = story(3)
    for person, money in zip(s.people, (2, 4, 6), strict=True):
        person.has(money=money)
    assert [s.t.sight(1)[i * SIGHTS + SIGHT_MONEY] * 20 for i in range(3)] == [4, 6, 2]


def test_own_gold_is_counted_and_that_of_others_taken_as_average() -> None:
    s = story(2)
    s.ada.holds(3, 3)
    s.ben.holds(1, 1)
    s.gold_bag(2, 2)
    sight = s.t.sight(0)
    assert sight[SIGHT_NUGGETS] == 0.6
    assert sight[SIGHTS + SIGHT_NUGGETS] == pytest.approx(0.3)
    assert [common(s.t, 0, COMMON_OWN + value) for value in range(NUGGETS)] == [0, 0, pytest.approx(2 / 3)]


def test_cards_are_what_they_do() -> None:
    """A stable keeper protects three cattle, a bale of hay two."""
    s = story(2)
    s.ada.leads("stable_keeper").carries("hay_1")
    assert s.t.sight(0)[SIGHT_TRAITS + TRAIT_LASTING + PROTECT_CATTLE - FIRST_WORD] == 5 / 4


def rolled() -> Story:
    return story(2).rolls("blue mine", "red wild", "green wood")


def test_dice_in_the_pool_and_in_hand() -> None:
    s = rolled()
    assert common(s.t, 0, COMMON_POOL + MINE) == 0.5
    s.ada.takes("blue mine")
    assert common(s.t, 0, COMMON_POOL + MINE) == 0
    assert [common(s.t, 1, COMMON_DIE + face) for face in range(FACES)] == [face == MINE for face in range(FACES)]


def test_whose_turn_it_is_and_who_is_still_to_take_a_die() -> None:
    s = rolled()
    assert [s.t.sight(0)[i * SIGHTS + SIGHT_TO_ACT] for i in range(2)] == [1, 1]
    s.ada.takes("blue mine")
    assert [s.t.sight(0)[i * SIGHTS + SIGHT_TO_ACT] for i in range(2)] == [0, 1]
    assert [s.t.sight(0)[i * SIGHTS + SIGHT_TURN] for i in range(2)] == [1, 0]


def test_towns_by_what_is_missing() -> None:
    s = story(2).founds("abilene", 5, wood=2, cattle=1).towns("abilene")
    s.ada.has(wood=1, cattle=1)
    assert [s.t.sight(0)[SIGHT_TOWNS + missing] for missing in range(3)] == [0, 1, 0]
    assert s.t.sight(0)[SIGHT_LACKS + 1] == 1 / 4  # wood


def test_a_promise_is_known_to_the_one_who_made_it() -> None:
    s = story(2).founds("abilene", 5, wood=1).towns("abilene")
    for person in s.people:
        person.has(wood=2)
    s.week_ends().ada.does("fulfil abilene")
    assert [common(s.t, seat, COMMON_PLEDGED) for seat in range(2)] == [1, 0]


def test_gold_that_was_promised_is_no_longer_ones_own() -> None:
    s = story(2).founds("abilene", 5, gold=1).towns("abilene")
    s.ada.holds(1, 3)
    s.ben.holds(2)
    s.week_ends().ada.does("fulfil abilene").does("give token 3")
    assert s.ada.tokens == [1, 3]
    assert s.t.sight(0)[SIGHT_NUGGETS] == 0.1
    assert [common(s.t, 0, COMMON_OWN + value) for value in range(NUGGETS)] == [pytest.approx(1 / 3), 0, 0]


def test_tokens_drawn_are_known_to_the_miner() -> None:
    s = story(2)
    s.ada.carries("lamp_1")
    s.rolls("blue mine", "red wild", "green wood").ada.takes("blue mine").does("mine")
    s.draws("token 1", "token 3")
    assert [common(s.t, 0, COMMON_DRAWN + value) for value in range(NUGGETS)] == [0.5, 0, 0.5]
    assert [common(s.t, 1, COMMON_DRAWN + value) for value in range(NUGGETS)] == [0, 0, 0]


def test_a_storm_would_cost_the_wagons_that_are_not_protected() -> None:
    s = story(2)
    s.ada.drives("small 0", "large 0").has(wood=1)
    assert s.t.sight(0)[SIGHT_COSTS + STORM] == pytest.approx((0.45 + 2.9) / 15)


def test_wagons_still_to_be_damaged() -> None:
    s = story(2)
    s.ada.drives("small 0", "small 0", "large 0", "large 0").carries("wheel_1").has(wood=1)
    s.tracks(storm=2).left("blue")
    assert [common(s.t, seat, COMMON_DAMAGED) for seat in range(2)] == [1, 0]


def test_boards_are_compared_while_they_are_chosen() -> None:
    t = next(t for t in play(2, 1) if t.actors() == 3)
    better, other, standard = (common(t, 0, COMMON_BOARDS + i) for i in range(3))
    assert better >= other > 0
    t.apply(0, t.legal(0)[-1])
    assert common(t, 0, COMMON_BOARD) == standard
    assert common(t, 1, COMMON_BOARD) == 0


def test_one_step_is_named_until_the_end() -> None:
    for t in play(3, 2):
        sight = t.sight(0)
        assert sum(sight[3 * SIGHTS + COMMON_STEPS :]) == (not t.over)


# What a position looks worth


def danger(s: Story) -> float:
    """The chance of each disaster on the first day."""
    return s.t.box.danger[(DAYS_IN_ALL - 1) * TRACK_END]


def test_a_clean_table_is_worth_its_free_slots_less_a_storm() -> None:
    s = story(2)
    assert s.t.estimated(0) == 2.7 - 2.9 * danger(s)


def test_goods_gold_and_favors() -> None:
    """$4, 2 cattle for four weeks, 4 nuggets in two of the slots, 2 favors, and a hope of the most."""
    s = story(2)
    nothing = s.t.estimated(0)
    s.ada.has(money=4, cattle=2, favors=2).holds(3, 1)
    gained = 0.42 * 4 + 0.02 * 4 + 0.9 * 2 * 4 + 4 + (1.6 - 2.7) + 2.3 * 2 + 5 / 20
    assert s.t.estimated(0) - nothing == pytest.approx(gained - danger(s) * (0.42 * 4 / 2 + 0.42 * 2))


def test_the_final_score_and_dollars_for_a_tie() -> None:
    s = story(2)
    s.ada.has(money=7, points=12).holds(2)
    s.week_ends(4)
    assert s.over
    assert s.t.estimated(0) == s.t.sources(0)[0] + 2 + sum(s.t.sources(0)[2:]) + 0.007
