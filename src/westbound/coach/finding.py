"""Looks for puzzles in self-play and in records; finders can be sent to other processes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import westbound
from westbound import bots
from westbound.api import load
from westbound.coach.decisions import decisions
from westbound.coach.puzzles import Puzzle, Setting, puzzle_at
from westbound.coach.selfplay import played_on
from westbound.engine.flow import Flow
from westbound.engine.record import Record

USUAL, STRONGER, EVERY = "scout", "marshal", 4  # who plays, and who plays every fourth game
TOGETHER = 8  # games between two looks at how many puzzles there are

Finder = Callable[[int], "Puzzle | None"]


class Workers(Protocol):
    """What looks through several games at once."""

    def run(self, work: Finder, tasks: Iterable[int]) -> Iterator[tuple[int, Puzzle | None]]:
        """Yield the number of each game with its puzzle, in any order."""


class InSelfPlay:
    """Lets bots play, and looks for a puzzle in their games."""

    def __init__(
        self, game: str, players: int, simulations: int, *, seed: int = 0, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.simulations = simulations
        self.seed = seed
        self.options = dict(options or {})

    def __call__(self, number: int) -> Puzzle | None:
        """Return a puzzle from the game with that number, if there is one."""
        rng = random.Random(f"puzzles {self.seed}, game {number}")
        game = westbound.game(self.game)
        options = game.usual(self.players, self.options)
        box = game.box(self.players, options)
        bot = bots.find(STRONGER if number % EVERY == EVERY - 1 else USUAL)
        table = game.deal(box)
        moments = [(table.copy(), seat) for seat in played_on(game, table, [bot] * self.players, rng)]
        return first(Setting(game, box, self.players, options, game.editions[0]), moments, self.simulations, rng)


class InRecords:
    """Looks for a puzzle in each of several recorded games."""

    def __init__(self, records: Sequence[Record], simulations: int, *, seed: int = 0) -> None:
        self.records = [*records]
        self.simulations = simulations
        self.seed = seed

    def __call__(self, number: int) -> Puzzle | None:
        """Return a puzzle from the record with that number, if there is one.  :raises WrongRecord: if it is wrong."""
        rng = random.Random(f"puzzles {self.seed}, record {number}")
        record = self.records[number]
        match, header = load(record, upto=len(record.log)), record.header
        setting = Setting(match.game, match.box, header.players, dict(header.options), header.edition)
        moments = [(decision.table, decision.seat) for decision in decisions(match)]
        return first(setting, moments, self.simulations, rng)


def first(setting: Setting, moments: Sequence[tuple[Flow, int]], simulations: int, rng: random.Random) -> Puzzle | None:
    """Return the first puzzle among some decisions of a game, in random order."""
    for table, seat in rng.sample(moments, len(moments)):
        if puzzle := puzzle_at(setting, table, seat, simulations):
            return puzzle
    return None


def find_puzzles(
    finder: Finder,
    count: int,
    games: int,
    workers: Workers,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Puzzle]:
    """Return the first *count* puzzles of at most *games* games, whatever the workers; fewer if there are no more."""
    found: dict[str, Puzzle] = {}
    for start in range(0, games, TOGETHER):
        results = dict[int, Puzzle | None]()
        for number, puzzle in workers.run(finder, range(start, min(games, start + TOGETHER))):
            results[number] = puzzle
            progress(min(count, len(found) + sum(each is not None for each in results.values())), count)
        found |= {puzzle.id: puzzle for _, puzzle in sorted(results.items()) if puzzle}
        if len(found) >= count:
            break
    return [*found.values()][:count]
