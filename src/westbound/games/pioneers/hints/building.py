"""Pioneers: arguments about roads."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.hints.gains import NETWORK_SOURCE, POSSIBLE, dollars, network
from westbound.games.pioneers.hints.remarks import networks, sensible_roads
from westbound.games.pioneers.hints.trial import Trial
from westbound.games.pioneers.names import (
    BUILDING,
    NOBODY,
    PIONEER_IN_NETWORK,
    PLAYERS,
    PURCHASE,
    ROAD,
    TWO_ROADS,
    WORD,
    WORDS,
)
from westbound.games.pioneers.rules import Pioneers

LEADS = 0.25  # a city in the network that one can settle
FAR_AWAY = -0.7
FAR = 2  # lines from the stagecoach, so that the road is of use only later
PREPARED = 0.8  # of the points; one might drive elsewhere
NEARER = 0.4  # of the points that one more road could win then
DENIED = 0.15  # of the points that a rival would have won; there may be another way


def building(trial: Trial) -> Iterator[Argument]:
    """What a road is good for, or spoils."""
    t, seat, line = trial.t, trial.seat, trial.action - ROAD
    if trial.action == TWO_ROADS:
        points = points_with(t, seat, 2)
        if points > 0:
            yield network(points, sure=False, share=POSSIBLE)
    if not ROAD <= trial.action < TWO_ROADS:
        return
    remark = sensible_roads(t, seat, [line]).get(line)
    if remark and remark.key == "saves":
        yield Argument("saves", remark.facts, dollars(trial, 1))
    elif remark and remark.key == "leads":
        yield Argument("leads", remark.facts, LEADS)
    known = networks(t, seat).keys() | within(t, t.stagecoach, FAR)
    if not known & {*t.box.side.lines[line]}:
        yield Argument("far-away", {}, FAR_AWAY)
    points = points_with(trial.after, seat, 1)
    if points > points_with(t, seat, 1) and trial.after.stock[seat]:
        yield Argument("one-more", {"points": points}, NEARER * points)
    yield from preparing(trial)
    yield from denying(t, seat, line)


def within(t: Pioneers, city: int, lines: int) -> set[int]:
    """The cities up to that many lines away."""
    found = {city}
    for _ in range(lines):
        found |= {end for ends in t.box.side.lines if found & {*ends} for end in ends}
    return found


def preparing(trial: Trial) -> Iterator[Argument]:
    """Whether the pioneer who settles this turn can count in the largest network, but only with this road."""
    if trial.t.step not in (PURCHASE, BUILDING):
        return
    (could, _), (can, city) = (best_city(t, trial.seat) for t in (trial.t, trial.after))
    if can > could:
        place = trial.t.box.side.cities[city].name
        yield Argument("prepares", {"city": ("city", place), "points": can}, PREPARED * can)


def best_city(t: Pioneers, seat: int) -> tuple[int, int]:
    """The most points that a pioneer in a city within reach would win in the largest network, and that city."""
    now, found = t.sources(seat)[NETWORK_SOURCE], (0, 0)
    for city in t.goals_after(seat, t.cash[seat], NOBODY, NOBODY):
        after, settlers = t.copy(), [*t.settlers]
        settlers[city * PLAYERS + seat] += 1
        after.settlers = settlers
        found = max(found, (after.sources(seat)[NETWORK_SOURCE] - now, city))
    return found


def points_with(t: Pioneers, seat: int, roads: int) -> int:
    """The most points that *seat* could win with one road, or two, on free lines: each joins one more network to the
    one in the middle."""
    network, (*_, now) = networks(t, seat), t.sources(seat)
    pioneers: dict[int, int] = {}  # by network; a city without any is one by itself
    for city, (_, *settlers) in enumerate(t.city_marks()):
        one = network.get(city, city)
        pioneers[one] = pioneers.get(one, 0) + settlers[seat]
    near: dict[int, set[int]] = {one: set() for one in pioneers}
    for ends, mark in zip(t.box.side.lines, t.line_marks(), strict=True):
        one, other = (network.get(end, end) for end in ends)
        if not mark and one != other:
            near[one].add(other)
            near[other].add(one)
    joined = [
        pioneers[one] + sum(sorted((pioneers[other] for other in others), reverse=True)[:roads])
        for one, others in near.items()
        if others
    ]
    return max(PIONEER_IN_NETWORK * max(joined, default=0) - now, 0)


def denying(t: Pioneers, seat: int, line: int) -> Iterator[Argument]:
    """The rival who would have won most points with a road on this line, which they can no longer buy."""
    others = [other for other in range(t.players) if other != seat and t.stock[other] and not t.line_marks()[line]]
    points, rival = max(((points_on(t, other, line), -other) for other in others), default=(0, 0))
    if points > 0:
        facts: Facts = {"player": ("player", SEAT_NAMES[-rival]), "points": points}
        yield Argument("denies", facts, DENIED * points / (t.players - 1))


def points_on(t: Pioneers, player: int, line: int) -> int:
    """The points *player* would win with a road on *line*."""
    after, roads = t.copy(), [*t.roads]
    roads[player * WORDS + line // WORD] |= 1 << line % WORD
    after.roads = roads
    return after.sources(player)[NETWORK_SOURCE] - t.sources(player)[NETWORK_SOURCE]
