"""How much the lead counts beside winning decides some choices: that is what Scout is like."""

from __future__ import annotations

import random
from array import array
from functools import partial

import pytest
from rails.game import GAME as RAILS
from rails.names import ACT, TAKE
from rails.rules import Box, Rails

import westbound
from tests.bots.thinking import decisions
from westbound import bots
from westbound.bots import minds
from westbound.bots.bot import Situation
from westbound.bots.learned import Instinct, judge_of
from westbound.bots.mind.names import HIDDEN, OUTPUTS, SECOND
from westbound.bots.weights import Header, Weights


def table(sentences: list[list[int]], starts: list[int], *nuggets: int) -> Rails:
    """Rails in which each player has that many nuggets."""
    laid = RAILS.table(Box(sentences, starts, 1))
    laid.nuggets = [*nuggets, *[0] * (4 - len(nuggets))]
    laid.advance()
    return laid


def daring(columns: int) -> Weights:
    """A net that thinks: with a nugget more, the win is less likely, but the lead is greater."""
    second = (columns + 1) * HIDDEN
    third = second + (HIDDEN + 1) * SECOND
    numbers = array("d", bytes(8 * (third + (SECOND + 1) * OUTPUTS)))
    numbers[0], numbers[second] = 10.0, 1.0  # the nuggets, one neuron after the other
    numbers[third], numbers[third + 2] = -1.0, 2.0
    numbers[third + SECOND * OUTPUTS] = 2.0
    return Weights(Header(game="rails", players=2, columns=columns, ahead=0, mix=0.2), numbers)


@pytest.mark.parametrize(("margin", "dares"), [(0.0, False), (0.2, False), (0.5, True)])
def test_a_sure_win_by_little_or_a_likely_one_by_much(margin: float, dares: bool) -> None:
    laid = table([[ACT, 0], []], [0, 0])
    net = minds.learned(RAILS, daring(len(laid.sight(0))))
    net.mix = margin
    bot = Instinct(lambda *_: (net, 0))
    assert (bot.choose(Situation(RAILS, laid, 0, random.Random(1))) == TAKE) == dares


def test_without_a_net_the_lead_counts_too() -> None:
    """Two rivals who are close make winning less likely than one who is a little closer."""
    leads, wins = (table([[ACT, 0], []], [0, 1, 1], *nuggets) for nuggets in ((10, 8, 8), (10, 9, 0)))
    for margin, better, worse in ((0.0, wins, leads), (0.9, leads, wins)):
        judge = minds.hopes(RAILS, margin)
        assert judge.worths(better, 0)[0] > judge.worths(worse, 0)[0]


def test_scout_lets_the_lead_count_more_than_its_net_learned() -> None:
    game, scout, plain, differs = westbound.game("colorado"), bots.find("scout"), Instinct(), 0
    styled = Instinct(partial(judge_of, margin=0.5))
    for laid, seat in decisions(game, 3):
        chosen, as_styled, as_plain = (
            bot.choose(Situation(game, laid, seat, random.Random(1))) for bot in (scout, styled, plain)
        )
        assert chosen == as_styled
        differs += chosen != as_plain
    assert differs
