"""Pictures: how to tell the players apart, with and without color."""

from __future__ import annotations

from typing import NamedTuple

from westbound.kit.ink import Segment, path, stroke
from westbound.kit.palette import INK


class Coat(NamedTuple):
    """How to recognize a player: by color, by the shape of their pioneers, and by the stripe on their roads."""

    fill: str
    on: str  # the color of text on it
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
COATS |= {
    "campfire": COATS["red"]._replace(
        shape="M1-11C2-7 8-4 8 2.6A8 7.4 0 0 1-8 2.6C-8-.8-6-3.4-4-5C-3.6-3-2.8-2-1.8-1.6C-3-5-1.6-8.8 1-11Z"
        "M0 8A3.4 3.4 0 0 0 3.4 4.6C3.4 2 1.4 1.2.6-1.6C-.6 1-3.4 1.8-3.4 4.6A3.4 3.4 0 0 0 0 8Z"
    ),
    "wheel": COATS["blue"]._replace(
        shape="M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z"
        "M1.3 1.3V6.8A6.9 6.9 0 0 0 6.8 1.3ZM-1.3 1.3H-6.8A6.9 6.9 0 0 0-1.3 6.8Z"
        "M-1.3-1.3V-6.8A6.9 6.9 0 0 0-6.8-1.3ZM1.3-1.3H6.8A6.9 6.9 0 0 0 1.3-6.8Z"
    ),
    "horseshoe": COATS["green"]._replace(
        shape="M-8-9C-11.5 1-7.5 10 0 10S11.5 1 8-9H3.6C6-1 4.2 4.6 0 4.6S-6-1-3.6-9Z"
    ),
    "barrel": COATS["yellow"]._replace(
        shape="M-6-10H6C9.5-4 9.5 4 6 10H-6C-9.5 4-9.5-4-6-10ZM-8-5.4V-3.6H8V-5.4ZM-8 3.6V5.4H8V3.6Z"
    ),
}


def striped(way: Segment, coat: Coat, breadth: float) -> str:
    """A stretch of road in a player's color and pattern."""
    return (
        stroke(way, INK, breadth + 2.2)
        + stroke(way, coat.fill, breadth)
        + stroke(way, coat.on, coat.breadth, stroke_dasharray=coat.stripe, stroke_linecap=coat.cap)
    )


def shape(coat: Coat, at: tuple[float, float], scale: float, breadth: float = 1.5) -> str:
    """A player's shape, outlined by a line of that breadth."""
    x, y = at
    return path(
        coat.shape,
        fill=coat.fill,
        stroke=INK,
        stroke_width=breadth / scale,
        stroke_linejoin="round",
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:g})",
    )
