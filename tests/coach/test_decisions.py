"""Which moments of a game are decisions."""

from __future__ import annotations

import random

import westbound
from westbound.coach import decisions
from westbound.engine.match import Match


def random_game() -> Match:
    """A random game of Pioneers in which everybody takes the reins wherever they can."""
    match, rng = westbound.new("pioneers", 2, seed=4), random.Random(4)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, "reins" if "reins" in legal else rng.choice(legal))
    return match


def test_every_choice_between_several_is_a_decision() -> None:
    match = random_game()
    found = [*decisions(match)]
    assert all(len(decision.table.legal(decision.seat)) > 1 for decision in found)
    assert [match.space.text(match.past[each.at].action) for each in found] == [each.played for each in found]
    single = [at for at in range(len(match.past)) if at not in {each.at for each in found}]
    assert len(single) + len(found) == len(match.past)
    assert found


def test_taking_the_reins_is_none_but_driving_is() -> None:
    played = {each.played.split()[0] for each in decisions(random_game())}
    assert "drive" in played
    assert "reins" not in played
