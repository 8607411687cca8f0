"""What a bot is."""

from __future__ import annotations

import random
from typing import Protocol

from westbound.engine.flow import Flow
from westbound.engine.game import Game


class UnknownBot(ValueError):
    """No bot is called so."""


class WrongBot(ValueError):
    """A bot cannot be added."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, game: Game, table: Flow, seat: int, rng: random.Random) -> int:
        """One of ``table.legal(seat)``.

        *table* is an imagined one (``Match.imagine``): it may be the real table for all the seat knows,
        and the bot may do with it what it likes.
        """
