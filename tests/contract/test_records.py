"""A record replays to the same position, line by line; taking back and playing again is the same."""

from __future__ import annotations

import random

import pytest

import westbound
from tests.contract.cases import CASES, Case
from tests.stories.matches import play_on, snapshots
from westbound.engine.save import dump

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_the_record_replays(case: Case) -> None:
    match = case.match(seed=1)
    play_on(match, case.game.longest, random.Random(1))
    assert match.over
    again = westbound.load(match.record.dumps())
    assert dump(again.table) == dump(match.table)
    assert again.record.dumps() == match.record.dumps()
    for seat in (*range(case.players), None):
        assert again.view(seat) == match.view(seat)
        assert again.news(seat) == match.news(seat)


@every_case
def test_every_line_leads_to_the_same_position(case: Case) -> None:
    match, rng = case.match(seed=2), random.Random(2)
    tables = {match.version: dump(match.table)}
    while not match.over:
        play_on(match, 1, rng)
        tables[match.version] = dump(match.table)
    found = snapshots(match.record)
    assert len(found) == match.version + 1
    assert {version: found[version] for version in tables} == tables


@every_case
def test_the_same_seed_and_words_give_the_same_bytes(case: Case) -> None:
    texts = []
    for _ in range(2):
        match = case.match(seed=3)
        play_on(match, case.game.longest, random.Random(3))
        texts.append(match.record.dumps().encode())
    assert texts[0] == texts[1]


@every_case
def test_what_was_taken_back_can_be_played_again(case: Case) -> None:
    match, rng = case.match(seed=4), random.Random(4)
    everybody = list(range(case.players))
    for _ in range(case.game.longest):
        if match.over:
            break
        seat = rng.choice(match.actors())
        before, words = dump(match.table), rng.choice(match.legal(seat))
        match.play(seat, words)
        if rng.random() < 0.2:
            match.undo(seat, everybody)
            assert dump(match.table) == before
            match.play(seat, words)
    assert match.over
    assert dump(westbound.load(match.record.dumps()).table) == dump(match.table)
