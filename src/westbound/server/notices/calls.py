"""When a table calls somebody on a seat: it is their turn, they are asked something, or the game is over."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from westbound.server.state.table_state import TableState
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.live import Live

What = Literal["turn", "consent", "over"]


class Call(NamedTuple):
    """A table calls a seat, since a moment and a time."""

    what: What
    moment: int  # the version of the game, or the event with which somebody asks
    since: int

    @property
    def name(self) -> str:
        """No other call of this table to this seat is called so."""
        return f"{self.what} {self.moment}"


class Notice(msgspec.Struct, frozen=True):
    """What somebody is told.  Of the game itself, nothing."""

    what: What
    table: str
    game: str
    people: list[str]  # the others at the table
    since: int
    language: str


class Later(NamedTuple):
    """Nothing is to be told now; perhaps then, and somebody was seen then."""

    due: int | None
    seen: int


def call_for(state: TableState, seat: int) -> Call | None:
    match = state.match
    if match is None or state.opened.lesson:
        return None
    if match.over:
        return Call("over", match.version, state.played_at)
    asked = state.asked_at(seat)
    if asked is not None:
        return Call("turn", asked, state.asked_since[seat])
    asking = state.asking
    return Call("consent", asking.seq, asking.at) if asking and seat in state.consent_open() else None


def is_theirs(wish: Subscription, state: TableState) -> bool:
    """Whether who made the wish still has the seat."""
    occupant = state.seats[wish.seat]
    return occupant.who == "person" and not occupant.resigned and occupant.keys == wish.void


def is_here(wish: Subscription, live: Live) -> bool:
    """Whether somebody looks at the table from that seat, through this process."""
    return wish.seat in live.looking()


def judge(wish: Subscription, live: Live, now: int, after: int, again: bool = False) -> Call | Later | None:
    """What is to be told now, if they have been away for *after* milliseconds; *again*: even if it was told before.

    None: the wish has come to its end.
    """
    if live.state.abandoned or not is_theirs(wish, live.state):
        return None
    call, here = call_for(live.state, wish.seat), is_here(wish, live)
    is_told = call is not None and call.name == wish.told
    if call and call.what == "over" and (here or is_told):
        return None
    seen = now if here else wish.seen
    if call is None or (is_told and not again):
        return Later(None, seen)
    due = max(call.since, seen) + after
    if wish.tries and wish.due:
        due = max(due, wish.due)
    return call if due <= now else Later(due, seen)


def notice_of(wish: Subscription, call: Call, state: TableState) -> Notice:
    others = [seat.name for number, seat in enumerate(state.seats) if number != wish.seat and seat.name]
    return Notice(call.what, state.table, state.opened.game, others, call.since, wish.language)
