"""Players that are programs.  A bot sees only what its seat may know."""

from __future__ import annotations

import importlib
import os
from functools import cache

from westbound.bots.bot import Bot, UnknownBot, WrongBot
from westbound.bots.greedy import Greedy
from westbound.bots.random import Random
from westbound.engine.space import closest

__all__ = ["Bot", "UnknownBot", "WrongBot", "add", "find", "names"]

MODULES = "WESTBOUND_BOT_MODULES"  # the variable that names modules with more bots, separated by commas
BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def add(name: str, bot: Bot) -> None:
    """Let *bot* play under this name.  :raises WrongBot: if the name is invalid or taken."""
    if not (name.isascii() and name.replace("-", "").isalnum() and name == name.lower()):
        raise WrongBot(f"a bot's name has lower case letters, digits and hyphens, not {name!r}")
    if name in BOTS:
        raise WrongBot(f"there is already a bot called {name!r}")
    BOTS[name] = bot


def names() -> list[str]:
    """Return the names of all bots, the weakest first, then those added.  :raises WrongBot: if one cannot be added."""
    load_modules()
    return list(BOTS)


def find(name: str) -> Bot:
    """Return the bot with that name.  :raises UnknownBot: if there is none."""
    load_modules()
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r} (there are: {', '.join(BOTS)}){closest(name, BOTS)}")
    return BOTS[name]


@cache
def load_modules() -> None:
    """Import the modules that add more bots.  :raises WrongBot: if one cannot be imported."""
    for module in filter(None, os.environ.get(MODULES, "").split(",")):
        try:
            importlib.import_module(module.strip())
        except Exception as error:
            raise WrongBot(f"{MODULES}: {module} cannot be used: {type(error).__name__}: {error}") from error
