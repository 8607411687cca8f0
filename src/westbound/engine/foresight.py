"""What a choice would set off, without making it.

The choice is tried on an imagined table, which depends on nothing but what the seat knows.  What follows by itself is
written down as far as the seat would see it, up to the next choice or draw.  One imagined table is enough: rules that
neither ask nor draw can depend on something hidden only where it comes to light, and a game names the entries that tell
it (``Game.reveals``); foresight ends before the first of them, so that nothing imagined is taken for the truth.
"""

from __future__ import annotations

import random
from typing import Literal

import msgspec

from westbound.engine.entry import Entry, read
from westbound.engine.flow import Flow
from westbound.engine.game import Facts, Game
from westbound.engine.names import CHANCE
from westbound.engine.space import Space

Then = Literal["own", "others", "chance", "over", "secret"]  # who goes on; secret: it depends on something hidden
SEED = 0  # of every imagined table
FORKS = 2  # own choices in a row that are followed
MOST_WAYS = 3  # of a fork
MOST_KEPT = 512  # results, of one position


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

    def find(self, table: Flow, version: int, seat: int, action: int) -> Foresight:
        """What *action*, which must be legal (not checked), would set off on *table*, which stays as it is."""
        if version != self._version:
            self._version, self._worlds, self._kept = version, {}, {}
        if (seat, action) not in self._kept:
            if seat not in self._worlds:
                self._worlds[seat] = self._game.imagine(table, seat, random.Random(SEED))
            if len(self._kept) == MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[seat, action] = self._try(self._worlds[seat], seat, action, FORKS)
        return self._kept[seat, action]

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


def next_in(table: Flow, seat: int) -> Then:
    """Who goes on; chance before everybody else, as in a match."""
    actors = table.actors()
    if table.over:
        return "over"
    if actors >> CHANCE & 1:
        return "chance"
    return "own" if actors >> seat & 1 else "others"
