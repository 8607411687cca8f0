"""Colorado: the row that tells what a seat knows; ``names.py`` says what its columns are."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.sight import Sight
from westbound.games.colorado.chapters.showing import Showing

if not cython.compiled:
    from westbound.engine.native import bit, lowest, members
    from westbound.games.colorado.names import *


class Observing(Showing):
    """A table as one of its players knows it."""

    def observe(self, seat: int, out: Sight) -> None:
        out.blank(self.players * SIGHTS + COMMONS)
        at = self.players * SIGHTS
        self.show_unseen(seat, at, out)
        for i in range(self.players):
            player = (seat + i) % self.players
            flags = self.flags[player]
            if player == seat and self.village[seat] != NOBODY:  # others do not know yet where this player will start
                flags |= 1 << self.village[seat]
            self.show_cards(player, seat, i * SIGHTS, out)
            self.show_medals(player, flags, i * SIGHTS, out)
            self.show_roadmap(player, flags, i * SIGHTS, out)
            self.show_zones(player, i * SIGHTS, out)
            self.show_tracks(player, i * SIGHTS, out)
            self.show_turn(player, i * SIGHTS, out)
        self.show_hand(seat, at, out)
        if self.lanes == 0 and self.step == GIVING:
            self.show_question(seat, at, out)
        if self.called != NOBODY:
            out.numbers[at + COMMON_CALLED + self.duo_of(self.called)] = 1.0
        out.numbers[at + self.step_column()] = 1.0
        out.numbers[at + COMMON_RESERVE] = self.reserve / 10.0
        out.numbers[at + COMMON_LAST_NUGGETS] = min(self.reserve, 3) / 3.0
        out.numbers[at + COMMON_TURN] = min(self.turn, 60) / 30.0
        most = self.most_medals()
        out.numbers[at + COMMON_MOST_MEDALS] = most / 7.0
        out.numbers[at + COMMON_LAST_TURN] = 1.0 if most >= LAST_MEDAL else 0.0

    def show_unseen(self, seat: int, at: int, out: Sight) -> None:
        """The viewer's hand, and the cards that may be in the pile or in other hands."""
        pile = 0
        discards = 0
        for kind in range(KINDS):
            held = self.hands[seat * KINDS + kind]
            unseen = self.box.copies[kind % VALUES] - held - self.discards[kind]
            for player in range(self.players):
                if self.areas[player] & bit(kind) != 0:
                    unseen -= 1
            pile += self.pile[kind]
            discards += self.discards[kind]
            if held > 0:
                out.numbers[at + COMMON_HAND + kind] = held / 2.0
            out.numbers[at + COMMON_UNSEEN + kind] = unseen / 4.0
        out.numbers[at + COMMON_PILE] = pile / 40.0
        out.numbers[at + COMMON_DISCARDS] = discards / 40.0

    def show_hand(self, seat: int, at: int, out: Sight) -> None:
        """What the viewer can play, and how."""
        pairs = 0
        for color in range(COLORS):
            if self.cards_of(seat, color) >= 2:
                pairs += 1
        out.numbers[at + COMMON_PAIRS] = pairs / 3.0
        cards = self.playable(seat)
        while cards != 0:
            kind = lowest(cards)
            cards &= cards - 1
            color = kind // VALUES
            duo = self.box.duo[color]
            own = self.cards_of(seat, color)
            self.count_card(at + COMMON_PLAYABLE + duo, out)
            if self.price(kind) <= self.nuggets[seat]:
                self.count_card(at + COMMON_AFFORDABLE + duo, out)
            if own > 2 or pairs > (1 if own == 2 else 0):
                self.count_card(at + COMMON_SWAPPABLE + duo, out)
            family = members(self.areas[seat] >> color * VALUES & 7)
            if family == 1:
                self.count_card(at + COMMON_SECOND + duo, out)
            elif family == 2:
                self.count_card(at + COMMON_THIRD + duo, out)

    def cards_of(self, player: int, color: int) -> int:
        """How many cards of a color are in a hand."""
        first = player * KINDS + color * VALUES
        return self.hands[first] + self.hands[first + 1] + self.hands[first + 2]

    def count_card(self, column: int, out: Sight) -> None:
        out.numbers[column] = out.numbers[column] + 0.5

    def show_question(self, seat: int, at: int, out: Sight) -> None:
        """The card asked for, and how likely it is that the hand has it, for all the viewer knows."""
        asked = self.note
        giver = self.player
        out.numbers[at + COMMON_ASKING] = 1.0 if self.caller == seat else 0.0
        out.numbers[at + COMMON_ANSWERING] = 1.0 if giver == seat else 0.0
        out.numbers[at + COMMON_ASKED + self.duo_of(asked)] = 1.0
        out.numbers[at + COMMON_ASKED_VALUE] = self.price(asked) / 3.0
        family = members(self.areas[self.caller] >> asked // VALUES * VALUES & 7)
        out.numbers[at + COMMON_ASKED_FAMILY + family] = 1.0
        out.numbers[at + COMMON_EXACTLY] = self.likely(giver, bit(asked), seat, at, out)
        out.numbers[at + COMMON_ALIKE] = self.likely(giver, self.alike(asked), seat, at, out)

    def likely(self, giver: int, kinds: Mask, seat: int, at: int, out: Sight) -> float:
        """How many cards of these kinds a hand has on average, at most 1."""
        if giver == seat:
            for kind in range(KINDS):
                if kinds & bit(kind) != 0 and self.hands[seat * KINDS + kind] > 0:
                    return 1.0
            return 0.0
        lacked = self.lacked(giver)
        such = 0.0
        cards = 0.0
        for kind in range(KINDS):
            if lacked & bit(kind) == 0:
                cards += out.numbers[at + COMMON_UNSEEN + kind]
                if kinds & bit(kind) != 0:
                    such += out.numbers[at + COMMON_UNSEEN + kind]
        return min(1.0, self.hand_size(giver) * such / cards) if such > 0.0 else 0.0

    def lacked(self, player: int) -> Mask:
        """The kinds that everybody knows are not in a hand: asked for in vain since the player last drew a card."""
        kinds: Mask = 0
        i = self.remembered
        while i > 0:
            i -= 1
            if self.fact_of[i] == player:
                if self.facts[i] <= DREW_ANEW:
                    return kinds
                if self.facts[i] == LACKED:
                    kinds |= bit(self.fact_kind[i])
                elif self.facts[i] == LACKED_ALIKE:
                    kinds |= self.alike(self.fact_kind[i])
        return kinds

    def step_column(self) -> int:
        """The column of the step that is played now."""
        if self.step == CALLING:
            return COMMON_CALL
        if self.step == GIVING:
            return COMMON_ANSWER
        if self.step == TAKING_AT_RANDOM:
            return COMMON_TAKING
        if self.step == ACTIONS:
            return COMMON_ACTIONS
        if self.step == FAMILIES:
            return COMMON_FAMILIES
        if self.step == REFILLING:
            return COMMON_REFILLING
        return COMMON_SETUP
