"""The puzzles that come with the package."""

from __future__ import annotations

import random

import pytest

import westbound
from westbound.coach.puzzles import CLEAR, Puzzle, laid, offered
from westbound.coach.shipped import shipped

ALL = [puzzle for game in westbound.games() for puzzle in shipped(game)]
every_puzzle = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game} {puzzle.id}")


def test_there_are_puzzles_and_each_once() -> None:
    assert len(shipped("pioneers")) >= 30
    assert all(shipped(game) for game in westbound.games())
    assert shipped("no such game") == ()
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    for game in westbound.games():
        assert {puzzle.game for puzzle in shipped(game)} <= {game}


@every_puzzle
def test_it_is_laid_out_by_these_rules_and_is_what_its_id_says(puzzle: Puzzle) -> None:
    """If this fails after a change of the rules, make the puzzles again (docs/coach.md)."""
    lies = laid(puzzle)
    assert f"{lies.game.knowledge(lies.table, puzzle.seat) & (1 << 64) - 1:016x}" == puzzle.id
    words = [lies.space.text(action) for action in offered(lies.game, lies.table, puzzle.seat)]
    assert {puzzle.solution, puzzle.obvious, *(option.words for option in puzzle.choices)} <= {*words}


@every_puzzle
def test_its_solution_is_clearly_best(puzzle: Puzzle) -> None:
    assert puzzle.choices[0].words == puzzle.solution != puzzle.obvious
    assert puzzle.loss >= max(CLEAR, 3 * puzzle.loss_error)
    assert puzzle.solved[-1] > 0.5


@every_puzzle
def test_its_table_holds_nothing_but_what_the_seat_knows(puzzle: Puzzle) -> None:
    """Another table that the seat could not tell apart looks the same, and has the same choices."""
    lies, seat = laid(puzzle), puzzle.seat
    twin = lies.game.imagine(lies.table, seat, random.Random(1))
    assert lies.game.view(twin, seat) == lies.game.view(lies.table, seat)
    assert offered(lies.game, twin, seat) == offered(lies.game, lies.table, seat)
