"""Why one choice is better than another: what speaks for it, or against the other."""

from __future__ import annotations

from westbound.engine.flow import Flow
from westbound.engine.game import Argument, Game

MOST = 2  # reasons
SLIGHT = 0.25  # points: a difference below this is no reason


def contrast(game: Game, known: Flow, seat: int, better: int, worse: int) -> list[Argument]:
    """Return the strongest arguments for *better* and against *worse*, at most two, as weighty as they differ.

    The weight of one against *worse* is negative.  What is true of both counts as far as it is truer of one.
    *known* is an imagined table, which stays as it is.
    """
    pro = {argument.key: argument for argument in game.arguments(known, seat, better)}
    con = {argument.key: argument for argument in game.arguments(known, seat, worse)}
    found = []
    for key in sorted(pro.keys() | con.keys()):
        for_it, for_other = pro.get(key), con.get(key)
        more = (for_it.weight if for_it else 0.0) - (for_other.weight if for_other else 0.0)
        if more < SLIGHT:
            continue
        if for_it and for_it.weight > 0:
            found.append(for_it._replace(weight=more))
        elif for_other and for_other.weight < 0:
            found.append(for_other._replace(weight=-more))
    return sorted(found, key=lambda argument: -abs(argument.weight))[:MOST]
