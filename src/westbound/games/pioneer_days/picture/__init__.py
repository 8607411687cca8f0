"""Pioneer Days, drawn: a view as one standalone picture."""

from westbound.games.pioneer_days.picture.sheet import draw

__all__ = ["draw"]
