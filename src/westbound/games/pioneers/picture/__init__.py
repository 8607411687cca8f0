"""Pioneers, drawn: a view as a single self-contained picture."""

from westbound.games.pioneers.picture.sheet import draw
from westbound.games.pioneers.picture.words import ENGLISH

__all__ = ["ENGLISH", "draw"]
