"""Judges, reflexes and searches: exact, honest, the same for the same seed."""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from connect_four.game import GAME as CONNECT_FOUR
from rails.game import GAME as RAILS
from rails.names import ACT, GAIN, GIVE, TAKE, TRACK
from rails.rules import Box

import westbound
from tests import ROOT
from tests.bots.playing import play_out, share_of
from tests.bots.thinking import decisions, made_up
from westbound import bots
from westbound.arena.statistics import wilson
from westbound.bots import minds
from westbound.bots.bot import Bot, OutOfWorlds, Situation
from westbound.bots.learned import Searcher, judge_of, most_visited
from westbound.bots.weights import Weights, WrongWeights, file_of, read_weights, weights_of, write_weights
from westbound.engine.flow import Flow
from westbound.engine.game import Game, NoWorld
from westbound.engine.knowing import imaginer

NAMES = ["greenhorn", "greedy", "scout"]


def quick() -> Searcher:
    return Searcher(20)


def games() -> list[Game]:
    return [westbound.game(name) for name in westbound.games()]


def test_interpreted_and_compiled_minds_agree() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-m", "tests.bots.thinking"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": f"{ROOT}/examples:{ROOT}/tests/toys:{ROOT}", "WESTBOUND_SOURCE": source},
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        for source in ("", "1")
    ]
    assert len(told[0]) > 50
    assert told[0] == told[1]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_chooses_alike_where_its_seat_cannot_tell_tables_apart(game: Game, players: int) -> None:
    for number, (table, seat) in enumerate(decisions(game, players)):
        if number % 31:
            continue
        twin = game.imagine(table, seat, random.Random(number))
        for bot in [*map(bots.find, NAMES), quick()]:
            choices = {
                bot.choose(Situation(game, game.imagine(each, seat, random.Random(1)), seat, random.Random(2)))
                for each in (table, twin)
            }
            assert len(choices) == 1


def test_that_test_can_fail() -> None:
    """A search on the real table, without imagining, does not always choose alike."""
    game, differing = westbound.game("colorado"), 0
    for number, (table, seat) in enumerate(decisions(game, 2)):
        twin = game.imagine(table, seat, random.Random(number))
        visits = []
        for each in (table, twin):
            tree = minds.tree_of(game, minds.hopes(game), each, 1)
            tree.imaginer = minds.part(game, imaginer).Imaginer()
            visits.append(tree.search(each, seat, 60, 1))
        differing += visits[0] != visits[1]
    assert differing > 5


