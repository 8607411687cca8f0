"""All puzzles of this server."""

from __future__ import annotations

import logging
from functools import lru_cache

from westbound.api import game, games
from westbound.coach.puzzles import Laid, Puzzle, WrongPuzzle, laid, read_puzzles
from westbound.coach.shipped import shipped
from westbound.server.refusal import Refusal
from westbound.server.settings import WrongSettings

LAID = 2**7  # puzzles to remember as they lie on the table

log = logging.getLogger("westbound.server")


class Collection:
    """The puzzles that come with the package, and those of the operator; only what these rules can lay out."""

    def __init__(self, file: str = "") -> None:
        """:raises WrongSettings: if *file* is named and is not a file of puzzles."""
        self._own = puzzles_in(file) if file else []
        self._by_game: dict[str, dict[str, Puzzle]] = {}
        self._original = lru_cache(LAID)(self._lay)

    def puzzles_of(self, name: str) -> dict[str, Puzzle]:
        """The puzzles of a game, by ID."""
        if name not in self._by_game:
            there = [*shipped(name), *(puzzle for puzzle in self._own if puzzle.game == name)]
            self._by_game[name] = {puzzle.id: puzzle for puzzle in there if fits(puzzle)}
        return self._by_game[name]

    def count_all(self) -> dict[str, int]:
        """How many puzzles each game has."""
        return {name: len(self.puzzles_of(name)) for name in games()}

    def find(self, name: str, puzzle: str) -> Puzzle:
        """:raises Refusal: if there is no such puzzle."""
        check_game(name)
        found = self.puzzles_of(name).get(puzzle)
        if found is None:
            raise Refusal("no-table", f"there is no puzzle {puzzle[:40]!r} of {game(name).title}")
        return found

    def on_table(self, name: str, puzzle: str) -> Laid:
        """A puzzle that there is, on a table of its own."""
        lies = self._original(name, puzzle)
        return lies._replace(table=lies.table.copy())

    def _lay(self, name: str, puzzle: str) -> Laid:
        return laid(self.puzzles_of(name)[puzzle])


def puzzles_in(file: str) -> list[Puzzle]:
    """:raises WrongSettings: if it is not a file of puzzles."""
    try:
        with open(file, encoding="utf-8") as lines:
            return read_puzzles(lines)
    except (OSError, UnicodeDecodeError, WrongPuzzle) as error:
        raise WrongSettings(
            f"puzzle_file: {file} is not a file of puzzles ({error}); westbound puzzles makes one"
        ) from None


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
