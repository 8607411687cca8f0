"""Ratings of people from their rated games, by openskill, on the scale of the bots (docs/ratings.md).

Means and deviations are kept in millionths, so that every database gives back exactly what was computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from westbound.api import game
from westbound.bots import ratings as bots
from westbound.bots.ratings import MEAN, POINTS, START, rating_of, ratings_of

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNIT = 1_000_000
GIVE_OR_TAKE = 2  # standard deviations


class Strength(NamedTuple):
    """What is believed about a player, in millionths."""

    mean: int
    deviation: int

    @property
    def rating(self) -> bots.Rating:
        """As people read it."""
        return rating_of(self.mean / UNIT, self.deviation / UNIT)


NEWCOMER = Strength(round(MEAN * UNIT), round(MEAN / 3 * UNIT))


@cache
def model() -> PlackettLuce:
    """The model of Plackett and Luce, with openskill's defaults: people may improve, so uncertainty never vanishes."""
    from openskill.models import PlackettLuce  # takes time to load

    return PlackettLuce()


@cache
def strength_of(name: str, bot: str) -> Strength:
    """The measured strength of a bot in a game; it never changes."""
    measured = ratings_of(game(name))[bot]
    mean = MEAN + (measured.points - START) / POINTS
    return Strength(round(mean * UNIT), round(measured.give_or_take / GIVE_OR_TAKE / POINTS * UNIT))


def rated(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """What is believed about the players of a game after it, from what was believed before."""
    players = [[model().create_rating([each.mean / UNIT, each.deviation / UNIT])] for each in before]
    after = model().rate(players, ranks=[float(rank) for rank in ranks])
    return [Strength(round(player.mu * UNIT), round(player.sigma * UNIT)) for (player,) in after]
