"""Ratings of bots from all their games, by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean
from typing import NamedTuple

from westbound.arena.playing import Result

MISSING = "Ratings need openskill: pip install 'westbound[arena]'"


class Rating(NamedTuple):
    """How strong a bot is: a mean, and its standard deviation."""

    bot: str
    mean: float
    deviation: float


def can_rate() -> bool:
    """Return whether openskill is installed."""
    return find_spec("openskill") is not None


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Return the ratings of all bots, the best first; the results have to be in the order of the schedule.

    Plackett and Luce's model, where a bot never changes (tau is 0).  A bot at several seats of a table gets the mean of
    what each seat would get.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for result in results for bot in sorted(set(result.pairing.seating))}
    for result in results:
        seating = result.pairing.seating
        rated = model.rate([[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in seating], ranks(result))
        for bot in set(seating):
            own = [team[0] for team, name in zip(rated, seating, strict=True) if name == bot]
            known[bot].mu, known[bot].sigma = fmean(each.mu for each in own), fmean(each.sigma for each in own)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: (-rating.mean, rating.bot))


def ranks(result: Result) -> list[float]:
    """Return the rank of each seat: the winners first, then by points."""
    standing = [(share == 0, -points) for share, points in zip(result.shares, result.points, strict=True)]
    standing = [(lost, points if lost else 0) for lost, points in standing]
    order = sorted(set(standing))
    return [float(order.index(each)) for each in standing]
