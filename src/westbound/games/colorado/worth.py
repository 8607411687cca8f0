"""Colorado: what things are worth to an experienced player, in points."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.colorado.names import CARDS, DRAWN_AT_ONCE, LONGEST, NUGGETS, RAILS, STATION

NUGGET, ENOUGH_NUGGETS, SPARE_NUGGET = 0.6, 6, 0.2
CARD, ENOUGH_CARDS, SPARE_CARD = 0.36, 8, 0.12
FAMILY_WORTH = (0.0, 0.9, 2.3, 4.5)  # by number of cards of one color
ACTION_WORTH = (0.9, 1.4, 2.6)  # a choice still to be made, by duo
ICON_WORTH = (1.0, 1.4, 2.6, 0.0, 1.4, 1.3, 1.3, 2.8, 4.0)

# The chance of making one more step, box or discovery before the end, by the number of medals the leader still needs.
STEP = (0.0, 0.42, 0.54, 0.61, 0.66, 0.70, 0.73, 0.75)
BOX = (0.0, 0.35, 0.48, 0.56, 0.62, 0.65, 0.68, 0.70)
DISCOVERY = (0.0, 0.32, 0.44, 0.52, 0.57, 0.61, 0.64, 0.66)

Way = tuple[int, float, list[int]]  # number of steps, what their icons are worth, and the icons


def chances(of_one: Sequence[float]) -> list[float]:
    """By medals the leader still needs, and by the length of a way: the chance of getting to its end."""
    return [chance**steps for chance in of_one for steps in range(LONGEST)]


def purse_worth() -> list[float]:
    """By number of nuggets."""
    return [NUGGET * min(n, ENOUGH_NUGGETS) + SPARE_NUGGET * max(n - ENOUGH_NUGGETS, 0) for n in range(NUGGETS + 1)]


def hand_worth() -> list[float]:
    """By number of cards, including those about to be drawn."""
    sizes = range(CARDS + DRAWN_AT_ONCE + 1)
    return [CARD * min(n, ENOUGH_CARDS) + SPARE_CARD * max(n - ENOUGH_CARDS, 0) for n in sizes]


def ways_on(after: Sequence[int], icons: Sequence[int], rails: int) -> list[Way]:
    """By the last step of the railroad: the shorter way to the end."""
    ways: list[Way] = [(0, 0.0, [])] * (STATION + 1)
    for step in [*range(rails - 2, -1, -1), STATION]:
        further = [rail for rail in range(RAILS) if after[step] >> rail & 1]
        ways[step] = min(onto(icons[rail], ways[rail]) for rail in further)
    return ways


def onto(icon: int, way: Way) -> Way:
    steps, worth, icons = way
    return steps + 1, worth + ICON_WORTH[icon], [icon, *icons]
