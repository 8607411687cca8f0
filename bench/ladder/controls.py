"""Bots to compare with, for ``WESTBOUND_BOT_MODULES``: a search that judges by the estimate, a Scout without style."""

from typing import Final

from bench.ladder.questions import ESTIMATE_SEARCH, PLAIN_SCOUT
from westbound import bots
from westbound.bots import Situation, minds
from westbound.bots.learned import Instinct, Searcher, judge_of
from westbound.bots.mind.judge import Judge
from westbound.engine.game import Game

SIMULATIONS: Final = {"pioneers": 1600, "pioneer_days": 2400, "colorado": 1400}  # at least Marshal's CPU time


class EstimateSearch:
    """Searches as Marshal does, without anything learned."""

    def choose(self, situation: Situation) -> int:
        """Return what the search likes best."""
        return Searcher(SIMULATIONS[situation.game.name], judges=judge).choose(situation)


def judge(game: Game, players: int) -> tuple[Judge, int]:
    """Return the estimate, and as many own choices to follow as the net does."""
    return minds.hopes(game), judge_of(game, players)[1]


bots.add(ESTIMATE_SEARCH, EstimateSearch())
bots.add(PLAIN_SCOUT, Instinct())
