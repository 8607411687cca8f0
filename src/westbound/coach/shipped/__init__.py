"""The puzzles that come with the package, a file of JSON lines for each game (docs/coach.md says how they are made)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from westbound.coach.puzzles import Puzzle, read_puzzles


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; none if there are none yet."""
    file = Path(__file__).with_name(f"{game}.jsonl")
    if not file.exists():
        return ()
    with file.open(encoding="utf-8") as lines:
        return tuple(read_puzzles(lines))
