"""What a choice would set off, without making it.

The choice is tried on an imagined table, which depends on nothing but what the seat knows.  What follows by itself is
written down as far as the seat would see it, up to the next choice or draw.  One imagined table is enough: rules that
neither ask nor draw can depend on something hidden only where it comes to light, and a game names the entries that tell
it (``Game.reveals``); foresight ends before the first of them, so that nothing imagined is taken for the truth.
Remarks about choices, reasons why something is no choice, and which choices are final come from an imagined table, too.
"""

from __future__ import annotations

import random
from collections.abc import Container
from typing import Literal

import msgspec

from westbound.engine.entry import Entry, read
from westbound.engine.flow import Flow
from westbound.engine.game import Facts, Game, Named, Reason, Remarks
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.engine.space import Space

Then = Literal["own", "others", "chance", "over", "secret"]  # who goes on; secret: it depends on something hidden
SEED = 0  # of every imagined table
FORKS = 2  # own choices in a row that are followed
MOST_WAYS = 3  # of a fork
MOST_KEPT = 512  # results, of one position
MOST_FORCED = 64  # forced choices in a row that are followed


class Foresight(msgspec.Struct, frozen=True):
    """What a seat would see happen if it chose *words*, and what comes next."""

    words: str
    entries: tuple[Entry, ...]
    then: Then
    actors: tuple[int, ...] = ()  # the seats that may choose then
    step: str = ""  # of the seat, or of those it waits for
    facts: Facts = {}  # what the seat is asked then
    ways: tuple[Foresight, ...] = ()  # a fork of the seat's own: each way


class Foresights:
    """What the choices of one match would set off, remembered until the game goes on."""

    def __init__(self, game: Game, space: Space) -> None:
        self._game = game
        self._space = space
        self._version = -1
        self._worlds: dict[int, Flow] = {}  # by seat
        self._kept: dict[tuple[int, int], Foresight] = {}  # by seat and action
        self._final: dict[int, frozenset[int]] = {}  # by seat

    def find(self, table: Flow, version: int, seat: int, action: int) -> Foresight:
        """What *action*, which must be legal (not checked), would set off on *table*, which stays as it is."""
        self._turn_to(version)
        if (seat, action) not in self._kept:
            if len(self._kept) == MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[seat, action] = self._try(self._world(table, seat), seat, action, FORKS)
        return self._kept[seat, action]

    def final(self, table: Flow, version: int, seat: int) -> frozenset[int]:
        """Which legal actions *seat* could not undo freely; a single one is none, as there is nothing to decide."""
        self._turn_to(version)
        if seat not in self._final:
            legal = table.legal(seat)
            world = self._world(table, seat) if len(legal) > 1 else table
            several = legal if len(legal) > 1 else []
            self._final[seat] = frozenset(action for action in several if self._is_final(world.copy(), seat, action))
        return self._final[seat]

    def _turn_to(self, version: int) -> None:
        if version != self._version:
            self._version, self._worlds, self._kept, self._final = version, {}, {}, {}

    def _world(self, table: Flow, seat: int) -> Flow:
        if seat not in self._worlds:
            self._worlds[seat] = self._game.imagine(table, seat, random.Random(SEED))
        return self._worlds[seat]

    def _is_final(self, table: Flow, seat: int, action: int) -> bool:
        """Whether somebody learns something from *action*, or *seat* does not go on; a forced choice is no stop."""
        for _ in range(MOST_FORCED):
            journal = table.listen()
            table.apply(seat, action)
            if any(tells(self._game, entry) for entry in read(journal)) or next_in(table, seat) != "own":
                return True
            if not is_forced(self._game, table, seat):
                return False
            action = table.legal(seat)[0]
        return True

    def _try(self, world: Flow, seat: int, action: int, forks: int) -> Foresight:
        table, words = world.copy(), self._space.text(action)
        journal = table.listen()
        table.apply(seat, action)
        entries = read(journal)
        known = next((i for i, entry in enumerate(entries) if entry.kind in self._game.reveals), len(entries))
        seen = tuple(entry for entry in entries[:known] if entry.seen(seat))
        if known < len(entries):
            return Foresight(words, seen, "secret")
        view = self._game.view(table, seat)
        then, actors, step = next_in(table, seat), tuple(view["actors"]), view["step"]
        if then != "own":
            return Foresight(words, seen, then, actors, step)
        ways = [self._try(table, seat, way, forks - 1) for way in self._fork(table, seat)] if forks else []
        return Foresight(words, seen, then, actors, step, self._game.asked(view, seat), tuple(ways))

    def _fork(self, table: Flow, seat: int) -> list[int]:
        """The seat's choices if they are few and plain words, as left or right; what is about a thing is for later."""
        legal = table.legal(seat)
        is_fork = len(legal) <= MOST_WAYS and not any(self._space.parts(action)[1] for action in legal)
        return legal if is_fork else []


class Remarking:
    """The remarks about the choices of one match, remembered until the game goes on, and reasons."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._version = -1
        self._kept: dict[int, Remarks] = {}  # by seat

    def find(self, table: Flow, version: int, seat: int) -> Remarks:
        """What can be said about what *seat* may do now on *table*, which stays as it is."""
        if not self._game.remarked or not table.actors() >> seat & 1:
            return {}
        if version != self._version:
            self._version, self._kept = version, {}
        if seat not in self._kept:
            step, *_ = table.frame(seat)
            self._kept[seat] = self._make(table, seat) if self._game.steps[step] in self._game.remarked else {}
        return self._kept[seat]

    def why_not(self, table: Flow, seat: int, kind: str, word: str) -> Reason | None:
        """Why *seat* cannot choose that thing now on *table*, which stays as it is."""
        if not table.actors() >> seat & 1:
            return None
        return self._game.why_not(self._imagine(table, seat), seat, kind, word)

    def reasons(self, table: Flow, seat: int, offered: Container[Named]) -> list[tuple[Named, Reason]]:
        """What *seat* sees on *table* that is not *offered*, each with the reason why it cannot be chosen."""
        if not table.actors() >> seat & 1:
            return []
        world = self._imagine(table, seat)
        asked = [(thing, self._game.why_not(world, seat, *thing)) for thing in self._game.in_sight(world, seat)]
        return [(thing, reason) for thing, reason in asked if reason is not None and thing not in offered]

    def _make(self, table: Flow, seat: int) -> Remarks:
        return self._game.remarks(self._imagine(table, seat), seat)

    def _imagine(self, table: Flow, seat: int) -> Flow:
        return self._game.imagine(table, seat, random.Random(SEED))


def is_forced(game: Game, table: Flow, seat: int) -> bool:
    """Whether *seat* has a single choice, and everybody knows that."""
    step, *_ = table.frame(seat)
    return game.counts(step) and len(table.legal(seat)) == 1


def tells(game: Game, entry: Entry) -> bool:
    """Whether an entry tells what was hidden, or is hidden from some."""
    return entry.seen_by != EVERYBODY or entry.kind in game.reveals


def next_in(table: Flow, seat: int) -> Then:
    """Who goes on; chance before everybody else, as in a match."""
    actors = table.actors()
    if table.over:
        return "over"
    if actors >> CHANCE & 1:
        return "chance"
    return "own" if actors >> seat & 1 else "others"
