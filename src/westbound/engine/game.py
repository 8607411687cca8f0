"""A game as the rest of Westbound knows it: facts about it, and access to its rules."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from westbound.engine.edition import Source, Uploaded
from westbound.engine.flow import Flow
from westbound.engine.knowing.imaginer import Imaginer
from westbound.engine.modular.kinds import Field, Kind
from westbound.engine.names import MOST_PLAYERS, NO_SEAT
from westbound.engine.save import Snapshot, dump, load
from westbound.engine.space import Space, closest

TURN_OF: Final = "turn-of"
"""The journal key of the entry that opens a turn, in every game that has turns.  Its first number is the player.

Logs start a paragraph with it, replays jump to it, and clocks count it.
"""

Weight = Literal["light", "medium", "heavy"]
Options = Mapping[str, str]
View = dict[str, Any]  # of every game: viewer, actors, step, over and winners; the rest is its own
Sources = dict[str, int | None]
Named = tuple[str, str]  # kind and word of what has a name: ``("tile", "farmer")``


class Share(NamedTuple):
    """An amount that goes to one purse."""

    purse: str
    amount: int


Fact = int | Named | list[Named] | list[Share]
Facts = dict[str, Fact]  # by the name of the variable in the texts


class Remark(NamedTuple):
    """What can be said about a choice before it is made: what it is good for, or what to beware of."""

    tone: Literal["good", "beware"]
    key: str  # of the text, after ``remark-``
    facts: Facts


class Reason(NamedTuple):
    """Why something cannot be chosen now."""

    key: str  # of the text, after ``reason-``
    facts: Facts


class Argument(NamedTuple):
    """A fact that speaks for a choice, or against it."""

    key: str  # of the text, after ``argument-``
    facts: Facts
    weight: float  # about how many points it is worth; negative: it speaks against the choice


Remarks = Mapping[int, Sequence[Remark]]  # by action; most have none


class NoWorld(RuntimeError):
    """No table is found that agrees with everything a seat knows."""


class WrongOptions(ValueError):
    """The number of players or the options are not valid for the game."""


class Looker:
    """Looks at one table repeatedly, for several viewers."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def seen(self, table: Any, seats: Sequence[int | None]) -> tuple[View, list[View]]:
        """Return what *seats* see alike, and what each sees in addition; together they are its ``view``.

        Both are read-only: what looks as before may be the same object.
        """
        return {}, [self._game.view(table, seat) for seat in seats]

    def view(self, table: Any, seat: int | None) -> View:
        """Return the whole view of *seat*; it belongs to the caller."""
        return self._game.view(table, seat)

    def revealed(self, table: Any) -> View:
        """Return what a spectator would see if all hands were open; a game with secrets has its own looker for that.

        It belongs to the caller.
        """
        return self._game.view(table, None)


