"""A choice that is not final can be undone freely, and a forced choice tells nobody anything."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.contract.cases import CASES, Case, looks
from tests.stories.matches import state
from westbound import IllegalAction, Match, api
from westbound.engine.foresight import tells
from westbound.engine.names import CHANCE
from westbound.engine.record import Played

EVERY = 3  # decisions, of which one is looked at
FEW = 4  # choices played there
MOST = 300  # actions of a game


def tried(match: Match, seat: int, action: int) -> Match:
    """The same game, where *seat* has done *action* and whatever it was then forced to do; nobody else has acted."""
    record = replace(match.record, log=[*match.record.log])
    other = api.open_record(record)
    for number, line in enumerate(record.log):
        other.replay(line, number)
    other.replay(Played(seat, other.space.text(action)), len(record.log))
    while seat in other.actors() and not other.chances_turn() and other.is_forced(seat):
        other.replay(Played(seat, other.legal(seat)[0]), len(other.record.log))
    return other


def is_undone_freely(match: Match, other: Match, seat: int) -> bool:
    """Whether *seat* goes on, chance does not, and nothing has come to light since."""
    news = [entry for moment in other.past[len(match.past) :] for entry in moment.news]
    goes_on = seat in other.actors() and not other.chances_turn()
    return goes_on and not any(tells(match.game, entry) for entry in news)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_not_final_can_be_undone_freely(case: Case) -> None:
    match, rng, found = case.match(seed=4), random.Random(4), Counter[bool]()
    while not match.over and len(match.past) < MOST:
        seat = rng.choice(match.actors())
        legal = match.legal_numbers(seat)
        if rng.randrange(EVERY) == 0 and len(legal) > 1:
            before, final = state(match), match.final(seat)
            assert final <= {*legal}
            assert state(match) == before
            for action in rng.sample(legal, min(FEW, len(legal))):
                other = tried(match, seat, action)
                assert (action not in final) == is_undone_freely(match, other, seat), match.space.text(action)
                found[action in final] += 1
                while action not in final and len(other.past) > len(match.past):
                    assert other.undo_needs(seat) == []
                    other.undo(seat)
        match.play(seat, match.space.text(rng.choice(legal)))
    assert found[True], "every game ends turns"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_single_choice_is_never_final(case: Case) -> None:
    match, rng = case.match(seed=5), random.Random(5)
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        if len(legal) == 1:
            assert match.final(seat) == frozenset()
        else:
            assert not match.is_forced(seat)
        match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_learns_from_a_forced_choice_that_it_is_forced(case: Case) -> None:
    """At the steps that a game names, others know how many choices there are."""
    assert case.game.counted <= {*case.game.steps}
    match, rng = case.match(seed=6), random.Random(6)
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        step, *_ = match.table.frame(seat)
        if case.game.counts(step) and (len(legal) == 1 or len(match.past) in looks(6)):
            for other in [None, *range(case.players)]:
                world = case.game.imagine(match.table, other, rng)
                assert len(world.legal(seat)) == len(legal), (other, match.where(seat), legal)
        match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_else_can_ask_what_is_final(case: Case) -> None:
    match = case.match(seed=1)
    for stranger in (case.players, -1, CHANCE):
        with pytest.raises(IllegalAction):
            match.final(stranger)
        with pytest.raises(IllegalAction):
            match.is_forced(stranger)
