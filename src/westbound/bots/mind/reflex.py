"""Following one's own choices: what a player can reach now, before anybody else decides."""

from __future__ import annotations

from array import array

import cython

from westbound.bots.mind.judge import Judge
from westbound.engine.desk import Mask, Numbers
from westbound.engine.flow import Flow

if not cython.compiled:
    from westbound.bots.mind.names import *
    from westbound.engine.names import SEATS
    from westbound.engine.native import lowest, members, overlay, reals, row


class Follower:
    """Judges a position after a player's own next choices, as long as these are few; each follower goes one further."""

    def __init__(self, judge: Judge, trial: Flow, further: Follower | None) -> None:
        """*trial* is a table to try things on."""
        self.judge = judge
        self.trial = trial
        self.further = further
        if not cython.compiled:
            self.worth = reals(SEATS)  # of the position reached, by seat
            self._small = row(SMALL_STEPS)  # actions that are not tried
            self._smalls = 0

    def leave_out(self, actions: list[int]) -> None:
        """Do not try these *actions*.  :raises ValueError: if there are too many."""
        if len(actions) > SMALL_STEPS:
            raise ValueError(f"{len(actions)} actions are too many to leave out; {SMALL_STEPS} are the most")
        self._smalls = len(actions)
        for i in range(self._smalls):
            self._small[i] = actions[i]

    def is_small(self, action: int) -> bool:
        for i in range(self._smalls):
            if self._small[i] == action:
                return True
        return False

    def look(self, t: Flow, seat: int) -> float:
        """Return what the position is worth to *seat* if it goes on as it likes best; ``worth`` has the others."""
        lane = -1
        if self.further is not None:
            lane = t.lane_of(seat)
        if lane >= 0:
            t.lay_out(lane)
            if not 0 < self.options(t) <= FEW:
                lane = -1
        if lane < 0:
            self.judge.weigh(t, seat)
            for other in range(SEATS):
                self.worth[other] = self.judge.worth[other]
            return self.worth[seat]
        best = -1000000.0
        for block in range(t._blocks):
            among = t._among[block]
            while among != 0:
                action = t._first[block] + lowest(among)
                among &= among - 1
                if not self.is_small(action):
                    overlay(self.trial, t)
                    self.trial.act(lane, action)
                    found = self.further.look(self.trial, seat)  # type: ignore[union-attr]  # there is one
                    if found > best:
                        best = found
                        for other in range(SEATS):
                            self.worth[other] = self.further.worth[other]  # type: ignore[union-attr]  # there is one
        return best

    def options(self, t: Flow) -> int:
        """How many of the options laid out are worth trying."""
        count = 0
        for block in range(t._blocks):
            count += members(t._among[block])
        for i in range(self._smalls):
            if self.offers(t, self._small[i]):
                count -= 1
        return count

    def offers(self, t: Flow, action: int) -> bool:
        for block in range(t._blocks):
            place = action - t._first[block]
            if 0 <= place < 62 and t._among[block] >> place & 1:
                return True
        return False


class Reflex(Follower):
    """Chooses what looks best at once."""

    def __init__(self, judge: Judge, trial: Flow, further: Follower | None) -> None:
        super().__init__(judge, trial, further)
        self.only: Numbers = array("i")  # the actions to choose from; if there are none, all

    def keep_to(self, actions: list[int]) -> None:
        """Choose among these *actions*; if there are none, among all."""
        self.only = array("i", actions)

    def is_left_out(self, action: int) -> bool:
        for i in range(len(self.only)):
            if self.only[i] == action:
                return False
        return len(self.only) > 0 or self.is_small(action)

    def best(self, t: Flow, lane: int, seat: int, noise: float) -> int:
        """Return the option of *seat* that looks best; *noise* blurs the view, and equals are drawn by lot.

        If all are left out, it is the first one.
        """
        t.lay_out(lane)
        best = -1000000.0
        chosen = -1
        if t._blocks > 0:
            chosen = t._first[0] + lowest(t._among[0])
        equals = 0
        for block in range(t._blocks):
            among = t._among[block]
            while among != 0:
                action = t._first[block] + lowest(among)
                among &= among - 1
                if self.is_left_out(action):
                    continue
                overlay(self.trial, t)
                self.trial.act(lane, action)
                found = self.further.look(self.trial, seat)  # type: ignore[union-attr]  # there is one
                if noise > 0.0:
                    found += noise * self.trial.below(1000000) / 1000000.0
                if found > best:
                    best = found
                    chosen = action
                    equals = 1
                elif found == best:
                    equals += 1
                    if self.trial.below(equals) == 0:
                        chosen = action
        return chosen

    def choice(self, t: Flow, seat: int, seed: Mask, noise: float = 0.0) -> list[int]:
        """The option of *seat* that looks best, in a list."""
        self.trial.shake(seed)
        with cython.nogil:
            chosen = self.best(t, t.lane_of(seat), seat, noise)
        return [chosen]
