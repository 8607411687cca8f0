"""The board in the terminal: every game may bring its own drawing."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import cast

from westbound.engine.game import Game, View
from westbound.speech import Speech

Draw = Callable[[View, Speech, int, bool], str]


def board(game: Game, view: View, speech: Speech, width: int, color: bool) -> str:
    """The board as rows of text, by the game's own hand or plainly."""
    own = drawing(game, "terminal")
    draw = cast(Draw, own.draw) if own else plainly
    return draw(view, speech, width, color)


def drawing(game: Game, medium: str) -> ModuleType | None:
    """The module a game brings to be drawn in a medium, beside its registry entry."""
    folder = type(game).__module__.rpartition(".")[0]
    name = f"{folder}.{medium}" if folder else medium
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def plainly(view: View, speech: Speech, width: int, color: bool) -> str:
    """Everything a view says, one thing per row."""
    return "\n".join(f"{key}: {value}"[:width] for key, value in view.items() if value not in (None, [], {}, ""))
