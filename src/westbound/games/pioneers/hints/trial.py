"""Pioneers: a choice made on a copy of the table, to see what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from westbound.engine.names import ENTRY
from westbound.games.pioneers.names import (
    COACHES,
    DRIVING,
    HOTEL,
    INCOME_TAKEN,
    JOBS,
    MOVEMENT,
    NO_TILE,
    ROUTE,
    ROUTING,
    SETTLE,
    SETTLING,
)
from westbound.games.pioneers.printed import Coach
from westbound.games.pioneers.rules import Pioneers


class Rider(NamedTuple):
    """A pioneer who gets off a coach."""

    job: int
    coach: Coach
    left: int  # pioneers still aboard


class Trial:
    """A choice of *seat*, and the table after it.

    A drive ends with the first pioneer in the city: the cheapest way, and whoever brings most points, are taken for
    granted where the player has yet to choose them.
    """

    def __init__(self, t: Pioneers, seat: int, action: int) -> None:
        self.t = t
        self.seat = seat
        self.action = action
        self.after = t.copy()
        self.routes = 1  # to choose from on the way
        self.chooses_coach = False  # whether who gets off is yet to be chosen, or at least from which coach ...
        self.chooses_job = False
        journal = self.after.listen()
        self.after.apply(seat, action)
        if t.step in (MOVEMENT, DRIVING):
            self._arrive()
        news = journal.news()
        self._entries = [(news[i], news[i + 2 : i + ENTRY]) for i in range(0, len(news), ENTRY)]

    def _arrive(self) -> None:
        after, seat = self.after, self.seat
        if after.step == ROUTING:
            self.routes = after.count
            after.apply(seat, ROUTE)
        if after.step == SETTLING:
            self.chooses_coach, self.chooses_job = True, after.taken == HOTEL
            after.apply(seat, max(after.legal(seat), key=self._readiness))

    def _readiness(self, action: int) -> tuple[int, int]:
        """The points for a coach that this passenger empties, and how few are left otherwise."""
        i = self.seat * COACHES + (action - SETTLE) % COACHES
        left = self.after.crews[i].bit_count() - 1
        return 0 if left else self.t.box.points[self.after.coaches[i]], -left

    @property
    def arrives(self) -> bool:
        """Whether the choice is where to drive."""
        return self.t.step in (MOVEMENT, DRIVING) and self.tile != NO_TILE

    @property
    def tile(self) -> int:
        """The tile of the city where the stagecoach goes, if it is taken now."""
        return self.t.tiles[self.after.stagecoach]

    @property
    def cash(self) -> int:
        """What the player has left, before any later income."""
        later = sum(amount for player, amount, _ in self.told(INCOME_TAKEN) if player == self.seat)
        return self.after.cash[self.seat] - later

    def told(self, kind: int) -> Iterator[list[int]]:
        """The numbers of each entry of that kind in the journal."""
        return (numbers for each, numbers in self._entries if each == kind)

    def gain(self, source: int) -> int:
        """The points won or lost; *source* is an index of ``sources``."""
        return self.after.sources(self.seat)[source] - self.t.sources(self.seat)[source]

    def riders(self) -> list[Rider]:
        """Who gets off; one pioneer at most."""
        before, after = self.t, self.after
        places = range(self.seat * COACHES, self.seat * COACHES + before.fleet[self.seat])
        changed = [i for i in places if before.crews[i] != after.crews[i]]
        cards = [before.box.edition.coaches[before.coaches[i]] for i in changed]
        seats = [(before.crews[i] & ~after.crews[i]).bit_length() - 1 for i in changed]
        return [
            Rider(card.seats[seat], card, after.crews[i].bit_count())
            for i, card, seat in zip(changed, cards, seats, strict=True)
        ]


def last_riders(t: Pioneers, player: int) -> list[tuple[int, Coach]]:
    """The coaches of *player* that carry a single pioneer, and that pioneer's profession."""
    places = range(player * COACHES, player * COACHES + t.fleet[player])
    return [
        (card.seats[t.crews[i].bit_length() - 1], card)
        for i, card in ((i, t.box.edition.coaches[t.coaches[i]]) for i in places)
        if t.crews[i].bit_count() == 1
    ]


def aboard(t: Pioneers, player: int) -> list[int]:
    """By profession: the pioneers of *player* that are still on coaches."""
    places = range(player * COACHES, player * COACHES + t.fleet[player])
    return [
        sum((t.crews[i] & t.box.seats_of[t.coaches[i] * JOBS + job]).bit_count() for i in places) for job in range(JOBS)
    ]
