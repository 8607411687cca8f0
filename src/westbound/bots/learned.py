"""Bots that have learned from playing against themselves: by instinct, or with a search on top of it.

For a game and number of players without a trained net, they go by the game's estimate.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from math import inf

from westbound.bots import minds
from westbound.bots.bot import SHARE, Situation
from westbound.bots.mind.judge import Judge
from westbound.bots.mind.tree import Tree
from westbound.bots.weights import weights_of
from westbound.engine.flow import Flow
from westbound.engine.game import Game, NoWorld

AT_A_TIME = 50  # simulations between two looks at the clock, and at whether it is hurried
INTERPRETED = 50  # times slower than compiled minds: they search that much less


def judge_of(game: Game, players: int, margin: float | None = None) -> tuple[Judge, int]:
    """Return the best judge for a game, and how many own choices to follow before it judges.

    *margin* is how much the lead counts beside winning, from 0 to 1; by default, as much as the net learned with.
    """
    weights = weights_of(game, players)
    if weights is None:
        return minds.hopes(game, margin or 0.0), 1
    found = minds.learned(game, weights)
    if margin is not None:
        found.mix = margin
    return found, weights.header.ahead


class Instinct:
    """Takes what its net likes best, or *judges*, without thinking about others."""

    def __init__(self, judges: Callable[[Game, int], tuple[Judge, int]] = judge_of) -> None:
        self._judges = judges

    def choose(self, situation: Situation) -> int:
        game, table = situation.game, situation.table
        judge, ahead = self._judges(game, table.players)
        reflex = minds.reflex_of(game, judge, table, ahead)
        reflex.keep_to(situation.only)
        return reflex.choice(table, situation.seat, situation.rng.getrandbits(60))[0]


class Searcher:
    """Searches a tree of decisions in imagined worlds, judged by its net or by *judges*.

    With the same seed and number of simulations it makes the same choice, unless it is hurried or out of time.
    """

    def __init__(
        self,
        simulations: int,
        *,
        seconds: float | None = None,
        threads: int = 1,
        judges: Callable[[Game, int], tuple[Judge, int]] = judge_of,
    ) -> None:
        """*simulations* are those of each thread; with *seconds* of CPU time for each, it stops when they are over."""
        self._simulations = simulations
        self._seconds = seconds
        self._threads = threads
        self._judges = judges

    def choose(self, situation: Situation) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        trees = self._trees(situation)
        seeds = [situation.rng.getrandbits(60) for _ in trees]
        try:
            self._search_all(trees, situation, seeds)
        except NoWorld:  # it needs none to choose by instinct
            situation.memory.pop("trees", None)
            return Instinct(self._judges).choose(situation)
        chosen = most_visited(trees, situation.seat, situation.legal)
        self._remember(situation, trees, chosen)
        return chosen

    def _trees(self, situation: Situation) -> list[Tree]:
        """Return the trees of this seat's last decision, if this one follows from it at once; or else new ones."""
        game, table = situation.game, situation.table
        trees: list[Tree] | None = situation.memory.get("trees")
        if trees is None:
            trees = []
            for _ in range(self._threads):
                judge, ahead = self._judges(game, table.players)
                trees.append(minds.tree_of(game, judge, table, max(0, ahead - 1)))  # it goes on by itself
        chosen, knowledge = situation.memory.get("next", (None, None))
        follows = knowledge is not None and knowledge == known_at(situation, table)
        for tree in trees:
            if not follows or not tree.follow(chosen):
                tree.forget()
            tree.keep_to(situation.only)
        return trees

    def _search_all(self, trees: list[Tree], situation: Situation, seeds: list[int]) -> None:
        """:raises NoWorld: if no world is found that agrees with what the seat knows."""
        if len(trees) == 1:
            self._search(trees[0], situation, seeds[0])
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(lambda tree, seed: self._search(tree, situation, seed), trees, seeds))

    def _search(self, tree: Tree, situation: Situation, seed: int) -> None:
        simulations = self._simulations // INTERPRETED if situation.game.interpreted else self._simulations
        table, seat = situation.table, situation.seat
        left = max(1, simulations - tree.iterations * (tree.nodes > 0))
        end = time.thread_time() + (inf if self._seconds is None else self._seconds)
        given_up = time.monotonic() + (inf if situation.seconds is None else SHARE * situation.seconds)
        again = False
        while left > 0 and not (
            again and (situation.hurried() or time.thread_time() >= end or time.monotonic() >= given_up)
        ):
            tree.search(table, seat, min(left, AT_A_TIME), seed, again)
            left -= AT_A_TIME
            again = True

    def _remember(self, situation: Situation, trees: list[Tree], chosen: int) -> None:
        """Note what the seat will know if it goes on choosing right away, so that the search can continue there."""
        seat = situation.seat
        ahead = situation.table.copy()
        ahead.apply(seat, chosen)
        goes_on = not ahead.over and ahead.actors() == 1 << seat
        situation.memory["trees"] = trees
        situation.memory["next"] = (chosen, known_at(situation, ahead) if goes_on else None)


def known_at(situation: Situation, table: Flow) -> int | None:
    """Return what the seat knows, as ``Game.knowledge`` does; None, which is noted, if no world agrees with it."""
    try:
        return situation.game.knowledge(table, situation.seat)
    except NoWorld as error:
        situation.no_world = str(error)
        return None


def most_visited(trees: list[Tree], seat: int, legal: Collection[int]) -> int:
    """Return the legal action that was tried most often, if any was; what it is worth breaks ties."""
    visits: dict[int, tuple[int, float]] = {}
    for tree in trees:
        tried = tree.tried()
        for action, count, worth in zip(tried[::2], tried[1::2], tree.worths(seat), strict=True):
            before = visits.get(action, (0, 0.0))
            visits[action] = before[0] + count, before[1] + worth
    return max(visits.keys() & legal or legal, key=lambda action: (visits.get(action, (0, 0.0)), -action))
