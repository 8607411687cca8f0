"""Westbound: whole random games in compiled code, and decision by decision from Python."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast

from bench.installed import installed
from bench.timing import Effort, Rate, Tally, enough, microseconds, rate, repeat

CHANCE = 7
MIDDLES = 16
A_BATCH = 0.2
"""Seconds that one call of playouts lasts at least."""


class Table(Protocol):
    """What the benchmark needs from a table."""

    over: bool
    player: int
    lanes: int

    def legal(self, seat: int) -> list[int]: ...
    def weights(self, seat: int) -> list[int]: ...
    def apply(self, seat: int, action: int) -> None: ...
    def actors(self) -> int: ...
    def copy(self) -> "Table": ...
    def playouts(self, n: int, seed: int) -> list[int]: ...


Deal = Callable[[], Table]
Batch = Callable[[int, int], Tally]


def westbound() -> Any:
    """Return the installed package."""
    return installed("westbound")


def dealer_of(game: str, players: int) -> Deal:
    """Return a dealer of one of our games."""
    return dealer(westbound().game(game), players)


def connect_four() -> Deal:
    """Return a dealer of the example.

    :raises SystemExit: if it cannot be imported.
    """
    folder = str(Path(westbound().__file__).parents[2] / "examples")
    if folder not in sys.path:
        sys.path.append(folder)
    return dealer(installed("connect_four.game").GAME, 2)


def dealer(game: Any, players: int) -> Deal:
    """Return a function that deals one new table after another from the same box."""
    box = game.box(players=players, options={})
    return lambda: cast(Table, game.deal(box))


# Whole games in compiled code


def whole_games(game: str, players: int) -> Batch:
    """Play one of our games through the public API, including the set-up."""
    playouts = westbound().playouts

    def batch(n: int, seed: int) -> Tally:
        result = playouts(game, players=players, n=n, seed=seed)
        return Tally(result.games, result.decisions, result.draws)

    return batch


def from_here(table: Table) -> Batch:
    """Playouts of one position."""

    def batch(n: int, seed: int) -> Tally:
        decisions, draws, *_ = table.playouts(n, seed)
        return Tally(n, decisions, draws)

    return batch


def batch_rate(batch: Batch, effort: Effort) -> Rate:
    """Measure calls that each take a while."""
    seeds = count(1)
    n = a_batch(batch)
    return rate(lambda: batch(n, next(seeds)), effort)


def a_batch(batch: Batch) -> int:
    """Return how many games one call should play."""
    return enough(lambda n: repeat(lambda: batch(n, 1), 1), A_BATCH)


def threads_rate(batch: Batch, threads: int, effort: Effort) -> Rate:
    """Measure several threads that play separate games at the same time."""
    seeds = count(1)
    n = a_batch(batch)
    with ThreadPoolExecutor(threads) as pool:

        def play() -> Tally:
            tallies = list(pool.map(lambda _: batch(n, next(seeds)), range(threads)))
            return Tally(*(sum(column) for column in zip(*tallies, strict=True)))

        return rate(play, effort)


def copies_rate(deal: Deal, effort: Effort) -> Rate:
    """Measure playouts that each start from their own copy of a position in the middle, as in a search."""
    tables = cycle(middles(deal))
    seeds = count(1)

    def play() -> Tally:
        decisions, draws, *_ = next(tables).copy().playouts(1, next(seeds))
        return Tally(1, decisions, draws)

    return rate(play, effort)


# Decision by decision from Python


def one_at_a_time(deal: Deal, seed: int = 1) -> Callable[[], Tally]:
    """Return the loop used for every peer: list the legal actions, pick one, apply it."""
    random = Random(seed).random
    return lambda: play_on(deal(), random, -1)


def play_on(table: Table, random: Callable[[], float], most: int) -> Tally:
    """Play randomly to the end, or for at most *most* actions (-1: no limit)."""
    decisions = draws = 0
    while not table.over and decisions + draws != most:
        seat = table.player if not table.lanes else first_of(table.actors())
        legal = table.legal(seat)
        if seat == CHANCE:
            weights = table.weights(seat)
            draw = int(random() * sum(weights))
            for action, weight in zip(legal, weights, strict=True):  # noqa: B007  (the last one is used after the loop)
                draw -= weight
                if draw < 0:
                    break
            draws += 1
        else:
            action = legal[int(random() * len(legal))]
            decisions += 1
        table.apply(seat, action)
    return Tally(1, decisions, draws)


def moves(game: Any, table: Any, bot: str, rng: Random) -> Iterator[int]:
    """Let a bot play all seats to the end; yield who is about to act, before they do."""
    bots = installed("westbound.bots")
    player = bots.find(bot)
    while not table.over:
        seat = first_of(table.actors())
        yield seat
        legal = table.legal(seat)
        if seat == CHANCE:
            action = rng.choices(legal, table.weights(seat))[0]
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = player.choose(bots.Situation(game, game.imagine(table, seat, rng), seat, rng))
        table.apply(seat, action)


def first_of(actors: int) -> int:
    """Return the first of several players who act at the same time."""
    return (actors & -actors).bit_length() - 1


def middles(deal: Deal) -> list[Table]:
    """Return positions from the middle of different games."""
    tables = []
    for seed in range(1, MIDDLES + 1):
        length = sum(play_on(deal(), Random(seed).random, -1)[1:])
        table = deal()
        play_on(table, Random(seed).random, length // 2)
        tables.append(table)
    return tables


def copy_time(deal: Deal, effort: Effort) -> float:
    """Return the microseconds it takes to copy a position from the middle."""
    return microseconds(middles(deal)[0].copy, effort)


def is_compiled(deal: Deal) -> bool:
    """Whether the rules of that table are compiled."""
    return not (sys.modules[type(deal()).__module__].__file__ or "").endswith(".py")
