"""Pioneer Days: what a choice does about disasters, as arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westbound.engine.game import Argument, Fact, Facts, Share
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.hints.gains import days_left
from westbound.games.pioneer_days.names import (
    BLACK,
    DAYS_A_WEEK,
    FACES,
    NOBODY,
    PART_FEARS,
    RAID,
    TRACK_END,
    TRACKS,
    WEEKS_IN_ALL,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import DISASTER_NAMES

PAID = ("wood", "money", "money", "medicine")  # by disaster
LOST = ("damage", "money", "cattle", "townsfolk")
AT_RISK = ("wagons", "money", "cattle", "townsfolk")


def named(disaster: int) -> Fact:
    return ("disaster", DISASTER_NAMES[disaster])


def is_near(t: PioneerDays, disaster: int) -> bool:
    """Whether a die decides today if the disaster strikes; after the last day, all markers advance once more."""
    last = t.week == WEEKS_IN_ALL and t.day == DAYS_A_WEEK
    return t.tracks[disaster] == TRACK_END - (2 if last else 1)


def movers(dice: Sequence[int], disaster: int) -> int:
    """How many of these dice would move its marker."""
    return sum(die // FACES in (disaster, BLACK) for die in dice if die != NOBODY)


def dice_in(t: PioneerDays) -> int:
    return sum(die != NOBODY for die in t.pool)


def certain(t: PioneerDays) -> list[int]:
    """The disasters that strike today whichever die of the pool is left."""
    dice = dice_in(t)
    return [disaster for disaster in range(TRACKS) if is_near(t, disaster) and 0 < dice == movers(t.pool, disaster)]


def toll(t: PioneerDays, seat: int, disaster: int) -> list[Share]:
    """What a disaster would take from a player now."""
    paid, lost = t.tolls(seat, t.stock(seat))[2 * disaster :][:2]
    shares = [Share(PAID[disaster], paid), Share(LOST[disaster], lost)]
    return [share for share in shares if share.amount > 0]


def on_taking(t: PioneerDays, seat: int, taken: PioneerDays, after: PioneerDays) -> Iterator[Argument]:
    """What the dice that are left do to disasters, surely or perhaps, once a die is taken and used."""
    rivals = [rival for rival in range(t.players) if rival != seat]
    costs = [after.disaster_costs(player) for player in range(t.players)]
    theirs = [sum(costs[rival][disaster] for rival in rivals) / len(rivals) for disaster in range(TRACKS)]
    harm = [costs[seat][disaster] - theirs[disaster] for disaster in range(TRACKS)]
    dice, near = dice_in(taken), [disaster for disaster in range(TRACKS) if is_near(t, disaster)]
    moving = [movers(taken.pool, disaster) for disaster in range(TRACKS)]
    if striking := certain(taken):
        worst = max(striking, key=lambda disaster: costs[seat][disaster])
        if takes := toll(after, seat, worst):
            weight = -sum(costs[seat][disaster] for disaster in striking)
            yield Argument("strikes", {"disaster": named(worst), "toll": takes}, weight)
        yield from on_rival("hurts", after, rivals, costs, striking, {}, sum(theirs[one] for one in striking))
    averted = [disaster for disaster in near if moving[disaster] == 0 < movers(t.pool, disaster)]
    if averted and dice > 1:  # with one die, the choice between two says it all
        worst = max(averted, key=lambda disaster: harm[disaster])
        yield Argument("averts", {"disaster": named(worst)}, max(harm[worst], 0.0) / dice)
    if looming := [disaster for disaster in near if 0 < moving[disaster] < dice]:
        worst = max(looming, key=lambda disaster: abs(harm[disaster] * moving[disaster]))
        weight = -harm[worst] * moving[worst] / dice
        facts: Facts = {"count": moving[worst], "dice": dice}
        if weight > 0:
            yield from on_rival("threatens", after, rivals, costs, [worst], facts, weight)
        elif takes := toll(after, seat, worst):
            yield Argument("looms", facts | {"disaster": named(worst), "toll": takes}, weight)
    closer = [disaster for disaster in range(TRACKS) if moving[disaster] == dice and disaster not in striking]
    if closer and days_left(t) > 0:
        fears = [(danger(t, disaster, 1) - danger(t, disaster, 0)) * harm[disaster] for disaster in range(TRACKS)]
        worst = max(closer, key=lambda disaster: fears[disaster])
        facts = {"disaster": named(worst), "count": TRACK_END - 1 - t.tracks[worst]}
        yield Argument("advances", facts, min(-fears[worst], 0.0))


def on_rival(
    key: str,
    t: PioneerDays,
    rivals: Sequence[int],
    costs: Sequence[Sequence[float]],
    disasters: Sequence[int],
    facts: Facts,
    weight: float,
) -> Iterator[Argument]:
    """The rival whom one of these *disasters* costs most."""
    pairs = [(disaster, rival) for disaster in disasters for rival in rivals]
    worst, rival = max(pairs, key=lambda pair: costs[pair[1]][pair[0]])
    if takes := toll(t, rival, worst):
        named_facts: Facts = {"disaster": named(worst), "player": ("player", SEAT_NAMES[rival]), "toll": takes}
        yield Argument(key, facts | named_facts, weight)


def danger(t: PioneerDays, disaster: int, more: int) -> float:
    """How likely a disaster is to strike soon after today, if its marker has moved that much farther."""
    return t.box.danger[(days_left(t) - 1) * TRACK_END + (t.tracks[disaster] + more) % TRACK_END]


def dangers(
    seat: int, before: PioneerDays, after: PioneerDays, sure: Sequence[int] = (), but: Sequence[int] = ()
) -> Iterator[Argument]:
    """The disaster from which a choice saves most, and the one to which it exposes most, but for those said already.

    Those that strike today for sure weigh all they cost.
    """
    have, has = (table.tolls(seat, table.stock(seat)) for table in (before, after))
    feared, fears = (table.outlook(seat)[PART_FEARS:] for table in (before, after))
    cost, costs = (table.disaster_costs(seat) for table in (before, after))
    found: list[Argument] = []
    for disaster in range(TRACKS):
        struck = 2 * disaster + (disaster != RAID)
        more = has[struck] - have[struck]
        weight = cost[disaster] - costs[disaster] if disaster in sure else fears[disaster] - feared[disaster]
        if more * weight < 0 and disaster not in but and (disaster in sure or disaster != RAID):
            facts: Facts = {"disaster": named(disaster), "toll": [Share(AT_RISK[disaster], abs(more))]}
            found.append(Argument("shelters" if more < 0 else "exposes", facts, weight))
    for key in ("shelters", "exposes"):
        yield from sorted((one for one in found if one.key == key), key=lambda one: -abs(one.weight))[:1]
