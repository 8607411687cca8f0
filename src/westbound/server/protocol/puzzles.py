"""Bodies of requests and responses about puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from westbound.server.protocol.reviews import ReviewedOption, ReviewReason
from westbound.server.protocol.socket import ArgumentSaid, GameSeen

MOST_SEEN = 500  # puzzles that a browser remembers

PuzzleId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]


class OwnPuzzles(msgspec.Struct, frozen=True):
    """How a person has solved the puzzles of a game: what counts is their first answer to each."""

    game: str
    rating: int
    give_or_take: int
    played: int
    solved: int
    streak: int  # solved one after the other, up to now
    best: int  # the longest streak


class OwnAnswer(msgspec.Struct, frozen=True):
    """A person's first answer to a puzzle."""

    game: str
    puzzle: str
    at: int  # milliseconds since 1970
    solved: bool  # alone, without a hint


class PuzzleGame(msgspec.Struct, frozen=True):
    """A game, and how many puzzles it has."""

    game: str
    count: int
    own: OwnPuzzles | None  # of whoever is signed in


class PuzzleOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the next puzzle."""

    seen: Annotated[list[PuzzleId], Meta(max_length=MOST_SEEN)] = []  # in this browser, the oldest first


class PuzzleSeen(msgspec.Struct, frozen=True):
    """A puzzle to solve."""

    id: str
    game: str
    rating: int
    played: int  # first answers of people who were signed in
    solved: int  # right ones among them
    colors: list[str]  # by seat
    seat: int  # whose decision it is
    names: dict[str, dict[str, str]]  # proper names, by kind and word
    seen: GameSeen  # by the seat
    counts: bool  # for whoever is signed in: it would be their first answer
    own: OwnPuzzles | None  # of whoever is signed in


class HintOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint; with it, the puzzle is not solved."""

    step: Annotated[int, Meta(ge=1, le=3)]  # where to look, the move, why


class PuzzleHint(msgspec.Struct, frozen=True):
    """A hint, as far as it was asked for."""

    step: int
    verb: str  # of the solution
    words: list[str]  # the choices with that verb; then the solution alone
    win: float | None  # the chance to win with it, and ...
    next_win: float | None  # ... with the next best choice
    reasons: list[ArgumentSaid]
    own: OwnPuzzles | None  # of whoever is signed in


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    words: Annotated[str, Meta(max_length=100)]  # empty: show the solution


class PuzzleJudged(msgspec.Struct, frozen=True):
    """What an answer was worth, and everything about the puzzle."""

    right: bool
    counted: bool  # it was the first answer of whoever is signed in
    solution: str  # in words
    obvious: str  # what a player who goes for quick gains would do
    options: list[ReviewedOption]  # the solution first, then the best ones
    loss: float  # of the next best, in chances to win
    loss_error: float
    reasons: list[ReviewReason]
    rating: int  # of the puzzle, with this answer
    played: int
    solved: int
    own: OwnPuzzles | None  # of whoever is signed in
