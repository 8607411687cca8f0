"""What options are worth: compared with exact solutions, and only by what a seat knows."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest
from cups.game import GAME as CUPS

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
@pytest.mark.parametrize("before", WORDS)
@pytest.mark.parametrize("played", WORDS)
def test_values_are_exact_in_the_last_round_wherever_the_coin_is(before: str, played: str, coin: str) -> None:
    match = cups("left")
    match.play(0, before)
    match.draw(f"hide {coin}")
    found = appraise(CUPS, SPACE, match.table, 1, played=played, simulations=12_000, seed=3)
    exact = {words: 1 - ann for words, ann in chances(match.table, 1).items()}
    assert exact[found.options[0].words] == pytest.approx(max(exact.values()))
    for option in (found.options[0], found.option(played)):
        assert option.win == pytest.approx(exact[option.words], abs=CLOSE)
        assert option.chances == pytest.approx([1 - option.win, option.win])


@pytest.mark.parametrize(("played", "worth"), [("pass", 1 / 2), ("guess left", 1 / 2), ("guess right", 1 / 6)])
def test_later_choices_do_not_depend_on_what_comes_in_between(played: str, worth: float) -> None:
    """The search is open loop: it lets Ben choose once for both, whether Ann was right or not (exact: 3/8 and 1/8)."""
    found = appraise(CUPS, SPACE, cups("left").table, 0, played=played, simulations=60_000)
    assert found.option(played).win == pytest.approx(worth, abs=CLOSE)


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


@pytest.mark.parametrize("name", ["pioneers", "pioneer_days", "colorado"])
@pytest.mark.parametrize("players", [2, 4])
def test_no_option_shows_a_higher_chance_than_the_best(name: str, players: int) -> None:
    game = westbound.game(name)
    box = game.box(players)
    for table, seat in itertools.islice(random_decisions(game, players), 3, 60, 10):
        played = game.space(box).text([action for action in table.legal(seat) if action not in game.bit_by_bit][-1])
        found = appraise(game, game.space(box), table, seat, played=played, simulations=600, seed=1)
        assert found.options[0].win == max(option.win for option in found.options)
        for words in (found.options[0].words, played, found.rival):
            assert found.option(words).visits >= 100


def test_a_search_ends_early_only_if_what_was_played_is_surely_tried_most() -> None:
    match = cups("left")
    match.play(0, "guess right")
    match.draw("hide right")
    tried = {
        played: appraise(CUPS, SPACE, match.table, 1, played=played, simulations=4000, worlds=2)
        for played in ("pass", "guess left", "")
    }
    assert tried["pass"].options[0].words == "pass"
    assert sum(option.visits for option in tried["pass"].options) < 3500
    assert tried["pass"].option("pass").visits > 1500
    for played in ("guess left", ""):
        assert sum(option.visits for option in tried[played].options) >= 4000


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
    """If Ann passes, Ben guesses a likely cup; with a look at the coin, every guess would be right."""
    start = cups("left").table
    before = CUPS.dump(start)
    playouts = minds.playouts_of(CUPS, minds.hopes(CUPS), start, 1)
    worlds = playouts.play(start, 0, [ORDER["pass"]], 400, 10, 7)
    assert sum(found for (found,) in worlds) / len(worlds) > 0.5
    assert CUPS.dump(start) == before
