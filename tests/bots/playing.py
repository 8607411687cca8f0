"""Whole games on bare tables."""

from __future__ import annotations

import random
from collections.abc import Callable

from westbound.engine.flow import Flow
from westbound.engine.names import CHANCE


def play_out(table: Flow, rng: random.Random, choose: Callable[[Flow, int], int]) -> None:
    """Play to the end; *choose* says what a seat does."""
    while not table.over:
        actors = table.actors()
        seat = (actors & -actors).bit_length() - 1
        legal = table.legal(seat)
        if seat == CHANCE:
            table.apply(seat, rng.choices(legal, table.weights(seat))[0])
        else:
            table.apply(seat, legal[0] if len(legal) == 1 else choose(table, seat))


def share_of(table: Flow, seat: int) -> float:
    """The share of the win that a seat has."""
    winners = table.leaders()
    return (winners >> seat & 1) / winners.bit_count()
