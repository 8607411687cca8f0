"""Views put together from the parts that a game draws; what looks as before is not drawn again."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypedDict, TypeVar

from westbound.engine.game import Game, Looker, View

T = TypeVar("T")
M = TypeVar("M")


class Sketches:
    """What was last drawn on one table, and from what."""

    def __init__(self) -> None:
        self._drawn: dict[object, tuple[tuple[object, ...], Any]] = {}
        self._rows: dict[str, tuple[list[Any], list[Any]]] = {}

    def draw(self, what: object, pen: Callable[..., T], *things: object) -> T:
        """Return what *pen* makes of *things*; as long as they are equal, that is the same object."""
        before = self._drawn.get(what)
        if before is None or before[0] != things:
            before = self._drawn[what] = things, pen(*things)
        look: T = before[1]
        return look

    def draw_row(self, what: str, pen: Callable[[Any, int, M], T], box: object, marks: list[M]) -> list[T]:
        """Return what *pen* makes of each mark; where a mark is equal, that is the same object."""
        before = self._rows.get(what)
        if before is None:
            before = self._rows[what] = marks, [pen(box, i, mark) for i, mark in enumerate(marks)]
        elif before[0] != marks:
            old, looks = before[0], [*before[1]]
            for i, mark in enumerate(marks):
                if mark != old[i]:
                    looks[i] = pen(box, i, mark)
            before = self._rows[what] = marks, looks
        return before[1]


class TableView(TypedDict):
    """The part of a view that is the same in every game."""

    game: str
    edition: str
    actors: list[int]
    over: bool
    winners: list[int]
    viewer: int | None


class Parts(Protocol):
    """The module ``view`` of a game: it draws the parts that only this game has."""

    @property
    def VIEW(self) -> type:
        """The type of the whole view."""

    def shared(self, t: Any, sketches: Sketches, /) -> Any:
        """Return what all see alike, as a new dictionary."""

    def own(self, t: Any, seat: int | None, /) -> Any:
        """Return what only *seat* sees, or sees differently, as a new dictionary."""

    def sides(self, t: Any, sketches: Sketches, /) -> Sequence[tuple[object, object]]:
        """Return what each player has: as others see it, and as the player does."""


class PartsLooker(Looker):
    """Draws what all see alike once, and shows each player their own side."""

    def __init__(self, game: Game, parts: Parts) -> None:
        super().__init__(game)
        self._parts = parts
        self._sketches = Sketches()

    def seen(self, table: Any, seats: Sequence[int | None]) -> tuple[View, list[View]]:
        sides = self._parts.sides(table, self._sketches)
        shown = [side for side, _ in sides]
        apart = []
        for seat in seats:
            players = [*shown]
            if seat is not None:
                players[seat] = sides[seat][1]
            apart.append(self._own(table, seat, players))
        return self._shared(table), apart

    def revealed(self, table: Any) -> View:
        known = [side for _, side in self._parts.sides(table, self._sketches)]
        return copied({**self._shared(table), **self._own(table, None, known)})

    def view(self, table: Any, seat: int | None) -> View:
        shared, (own,) = self.seen(table, [seat])
        return copied({**shared, **own})

    def _shared(self, t: Any) -> View:
        everybody, actors, winners = range(t.players), t.actors(), t.leaders() if t.over else 0
        seen: View = self._parts.shared(t, self._sketches)
        seen["game"] = self._game.name
        seen["edition"] = t.box.edition.name
        seen["actors"] = [s for s in everybody if actors >> s & 1]
        seen["over"] = t.over
        seen["winners"] = [s for s in everybody if winners >> s & 1]
        return seen

    def _own(self, t: Any, seat: int | None, players: list[object]) -> View:
        seen: View = self._parts.own(t, seat)
        seen["viewer"] = seat
        seen["players"] = players
        return seen


def copied(view: View) -> View:
    """Return a view that shares nothing with what is drawn."""
    copy: View = marshal.loads(marshal.dumps(view))
    return copy
