"""The row that tells what a seat knows, and what a position looks worth."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from tests.colorado.memory import remember, remembered
from tests.colorado.story import Story, story
from tests.contract.cases import walk
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import (
    CARDS_DUO,
    CHOOSING_VILLAGES,
    COMMON_ALIKE,
    COMMON_ANSWERING,
    COMMON_ASKED_FAMILY,
    COMMON_ASKING,
    COMMON_EXACTLY,
    COMMON_HAND,
    COMMON_LAST_TURN,
    COMMON_THIRD,
    COMMON_UNSEEN,
    COMMONS,
    DREW,
    LACKED,
    LACKED_ALIKE,
    NOBODY,
    NUGGETS_DUO,
    SIGHT_BEST_CHECK,
    SIGHT_CALLER,
    SIGHT_CARDS,
    SIGHT_CHECKS,
    SIGHT_COMING,
    SIGHT_DISTANCE,
    SIGHT_DUO,
    SIGHT_LAST_BOX,
    SIGHT_SUPPLIED,
    SIGHTS,
)
from westbound.games.colorado.printed import CARD_NAMES
from westbound.games.colorado.rules import Colorado

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def tables(players: int, games: int, every: int) -> Iterator[Colorado]:
    """Some positions of random games with our edition."""
    for seed in range(games):
        t = GAME.deal(GAME.box(players))
        assert isinstance(t, Colorado)
        yield from (t for number, _ in enumerate(walk(t, random.Random(seed))) if number % every == seed % every)


# The row


@pytest.mark.slow
@COUNTS
def test_a_row_tells_nothing_that_the_seat_may_not_know(players: int) -> None:
    rng = random.Random(players)
    for t in tables(players, 8, 24):
        for seat in range(players):
            assert GAME.imagine(t, seat, rng).sight(seat) == t.sight(seat)


@pytest.mark.slow
@COUNTS
def test_every_column_is_used_and_none_is_large(players: int) -> None:
    used = [False] * (players * SIGHTS + COMMONS)
    for i, t in enumerate(tables(players, 60, 3)):
        row = t.sight(i % players)
        assert len(row) == len(used)
        assert all(math.isfinite(number) and abs(number) < 8 for number in row)
        used = [before or number != 0 for before, number in zip(used, row, strict=True)]
    assert [column for column, is_used in enumerate(used) if not is_used] == []


def of_player(s: Story, viewer: int, player: int, column: int) -> float:
    players = len(s.people)
    return s.t.sight(viewer)[(player - viewer) % players * SIGHTS + column]


def in_common(s: Story, viewer: int, column: int) -> float:
    return s.t.sight(viewer)[len(s.people) * SIGHTS + column]


def test_the_viewer_comes_first_then_the_others_in_turn_order() -> None:
    s = story(3)
    s.audrey.holds("red 1", "red 1")
    s.tom.holds("red 1")
    cards = [[s.t.sight(viewer)[i * SIGHTS + SIGHT_CARDS] * 8 for i in range(3)] for viewer in range(3)]
    assert cards == [[0, 2, 1], [2, 1, 0], [1, 0, 2]]
    assert [of_player(s, 2, player, SIGHT_CALLER) for player in range(3)] == [1, 0, 0]


def test_the_hand_is_the_viewers_and_unseen_is_what_others_may_hold() -> None:
    s = story()
    s.joe.holds("red 1", "red 1").lays("red 3")
    s.audrey.holds("red 1").lays("red 3")
    s.discards("red 3")
    red_1, red_3 = CARD_NAMES.index("red 1"), CARD_NAMES.index("red 3")
    assert [in_common(s, viewer, COMMON_HAND + red_1) for viewer in (0, 1)] == [2 / 2, 1 / 2]
    assert [in_common(s, viewer, COMMON_UNSEEN + red_1) for viewer in (0, 1)] == [4 / 4, 5 / 4]
    assert in_common(s, 0, COMMON_UNSEEN + red_3) == 0


def test_a_card_that_completes_a_family_is_seen_by_whoever_holds_it() -> None:
    s = story()
    s.joe.lays("red 1", "red 3").holds("red 2")
    s.audrey.holds("red 2", "red 2")
    assert of_player(s, 0, 0, SIGHT_SUPPLIED) == of_player(s, 1, 0, SIGHT_SUPPLIED) == 0.5
    assert of_player(s, 0, 1, SIGHT_SUPPLIED) == 0
    assert in_common(s, 0, COMMON_THIRD + NUGGETS_DUO) == 0.5


def test_a_question_says_how_likely_the_card_is_for_all_the_viewer_knows() -> None:
    s = story(3)
    s.joe.holds("red 1", "red 1", "red 1").lays("red 3")
    s.audrey.holds("red 1", "green 2", "grey 2")
    s.joe.does("ask wheel red 1")
    assert [in_common(s, viewer, COMMON_ASKING) for viewer in range(3)] == [1, 0, 0]
    assert [in_common(s, viewer, COMMON_ANSWERING) for viewer in range(3)] == [0, 1, 0]
    assert in_common(s, 2, COMMON_ASKED_FAMILY + 1) == 1
    assert in_common(s, 0, COMMON_EXACTLY) == pytest.approx(3 * 3 / (78 - 4))
    assert in_common(s, 1, COMMON_EXACTLY) == in_common(s, 1, COMMON_ALIKE) == 1
    assert in_common(s, 2, COMMON_EXACTLY) == pytest.approx(3 * 6 / (78 - 1))


def test_what_was_asked_for_in_vain_is_missing_until_the_next_draw() -> None:
    s = story(3)
    s.audrey.holds("green 2", "grey 2", "violet 1")
    asked = CARD_NAMES.index("red 2")
    remember(s.t, [*remembered(s.t), (LACKED, 1, asked)])
    s.joe.does("ask wheel red 2")
    assert [in_common(s, 0, column) > 0 for column in (COMMON_EXACTLY, COMMON_ALIKE)] == [False, True]
    remember(s.t, [*remembered(s.t)[:-1], (LACKED_ALIKE, 1, asked)])
    assert [in_common(s, 0, column) > 0 for column in (COMMON_EXACTLY, COMMON_ALIKE)] == [False, False]
    remember(s.t, [*remembered(s.t), (DREW, 1, asked)])
    assert [in_common(s, 0, column) > 0 for column in (COMMON_EXACTLY, COMMON_ALIKE)] == [True, True]


def test_medals_that_one_check_or_one_discovery_would_win() -> None:
    s = story()
    s.joe.ticked("durango", 1, 3, 4, 5)
    assert (of_player(s, 1, 0, SIGHT_CHECKS), of_player(s, 1, 0, SIGHT_BEST_CHECK)) == (0.5, 5 / 10)
    s.joe.marked(lake=2)
    assert of_player(s, 1, 0, SIGHT_LAST_BOX) == 5 / 8
    s.closed(lake=1)
    assert of_player(s, 1, 0, SIGHT_LAST_BOX) == 0


def test_the_distance_is_that_to_the_last_medal() -> None:
    s = story()
    s.joe.ticked("durango", 1, 3, 4, 5).has_won(1, 1, 1, 1, 1)
    assert of_player(s, 0, 0, SIGHT_DISTANCE) == (1 + 3) / 20
    s.joe.has_won(1, 1, 1, 1, 1, 1)
    assert of_player(s, 0, 0, SIGHT_DISTANCE) == 1 / 20
    s.joe.has_won(1, 1, 1, 1, 1, 1, 1)
    assert (of_player(s, 0, 0, SIGHT_DISTANCE), in_common(s, 0, COMMON_LAST_TURN)) == (0, 1)


def test_everybody_sees_who_has_yet_to_act_and_who_is_about_to_draw() -> None:
    s = story()
    s.joe.holds("red 1", "red 2", "red 3")
    s.calls("grey 1")
    s.joe.does("draw")
    assert [of_player(s, 1, player, SIGHT_DUO + CARDS_DUO) for player in (0, 1)] == [0, 1]
    assert [of_player(s, 1, player, SIGHT_COMING) for player in (0, 1)] == [1, 0]


def test_only_its_player_knows_a_village_before_it_is_revealed() -> None:
    t = next(t for t in tables(3, 1, 1) if t.step == CHOOSING_VILLAGES and t.village[0] == NOBODY)
    one, two = t.copy(), t.copy()
    one.apply(0, t.legal(0)[0])
    two.apply(0, t.legal(0)[1])
    assert one.sight(0) != two.sight(0)
    assert [one.sight(seat) for seat in (1, 2)] == [two.sight(seat) for seat in (1, 2)]


# What a position looks worth


def worth(s: Story, seat: int = 0) -> float:
    return GAME.estimate(s.t, seat)


def test_at_the_start_it_is_the_seven_nearest_medals_icons_and_nuggets() -> None:
    tipi, saloon, wanted = (9 + 4) * 0.7**4, (8 + 4) * 0.7**4, (7 + 4) * 0.7**5
    zones = ((7 + 4) + (5 + 4) + (6 + 4)) * 0.66**3
    durango = (5 + 4) * 0.75**5
    icons_in_durango = 1.0 + 1.3 + 2.8  # nuggets, wanted, free play
    icons_on_rails = 1.0 + 1.4 + 2.8 + 1.4 + 1.0 + 1.3  # of the shorter way
    medals = tipi + saloon + wanted + zones + durango
    expected = medals + 0.15 * (icons_in_durango + icons_on_rails) + 3 * 0.6
    assert worth(story()) == pytest.approx(expected, abs=1e-9)


def test_cards_families_and_nuggets_add_to_it() -> None:
    plain = worth(story())
    s = story()
    s.joe.owns(8).holds("red 1", "red 2").lays("red 1", "blue 1", "blue 2")
    s.audrey.lays("grey 1")
    nuggets = 3 * 0.6 + 2 * 0.2
    cards = 2 * 0.36 + 0.12  # red 1 cannot be played
    assert worth(s) == pytest.approx(plain + nuggets + cards + 0.9 + 2.3 - 0.25 * 0.9, abs=1e-9)


def test_with_the_seventh_medal_only_points_medals_and_the_lead_count() -> None:
    s = story()
    s.joe.has_won(5, 5, 5, 1, 1, 1, 1)
    s.audrey.has_won(10, 10)
    assert [worth(s, seat) for seat in (0, 1)] == [19 + 4 * 7 - 30, 20 + 4 * 2 + 30]


def test_a_card_asked_for_counts_as_the_giver_would_answer() -> None:
    s = story()
    s.joe.lays("red 1", "red 2")
    s.audrey.holds("red 3", "red 3")
    before = worth(s)
    s.joe.does("ask wheel red 3")
    assert worth(s) == pytest.approx(before + (4.5 - 2.3) + 0.9, abs=1e-9)
