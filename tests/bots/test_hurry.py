"""Searches can be hurried, and find the same in many small steps as in one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import westbound
from westbound import bots
from westbound.bots import minds
from westbound.bots.learned import AT_A_TIME, Searcher, judge_of
from westbound.bots.mind.tree import Tree
from westbound.engine.match import Match

SIMULATIONS = {"pioneers": 200, "colorado": 1000}  # enough to outgrow the room that a tree has at first
every_game = pytest.mark.parametrize("game", SIMULATIONS)


def a_match(game: str) -> Match:
    """A match in which somebody has several choices."""
    match, rng = westbound.new(game, players=3, seed=4), random.Random(4)
    while match.version < 20 or len(match.legal(match.actors()[0])) < 3:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def situation(game: str, hurried: Callable[[], bool] = lambda: False) -> bots.Situation:
    match = a_match(game)
    found = bots.situation(match, match.actors()[0], random.Random(1))
    found.hurried = hurried
    return found


def searched(known: bots.Situation, *steps: int) -> Tree:
    """A tree after these simulations, one step after another."""
    judge, ahead = judge_of(known.game, known.table.players)
    tree = minds.tree_of(known.game, judge, known.table, ahead)
    for number, simulations in enumerate(steps):
        tree.search(known.table, known.seat, simulations, 77, number > 0)
    return tree


@every_game
def test_many_small_searches_find_the_same_as_one(game: str) -> None:
    known, all_of_them = situation(game), SIMULATIONS[game]
    once, bit_by_bit = searched(known, all_of_them), searched(known, *[AT_A_TIME] * (all_of_them // AT_A_TIME))
    assert bit_by_bit.tried() == once.tried()
    assert bit_by_bit.worths(known.seat) == once.worths(known.seat)
    assert bit_by_bit.nodes == once.nodes


@every_game
def test_a_hurried_bot_stops_after_the_first_step(game: str) -> None:
    known = situation(game, lambda: True)
    assert Searcher(10**9).choose(known) in known.legal
    assert known.memory["trees"][0].iterations == AT_A_TIME


def test_hurrying_in_the_middle_keeps_what_was_found() -> None:
    looks = iter([False, False, True])
    known = situation("colorado", lambda: next(looks))
    assert Searcher(10**9).choose(known) in known.legal
    assert known.memory["trees"][0].iterations == 3 * AT_A_TIME


def test_a_bot_that_nobody_hurries_searches_to_the_end() -> None:
    known = situation("colorado")
    Searcher(3 * AT_A_TIME + 1).choose(known)
    assert known.memory["trees"][0].iterations == 3 * AT_A_TIME + 1


def test_levels_are_offered_in_order_and_random_is_not() -> None:
    assert list(bots.offered().items())[:5] == [
        ("greenhorn", 1), ("greedy", 2), ("scout", 3), ("marshal", 4), ("legend", 5),
    ]  # fmt: skip
    assert "random" not in bots.offered()
    assert "random" in bots.names()
    assert [name for name in bots.offered() if bots.is_quick(name)] == ["greenhorn", "greedy", "scout"]
