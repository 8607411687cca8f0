"""Many games of one kind, stepped together over shared numpy arrays."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from threading import Lock
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from westbound import games as shelf
from westbound.engine.edition import Source
from westbound.engine.game import Game, Options
from westbound.engine.knowing import sight
from westbound.engine.match import IllegalAction
from westbound.interpreted import ENGINE, Interpreted
from westbound.research import block, board
from westbound.research.block import Block

BITS = 60  # of a seed


class Batch:
    """*games* games that take one decision each with every ``step``; finished ones are dealt anew at once.

    Its arrays are written in place, by the same compiled code that plays, and never read: copy what you want to keep.

    >>> batch = Batch("colorado", players=3, games=64, seed=1)
    >>> batch.observations.shape == (64, len(batch.columns)), batch.masks.shape == (64, batch.space.size)
    (True, True)
    >>> for _ in range(1000):
    ...     batch.step(batch.random_actions())
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int = 256,
        *,
        seed: int | None = None,
        options: Options | None = None,
        edition: Source = "",
        threads: int = 1,
        forced: bool = True,
    ) -> None:
        """Deal *games* games; *seed* determines all draws of chance (by default, the system's entropy does).

        With *threads*, that many threads share the games; the results are the same.  Unless *forced*, decisions with
        a single choice are made at once.

        :raises UnknownGame: if there is no game with that name.
        :raises WrongOptions: if the options or the number of players are invalid.
        :raises WrongEdition: if the edition is invalid.
        :raises ValueError: if there are no games, no threads, or more threads than games.
        """
        if not 1 <= threads <= games:
            raise ValueError(f"{threads} threads cannot share {games} games")
        self.game: Game = shelf.find(game, edition)
        box = self.game.box(players, options, edition)
        self.space = self.game.space(box)
        self.columns = self.game.columns(players)
        self.observations: NDArray[np.float32] = np.zeros((games, len(self.columns)), np.float32)
        self.masks: NDArray[np.uint8] = np.zeros((games, self.space.size), np.uint8)
        self.seats: NDArray[np.int32] = np.zeros(games, np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        self.points: NDArray[np.int32] = np.zeros((games, players), np.int32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._actions: NDArray[np.int32] = np.zeros(games, np.int32)
        self._blocks = self._shared_among(threads, box, forced)
        self._lock = Lock()  # one step after the other, whoever calls
        self._pool = ThreadPoolExecutor(threads - 1, "westbound-batch") if threads > 1 else None
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.done)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew."""
        planted = random.Random(seed).getrandbits(BITS)
        with self._lock:
            self.points.fill(0)
            self._each(lambda block: block.plant(planted))

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game, and go on to its next decision.

        :raises IllegalAction: if one of them is not legal; then nothing has changed.
        :raises ValueError: if they are not one whole number for each game.
        """
        given = np.array(actions, order="C")
        if given.shape != self.done.shape or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {len(self)} whole numbers, not {given.dtype} of shape {given.shape}")
        chosen = np.where((given >= 0) & (given < self.space.size), given, -1).astype(np.int32)
        with self._lock:
            wrong = [number for number in self._each(lambda block: block.illegal(raw(chosen))) if number >= 0]
            if wrong:
                raise IllegalAction(self._complaint(min(wrong), int(given[min(wrong)])))
            self._each(lambda block: block.step(raw(chosen)))

    def random_actions(self) -> NDArray[np.int32]:
        """Return a legal action for each game, all equally likely; the array is used again by the next call."""
        with self._lock:
            self._each(lambda block: block.draw(raw(self._actions)))
        return self._actions

    def _complaint(self, number: int, action: int) -> str:
        game = f"game {number}: seat {self.seats[number]} may not choose"
        try:
            return f"{game} action {action} ({self.space.text(action)})"
        except KeyError:
            return f"{game} action {action}, which does not exist"

    def _shared_among(self, threads: int, box: Any, forced: bool) -> list[Block]:
        """Set up the games in blocks of about the same size, one for each thread."""
        start = self.game.deal(box)
        done = self.done.view(np.uint8)
        blocks: list[Block] = []
        for numbers in np.array_split(np.arange(len(self)), threads):
            seen = part(self.game, sight).Sight()
            boards = [
                part(self.game, board).Board(
                    start,
                    start.copy(),
                    seen,
                    raw(self.observations[i]),
                    raw(self.masks[i]),
                    raw(self.seats[i : i + 1]),
                    raw(self.rewards[i]),
                    raw(self.points[i]),
                    raw(done[i : i + 1]),
                    forced,
                )
                for i in numbers
            ]
            blocks.append(part(self.game, block).Block(boards, int(numbers[0])))
        return blocks

    def _each(self, act: Callable[[Block], Any]) -> list[Any]:
        """Let each thread do something with its block; this thread has the first one."""
        if self._pool is None:
            return [act(self._blocks[0])]
        others = [self._pool.submit(act, block) for block in self._blocks[1:]]
        try:
            first = act(self._blocks[0])
        finally:
            wait(others)
        return [first, *(other.result() for other in others)]


def raw(array: NDArray[Any]) -> memoryview:
    """Return the same numbers without numpy, so that interpreted rules calculate with Python's."""
    return memoryview(array.data)


@cache
def interpreted() -> Interpreted:
    return Interpreted("westbound.research.board", "westbound.research.block", *ENGINE)


def part(game: Game, module: ModuleType) -> Any:
    """Return one of the compiled modules, or its interpreted twin for a game that is interpreted."""
    return interpreted().load(module.__name__) if game.interpreted else module
