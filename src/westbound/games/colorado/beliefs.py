"""Colorado: what everybody knows of hidden hands, and worlds in which all of it is true.

Every card in somebody's hand was drawn since the pile was last remade, when everybody knew what was in it, or before;
and it has been in the hand while some answers were given.  Cards alike in both are a *sort*.  What is not known is
which sort a card was of that left the hand, and what the others are.

A world says both.  It is imagined card by card, and every choice is remembered by how many there were: so each world
has a weight, by which it is taken or the one before is kept (Metropolis and Hastings, with independent proposals).
In the end each world that agrees with all answers is equally likely.
"""

from __future__ import annotations

import cython

from westbound.engine.flow import Mask
from westbound.games.colorado.table import Table

if not cython.compiled:
    from westbound.engine.names import DEPTH, FRAME
    from westbound.engine.native import bit, masks, row
    from westbound.games.colorado.box import Box
    from westbound.games.colorado.names import (
        BEFORE,
        COLORS,
        DREW,
        EPOCHS,
        KINDS,
        LACKS,
        LACKS_ALIKE,
        LEFT,
        LOG,
        NOW,
        PAIRING,
        PLAYERS,
        SHUFFLED,
        SORTS,
        TRIES,
        VALUES,
        WORLDS,
    )


class Beliefs(Table):
    """A table at which people remember what was said."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        if not cython.compiled:
            self._unseen = row(EPOCHS * KINDS)  # by epoch and kind: cards that may be anywhere
            self._left = row(EPOCHS * KINDS)  # ... and are not yet placed in the world being imagined
            self._sorts = 0  # of cards in hands
            self._whose = row(SORTS)
            self._since = row(SORTS)  # by sort: the epoch it was drawn in
            self._lacks = masks(SORTS)  # by sort: kinds it is not
            self._size = row(SORTS)
            self._gone = row(PLAYERS * EPOCHS * KINDS)  # in this world: cards that have left the hands
            self._held = row(PLAYERS * EPOCHS * KINDS)  # ... and that are in them

    def alike(self, kind: int) -> Mask:
        """The cards of the same colour or the same value."""
        cards: Mask = 0
        for other in range(KINDS):
            if other // VALUES == kind // VALUES or other % VALUES == kind % VALUES:
                cards |= bit(other)
        return cards

    # Imagining

    def dream(self, seat: int, seed: Mask) -> list[int]:
        """Deal all hands but that of *seat*, and the pile, as may be; tells how many worlds were found, and taken."""
        self.shake(seed)
        self.gather(seat)
        weight = 0.0
        found = 0
        taken = 0
        for _ in range(TRIES):
            new = self.imagine_world(seat)
            if new > 0.0:
                found += 1
                if new >= weight or self.roll() * weight < new * 2147483563.0:
                    weight = new
                    taken += 1
                    self.deal_world(seat)
            if found == WORLDS:
                break
        return [found, taken]

    def gather(self, seat: int) -> None:
        """Everything that *seat* has not seen, by epoch."""
        for i in range(EPOCHS * KINDS):
            self._unseen[i] = 0
            for player in range(self.players):
                if player != seat:
                    self._unseen[i] += self.drawn[player * EPOCHS * KINDS + i]
        for kind in range(KINDS):
            self._unseen[NOW * KINDS + kind] += self.pile[kind]

    def imagine_world(self, seat: int) -> float:
        """Place all unseen cards; the weight of the world, 0 if it cannot be."""
        weight = 1.0
        self._sorts = 0
        for i in range(EPOCHS * KINDS):
            self._left[i] = self._unseen[i]
        for i in range(PLAYERS * EPOCHS * KINDS):
            self._gone[i] = 0
            self._held[i] = 0
        for player in range(self.players):
            if player != seat and weight > 0.0:
                weight *= self.relive(player)
        for epoch in range(EPOCHS):
            for sort in range(self._sorts):  # the choosy ones first
                if self._since[sort] == epoch and self._lacks[sort] != 0 and weight > 0.0:
                    weight *= self.fill(sort)
            for sort in range(self._sorts):
                if self._since[sort] == epoch and self._lacks[sort] == 0 and weight > 0.0:
                    weight *= self.fill(sort)
        for player in range(self.players):
            if player != seat and weight > 0.0 and self.is_pairing(player) and not self.holds_pair(player):
                return 0.0
        return weight

    def relive(self, player: int) -> float:
        """Go through all that is known of a hand, and decide of each card that left which sort it was of."""
        weight = 1.0
        first = self._sorts
        shuffled = -1
        for i in range(self.logged[player]):
            if self.log[player * LOG + i] == SHUFFLED:
                shuffled = i
        fresh = True
        for i in range(self.logged[player]):
            fact = self.log[player * LOG + i]
            if fact > DREW:
                if fresh:
                    self.add_sort(player, BEFORE if i < shuffled else NOW)
                    fresh = False
                self._size[self._sorts - 1] += fact - DREW
            elif fact == SHUFFLED:
                fresh = True
            elif fact >= LACKS:
                lacks = self.alike(fact - LACKS_ALIKE) if fact >= LACKS_ALIKE else bit(fact - LACKS)
                for sort in range(first, self._sorts):
                    self._lacks[sort] |= lacks
                fresh = True
            else:
                weight *= self.part_with(player, first, fact - LEFT)
                if weight == 0.0:
                    return 0.0
        return weight

    def add_sort(self, player: int, epoch: int) -> None:
        sort = self._sorts
        if sort < SORTS:
            self._whose[sort] = player
            self._since[sort] = epoch
            self._lacks[sort] = 0
            self._size[sort] = 0
            self._sorts += 1

    def part_with(self, player: int, first: int, kind: int) -> float:
        """A card left the hand: it was of any sort that could be such a card, the likelier the more there are."""
        chances = 0.0
        for sort in range(first, self._sorts):
            chances += self.chance(sort, kind)
        if chances == 0.0:
            return 0.0
        lot = self.roll() * chances / 2147483563.0
        chosen = -1
        for sort in range(first, self._sorts):
            chance = self.chance(sort, kind)
            if chance > 0.0:
                chosen = sort
                lot -= chance
                if lot < 0.0:
                    break
        ways = self.room_for(chosen) * chances
        self._size[chosen] -= 1
        self._left[self._since[chosen] * KINDS + kind] -= 1
        self._gone[(player * EPOCHS + self._since[chosen]) * KINDS + kind] += 1
        return ways

    def chance(self, sort: int, kind: int) -> float:
        """How likely it is that a card that left was of that sort, up to a factor."""
        if self._size[sort] == 0 or self._lacks[sort] & bit(kind) != 0:
            return 0.0
        such = self._left[self._since[sort] * KINDS + kind]
        if such == 0:
            return 0.0
        return 1.0 * self._size[sort] * such / self.room_for(sort)

    def room_for(self, sort: int) -> int:
        """How many unplaced cards could be of that sort."""
        cards = 0
        for kind in range(KINDS):
            if self._lacks[sort] & bit(kind) == 0:
                cards += self._left[self._since[sort] * KINDS + kind]
        return cards

    def fill(self, sort: int) -> float:
        """Deal the cards of a sort that are still in the hand; tells how many ways there were."""
        ways = 1.0
        first = self._since[sort] * KINDS
        cards = self.room_for(sort)
        for _ in range(self._size[sort]):
            if cards == 0:
                return 0.0
            lot = self.roll() * cards >> 31
            kind = 0
            while True:
                if self._lacks[sort] & bit(kind) == 0:
                    lot -= self._left[first + kind]
                    if lot < 0:
                        break
                kind += 1
            self._left[first + kind] -= 1
            self._held[self._whose[sort] * EPOCHS * KINDS + first + kind] += 1
            ways *= cards
            cards -= 1
        return ways

    def is_pairing(self, player: int) -> bool:
        """Whether somebody is about to discard a pair: then there is one in the hand."""
        for lane in range(1, self.lanes + 1):
            at = (lane * DEPTH + self.depth[lane]) * FRAME
            if self.depth[lane] > 0 and self.stack[at] == PAIRING and self.stack[at + 1] == player:
                return True
        return False

    def holds_pair(self, player: int) -> bool:
        for color in range(COLORS):
            cards = 0
            for epoch in range(EPOCHS):
                for value in range(VALUES):
                    cards += self._held[(player * EPOCHS + epoch) * KINDS + color * VALUES + value]
            if cards >= 2:
                return True
        return False

    def deal_world(self, seat: int) -> None:
        """Let the table be as it was imagined."""
        for player in range(self.players):
            if player != seat:
                for kind in range(KINDS):
                    self.hands[player * KINDS + kind] = 0
                for i in range(EPOCHS * KINDS):
                    at = player * EPOCHS * KINDS + i
                    self.hands[player * KINDS + i % KINDS] += self._held[at]
                    self.drawn[at] = self._held[at] + self._gone[at]
        for kind in range(KINDS):
            self.pile[kind] = self._left[NOW * KINDS + kind]
