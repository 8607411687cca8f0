"""A game whose rules fail, for the tests: ``WESTBOUND_BOT_MODULES=tests.server.bad_rules``.

Connect four, with traps in some of its columns.
"""

from __future__ import annotations

import os
import random
from typing import Any

from connect_four.game import ConnectFourGame
from connect_four.rules import ConnectFour

import tests  # noqa: F401  (where the examples are found)
from westbound.engine.flow import Flow
from westbound.engine.game import View
from westbound.games import add

SPRUNG = "BAD_RULES_SPRUNG"  # if set, the rules no longer allow anything
PLAYING, LOOKING, THINKING = 6, 5, 4  # columns with a trap, by what fails


class TrappedTable:
    """A table that fails in the middle of an action."""

    def __init__(self, table: ConnectFour) -> None:
        vars(self)["table"] = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.table, name, value)

    def apply(self, seat: int, action: int) -> None:
        self.table.apply(seat, action)
        if self.table.height[PLAYING] or SPRUNG in os.environ:
            [].pop()


class TrappedGame(ConnectFourGame):
    """Fails where a stone has been dropped into a column with a trap."""

    name = "trapped"
    title = "Trapped"

    def table(self, box: None) -> ConnectFour:
        return TrappedTable(super().table(box))  # type: ignore[return-value]

    def view(self, table: ConnectFour, seat: int | None) -> View:
        if table.height[LOOKING]:
            raise RuntimeError("the rules go round in circles")
        return super().view(table, seat)

    def imagine(self, table: ConnectFour, seat: int | None, rng: random.Random) -> Flow:
        if table.height[THINKING]:
            raise IndexError("list index out of range")
        return super().imagine(table, seat, rng)


add(TrappedGame())
