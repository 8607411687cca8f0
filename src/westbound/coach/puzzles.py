"""Puzzles: decisions with one choice that is clearly best and not obvious.

A puzzle holds what its seat knows and nothing else: the table in it was imagined, and everything about it was found out
from that one.  Two tables that the seat cannot tell apart make the same puzzle.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

import westbound
from westbound.bots import LEVELS, Situation
from westbound.bots.learned import Instinct
from westbound.coach.appraising import SIMULATIONS, SURE, WORLDS, Appraisal, Option, appraise
from westbound.engine.flow import Flow
from westbound.engine.game import Argument, Fact, Game, NoWorld, Share
from westbound.engine.save import Snapshot
from westbound.engine.space import Space

CLEAR = 0.08  # how much better than all others the best choice is, in chances to win
PROMISING = 0.04  # the same at a glance, which is not exact
CERTAIN = 3.0  # standard errors
LOST, WON = 0.15, 0.95  # chances beyond which a game is as good as decided
FEWEST = 3  # choices
KNOWN = 30  # iterations after which an option counts as a rival
GLANCE = 5  # times fewer simulations to see whether it is worth looking at
AGAIN = 4  # times more simulations and worlds to make sure
TRIES = 4  # of each level to solve it
LEVELS_TRIED = 4  # the strongest of them has to solve it more often than not
SHOWN = 6  # options that are kept
EASIEST, STEP = 1200, 200  # ratings: of a puzzle everybody solves, and for each level that does not


class WrongPuzzle(ValueError):
    """A puzzle that cannot be read, or laid out."""


class Ground(msgspec.Struct, frozen=True):
    """An ``Argument`` as plain data."""

    key: str
    facts: dict[str, Any]  # as the page gets them
    weight: float

    def argument(self) -> Argument:
        return Argument(self.key, {name: fact(value) for name, value in self.facts.items()}, self.weight)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision to be solved."""

    id: str  # the same for everything its seat cannot tell apart
    game: str
    rules: int  # the version of the rules
    players: int
    options: dict[str, str]  # of the game
    edition: str  # one of ours
    digest: str  # of the edition
    seat: int  # whose decision it is
    table: Snapshot  # an imagined one, as ``Game.dump`` writes it
    solution: str  # in words
    choices: list[Option]  # what they are worth, the solution first
    loss: float  # of the second best, in chances to win: what search and playouts agree on
    loss_error: float
    obvious: str  # what a player who goes for quick gains would do, in words
    reasons: list[Ground]  # for the solution and against the second best
    solved: list[float]  # by level, from 1: how often it solves it
    rating: int  # to begin with, as ratings of chess players go


class Setting(NamedTuple):
    """What is played."""

    game: Game
    box: Any
    players: int
    options: dict[str, str]
    edition: str


class Laid(NamedTuple):
    """A puzzle on the table."""

    game: Game
    box: Any
    space: Space
    table: Flow


