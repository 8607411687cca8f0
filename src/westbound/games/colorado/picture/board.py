"""Colorado, drawn: the map, with the ticks of all players on it."""

from __future__ import annotations

from westbound.games.colorado.picture.land import ground, mountain
from westbound.games.colorado.picture.marks import Owners, glow, icon, medal, owners, place, step_number, ticks, told
from westbound.games.colorado.picture.palette import FRAME, GROUNDS, PLAIN, TRAIL, TRAIL_EDGE
from westbound.games.colorado.picture.railroad import railroad
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.view import ColoradoView, PlayerView, RegionView
from westbound.kit.ink import SERIF, Segment, card, disc, group, stroke, text, width_of
from westbound.kit.palette import CARD, INK
from westbound.kit.sheet import Say, fact

WIDTH, HEIGHT = 1000.0, 700.0
LABEL, LABEL_UP = 14.0, 23.0
BASE = 16.0  # the radius of a flag's base


def board(view: ColoradoView, say: Say) -> str:
    """Regions, mountains and the railroad as printed, and who has ticked what."""
    flags, steps, complete = owners(view, "flags"), owners(view, "steps"), owners(view, "complete")
    mine = None if view["viewer"] is None else view["players"][view["viewer"]]
    regions = view["map"]["regions"]
    return group(
        card(0, 0, WIDTH, HEIGHT, 14, fill=PLAIN, stroke=FRAME, stroke_width=4),
        *(ground(region) for region in regions),
        *(mountain(each) for each in view["map"]["mountains"]),
        *(
            group(
                *(trail(way) for way in ways(region)),
                *flag(region, flags.get(region["name"], []), complete, mine, say),
                *(
                    group(
                        place(
                            step["x"],
                            step["y"],
                            GROUNDS[region["kind"]].edge,
                            mine if mine and step["name"] in mine["steps"] else None,
                            mine is not None and step["name"] in mine["open_steps"],
                        ),
                        icon(step["icon"], step["x"], step["y"], 0.86),
                        ticks(steps.get(step["name"], []), step["x"], step["y"]),
                        step_number(step["x"], step["y"], step["name"]),
                        title=told(say, f"{region['label']} {number}", step["icon"], steps.get(step["name"], [])),
                        data_step=step["name"],
                    )
                    for number, step in enumerate(region["steps"], 1)
                ),
                title=described(region, say),
                data_region=region["name"],
            )
            for region in regions
        ),
        railroad(view, mine, say),
    )


def described(region: RegionView, say: Say) -> str:
    """A region in words."""
    medal = fact(say, say("term-medal"), region["medal"])
    return fact(say, region["label"], f"{name(say, 'zone', region['kind'])}, {medal}")


def ways(region: RegionView) -> list[Segment]:
    """The paths of a region, each once."""
    at = {step["name"]: (step["x"], step["y"]) for step in region["steps"]} | {"flag": (region["x"], region["y"])}
    return [
        (step["x"], step["y"], *at[other])
        for step in region["steps"]
        for other in step["links"]
        if other == "flag" or other < step["name"]
    ]


def trail(way: Segment) -> str:
    return stroke(way, TRAIL_EDGE, 7) + stroke(way, TRAIL, 4.6) + stroke(way, FRAME, 2, stroke_dasharray="5 4")


def flag(
    region: RegionView, players: list[PlayerView], complete: Owners, mine: PlayerView | None, say: Say
) -> list[str]:
    """The flag of a region, with its name and medal above it, and who has won that."""
    x, y, colors = region["x"], region["y"], GROUNDS[region["kind"]]
    width = width_of(region["label"], LABEL)
    left = x - width / 2
    could = mine is not None and region["name"] in mine["open_regions"]
    is_mine = mine is not None and region["name"] in mine["flags"]
    return [
        text(
            left,
            y - LABEL_UP,
            region["label"],
            LABEL,
            fill=INK,
            font_family=SERIF,
            font_weight=700,
            stroke=colors.fill,
            stroke_width=3.5,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
        medal(left + width + 13, y - LABEL_UP - 4, region["medal"], 0.95),
        ticks(complete.get(region["name"], []), left + width + 13, y - LABEL_UP - 5, 12),
        group(
            glow(x, y, BASE) if could else "",
            disc(
                x, y, BASE, fill=CARD if is_mine or mine is None else colors.fill, stroke=colors.flag, stroke_width=2.6
            ),
            icon("flag", x, y, 0.88, colors.flag),
            ticks(players, x, y, BASE + 1),
            title=told(say, say("term-flag"), "", players),
            data_flag=region["name"],
        ),
    ]
