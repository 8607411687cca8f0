"""Colorado, drawn: a view as a single self-contained picture, on a sheet or as small as a stamp."""

from westbound.games.colorado.picture.miniature import miniature
from westbound.games.colorado.picture.sheet import draw

__all__ = ["draw", "miniature"]
