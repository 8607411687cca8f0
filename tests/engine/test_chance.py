"""Chance, by a lottery: lots, frequencies, and dice that repeat."""

from __future__ import annotations

import subprocess
import sys

import pytest
from lottery.names import DRAWING, FIRST, TICKETS
from lottery.rules import Lottery

from tests import ROOT
from westbound.engine.names import CHANCE, SEATS, TALLIES

GAMES = 6000
UNLIKELY = 20.5  # chi-square with 5 degrees of freedom: one in a thousand is above


def lottery(lots: list[int] | None = None, among: int = 0, player: int = CHANCE) -> Lottery:
    t = Lottery()
    t.players, t.player, t.step = TICKETS, player, DRAWING
    t.lots, t.among = lots or [0] * TICKETS, among
    return t


def chi_square(seen: list[int], lots: list[int]) -> float:
    expected = [sum(seen) * lot / sum(lots) for lot in lots]
    return sum((n - e) ** 2 / e for n, e in zip(seen, expected, strict=True) if e)


def points(tallies: list[int]) -> list[int]:
    return tallies[2 : 2 + TICKETS]


def wins(tallies: list[int]) -> list[int]:
    return tallies[2 + SEATS : 2 + SEATS + TICKETS]


def test_draws_weigh_as_they_have_lots() -> None:
    t = lottery([3, 0, 1, 0, 0, 2])
    assert t.actors() == 1 << CHANCE
    assert t.legal(CHANCE) == [FIRST + 60, FIRST + 62, FIRST + 65]
    assert t.weights(CHANCE) == [3, 1, 2]
    t.apply(CHANCE, FIRST + 65)
    assert t.drawn == [0, 0, 0, 0, 0, 1]
    assert t.over


def test_draws_from_a_set_weigh_one() -> None:
    t = lottery([0, 5, 0, 0, 0, 0], among=1 | 1 << 20 | 1 << 50)
    assert t.legal(CHANCE) == [FIRST, FIRST + 20, FIRST + 50, FIRST + 61]
    assert t.weights(CHANCE) == [1, 1, 1, 5]


def test_no_lots_and_an_empty_set_offer_nothing() -> None:
    t = lottery()
    assert t.legal(CHANCE) == t.weights(CHANCE) == []


@pytest.mark.parametrize("lots", [[1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6], [100, 1, 1, 1, 1, 40]], ids=str)
def test_lots_are_picked_as_often_as_they_weigh(lots: list[int]) -> None:
    tallies = lottery(lots).playouts(GAMES, seed=5)
    assert chi_square(points(tallies), lots) < UNLIKELY


def test_dice_fall_evenly() -> None:
    among = sum(1 << 10 * face for face in range(TICKETS))
    for seed in (0, 1, 2**40 + 3):
        assert chi_square(points(lottery(among=among).playouts(GAMES, seed)), [1] * TICKETS) < UNLIKELY


def test_the_first_throw_after_the_seed_is_even_too() -> None:
    t = lottery([1] * TICKETS)
    seen = [0] * TICKETS
    for seed in range(3000):
        seen[points(t.playouts(1, seed)).index(1)] += 1
    assert chi_square(seen, [1] * TICKETS) < UNLIKELY


def test_what_weighs_nothing_never_comes() -> None:
    assert points(lottery([0, 1, 0, 2, 0, 0]).playouts(500, 1))[0::2] == [0, 0, 0]


def test_the_same_seed_gives_the_same_games() -> None:
    t = lottery([1] * TICKETS)
    first, again, other = t.playouts(100, 7), t.playouts(100, 7), t.playouts(100, 8)
    assert first == again != other
    assert sum(points(first)) == 100


def test_playouts_leave_the_table_as_it_was() -> None:
    t = lottery([1] * TICKETS)
    t.playouts(10, 1)
    assert not t.over
    assert t.drawn == [0] * TICKETS


def test_playouts_tell_draws_and_decisions_apart() -> None:
    tallies = lottery([1] * TICKETS).playouts(10, 1)
    assert len(tallies) == TALLIES
    assert tallies[:2] == [0, 10]
    assert lottery([1] * TICKETS, player=0).playouts(10, 1)[:2] == [10, 0]
    assert lottery([1] * TICKETS).playouts(0, 1) == [0] * TALLIES


def test_a_win_counts_twelve_and_a_shared_one_its_part() -> None:
    t = lottery([1, 0, 0, 0, 0, 0])
    assert wins(t.playouts(5, 1)) == [60, 0, 0, 0, 0, 0]
    t.drawn = [0, 1, 1, 0, 0, 0]
    tallies = t.playouts(5, 1)
    assert wins(tallies) == [20, 20, 20, 0, 0, 0]
    assert points(tallies) == [5, 5, 5, 0, 0, 0]


def test_playouts_with_nothing_on_offer_are_reported() -> None:
    story = "from tests.engine.test_chance import lottery; lottery().playouts(1, 1)"
    run = subprocess.run([sys.executable, "-c", story], cwd=ROOT, capture_output=True, text=True)  # it must not crash
    assert run.returncode == 1
    assert "RuntimeError" in run.stderr
