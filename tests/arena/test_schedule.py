"""Everybody plays the same deals from every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from westbound.arena.playing import Play, deal_seed
from westbound.arena.schedule import (
    FORMATS,
    GAUNTLET,
    LADDER,
    ROUND_ROBIN,
    Cell,
    Duel,
    Pairing,
    duels,
    pairings,
    questions,
)

BOTS = ("a", "b", "c")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("form", FORMATS)
def test_every_bot_sits_everywhere_equally_often(form: str, players: int) -> None:
    asked = questions(form, BOTS, [Cell("pioneers", players)])
    games = list(pairings(asked, range(10), 1000))
    assert len(games) == len(set(games)) == len(asked) * players * 10
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seating))
    for bot in BOTS:
        assert len({seats[bot, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_the_same_deals(players: int) -> None:
    games = list(pairings(questions(ROUND_ROBIN, BOTS, [Cell("pioneers", players)]), range(5), 1000))
    by_deal = {deal: {game.seating for game in games if game.deal == deal} for deal in range(5)}
    assert len(by_deal[0]) == (6 if players == 2 else 6 * players)
    assert all(seatings == by_deal[0] for seatings in by_deal.values())


def test_formats() -> None:
    assert duels(ROUND_ROBIN, BOTS, 2) == [Duel("a", "b"), Duel("a", "c"), Duel("b", "c")]
    assert len(duels(ROUND_ROBIN, BOTS, 3)) == 6
    assert duels(GAUNTLET, BOTS, 2) == [Duel("a", "b"), Duel("a", "c")]
    assert duels(LADDER, BOTS, 4) == [Duel("b", "a"), Duel("c", "b")]
    assert Duel("a", "b").seatings(3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_whole_deals_are_played() -> None:
    [question] = questions(GAUNTLET, ("a", "b"), [Cell("pioneers", 3)])
    assert question.deals(10) == 4
    assert len(list(pairings([question], range(99), 10))) == 12


def test_a_deal_is_the_same_for_all_seatings_and_another_in_another_run() -> None:
    cell = Cell("pioneers", 2)
    setups = {
        seating: Play(seed=3)(Pairing(cell, 7, seating)).record
        for seating in [("first", "random"), ("random", "first"), ("first", "last")]
    }
    draws = [[line["words"] for line in record[1:] if line["seat"] is None][:2] for record in setups.values()]
    assert draws[0] == draws[1] == draws[2]
    assert len({deal_seed(run, deal) for run in range(20) for deal in range(20)}) == 400


def test_a_bot_is_as_random_as_its_seat() -> None:
    cell = Cell("connect_four", 2)
    one = Play(seed=3)(Pairing(cell, 7, ("random", "first")))
    other = Play(seed=3)(Pairing(cell, 7, ("random", "last")))
    assert one.record[1] == other.record[1]
    assert Play(seed=3)(Pairing(cell, 7, ("random", "first"))).record == one.record
    assert Play(seed=3)(Pairing(cell, 8, ("random", "first"))).record != one.record
