"""Puzzles that were answered, the first answers of people, and their ratings, in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, insert, select, update

from westbound.server.puzzles.rating import NEWCOMER, Rated, after, untried
from westbound.server.storage.schema import puzzle_answers, puzzle_ratings, puzzles


class Standing(NamedTuple):
    """How often something was answered or somebody has answered, and with what rating."""

    rated: Rated
    played: int = 0
    solved: int = 0


class OwnStanding(NamedTuple):
    """The same of a person, with streaks."""

    rated: Rated
    played: int = 0
    solved: int = 0
    streak: int = 0
    best: int = 0


BEGINNER = OwnStanding(NEWCOMER)


def standing(row: Row[*tuple[Any, ...]]) -> Standing:
    return Standing(Rated(row.mean, row.deviation), row.played, row.solved)


def own_standing(row: Row[*tuple[Any, ...]]) -> OwnStanding:
    return OwnStanding(Rated(row.mean, row.deviation), row.played, row.solved, row.streak, row.best)


def answered(game: str) -> Select[*tuple[Any, ...]]:
    """The puzzles of a game that anybody has answered."""
    return select(puzzles).where(puzzles.c.game == game)


def one(puzzle: str) -> Select[*tuple[Any, ...]]:
    return select(puzzles).where(puzzles.c.id == puzzle)


def answers(person: str, game: str) -> Select[str]:
    """The puzzles of a game that a person has answered, the oldest answer first."""
    joined = select(puzzle_answers.c.puzzle).join(puzzles, puzzles.c.id == puzzle_answers.c.puzzle)
    mine = joined.where(puzzle_answers.c.person == person, puzzles.c.game == game)
    return mine.order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle)


def answer_of(person: str, puzzle: str) -> Select[bool]:
    return select(puzzle_answers.c.solved).where(puzzle_answers.c.person == person, puzzle_answers.c.puzzle == puzzle)


def standings(person: str) -> Select[*tuple[Any, ...]]:
    """The ratings of a person, by game."""
    return select(puzzle_ratings).where(puzzle_ratings.c.person == person).order_by(puzzle_ratings.c.game)


def all_answers(person: str) -> Select[*tuple[Any, ...]]:
    """Everything a person has answered, the latest first."""
    joined = select(puzzles.c.game, puzzle_answers).join(puzzles, puzzles.c.id == puzzle_answers.c.puzzle)
    mine = joined.where(puzzle_answers.c.person == person)
    return mine.order_by(puzzle_answers.c.at.desc(), puzzle_answers.c.puzzle)


def know(connection: Connection, puzzle: str, game: str, rating: int) -> None:
    """Keep a puzzle, as it was made.  :raises Conflict: if somebody else just did."""
    if connection.execute(one(puzzle)).first() is None:
        mean, deviation = untried(rating)
        row = {"id": puzzle, "game": game, "mean": mean, "deviation": deviation, "played": 0, "solved": 0}
        connection.execute(insert(puzzles).values(row))


def count(connection: Connection, puzzle: str, person: str, solved: bool, at: int) -> None:
    """Count a person's first answer to a puzzle that is known.

    :raises Conflict: if they have answered it, or have just been counted elsewhere, or deleted their account.
    """
    connection.execute(insert(puzzle_answers).values(person=person, puzzle=puzzle, at=at, solved=solved))
    it = connection.execute(one(puzzle).with_for_update()).one()
    game = it.game
    here = (puzzle_ratings.c.person == person, puzzle_ratings.c.game == game)
    row = connection.execute(select(puzzle_ratings).where(*here).with_for_update()).one_or_none()
    before, theirs = own_standing(row) if row else BEGINNER, standing(it)
    mine = after(before.rated, theirs.rated, int(solved))
    its = after(theirs.rated, before.rated, int(not solved))
    streak = before.streak + 1 if solved else 0
    values = {
        "mean": mine.mean,
        "deviation": mine.deviation,
        "played": before.played + 1,
        "solved": before.solved + solved,
        "streak": streak,
        "best": max(before.best, streak),
    }
    if row:
        connection.execute(update(puzzle_ratings).where(*here).values(values))
    else:
        connection.execute(insert(puzzle_ratings).values(person=person, game=game, **values))
    changed = {
        "mean": its.mean,
        "deviation": its.deviation,
        "played": theirs.played + 1,
        "solved": theirs.solved + solved,
    }
    connection.execute(update(puzzles).where(puzzles.c.id == puzzle).values(changed))
