"""Colorado, drawn: the country under the steps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from westbound.games.colorado.picture.palette import GROUNDS, ROCK, ROCK_DARK, SNOW
from westbound.games.colorado.view import MountainView, RegionView
from westbound.kit.ink import group, path

Spot = tuple[float, float]
Shape = Sequence[Sequence[int]]

ROUNDING = 16.0  # of corners
GRID = 25.0  # from one piece of scenery to the next
FREE = 30.0  # around a step
INSIDE = 15.0  # from the border
LABEL_WIDE, LABEL_FROM, LABEL_TO = 88.0, -44.0, 16.0  # around a flag
SCENERY = {
    "village": ("M-6 6V-1L0-6.5L6-1V6Z", "M-7 6V0L-2-4L3 0V6ZM3 6V-6L5-10L7-6V6Z"),
    "desert": ("M-9 4Q-3-5 4 1Q6 3 10 4", "M-10 2Q-4-3 2 1", "M0 7V-7M0 2.5H-4.5V-2.5M0 .5H4.5V-4"),
    "lake": ("M-9 0q3-4 6 0t6 0t6 0", "M-6 0q3-4 6 0t6 0"),
    "forest": ("M0-9L5-1.5H2.6L6.6 5H1V8.5H-1V5H-6.6L-2.6-1.5H-5Z", "M0-6L5.6 4H.9V7H-.9V4H-5.6Z"),
}
FILLED = ("village", "forest")


def outline(shape: Shape) -> str:
    """A shape with rounded corners, as a path."""
    rounded = []
    for before, at, after in zip([shape[-1], *shape], shape, [*shape[1:], shape[0]], strict=False):
        start, end = towards(at, before), towards(at, after)
        rounded.append(f"{start[0]:.1f} {start[1]:.1f}Q{at[0]} {at[1]} {end[0]:.1f} {end[1]:.1f}")
    return f"M{'L'.join(rounded)}Z"


def towards(at: Sequence[int], other: Sequence[int]) -> Spot:
    """The spot where the corner *at* starts to curve."""
    dx, dy = other[0] - at[0], other[1] - at[1]
    part = min(ROUNDING / hypot(dx, dy), 0.5)
    return at[0] + dx * part, at[1] + dy * part


def ground(region: RegionView) -> str:
    """A region with its scenery."""
    colors = GROUNDS[region["kind"]]
    shape, drawings = outline(region["shape"]), SCENERY[region["kind"]]
    bare = [spot for spot in spots(region["shape"]) if is_bare(region, *spot)]
    plants = [
        path(drawings[i % len(drawings)], transform=f"translate({x:.1f} {y:.1f})") for i, (x, y) in enumerate(bare)
    ]
    return (
        path(shape, fill=colors.fill, stroke=colors.edge, stroke_width=2.4, stroke_linejoin="round")
        + path(shape, fill="none", stroke="#ffffff", stroke_width=5, opacity=0.28)
        + group(
            *plants,
            fill=colors.scenery if region["kind"] in FILLED else "none",
            stroke="none" if region["kind"] in FILLED else colors.scenery,
            stroke_width=2,
            stroke_linecap="round",
            aria_hidden="true",
        )
    )


def spots(shape: Shape) -> list[Spot]:
    """Places for scenery within a shape, in slightly shifted rows."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, low = min(y for _, y in shape), max(y for _, y in shape)
    found = []
    for row in range(int((low - top) / GRID) + 1):
        for column in range(int((right - left) / GRID) + 1):
            x = left + GRID * (column + 0.5 * (row % 2)) + (row * 7 + column * 11) % 9 - 4
            y = top + GRID * row + (row * 5 + column * 13) % 9 - 4
            if holds(shape, x, y) and min(away(x, y, side) for side in sides(shape)) > INSIDE:
                found.append((x, y))
    return found


def is_bare(region: RegionView, x: float, y: float) -> bool:
    """Whether no step, path or name is there."""
    dx, dy = x - region["x"], y - region["y"]
    if abs(dx) < LABEL_WIDE and LABEL_FROM < dy < LABEL_TO:
        return False
    return hypot(dx, dy) > FREE and all(hypot(x - step["x"], y - step["y"]) > FREE for step in region["steps"])


def sides(shape: Shape) -> list[tuple[Sequence[int], Sequence[int]]]:
    return list(pairwise([*shape, shape[0]]))


def holds(shape: Shape, x: float, y: float) -> bool:
    """Whether a spot is within a shape."""
    crossed = [(ax - bx) * (y - by) / (ay - by) + bx > x for (ax, ay), (bx, by) in sides(shape) if (ay > y) != (by > y)]
    return sum(crossed) % 2 == 1


def away(x: float, y: float, side: tuple[Sequence[int], Sequence[int]]) -> float:
    """How far a spot is from a side."""
    (ax, ay), (bx, by) = side
    part = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (hypot(bx - ax, by - ay) ** 2)
    part = max(0.0, min(1.0, part))
    return hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))


def mountain(each: MountainView) -> str:
    """A range of peaks that nobody crosses."""
    peaks = sorted(ridge(each["shape"]), key=lambda spot: spot[1])
    return group(
        path(outline(each["shape"]), fill=ROCK, stroke=ROCK_DARK, stroke_width=1.6),
        *(peak(x, y) for x, y in peaks),
        title=each["label"],
        data_mountain=each["label"],
    )


def ridge(shape: Shape) -> list[Spot]:
    """Where the peaks of a mountain are."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, low = min(y for _, y in shape), max(y for _, y in shape)
    step = 19
    return [
        (x, y)
        for y in range(top, low, step)
        for x in range(left, right, step)
        if holds(shape, x, y) and min(away(x, y, side) for side in sides(shape)) > 5
    ]


def peak(x: float, y: float) -> str:
    return group(
        path("M-13 9L0-14L13 9Z", fill=ROCK, stroke=ROCK_DARK, stroke_width=1.2, stroke_linejoin="round"),
        path("M0-14L13 9H2Z", fill=ROCK_DARK, opacity=0.5),
        path("M0-14L5.6-4L2-6L0-3L-2.6-6L-5.6-4Z", fill=SNOW),
        at=(x, y),
    )
