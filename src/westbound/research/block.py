"""The games of a batch that one thread plays."""

from __future__ import annotations

from typing import Any

import cython

from westbound.engine.desk import Mask, Numbers
from westbound.research.board import Board

if not cython.compiled:
    from westbound.engine.native import mixed, nth

Boards = Any  # a list of them


class Block:
    """Steps its games one after the other, without the GIL."""

    def __init__(self, boards: Boards, first: int) -> None:
        """*first* is the number of the first of these games in the batch."""
        self.boards = boards
        if not cython.compiled:
            self.size = 0
            self.first = 0
        self.size = len(boards)
        self.first = first

    def plant(self, seed: Mask) -> None:
        """Deal all games anew; each gets a seed of its own.

        :raises RuntimeError: if one of them never comes to an end.
        """
        stuck = -1
        with cython.nogil:
            for i in range(self.size):
                if not cython.cast(Board, nth(self.boards, i)).open_at(self.seed_of(seed, self.first + i)):
                    stuck = i
        self.complain(stuck)

    def illegal(self, actions: Numbers) -> int:
        """The number of the first game in which its action is not on offer; -1 if all are.

        :raises ValueError: if there are too few actions.
        """
        self.fit(actions)
        with cython.nogil:
            for i in range(self.size):
                if not cython.cast(Board, nth(self.boards, i)).offers(actions[self.first + i]):
                    return self.first + i
        return -1

    def step(self, actions: Numbers) -> None:
        """Carry out each game's action, and go on to the next decision; none of them may be ``illegal``.

        :raises RuntimeError: if a game never comes to an end.
        """
        self.fit(actions)
        stuck = -1
        with cython.nogil:
            for i in range(self.size):
                if not cython.cast(Board, nth(self.boards, i)).step(actions[self.first + i]):
                    stuck = i
        self.complain(stuck)

    def draw(self, actions: Numbers) -> None:
        """Choose one of the legal actions of each game, all equally likely."""
        self.fit(actions)
        with cython.nogil:
            for i in range(self.size):
                actions[self.first + i] = cython.cast(Board, nth(self.boards, i)).any_action()

    def fit(self, actions: Numbers) -> None:
        """:raises ValueError: if these are too few actions."""
        if len(actions) < self.first + self.size:
            raise ValueError(f"{len(actions)} actions are too few")

    def complain(self, stuck: int) -> list[int]:
        """:raises RuntimeError: if a game is stuck."""
        if stuck >= 0:
            self.boards[stuck].table.check()
        return []

    def seed_of(self, seed: Mask, number: int) -> Mask:
        """A seed of its own for each number."""
        mixture = mixed(seed, number) >> 2
        return mixture if mixture >= 0 else -1 - mixture
