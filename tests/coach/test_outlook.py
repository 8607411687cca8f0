"""Who is ahead for an onlooker: what is hidden makes no difference, and what is seen does."""

from __future__ import annotations

import pytest
from cups.game import GAME as CUPS

import westbound
from tests.coach.solving import SPACE, WORDS
from tests.coach.test_values import CLOSE, cups
from westbound.coach import outlook

COINS = ("left", "middle", "right")


def test_it_does_not_depend_on_what_is_hidden() -> None:
    found = [outlook(CUPS, SPACE, cups(coin).table, simulations=1600, seed=5) for coin in COINS]
    assert found[0] == found[1] == found[2]
    assert found[0] == pytest.approx([0.5, 0.5], abs=2 * CLOSE)


@pytest.mark.parametrize("words", WORDS)
def test_nor_on_who_was_right_before_that_is_seen(words: str) -> None:
    found = []
    for coin in COINS:
        match = cups("left")
        match.play(0, words)
        match.draw(f"hide {coin}")
        found.append(outlook(CUPS, SPACE, match.table, simulations=1600))
    assert found[0] == found[1] == found[2]


def test_who_has_almost_won_is_ahead() -> None:
    match = westbound.new("colorado", players=2, seed=3)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    (winner,) = match.winners()
    before = westbound.load(match.record, upto=len(match.record.log) - 1)
    assert outlook(before.game, before.space, before.table, simulations=400)[winner] > 0.8
