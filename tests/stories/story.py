"""A table laid for a story, and the people around it: lay, act in words, look.

A game derives its own ``Story`` and ``Person`` and adds words for its pieces::

    class Person(stories.Person["Story"]):
        coins = Kept()

    class Story(stories.Story[MyTable, Person]):
        names = ("ada", "ben")
        ada: Person
        ben: Person

    def story() -> Story:
        match = begun(GAME, GAME.box(2), Story.names)
        return Story(match, match.table, Person)

    def test_a_coin_is_paid() -> None:
        s = story()
        s.ada.has(coins=3).does("buy hut")
        assert s.ada.coins == 1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from westbound import IllegalAction
from westbound.engine.entry import Entry
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.modular.kinds import decoded
from westbound.engine.names import CHANCE, ENTRY
from westbound.engine.record import Header

T = TypeVar("T", bound=Flow)
P = TypeVar("P", bound="Person[Any]")
S = TypeVar("S", bound="Story[Any, Any]")


# Matches


def undrawn(game: Game, box: Any, people: Sequence[str], options: Mapping[str, str] | None = None) -> Match:
    """A fresh match whose draws the test decides."""
    name, digest = game.edition(box)
    header = Header(
        game=game.name,
        rules=game.version,
        edition=name,
        digest=digest,
        players=len(people),
        options=dict(options or {}),
        seats=list(people),
    )
    return Match(game, box, header, None)


def begun(game: Game, box: Any, people: Sequence[str], *wishes: str) -> Match:
    """A match after its set-up, in which chance drew the *wishes*."""
    match = undrawn(game, box, people)
    draw_on(match, *wishes)
    return match


def chance_may(match: Match) -> dict[str, int]:
    """What chance may draw now, with its weights; empty if it is not chance's turn."""
    legal = [match.space.text(action) for action in match.table.legal(CHANCE)]
    return dict(zip(legal, match.table.weights(CHANCE), strict=True))


def draw_on(match: Match, *wishes: str, until: str = "") -> None:
    """Draw while chance has to, or up to a step: the first wish that is possible, else the first option."""
    wanted = list(wishes)
    while (may := chance_may(match)) and (not until or step_of(match) != until):
        draw = next((wish for wish in wanted if wish in may), next(iter(may)))
        if draw in wanted:
            wanted.remove(draw)
        match.draw(draw)
    assert not wanted, f"chance could not draw {wanted}"
    assert not until or step_of(match) == until, f"{until} never came"


def step_of(match: Match) -> str:
    return match.game.steps[match.table.step]


def happened(match: Match) -> list[Entry]:
    """The journal's entries since it was last read."""
    news = match.journal.news()
    return [Entry(news[i], news[i + 1], tuple(news[i + 2 : i + ENTRY])) for i in range(0, len(news), ENTRY)]


def told(game: Game, box: Any, entries: Iterable[Entry], *keys: str) -> list[str]:
    """Entries in words, such as ``gained red wood 2``: all of them, or those with these keys."""
    lines = []
    for entry in entries:
        key, parts = decoded(game, box, entry.kind, entry.numbers)
        if not keys or key in keys:
            lines.append(" ".join([key, *(word for _, _, word in parts)]))
    return lines


# Tables and people


class Story(Generic[T, P]):
    """A table, and the people around it, each an attribute by their name."""

    names: ClassVar[tuple[str, ...]]  # clockwise

    def __init__(self, match: Match, table: T, person: Callable[[Any, int], P]) -> None:
        """Lay *table* in *match*; *person* makes a person of the story and a seat."""
        self.t = table
        self.match = match
        match.table = table
        match.journal = table.listen()
        match.past.clear()
        self.people = [person(self, seat) for seat in range(table.players)]
        for name, each in zip(self.names, self.people, strict=False):
            setattr(self, name, each)
        self._happened: list[Entry] = []  # by itself, without anybody's action

    def put(self, field: str, place: int, value: int) -> None:
        """Set one number of a row on the table."""
        values: list[int] = list(getattr(self.t, field))
        values[place] = value
        setattr(self.t, field, values)

    def settle(self) -> None:
        """Called before anybody acts or looks: a game may go on here with what nobody has to decide."""

    def go_on(self) -> Self:
        """Let everything happen that nobody has to decide."""
        self.match.journal.news()
        self.t.advance()
        self._happened += happened(self.match)
        return self

    def draws(self, *words: str) -> Self:
        """Chance draws these."""
        for each in words:
            self.settle()
            self.match.draw(each)
        return self

    def chance(self) -> dict[str, int]:
        """What chance may draw, with its weights."""
        self.settle()
        return chance_may(self.match)

    @property
    def step(self) -> str:
        self.settle()
        return step_of(self.match)

    @property
    def asked(self) -> list[str]:
        """The players who have to choose."""
        self.settle()
        return [self.names[seat] for seat in self.match.actors()]

    @property
    def over(self) -> bool:
        self.settle()
        return self.match.over

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.match.game.winners(self.t)]

    @property
    def entries(self) -> list[Entry]:
        """Everything that happened since the table was laid."""
        return self._happened + [entry for moment in self.match.past for entry in moment.news]

    def news(self, *keys: str, seat: int | None = None) -> list[str]:
        """What a seat, or everybody, saw happen since the table was laid: all of it, or these keys."""
        seen = [entry for entry in self.entries if entry.seen(seat)]
        return told(self.match.game, self.match.box, seen, *keys)


class Person(Generic[S]):
    """Somebody at the table."""

    def __init__(self, story: S, seat: int) -> None:
        self.story = story
        self.seat = seat

    @property
    def name(self) -> str:
        return self.story.names[self.seat]

    def has(self, **things: int) -> Self:
        """``has(cash=5, merchants=1)``: any number that the table keeps per player."""
        for thing, number in things.items():
            self.story.put(thing, self.seat, number)
        return self

    def does(self, *actions: str) -> Self:
        """One action after the other."""
        for words in actions:
            self.story.settle()
            self.story.match.play(self.seat, words)
        return self

    def may(self, verb: str = "") -> list[str]:
        """The legal actions: all of them, or those that begin with *verb*."""
        self.story.settle()
        return [words for words in self.story.match.legal(self.seat) if words.startswith(verb)]

    def may_not(self, words: str) -> None:
        with pytest.raises(IllegalAction):
            self.does(words)

    def sees(self, what: str) -> Any:
        """What this player sees of themselves."""
        return self.story.match.view(self.seat)["players"][self.seat][what]


class Kept:
    """A number that the table keeps per player, by the same name."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, person: Person[Any], owner: type) -> int:
        return int(getattr(person.story.t, self._name)[person.seat])
