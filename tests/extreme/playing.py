"""A game on an extreme edition: compiled and interpreted step by step, which must stay alike and lose nothing.

The interpreted rules are the measure: their numbers are as large as they have to be, and what is outside a list is
an error there before the compiled ones have done any harm.
"""

from __future__ import annotations

import random
from typing import Any

from tests.contract.cases import seats
from tests.contract.conserved import Conserved, conserved, followed
from westbound.engine.edition import Content, Uploaded
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import CHANCE
from westbound.engine.save import dump
from westbound.games import find

Log = list[tuple[int, int]]
NO_WORLD = "no world agrees"
LOOKS = 40  # actions between two looks at everything that can be known
IMAGINED = 8 * LOOKS  # actions between two worlds imagined by interpreted rules or for onlookers: seconds each
PLANS = ("any", "first", "last", "greedy")  # what players choose


class Failed(Exception):
    """Something is wrong with a game."""


class Pair:
    """The same table twice."""

    def __init__(self, game: Game, content: Content, players: int, options: dict[str, str]) -> None:
        self.games = find(game.name, Uploaded(content.says)), game
        self.boxes = [each.box(players, options, source(each, content)) for each in self.games]
        self.tables: list[Flow] = [each.table(box) for each, box in zip(self.games, self.boxes, strict=True)]
        self.journals = [table.listen() for table in self.tables]
        self.checks = [followed(game.name) for _ in self.tables]
        for table in self.tables:
            table.advance()
        self.compare()

    def apply(self, seat: int, action: int) -> None:
        for table in self.tables:  # the interpreted one first
            table.apply(seat, action)
        self.compare()

    def compare(self) -> None:
        same("news", [journal.news() for journal in self.journals])
        states = [dump(table) for table in self.tables]
        for name in states[0]:
            same(name, [state[name] for state in states])
        for check, table in zip(self.checks, self.tables, strict=True):
            check(table)

    def look(self, rng: random.Random, slowly: bool) -> None:
        """Everything that can be known of it, to everybody; *slowly* also what takes seconds."""
        players, seed, check = self.tables[0].players, rng.getrandbits(32), conserved(self.games[0].name)
        chosen = rng.randrange(players) if slowly else None
        for seat in (*range(players), None):
            views = [game.view(table, seat) for game, table in self.each()]
            same("view", views)
            same("breakdown", [game.breakdown(view) for game, view in zip(self.games, views, strict=True)])
            if seat is None and slowly:
                self.imagine_for_onlookers(seed, check)
            elif seat is not None:
                each = self.each() if seat == chosen else self.each()[-1:]
                worlds = [game.imagine(table, seat, random.Random(seed)) for game, table in each]
                same("imagined", [dump(worlds[0]), dump(worlds[-1])])
                check(worlds[-1])
                same("sight", [table.sight(seat) for table in self.tables])
                same("estimate", [game.estimate(table, seat) for game, table in self.each()])
                same("where", [game.where(table, seat) for game, table in self.each()])

    def imagine_for_onlookers(self, seed: int, check: Conserved) -> None:
        """With the compiled rules only: somebody who knows nothing may need thousands of tries, or find no world.

        Nobody imagines for onlookers while they play; what counts is that they never get the real table instead.
        """
        game, table = self.each()[-1]
        try:
            world = game.imagine(table, None, random.Random(seed))
        except RuntimeError as error:
            if NO_WORLD not in str(error):
                raise
        else:
            check(world)

    def each(self) -> list[tuple[Game, Flow]]:
        return [*zip(self.games, self.tables, strict=True)]


def source(game: Game, content: Content) -> Content:
    return Uploaded(content.says) if game.interpreted else content


def same(what: str, found: list[Any]) -> None:
    """:raises Failed: if interpreted and compiled differ, naming the first place where they do."""
    one, other = found
    while one != other:
        if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
            place: Any = next(key for key in one if one[key] != other[key])
        elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
            place = next(i for i in range(len(one)) if one[i] != other[i])
        else:
            raise Failed(f"{what}: interpreted {str(one)[:300]}, compiled {str(other)[:300]}")
        what, one, other = f"{what}[{place!r}]", one[place], other[place]


def play(
    game: Game, content: Content, players: int, options: dict[str, str], rng: random.Random, plan: str, log: Log
) -> None:
    """One game.  :raises Failed: if anything is wrong with it."""
    try:
        pair = Pair(game, content, players, options)
        while choosing := seats(pair.tables[0]):
            same("seats", [choosing, seats(pair.tables[1])])
            seat = rng.choice(choosing)
            legal = [table.legal(seat) for table in pair.tables]
            weights = [table.weights(seat) for table in pair.tables]
            same("legal", legal)
            same("weights", weights)
            if not legal[0] or len(log) == game.longest:
                raise Failed("nothing is legal" if not legal[0] else "it does not end")
            if len(log) % LOOKS == 0:
                pair.look(rng, len(log) % IMAGINED == 0)
            log.append((seat, choose(pair, seat, legal[0], weights[0], rng, plan)))
            pair.apply(*log[-1])
        if not pair.tables[0].over:
            raise Failed("nobody may act, and it is not over")
        pair.look(rng, slowly=True)
        same("winners", [game.winners(table) for game, table in pair.each()])
        same("playouts", [table.playouts(1, 7) for table in fresh(pair)])
    except Failed:
        raise
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}") from error


def fresh(pair: Pair) -> list[Flow]:
    return [game.deal(box) for game, box in zip(pair.games, pair.boxes, strict=True)]


def choose(pair: Pair, seat: int, legal: list[int], weights: list[int], rng: random.Random, plan: str) -> int:
    if seat == CHANCE:
        return rng.choices(legal, weights)[0]
    if plan == "any" or rng.random() < 0.3:
        return rng.choice(legal)
    if plan == "greedy":
        game, table = pair.games[1], pair.tables[1]
        return max(legal, key=lambda action: worth(game, table, seat, action))
    return legal[0] if plan == "first" else legal[-1]


def worth(game: Game, table: Flow, seat: int, action: int) -> float:
    trial = table.copy()
    trial.apply(seat, action)
    return game.estimate(trial, seat)
