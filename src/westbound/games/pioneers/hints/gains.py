"""Pioneers: arguments about points, and what is on the tile."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts
from westbound.games.pioneers.hints.trial import Trial, aboard
from westbound.games.pioneers.names import (
    BARKEEPING,
    COACH,
    DIGGING,
    EMPTY_COACH_PAYS,
    FARMERS_MORE,
    FREE_ROAD,
    HOTEL,
    HOTEL_PAYS,
    LOWEST_NUGGET,
    MERCHANT,
    MORE_FARMERS,
    NUGGETS,
    PASS,
    PIONEER_IN_NETWORK,
    PURCHASE,
    ROAD,
    SERGEANT,
    TILE_KEPT,
    TWO_ROADS,
    WHOLE_POINT,
    WORTH_ROAD,
    WORTH_STRANDED,
    WORTH_WANTED,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.games.pioneers.rules import Pioneers

ROAD_SAVES = 1  # of the two dollars that a road costs; one might not buy it
EMPTY_SEAT = 1.0
AT_ONCE = 0.6  # of points that one can also win later, unless this is the last round
POSSIBLE = 0.3  # of the points that two roads can win
TILE = 0.5  # of what the estimate makes of a banker, a merchant or a hotel: others take them, too
FORCED = -1.5  # a turn that has to begin with a coach
FEW_TILES = 2  # so few that a profession becomes hard to place
FOR_ENDING = 0.2  # for each point
MOST_FOR_ENDING = 2.5
NETWORK_SOURCE = 3  # of ``sources``


def gains(trial: Trial) -> Iterator[Argument]:
    """What the choice scores, and what it makes possible."""
    yield from getting_off(trial)
    points = trial.gain(NETWORK_SOURCE)
    if points > 0:
        builds = ROAD <= trial.action < TWO_ROADS
        yield network(points, sure=True, share=at_once(trial) if builds else 1.0)
    if trial.arrives:
        yield from tile(trial)
    else:
        yield from scarcity(trial)
    yield from more_off(trial)
    yield from ending(trial)


def getting_off(trial: Trial) -> Iterator[Argument]:
    """The coach it empties, or brings nearer to that."""
    after, seat = trial.after, trial.seat
    for _, coach, left in trial.riders():
        size, sure = len(coach.seats), int(not trial.chooses_coach)
        facts: Facts = {"card": ("card", coach.name), "points": coach.points, "sure": sure}
        if left:
            share = 0.0 if after.last_round else (2 * (size - left) - 1) / size**2  # the more are gone, the more
            yield Argument("progress", facts | {"left": left}, max(EMPTY_SEAT, coach.points * share))
        else:
            points = at_once(trial) * (coach.points - EMPTY_SEAT * (size - 1))
            yield Argument("empties", facts, points + dollars(trial, EMPTY_COACH_PAYS))
        if not after.jobs_on_coaches(seat) and not after.last_round:
            yield Argument("forced", {}, FORCED)


def at_once(trial: Trial) -> float:
    """The share of points that counts for winning them now."""
    return 1.0 if trial.after.last_round else AT_ONCE


def scarcity(trial: Trial) -> Iterator[Argument]:
    """How hard it is to place the pioneer otherwise."""
    for job, _, _ in trial.riders():
        tiles = trial.after.tiles.count(job)
        if tiles <= FEW_TILES and not trial.after.last_round:
            weight = (WORTH_WANTED - WORTH_STRANDED) / WHOLE_POINT / (1 + tiles)
            yield Argument("scarce", {"job": ("job", JOB_NAMES[job]), "tiles": tiles}, weight)


def network(points: int, *, sure: bool, share: float) -> Argument:
    """More pioneers in the largest network."""
    facts: Facts = {"pioneers": points // PIONEER_IN_NETWORK, "points": points, "sure": int(sure)}
    return Argument("network", facts, share * points)


def dollars(trial: Trial, amount: int) -> float:
    """What that many more dollars are worth to the player, or fewer."""
    now = trial.t.cash[trial.seat]
    worth = trial.t.worths_of_cash(now + max(amount, 0))
    return worth[max(now + amount, 0)] - worth[now]


# The tile


def tile(trial: Trial) -> Iterator[Argument]:
    """The special action in the city where the drive ends."""
    worth = 0.0
    if any(trial.told(TILE_KEPT)):
        worth = TILE * trial.t.worths_of_talents()[trial.tile == MERCHANT]
    elif trial.tile == HOTEL:
        worth = TILE * dollars(trial, HOTEL_PAYS)
    elif trial.tile == SERGEANT and trial.after.step == FREE_ROAD:
        worth = WORTH_ROAD / WHOLE_POINT + dollars(trial, ROAD_SAVES)
    elif trial.after.step == DIGGING:
        tenths = nugget_tenths(trial.t, trial.seat)
        yield Argument("nugget", {"whole": tenths // 10, "tenths": tenths % 10}, tenths / 10)
    if worth:
        yield Argument("tile", {"tile": ("tile", TILE_NAMES[trial.tile])}, worth)


def nugget_tenths(t: Pioneers, seat: int) -> int:
    """What the next nugget is worth on average as far as *seat* knows, in tenths of a point."""
    unseen = [t.box.nuggets[value] - t.found[seat * NUGGETS + value] for value in range(NUGGETS)]
    points = sum(count * (LOWEST_NUGGET + value) for value, count in enumerate(unseen))
    return round(10 * points / sum(unseen))


def more_off(trial: Trial) -> Iterator[Argument]:
    """Further pioneers who can get off at once, at the barkeeper's or as farmers."""
    after, seat = trial.after, trial.seat
    if after.step == trial.t.step or after.step not in (BARKEEPING, MORE_FARMERS):
        return
    count = 1 if after.step == BARKEEPING else min(FARMERS_MORE, aboard(after, seat)[-1])
    points = most_points(after, seat, after.step, count)
    yield Argument("more-off", {"count": count, "points": points}, at_once(trial) * points)


