"""What a choice would set off is what happens, and asking changes nothing (what it tells: ``test_secrecy``)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.contract.cases import CASES, Case
from tests.stories.matches import state
from westbound import IllegalAction, Match
from westbound.engine.entry import Entry, read
from westbound.engine.flow import Flow
from westbound.engine.foresight import Foresight
from westbound.engine.names import CHANCE

EVERY = 12  # decisions, of which one is looked at
FEW = 3  # choices: such decisions are looked at more often, as one of them may be the last of a round
MOST_CHOICES = 12  # tried at the others
ENOUGH = 20  # choices compared


def played(t: Flow, seat: int, words: str, match: Match) -> tuple[Flow, list[Entry]]:
    """The real thing: *t* after the choice, and what *seat* sees of it."""
    after = t.copy()
    journal = after.listen()
    after.apply(seat, match.space.parse(words))
    return after, [entry for entry in read(journal) if entry.seen(seat)]


def compare(match: Match, t: Flow, seat: int, foreseen: Foresight) -> Counter[str]:
    """Play what was foreseen, every way of it; how often it ended how."""
    after, seen = played(t, seat, foreseen.words, match)
    if foreseen.then == "secret":
        assert [*foreseen.entries] == seen[: len(foreseen.entries)]
        assert seen[len(foreseen.entries)].kind in match.game.reveals
        return Counter(["secret"])
    assert [*foreseen.entries] == seen
    actors, view = after.actors(), match.game.view(after, seat)
    assert (foreseen.then == "over") == after.over
    assert (foreseen.then == "chance") == bool(actors >> CHANCE & 1)
    assert [*foreseen.actors] == view["actors"]
    assert foreseen.step == view["step"]
    ends = Counter([str(foreseen.then)])
    if foreseen.then == "own":
        assert foreseen.facts == match.game.asked(view, seat)
        legal = [match.space.text(action) for action in after.legal(seat)]
        assert [way.words for way in foreseen.ways] in ([], legal)
    for way in foreseen.ways:
        ends += compare(match, after, seat, way)
    return ends


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_foreseen_happens(case: Case) -> None:
    ends: Counter[str] = Counter()
    for seed in itertools.count(3):
        ends += look_ahead(case.match(seed), random.Random(seed))
        if sum(ends.values()) >= ENOUGH:
            break
    assert ends["own"] + ends["others"] + ends["chance"] > 0


def look_ahead(match: Match, rng: random.Random) -> Counter[str]:
    """Play at random to the end, and compare some choices with what was foreseen; how often it ended how."""
    ends: Counter[str] = Counter()
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        if rng.randrange(EVERY if len(legal) > FEW else 2) == 0:
            before = state(match)
            for words in rng.sample(legal, min(MOST_CHOICES, len(legal))):
                foreseen = match.foresee(seat, words)
                ends += compare(match, match.table, seat, foreseen)
                assert match.foresee(seat, words) is foreseen
            assert state(match) == before
        match.play(seat, rng.choice(legal))
    return ends


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_own_legal_choices_are_foreseen(case: Case) -> None:
    match = case.match(seed=1)
    seat, before = match.actors()[0], state(match)
    legal = match.legal(seat)
    words = [match.space.text(action) for block in match.space.blocks for action in block.actions]
    wrong = [(seat, "no such words"), (case.players, legal[0])]
    wrong += [(seat, each) for each in words if each not in legal]
    wrong += [(other, legal[0]) for other in range(case.players) if other not in match.actors()]
    for who, each in wrong:
        with pytest.raises(IllegalAction):
            match.foresee(who, each)
    assert state(match) == before
