"""How things are measured: the best of several repetitions, each about as long as asked."""

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
    """Per second: games, decisions of players, and actions, which count the draws of chance too."""

    games: float
    decisions: float
    actions: float

    def figures(self) -> dict[str, float]:
        """The rate as it stands in the JSON file."""
        return {"games_per_s": self.games, "decisions_per_s": self.decisions, "actions_per_s": self.actions}


def once(play: Callable[[], Tally], seconds: float) -> Rate:
    """Play again and again until the time is up."""
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
    """The best repetition, after a short one that does not count."""
    once(play, effort.seconds / 10)
    return max((once(play, effort.seconds) for _ in range(effort.times)), key=lambda one: one.actions)


def microseconds(act: Callable[[], object], effort: Effort) -> float:
    """What one call costs at best; its result is thrown away, and a repetition is much shorter than one of games."""
    calls = enough(lambda n: repeat(act, n), effort.seconds / 10)
    return min(repeat(act, calls) for _ in range(effort.times)) / calls * 1e6


def repeat(act: Callable[[], object], times: int) -> float:
    """The seconds that many calls take."""
    start = perf_counter()
    for _ in range(times):
        act()
    return perf_counter() - start


def enough(seconds_for: Callable[[int], float], seconds: float) -> int:
    """How many are needed to last that long: doubled until they do, each number at its best of three.

    The first call does not count: it may have to read files.
    """
    seconds_for(1)
    n = 1
    while min(seconds_for(n) for _ in range(3)) < seconds:
        n *= 2
    return n
