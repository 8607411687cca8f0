"""Colorado, drawn: the map as small as a stamp, with everybody's ticks."""

from __future__ import annotations

from westbound.games.colorado.picture.board import HEIGHT, WIDTH, ways
from westbound.games.colorado.picture.land import outline
from westbound.games.colorado.picture.marks import CORNERS, Owners, owners
from westbound.games.colorado.picture.palette import FRAME as EDGE
from westbound.games.colorado.picture.palette import GROUNDS, PLAIN, RAIL, ROCK, TRAIL
from westbound.games.colorado.view import ColoradoView, RegionView, StepView
from westbound.kit.coats import COATS
from westbound.kit.ink import disc, path, stroke
from westbound.kit.palette import CARD, INK
from westbound.kit.sheet import small_sheet

FRAME = (0.0, -25.0, WIDTH, HEIGHT + 50)
STEP, FLAG, TICK = 11.0, 19.0, 11.5  # radii
APART = 10.5  # from the middle of a place to the tick of each player


def miniature(view: ColoradoView) -> str:
    """The view as a picture for lists."""
    regions, rails = view["map"]["regions"], view["map"]["railroad"]
    at = {step["name"]: step for step in rails}
    flags, steps, ridden = owners(view, "flags"), owners(view, "steps"), owners(view, "rails")
    return small_sheet(
        view["game"],
        FRAME,
        PLAIN,
        *(ground(region) for region in regions),
        *(path(outline(each["shape"]), fill=ROCK) for each in view["map"]["mountains"]),
        *(
            stroke((step["x"], step["y"], at[other]["x"], at[other]["y"]), RAIL, 9)
            for step in rails
            for other in step["links"]
        ),
        *(place(step, ridden) for step in rails),
        *(place(step, steps) for region in regions for step in region["steps"]),
        *(flag(region, flags) for region in regions),
    )


def ground(region: RegionView) -> str:
    """A region with its paths."""
    colors = GROUNDS[region["kind"]]
    return path(outline(region["shape"]), fill=colors.fill, stroke=EDGE, stroke_width=4) + "".join(
        stroke(way, TRAIL, 6, opacity=0.6) for way in ways(region)
    )


def place(step: StepView, ticked: Owners) -> str:
    """A step, and who has ticked it."""
    x, y = step["x"], step["y"]
    return ticks(x, y, step["name"], ticked) or disc(x, y, STEP, fill=CARD, opacity=0.75)


def flag(region: RegionView, ticked: Owners) -> str:
    """The middle of a region, and who has discovered it."""
    x, y = region["x"], region["y"]
    ground = disc(x, y, FLAG, fill=CARD, stroke=GROUNDS[region["kind"]].flag, stroke_width=6)
    return ground + ticks(x, y, region["name"], ticked)


def ticks(x: float, y: float, name: str, ticked: Owners) -> str:
    """A dot for each player; a single one is large."""
    players = ticked.get(name, [])
    alone = len(players) == 1
    return "".join(
        disc(
            x + (0 if alone else APART * CORNERS[player["seat"]][0]),
            y + (0 if alone else APART * CORNERS[player["seat"]][1]),
            TICK * (1.4 if alone else 1),
            fill=COATS[player["color"]].fill,
            stroke=INK,
            stroke_width=3,
        )
        for player in players
    )
