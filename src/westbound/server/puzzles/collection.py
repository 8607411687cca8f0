"""All puzzles of this server."""

from __future__ import annotations

import logging
from functools import cache, lru_cache

from westbound.api import game, games
from westbound.coach.puzzles import Laid, Puzzle, WrongPuzzle, laid
from westbound.coach.shipped import shipped
from westbound.server.refusal import Refusal

LAID = 2**7  # puzzles to remember as they lie on the table

log = logging.getLogger("westbound.server")


@cache
def puzzles_of(name: str) -> dict[str, Puzzle]:
    """The puzzles of a game that these rules can lay out, by ID."""
    return {puzzle.id: puzzle for puzzle in shipped(name) if fits(puzzle)}


def fits(puzzle: Puzzle) -> bool:
    """Whether a puzzle can be laid out; after a change of the rules it may not."""
    try:
        laid(puzzle)
    except WrongPuzzle as error:
        log.warning("a puzzle cannot be laid out: %s", error)
        return False
    return True


def check_game(name: str) -> None:
    """:raises Refusal: if there is no such game."""
    if name not in games():
        raise Refusal("no-table", f"there is no game {name[:40]!r} here")


def find(name: str, puzzle: str) -> Puzzle:
    """:raises Refusal: if there is no such puzzle."""
    check_game(name)
    found = puzzles_of(name).get(puzzle)
    if found is None:
        raise Refusal("no-table", f"there is no puzzle {puzzle[:40]!r} of {game(name).title}")
    return found


def on_table(name: str, puzzle: str) -> Laid:
    """A puzzle that there is, on a table of its own."""
    lies = original(name, puzzle)
    return lies._replace(table=lies.table.copy())


@lru_cache(LAID)
def original(name: str, puzzle: str) -> Laid:
    return laid(puzzles_of(name)[puzzle])
