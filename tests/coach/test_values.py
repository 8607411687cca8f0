"""What options are worth: compared with exact solutions, and only by what a seat knows."""

from __future__ import annotations

import random

import msgspec
import pytest
from cups.game import GAME as CUPS
from cups.rules import Cups

import westbound
from tests.bots.thinking import decisions as random_decisions
from tests.coach.solving import SPACE, WORDS, chances, value
from westbound.bots import minds
from westbound.coach import appraise
from westbound.engine.match import Match
from westbound.engine.record import Header

CLOSE = 0.04
ORDER = {words: i for i, words in enumerate(WORDS)}


def cups(*coins: str) -> Match:
    """A match of cups in which the coin is hidden there."""
    header = Header(game="cups", rules=1, edition="printed", digest="", players=2, options={}, seats=["ann", "ben"])
    match = Match(CUPS, 2, header, None)
    match.draw(f"hide {coins[0]}")
    return match


def test_cups_is_solved_by_hand() -> None:
    match = cups("left")
    assert value(CUPS.deal(2)) == pytest.approx(0.5)
    assert chances(match.table, 0) == pytest.approx(
        {"pass": 1 / 2, "guess left": 3 / 8, "guess middle": 1 / 4, "guess right": 1 / 8}
    )


@pytest.mark.parametrize("coin", ["left", "middle", "right"])
def test_values_come_close_to_the_exact_ones_wherever_the_coin_is(coin: str) -> None:
    match = cups(coin)
    found = appraise(CUPS, SPACE, match.table, 0, simulations=4000, seed=3)
    exact = chances(match.table, 0)
    assert found.options[0].words == "pass"
    for option in found.options:
        assert option.win == pytest.approx(exact[option.words], abs=CLOSE)
        assert option.chances == pytest.approx([option.win, 1 - option.win])


def test_whoever_is_ahead_in_the_last_round_passes() -> None:
    match = cups("left")
    match.play(0, "guess right")
    match.draw("hide right")
    found = appraise(CUPS, SPACE, match.table, 1, played="guess left", simulations=4000)
    by_words = {option.words: option for option in found.options}
    assert by_words["pass"].win == pytest.approx(1, abs=0.02)
    assert by_words["guess left"].win == pytest.approx(3 / 4, abs=CLOSE)
    assert (found.options[0].words, found.rival) == ("pass", "guess left")
    assert found.loss == pytest.approx(1 / 4, abs=0.1)
    assert by_words["pass"].place == pytest.approx(1, abs=0.02)


def test_errors_say_how_far_off_values_are() -> None:
    """About two of three values are within one standard error of each other's mean, with another seed each time."""
    match = cups("left")
    found = [appraise(CUPS, SPACE, match.table, 0, simulations=1500, seed=seed) for seed in range(40)]
    middles = [each.option("guess middle") for each in found]
    mean = sum(option.win for option in middles) / len(middles)
    within = sum(abs(option.win - mean) <= 2 * option.win_error for option in middles)
    assert within >= 0.8 * len(middles)


@pytest.mark.parametrize("name", ["pioneer_days", "colorado"])
def test_appraisals_are_alike_where_a_seat_cannot_tell_tables_apart(name: str) -> None:
    game = westbound.game(name)
    looked = 0
    for number, (table, seat) in enumerate(random_decisions(game, 2)):
        if number % 37:
            continue
        twin = game.imagine(table, seat, random.Random(number))
        space = game.space(game.box(2))
        one, other = (appraise(game, space, each, seat, simulations=150, seed=5) for each in (table, twin))
        assert msgspec.json.encode(one) == msgspec.json.encode(other)
        looked += 1
    assert looked > 1


def test_playouts_go_by_what_players_know() -> None:
    """In the last round the one behind has to guess, and is right as often as the coin is there: not always."""
    match = cups("left")
    match.play(0, "guess left")
    match.draw("hide right")
    table: Cups = match.table  # type: ignore[assignment]  # it is
    playouts = minds.playouts_of(CUPS, minds.hopes(CUPS), table, 1)
    before = CUPS.restore(2, CUPS.dump(table))
    start = cups("left").table
    worlds = playouts.play(start, 0, [ORDER["guess left"], ORDER["pass"]], 400, 10, 7)
    lefts = [chances[0] for chances in worlds]
    assert 0.2 < sum(lefts) / len(lefts) < 0.6  # Ben does not see Ann's coin, nor Ann Ben's
    assert CUPS.dump(table) == CUPS.dump(before)
