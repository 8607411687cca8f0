"""Colorado, drawn: a view as one standalone picture."""

from westbound.games.colorado.picture.sheet import draw

__all__ = ["draw"]
