"""A game as the rest of Westbound knows it: facts, and doors to its rules."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from westbound.engine.edition import Source, Uploaded
from westbound.engine.flow import Flow
from westbound.engine.save import Snapshot, dump, load
from westbound.engine.space import Space, closest

Options = Mapping[str, str]
View = dict[str, Any]  # of every game: viewer, actors, step, over and winners; the rest is its own
Sources = dict[str, int | None]
Named = tuple[str, str]  # kind and word of what has a name: ``("tile", "farmer")``


class Share(NamedTuple):
    """What somebody is paid."""

    purse: str
    amount: int


Fact = int | Named | list[Named] | list[Share]
Facts = dict[str, Fact]  # by the variable that the texts know it by


class WrongOptions(ValueError):
    """A game was asked for that cannot be played so."""


class Looker:
    """Looks at one table again and again, with the eyes of several."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def seen(self, table: Any, seats: Sequence[int | None]) -> tuple[View, list[View]]:
        """What *seats* see alike, and what each of them sees besides: together its ``view``.

        To be read only: what looks as before may be the same object.
        """
        return {}, [self._game.view(table, seat) for seat in seats]

    def revealed(self, table: Any) -> View:
        """What a spectator would see if every hand lay open; a game with secrets has its own looker for that.

        To be read only, as above.
        """
        return self._game.view(table, None)


class Game(ABC):
    """The registry entry of a game; bots, server and research know only this."""

    name: str
    version: int  # of the rules; a record says which it was played by
    title: str
    number: int = 100  # on the shelf: ours in the order in which they came, then all others
    players: range
    seats: tuple[str, ...]  # their names in words, the first seat first
    editions: tuple[str, ...]  # ours; the first is the usual one
    longest: int  # no game has more actions, chance included
    secrets: bool  # whether anybody may know what others may not
    steps: tuple[str, ...]  # by number, as ``where`` and the texts call them; empty where nobody needs a name
    kinds: Mapping[int, tuple[str, ...]]  # journal: key of the text, then what each number is (``payer:purse``)
    unspoken: frozenset[int] = frozenset()  # kinds of entries that are to be seen, and too small to be told
    reveals: frozenset[int] = frozenset()  # kinds of entries that tell what was hidden from some until then
    plans: Mapping[str, str] = MappingProxyType({})  # by step at which one may pass in advance: the words of passing
    bit_by_bit: frozenset[int] = frozenset()  # actions that begin to do in small steps what others do at once
    text: Path  # the folder of its .ftl files
    interpreted: bool = False  # whether it was loaded to play editions that somebody has uploaded

    @abstractmethod
    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        """The options of a game for so many, and their values; the first is the usual one."""

    @abstractmethod
    def open_box(self, players: int, options: Options, edition: Source) -> Any:
        """The box for checked *players* and *options*."""

    @abstractmethod
    def lay(self, box: Any) -> Flow:
        """The table as it comes out of the box, before the first step."""

    @abstractmethod
    def space(self, box: Any) -> Space:
        """The actions in words."""

    @abstractmethod
    def view(self, table: Any, seat: int | None) -> View:
        """What *seat*, or a spectator (``None``), may know; plain data, ready for JSON."""

    @abstractmethod
    def imagine(self, table: Any, seat: int | None, rng: random.Random) -> Flow:
        """A whole table that may be the real one for all *seat* knows, drawn with the right probabilities."""

    @abstractmethod
    def breakdown(self, view: View) -> list[Sources]:
        """Points by source, per seat; ``None`` is not for the viewer to know before the game is over."""

    @abstractmethod
    def estimate(self, table: Any, seat: int) -> float:
        """What the position is worth to *seat*, in points: a beginner's judgement."""

    @abstractmethod
    def names(self, box: Any) -> dict[str, dict[str, str]]:
        """Proper names that are the same in every language: by kind (``city``), by name in words."""

    @abstractmethod
    def edition(self, box: Any) -> tuple[str, str]:
        """Name and digest of the box's edition."""

    def entity(self, box: Any, kind: str, number: int) -> str:
        """What a number of the journal stands for, in words; plain numbers stay numbers."""
        return str(number)

    def looker(self) -> Looker:
        """Eyes for one table; a game that can save a server work has its own."""
        return Looker(self)

    # What the texts may mention; who reads them puts it into words

    def asked(self, view: View, seat: int) -> Facts:
        """What can be said when *seat* is asked something, and, as ``score``, how many points it has."""
        return {}

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        """What more can be said on this table of an action about *word*; None if that is not on offer."""
        return {}

    def parts(self, kind: str, word: str) -> Facts:
        """What the object of an action is made of; most are made of themselves."""
        return {kind: (kind, word)}

    # The same for every game

    def box(self, players: int, options: Options | None = None, edition: Source = "") -> Any:
        """The content for a game of so many with these options; what is not named is as usual.

        :raises WrongOptions: if it cannot be played so.
        :raises WrongEdition: if the edition's data are wrong.
        """
        assert self.interpreted or not isinstance(edition, Uploaded), "ask westbound.games.find for the game"
        return self.open_box(players, self.usual(players, options or {}), edition or self.editions[0])

    def usual(self, players: int, options: Options) -> dict[str, str]:
        """All options of a game, with the usual values for those not given.  :raises WrongOptions: as ``box``."""
        if players not in self.players:
            raise WrongOptions(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        choices = self.choices(players)
        for key, value in options.items():
            if key not in choices:
                known = ", ".join(choices) or "none"
                near = closest(key, choices)
                raise WrongOptions(f"{self.title} for {players} has no option {key!r} (there are: {known}){near}")
            if value not in choices[key]:
                raise WrongOptions(f"option {key!r} is one of {', '.join(choices[key])}, not {value!r}")
        return {key: options.get(key, values[0]) for key, values in choices.items()}

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Every player count with every value of every option: what the tests play."""
        return [
            (players, self.usual(players, {key: value}) if key else {})
            for players in self.players
            for key, value in [(k, v) for k, values in self.choices(players).items() for v in values] or [("", "")]
        ]

    def deal(self, box: Any) -> Flow:
        """A fresh table, at its first decision: all that is drawn in the set-up is left to chance."""
        table = self.lay(box)
        table.advance()
        return table

    def restore(self, box: Any, snapshot: Snapshot) -> Flow:
        """The table as it was dumped."""
        table = self.lay(box)
        load(table, snapshot)
        return table

    def dump(self, table: Flow) -> Snapshot:
        return dump(table)

    def winners(self, table: Flow) -> list[int]:
        """The seats that have won, or are ahead."""
        mask = table.leaders()
        return [seat for seat in range(table.players) if mask >> seat & 1]

    def where(self, table: Flow, seat: int) -> str:
        """The place in the rules where *seat* is: ``turn of red › invitation › joining of blue``."""
        path, last = [], None
        frames = table.frames(seat)
        for step, player in zip(frames[::2], frames[1::2], strict=True):
            if not self.steps[step]:
                continue
            whose = f" of {self.seats[player]}" if player != last and player < table.players else ""
            path.append(self.steps[step] + whose)
            last = player
        return " › ".join(path)
