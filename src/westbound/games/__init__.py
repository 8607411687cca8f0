"""The games: a new one is a new folder here, with a ``game.py`` that says ``GAME = ...``."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from operator import attrgetter

from westbound.engine.game import Game
from westbound.engine.space import closest


class UnknownGame(ValueError):
    """No game is called so."""


@cache
def shelf() -> dict[str, Game]:
    """All games, by name."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games = [importlib.import_module(f"{__name__}.{folder}.game").GAME for folder in sorted(folders)]
    return {game.name: game for game in sorted(games, key=attrgetter("number"))}


def add(game: Game) -> None:
    """Put a game from elsewhere on the shelf."""
    shelf()[game.name] = game


def find(name: str) -> Game:
    """The game of that name.  :raises UnknownGame: if there is none."""
    if name not in shelf():
        raise UnknownGame(f"no game is called {name!r} (there are: {', '.join(shelf())}){closest(name, shelf())}")
    return shelf()[name]
