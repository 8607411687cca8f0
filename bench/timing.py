"""Measures rates: the best of several repetitions, each about as long as requested."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple


class Tally(NamedTuple):
    """What was played: whole games, decisions of players, draws of chance."""

    games: int
    decisions: int
    draws: int


@dataclass(frozen=True)
class Effort:
    """How long one repetition lasts, and how many there are."""

    seconds: float = 1.0
    times: int = 5


@dataclass(frozen=True)
class Rate:
    """Per second: games, decisions of players, and actions, which include draws by chance."""

    games: float
    decisions: float
    actions: float

    def figures(self) -> dict[str, float]:
        """Return the rate as in the JSON file."""
        return {"games_per_s": self.games, "decisions_per_s": self.decisions, "actions_per_s": self.actions}


def once(play: Callable[[], Tally], seconds: float) -> Rate:
    """Play over and over until the time is up."""
    games = decisions = draws = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        tally = play()
        games += tally.games
        decisions += tally.decisions
        draws += tally.draws
        spent = perf_counter() - start
    return Rate(games / spent, decisions / spent, (decisions + draws) / spent)


def rate(play: Callable[[], Tally], effort: Effort) -> Rate:
    """Return the best repetition, after a short warm-up."""
    once(play, effort.seconds / 10)
    return max((once(play, effort.seconds) for _ in range(effort.times)), key=lambda one: one.actions)


def microseconds(act: Callable[[], object], effort: Effort) -> float:
    """Return the best time of one call; the result is discarded, and a repetition is much shorter than for games."""
    calls = enough(lambda n: repeat(act, n), effort.seconds / 10)
    return min(repeat(act, calls) for _ in range(effort.times)) / calls * 1e6


def repeat(act: Callable[[], object], times: int) -> float:
    """Return the seconds that many calls take."""
    start = perf_counter()
    for _ in range(times):
        act()
    return perf_counter() - start


def enough(seconds_for: Callable[[int], float], seconds: float) -> int:
    """Return how many calls take that long: double the number until they do, taking the best of three each time.

    The first call does not count, because it may read files.
    """
    seconds_for(1)
    n = 1
    while min(seconds_for(n) for _ in range(3)) < seconds:
        n *= 2
    return n
