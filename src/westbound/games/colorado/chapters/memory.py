"""Colorado: what was seen and said about hidden hands, remembered for the whole game.

The memory is one list of facts in the order they happened.  A fact has a type, a player and a card:

| fact | what everybody saw or heard | how likely, given the hand |
|---|---|---|
| DREW | a card came from the pile; only its owner knows which | every card of the pile equally |
| DREW_ANEW | the same, the first time since the pile was reshuffled | every card of the pile equally |
| LEFT | that card left: played, discarded, given in its place, or taken at random | in proportion to its copies |
| GAVE_EXACTLY | that card was asked for and given: the rules force it | 1 if it is there, else 0 |
| LACKED | there was no such card | 1 if it is not there, else 0 |
| LACKED_ALIKE | there was no card of that color or value | 1 if none is there, else 0 |

A card taken at random is any card of the hand with equal probability: that is the rule.  Where a player picks, we do
not guess why: each card of the hand is assumed to be equally likely to leave.

The time between two DREW_ANEW is an *epoch*.  When it begins, everybody knows what is in the pile; when it ends, all of
that has been drawn.  Nothing else has to be remembered: hand sizes, play areas and discards are public.

The list cannot overflow.  A player draws at most 7 cards during setup.  In a turn, drawing three ends the chain of
phase II, and phase III only fills a hand up to three: so it is at most 3 per turn.  A card leaves once for each time it
was drawn, and there is one call per turn.  FACTS in ``names.py`` is the sum for four players and LAST_TURN turns.
"""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow

if not cython.compiled:
    from westbound.engine.native import bit, row
    from westbound.games.colorado.names import *


class Memory(Flow):
    """A table whose players remember what they saw and heard."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.facts = row(FACTS)  # the events, DREW to LACKED_ALIKE ...
            self.fact_of = row(FACTS)  # ... whose hand they are about ...
            self.fact_kind = row(FACTS)  # ... and which card
            self.remembered = 0  # number of facts
            self.anew = False  # the pile was reshuffled and nobody has drawn since

    def remember(self, fact: int, player: int, kind: int) -> None:
        """Add a fact; if the memory is full, the game stops rather than forget one."""
        if self.remembered == FACTS:
            self.lost = True
            return
        self.facts[self.remembered] = fact
        self.fact_of[self.remembered] = player
        self.fact_kind[self.remembered] = kind
        self.remembered += 1

    def remember_draw(self, player: int, kind: int) -> None:
        self.remember(DREW_ANEW if self.anew else DREW, player, kind)
        self.anew = False

    def alike(self, kind: int) -> Mask:
        """The cards of the same color or the same value."""
        cards: Mask = 0
        for other in range(KINDS):
            if other // VALUES == kind // VALUES or other % VALUES == kind % VALUES:
                cards |= bit(other)
        return cards
