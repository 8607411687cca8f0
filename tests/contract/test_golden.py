"""Playthroughs and node counts are as they were; ``python -m tests.contract.golden`` writes them."""

from __future__ import annotations

import json

import pytest

from tests.contract import golden
from tests.contract.cases import CASES, Case

FIRST = {case.game.name: case for case in reversed(golden.PLAYED)}  # of each game, played interpreted, too
every_case = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=[] if case is FIRST[case.game.name] else pytest.mark.slow)
        for case in golden.PLAYED
    ],
)


@every_case
def test_every_game_has_a_playthrough_and_plays_it_still(case: Case) -> None:
    assert golden.file(case).exists(), "python -m tests.contract.golden --write"
    stored = golden.file(case).read_text(encoding="utf-8")
    assert golden.playthrough(case, golden.played(case)) == stored


@every_case
def test_as_many_ways_to_play_on(case: Case) -> None:
    stored = json.loads(golden.PERFT.read_text())
    assert str(case) in stored, "python -m tests.contract.golden --write"
    expected = {int(after): nodes for after, nodes in stored[str(case)].items()}
    for after, table in golden.positions(case, {*expected}):
        nodes = expected.pop(after)
        assert [golden.perft(table, depth) for depth in range(1, len(nodes) + 1)] == nodes
        assert nodes[0] == len(table.legal(table.actors().bit_length() - 1)) or table.lanes
    assert not expected


def test_every_card_is_used_in_a_playthrough() -> None:
    alike = [case for case in golden.PLAYED if case.game.name == "pioneer_days"]
    cards = golden.card_words(alike[0])
    assert len(cards) == 60 + 22 + 27 + 8 + 1  # the standard side is one more board
    assert cards - golden.words_of(alike) == set(), "without the files of USING_CARDS, --write looks for them"


def test_counting_ways() -> None:
    case = CASES[-1]
    table = case.deal()
    choices = [(seat, action) for seat in range(8) for action in table.legal(seat)]
    assert golden.perft(table, 0) == 1
    assert golden.perft(table, 1) == len(choices)
    assert golden.perft(table, 1, most=len(choices) - 1) == -1
