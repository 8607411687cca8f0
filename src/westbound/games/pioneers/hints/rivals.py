"""Pioneers: arguments about what others can do then."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts, Named
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.hints.gains import dollars
from westbound.games.pioneers.hints.trial import Trial, last_riders
from westbound.games.pioneers.names import HOTEL, INCOME_TAKEN, JOINING, JOINING_COSTS, NOBODY, SETTLING
from westbound.games.pioneers.printed import Coach

GUEST_COMES = 0.25  # how likely an invitation is accepted
HELPED = 0.3  # of the points that a rival can win next; there may be another way
BLOCKED = 3.0  # what a drive is worth to those who cannot


def rivals(trial: Trial) -> Iterator[Argument]:
    """Whom the choice helps, and whom it hinders."""
    t, after = trial.t, trial.after
    settles = trial.arrives or t.step == SETTLING
    guests = [] if trial.chooses_job or not (settles or t.step == JOINING) else after.guests()
    if guests and settles:
        players: list[Named] = [("player", SEAT_NAMES[guest]) for guest in guests]
        yield Argument("guests", {"players": players}, GUEST_COMES * dollars(trial, JOINING_COSTS))
    helped = [(guest, coach) for guest in guests for job, coach in last_riders(after, guest) if job == after.arrival]
    driver = next_driver(trial) if trial.arrives else NOBODY
    if driver != NOBODY:
        goals = goals_of(trial, driver)
        tiles = {after.tiles[goal] for goal in goals}
        helped += [(driver, coach) for job, coach in last_riders(after, driver) if tiles & {job, HOTEL}]
        if not goals and after.jobs_on_coaches(driver):
            yield Argument("blocks", {"player": ("player", SEAT_NAMES[driver])}, BLOCKED / (t.players - 1))
    yield from helping(trial, helped)


def helping(trial: Trial, helped: list[tuple[int, Coach]]) -> Iterator[Argument]:
    """The rival who can win most by emptying a coach at once."""
    if not helped:
        return
    player, coach = max(helped, key=lambda each: (worth(each[1]), -each[0]))
    facts: Facts = {"player": ("player", SEAT_NAMES[player]), "card": ("card", coach.name), "points": coach.points}
    yield Argument("helps", facts, -HELPED * worth(coach) / (trial.t.players - 1))


def worth(coach: Coach) -> int:
    """The points for getting the last pioneer off a coach; its empty seats have scored already."""
    return coach.points - (len(coach.seats) - 1)


def next_driver(trial: Trial) -> int:
    """Who has the next turn; nobody after the last one."""
    after, seat = trial.after, trial.seat
    is_last = after.last_round and (seat + 1) % after.players == after.first
    return NOBODY if is_last else (seat + 1) % after.players


def goals_of(trial: Trial, driver: int) -> list[int]:
    """Where *driver* can drive next without buying anything."""
    after = trial.after
    if any(player == driver for player, *_ in trial.told(INCOME_TAKEN)):  # their turn has begun
        return after.goals_after(driver, after.cash[driver], NOBODY, NOBODY)
    return after.goals_next(driver)