def puzzle_at(setting: Setting, table: Flow, seat: int, simulations: int = SIMULATIONS) -> Puzzle | None:
    """Return the puzzle that a decision makes; None if it makes none."""
    game, space = setting.game, setting.game.space(setting.box)
    try:
        seed = game.knowledge(table, seat)
        known = game.imagine(table, seat, random.Random(seed))
        if len(offered(game, known, seat)) < FEWEST:
            return None
        instinct = space.text(Instinct().choose(situation(game, known, seat, seed)))
        glance = appraise(game, space, known, seat, simulations=max(2, simulations // GLANCE), seed=seed)
        if not is_puzzling(glance, instinct, PROMISING):
            return None
        first = appraise(game, space, known, seat, simulations=simulations, seed=seed + 1)
        if not (is_puzzling(first, instinct) and is_sure(first, SURE)):
            return None
        rival = max(rivals(first), key=lambda option: option.win).words
        found = appraise(
            game,
            space,
            known,
            seat,
            played=rival,
            simulations=AGAIN * simulations,
            worlds=AGAIN * WORLDS,
            seed=seed + 2,
        )
        if not (is_puzzling(found, instinct) and is_sure(found, CERTAIN)):
            return None
    except NoWorld:
        return None
    solution = found.options[0].words
    if solution != first.options[0].words:
        return None
    solved = [how_often(level, game, space, known, seat, solution, seed) for level in range(LEVELS_TRIED)]
    if solved[-1] <= 0.5:
        return None
    edition, digest = game.edition(setting.box)
    return Puzzle(
        f"{seed & (1 << 64) - 1:016x}",
        game.name,
        game.version,
        setting.players,
        setting.options,
        edition,
        digest,
        seat,
        game.dump(known),
        solution,
        found.options[:SHOWN],
        found.loss,
        found.loss_error,
        found.obvious,
        [
            Ground(reason.key, msgspec.json.decode(msgspec.json.encode(reason.facts)), reason.weight)
            for reason in found.reasons
        ],
        solved,
        round(EASIEST + STEP * sum(1 - share for share in solved)),
    )


def offered(game: Game, table: Flow, seat: int) -> list[int]:
    """Return the choices of a puzzle: not those that start in small steps what others do in one."""
    return [action for action in table.legal(seat) if action not in game.bit_by_bit]


def situation(game: Game, known: Flow, seat: int, seed: int) -> Situation:
    return Situation(game, known.copy(), seat, random.Random(seed))


def rivals(appraisal: Appraisal) -> list[Option]:
    """Return the options next to the best one that were tried often enough to count."""
    return [option for option in appraisal.options[1:] if option.visits >= KNOWN] or appraisal.options[1:2]


def is_puzzling(appraisal: Appraisal, instinct: str, clear: float = CLEAR) -> bool:
    """Return whether the game is open, and what is best is better than the rest by *clear* and not obvious."""
    best = appraisal.options[0]
    far_better = all(best.win - option.win >= clear for option in rivals(appraisal))
    return far_better and LOST <= best.win <= WON and best.words not in (instinct, appraisal.obvious)


def is_sure(appraisal: Appraisal, errors: float) -> bool:
    """Return whether search and playouts agree on that, by that many standard errors."""
    return appraisal.loss >= max(CLEAR, errors * appraisal.loss_error)


def how_often(level: int, game: Game, space: Space, known: Flow, seat: int, solution: str, seed: int) -> float:
    """Return how often one of the levels finds the solution."""
    bot = LEVELS[level].bot
    found = [space.text(bot.choose(situation(game, known, seat, seed + number))) for number in range(TRIES)]
    return found.count(solution) / TRIES


# Files


def write_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as one line."""
    return msgspec.json.encode(puzzle).decode() + "\n"


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """Read puzzles, one for each line.  :raises WrongPuzzle: naming the line, if one cannot be read."""
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.DecodeError, RecursionError) as error:
            raise WrongPuzzle(f"line {number}: {error}") from None
    return found


def laid(puzzle: Puzzle) -> Laid:
    """Lay a puzzle out.  Its numbers are not checked, so its file has to be one of ours.

    :raises WrongPuzzle: if it is for other rules or another edition, or is not for this game at all.
    """
    try:
        game = westbound.game(puzzle.game)
        edition = puzzle.edition if puzzle.edition in game.editions else ""
        box = game.box(puzzle.players, puzzle.options, edition)
    except ValueError as error:
        raise WrongPuzzle(str(error)) from None
    if (puzzle.rules, puzzle.edition, puzzle.digest) != (game.version, *game.edition(box)):
        raise WrongPuzzle(f"puzzle {puzzle.id} was made for other rules or another edition of {game.title}")
    if shape(puzzle.table) != shape(game.dump(game.table(box))):
        raise WrongPuzzle(f"puzzle {puzzle.id} is not a table of {game.title}")
    return Laid(game, box, game.space(box), game.restore(box, puzzle.table))


def fact(value: Any) -> Fact:
    """Return a fact from plain data."""
    if isinstance(value, int):
        return value
    if value and isinstance(value[0], str):
        return value[0], value[1]
    if value and isinstance(value[0][1], int):
        return [Share(*each) for each in value]
    return [(kind, word) for kind, word in value]


def shape(table: Snapshot) -> dict[str, int]:
    """Return the length of each list on a table, and -1 for single numbers."""
    return {name: len(value) if isinstance(value, list) else -1 for name, value in table.items()}
