"""The games: a new one is a new folder here, with a ``game.py`` that defines ``GAME``.

The package can be called: ``westbound.games()`` lists their names.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from operator import attrgetter
from types import ModuleType

from westbound.engine.edition import Source, Uploaded
from westbound.engine.game import Game
from westbound.engine.space import closest
from westbound.interpreted import ENGINE, Interpreted


class Games(ModuleType):
    """This package."""

    def __call__(self) -> list[str]:
        """The names of all games."""
        return list(shelf())


class UnknownGame(ValueError):
    """There is no game with that name."""


@cache
def shelf() -> dict[str, Game]:
    """All games, by name."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games = [importlib.import_module(f"{__name__}.{folder}.game").GAME for folder in sorted(folders)]
    return {game.name: game for game in sorted(games, key=attrgetter("number"))}


def add(game: Game) -> None:
    """Register a game from elsewhere."""
    shelf()[game.name] = game


def find(name: str, edition: Source = "") -> Game:
    """The game with that name, ready to be played with an edition.  :raises UnknownGame: if there is none."""
    if name not in shelf():
        raise UnknownGame(f"there is no game called {name!r} (there are: {', '.join(shelf())}){closest(name, shelf())}")
    return interpreted(shelf()[name]) if isinstance(edition, Uploaded) else shelf()[name]


@cache
def interpreted(game: Game) -> Game:
    """The same game with interpreted rules: an index out of range raises, and no number is too large."""
    module = type(game).__module__
    package = module.rpartition(".")[0] or module
    entry: Game = Interpreted(*ENGINE, package).load(module).GAME
    entry.interpreted = True
    return entry


sys.modules[__name__].__class__ = Games
