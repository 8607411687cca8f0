"""Draws the course of a game: one panel for each player, with luck shaded."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from westbound.coach.report.course import Point
from westbound.coach.report.sentences import Player, Report
from westbound.kit.ink import SANS, group, path, plain, shortened, stroke, tag, text

WIDTH, PANEL, TALL, LEFT, RIGHT, TOP = 380, 150, 104, 42, 10, 26
STYLE = """
.course { color: #33271a; background: #fbf6e9 }
.course text { fill: currentColor }
.course .way { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round }
.course .grid { opacity: .25 }
.course .good { fill: #2e7d4f; opacity: .45 }
.course .bad { fill: #c0492f; opacity: .45 }
@media (prefers-color-scheme: dark) { .course { color: #efe6d2; background: #241d15 } }
"""


def svg(report: Report) -> str:
    """Return the picture as a complete SVG document, for light and dark screens."""
    height = len(report.players) * PANEL + 8
    panels = [group(panel(player), at=(0, place * PANEL)) for place, player in enumerate(report.players)]
    return tag(
        "svg",
        tag("title", plain(f"{report.headings[0]}. {report.shaded}")),
        tag("style", STYLE),
        *panels,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        font_family=SANS,
        class_="course",
    )


def panel(player: Player) -> str:
    """Return the course of one player, under the name."""
    points = player.course
    grid = "".join(
        stroke((LEFT, up(share), WIDTH - RIGHT, up(share)), "currentColor", 1, class_="grid")
        + text(LEFT - 6, up(share) + 4, f"{share:.0%}", 11, text_anchor="end")
        for share in (0, 0.5, 1)
    )
    name = text(LEFT, 18, shortened(player.name, 14, WIDTH - LEFT - RIGHT), 14, font_weight="bold")
    if not points:
        return name + grid
    way = "M" + " L".join(f"{across(points, place):.1f} {up(point.chance):.1f}" for place, point in enumerate(points))
    turns = [(0, points[0].turn, "start"), (len(points) - 1, points[-1].turn - 1, "end")]
    feet = "".join(
        text(across(points, place), TOP + TALL + 14, str(turn), 11, text_anchor=side) for place, turn, side in turns
    )
    return name + grid + shading(points) + path(way, class_="way") + feet


def shading(points: Sequence[Point]) -> str:
    """Return the space between the chance and what it would be without luck: below the line if luck was good."""
    found = []
    for place, (one, other) in enumerate(pairwise(points)):
        x, u = across(points, place), across(points, place + 1)
        corners = [(x, one.chance), (u, other.chance), (u, other.chance - other.luck), (x, one.chance - one.luck)]
        way = "M" + " L".join(f"{at:.1f} {up(min(1.0, max(0.0, share))):.1f}" for at, share in corners)
        found.append(path(f"{way}Z", class_="good" if one.luck + other.luck > 0 else "bad"))
    return "".join(found)


def across(points: Sequence[Point], place: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, len(points) - 1)


def up(share: float) -> float:
    return TOP + TALL * (1 - share)
