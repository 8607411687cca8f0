"""Pioneer Days, drawn: a view as a single self-contained picture."""

from westbound.games.pioneer_days.picture.sheet import draw

__all__ = ["draw"]
