"""Anything anybody may try with a match, in any order."""

from __future__ import annotations

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import westbound
from tests.stories.matches import pioneers, state
from westbound import IllegalAction
from westbound.engine.names import CHANCE
from westbound.engine.save import Snapshot, dump

SEATS = st.integers(-1, 4)


class Playing(RuleBasedStateMachine):
    """Play, wrong input, undo with and without consent, save, load, snapshots; a plain list remembers the truth."""

    players = 2

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        self.match = pioneers(self.players, seed)
        self.tables: list[Snapshot] = [dump(self.match.table)] * len(self.match.past)  # before each action
        self.kept: list[tuple[int, Snapshot, str]] = []

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 10**6), stale=st.booleans())
    def play(self, choice: int, stale: bool) -> None:
        match = self.match
        seat = match.actors()[0]
        legal = match.legal(seat)
        words, before, count = legal[choice % len(legal)], dump(match.table), len(match.past)
        if stale:
            self.refused(lambda: match.play(seat, words, match.version - 1))
        match.play(seat, words.upper(), match.version)
        self.tables += [before] * (len(match.past) - count)
        assert [moment.seat for moment in match.past[count:]] == [seat] + [CHANCE] * (len(match.past) - count - 1)

    @rule(seat=SEATS, words=st.text(max_size=12))
    def say_something(self, seat: int, words: str) -> None:
        if seat not in self.match.actors() or words not in self.match.legal(seat):
            self.refused(lambda: self.match.play(seat, words))

    @rule(seat=SEATS, number=st.integers(0, 600))
    def try_something(self, seat: int, number: int) -> None:
        if seat in self.match.actors() and number in self.match.legal_numbers(seat):
            return
        words = self.match.space._texts.get(number, "nothing")
        self.refused(lambda: self.match.play(seat, words))

    @rule(seat=SEATS, consent=st.sets(st.integers(0, 3)))
    def take_back(self, seat: int, consent: set[int]) -> None:
        match = self.match
        mine = [i for i, moment in enumerate(match.past) if moment.seat == seat]
        if not mine or seat not in range(self.players):
            self.refused(lambda: match.undo(seat, consent))
            return
        to = mine[-1]
        alone = all(moment.seat == seat for moment in match.past[to:])
        needs = match.undo_needs(seat)
        assert match.undo_point(seat) == to
        if not alone:
            assert needs == [other for other in range(self.players) if other != seat]
        if not set(needs) <= consent <= set(range(self.players)):
            self.refused(lambda: match.undo(seat, consent))
            return
        version = match.version
        match.undo(seat, consent)
        assert match.version == version + 1
        assert dump(match.table) == self.tables[to]
        del self.tables[to:]

    @rule(seed=st.integers(0, 99))
    def save_and_load(self, seed: int) -> None:
        text = self.match.record.dumps()
        again = westbound.load(text, seed=seed)
        assert again.record.dumps() == text
        assert dump(again.table) == dump(self.match.table)
        assert again.news(0) == self.match.news(0)
        self.match = again

    @rule()
    def keep(self) -> None:
        self.kept.append((self.match.version, dump(self.match.table), json.dumps(dump(self.match.table))))

    @precondition(lambda self: self.kept)
    @rule(which=st.integers(0, 100))
    def look_at_what_was_kept(self, which: int) -> None:
        version, data, text = self.kept[which % len(self.kept)]
        assert json.dumps(data) == text
        match = self.match
        assert dump(match.game.restore(match.box, json.loads(text))) == data
        assert dump(westbound.load(match.record.dumps(), upto=version).table) == data

    @invariant()
    def all_is_as_remembered(self) -> None:
        assert len(self.tables) == len(self.match.past) == len(self.match.record.actions())
        assert bool(self.match.actors()) != self.match.over

    def refused(self, attempt: object) -> None:
        before = state(self.match)
        assert callable(attempt)
        with pytest.raises(IllegalAction):
            attempt()
        assert state(self.match) == before


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anything_goes(players: int) -> None:
    machine = type(f"PlayingWith{players}", (Playing,), {"players": players})
    run_state_machine_as_test(machine, settings=settings(max_examples=12, stateful_step_count=40))
