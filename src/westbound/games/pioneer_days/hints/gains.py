"""Pioneer Days: what a choice brings or costs its player, as arguments."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Share
from westbound.games.pioneer_days.names import (
    DAYS_A_WEEK,
    DAYS_IN_ALL,
    DRAW_MORE,
    FAVOR_POINTS,
    GIVING,
    GOOD_CATTLE,
    GOOD_EQUIPMENT,
    GOOD_FAVORS,
    GOOD_GOLD,
    GOOD_MEDICINE,
    GOOD_MONEY,
    GOOD_WOOD,
    LASTING,
    NUGGETS,
    PART_GOODS,
    PART_TILES,
    VISITING,
    WEEKS_IN_ALL,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import GOOD_NAMES
from westbound.games.pioneer_days.worth import WORTH, good_worth

STORED = (GOOD_MONEY, GOOD_WOOD, GOOD_MEDICINE, GOOD_EQUIPMENT)
GOLD, MOST_FAVORS, CARDS, BOARD = 1, 3, 4, 5  # of the sources of points


def days_left(t: PioneerDays) -> int:
    """The days still to come; nobody acts after the last one."""
    return (WEEKS_IN_ALL - max(t.week, 1)) * DAYS_A_WEEK + DAYS_A_WEEK - t.day


def visits_left(t: PioneerDays, seat: int) -> int:
    """How often cattle will still score."""
    step, *_ = t.frame(seat)
    return WEEKS_IN_ALL - t.week + (step not in (VISITING, GIVING))


def goods(t: PioneerDays, seat: int, before: PioneerDays, after: PioneerDays, tiles: bool = True) -> Iterator[Argument]:
    """Dollars, wood, medicine and perhaps equipment that a choice brings and costs, and cattle."""
    more = differences(before, after, seat)
    if not tiles:
        more[GOOD_EQUIPMENT] = 0
    days, visits = days_left(t), visits_left(t, seat)
    old, new = before.outlook(seat), after.outlook(seat)
    herd = WORTH[GOOD_CATTLE] * visits * more[GOOD_CATTLE]
    brought = shares(more, 1)
    spent = shares(more, -1)
    worth = new[PART_GOODS] - old[PART_GOODS] - herd + (new[PART_TILES] - old[PART_TILES] if tiles else 0.0)
    if brought and spent:  # each at its usual worth
        gained = sum(good_worth(good, days) * more[good] for good in STORED if more[good] > 0)
        yield Argument("brings", {"goods": brought}, gained)
        yield Argument("costs", {"goods": spent}, min(worth - gained, 0.0))
    elif brought:
        yield Argument("brings", {"goods": brought}, max(worth, 0.0))
    elif spent:
        yield Argument("costs", {"goods": spent}, min(worth, 0.0))
    if cattle := more[GOOD_CATTLE]:
        points = abs(cattle) * visits
        yield Argument("herd" if cattle > 0 else "herd-lost", {"count": abs(cattle), "points": points}, herd)


def triggered(t: PioneerDays, seat: int, taken: PioneerDays) -> Iterator[Argument]:
    """What own cards bring as soon as the die is taken."""
    more = differences(t, taken, seat)
    brought = [Share(GOOD_NAMES[good], more[good]) for good in (*STORED, GOOD_CATTLE, GOOD_GOLD) if more[good] > 0]
    if brought:
        worth = sum(taken.outlook(seat)[part] - t.outlook(seat)[part] for part in (PART_GOODS, PART_TILES))
        yield Argument("acts", {"goods": brought}, max(worth, 0.0) + WORTH[GOOD_GOLD] * more[GOOD_GOLD])


# Gold


def gold(t: PioneerDays, seat: int, count: int, draws: int = 1) -> Iterator[Argument]:
    """Tokens to be drawn, each the best of *draws* ones among all that the player does not have."""
    unseen = [t.box.tokens[value] - t.gold[seat * NUGGETS + value] for value in range(NUGGETS)]
    values = [value + 1 for value in range(NUGGETS) if unseen[value] > 0]
    if count <= 0 or not values:
        return
    if len(values) == 1:
        yield Argument("nuggets", {"points": count * values[0]}, count * values[0])
    else:
        nuggets = sum(1 - (sum(unseen[:value]) / sum(unseen)) ** draws for value in range(NUGGETS))
        yield Argument("gold", {"count": count, "least": values[0], "most": values[-1]}, count * nuggets)


def gold_lost(seat: int, before: PioneerDays, after: PioneerDays) -> Iterator[Argument]:
    """The tokens a town asks for: at least those with the fewest nuggets."""
    count = -more_gold(before, after, seat)
    nuggets = before.sources(seat)[GOLD] - after.sources(seat)[GOLD]
    yield Argument("gold-lost", {"count": count, "points": nuggets}, -nuggets)


def token(value: int, key: str, sign: int) -> Iterator[Argument]:
    """A token that is kept or lost."""
    yield Argument(key, {"points": value + 1}, sign * (value + 1))


def more_gold(before: PioneerDays, after: PioneerDays, seat: int) -> int:
    return differences(before, after, seat)[GOOD_GOLD]


def draws_when_mining(t: PioneerDays, seat: int) -> int:
    return 1 + t.protection(seat)[DRAW_MORE - LASTING]


# Points


def points(t: PioneerDays, seat: int, after: PioneerDays, but: int = 0) -> Iterator[Argument]:
    """Points and favors at once, and what townsfolk and board score more or less, apart from *but* of them."""
    scored = after.points[seat] - t.points[seat]
    yield Argument("points", {"points": scored}, scored)
    favors = after.favors[seat] - t.favors[seat]
    yield Argument("favors", {"favors": favors, "points": favors * FAVOR_POINTS}, WORTH[GOOD_FAVORS] * favors)
    days = days_left(t)
    old, new = t.sources(seat), after.sources(seat)
    if new[MOST_FAVORS] > old[MOST_FAVORS]:
        yield Argument("most-favors", {"points": new[MOST_FAVORS]}, new[MOST_FAVORS] * (1 - days / DAYS_IN_ALL))
    more = sum(new[source] - old[source] for source in (CARDS, BOARD)) - but
    if more:
        weight = more * (1 - days / (2 * DAYS_IN_ALL))  # much can be spent until then
        yield Argument("cards-more" if more > 0 else "cards-less", {"points": abs(more)}, weight)


def shares(more: list[int], sign: int) -> list[Share]:
    return [Share(GOOD_NAMES[good], sign * more[good]) for good in STORED if sign * more[good] > 0]


def differences(before: PioneerDays, after: PioneerDays, seat: int) -> list[int]:
    """By good that towns ask for: how many more a player has."""
    return [new - old for old, new in zip(before.stock(seat), after.stock(seat), strict=True)]
