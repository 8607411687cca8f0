"""Pioneers, drawn: the lines between the cities and the roads on them."""

from __future__ import annotations

from math import hypot

from westbound.games.pioneers.picture.palette import TRAIL, TRAIL_EDGE
from westbound.games.pioneers.view import CityView, LineView, PioneersView
from westbound.kit.coats import COATS, shape, striped
from westbound.kit.ink import Segment, group, stroke
from westbound.kit.palette import GHOST, GOLD
from westbound.kit.sheet import Say, fact

LANE = 4.7  # from the line to each of two roads
RIM, START_RIM = 23.0, 32.0  # from the middle of a city to the end of a road
START = "start"


def draw_line(line: LineView, way: Segment, view: PioneersView, cities: dict[str, CityView], say: Say) -> str:
    """A line with the roads on it, side by side."""
    colors = [view["players"][seat]["color"] for seat in line["roads"]]
    owners = ", ".join(say(f"player-{color}") for color in colors) or say("term-no-road")
    ends = " \u2013 ".join(cities[end]["label"] for end in line["ends"])
    title = fact(say, ends, say("term-covered") if line["covered"] else owners)
    rims = [START_RIM if end == START else RIM for end in line["ends"]]
    onto = [stroke(way, GOLD, 18, opacity=0.5)] if line["name"] in offered(view) else []
    inside = [ghost(way)] if line["covered"] else [road(way, *lane, *rims) for lane in lanes(colors)] or [trail(way)]
    return group(*onto, *inside, title=title, data_line=line["name"], data_roads=" ".join(colors) or None)


def offered(view: PioneersView) -> set[str]:
    """The lines of all routes to the chosen destination, or of the drive so far."""
    if view["drive"]:
        return {*view["drive"]["lines"]}
    (ways,) = view["ways"].values() if len(view["ways"]) == 1 else ([],)
    return {line for way in ways for line in way["lines"]}


def lanes(colors: list[str]) -> list[tuple[str, float]]:
    """Each road with its distance from the middle of the line."""
    return [(color, LANE * (2 * i - len(colors) + 1)) for i, color in enumerate(colors)]


def trail(way: Segment) -> str:
    return stroke(way, TRAIL_EDGE, 5.4) + stroke(way, TRAIL, 3)


def ghost(way: Segment) -> str:
    return stroke(way, GHOST, 1.4, stroke_dasharray="2 6", opacity=0.6)


def road(way: Segment, color: str, shift: float, near: float = RIM, far: float = RIM) -> str:
    """A road from edge to edge, striped like its owner's roads, with their shape at both ends."""
    x, y, u, v = way
    length = hypot(u - x, v - y) or 1.0
    dx, dy = (u - x) / length, (v - y) / length
    x, y, u, v = x - dy * shift, y + dx * shift, u - dy * shift, v + dx * shift
    coat = COATS[color]
    ends = [(x + dx * near, y + dy * near), (u - dx * far, v - dy * far)]
    return group(
        striped((x, y, u, v), coat, 6.2),
        *(shape(coat, at, 0.52) for at in ends),
        class_="road",
        data_owner=color,
    )