@pytest.mark.parametrize("games", [40, pytest.param(120, marks=pytest.mark.soak)])
def test_peeking_pays_in_colorado(games: int) -> None:
    """A search that sees all hands beats one that is honest and otherwise the same: so honesty costs something."""
    game = westbound.game("colorado")
    won = sum(peeked(game, number // 2, number % 2) for number in range(games))
    assert wilson(won, games).low > 0.5


def peeked(game: Game, seed: int, peeker: int) -> float:
    """The share of the win of the seat that peeks."""
    table, rng = game.deal(game.box(2)), random.Random(seed)
    trees = [minds.tree_of(game, judge_of(game, 2)[0], table, 0) for _ in range(2)]
    trees[peeker].imaginer = minds.part(game, imaginer).Imaginer()

    def choose(table: Flow, seat: int) -> int:
        trees[seat].forget()
        known = table if seat == peeker else game.imagine(table, seat, rng)
        trees[seat].search(known, seat, 100, rng.getrandbits(60))
        return most_visited([trees[seat]], seat, table.legal(seat))

    play_out(table, rng, choose)
    return share_of(table, peeker)


def test_the_same_seed_makes_the_same_search() -> None:
    game = westbound.game("colorado")
    for number, (table, seat) in enumerate(decisions(game, 3)):
        if number % 40:
            continue
        known = game.imagine(table, seat, random.Random(1))
        whole = minds.tree_of(game, minds.hopes(game), known, 1)
        again = minds.tree_of(game, minds.hopes(game), known, 1)
        assert whole.search(known, seat, 60, 5) == again.search(known, seat, 60, 5)
        assert sum(whole.tried()[1::2]) == 60


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_other_threads_go_on_while_a_tree_is_searched(game: Game) -> None:
    """Nobody is interrupted here: one thread goes on only where the other lets it, and the search has to."""
    table, seat = next(decisions(game, 2))
    tree, counted, ended = minds.tree_of(game, minds.hopes(game), table, 1), [0], threading.Event()

    def search() -> None:
        for _ in range(1000):
            tree.forget()
            tree.search(table, seat, 200, 1)
            if counted[0]:
                break
        ended.set()

    before = sys.getswitchinterval()
    sys.setswitchinterval(1000.0)
    try:
        thread = threading.Thread(target=search)
        thread.start()  # it has begun when this returns, and keeps the interpreter until it lets go of it
        while not ended.is_set():
            counted[0] += 1
            time.sleep(0)
        thread.join()
    finally:
        sys.setswitchinterval(before)
    assert counted[0] > 0


def test_several_threads_search_together() -> None:
    match = westbound.new("pioneers", 2, 5)
    seat = match.actors()[0]
    memories: list[dict[str, Any]] = [{} for _ in range(3)]
    choices = {Searcher(40, threads=2).choose(bots.situation(match, seat, random.Random(3), each)) for each in memories}
    assert len(choices) == 1
    trees = memories[0]["trees"]
    assert [sum(tree.tried()[1::2]) for tree in trees] == [40, 40]
    assert trees[0].tried() != trees[1].tried(), "each imagines worlds of its own"


def test_a_search_leaves_a_server_time_to_answer() -> None:
    match = westbound.new("pioneers", 2, 5)
    situation = bots.situation(match, match.actors()[0], random.Random(3))
    situation.seconds = 0.02
    assert Searcher(10**9).choose(situation) in situation.legal
    assert situation.memory["trees"][0].iterations < 10**6


def test_time_ends_a_search() -> None:
    match = westbound.new("pioneers", 2, 5)
    seat = match.actors()[0]
    situation = bots.situation(match, seat, random.Random(3))
    assert Searcher(10**9, seconds=0.01).choose(situation) in situation.legal
    assert situation.memory["trees"][0].iterations < 10**6


@pytest.mark.parametrize("bot", [bots.find("greedy"), bots.find("scout"), quick()], ids=["greedy", "scout", "search"])
def test_a_bot_keeps_to_what_it_is_limited_to(bot: Bot) -> None:
    match = westbound.new("pioneers", 2, 5)
    seat = match.actors()[0]
    legal, memory = match.legal_numbers(seat), dict[str, Any]()

    def choice(*only: int) -> int:
        situation = bots.situation(match, seat, random.Random(3), memory)
        situation.keep_to(list(only))
        return bot.choose(situation)

    for one, other in itertools.pairwise(legal):
        assert choice(one, other) in (one, other)
        assert choice(one) == one
    first = choice(*legal)
    if bot is bots.find("scout"):  # for it, no two options are equally good
        assert all(choice(first, other) == first for other in legal)


@pytest.mark.parametrize(("dropped", "right"), [("061626", 3), ("30306", 0)], ids=["wins", "stops a win"])
def test_a_search_sees_what_is_forced(dropped: str, right: int) -> None:
    table = CONNECT_FOUR.deal(CONNECT_FOUR.box(2))
    for i, column in enumerate(dropped):
        table.apply(i % 2, int(column))
    seat = len(dropped) % 2
    assert Searcher(400).choose(Situation(CONNECT_FOUR, table, seat, random.Random(1))) == right


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_finds_what_is_right_while_all_act_at_once(players: int) -> None:
    """Three nuggets for whoever may act twice more, two at once on the next track, or one."""
    sentences = [[ACT, 0], [ACT, 0, ACT, 0], [GAIN, 2], [GIVE, 3]]
    for seat in range(players):
        table = RAILS.table(Box(sentences, [0] * players, 1))
        table.advance()
        assert table.actors() == (1 << players) - 1
        situation = Situation(RAILS, table, seat, random.Random(seat))
        assert Searcher(400).choose(situation) == TRACK + 1
        tried = situation.memory["trees"][0].tried()
        assert {TAKE, TRACK, TRACK + 1, TRACK + 2, TRACK + 3} == {*tried[::2]}


def test_a_search_goes_on_where_the_last_one_led() -> None:
    game = westbound.game("pioneers")
    match, rng, memory = westbound.new("pioneers", 2, 3), random.Random(1), dict[str, Any]()
    bot, kept = quick(), 0
    while not match.over and kept < 3:
        seat = match.actors()[0]
        if len(match.legal(seat)) == 1 or seat != 0:
            match.play(seat, match.legal(seat)[0])
            continue
        expected = memory.get("next", (None, None))[1]
        follows = expected is not None and expected == game.knowledge(match.table, seat)
        kept += follows
        match.play(seat, match.space.text(bot.choose(bots.situation(match, seat, rng, memory))))
        assert (memory["trees"][0].root > 0) == follows, "the tree goes on from the choice that was made"
    assert kept == 3


def test_a_search_goes_on_if_no_world_is_found_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise NoWorld("none")

    match = westbound.new("colorado", 2, 1)
    situation = bots.situation(match, match.actors()[0], random.Random(1), {"next": (0, 1)})
    monkeypatch.setattr(type(match.game), "knowledge", fail)
    assert Searcher(20).choose(situation) in situation.legal
    assert situation.no_world == "none"


def test_worlds_have_a_budget() -> None:
    match = westbound.new("colorado", 2, 1)
    seat = match.actors()[0]
    situation = Situation(match.game, match.imagine(seat, random.Random(1)), seat, random.Random(1), worlds=2)
    situation.imagine()
    situation.imagine()
    with pytest.raises(OutOfWorlds, match="may not imagine any more"):
        situation.imagine()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_shipped_nets_fit_their_games(game: Game) -> None:
    for players in game.players:
        weights = weights_of(game, players)
        if weights is None:
            continue
        assert weights.header.columns == len(game.deal(game.box(players)).sight(0))
        assert weights.header.trained.startswith(f"westbound train {game.name} --players {players} ")
        assert file_of(game, players).stat().st_size <= 300_000
        assert file_of(game, players).with_suffix(".log").exists()
        minds.learned(game, weights)


def test_a_net_for_other_columns_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = westbound.game("pioneers"), westbound.game("colorado")
    weights = made_up(other, other.deal(other.box(2)))
    header = msgspec.structs.replace(weights.header, game=game.name)
    write_weights(tmp_path / "2.net", Weights(header, weights.numbers))
    monkeypatch.setattr(type(game), "nets", tmp_path)
    weights_of.cache_clear()
    with pytest.raises(WrongWeights, match=rf"is for {header.columns} columns; the game has \d+: train a new net"):
        weights_of(game, 2)
    weights_of.cache_clear()


def test_more_than_a_few_actions_cannot_be_left_out() -> None:
    game = westbound.game("pioneers")
    follower = minds.follower(game, minds.points(game), game.deal(game.box(2)), 0)
    with pytest.raises(ValueError, match="5 actions are too many to leave out; 4 are the most"):
        follower.leave_out([1, 2, 3, 4, 5])


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    game = westbound.game("pioneers")
    weights = made_up(game, game.deal(game.box(2)))
    write_weights(tmp_path / "2.net", weights)
    assert list(read_weights(tmp_path / "2.net").numbers)[:3] == pytest.approx(list(weights.numbers)[:3])
    (tmp_path / "bad.net").write_bytes(b"hello\n1234")
    with pytest.raises(WrongWeights, match="not a net"):
        read_weights(tmp_path / "bad.net")
    weights.numbers.pop()
    with pytest.raises(ValueError, match="do not fit"):
        minds.learned(game, weights)
