"""Finds the modules that draw a game."""

from __future__ import annotations

import importlib
from types import ModuleType

from westbound.engine.game import Game


def drawing(game: Game, medium: str) -> ModuleType | None:
    """Return the module, next to the game's registry entry, that draws it in a medium."""
    folder = type(game).__module__.rpartition(".")[0]
    name = f"{folder}.{medium}" if folder else medium
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
