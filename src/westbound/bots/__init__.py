"""Players that are programs.  A bot sees only what its seat may know."""

from __future__ import annotations

from westbound.bots.bot import Bot, UnknownBot
from westbound.bots.greedy import Greedy
from westbound.bots.random import Random
from westbound.engine.space import closest

__all__ = ["Bot", "UnknownBot", "find", "names"]

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def names() -> list[str]:
    """The bots, the weakest first."""
    return list(BOTS)


def find(name: str) -> Bot:
    """The bot of that name.  :raises UnknownBot: if there is none."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r} (there are: {', '.join(BOTS)}){closest(name, BOTS)}")
    return BOTS[name]
