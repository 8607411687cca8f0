"""Pioneer Days: what a choice does for towns, for the room in wagons and for the next turn, as arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westbound.engine.game import Argument, Facts, Share
from westbound.games.pioneer_days.hints.gains import days_left
from westbound.games.pioneer_days.hints.remarks import excess
from westbound.games.pioneer_days.names import ASKS, GOOD_MONEY, NOBODY, PART_ROOM, PART_TOWNS, TAKING, USING
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import GOOD_NAMES

COMPLETED = 0.5  # points of a favor that the last good a town lacks brings
DIE = 2.4  # points of one, at the least
STRANDED = 0.5  # points that are lost if a die cannot be turned tomorrow
LATE = 0.5  # points that a last turn could have brought


def towns(t: PioneerDays, seat: int, before: PioneerDays, after: PioneerDays) -> Iterator[Argument]:
    """The best town that can be supplied after a choice only, or nearly so, and the best that no longer can."""
    more = after.outlook(seat)[PART_TOWNS] - before.outlook(seat)[PART_TOWNS]
    completed, nearer, spoiled = [], [], []
    for town in before.towns:
        if town == NOBODY or t.pledged[seat] >> town & 1:
            continue
        lacked, lacks = lacking(before, seat, town), lacking(after, seat, town)
        if lacked and not lacks:
            completed.append(town)
        elif lacks and not lacked:
            spoiled.append(town)
        elif sum(lacks.values()) < sum(lacked.values()):
            nearer.append(town)
    if completed:
        town = best(t, completed)
        yield Argument("completes", about(t, town), max(more, COMPLETED * t.box.favors[town]) if more > 0 else 0.0)
    elif nearer:
        town = best(t, nearer)
        short = [Share(GOOD_NAMES[good], lack) for good, lack in lacking(after, seat, town).items()]
        yield Argument("nears", about(t, town) | {"lacks": short}, max(more, 0.0))
    if spoiled:
        yield Argument("spoils", about(t, best(t, spoiled)), min(more, 0.0))


def lacking(t: PioneerDays, seat: int, town: int) -> dict[int, int]:
    """By good: how many more the town asks for than a player has."""
    asks, stock = t.box.asks[town * ASKS :][:ASKS], t.stock(seat)
    return {good: asks[good] - stock[good] for good in range(ASKS) if asks[good] > stock[good]}


def best(t: PioneerDays, found: Sequence[int]) -> int:
    return max(found, key=lambda town: t.box.favors[town])


def about(t: PioneerDays, town: int) -> Facts:
    return {"town": ("town", t.box.edition.towns[town].name), "favors": t.box.favors[town]}


def tempo(t: PioneerDays, seat: int) -> Iterator[Argument]:
    """A purchase costs no die."""
    step, *_ = t.frame(seat)
    if step in (TAKING, USING):
        yield Argument("goes-on", {}, DIE)


def room(seat: int, before: PioneerDays, after: PioneerDays) -> Iterator[Argument]:
    """Slots that a choice adds, or lacks."""
    weight = after.outlook(seat)[PART_ROOM] - before.outlook(seat)[PART_ROOM]
    (had, _), (has, _) = before.room(seat), after.room(seat)
    if has < had:
        yield Argument("slots-lost", {"count": had - has}, min(weight, 0.0))
    if has > had:
        yield Argument("room", {"count": has - had}, max(weight, 0.0))
    over = excess(after, seat)
    if over > max(0, excess(before, seat)):
        yield Argument("overload", {"count": over}, min(weight, 0.0))


def purse(seat: int, before: PioneerDays, after: PioneerDays) -> Iterator[Argument]:
    """Too little money to turn a die tomorrow."""
    (price, *_), money = after.prices(seat), after.stock(seat)[GOOD_MONEY]
    if money < price <= before.stock(seat)[GOOD_MONEY] and days_left(before) > 0:
        yield Argument("broke", {"money": money, "price": price}, -STRANDED)


def lateness(t: PioneerDays, found: Sequence[Argument]) -> Iterator[Argument]:
    """Goods that come in the last turn of the game and serve no purpose."""
    brought = any(one.key == "brings" for one in found)
    if days_left(t) == 0 and brought and not any(one.weight > 0 for one in found if one.key != "brings"):
        yield Argument("too-late", {}, -LATE)
