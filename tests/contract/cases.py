"""Every game with every player count and option: what the contract is tested on."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import westbound
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import SEATS
from westbound.games import add, shelf


def from_elsewhere() -> list[Game]:
    """The example, a toy in which all act at once, and the skeleton that new games are copied from."""
    names = ("connect_four", "rails", "westbound.game_skeleton.game")
    return [importlib.import_module(f"{name}.game").GAME for name in names if is_there(name)]


def is_there(name: str) -> bool:
    return importlib.util.find_spec(name) is not None and importlib.util.find_spec(f"{name}.game") is not None


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(value for _, value in self.options)])

    @property
    def box(self) -> Any:
        return opened(self)

    def deal(self) -> Flow:
        return self.game.deal(self.box)

    def match(self, seed: int) -> westbound.Match:
        return westbound.new(self.game.name, self.players, seed, dict(self.options))


@cache
def opened(case: Case) -> Any:
    return case.game.box(case.players, dict(case.options))


LONG = 10_000  # actions; hardly a game has more
REGISTERED = list(shelf().values())
ELSEWHERE = from_elsewhere()
CASES = [
    Case(game, players, tuple(options.items()))
    for game in REGISTERED + ELSEWHERE
    for players, options in game.variants()
]


def fill_shelf() -> None:
    for game in ELSEWHERE:
        add(game)


def clear_shelf() -> None:
    for game in ELSEWHERE:
        shelf().pop(game.name)


def seats(t: Flow) -> list[int]:
    """Who may choose, chance included."""
    mask = t.actors()
    return [seat for seat in range(SEATS) if mask >> seat & 1]


@cache
def looks(every: int) -> frozenset[int]:
    """The decisions of a game to look at: every nth at first, and fewer and fewer later on."""
    numbers = [0]
    while numbers[-1] < LONG:
        numbers.append(numbers[-1] + every + numbers[-1] // 20)
    return frozenset(numbers)


def walk(t: Flow, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play *t* to its end at random; yield each choice (seat, action) before it is made."""
    while choosing := seats(t):
        seat = rng.choice(choosing)
        action = rng.choices(t.legal(seat), t.weights(seat))[0]
        yield seat, action
        t.apply(seat, action)
