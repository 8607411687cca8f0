"""A case of an argument: two moments that differ only in what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.pioneer_days.story import Person, Story
from westbound.engine.game import Argument, Fact, Facts
from westbound.engine.match import Match

Heard = dict[str, Argument]  # by key: what is said about a choice


class Moment(NamedTuple):
    """What is said about a choice in a match."""

    match: Match
    heard: Heard


class Case(NamedTuple):
    """An argument that is given at the first moment, but not at the second."""

    sign: int
    facts: Facts
    english: str
    moments: Callable[[], tuple[Moment, Moment]]


CASES: dict[str, Case] = {}
Telling = Callable[[], tuple[Moment, Moment]]


def speaks(sign: int, key: str, english: str, **facts: Fact) -> Callable[[Telling], Telling]:
    """Add a case: the argument *key* speaks for the choice (1) or against it (-1)."""

    def add(moments: Telling) -> Telling:
        assert key not in CASES
        CASES[key] = Case(sign, facts, english, moments)
        return moments

    return add


def heard(match: Match, seat: int, words: str) -> Moment:
    """What is said about the choice *words*."""
    arguments = match.game.arguments(match.table, seat, match.space.parse(words))
    return Moment(match, {argument.key: argument for argument in arguments})


def about(s: Story, person: Person, words: str) -> Moment:
    assert words in person.may()
    return heard(s.match, person.seat, words)


def rolled(s: Story, *dice: str) -> Story:
    return s.rolls(*(dice or ("blue wood", "red cattle", "black wild")))
