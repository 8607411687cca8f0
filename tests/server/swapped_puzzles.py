"""The puzzles that come with the package, each with another solution: whoever has not answered cannot tell.

For a server that loads this module as one with bots.
"""

from __future__ import annotations

import msgspec

import tests.server.quick_hashes  # noqa: F401  (servers load one module)
from westbound.coach.puzzles import Ground, Puzzle
from westbound.coach.shipped import shipped
from westbound.server.puzzles import collection


def swapped(puzzle: Puzzle) -> Puzzle:
    """The same decision, with everything else that there is to know about it."""
    first, second, *others = puzzle.choices
    return msgspec.structs.replace(
        puzzle,
        solution=second.words,
        choices=[second, first, *others],
        obvious=first.words,
        loss=puzzle.loss / 2,
        loss_error=0.0,
        reasons=[Ground("another", {}, 1.0)],
        solved=[1.0, *puzzle.solved[1:]],
    )


def swap(game: str) -> tuple[Puzzle, ...]:
    return tuple(map(swapped, shipped(game)))


vars(collection)["shipped"] = swap
