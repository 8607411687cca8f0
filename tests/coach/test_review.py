"""The review of a game: start, luck and choices add up to the result."""

from __future__ import annotations

import random

import msgspec
import pytest
from cups.game import GAME as CUPS

import westbound
from tests.coach.solving import solved, value
from tests.coach.test_values import cups
from westbound import bots
from westbound.coach import Review, decisions, review, reviewed
from westbound.engine.match import Match


def finished() -> Match:
    """Ann guesses wrong, and Ben, who need not, guesses wrong, too."""
    match = cups("left")
    match.play(0, "guess middle")
    match.draw("hide left")
    match.play(1, "guess right")
    return match


def exact() -> Review:
    match = finished()
    made = [*decisions(match)]
    return reviewed(match, made, [solved(each.table, each.seat, each.played) for each in made])


def test_luck_and_skill_are_exact_where_values_are() -> None:
    """Before: 1/2.  Guessing the middle cup: 1/4; it was wrong: 0.  Ben's guess made it 1/6; it was wrong: 1/2."""
    ann, ben = exact().shares
    assert (ann.start, ann.own, ann.others, ann.result) == pytest.approx((1 / 2, -1 / 4, 5 / 12, 1 / 2))
    assert ann.luck == pytest.approx((0 - 1 / 4) + (1 / 2 - 5 / 12))
    assert (ben.start, ben.own, ben.others, ben.result) == pytest.approx((1 / 2, -5 / 12, 1 / 4, 1 / 2))
    assert ben.luck == pytest.approx(-ann.luck)


def test_mistakes_are_listed_by_player() -> None:
    found = exact()
    assert found.mistakes == [[0], [1]]
    assert [(each.played, each.best, round(each.loss, 3)) for each in found.choices] == [
        ("guess middle", "pass", 0.25),
        ("guess right", "pass", 0.417),
    ]


def test_what_was_best_is_no_mistake() -> None:
    match = cups("left")
    match.play(0, "pass")
    match.draw("hide left")
    match.play(1, "pass")
    made = [*decisions(match)]
    found = reviewed(match, made, [solved(each.table, each.seat, each.played) for each in made])
    assert found.mistakes == [[], []]
    assert [share.own for share in found.shares] == [0, 0]
    assert found.shares[0].start == value(CUPS.deal(2))


def test_a_searched_review_comes_close_to_the_exact_one() -> None:
    match = finished()
    found = review(match, simulations=12_000, seed=2)
    for mine, right in zip(found.shares, exact().shares, strict=True):
        assert msgspec.structs.astuple(mine) == pytest.approx(msgspec.structs.astuple(right), abs=0.1)


@pytest.mark.parametrize("name", ["pioneers", "pioneer_days", "colorado"])
def test_start_luck_and_choices_add_up_to_the_result(name: str) -> None:
    match = played(name, 2, seed=3)
    told: list[tuple[int, int]] = []
    found = review(match, simulations=30, progress=lambda done, total: told.append((done, total)))
    for share in found.shares:
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.result)
        assert share.own <= 0
    assert sum(share.result for share in found.shares) == pytest.approx(1)
    assert [done for done, _ in told] == [*range(len(found.choices) + 1)]
    for choice in found.choices:
        assert choice.played in {option.words for option in choice.options}
        assert sum(choice.before) == pytest.approx(1, abs=1e-6)
    assert review(match, simulations=30) == found


def test_a_game_has_to_be_over() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        review(westbound.new("pioneers", 2, seed=1))


def played(name: str, players: int, seed: int) -> Match:
    """A game between bots."""
    match, rng = westbound.new(name, players, seed=seed), random.Random(seed)
    bot = bots.find("greedy")
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.space.text(bot.choose(bots.situation(match, seat, rng))))
    return match
