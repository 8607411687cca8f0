"""Pioneer Days: buying wagons, and goods from cards."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneer_days.chapters.mining import Mining

if not cython.compiled:
    from westbound.engine.names import ASK
    from westbound.engine.native import bit
    from westbound.games.pioneer_days.names import *


class Purchases(Mining):
    """A table where players buy things."""

    def buying(self) -> bool:
        """Until you end your turn, you may buy wagons and goods again.  Note: whether you have HAD_ENOUGH."""
        return ASK if self.note != HAD_ENOUGH and self.can_buy() else self.done()

    def can_buy(self) -> bool:
        return self.wagons_for_sale() != 0 or self.sellers() != 0 or self.board_sells()

    def wagons_for_sale(self) -> int:
        """The sizes you can afford."""
        player = self.player
        means = self.money[player] + self.lasting(player, CHEAPER_WAGONS)
        if means < SMALL_WAGON_COSTS or self.money[player] == 0 or self.wagons_of(player) >= MOST_WAGONS:
            return 0
        return 1 if means < LARGE_WAGON_COSTS else (1 << SIZES) - 1

    def buying_options(self) -> None:
        self.offer(PASS)
        self.offer_purchases()

    def buying_choose(self, action: int) -> None:
        if action == PASS:
            self.note = HAD_ENOUGH
        else:
            self.purchase(action)

    def offer_purchases(self) -> None:
        """Offer any number of wagons, and each card's purchase once per turn."""
        self.offer_each(WAGON, self.wagons_for_sale())
        self.offer_each(PAY, self.sellers())
        if self.board_sells():
            self.offer(PAY + BOARD_AT + self.board[self.player])

    def sellers(self) -> Mask:
        """The townsfolk you can buy something from now."""
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
            self.add(player, GOOD_SMALL_WAGON + size, 1)
            self.tell(WAGON_BOUGHT, player, size, price)
            return
        ability = action - PAY
        self.spent |= bit(min(ability, BOARD_AT))
        self.trade(player, self.box.at[ability * MOMENTS + EACH_TURN])
