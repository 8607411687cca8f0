"""What a choice does about disasters."""

from __future__ import annotations

from tests.pioneer_days.arguments.case import Moment, about, rolled, speaks
from tests.pioneer_days.story import Story, story
from westbound.engine.game import Share

STORM, RAID, FAMINE = ("disaster", "storm"), ("disaster", "raid"), ("disaster", "famine")
BEN = ("player", "blue")
DAMAGE = [Share("damage", 1)]
MIXED = ("blue wood", "red cattle", "yellow cattle")  # no black die


def storm(at: int = 2, *tiles: str) -> Story:
    """Whatever is left of the other dice moves the storm if Ada takes the red one."""
    s = story().tracks(storm=at)
    s.ada.carries(*tiles)
    return rolled(s)


@speaks(-1, "strikes", "The die that is left sets off the storm: 1 damage marker.", disaster=STORM, toll=DAMAGE)
def a_storm_for_sure() -> tuple[Moment, Moment]:
    s = storm()
    return about(s, s.ada, "take red cattle"), about(s, s.ada, "take blue wood")


@speaks(
    1,
    "hurts",
    "The die that is left sets off the storm, which costs ben 1 damage marker.",
    disaster=STORM,
    player=BEN,
    toll=DAMAGE,
)
def a_storm_for_ben() -> tuple[Moment, Moment]:
    near, far = storm(2, "wheel_1"), storm(1, "wheel_1")
    return about(near, near.ada, "take red cattle"), about(far, far.ada, "take red cattle")


def raid(at: int = 2) -> Story:
    s = story().tracks(raid=at)
    s.ada.has(money=9)
    return rolled(s, *MIXED)


@speaks(1, "averts", "None of the remaining dice can set off the raid today.", disaster=RAID)
def the_only_red_die() -> tuple[Moment, Moment]:
    s = raid()
    return about(s, s.ada, "take red cattle"), about(s, s.ada, "take blue wood")


@speaks(
    -1,
    "looms",
    "One of the 2 remaining dice would set off the raid: $5.",
    disaster=RAID,
    count=1,
    dice=2,
    toll=[Share("money", 5)],
)
def a_red_die_is_left() -> tuple[Moment, Moment]:
    near, far = raid(), raid(1)
    return about(near, near.ada, "take yellow cattle"), about(far, far.ada, "take yellow cattle")


@speaks(
    1,
    "threatens",
    "One of the 2 remaining dice would set off the famine and cost ben 4 cattle.",
    disaster=FAMINE,
    count=1,
    dice=2,
    player=BEN,
    toll=[Share("cattle", 4)],
)
def a_famine_perhaps() -> tuple[Moment, Moment]:
    s = story().tracks(famine=2)
    s.ben.has(cattle=4)
    rolled(s, *MIXED)
    return about(s, s.ada, "take blue wood"), about(s, s.ada, "take yellow cattle")


@speaks(-1, "advances", "The die that is left brings the storm closer: 1 step to go.", disaster=STORM, count=1)
def a_storm_comes_closer() -> tuple[Moment, Moment]:
    black, yellow = story().tracks(storm=1), story().tracks(storm=1)
    for s in (black, yellow):
        s.ada.drives("small 0", "small 0")
    rolled(black)
    rolled(yellow, *MIXED)
    return about(black, black.ada, "take red cattle"), about(yellow, yellow.ada, "take red cattle")


@speaks(1, "shelters", "Saves from the storm: 1 wagon.", disaster=STORM, toll=[Share("wagons", 1)])
def wood_saves_a_wagon() -> tuple[Moment, Moment]:
    bare, safe = storm(), storm(2, "wheel_1")
    bare.ada.takes("blue wood")
    safe.ada.takes("blue wood")
    return about(bare, bare.ada, "wood"), about(safe, safe.ada, "wood")


def buying(*folk: str) -> Moment:
    s = story(sets="A+D").tracks(storm=2)
    s.ada.leads(*folk).has(money=5)
    rolled(s)
    return about(s, s.ada, "wagon small")


@speaks(-1, "exposes", "More at risk from the storm: 1 wagon.", disaster=STORM, toll=[Share("wagons", 1)])
def a_wagon_without_wood() -> tuple[Moment, Moment]:
    return buying(), buying("wagon_mender")
