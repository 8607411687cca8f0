"""Skeleton Trail: the table with its rules."""

from __future__ import annotations

import cython

from westbound.engine.flow import Flow
from westbound.engine.knowing.sight import Sight
from westbound.game_skeleton.game.box import Box

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE
    from westbound.engine.native import bit, overlay, row
    from westbound.game_skeleton.game.names import *


class SkeletonRules(Flow):
    """Wagons on a trail, and crates in a store."""

    def __init__(self, box: Box) -> None:
        self.box = box
        if not cython.compiled:
            super().__init__()
            self.miles = row(PLAYERS)  # by player: how far the wagon has come
            self.crates = row(PLAYERS)  # by player: on the wagon
            self.store = 0  # crates that nobody has loaded
            self.pips = 0  # of the last roll

    def begin(self, step: int) -> bool:
        if step == JOURNEY:
            return self.journey()
        if step == TURN:
            return self.turn()
        return ASK

    # The steps

    def journey(self) -> bool:
        """Take turns until a wagon reaches the end of the trail.  Count: the turns so far."""
        if self.has_arrived():
            self.over = True
            self.tell(GAME_OVER, 0, 0, 0)
            return ASK
        self.count += 1
        return self.push(TURN, (self.count - 1) % self.players)

    def turn(self) -> bool:
        """Roll the die, then decide what to do with it."""
        if self.count > 0:
            return self.instead(DECIDING, self.player)
        self.count = 1
        self.tell(TURN_OF, self.player, 0, 0)
        return self.push(ROLLING, CHANCE, self.player)

    def rolling_options(self) -> None:
        """The die shows 1 to 6.  Note: who rolls it."""
        self.draws_each(ROLL, bit(PIPS) - 1)

    def rolling_choose(self, action: int) -> None:
        self.pips = action - ROLL + 1
        self.tell(ROLLED, self.note, self.pips, 0)
        self.done()

    def deciding_options(self) -> None:
        """Load a crate, if there is one in the store, or drive as many miles as the die shows."""
        if self.store > 0:
            self.offer(LOAD)
        self.offer(DRIVE)

    def deciding_choose(self, action: int) -> None:
        if action == LOAD:
            self.load(self.player)
        else:
            self.drive(self.player)
        self.done()

    # The table

    def load(self, player: int) -> None:
        self.store -= 1
        self.crates[player] += 1
        self.tell(LOADED, player, 0, 0)

    def drive(self, player: int) -> None:
        """The end of the trail stops every wagon."""
        left = self.box.miles - self.miles[player]
        miles = self.pips if self.pips < left else left
        self.miles[player] += miles
        self.tell(DROVE, player, miles, 0)
        if miles == left:
            self.tell(ARRIVED, player, 0, 0)

    def has_arrived(self) -> bool:
        """Whether a wagon is at the end of the trail."""
        for player in range(self.players):
            if self.miles[player] == self.box.miles:
                return True
        return False

    def score(self, seat: int) -> int:
        """A point for every mile, and two for every crate."""
        return self.miles[seat] + POINTS_PER_CRATE * self.crates[seat]

    def estimate(self, seat: int) -> float:
        """The points of *seat* ahead of the best rival."""
        best = -1
        for other in range(self.players):
            if other != seat:
                best = max(best, self.score(other))
        return self.score(seat) - best

    def observe(self, seat: int, out: Sight) -> None:
        """Miles and crates of each player, the viewer first; the store, the die and whose turn it is."""
        out.blank(self.players * SIGHTS + COMMONS)
        for i in range(self.players):
            player = (seat + i) % self.players
            out.numbers[i * SIGHTS + SIGHT_MILES] = 1.0 * self.miles[player] / self.box.miles
            out.numbers[i * SIGHTS + SIGHT_CRATES] = self.crates[player] / 4.0
            if self.player == player:
                out.numbers[i * SIGHTS + SIGHT_TURN] = 1
        common = self.players * SIGHTS
        out.numbers[common + COMMON_STORE] = self.store / 8.0
        out.numbers[common + COMMON_PIPS] = 1.0 * self.pips / PIPS

    def sources(self, seat: int) -> list[int]:
        """The points for miles and for crates."""
        return [self.miles[seat], POINTS_PER_CRATE * self.crates[seat]]

    def copy(self) -> SkeletonRules:
        t = SkeletonRules(self.box)
        overlay(t, self)
        return t
