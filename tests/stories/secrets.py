"""What reaches a seat, and pairs of games that a seat must not be able to tell apart."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tests.contract.cases import seats
from tests.stories.story import Story
from westbound import IllegalAction
from westbound.engine.match import Match
from westbound.engine.names import CHANCE

FORESEEN = 3  # choices at a decision


def everything(match: Match, seat: int | None) -> bytes:
    """Every byte that reaches *seat*, or a spectator."""
    sent: list[object] = [match.view(seat), match.looker.seen(match.table, [seat]), match.breakdown(seat)]
    sent.append([(entry.kind, entry.seen_by, entry.numbers) for entry in match.news(seat)])
    sent += [match.scores(seat), match.actors(), match.over, match.version, match.winners()]
    if seat is not None:
        sent += [match.legal(seat), match.where(seat), complaint(match, seat), undoing(match, seat)]
        sent += [[*match.remarks(seat).items()], [match.why_not(seat, *thing) for thing in things(match)]]
        sent += [match.reasons(seat)]
        sent += [match.foresee(seat, words) for words in match.legal(seat)[:FORESEEN]]
        sent += [sorted(match.final(seat)), match.is_forced(seat)]
    return msgspec.json.encode(sent)


def things(match: Match) -> list[tuple[str, str]]:
    """Some things on the table, by kind and word."""
    first = [block.first for block in match.space.blocks]
    return [(kind, word) for _, kind, word in map(match.space.parts, first)]


def complaint(match: Match, seat: int) -> str:
    """The error for an action that only chance may do."""
    block = match.space.blocks[-1]
    try:
        match.play(seat, match.space.text(block.first))
    except IllegalAction as error:
        return str(error)
    raise AssertionError("it was legal")


def undoing(match: Match, seat: int) -> object:
    try:
        return match.undo_point(seat), match.undo_needs(seat)
    except IllegalAction as error:
        return str(error)


def alike(stories: Sequence[Story[Any, Any]], viewer: int | None) -> bool:
    """Whether *viewer* cannot tell these tables apart."""
    return len({everything(s.match, viewer) for s in stories}) == 1


def twins(
    one: Match, two: Match, rng: random.Random, drawn: tuple[str, str], finder: Callable[[Match], int | None]
) -> Iterator[tuple[int, Match, Match]]:
    """Play two games alike, apart from one draw: the first for which *finder* names the seat that sees it.

    Yields that seat and both matches at every decision afterwards, until the games part or end.
    """
    found: int | None = None
    while not one.over:
        seat = seats(one.table)[0]
        here, there = ([m.space.text(action) for action in m.table.legal(seat)] for m in (one, two))
        common = [words for words in here if words in there]
        if not common:
            return
        words = (rng.choice(common),) * 2
        if seat == CHANCE and found is None and (found := finder(one)) is not None:
            words = drawn
        for match, each in zip((one, two), words, strict=True):
            match.draw(each) if seat == CHANCE else match.play(seat, each)
        if found is not None and not one.over:
            yield found, one, two
