"""Draws predictions next to what came of them: exact ones lie on the diagonal."""

from __future__ import annotations

from westbound.calibration.deciles import Calibration
from westbound.kit.ink import SANS, disc, group, plain, stroke, tag, text
from westbound.kit.palette import EDGE, FAINT, INK, PAPER, WOOD

SIDE, LEFT, RIGHT, TOP, BELOW = 320, 52, 24, 60, 44


def picture(title: str, calibration: Calibration) -> str:
    """Return the picture as a complete SVG document; what follows a colon in the title gets a row of its own."""
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BELOW
    dots = [
        stroke((across(each.predicted), up(each.won_low), across(each.predicted), up(each.won_high)), WOOD, 2)
        + disc(across(each.predicted), up(each.won), 4, fill=WOOD)
        for each in calibration.deciles
    ]
    head, _, facts = title.partition(": ")
    upright = text(0, 0, "share of wins", 12, fill=INK, text_anchor="middle", transform="rotate(-90)")
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("rect", width=width, height=height, fill=PAPER),
        text(14, 24, head, 15, fill=INK, font_weight="bold"),
        text(14, 42, facts, 12, fill=FAINT),
        *[grid(part / 4) for part in range(5)],
        stroke((across(0), up(0), across(1), up(1)), FAINT, 1, stroke_dasharray="3 3"),
        *dots,
        text(across(0.5), height - 8, "predicted chance to win", 12, fill=INK, text_anchor="middle"),
        group(upright, at=(14, up(0.5))),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        font_family=SANS,
    )


def across(share: float) -> float:
    return LEFT + SIDE * share


def up(share: float) -> float:
    return TOP + SIDE * (1 - share)


def grid(share: float) -> str:
    return "".join(
        [
            stroke((across(share), up(0), across(share), up(1)), EDGE, 0.5),
            stroke((across(0), up(share), across(1), up(share)), EDGE, 0.5),
            text(across(share), up(0) + 16, f"{share:.0%}", 11, fill=FAINT, text_anchor="middle"),
            text(across(0) - 6, up(share) + 4, f"{share:.0%}", 11, fill=FAINT, text_anchor="end"),
        ]
    )
