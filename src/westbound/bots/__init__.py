"""Players that are programs.  A bot sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.bots.bot import (
    Bot,
    Choice,
    Lapse,
    OutOfWorlds,
    Situation,
    Terms,
    UnknownBot,
    WrongBot,
    choice,
    situation,
)
from westbound.bots.external import SECONDS
from westbound.bots.greedy import Greedy
from westbound.bots.learned import Instinct
from westbound.bots.levels import LEVELS, Level
from westbound.bots.plugins import Plugins, program
from westbound.bots.random import Random
from westbound.engine.space import closest

__all__ = [
    "LEVELS",
    "STANDIN",
    "Bot",
    "Choice",
    "Lapse",
    "Level",
    "OutOfWorlds",
    "Situation",
    "Terms",
    "UnknownBot",
    "WrongBot",
    "add",
    "add_program",
    "choice",
    "find",
    "is_quick",
    "names",
    "offered",
    "situation",
]

BOTS: dict[str, Bot] = {"random": Random()} | {level.name: level.bot for level in LEVELS}
FOR_PROGRAMS = ("random",)  # not offered to people, but accepted
STANDIN = "scout"  # plays for anyone who is away, unless a table has another: plays well, and answers at once


def add(name: str, bot: Bot) -> None:
    """Let *bot* play under this name.  :raises WrongBot: if the name is invalid or taken."""
    if not (name.isascii() and name.replace("-", "").isalnum() and name == name.lower()):
        raise WrongBot(f"a bot's name has lower case letters, digits and hyphens, not {name!r}")
    if name in BOTS:
        raise WrongBot(f"there is already a bot called {name!r}")
    BOTS[name] = bot


def add_program(name: str, command: Sequence[str], seconds: float = SECONDS) -> None:
    """Let a program play under this name, which has *seconds* for a decision (see ``docs/bot-protocol.md``).

    :raises WrongBot: if the name is invalid or taken, or there is no such program.
    """
    add(name, program(name, command, seconds))


def names() -> list[str]:
    """Return the names of all bots, the weakest first, then those added.  :raises WrongBot: if one cannot be added."""
    PLUGINS.load()
    return list(BOTS)


def offered() -> dict[str, int]:
    """Return the bots people choose from, with their level: the weakest first, then those added, which have none (0).

    :raises WrongBot: if one cannot be added.
    """
    levels = {level.name: level.number for level in LEVELS}
    return levels | {name: 0 for name in names() if name not in levels and name not in FOR_PROGRAMS}


def is_quick(name: str) -> bool:
    """Whether the bot with that name answers at once; all others may think for seconds."""
    return isinstance(BOTS.get(name), (Random, Greedy, Instinct))


def find(name: str) -> Bot:
    """Return the bot with that name.

    :raises UnknownBot: if there is none.
    :raises WrongBot: if a package has one that cannot be used.
    """
    PLUGINS.load()
    if name in PLUGINS.broken and name not in BOTS:
        raise PLUGINS.broken[name]
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r} (there are: {', '.join(BOTS)}){closest(name, BOTS)}")
    return BOTS[name]


PLUGINS = Plugins(add)
