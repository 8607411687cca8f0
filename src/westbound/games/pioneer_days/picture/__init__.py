"""Pioneer Days, drawn: a view as a single self-contained picture, on a sheet or as small as a stamp."""

from westbound.games.pioneer_days.picture.miniature import miniature
from westbound.games.pioneer_days.picture.sheet import draw

__all__ = ["draw", "miniature"]
