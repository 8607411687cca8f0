"""Pioneer Days: what is looked up to describe a position."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.chapters.estimating import Estimating

if not cython.compiled:
    from westbound.engine.native import bit
    from westbound.games.pioneer_days.names import *


class Surveying(Estimating):
    """A table that remarks and reasons ask."""

    def prices(self, seat: int) -> list[int]:
        """What turning a die, a small and a large wagon cost a player."""
        return [self.turning_costs(seat), self.wagon_costs(seat, 0), self.wagon_costs(seat, 1)]

    def stock(self, seat: int) -> list[int]:
        """By good that towns ask for: how many a player has, and has not promised yet."""
        return [self.unpledged(seat, good) for good in range(ASKS)]

    def bargain(self, seat: int, ability: int) -> list[int]:
        """What a card sells each turn: whether it does now, whether it has, the price, the good to pay with, and how
        many of those the player has; empty if it sells nothing."""
        at = self.box.at[ability * MOMENTS + EACH_TURN]
        if at == 0:
            return []
        cost = self.box.program[at + 2]
        used = 1 if self.spent & bit(min(ability, BOARD_AT)) else 0
        sells = 1 if used == 0 and self.can_pay(seat, at) else 0
        return [sells, used, self.box.program[at + 1], cost, self.counts(seat, cost)]

    def folk_worth(self, seat: int) -> list[int]:
        """By townsfolk: what the condition on the card is worth to a player now."""
        return [self.worth(seat, folk) for folk in range(FOLK)]

    def tolls(self, seat: int, have: list[int]) -> list[int]:
        """By disaster: how much a player who has that would pay, and how many wagons, cattle, townsfolk it hits."""
        exposed = self.exposed(seat)
        hungry = self.hungry(seat, have[GOOD_CATTLE])
        sick = max(0, self.crowd[seat] - self.lasting(seat, PROTECT_FOLK))
        wood = min(exposed, have[GOOD_WOOD])
        fodder = min(hungry, have[GOOD_MONEY])
        medicine = min(sick, have[GOOD_MEDICINE])
        plundered = self.plundered(seat, have[GOOD_MONEY])
        return [wood, exposed - wood, plundered, 0, fodder, hungry - fodder, medicine, sick - medicine]

    def outlook(self, seat: int) -> list[float]:
        """By part: what a player can hope for and fear, apart from nuggets, in points."""
        self.weigh(seat, True)
        return [self._parts[part] for part in range(PARTS)]

    def disaster_costs(self, seat: int) -> list[float]:
        """By disaster: what it would cost a player now, in points."""
        self.weigh(seat, False)
        return [self._costs[disaster] for disaster in range(TRACKS)]

    def card_worth(self, seat: int, ability: int) -> list[float]:
        """What a card will bring a player, and what it will score, in points."""
        days = self.days_left()
        self.take_stock(seat, True)
        scored = self.will_score(ability, days)
        return [self.brings(ability, days) - scored, scored]
