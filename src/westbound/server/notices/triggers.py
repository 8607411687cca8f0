"""Triggers of notices: it is somebody's turn, they are asked to agree, or the game is over."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from westbound.server.state.table_state import TableState
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.live import Live

What = Literal["turn", "consent", "over"]


class Trigger(NamedTuple):
    """Why a seat gets a notice, and since when."""

    what: What
    moment: int  # the version of the game, or the event that asked
    since: int

    @property
    def name(self) -> str:
        """A name that no other trigger for this seat has."""
        return f"{self.what} {self.moment}"


class Notice(msgspec.Struct, frozen=True):
    """The content of a notice: nothing about the game itself."""

    what: What
    table: str
    game: str
    people: list[str]  # the others at the table
    since: int
    language: str


class Later(NamedTuple):
    """No notice now; look again when due.  *seen* is when somebody was last there."""

    due: int | None
    seen: int


def trigger_for(state: TableState, seat: int) -> Trigger | None:
    match = state.match
    if match is None or state.opened.lesson:
        return None
    if match.over:
        return Trigger("over", match.version, state.played_at)
    asked = state.asked_at(seat)
    if asked is not None:
        return Trigger("turn", asked, state.asked_since[seat])
    if state.asking and seat in state.consent_open():
        return Trigger("consent", state.asking.seq, state.asking.at)
    if state.applying and seat in state.admission_open():
        return Trigger("consent", state.applying.seq, state.applying.at)
    return None


def is_theirs(subscription: Subscription, state: TableState) -> bool:
    """Whether the subscriber still has the seat."""
    occupant = state.seats[subscription.seat]
    return occupant.who == "person" and not occupant.resigned and occupant.keys == subscription.void


def is_here(subscription: Subscription, live: Live) -> bool:
    """Whether somebody is viewing the table from that seat, through this process."""
    return subscription.seat in live.looking()


def judge(subscription: Subscription, live: Live, now: int, after: int, again: bool = False) -> Trigger | Later | None:
    """The trigger of a notice to send now, if they have been away for *after* milliseconds.

    *again*: even if that notice was sent before.  None: the subscription has ended.
    """
    if live.state.abandoned or not is_theirs(subscription, live.state):
        return None
    trigger, here = trigger_for(live.state, subscription.seat), is_here(subscription, live)
    is_told = trigger is not None and trigger.name == subscription.told
    if trigger and trigger.what == "over" and (here or is_told):
        return None
    seen = now if here else subscription.seen
    if trigger is None or (is_told and not again):
        return Later(None, seen)
    due = max(trigger.since, seen) + after
    if subscription.tries and subscription.due:
        due = max(due, subscription.due)
    return trigger if due <= now else Later(due, seen)


def notice_of(subscription: Subscription, trigger: Trigger, state: TableState) -> Notice:
    others = [seat.name for number, seat in enumerate(state.seats) if number != subscription.seat and seat.name]
    return Notice(trigger.what, state.table, state.opened.game, others, trigger.since, subscription.language)
