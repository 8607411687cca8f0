"""A short form of ``make fuzz``, and what it does when it finds something."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westbound
from tests import fuzz
from tests.contract.cases import CASES
from westbound.engine.save import dump

SOME = 100 if westbound.compiled() else 60


@pytest.mark.parametrize("games", [SOME, pytest.param(400, marks=pytest.mark.soak)])
def test_random_games_lose_nothing(games: int) -> None:
    report = fuzz.fuzz(westbound.games(), first=10**6, games=games)
    assert report.failures == []
    assert sum(report.games.values()) == games
    assert len(report.games) == sum(case.game.name in westbound.games() for case in CASES)


def test_what_is_lost_is_found() -> None:
    case = CASES[0]
    for field, lost, what in (("cash", [1, 0, 0, 0, 0], "money"), ("stock", [15, 14, 0, 0], "roads")):
        t = case.deal()
        setattr(t, field, lost)
        with pytest.raises(fuzz.Failed, match=what):
            fuzz.play(case, t, random.Random(1), [])


def test_a_game_is_saved_up_to_its_last_action(tmp_path: Path) -> None:
    case = CASES[0]
    log: list[tuple[int, int]] = []
    t = case.deal()
    fuzz.play(case, t, random.Random(1), log)
    path = fuzz.save(case, 1, log, tmp_path)
    assert path.name == "fuzz-1.jsonl"
    assert dump(westbound.load(path).table) == dump(t)


def test_chunks_are_all_of_it() -> None:
    assert sum(games for _, games in fuzz.chunks(7, 1050)) == 1050
    assert list(fuzz.chunks(7, 250)) == [(7, fuzz.CHUNK), (7 + fuzz.CHUNK, 50)]
