"""Bots from elsewhere: modules and programs that the environment names, and entry points of installed packages."""

from __future__ import annotations

import importlib
import logging
import os
import shlex
import shutil
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from westbound.bots.bot import Bot, WrongBot
from westbound.bots.external import SECONDS, External

MODULES = "WESTBOUND_BOT_MODULES"  # names modules that add bots, separated by commas
PROGRAMS = "WESTBOUND_BOT_PROGRAMS"  # names programs: NAME=COMMAND; NAME=COMMAND
GROUP = "westbound.bots"  # of entry points: a name, and a bot or something that makes one

log = logging.getLogger("westbound.bots")


class Plugins:
    """Adds the bots from elsewhere, once.

    What the environment names must work.  A package that is merely installed must not stop anything: if its bot cannot
    be used, that is logged, and the bot is left out.
    """

    def __init__(self, add: Callable[[str, Bot], None]) -> None:
        self.broken: dict[str, WrongBot] = {}  # bots of packages that cannot be used, by name
        self._add = add
        self._loaded = False

    def load(self) -> None:
        """Add them, the first time.  :raises WrongBot: if one that the environment names cannot be added."""
        if self._loaded:
            return
        self._loaded = True  # already now, because a module may ask for other bots while it is imported
        try:
            self._load_modules()
            programs = parse_programs(os.environ.get(PROGRAMS, ""))
            for name, bot in [(name, program(name, command)) for name, command in programs]:
                self._add(name, bot)
        except WrongBot:
            self._loaded = False
            raise
        for found in entry_points(group=GROUP):
            self._load_entry_point(found)

    def _load_modules(self) -> None:
        for module in filter(None, os.environ.get(MODULES, "").split(",")):
            try:
                importlib.import_module(module.strip())
            except Exception as error:
                raise WrongBot(f"{MODULES}: {module} cannot be used: {type(error).__name__}: {error}") from error

    def _load_entry_point(self, found: EntryPoint) -> None:
        try:
            self._add(found.name, bot_of(found.load()))
        except Exception as error:
            package = found.dist.name if found.dist else "an unknown package"
            reason = str(error) if isinstance(error, WrongBot) else f"{type(error).__name__}: {error}"
            wrong = WrongBot(f"the bot {found.name!r} of {package} ({found.value}) cannot be used: {reason}")
            self.broken[found.name] = wrong
            log.error("%s", wrong)


def bot_of(found: Any) -> Bot:
    """Return the bot that an entry point names: itself, or what it makes.  :raises WrongBot: if that cannot play."""
    bot: Bot = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    if not callable(getattr(bot, "choose", None)):
        raise WrongBot(f"{bot!r} has no method 'choose'")
    return bot


def program(name: str, command: Sequence[str], seconds: float = SECONDS) -> External:
    """Return a bot that runs *command*.  :raises WrongBot: if there is no such program."""
    if not command or shutil.which(command[0]) is None:
        raise WrongBot(f"the bot {name!r}: there is no program {command[0] if command else ''!r}")
    return External(name, command, seconds)


def parse_programs(text: str) -> list[tuple[str, list[str]]]:
    """Return names and commands.  :raises WrongBot: if there is a mistake.

    >>> parse_programs("ada=node ada.mjs -v; bob='/opt/my bots/bob'")
    [('ada', ['node', 'ada.mjs', '-v']), ('bob', ['/opt/my bots/bob'])]
    """
    lexer = shlex.shlex(text, posix=True, punctuation_chars=";")
    lexer.whitespace_split, lexer.commenters = True, ""
    try:
        words = list(lexer)
    except ValueError as error:
        raise WrongBot(f"{PROGRAMS}: {text!r} cannot be read: {str(error).lower()}") from None
    entries: list[list[str]] = [[]]
    for word in words:
        if set(word) == {";"}:
            entries.append([])
        else:
            entries[-1].append(word)
    return [parse_program(entry) for entry in entries if entry]


def parse_program(words: list[str]) -> tuple[str, list[str]]:
    name, sign, command = words[0].partition("=")
    found = [*([command] if command else []), *words[1:]]
    if not (name and sign and found):
        raise WrongBot(f"{PROGRAMS}: a program is written NAME=COMMAND, not {' '.join(words)!r}")
    return name, found
