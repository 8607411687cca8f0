"""Many games stepped together are the same games that are played one by one."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import westbound
from tests.contract.cases import CASES, Case, clear_shelf, fill_shelf
from westbound.editions import checking
from westbound.engine.dice import Chance
from westbound.engine.edition import Content, Uploaded
from westbound.engine.game import Game
from westbound.engine.match import IllegalAction, Match
from westbound.interpreted import ENGINE, Interpreted
from westbound.research import Batch
from westbound.research.batch import BITS

SOURCES = Interpreted("westbound.research.board", "westbound.research.block", *ENGINE)
GAMES = [westbound.game(name) for name in westbound.games()]
BUFFERS = ("observations", "masks", "seats", "rewards", "points", "done")


@pytest.fixture(autouse=True)
def _full_shelf() -> Iterator[None]:
    fill_shelf()
    yield
    clear_shelf()


class Dice:
    """The chance of one game of a batch."""

    def __init__(self, seed: int, number: int) -> None:
        block = SOURCES.load("westbound.research.block").Block([], 0)
        self.desk = SOURCES.load("westbound.engine.desk").Desk()
        self.desk.shake(block.seed_of(random.Random(seed).getrandbits(BITS), number))

    def randrange(self, total: int, /) -> int:
        lot: int = self.desk.roll() * total >> 31
        return lot


def one_match(case: Case, chance: Chance) -> Match:
    header = case.match(1).record.header
    return Match(case.game, case.box, header, chance)


def batch_of(case: Case, games: int, **settings: Any) -> Batch:
    return Batch(case.game.name, case.players, games, options=dict(case.options), **settings)


def decides(match: Match) -> int:
    """The seat whose turn it is; of those who act at once, the first in turn order that has not finished."""
    return next(player for _, player, _, _ in match.table.open_frames() if player in match.actors())


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_batch_plays_like_single_matches(case: Case, forced: bool) -> None:
    """Decision by decision, through whole games: seats, masks, observations, points and rewards."""
    batch = batch_of(case, 2, seed=5, forced=forced)
    dice = [Dice(5, number) for number in range(2)]
    matches = [one_match(case, chance) for chance in dice]
    finished, steps, rng = 0, 0, random.Random(7)
    while finished < 2 and steps < 1500:
        steps += 1
        actions = []
        for number, match in enumerate(matches):
            while not forced and len(match.legal_numbers(decides(match))) == 1:
                match.play(decides(match), match.legal(decides(match))[0])
            seat = decides(match)
            assert batch.seats[number] == seat
            assert np.flatnonzero(batch.masks[number]).tolist() == match.legal_numbers(seat)
            assert batch.observations[number].tolist() == np.array(match.table.sight(seat), np.float32).tolist()
            actions.append(rng.choice(match.legal_numbers(seat)))
        batch.step(actions)
        for number, match in enumerate(matches):
            match.play(decides(match), match.space.text(actions[number]))
            while not forced and not match.over and len(match.legal_numbers(decides(match))) == 1:
                match.play(decides(match), match.legal(decides(match))[0])
            assert batch.done[number] == match.over
            shares = [(seat in match.winners()) / max(1, len(match.winners())) for seat in range(case.players)]
            assert batch.rewards[number].tolist() == np.array(shares, np.float32).tolist()
            if match.over:
                finished += 1
                assert batch.points[number].tolist() == match.scores()
                matches[number] = one_match(case, dice[number])
    assert finished > 0


def played(batch: Batch, steps: int) -> list[bytes]:
    """Everything that is seen in that many random steps."""
    seen = []
    for _ in range(steps):
        batch.step(batch.random_actions())
        seen.append(b"".join(getattr(batch, name).tobytes() for name in BUFFERS))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_threads_change_nothing(game: Game) -> None:
    one, three = (played(Batch(game.name, 2, 7, seed=3, threads=threads), 400) for threads in (1, 3))
    assert one == three


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_interpreted_and_compiled_batches_are_alike(game: Game) -> None:
    """What somebody uploaded is interpreted."""
    ours = checking.ours(game)
    assert ours
    says = {**ours.says, "name": "Mine"}
    compiled, interpreted = (Batch(game.name, 3, 3, seed=3, edition=kind(says)) for kind in (Content, Uploaded))
    assert (compiled.game.interpreted, interpreted.game.interpreted) == (False, True)
    assert played(interpreted, 250) == played(compiled, 250)


def test_a_seed_means_the_same_games_and_another_one_others() -> None:
    batch = Batch("pioneers", 2, 4, seed=1)
    first = played(batch, 50)
    batch.reset(1)
    again = played(batch, 50)
    batch.reset(2)
    assert (again == first, played(batch, 50) == first) == (True, False)


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = Batch("pioneers", 2, 4, seed=1)
    before = [getattr(batch, name).copy() for name in BUFFERS]
    actions = batch.random_actions().copy()
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[-1]
    with pytest.raises(IllegalAction, match=rf"game 2: seat {batch.seats[2]} may not choose action \d+ \(nugget 5\)"):
        batch.step(actions)
    assert all((getattr(batch, name) == old).all() for name, old in zip(BUFFERS, before, strict=True))


@pytest.mark.parametrize("action", [-1, -(2**31), 10_000, 2**31 - 1, 2**40, -(2**40)])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    batch = Batch("colorado", 3, 2, seed=1)
    actions = batch.random_actions().astype(np.int64)
    actions[1] = action
    with pytest.raises(IllegalAction, match=f"game 1: seat . may not choose action {action}, which does not exist"):
        batch.step(actions)


@pytest.mark.parametrize("actions", [[1], [1, 2, 3], [[1, 2]], [1.0, 2.0], ["a", "b"], 1, []])
def test_a_step_takes_one_whole_number_for_each_game(actions: Any) -> None:
    batch = Batch("colorado", 3, 2, seed=1)
    with pytest.raises(ValueError, match="a step takes 2 whole numbers"):
        batch.step(actions)


def test_threads_that_share_a_batch_wait_for_each_other() -> None:
    """Actions are checked and carried out at the same decision, so that no illegal one gets through."""
    batch = Batch("colorado", 2, 64, seed=4, threads=2)

    def play(_: int) -> int:
        refused = 0
        for _ in range(200):
            try:
                batch.step(batch.random_actions())
            except IllegalAction:  # another thread was quicker
                refused += 1
        return refused

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(play, range(4))) < 800
    assert len(played(batch, 10)) == 10


def test_nothing_is_read_from_the_buffers() -> None:
    batch, other = (Batch("colorado", 2, 2, seed=4) for _ in range(2))
    other.masks.fill(1)
    other.seats.fill(99)
    with pytest.raises(IllegalAction):
        other.step([376, 376])
    assert played(batch, 20) == played(other, 20)


@pytest.mark.parametrize(("games", "threads"), [(0, 1), (3, 4), (3, 0)])
def test_threads_need_games(games: int, threads: int) -> None:
    with pytest.raises(ValueError, match=f"{threads} threads cannot share {games} games"):
        Batch("colorado", 2, games, threads=threads)


def test_compiled_code_checks_the_buffers_it_gets() -> None:
    boards = importlib.import_module("westbound.research.board")
    sights = importlib.import_module("westbound.engine.knowing.sight")
    game = westbound.game("colorado")
    table = game.deal(game.box(2))
    short = np.zeros(5, np.float32)
    ints, bytes_ = np.zeros(2, np.int32), np.zeros(377, np.uint8)
    with pytest.raises(ValueError, match="wrong sizes"):
        boards.Board(table, table.copy(), sights.Sight(), short, bytes_, ints[:1], short[:2], ints, bytes_[:1], True)
