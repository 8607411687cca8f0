"""A search that sums up what each option came to: what the coach goes by."""

from __future__ import annotations

from array import array

import cython

from westbound.bots.mind.judge import Judge
from westbound.bots.mind.reflex import Follower
from westbound.bots.mind.tree import Tree
from westbound.engine.desk import Reals
from westbound.engine.flow import Flow
from westbound.engine.knowing.imaginer import Imaginer

if not cython.compiled:
    from westbound.bots.mind.names import *


class Appraiser(Tree):
    """A search that remembers more of each option at the root than what it is worth: chances, leads and places."""

    def __init__(
        self, judge: Judge, follower: Follower, imaginer: Imaginer, world: Flow, trial: Flow, actions: int
    ) -> None:
        """*actions* is the number of all actions of the game."""
        super().__init__(judge, follower, imaginer, world, trial)
        self.sums: Reals = array("d", bytes(8 * actions * TALLY))  # by action
        if not cython.compiled:
            self.appraises = 0  # the seat for which it searches

    def tallies(self, action: int) -> list[float]:
        """What the iterations that tried this action summed up to."""
        return [self.sums[action * TALLY + i] for i in range(TALLY)]

    def learn(self) -> None:
        """Add what came of an iteration to all nodes on its path, and to the sums of its option."""
        Tree.learn(self)
        if self._tried == NO_NODE:
            return
        at = self.action[self._tried] * TALLY
        seat = self.appraises
        chance = self.judge.chance[seat]
        lead = min(max(self.judge.lead[seat], -LARGEST_LEAD), LARGEST_LEAD)
        place = 1.0
        for other in range(self.world.players):
            self.sums[at + TALLY_CHANCES + other] += self.judge.chance[other]
            if other != seat:
                place += 1.0 if self.judge.lead[other] > self.judge.lead[seat] else 0.0
                place += 0.5 if self.judge.lead[other] == self.judge.lead[seat] else 0.0
        self.sums[at + TALLY_VISITS] += 1.0
        self.sums[at + TALLY_CHANCE_SQUARES] += chance * chance
        self.sums[at + TALLY_LEAD] += lead
        self.sums[at + TALLY_LEAD_SQUARES] += lead * lead
        self.sums[at + TALLY_PLACE] += place
