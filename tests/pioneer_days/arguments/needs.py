"""What a choice does for towns, for the room in wagons and for the next turn."""

from __future__ import annotations

from tests.pioneer_days.arguments.case import Moment, about, rolled, speaks
from tests.pioneer_days.story import Story, story
from westbound.engine.game import Share

SACRAMENTO = ("town", "sacramento")


def with_wild_die(s: Story) -> Story:
    rolled(s).ada.takes("black wild")
    return s


def wanted(has: int, **asks: int) -> Story:
    """Ada has wood for Sacramento, and a die in hand."""
    s = story().towns("sacramento").founds("sacramento", 2, **asks)
    s.ada.has(wood=has)
    return with_wild_die(s)


@speaks(1, "completes", "Completes what Sacramento asks for: 2 favors.", town=SACRAMENTO, favors=2)
def the_last_wood() -> tuple[Moment, Moment]:
    one, none = wanted(1, wood=2), wanted(0, wood=2)
    return about(one, one.ada, "wood"), about(none, none.ada, "wood")


@speaks(1, "nears", "Then Sacramento lacks only 1 wood.", town=SACRAMENTO, favors=2, lacks=[Share("wood", 1)])
def the_wood_before_the_last() -> tuple[Moment, Moment]:
    s = wanted(1, wood=3)
    return about(s, s.ada, "wood"), about(s, s.ada, "cattle")


def shopping(money: int) -> Moment:
    s = story().towns("sacramento").founds("sacramento", 2, money=4, wood=1)
    s.ada.has(money=money, wood=1)
    rolled(s)
    return about(s, s.ada, "wagon small")


@speaks(-1, "spoils", "Leaves too little for Sacramento: 2 favors at stake.", town=SACRAMENTO, favors=2)
def money_a_town_asks_for() -> tuple[Moment, Moment]:
    return shopping(6), shopping(9)


@speaks(-1, "broke", "Leaves $1: turning a die costs $3.", money=1, price=3)
def money_for_the_next_die() -> tuple[Moment, Moment]:
    return shopping(6), shopping(8)


@speaks(1, "room", "Makes room: 4 more slots.", count=4)
def a_wagon_has_slots() -> tuple[Moment, Moment]:
    s = story()
    s.ada.has(money=5)
    rolled(s)
    return about(s, s.ada, "wagon small"), about(s, s.ada, "take blue wood")


@speaks(-1, "slots-lost", "Covers 2 slots for good.", count=2)
def damage_covers_slots() -> tuple[Moment, Moment]:
    s = story().tracks(storm=2)
    s.ada.drives("small 0", "small 2").has(wood=1)
    s.left("blue")
    return about(s, s.ada, "damage small 0"), about(s, s.ada, "damage small 2")


@speaks(-1, "overload", "Leaves the wagons 1 slot short: what doesn’t fit is discarded.", count=1)
def full_wagons() -> tuple[Moment, Moment]:
    s = story()
    s.ada.has(wood=4, medicine=4)
    with_wild_die(s)
    return about(s, s.ada, "wood"), about(s, s.ada, "cattle")


def last_income(day: int) -> Moment:
    s = with_wild_die(story().at(4, day))
    return about(s, s.ada, "income")


@speaks(-1, "too-late", "Too late: dollars, wood and medicine score nothing at the end.")
def money_after_the_last_turn() -> tuple[Moment, Moment]:
    return last_income(5), last_income(4)


@speaks(1, "goes-on", "Costs no die: the turn goes on.")
def a_die_is_left_after_a_purchase() -> tuple[Moment, Moment]:
    s = story()
    s.ada.has(money=10)
    rolled(s)
    before = about(s, s.ada, "wagon small")
    s.ada.takes("blue wood").does("income")
    return before, about(s, s.ada, "wagon small")
