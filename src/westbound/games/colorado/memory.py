"""Colorado: what was seen and said of hidden hands, remembered for the whole game.

The memory is one list of facts in the order in which they happened.  A fact says who, what and which card:

| fact | what everybody saw or heard | how likely, given the hand |
|---|---|---|
| DREW | a card came from the pile; only its owner knows which | every card of the pile equally |
| DREW_ANEW | the same, the first time since the pile was remade | every card of the pile equally |
| LEFT | that card left: laid, discarded, given for want of another, or taken at random | in proportion to its copies |
| GAVE_EXACTLY | that card was asked for and given: the rules force it | 1 if it is there, else 0 |
| LACKED | there was no such card | 1 if it is not there, else 0 |
| LACKED_ALIKE | there was no card of that colour or value | 1 if none is there, else 0 |

A card taken at random is any card of the hand with equal likelihood: that is the rule.  Where a player picks, we do not
guess why: each card of the hand is taken to leave as likely as any other.

Between two DREW_ANEW lies an *epoch*.  When it begins, everybody knows what is in the pile; when it ends, all of that
has been drawn.  Nothing else has to be remembered: sizes, areas and discards lie open on the table.

The list cannot overflow.  A player draws at most 7 cards at the set-up.  In a turn, drawing three ends the chain of
phase II, and phase III only fills a hand up to three: so it is at most 3 a turn.  A card leaves once for each time it
was drawn, and there is one call a turn.  FACTS in ``names.py`` is the sum for four players and LAST_TURN turns.
"""

from __future__ import annotations

import cython

from westbound.engine.flow import Flow, Mask

if not cython.compiled:
    from westbound.engine.native import bit, row
    from westbound.games.colorado.names import *


class Memory(Flow):
    """A table at which people remember what they saw and heard."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.facts = row(FACTS)  # what happened, DREW to LACKED_ALIKE ...
            self.fact_of = row(FACTS)  # ... whose hand it is about ...
            self.fact_kind = row(FACTS)  # ... and which card
            self.remembered = 0  # how many
            self.anew = False  # the pile was remade, and nobody has drawn since

    def remember(self, fact: int, player: int, kind: int) -> None:
        """Add a fact; a memory that is full stops the game rather than forget."""
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
        """The cards of the same colour or the same value."""
        cards: Mask = 0
        for other in range(KINDS):
            if other // VALUES == kind // VALUES or other % VALUES == kind % VALUES:
                cards |= bit(other)
        return cards
