"""Pioneer Days: wagons, and what cards sell."""

from __future__ import annotations

import cython

from westbound.engine.flow import Mask
from westbound.games.pioneer_days.mining import Mining

if not cython.compiled:
    from westbound.engine.names import ASK
    from westbound.engine.native import bit
    from westbound.games.pioneer_days.names import (
        A_SMALL_WAGON,
        BOARD_AT,
        EACH_TURN,
        FOLK_IN_PLAY,
        MOMENTS,
        PASS,
        PAY,
        SIZES,
        WAGON,
        WAGON_BOUGHT,
    )


class Purchases(Mining):
    """A table at which things are bought."""

    def buying(self) -> bool:
        """Before the turn ends, wagons and purchases are on offer again.  Note: 1 when you have had enough."""
        return ASK if self.note == 0 and self.can_buy() else self.done()

    def can_buy(self) -> bool:
        player = self.player
        for size in range(SIZES):
            if self.money[player] >= self.wagon_costs(player, size):
                return True
        return self.sellers() != 0 or self.board_sells()

    def buying_options(self) -> None:
        self.offer(PASS)
        self.offer_purchases()

    def buying_choose(self, action: int) -> None:
        if action == PASS:
            self.note = 1
        else:
            self.purchase(action)

    def offer_purchases(self) -> None:
        """Wagons, any number; what a card sells, once a turn."""
        player = self.player
        for size in range(SIZES):
            if self.money[player] >= self.wagon_costs(player, size):
                self.offer(WAGON + size)
        self.offer_each(PAY, self.sellers() & (bit(BOARD_AT) - 1))
        if self.board_sells():
            self.offer(PAY + BOARD_AT + self.board[player])

    def sellers(self) -> Mask:
        """Townsfolk of whom something can be bought now."""
        player = self.player
        folk: Mask = 0
        for i in range(self.crowd[player]):
            card = self.folk[player * FOLK_IN_PLAY + i]
            if not self.spent & bit(card) and self.sells(player, card):
                folk |= bit(card)
        return folk

    def board_sells(self) -> bool:
        return not self.spent & bit(BOARD_AT) and self.sells(self.player, BOARD_AT + self.board[self.player])

    def sells(self, player: int, ability: int) -> bool:
        at = self.box.at[ability * MOMENTS + EACH_TURN]
        return at > 0 and self.can_pay(player, at)

    def purchase(self, action: int) -> None:
        player = self.player
        if action < PAY:
            size = action - WAGON
            price = self.wagon_costs(player, size)
            self.money[player] -= price
            self.add(player, A_SMALL_WAGON + size, 1)
            self.tell(WAGON_BOUGHT, player, size, price)
            return
        ability = action - PAY
        self.spent |= bit(min(ability, BOARD_AT))
        self.trade(player, self.box.at[ability * MOMENTS + EACH_TURN])