def most_points(t: Pioneers, seat: int, step: int, count: int) -> int:
    """The points *seat* can score with *count* more pioneers."""
    if count == 0 or t.step != step or t.player != seat:
        return 0
    best, before = 0, sum(t.sources(seat))
    for action in t.legal(seat):
        if action != PASS:
            after = t.copy()
            after.apply(seat, action)
            best = max(best, sum(after.sources(seat)) - before + most_points(after, seat, step, count - 1))
    return best


# The end


def ending(trial: Trial) -> Iterator[Argument]:
    """Whether the choice starts the last round, and who is ahead for sure, whatever nuggets others have."""
    after, seat = trial.after, trial.seat
    if trial.t.last_round or not ends(trial):
        return
    others = [other for other in range(after.players) if other != seat]
    own = sum(after.sources(seat))
    ahead = own - max(open_points(after, other, LOWEST_NUGGET + NUGGETS - 1) for other in others)
    behind = max(open_points(after, other, LOWEST_NUGGET) for other in others) - own
    if ahead > 0:
        yield Argument("ends-ahead", {"points": ahead}, min(MOST_FOR_ENDING, FOR_ENDING * ahead))
    elif behind > 0:
        yield Argument("ends-behind", {"points": behind}, -min(MOST_FOR_ENDING, FOR_ENDING * behind))


def ends(trial: Trial) -> bool:
    """Whether this round is the last one then: two roads that are paid for have to be built."""
    t, action = trial.t, trial.action
    is_last_coach = t.step == PURCHASE and action >= COACH and t.stack_size == 1
    return trial.after.last_round or is_last_coach or (action == TWO_ROADS and t.stock[trial.seat] == 2)


def open_points(t: Pioneers, seat: int, nugget: int) -> int:
    """The points of *seat* if each of their nuggets is worth *nugget*."""
    coaches, seats, _, network = t.sources(seat)
    nuggets = sum(t.found[seat * NUGGETS : (seat + 1) * NUGGETS])
    return coaches + seats + network + nugget * nuggets
