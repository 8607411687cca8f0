"""Pioneers, drawn: the country under the cities."""

from __future__ import annotations

from westbound.games.pioneers.picture import land
from westbound.games.pioneers.picture.palette import BEYOND, COAST, LAND, PEAK, RIVER, SEA, SHORE
from westbound.kit.ink import SERIF, disc, group, path, tag, text
from westbound.kit.palette import CARD


def scenery() -> str:
    """Sea, land, lakes, rivers and mountains; none of it matters to the game."""
    peaks = [tuple(map(int, peak.split(","))) for peak in land.PEAKS.split()]
    sides = "".join(f"M{x - 7} {y + 4}l7-10l7 10" for x, y in peaks)
    shades = "".join(f"M{x} {y - 6}l2.5 10M{x + 1.6} {y - 4}l3.4 8" for x, y in peaks)
    return group(
        tag("rect", x=-5, y=-5, width=1010, height=630, fill=SEA),
        path(land.NEIGHBOURS, fill=BEYOND),
        path(land.LAKES, fill=SEA, stroke=SHORE, stroke_width=1.2),
        path(land.LAND, fill="none", stroke=SHORE, stroke_width=13, stroke_linejoin="round", opacity=0.55),
        path(land.LAND, fill=LAND, stroke=COAST, stroke_width=1.5, stroke_linejoin="round"),
        path(land.RIVERS, fill="none", stroke=RIVER, stroke_width=1.7, stroke_linecap="round"),
        path(land.SALT_LAKE, fill=SEA, stroke=RIVER, stroke_width=1),
        path(sides, fill="none", stroke=PEAK, stroke_width=1.5, stroke_linejoin="round", stroke_linecap="round"),
        path(shades, fill="none", stroke=PEAK, stroke_width=0.9, stroke_linecap="round"),
        compass(66, 552),
        aria_hidden="true",
    )


def compass(x: float, y: float) -> str:
    return group(
        disc(0, 0, 27, fill="none", stroke=COAST, stroke_width=1),
        disc(0, 0, 23, fill="none", stroke=COAST, stroke_width=0.5),
        path("M0-34L5-5L34 0L5 5L0 34L-5 5L-34 0L-5-5Z", fill=CARD, stroke=COAST, stroke_width=1),
        path("M0-34L5-5L0 0ZM34 0L5 5L0 0ZM0 34L-5 5L0 0ZM-34 0L-5-5L0 0Z", fill=COAST),
        text(0, -38, "N", 12, text_anchor="middle", fill=COAST, font_family=SERIF, font_weight=700),
        at=(x, y),
        opacity=0.75,
    )
