"""Who was lucky."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westbound
from tests.stories.matches import play_on
from tests.stories.promised_dice import played
from westbound.engine.names import CHANCE
from westbound.luck import drawn, luck, luck_of

pytestmark = pytest.mark.slow  # compiled only


@pytest.mark.parametrize("game", westbound.games())
def test_what_came_is_as_much_as_what_was_expected(game: str) -> None:
    found = luck(played(game))
    assert found.draws > 10
    assert sum(tally.came for tally in found.tallies) == found.draws
    assert sum(tally.expected for tally in found.tallies) == pytest.approx(found.draws, abs=0.01)
    assert luck(played(game)) == found


def test_the_luck_of_one_draw_is_its_worth_less_the_mean() -> None:
    match = westbound.new("pioneer_days", 2, seed=3)
    play_on(match, 10_000, random.Random(3))
    at = [i for i, moment in enumerate(match.past) if moment.seat == CHANCE][-9]
    table = match.game.deal(match.box)
    for moment in match.past[:at]:
        table.apply(moment.seat, moment.action)
    weights, outcomes = table.weights(CHANCE), [drawn(table, action) for action in table.legal(CHANCE)]
    found = luck_of(cut(match, at + 1)).points
    before = luck_of(cut(match, at)).points
    for seat in range(2):
        worth = [match.game.estimate(outcome, seat) for outcome in outcomes]
        mean = sum(w * weight for w, weight in zip(worth, weights, strict=True)) / sum(weights)
        came = match.game.estimate(drawn(table, match.past[at].action), seat)
        assert found[seat] - before[seat] == pytest.approx(came - mean, abs=0.001)


def cut(match: westbound.Match, actions: int) -> westbound.Match:
    """The match after that many actions."""
    return westbound.load(match.record, upto=actions)


def test_on_average_nobody_is_lucky() -> None:
    """By chance alone, the luck of many games is nothing."""
    found = [luck_of(game).points[0] for game in games(60)]
    spread = sum(each**2 for each in found) ** 0.5
    assert abs(sum(found)) < 4 * spread


def games(count: int) -> list[westbound.Match]:
    matches = [westbound.new("pioneer_days", 2, seed) for seed in range(count)]
    for seed, match in enumerate(matches):
        play_on(match, 10_000, random.Random(seed))
    return matches


def test_the_set_up_and_what_was_taken_back_do_not_count(tmp_path: Path) -> None:
    match = westbound.new("pioneers", 2, seed=1)
    assert luck_of(match).draws == 0
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.dumps(), encoding="utf-8")
    assert luck(file).tallies == []
    play_on(match, 10_000, random.Random(1))
    before = luck_of(match)
    seat = match.past[-1].seat if match.past[-1].seat != CHANCE else 0
    match.undo(seat, [1 - seat])
    play_on(match, 10_000, random.Random(1))
    assert luck_of(match).draws in range(before.draws - 2, before.draws + 3)
