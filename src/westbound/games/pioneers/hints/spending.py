"""Pioneers: arguments about money, and about coaches for sale."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Share
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.hints.gains import dollars, ends
from westbound.games.pioneers.hints.remarks import stranding
from westbound.games.pioneers.hints.rivals import next_driver
from westbound.games.pioneers.hints.trial import Trial, aboard
from westbound.games.pioneers.names import (
    BANK,
    BUILDING,
    COACH,
    COACH_BOUGHT,
    JOINING_COSTS,
    NOBODY,
    PAID,
    PURCHASE,
    ROAD,
    TWO_ROADS,
)

FARE = 1.5  # dollars that are paid for no thing weigh more
A_DRIVE = 4.0  # what a turn with a drive is worth more than one without
A_GUEST = 0.5  # what it is worth to be able to join others
COACH_POINT = 0.15  # of a new coach
PIONEER_WANTED, PIONEER_UNWANTED = 0.5, -0.5  # on a new coach
SETTLED = 2  # pioneers of each player for each coach that everybody buys until the stack is empty: driving and joining
TOO_LATE = -1.5


def spending(trial: Trial) -> Iterator[Argument]:
    """What the choice costs, and what the player can no longer do, or do at last."""
    paid = [(payee, amount) for payer, payee, amount in trial.told(PAID) if payer == trial.seat]
    bought = [price for _, _, price in trial.told(COACH_BOUGHT)]
    cost = sum(amount for _, amount in paid) + sum(bought)
    if cost:
        share = 1.0 if trial.t.step == PURCHASE else FARE
        yield Argument("costs", {"amount": cost, "sure": int(trial.routes == 1)}, share * dollars(trial, -cost))
    yield from to_rivals(trial, [(payee, amount) for payee, amount in paid if payee != BANK])
    if trial.t.step in (PURCHASE, BUILDING):
        yield from driving(trial)
    if trial.arrives and trial.t.cash[trial.seat] >= JOINING_COSTS > trial.cash and may_be_invited(trial):
        yield Argument("cannot-join", {"cash": trial.cash, "price": JOINING_COSTS}, -A_GUEST)
    if bought:
        yield from new_coach(trial)


def to_rivals(trial: Trial, paid: list[tuple[int, int]]) -> Iterator[Argument]:
    """Money that others get."""
    if not paid or trial.routes > 1:
        return
    totals = {payee: sum(amount for to, amount in paid if to == payee) for payee, _ in paid}
    shares = [Share(SEAT_NAMES[payee], amount) for payee, amount in totals.items()]
    total = sum(totals.values())
    worth = trial.t.worths_of_cash(total)[total]
    yield Argument("pays-rival", {"shares": shares}, -worth / (trial.t.players - 1))


def driving(trial: Trial) -> Iterator[Argument]:
    """Whether the player can still drive this turn, or can drive only now."""
    t, after, seat, action = trial.t, trial.after, trial.seat, trial.action
    legal = t.legal(seat)
    lines = [action - ROAD] if ROAD <= action < TWO_ROADS else []
    remark = stranding(t, seat, legal, lines).get(action)
    if remark and remark.key == "no-drive":
        yield Argument("no-drive", remark.facts, -A_DRIVE)
    could, can = (table.goals_after(seat, table.cash[seat], NOBODY, NOBODY) for table in (t, after))
    if can and not could:
        yield Argument("enables", {}, A_DRIVE)


def may_be_invited(trial: Trial) -> bool:
    """Whether anybody else drives before the player's next income, and the player carries somebody to settle."""
    return next_driver(trial) != NOBODY and bool(trial.after.jobs_on_coaches(trial.seat))


def new_coach(trial: Trial) -> Iterator[Argument]:
    """What a coach promises, as long as there is time to empty it."""
    t, seat = trial.t, trial.seat
    if ends(trial):
        yield Argument("too-late", {}, TOO_LATE)
        return
    coach = t.box.edition.coaches[t.display[trial.action - COACH]]
    own = aboard(t, seat)
    wanted = sum(min(coach.seats.count(job), max(t.tiles.count(job) - own[job], 0)) for job in range(len(own)))
    size = len(coach.seats)
    weight = COACH_POINT * coach.points + PIONEER_WANTED * wanted + PIONEER_UNWANTED * (size - wanted)
    time = min(1.0, SETTLED * t.stack_size / t.players / (sum(own) + size))
    yield Argument("coach", {"points": coach.points, "seats": size, "wanted": wanted}, weight * time)
