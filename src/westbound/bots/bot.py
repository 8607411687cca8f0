"""What a bot is."""

from __future__ import annotations

import random
from typing import Protocol

from westbound.engine.flow import Flow
from westbound.engine.game import Game


class UnknownBot(ValueError):
    """There is no bot with that name."""


class WrongBot(ValueError):
    """A bot cannot be added."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, game: Game, table: Flow, seat: int, rng: random.Random) -> int:
        """Return one of ``table.legal(seat)``.

        *table* is imagined (``Match.imagine``): as far as the seat knows it could be the real one,
        and the bot may do with it what it likes.
        """
