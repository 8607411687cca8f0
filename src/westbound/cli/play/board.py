"""The board in the terminal: every game may have its own drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from westbound.drawings import drawing
from westbound.engine.game import Game, View
from westbound.speech import Speech

Draw = Callable[[View, Speech, int, bool], str]


def board(game: Game, view: View, speech: Speech, width: int, color: bool) -> str:
    """Return the board as rows of text, drawn by the game itself or as a plain list."""
    own = drawing(game, "terminal")
    draw = cast(Draw, own.draw) if own else plainly
    return draw(view, speech, width, color)


def plainly(view: View, speech: Speech, width: int, color: bool) -> str:
    """Return everything in a view, one thing per row."""
    return "\n".join(f"{key}: {value}"[:width] for key, value in view.items() if value not in (None, [], {}, ""))
