"""What a choice takes from rivals."""

from __future__ import annotations

from tests.pioneer_days.arguments.case import Moment, about, rolled, speaks
from tests.pioneer_days.story import Story, story

BEN, HERDER = ("player", "blue"), ("ability", "herder")


def herder(cattle: int, *dice: str) -> Story:
    """A herder stands under wood; Ben has cattle."""
    s = story().slots(wood="herder")
    s.ben.has(cattle=cattle)
    return rolled(s, *dice)


def recruiting(cattle: int) -> Moment:
    s = herder(cattle)
    s.ada.takes("blue wood")
    return about(s, s.ada, "recruit herder")


@speaks(1, "denies", "Herder: would score 3 points for ben as things stand.", ability=HERDER, player=BEN, points=3)
def ben_has_a_herd() -> tuple[Moment, Moment]:
    return recruiting(3), recruiting(1)


@speaks(
    1,
    "hinders",
    "The last wood die: ben would have to turn one to recruit the herder.",
    ability=HERDER,
    player=BEN,
    points=3,
    face=("face", "wood"),
)
def the_only_wood_die() -> tuple[Moment, Moment]:
    one, two = herder(3), herder(3, "blue wood", "red wood", "black wild")
    return about(one, one.ada, "take blue wood"), about(two, two.ada, "take blue wood")
