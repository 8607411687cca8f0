"""Bots for Connect Four whose results are known in advance."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from connect_four.game import GAME as CONNECT_FOUR

from westbound.bots import Bot, Situation
from westbound.engine.game import Game

VICTIM = "WESTBOUND_TEST_VICTIM"  # a file that exists until the first worker dies


class First:
    """Stacks stones in the first column: whoever starts has four first."""

    def choose(self, situation: Situation) -> int:
        return situation.legal[0]


class Last:
    """Stacks stones in the last column."""

    def choose(self, situation: Situation) -> int:
        return situation.legal[-1]


class Coin:
    """Stacks stones in one game of three, and does nothing useful in the others.

    Against ``First`` it wins when it starts and is lucky: one game of six.
    """

    def choose(self, situation: Situation) -> int:
        memory = situation.memory
        lucky = memory.setdefault("lucky", situation.rng.random() < 1 / 3)
        memory["turns"] = memory.get("turns", 0) + 1
        return situation.legal[-1] if lucky else situation.legal[(1 + memory["turns"] % 2) % len(situation.legal)]


class Slow:
    """Takes its time."""

    def choose(self, situation: Situation) -> int:
        time.sleep(0.01)
        return situation.rng.choice(situation.legal)


class Mortal:
    """Takes the first of all workers with it."""

    def choose(self, situation: Situation) -> int:
        try:
            Path(os.environ[VICTIM]).unlink()
        except FileNotFoundError:
            return situation.rng.choice(situation.legal)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it is dead")


class Deadly:
    """Takes every worker with it."""

    def choose(self, situation: Situation) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it is dead")


class Clumsy:
    """Chooses what is not there."""

    def choose(self, situation: Situation) -> int:
        return -1


class Broken:
    """Never finds anything."""

    def choose(self, situation: Situation) -> int:
        raise LookupError("nothing")


BOTS: dict[str, Bot] = {
    "first": First(),
    "last": Last(),
    "coin": Coin(),
    "slow": Slow(),
    "mortal": Mortal(),
    "deadly": Deadly(),
    "clumsy": Clumsy(),
    "broken": Broken(),
}
GAMES: list[Game] = [CONNECT_FOUR]
