"""An onlooker's view of who is ahead: what is hidden makes no difference, and what is seen does."""

from __future__ import annotations

import random

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


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_it_can_be_said_at_every_moment_and_comes_true_in_the_end(game: str) -> None:
    match, rng = westbound.new(game, players=3, seed=1), random.Random(1)
    found: list[float] = []
    while not match.over:
        seat = rng.choice(match.actors())
        found = outlook(match.game, match.space, match.table, simulations=8, worlds=2, seed=1)
        assert sum(found) == pytest.approx(1)
        match.play(seat, rng.choice(match.legal(seat)))
    assert found[match.winners()[0]] == max(found)
    share = [seat in match.winners() for seat in range(3)]
    ended = outlook(match.game, match.space, match.table, simulations=8)
    assert ended == pytest.approx([each / sum(share) for each in share])
