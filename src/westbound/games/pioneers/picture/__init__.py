"""Pioneers, drawn: a view as a single self-contained picture, on a sheet or as small as a stamp."""

from westbound.games.pioneers.picture.miniature import miniature
from westbound.games.pioneers.picture.sheet import draw
from westbound.games.pioneers.picture.words import ENGLISH

__all__ = ["ENGLISH", "draw", "miniature"]
