"""Pictures: how to tell the players apart, with and without colours."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.ink import Segment, path, stroke
from westbound.games.palette import INK


class Coat(NamedTuple):
    """How to tell a player: by colour, by the shape of pioneers, and by the stripe on roads."""

    fill: str
    on: str  # what can be read on it
    shape: str  # within a circle of radius 10
    stripe: str  # dashes along the road
    breadth: float  # of the stripe
    cap: str


COATS = {
    "red": Coat("#cf3129", "#ffffff", "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", "none", 1.6, "butt"),
    "blue": Coat("#1c6fc0", "#ffffff", "M-8-8H8V8H-8Z", "9 5", 2.4, "butt"),
    "green": Coat("#1d8a4c", "#ffffff", "M0-10L10 8H-10Z", "0.1 6.5", 3.2, "round"),
    "yellow": Coat("#ffcb2e", INK, "M0-11L11 0L0 11L-11 0Z", "2 4.5", 5.6, "butt"),
}


def striped(way: Segment, coat: Coat, breadth: float) -> str:
    """A stretch of road in a player's colour and pattern."""
    return (
        stroke(way, INK, breadth + 2.2)
        + stroke(way, coat.fill, breadth)
        + stroke(way, coat.on, coat.breadth, stroke_dasharray=coat.stripe, stroke_linecap=coat.cap)
    )


def shape(coat: Coat, at: tuple[float, float], scale: float) -> str:
    x, y = at
    return path(
        coat.shape,
        fill=coat.fill,
        stroke=INK,
        stroke_width=1.5 / scale,
        stroke_linejoin="round",
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:g})",
    )
