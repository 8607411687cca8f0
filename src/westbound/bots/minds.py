"""Minds for a position: judges, reflexes and trees, put together from their compiled parts.

Uploaded editions are played by interpreted rules; their minds are interpreted, too.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

from westbound.bots.mind import appraiser, judge, net, playouts, reflex, selfplay, tree
from westbound.bots.mind.appraiser import Appraiser
from westbound.bots.mind.judge import Judge
from westbound.bots.mind.net import Net
from westbound.bots.mind.playouts import Playouts
from westbound.bots.mind.reflex import Follower, Reflex
from westbound.bots.mind.tree import Tree
from westbound.bots.weights import Weights
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.knowing import sight
from westbound.interpreted import ENGINE, Interpreted

PARTS = (judge, net, reflex, selfplay, tree, appraiser, playouts, sight)


@cache
def interpreted() -> Interpreted:
    return Interpreted("westbound.bots.mind", *ENGINE)


def part(game: Game, module: ModuleType) -> Any:
    """Return one of the compiled modules, or its interpreted twin for a game that is interpreted."""
    return interpreted().load(module.__name__) if game.interpreted else module


def points(game: Game) -> Judge:
    """Return the judge that goes by the game's estimate in points."""
    found: Judge = part(game, judge).Points()
    return found


def hopes(game: Game, margin: float = 0.0) -> Judge:
    """Return the judge that makes chances to win of the game's estimates; *margin* is what the lead counts beside."""
    found: Judge = part(game, judge).Hopes()
    found.mix = margin
    return found


def learned(game: Game, weights: Weights) -> Net:
    """Return the judge with these weights."""
    found: Net = part(game, net).Net(part(game, sight).Sight())
    found.load(weights.header.columns, weights.numbers)
    found.mix = weights.header.mix
    return found


def follower(game: Game, judge: Judge, table: Flow, ahead: int) -> Follower:
    """Return what follows a player's own choices, *ahead* of them, before it judges."""
    kind = part(game, reflex).Follower
    found: Follower = kind(judge, table.copy(), None)
    for _ in range(ahead):
        found = kind(judge, table.copy(), found)
        found.leave_out(sorted(game.bit_by_bit))
    found.leave_out(sorted(game.bit_by_bit))
    return found


def reflex_of(game: Game, judge: Judge, table: Flow, ahead: int) -> Reflex:
    """Return what chooses by looking *ahead* at its own next choices."""
    found: Reflex = part(game, reflex).Reflex(judge, table.copy(), follower(game, judge, table, ahead))
    found.leave_out(sorted(game.bit_by_bit))
    return found


def tree_of(game: Game, judge: Judge, table: Flow, ahead: int) -> Tree:
    """Return a search for positions like this one."""
    world = table.copy()
    follows = follower(game, judge, table, ahead)
    found: Tree = part(game, tree).Tree(judge, follows, game.imaginer(world), world, table.copy())
    return found


def appraiser_of(game: Game, judge: Judge, table: Flow, ahead: int, actions: int) -> Appraiser:
    """Return a search for positions like this one that sums up what each of the game's *actions* came to."""
    world = table.copy()
    follows = follower(game, judge, table, ahead)
    kind = part(game, appraiser).Appraiser
    found: Appraiser = kind(judge, follows, game.imaginer(world), world, table.copy(), actions)
    return found


def playouts_of(game: Game, judge: Judge, table: Flow, ahead: int) -> Playouts:
    """Return what plays positions like this one out."""
    world = table.copy()
    reflex = reflex_of(game, judge, table, ahead)
    kind = part(game, playouts).Playouts
    found: Playouts = kind(reflex, judge, game.imaginer(world), world, table.copy(), table.copy())
    return found
