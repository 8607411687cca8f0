"""Pioneers, drawn: the map and everything on it."""

from __future__ import annotations

from westbound.games.pioneers.picture.cities import draw_city, spot
from westbound.games.pioneers.picture.labels import Box, place_beside, place_labels, rim
from westbound.games.pioneers.picture.roads import draw_line
from westbound.games.pioneers.picture.scenery import scenery
from westbound.games.pioneers.view import CityView, LineView, PioneersView
from westbound.kit.ink import Segment, group, use
from westbound.kit.sheet import Say, fact

COACH_WIDTH, COACH_HEIGHT = 34.0, 30.0


def board(view: PioneersView, say: Say) -> str:
    """The map and everything on it, in the edition's coordinates (1000 x 620)."""
    cities = {city["name"]: city for city in view["cities"]}
    spots = tuple(spot(city) for city in view["cities"])
    segments = tuple(segment(line, cities) for line in view["lines"])
    labels = place_labels(spots, segments)
    here = next(i for i, city in enumerate(view["cities"]) if city["name"] == view["stagecoach"])
    coach = place_beside(spots[here], COACH_WIDTH, COACH_HEIGHT, [*labels, *map(rim, spots)], segments)
    drawn_lines = [draw_line(line, way, view, cities, say) for line, way in zip(view["lines"], segments, strict=True)]
    drawn_cities = [
        draw_city(city, label, view, say)
        for city, label in sorted(zip(view["cities"], labels, strict=True), key=lambda pair: pair[0]["y"])
    ]
    return "".join([scenery(), *drawn_lines, *drawn_cities, stagecoach(coach, cities[view["stagecoach"]], say)])


def segment(line: LineView, cities: dict[str, CityView]) -> Segment:
    a, b = (cities[end] for end in line["ends"])
    return (a["x"], a["y"], b["x"], b["y"])


def stagecoach(box: Box, city: CityView, say: Say) -> str:
    return group(
        use("pioneers-stagecoach", box.middle, box.y + box.height / 2 + 1, 1.2),
        title=fact(say, say("term-stagecoach"), city["label"]),
        data_stagecoach=city["name"],
    )
