"""Pioneers, drawn: the symbols, each within a circle of radius 12 around its center."""

from __future__ import annotations

from math import cos, pi, sin

from westbound.games.pioneers.picture.palette import MARKS, TILES
from westbound.kit.ink import card, disc, path, tag
from westbound.kit.palette import CARD, GHOST, INK, WOOD, WOOD_DARK
from westbound.kit.sheet import defs
from westbound.kit.symbols import COIN, FLAG, NUGGET, PERSON, PICKAXE, STAR, WHEAT, wheel

BANK = path("M-9-3L0-9L9-3Z") + path("M-6.5-1V5M-2.2-1V5M2.2-1V5M6.5-1V5", stroke_width=2.4) + path("M-9 6H9V9H-9Z")
SCALES = (
    path("M0-8V8M-5 8.5H5M-8-5.5H8", stroke_width=1.9)
    + path("M-8-5L-11 2H-5ZM8-5L5 2H11Z", fill="none", stroke_width=1.2)
    + path("M-11.6 1.8H-4.4A3.7 3.7 0 0 1-11.6 1.8ZM4.4 1.8H11.6A3.7 3.7 0 0 1 4.4 1.8Z")
    + disc(0, -8, 1.9)
)
CHEVRONS = path("M-8 0L0-6L8 0V3.6L0-2.4L-8 3.6ZM-8 6.4L0 .4L8 6.4V10L0 4L-8 10Z") + path(
    "M0-11.4L1.1-8.9L3.6-8.7L1.7-6.9L2.3-4.4L0-5.7L-2.3-4.4L-1.7-6.9L-3.6-8.7L-1.1-8.9Z"
)
MUG = (
    path("M-7-3H4.5V9H-7Z")
    + path("M4.5-.5H7.5A2 2 0 0 1 9.5 1.5V4A2 2 0 0 1 7.5 6H4.5", fill="none", stroke_width=2)
    + path("M-8-3.8A3.2 3.2 0 0 1-5.5-8.2A3.6 3.6 0 0 1 .5-8.6A3.3 3.3 0 0 1 5.4-3.8Z")
)
BED = (
    path("M-8.5-5.5V7M8.5 1V7M-8.5 3.4H8.5", stroke_width=2, stroke_linecap="round")
    + path("M-1.5 2.4V-1.6H5.5A3 3 0 0 1 8.5 1.4V2.4Z")
    + disc(-5, -0.4, 2.2)
)
MARK_OF = {
    "banker": BANK,
    "merchant": SCALES,
    "sergeant": CHEVRONS,
    "barkeeper": MUG,
    "digger": PICKAXE,
    "farmer": WHEAT,
    "hotel": BED,
}

ANCHOR = disc(0, -8, 2.4, fill="none") + path("M0-5.6V9M-5-2H5M-9 3C-8 8-4 9.4 0 9.4S8 8 9 3", fill="none")


STAGECOACH = (
    path("M-13-11H13L11 4C6 6-6 6-11 4Z", stroke=CARD, stroke_width=5, fill=CARD, stroke_linejoin="round")
    + path("M-12-10H12L10 3.5C6 5.5-6 5.5-10 3.5Z", fill=WOOD, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
    + path("M-14-10.5H14", stroke=INK, stroke_width=2.6, stroke_linecap="round")
    + card(-8, -7, 6.4, 6, 1, fill=CARD, stroke=INK, stroke_width=0.9)
    + card(1.6, -7, 6.4, 6, 1, fill=CARD, stroke=INK, stroke_width=0.9)
    + path("M-7-14H7V-11H-7Z", fill=WOOD_DARK, stroke=INK, stroke_width=0.8)
    + wheel(-8, 6, 5)
    + wheel(8, 6.5, 4.4)
)


def slices() -> str:
    """The hotel's edge: a slice in every profession's color."""
    colors = [TILES[job] for job in MARK_OF if job != "hotel"]
    ends = [(12 * sin(k * pi / 3), -12 * cos(k * pi / 3)) for k in range(7)]
    return "".join(
        path(f"M0 0L{a:.2f} {b:.2f}A12 12 0 0 1 {c:.2f} {d:.2f}Z", fill=color)
        for color, (a, b), (c, d) in zip(colors, ends, ends[1:], strict=False)
    )


def tile(name: str) -> str:
    """A tile: its disc and its mark."""
    ground = slices() + disc(0, 0, 8.4, fill=CARD) if name == "hotel" else disc(0, 0, 12, fill=TILES[name])
    ink = MARKS.get(name, "#ffffff")
    size = 0.68 if name == "hotel" else 0.76
    mark = tag("g", MARK_OF[name], fill=ink, stroke=ink, stroke_width=0, transform=f"scale({size})")
    return ground + mark + disc(0, 0, 12, fill="none", stroke=INK, stroke_width=1.1)


def empty_seat(job: str) -> str:
    """An empty seat: the faint mark of its profession."""
    mark = tag("g", MARK_OF[job], fill=INK, stroke=INK, stroke_width=0, transform="scale(.68)", opacity=0.42)
    return disc(0, 0, 11.4, fill=CARD, stroke=GHOST, stroke_width=1.2) + mark


def symbols() -> str:
    """All symbols, for the defs of the picture."""
    drawn = {f"tile-{name}": tile(name) for name in MARK_OF}
    drawn |= {f"seat-{job}": empty_seat(job) for job in MARK_OF if job != "hotel"}
    drawn |= {
        "coin": COIN,
        "nugget": NUGGET,
        "person": PERSON,
        "flag": FLAG,
        "star": STAR,
        "anchor": tag("g", ANCHOR, stroke=INK, stroke_width=2, stroke_linecap="round"),
        "stagecoach": STAGECOACH,
    }
    return defs("pioneers", drawn)
