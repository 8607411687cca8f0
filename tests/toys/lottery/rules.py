"""Lottery: one draw; the points of many games count how often each ticket came."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow

if not cython.compiled:
    from lottery.names import *
    from westbound.engine.names import ASK
    from westbound.engine.native import overlay, row


class Lottery(Flow):
    """The table with its rules.  It is laid with lots, or with a set that is drawn from evenly."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.lots = row(TICKETS)
            self.among: Mask = 0
            self.drawn = row(TICKETS)

    def begin(self, step: int) -> bool:
        return ASK

    def score(self, seat: int) -> int:
        return self.drawn[seat]

    def copy(self) -> Lottery:
        t = Lottery()
        overlay(t, self)
        return t

    def drawing_options(self) -> None:
        """Each ticket as often as it has lots, and every one of the set once."""
        self.draws_each(FIRST, self.among)
        for ticket in range(TICKETS):
            self.draws(FIRST + 60 + ticket, self.lots[ticket])

    def drawing_choose(self, action: int) -> None:
        """Tickets of the set stand ten apart."""
        ticket = (action - FIRST) // 10 if action < FIRST + 60 else action - FIRST - 60
        self.drawn[ticket] += 1
        self.over = True
