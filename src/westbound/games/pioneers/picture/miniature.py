"""Pioneers, drawn: the map as small as a stamp, with roads, pioneers and the stagecoach."""

from __future__ import annotations

from westbound.games.pioneers.picture import land
from westbound.games.pioneers.picture.board import segment
from westbound.games.pioneers.picture.palette import BEYOND, COAST, LAND, SEA, TILES, TRAIL_EDGE
from westbound.games.pioneers.picture.symbols import STAGECOACH
from westbound.games.pioneers.view import CityView, PioneersView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import Segment, disc, path, stroke, tag
from westbound.kit.palette import CARD, INK
from westbound.kit.sheet import small_sheet

FRAME = (0.0, -55.0, 1000.0, 735.0)
ROAD, CASING = 15.0, 21.0
LANE = 8.0  # from the line to each of two roads
TILE, SETTLED = 13.0, 1.9
BESIDE = 13.0  # from the middle of a city to each of several pioneers
SPREAD: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-1, 0), (1, 0)],
    3: [(-1, 0.8), (1, 0.8), (0, -1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
}
COACH, ABOVE = 3.4, 38.0


def miniature(view: PioneersView) -> str:
    """The view as a picture for lists."""
    cities = {city["name"]: city for city in view["cities"]}
    lines = [(segment(line, cities), line["roads"]) for line in view["lines"]]
    fills = [COATS[player["color"]].fill for player in view["players"]]
    here = cities[view["stagecoach"]]
    return small_sheet(
        view["game"],
        FRAME,
        SEA,
        path(land.NEIGHBOURS, fill=BEYOND),
        path(land.LAKES, fill=SEA),
        path(land.LAND, fill=LAND, stroke=COAST, stroke_width=4),
        *(stroke(way, TRAIL_EDGE, 4, opacity=0.7) for way, owners in lines if not owners),
        *(road(way, [fills[seat] for seat in owners]) for way, owners in lines if owners),
        *(place(city, view) for city in view["cities"]),
        tag("g", STAGECOACH, transform=f"translate({here['x']} {here['y'] - ABOVE}) scale({COACH})"),
    )


def road(way: Segment, fills: list[str]) -> str:
    """The roads on a line, side by side."""
    x, y, u, v = way
    length = max(1.0, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    dx, dy = (v - y) / length, (x - u) / length
    shifts = [LANE * (2 * i - len(fills) + 1) for i in range(len(fills))]
    lanes = [(x + dx * shift, y + dy * shift, u + dx * shift, v + dy * shift) for shift in shifts]
    return "".join(stroke(lane, INK, CASING, stroke_linecap="round") for lane in lanes) + "".join(
        stroke(lane, fill, ROAD, stroke_linecap="round") for lane, fill in zip(lanes, fills, strict=True)
    )


def place(city: CityView, view: PioneersView) -> str:
    """A city: its tile, or whose pioneers live there."""
    x, y = city["x"], city["y"]
    if city["covered"]:
        return ""
    if city["tile"]:
        return disc(x, y, TILE, fill=TILES[city["tile"]], stroke=CARD, stroke_width=4)
    present = [player["color"] for player in view["players"] if city["settlers"][player["seat"]]]
    if not present:
        return disc(x, y, TILE, fill=CARD, stroke=INK, stroke_width=4)
    size = SETTLED if len(present) == 1 else 0.7 * SETTLED
    return "".join(
        shape(COATS[color], (x + BESIDE * dx, y + BESIDE * dy), size, 4)
        for color, (dx, dy) in zip(present, SPREAD[len(present)], strict=True)
    )
