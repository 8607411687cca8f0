"""Pioneers, drawn: places labels so that they hide no cities and, if possible, no lines."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from westbound.kit.ink import Segment, width_of

SIZE = 12.0
ROUNDS = 4  # of improving every label
LANES = 5.0  # a line extends this far to either side
NEAR = 5.0  # closer than this, a label seems to belong to another city
REACH = 320.0  # twice the longest label and its city
WIDTH, HEIGHT, MARGIN = 1000, 620, 6


class Spot(NamedTuple):
    """A city, as far as labels are concerned."""

    x: float
    y: float
    r: float
    label: str


class Box(NamedTuple):
    """A box on the map; a label's baseline is a quarter of its height from the bottom."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def baseline(self) -> float:
        return self.y + self.height * 0.78

    def shares(self, other: Box) -> float:
        """The area two boxes share."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(across, 0) * max(down, 0)

    def outside(self) -> float:
        """How far the box extends beyond the map."""
        return (
            max(MARGIN - self.x, 0)
            + max(MARGIN - self.y, 0)
            + max(self.x + self.width - WIDTH + MARGIN, 0)
            + max(self.y + self.height - HEIGHT + MARGIN, 0)
        )

    def length_inside(self, line: Segment) -> float:
        """The length of *line* inside the box."""
        x, y, u, v = line
        dx, dy, low, high = u - x, v - y, 0.0, 1.0
        sides = (
            (-dx, x - self.x),
            (dx, self.x + self.width - x),
            (-dy, y - self.y),
            (dy, self.y + self.height - y),
        )
        for p, q in sides:
            if p == 0:
                if q < 0:
                    return 0.0
            elif p < 0:
                low = max(low, q / p)
            else:
                high = min(high, q / p)
        return max(high - low, 0.0) * hypot(dx, dy)


def rim(spot: Spot) -> Box:
    """The box around a city."""
    return Box(spot.x - spot.r, spot.y - spot.r, 2 * spot.r, 2 * spot.r)


def around(spot: Spot) -> list[Box]:
    """The places for a spot's label, the best first."""
    width, height = width_of(spot.label, SIZE), SIZE * 1.16
    low, high = spot.y + spot.r + 2, spot.y - spot.r - 2 - height
    boxes = [Box(spot.x - width / 2, y, width, height) for y in (low, high)]
    for dy in (0, -8, 8):
        middle = spot.y - height / 2 + dy
        boxes += [Box(x, middle, width, height) for x in (spot.x + spot.r + 6, spot.x - spot.r - 6 - width)]
    for share in (0.25, 0.75, 0.05, 0.95):
        boxes += [Box(spot.x - width * share, y, width, height) for y in (low, high)]
    for nudge in (4, 8):
        far = spot.r * 0.7 + nudge
        right, left = spot.x + far, spot.x - far - width
        boxes += [
            Box(x, y, width, height) for y in (spot.y + far - 4, spot.y - far + 4 - height) for x in (right, left)
        ]
    return boxes


def discomfort(box: Box, rank: int, fixed: list[Box], lines: tuple[Segment, ...]) -> float:
    """How bad a place is: beyond the edge, what it hides, then lines, then taste."""
    wide = Box(box.x - 2, box.y - LANES, box.width + 4, box.height + 2 * LANES)
    crossed = sum(wide.length_inside(line) for line in lines)
    return 100 * box.outside() + crowding(box, fixed) + 1.4 * crossed + 0.7 * rank


def crowding(box: Box, others: list[Box]) -> float:
    """How much it hides of others, and how close it comes to them."""
    aura = Box(box.x - NEAR, box.y - NEAR, box.width + 2 * NEAR, box.height + 2 * NEAR)
    return sum(8 * box.shares(other) + 0.14 * aura.shares(other) for other in others)


def neighbours(i: int, spots: tuple[Spot, ...]) -> list[int]:
    """The spots whose labels may get in the way of this one's."""
    here = spots[i]
    return [j for j, s in enumerate(spots) if j != i and abs(s.x - here.x) < REACH and abs(s.y - here.y) < REACH / 2]


def passing(spot: Spot, lines: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """The lines that may get in the way of the spot's label."""
    left, right, top, low = spot.x - REACH / 2, spot.x + REACH / 2, spot.y - REACH / 4, spot.y + REACH / 4
    return tuple(
        (x, y, u, v)
        for x, y, u, v in lines
        if min(x, u) < right and max(x, u) > left and min(y, v) < low and max(y, v) > top
    )


@lru_cache(maxsize=16)
def place_labels(spots: tuple[Spot, ...], lines: tuple[Segment, ...]) -> tuple[Box, ...]:
    """The box of every spot's label; depends only on the printed board, so labels stay put all game."""
    places = [around(spot) for spot in spots]
    near = [neighbours(i, spots) for i in range(len(spots))]
    costs = []
    for i, spot in enumerate(spots):
        discs, ways = [rim(spots[j]) for j in near[i]], passing(spot, lines)
        costs.append([discomfort(box, rank, discs, ways) for rank, box in enumerate(places[i])])
    chosen = [boxes[0] for boxes in places]
    for _ in range(ROUNDS):
        for i, boxes in enumerate(places):
            others = [chosen[j] for j in near[i]]
            total = [cost + crowding(box, others) for cost, box in zip(costs[i], boxes, strict=True)]
            chosen[i] = boxes[total.index(min(total))]
    return tuple(chosen)


def place_beside(spot: Spot, width: float, height: float, taken: list[Box], lines: tuple[Segment, ...]) -> Box:
    """A box at the edge of a city where it hides least."""
    offsets = [(0, -1), (0.8, -0.7), (-0.8, -0.7), (0.8, 0.75), (-0.8, 0.75), (0, 1), (1.1, 0), (-1.1, 0)]
    boxes = [
        Box(spot.x + dx * (spot.r + 15) - width / 2, spot.y + dy * (spot.r + 13) - height / 2, width, height)
        for dx, dy in offsets
    ]
    costs = [discomfort(box, 4 * rank, taken, lines) for rank, box in enumerate(boxes)]
    return boxes[costs.index(min(costs))]
