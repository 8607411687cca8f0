"""What the deal of a day consists of: everything follows from one secret, the day and the game."""

from __future__ import annotations

import hmac
import random
from datetime import date
from typing import NamedTuple

from westbound.api import game
from westbound.bots.levels import LEVELS
from westbound.engine.dice import promise
from westbound.server.deals.days import closing_of
from westbound.server.state.events import Deal, Opened, SeatSetup
from westbound.server.tables.opening import BOT_NAMES

PLAYERS = (2, 2, 2, 2, 2, 3, 4)  # by day of the week: there is more time at weekends
LEVEL = 4  # of the bots
BOT = next(level.name for level in LEVELS if level.number == LEVEL)


class DayDeal(NamedTuple):
    """The deal of a game for a day."""

    day: date
    game: str
    secret: str  # of the dice: set-up, draws and bots follow from it

    @property
    def name(self) -> str:
        return f"{self.day} {self.game}"

    @property
    def promise(self) -> str:
        return promise(self.secret)

    @property
    def players(self) -> int:
        """The number of players: that of the day of the week, or the nearest one for which the game is made."""
        wanted = PLAYERS[self.day.weekday()]
        return min(game(self.game).players, key=lambda players: abs(players - wanted))

    @property
    def seat(self) -> int:
        """The person's seat, the same for everybody."""
        return int.from_bytes(hmac.digest(bytes.fromhex(self.secret), b"seat", "sha256")[:8]) % self.players


def deal_of(master: bytes, day: date, name: str) -> DayDeal:
    """The deal of a day, which only *master* can derive.

    >>> deal_of(b"master", date(2026, 11, 19), "pioneers").promise[:8]
    'e6b8f6a6'
    """
    return DayDeal(day, name, hmac.digest(master, f"deal {day} {name}".encode(), "sha256").hex())


def opened(deal: DayDeal, counted: bool) -> Opened:
    """The first event of a table with that deal."""
    entry = game(deal.game)
    names = iter(random.Random(deal.name).sample(BOT_NAMES, deal.players))
    seats = [SeatSetup(BOT, next(names)) for _ in range(deal.players)]
    seats[deal.seat] = SeatSetup()
    return Opened(
        game=deal.game,
        edition=entry.editions[0],
        options=entry.usual(deal.players, {}),
        seats=seats,
        host=deal.seat,
        absence=0,
        secret=deal.secret,
        deal=Deal(str(deal.day), counted=counted, closes=closing_of(deal.day)),
        v=5,
    )
