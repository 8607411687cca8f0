"""Colorado, drawn: a view as a single self-contained picture."""

from westbound.games.colorado.picture.sheet import draw

__all__ = ["draw"]
