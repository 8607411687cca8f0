"""Pioneers, drawn: the cities with their tiles or settlers."""

from __future__ import annotations

from westbound.games.pioneers.picture.labels import SIZE, Box, Spot
from westbound.games.pioneers.picture.palette import BEYOND, COAST, LAND, TRAIL_EDGE
from westbound.games.pioneers.picture.roads import START
from westbound.games.pioneers.picture.words import dollars
from westbound.games.pioneers.view import CityView, PioneersView, WayView
from westbound.kit.coats import COATS, Coat, shape
from westbound.kit.ink import card, disc, group, path, shortened, text, use, width_of
from westbound.kit.palette import CARD, FAINT, GHOST, GOLD, INK
from westbound.kit.sheet import Say, fact

RADIUS, START_RADIUS, COVERED_RADIUS = 17.0, 22.0, 10.0
LONGEST_LABEL = 130.0
PAWNS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-6.8, 0), (6.8, 0)],
    3: [(-7, 5), (7, 5), (0, -7)],
    4: [(-7, -7), (7, -7), (-7, 7), (7, 7)],
}
PAWN_SIZES = {1: 1.0, 2: 0.76, 3: 0.64, 4: 0.64}


def spot(city: CityView) -> Spot:
    r = START_RADIUS if city["name"] == START else RADIUS
    return Spot(city["x"], city["y"], r, shortened(city["label"], SIZE, LONGEST_LABEL))


def draw_city(city: CityView, label: Box, view: PioneersView, say: Say) -> str:
    """A city with its label, and its tile or settlers."""
    ways = view["ways"].get(city["name"], [])
    lying = [] if city["covered"] else [glow()] if ways else []
    lying += covered() if city["covered"] else tile(city) if city["tile"] else town(city, view)
    if ways:
        lying.append(fare_tag(dollars(say, cheapest(ways)), city, label))
    return group(
        group(*lying, at=(city["x"], city["y"])),
        draw_label(city, label),
        title=describe(city, ways, view, say),
        data_city=city["name"],
        data_tile=city["tile"],
        data_reach="yes" if ways else None,
        class_="covered city" if city["covered"] else "city",
    )


def describe(city: CityView, ways: list[WayView], view: PioneersView, say: Say) -> str:
    """The city in words, for tooltips and screen readers."""
    facts = [fact(say, city["label"], say("term-covered"))] if city["covered"] else [city["label"]]
    if city["name"] == START:
        facts.append(say("term-start"))
    if city["tile"]:
        facts.append(say(f"tile-{city['tile']}"))
    present = [(player, city["settlers"][player["seat"]]) for player in view["players"]]
    facts += [f"{say('player-' + player['color'])} {count}" for player, count in present if count]
    if view["stagecoach"] == city["name"]:
        facts.append(say("term-stagecoach"))
    if ways:
        facts.append(f"{say('term-fare')} {dollars(say, cheapest(ways))}")
    return ", ".join(facts)


def cheapest(ways: list[WayView]) -> int:
    return min(way["fare"] for way in ways)


def glow() -> str:
    return disc(0, 0, RADIUS + 5.5, fill=GOLD, opacity=0.45) + disc(
        0, 0, RADIUS + 5.5, fill="none", stroke=INK, stroke_width=1.2, stroke_dasharray="3 3"
    )


def fare_tag(fare: str, city: CityView, label: Box) -> str:
    """The fare of the cheapest route, where it does not hide the label."""
    width = max(width_of(fare, 11) + 8, 22)
    corners = [(16, -16), (-16, -16), (16, 16), (-16, 16)]
    hidden = [Box(city["x"] + x - width / 2, city["y"] + y - 8, width, 15).shares(label) for x, y in corners]
    corner = corners[hidden.index(min(hidden))]
    return group(
        card(-width / 2, -8, width, 15, 7, fill=CARD, stroke=INK, stroke_width=1.1),
        text(0, 3.6, fare, 11, text_anchor="middle", font_weight=700, fill=INK),
        at=corner,
    )


def covered() -> list[str]:
    return [
        disc(0, 0, COVERED_RADIUS, fill=BEYOND, stroke=GHOST, stroke_width=1.3),
        path("M-5-5L5 5M5-5L-5 5", stroke=GHOST, stroke_width=2, stroke_linecap="round"),
    ]


def tile(city: CityView) -> list[str]:
    return [
        disc(0, 0, RADIUS + 1.4, fill=CARD, stroke=TRAIL_EDGE, stroke_width=0.8),
        use(f"pioneers-tile-{city['tile']}", 0, 0, RADIUS / 12.6),
    ]


def town(city: CityView, view: PioneersView) -> list[str]:
    """A settled city, or the start space: how many pioneers each player has there."""
    start = city["name"] == START
    ground = disc(0, 0, START_RADIUS if start else RADIUS, fill=CARD, stroke=INK, stroke_width=1.8)
    if start:
        ground = disc(0, 0, START_RADIUS + 4, fill=CARD, stroke=COAST, stroke_width=1.4) + ground
    present = [player for player in view["players"] if city["settlers"][player["seat"]]]
    if not present:
        return [ground, use("pioneers-anchor", 0, 0, 1.2) if start else ""]
    size = PAWN_SIZES[len(present)] * (1.25 if start else 1)
    places = [(x * size / 0.68, y * size / 0.68) for x, y in PAWNS[len(present)]]
    return [ground] + [
        pawn(COATS[player["color"]], at, size, city["settlers"][player["seat"]])
        for player, at in zip(present, places, strict=True)
    ]


def pawn(coat: Coat, at: tuple[float, float], size: float, count: int) -> str:
    """A player's pioneers in a city, with their number if there are several."""
    drop = 6.5 if coat.shape.startswith("M0-10L") else 5.2
    figure = text(
        at[0], at[1] + drop * size, str(count), 14.5 * size, text_anchor="middle", font_weight=700, fill=coat.on
    )
    return shape(coat, at, size) + (figure if count > 1 else "")


def draw_label(city: CityView, box: Box) -> str:
    """The label; it grows away from the city, whatever font is used."""
    beside = box.x > city["x"] or box.x + box.width < city["x"]
    side = ("start" if box.x > city["x"] else "end") if beside else "middle"
    return text(
        {"start": box.x, "middle": box.middle, "end": box.x + box.width}[side],
        box.baseline,
        shortened(city["label"], SIZE, LONGEST_LABEL),
        SIZE,
        text_anchor=side,
        font_weight=600,
        font_style="italic" if city["covered"] else None,
        fill=FAINT if city["covered"] else INK,
        stroke=LAND,
        stroke_width=3.2,
        stroke_linejoin="round",
        paint_order="stroke",
    )
