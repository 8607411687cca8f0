"""What the stories of all games share: a match whose chance is told what to draw, and the people around its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

import pytest

from westbound import IllegalAction
from westbound.engine.entry import Entry
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.names import CHANCE, ENTRY
from westbound.engine.record import Header


def in_chance_hands(game: Game, box: Any, options: Mapping[str, str], people: Sequence[str]) -> Match:
    """A fresh match whose chance is told what to draw."""
    name, digest = game.edition(box)
    header = Header(
        game=game.name,
        rules=game.version,
        edition=name,
        digest=digest,
        players=len(people),
        options=dict(options),
        seats=list(people),
    )
    return Match(game, box, header, None)


def chance_may(match: Match) -> dict[str, int]:
    """What chance may draw, and how often it does; nothing if it is not asked."""
    legal = [match.space.text(action) for action in match.table.legal(CHANCE)]
    return dict(zip(legal, match.table.weights(CHANCE), strict=True))


def happened(match: Match) -> list[Entry]:
    """What the journal has of what happened by itself."""
    news = match.journal.news()
    return [Entry(news[i], news[i + 1], tuple(news[i + 2 : i + ENTRY])) for i in range(0, len(news), ENTRY)]


class Laid(Protocol):
    """A table laid for a story."""

    match: Match

    @property
    def t(self) -> Any: ...

    def put(self, field: str, place: int, value: int) -> None: ...


S = TypeVar("S", bound=Laid)


class Somebody(Generic[S]):
    """Somebody at the table."""

    def __init__(self, story: S, seat: int) -> None:
        self.story = story
        self.seat = seat

    def has(self, **things: int) -> Self:
        """``has(cash=5, merchants=1)``: any number that the table keeps per player."""
        for thing, number in things.items():
            self.story.put(thing, self.seat, number)
        return self

    def does(self, *actions: str) -> Self:
        """One action after the other."""
        for words in actions:
            self.story.match.play(self.seat, words)
        return self

    def may_not(self, words: str) -> None:
        with pytest.raises(IllegalAction):
            self.does(words)


class Kept:
    """A number that the table keeps per player, by the same name."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, person: Somebody[Any], owner: type) -> int:
        return int(getattr(person.story.t, self._name)[person.seat])
