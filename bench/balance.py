"""``python -m bench.balance [GAMES]``: how the edition of Pioneers plays, by games of the bot *greedy* among itself."""

from __future__ import annotations

import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median
from typing import NamedTuple, cast

import westbound
from westbound import bots
from westbound.engine.names import CHANCE
from westbound.games.pioneers.names import MOVEMENT
from westbound.games.pioneers.rules import Pioneers


class Played(NamedTuple):
    """What is to be known of a finished game."""

    best: int  # points of the winner
    wins: dict[int, float]  # by place in the turn order
    rounds: int
    ended_by_roads: bool
    ended_by_coaches: bool
    cash: list[int]  # before moving
    sources: list[int]  # of points, of the winner


def play(players: int, seed: int) -> Played:
    """One game; chance and bots are played by the seed."""
    game, bot, rng = westbound.game("pioneers"), bots.find("greedy"), random.Random(seed)
    t = cast(Pioneers, game.deal(game.box(players)))
    cash = []
    while not t.over:
        seat = t.player
        if seat == CHANCE:
            t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])
            continue
        if t.step == MOVEMENT:
            cash.append(t.cash[seat])
        t.apply(seat, bot.choose(game, game.imagine(t, seat, rng), seat, rng))
    winners = game.winners(t)
    return Played(
        best=sum(t.sources(winners[0])),
        wins={(seat - t.first) % players: 1 / len(winners) for seat in winners},
        rounds=t.round,
        ended_by_roads=min(t.stock[:players]) == 0,
        ended_by_coaches=t.stack_size == 0,
        cash=cash,
        sources=t.sources(winners[0]),
    )


def report(players: int, games: list[Played]) -> None:
    """The figures beside the targets."""
    shares: Counter[int] = Counter()
    for played in games:
        shares.update(played.wins)
    n = len(games)
    print(f"{players} players, {n} games")
    print(f"  winner's points         {mean(p.best for p in games):6.1f}    (target 55 to 80)")
    print(
        f"  rounds                  {mean(p.rounds for p in games):6.1f}    (target 9 to {12 if players == 4 else 16})"
    )
    print(
        "  wins by turn order      " + "  ".join(f"{shares[i] / n:.0%}" for i in range(players)),
        "  (fair, within 4 points)",
    )
    print(f"  ended by roads          {mean(p.ended_by_roads for p in games):6.0%}    (target 10 % or more)")
    print(f"  ended by coaches        {mean(p.ended_by_coaches for p in games):6.0%}    (target 10 % or more)")
    print(f"  cash before moving      {median(c for p in games for c in p.cash):6.1f}    (target 5 or less)")
    names = ("coaches", "seats", "nuggets", "network")
    sources = [mean(p.sources[i] for p in games) for i in range(len(names))]
    print(
        "  winner's points from    "
        + "  ".join(f"{name} {points:.0f}" for name, points in zip(names, sources, strict=True))
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    with ProcessPoolExecutor() as pool:
        for players in (2, 3, 4):
            report(players, list(pool.map(partial(play, players), range(games), chunksize=8)))


if __name__ == "__main__":
    main()
