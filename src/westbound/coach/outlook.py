"""What an onlooker thinks of everybody's chances, who knows no more than what is on the table for all to see."""

from __future__ import annotations

import random

from westbound.bots import minds
from westbound.bots.learned import judge_of
from westbound.bots.mind.judge import Judge
from westbound.bots.mind.names import TALLY_CHANCES
from westbound.coach.appraising import by_visits, visits
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import CHANCE
from westbound.engine.space import Space

WORLDS = 16  # imagined for an onlooker; whoever chooses searches in each of them


def outlook(
    game: Game, space: Space, table: Flow, *, simulations: int, worlds: int = WORLDS, seed: int = 0
) -> list[float]:
    """Return each seat's chance to win, as an onlooker can tell: the mean over *worlds* that may be the real one.

    It depends on nothing but what an onlooker knows, the number of simulations and worlds, and the seed.

    :raises NoWorld: if no table is found that could be the real one.
    """
    rng = random.Random(seed)
    judge, ahead = judge_of(game, table.players)
    sums = [0.0] * table.players
    for _ in range(worlds):
        world = game.imagine(table, None, rng)
        found = chances(game, judge, ahead, space.size, world, max(1, simulations // worlds), rng)
        sums = [total + chance for total, chance in zip(sums, found, strict=True)]
    return [total / sum(sums) for total in sums]


def chances(
    game: Game, judge: Judge, ahead: int, actions: int, world: Flow, simulations: int, rng: random.Random
) -> list[float]:
    """Return each seat's chance to win in one world, if whoever has the first real choice makes the best one."""
    chooser = first_to_choose(world, rng)
    if chooser is None:
        winners = game.winners(world)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(world.players)]
    tree = minds.appraiser_of(game, judge, world, max(0, ahead - 1), actions)
    tree.appraises = chooser
    tree.search(world, chooser, simulations, rng.getrandbits(60))
    best = by_visits(tree)[0]
    return [tree.tallies(best)[TALLY_CHANCES + seat] / visits(tree, best) for seat in range(world.players)]


def first_to_choose(world: Flow, rng: random.Random) -> int | None:
    """Go on to the next choice between several actions, and return whose it is; None if the game is over before."""
    while not world.over:
        actors = [seat for seat in range(CHANCE + 1) if world.actors() >> seat & 1]
        legal = {seat: world.legal(seat) for seat in actors}
        if CHANCE in legal:
            world.apply(CHANCE, rng.choices(legal[CHANCE], world.weights(CHANCE))[0])
            continue
        for seat in actors:
            if len(legal[seat]) > 1:
                return seat
        world.apply(actors[0], legal[actors[0]][0])
    return None
