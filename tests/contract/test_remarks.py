"""Remarks are about legal choices, reasons about all else; they have texts and change nothing.

What they tell is covered by ``test_secrecy``.
"""

from __future__ import annotations

import random

import pytest

from tests.contract.cases import CASES, Case
from tests.stories.matches import state
from westbound import IllegalAction, Match
from westbound.engine.game import Remark
from westbound.speech import Speech
from westbound.texts import LANGUAGES

EVERY = 5  # decisions, of which one is looked at
FEW = 6  # things asked about


@pytest.mark.parametrize("case", CASES, ids=str)
def test_remarks_are_about_legal_choices_and_change_nothing(case: Case) -> None:
    match, rng = case.match(seed=2), random.Random(2)
    speeches = speeches_of(match)
    found: set[str] = set()
    while not match.over:
        if rng.randrange(EVERY) == 0:
            found |= {remark.key for remark in look(match, speeches)}
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
    assert bool(found) == bool(match.game.remarked)


def speeches_of(match: Match) -> list[Speech]:
    """One for each language of the game; a toy may have fewer."""
    spoken = [language for language in LANGUAGES if (match.game.text / f"{language}.ftl").exists()]
    return [Speech(match.game, match.box, language) for language in spoken]


def look(match: Match, speeches: list[Speech]) -> list[Remark]:
    """All remarks that somebody may read now."""
    before, found = state(match), []
    for seat in range(match.table.players):
        made = match.remarks(seat)
        assert {*made} <= {*match.legal_numbers(seat)}
        assert match.remarks(seat) is made or not made
        found += [remark for remarks in made.values() for remark in remarks]
    assert all(speech.remark(remark) for speech in speeches for remark in found)
    assert state(match) == before
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reasons_are_about_what_cannot_be_chosen_and_change_nothing(case: Case) -> None:
    match, rng = case.match(seed=3), random.Random(3)
    speeches = speeches_of(match)
    things = [match.space.parts(action)[1:] for block in match.space.blocks for action in block.actions]
    while not match.over:
        if rng.randrange(EVERY) == 0:
            before = state(match)
            for kind, word in [*rng.sample(things, min(FEW, len(things))), ("nothing", "at all")]:
                wonder(match, kind, word, speeches)
            list_all(match, speeches)
            assert state(match) == before
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))


def list_all(match: Match, speeches: list[Speech]) -> None:
    """All reasons at once are those that can be asked for one by one, and everything in sight has a name."""
    for seat in range(match.table.players):
        found = match.reasons(seat)
        assert len({thing for thing, _ in found}) == len(found)
        assert seat in match.actors() or not found
        assert all(match.why_not(seat, *thing) == reason for thing, reason in found[:FEW])
        assert all(things for speech in speeches for _, things in speech.reasons(found))


def wonder(match: Match, kind: str, word: str, speeches: list[Speech]) -> None:
    for seat in range(match.table.players):
        reason = match.why_not(seat, kind, word)
        offered = any(match.space.parts(action)[1:] == (kind, word) for action in match.legal_numbers(seat))
        assert reason is None or (seat in match.actors() and not offered)
        assert reason is None or all(speech.reason(reason) for speech in speeches)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_known_steps_are_remarked(case: Case) -> None:
    assert case.game.remarked <= {*case.game.steps}
    match = case.match(seed=1)
    for stranger in (case.players, -1):
        with pytest.raises(IllegalAction):
            match.remarks(stranger)
        with pytest.raises(IllegalAction):
            match.why_not(stranger, "city", "denver")
