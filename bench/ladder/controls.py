"""A bot to compare with, for ``WESTBOUND_BOT_MODULES``: the same search, but judging by the game's estimate."""

from typing import Final

from westbound import bots
from westbound.bots import Situation, minds
from westbound.bots.learned import Searcher

NAME: Final = "estimate-search"
SIMULATIONS: Final = {"pioneers": 1200, "pioneer_days": 4000, "colorado": 1200}  # at least Marshal's CPU time


class EstimateSearch:
    """Searches as Marshal does, without anything learned."""

    def choose(self, situation: Situation) -> int:
        """Return what the search likes best."""
        search = Searcher(SIMULATIONS[situation.game.name], judges=lambda game, _: (minds.hopes(game), 1))
        return search.choose(situation)


bots.add(NAME, EstimateSearch())