class Game(ABC):
    """The registry entry of a game; bots, server and research know only this.

    A game with a module for each part derives from ``ModularGame``.
    """

    name: str
    version: int  # of the rules; a record names the one it was played by
    title: str
    number: int = 100  # the position in lists of games: ours by release, then all others
    players: range  # up to MOST_PLAYERS
    minutes: tuple[int, int] | None = None  # from and to, at a table with people; None: unknown
    weight: Weight | None = None  # how much there is to think about
    seats: tuple[str, ...]  # their names in words, the first seat first
    editions: tuple[str, ...]  # ours; the first is the default
    longest: int  # no game has more actions, including those of chance
    secrets: bool  # whether anyone may know what others may not
    steps: tuple[str, ...]  # by number, as ``where`` and the texts call them; empty if nobody needs the name
    kinds: Mapping[int, Kind]  # of journal entries
    unspoken: frozenset[int] = frozenset()  # kinds of entries that are shown, but too small to be put into words
    reveals: frozenset[int] = frozenset()  # kinds of entries that tell what was hidden from some until then
    premoves: Mapping[str, str] = MappingProxyType({})  # by step at which one may pass in advance: the words of passing
    remarked: frozenset[str] = frozenset()  # steps whose choices it makes remarks about
    argued: frozenset[str] = frozenset()  # the keys of all arguments it knows
    counted: frozenset[str] = frozenset()  # steps at which everybody knows how many choices there are
    bit_by_bit: frozenset[int] = frozenset()  # actions that start in small steps what others do in one
    text: Path  # the folder of its .ftl files
    interpreted: bool = False  # whether it was loaded to play uploaded editions

    @property
    def nets(self) -> Path:
        """The folder of its trained nets, one per number of players."""
        return self.text.parent / "nets"

    def __init__(self) -> None:
        """:raises ValueError: if its facts break what server and page rely on."""
        if not 1 <= self.players[0] <= self.players[-1] <= min(MOST_PLAYERS, len(self.seats)):
            many = f"{self.players[0]} to {self.players[-1]}"
            at_most = f"it has {len(self.seats)} seats, and there is room for {MOST_PLAYERS}"
            raise ValueError(f"{self.name} is for {many} players; {at_most}")
        for key, fields in self.kinds.values():
            if key == TURN_OF and fields[:1] != (Field("player", "player"),):
                raise ValueError(f"{self.name}: the first number of {TURN_OF!r} is the player, not {fields[:1]}")

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        """Return the options for that number of players, and their values; the first value is the default."""
        return {}

    def open_box(self, players: int, options: Options, edition: Source) -> Any:
        """Return the printed content for checked *players* and *options*; None if the game has none."""
        return None

    @abstractmethod
    def table(self, box: Any) -> Flow:
        """Return the table as it comes out of the box, before the first step."""

    @abstractmethod
    def space(self, box: Any) -> Space:
        """Return the actions in words."""

    @abstractmethod
    def view(self, table: Any, seat: int | None) -> View:
        """Return what *seat*, or a spectator (``None``), may know: plain data, ready for JSON."""

    def imaginer(self, table: Any) -> Imaginer:
        """Return what imagines worlds on *table*, changing it; a game with secrets has its own."""
        assert not self.secrets, f"{self.name} has secrets, and nothing that imagines them"
        return Imaginer()

    def breakdown(self, view: View) -> list[Sources]:
        """Return the points of each seat by source; ``None`` if the viewer may not know them before the end."""
        return [player["breakdown"] for player in view["players"]]

    def names(self, box: Any) -> dict[str, dict[str, str]]:
        """Return proper names that are the same in every language: by kind (``city``), by name in words."""
        return {}

    def edition(self, box: Any) -> tuple[str, str]:
        """Return name and digest of the box's edition."""
        return self.editions[0], ""

    def entity(self, box: Any, kind: str, number: int) -> str:
        """Return what a number in the journal stands for, in words; plain numbers stay numbers."""
        return str(number)

    def looker(self) -> Looker:
        """Return a looker for one table; a game that can save the server work has its own."""
        return Looker(self)

    # What the texts may mention; it becomes words where it is read

    def asked(self, view: View, seat: int) -> Facts:
        """Return what can be said when *seat* has to choose, and, as ``score``, its points."""
        return {}

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        """Return what else can be said about an action on *word*; None if it is not on offer."""
        return {}

    def parts(self, kind: str, word: str) -> Facts:
        """Return what the object of an action consists of; most consist of themselves."""
        return {kind: (kind, word)}

    def remarks(self, table: Any, seat: int) -> Remarks:
        """Return what can be said about the choices of *seat* at a step that is ``remarked``.

        It is asked about an imagined *table*, so it can tell nothing that the seat does not know.
        """
        return {}

    def why_not(self, table: Any, seat: int, kind: str, word: str) -> Reason | None:
        """Return why *seat*, who has to choose, cannot choose this thing; None if there is nothing to say.

        It is asked about an imagined *table*, too; *kind* and *word* may be anything.
        """
        return None

    def in_sight(self, table: Any, seat: int) -> Sequence[Named]:
        """Return the things *seat* sees, has to choose among or not, and may want a reason for, by kind and word.

        It is asked about an imagined *table*, too.
        """
        return ()

    def arguments(self, table: Any, seat: int, action: int) -> Sequence[Argument]:
        """Return what speaks for and against a legal *action* of *seat*, one for each key: only what is sure.

        It is asked about an imagined *table*, which stays as it is, and says the same about every other one that *seat*
        cannot tell apart from it.
        """
        return ()

    # The same for every game

    def counts(self, step: int) -> bool:
        """Return whether everybody knows how many choices there are at *step*, so that a single one betrays nothing."""
        return not self.secrets or (bool(self.counted) and self.steps[step] in self.counted)

    def box(self, players: int, options: Options | None = None, edition: Source = "") -> Any:
        """Return the printed content for these players and options; options not given have their defaults.

        :raises WrongOptions: if they are not valid.
        :raises WrongEdition: if the edition's data are wrong.
        """
        assert self.interpreted or not isinstance(edition, Uploaded), "ask westbound.games.find for the game"
        return self.open_box(players, self.usual(players, options or {}), edition or self.editions[0])

    def usual(self, players: int, options: Options) -> dict[str, str]:
        """Return all options of a game, with defaults for those not given.  :raises WrongOptions: as ``box``."""
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
        """Return every player count with every value of every option: what the tests play."""
        return [
            (players, self.usual(players, {key: value}) if key else {})
            for players in self.players
            for key, value in [(k, v) for k, values in self.choices(players).items() for v in values] or [("", "")]
        ]

    def deal(self, box: Any) -> Flow:
        """Return a new table at its first decision; everything drawn in the set-up is left to chance."""
        table = self.table(box)
        table.advance()
        return table

    def imagine(self, table: Any, seat: int | None, rng: random.Random) -> Flow:
        """Return a whole table that may be the real one for all *seat* knows, drawn with the right probabilities.

        :raises NoWorld: if no table is found that agrees with everything the seat knows.
        """
        world: Flow = table.copy()
        if not self.imaginer(world).imagined(NO_SEAT if seat is None else seat, rng.getrandbits(60)):
            raise NoWorld(f"{self.name}: no world agrees with all that seat {seat} has seen and heard")
        return world

    def knowledge(self, table: Any, seat: int | None) -> int:
        """Return 64 bits that are the same for positions *seat* cannot tell apart, and hardly ever for others."""
        return self.imagine(table, seat, random.Random(0)).digested()

    def estimate(self, table: Flow, seat: int) -> float:
        """Return what the position is worth to *seat*, in points, in the eyes of a beginner."""
        return table.estimated(seat)

    def columns(self, players: int) -> list[str]:
        """Return the name of each column of a table's ``sight``, as ``names.py`` numbers them.

        ``player_0`` is the viewer, ``player_1`` the next in turn order; ``common.hand.3`` is the fourth of several.
        """
        package = type(self).__module__.rpartition(".")[0]
        numbers = vars(import_module(f"{package}.names"))
        of_players = listed(numbers, "SIGHT")
        each = [f"player_{player}.{column}" for player in range(players) for column in of_players]
        return each + [f"common.{column}" for column in listed(numbers, "COMMON")]

    def restore(self, box: Any, snapshot: Snapshot) -> Flow:
        """Return the table as it was dumped."""
        table = self.table(box)
        load(table, snapshot)
        return table

    def dump(self, table: Flow) -> Snapshot:
        return dump(table)

    def winners(self, table: Flow) -> list[int]:
        """Return the seats that have won, or are ahead."""
        mask = table.leaders()
        return [seat for seat in range(table.players) if mask >> seat & 1]

    def where(self, table: Flow, seat: int) -> str:
        """Return the place in the rules where *seat* is: ``turn of red › invitation › joining of blue``."""
        path, last = [], None
        frames = table.frames(seat)
        for step, player in zip(frames[::2], frames[1::2], strict=True):
            if not self.steps[step]:
                continue
            whose = f" of {self.seats[player]}" if player != last and player < table.players else ""
            path.append(self.steps[step] + whose)
            last = player
        return " › ".join(path)


def listed(numbers: Mapping[str, Any], prefix: str) -> list[str]:
    """Return the names of columns, of which those with *prefix* say where each kind begins."""
    named = {number: name for name, number in numbers.items() if name.startswith(f"{prefix}_")}
    found = list[str]()
    for start, end in pairwise([*sorted(named), numbers.get(f"{prefix}S", 0)]):
        name = named[start].removeprefix(f"{prefix}_").lower()
        found += [name] if end - start == 1 else [f"{name}.{i}" for i in range(end - start)]
    return found
