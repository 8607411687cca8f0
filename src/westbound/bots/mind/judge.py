"""What a position is worth to each seat."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow

if not cython.compiled:
    from westbound.bots.mind.names import *
    from westbound.engine.names import SEATS
    from westbound.engine.native import bit, exp, members, reals


class Judge:
    """Judges positions; the base class judges only finished games.

    A position is worth the chance to win, from 0 to 1, and, to a small part, the margin in points: so a bot that is far
    behind, or far ahead, still plays on.  Both are also kept by themselves, for the coach.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.worth = reals(SEATS)  # of the position judged last, by seat
            self.chance = reals(SEATS)  # to win it
            self.lead = reals(SEATS)  # in points, over the best rival, at the end
            self.mix = 0.0  # how much the margin counts beside winning

    def judge(self, t: Flow, seat: int) -> None:
        """Judge a position as *seat* sees it."""
        self.settle(t)

    def weigh(self, t: Flow, seat: int) -> None:
        """Judge a position, finished or not, as *seat* sees it."""
        if t.over:
            self.settle(t)
        else:
            self.judge(t, seat)

    def settle(self, t: Flow) -> None:
        """Judge a position by its points, as if the game ended now."""
        winners = t.winners()
        for seat in range(t.players):
            self.chance[seat] = 1.0 / members(winners) if winners & bit(seat) else 0.0
            self.lead[seat] = self.ahead(t, seat)
            margin = self.squash(2.0 * self.lead[seat] / CLEAR_LEAD)
            self.worth[seat] = (1.0 - self.mix) * self.chance[seat] + self.mix * margin

    def ahead(self, t: Flow, seat: int) -> float:
        """The points of *seat* ahead of the best rival, after ``winners`` has counted them."""
        best: Mask = -1000000
        for other in range(t.players):
            if other != seat and t._final[other] > best:
                best = t._final[other]
        return t._final[seat] - best if t.players > 1 else t._final[seat]

    def squash(self, number: float) -> float:
        """A number between 0 and 1 that grows with *number*."""
        return 1.0 / (1.0 + exp(min(-number, 700.0)))  # beyond that, exp overflows

    def worths(self, t: Flow, seat: int) -> list[float]:
        """What the position is worth to each seat, as *seat* sees it."""
        self.weigh(t, seat)
        return [self.worth[other] for other in range(t.players)]


class Points(Judge):
    """Judges by the game's estimate for one seat alone, in points."""

    def judge(self, t: Flow, seat: int) -> None:
        self.worth[seat] = t.estimate(seat)

    def weigh(self, t: Flow, seat: int) -> None:
        self.worth[seat] = t.estimate(seat)


class Hopes(Judge):
    """Judges by the game's estimates for all seats, as chances to win."""

    def judge(self, t: Flow, seat: int) -> None:
        best = -1000000.0
        second = -1000000.0
        for other in range(t.players):
            self.lead[other] = t.estimate(other)
            if self.lead[other] > best:
                second = best
                best = self.lead[other]
            elif self.lead[other] > second:
                second = self.lead[other]
        total = 0.0
        for other in range(t.players):
            total += exp((self.lead[other] - best) / HOPE)
        for other in range(t.players):
            self.chance[other] = exp((self.lead[other] - best) / HOPE) / total
            if t.players > 1:
                self.lead[other] -= second if self.lead[other] == best else best
            margin = self.squash(2.0 * self.lead[other] / CLEAR_LEAD)
            self.worth[other] = (1.0 - self.mix) * self.chance[other] + self.mix * margin
