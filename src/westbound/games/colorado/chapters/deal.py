"""Colorado: the setup.  Every draw is a step of chance."""

from __future__ import annotations

import cython

from westbound.games.colorado.chapters.table import Table

if not cython.compiled:
    from westbound.engine.names import ASK
    from westbound.engine.native import bit
    from westbound.games.colorado.names import *


class Setup(Table):
    """A table during setup."""

    def first_caller_options(self) -> None:
        """3. Choose a random first Caller."""
        for player in range(self.players):
            self.draws(FIRST + player, 1)

    def first_caller_choose(self, action: int) -> None:
        self.caller = action - FIRST
        self.tell(BEGINS, self.caller, 0, 0)
        self.done()

    def dealing(self) -> bool:
        """4. Deal four cards to the Caller, and one more to each following player than to the one before."""
        return ASK if self.dealt_to() != NOBODY else self.done()

    def dealt_to(self) -> int:
        """The player who gets the next card; NOBODY when all hands are dealt."""
        cards = self.count
        for i in range(self.players):
            if cards < FIRST_HAND + i:
                return (self.caller + i) % self.players
            cards -= FIRST_HAND + i
        return NOBODY

    def dealing_options(self) -> None:
        for kind in range(KINDS):
            self.draws(CARD + kind, self.pile[kind])

    def dealing_choose(self, action: int) -> None:
        player = self.dealt_to()
        self.draw(player, action - CARD)
        self.tell(CARD_SEEN, player, action - CARD, 0, 1 << player)
        self.count += 1
        if self.dealt_to() != player:
            self.tell(HAND_DEALT, player, self.hand_size(player), 0)

    def laying_first(self) -> bool:
        """5. Deal each player one more card, face up: their play area."""
        return ASK if self.count < self.players else self.done()

    def laying_first_options(self) -> None:
        self.dealing_options()

    def laying_first_choose(self, action: int) -> None:
        player = (self.caller + self.count) % self.players
        kind = action - CARD
        self.pile[kind] -= 1
        self.areas[player] |= bit(kind)
        self.tell(FIRST_LAID, player, kind, 0)
        self.count += 1

    def choosing_village(self) -> bool:
        """7. Choose one of the two villages; all choices are revealed together."""
        return ASK if self.village[self.player] == NOBODY else self.done()

    def choosing_village_options(self) -> None:
        for region in range(REGIONS):
            if self.box.zone[region] == VILLAGE:
                self.offer(START_AT + region)

    def choosing_village_choose(self, action: int) -> None:
        self.village[self.player] = action - START_AT

    def revealing(self) -> bool:
        """8. Tick its flag, and the first box of the village zone."""
        for i in range(self.players):
            player = (self.caller + i) % self.players
            self.tell(VILLAGE_CHOSEN, player, self.village[player], 0)
            self.flags[player] = 1 << self.village[player]
            self.zones[player * ZONES + VILLAGE] = 1
            self.village[player] = NOBODY
        return self.done()
