"""Pioneer Days: mining gold."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.chapters.deal import Setup

if not cython.compiled:
    from westbound.engine.names import ASK
    from westbound.games.pioneer_days.names import *


class Mining(Setup):
    """A table with gold to mine."""

    def mining(self) -> bool:
        """Mine: draw a gold token, plus one for each lamp, and keep one.  Note: the player."""
        player: int = self.note
        if self.count <= self.lasting(player, DRAW_MORE) and self.tokens_to_draw() > 0:
            return ASK
        return self.instead(KEEPING_TOKEN, player, self.count)

    def mining_options(self) -> None:
        self.drawing_options()

    def mining_choose(self, action: int) -> None:
        player: int = self.note
        value = action - TOKEN
        self.count += 1
        self.draw_token(player, value)
        self.drawn[value] += 1
        self.tell(TOKEN_DRAWN, player, 1, 0)
        self.tell(TOKEN_SEEN, player, value + 1, 0, 1 << player)

    def keeping_token(self) -> bool:
        """Keep one of the tokens you drew; put the others back into the bag.  Note: how many you drew."""
        if self.note > 1:
            return ASK
        for value in range(NUGGETS):
            if self.drawn[value] > 0:
                self.keep_token(value)
        return self.done()

    def keeping_token_options(self) -> None:
        for value in range(NUGGETS):
            if self.drawn[value] > 0:
                self.offer(KEEP_TOKEN + value)

    def keeping_token_choose(self, action: int) -> None:
        self.keep_token(action - KEEP_TOKEN)
        for value in range(NUGGETS):
            while self.drawn[value] > 0:
                self.drawn[value] -= 1
                self.drop_token(self.player, value)
        self.tell(TOKENS_BACK, self.player, self.note - 1, 0)
        self.note = 0

    def keep_token(self, value: int) -> None:
        self.drawn[value] -= 1
        self.hold_token(self.player, value)
