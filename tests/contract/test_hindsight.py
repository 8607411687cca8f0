"""Everything may be seen of a game when it is over, at every moment; before, of nothing but what is one's own."""

from __future__ import annotations

import random

import pytest

from tests.contract.cases import CASES, Case
from tests.stories.matches import play_on
from westbound.engine.match import IllegalAction, Match
from westbound.engine.record import Played, WrongRecord

cases = pytest.mark.parametrize("case", CASES, ids=str)


def finished(case: Case, seed: int) -> Match:
    match = case.match(seed)
    play_on(match, case.game.longest, random.Random(seed))
    return match


@cases
def test_nobody_sees_everything_of_a_game_that_is_played(case: Case) -> None:
    match = case.match(seed=1)
    play_on(match, 3, random.Random(1))
    for forbidden in (match.revealed, match.again):
        with pytest.raises(IllegalAction):
            forbidden()
    assert finished(case, 1).revealed()


@cases
def test_told_again_every_hand_lies_open_at_every_moment(case: Case) -> None:
    ended = finished(case, 2)
    told = ended.again()
    for number, line in enumerate(ended.record.log, 2):
        told.replay(line, number)
        if number % 11:
            continue
        everything, outside = told.revealed(), told.view(None)
        assert list(everything) == list(outside)
        for seat in range(case.players):
            if "players" in outside:
                assert everything["players"][seat] == told.view(seat)["players"][seat]
    assert told.record.log == ended.record.log


@cases
def test_what_is_told_again_cannot_go_on_otherwise(case: Case) -> None:
    ended = finished(case, 3)
    told = ended.again()
    script = ended.record.log
    first = next(i for i, line in enumerate(script) if line.seat is not None)
    for number, line in enumerate(script[:first], 2):
        told.replay(line, number)
    seat = script[first].seat
    assert seat is not None
    others = [words for words in told.legal(seat) if words != script[first].words]
    for words in others[:3]:
        with pytest.raises(IllegalAction):
            told.play(seat, words)
        with pytest.raises(WrongRecord):
            told.replay(Played(seat, words), first)
    assert told.record.log == script[:first]
    told.replay(script[first], first)


@cases
def test_an_abandoned_game_can_be_told_as_far_as_it_went(case: Case) -> None:
    match = case.match(seed=4)
    play_on(match, 3, random.Random(4))
    told = match.again(abandoned=True)
    for number, line in enumerate(match.record.log, 2):
        told.replay(line, number)
    assert told.revealed()
    seat = told.actors()[0]
    with pytest.raises(IllegalAction):
        told.play(seat, told.legal(seat)[0])
    assert told.version == match.version
