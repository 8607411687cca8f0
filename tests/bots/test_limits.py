"""Minds at their limits: without room, without options, without a world.

They are interpreted here, where classes and limits can be changed; the compiled ones are the same code.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import westbound
from westbound import bots
from westbound.bots import minds
from westbound.bots.learned import Searcher, most_visited
from westbound.bots.mind import selfplay, tree
from westbound.bots.mind.selfplay import SelfPlay
from westbound.bots.mind.tree import Tree
from westbound.editions import checking
from westbound.engine.edition import Uploaded
from westbound.engine.flow import Flow
from westbound.engine.knowing import imaginer, sight
from westbound.engine.match import Match

SIMULATIONS = 30


@cache
def content() -> Uploaded:
    ours = checking.ours(westbound.game("colorado"))
    assert ours
    return Uploaded({**ours.says, "name": "Mine"})


@pytest.fixture
def match() -> Match:
    """A match in which somebody has several choices."""
    match = westbound.new("colorado", 2, 1, None, content())
    while len(match.legal(match.actors()[0])) < 3:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return match


def tree_at(match: Match) -> tuple[Tree, Flow, int]:
    seat = match.actors()[0]
    known = match.imagine(seat, random.Random(1))
    return minds.tree_of(match.game, minds.hopes(match.game), known, 0), known, seat


def offer_nothing(table: Any, after: int) -> None:
    """Let the rules offer nothing any more, the next time they are asked so often."""
    lay_out, left = table.lay_out, [after]

    def laid_out(lane: int) -> None:
        left[0] -= 1
        lay_out(lane)
        if left[0] < 0:
            table._blocks = table._tickets = 0

    table.lay_out = laid_out


def test_a_tree_without_room_for_all_options_writes_nowhere_else(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds.part(match.game, tree), "SPARE_NODES", 4)
    searching, known, seat = tree_at(match)
    tried = searching.search(known, seat, SIMULATIONS, 5)
    assert sorted(tried[::2]) == known.legal(seat)
    assert searching.iterations == SIMULATIONS
    assert searching.nodes <= len(searching.action) == len(searching.visits)


def test_a_tree_where_everything_is_left_out_judges_the_position(match: Match) -> None:
    searching, known, seat = tree_at(match)
    legal = known.legal(seat)
    searching.keep_to([-5])
    searching.search(known, seat, SIMULATIONS, 5)
    assert searching.iterations == SIMULATIONS
    assert searching.visits[searching.root] == SIMULATIONS
    assert most_visited([searching], seat, legal) in legal


def test_a_tree_ends_where_the_rules_offer_nothing(match: Match) -> None:
    searching, known, seat = tree_at(match)
    offer_nothing(searching.world, 3)
    assert sum(searching.search(known, seat, SIMULATIONS, 5)[1::2]) >= 1
    assert searching.visits[searching.root] == SIMULATIONS


@pytest.mark.parametrize("ahead", [0, 2])
def test_a_reflex_that_leaves_out_everything_chooses_what_is_legal(match: Match, ahead: int) -> None:
    _, known, seat = tree_at(match)
    reflex = minds.reflex_of(match.game, minds.hopes(match.game), known, ahead)
    for legal in ([-5], known.legal(seat)[1:2]):
        reflex.keep_to(legal)
        assert reflex.choice(known, seat, 3)[0] in known.legal(seat)


def test_a_follower_that_leaves_out_everything_judges_the_position(match: Match) -> None:
    while len(match.legal(match.actors()[0])) not in (2, 3):
        match.play(match.actors()[0], match.legal(match.actors()[0])[-1])
    _, known, seat = tree_at(match)
    judge = minds.hopes(match.game)
    follower = minds.follower(match.game, judge, known, 1)
    follower.leave_out(known.legal(seat))
    assert follower.look(known, seat) == judge.worths(known, seat)[seat]


def test_games_that_never_end_teach_nothing(match: Match) -> None:
    game, table = match.game, match.game.deal(match.box)
    points = minds.points(game)
    reflex = minds.reflex_of(game, points, table, 0)
    seen = minds.part(game, sight).Sight()
    playing: SelfPlay = minds.part(game, selfplay).SelfPlay(reflex, reflex, points, seen, table.copy())
    playing.prepare(len(table.sight(0)), 1000, 3)
    offer_nothing(playing.table, 20)
    with pytest.raises(RuntimeError, match="offer nothing"):
        playing.play(table, -1, 3, 5, 1.0, 0.0, 1.0)
    assert (playing.games, playing.examples) == (0, 0)


def test_a_search_that_finds_no_world_goes_by_instinct(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    parent: Any = minds.part(match.game, imaginer).Imaginer

    class Lost(parent):  # type: ignore[misc]  # loaded a second time
        def imagine(self, seat: int, seed: int) -> bool:
            return False

    monkeypatch.setattr(match.game, "imaginer", lambda world: Lost())
    seat = match.actors()[0]
    for bot in (Searcher(20), Searcher(5, threads=2)):
        memory: dict[str, Any] = {}
        choice = bots.choice(bot, match, seat, random.Random(1), memory)
        assert choice == bots.choice(bots.find("scout"), match, seat, random.Random(1))
        assert choice.lapse is None
        assert memory == {}
