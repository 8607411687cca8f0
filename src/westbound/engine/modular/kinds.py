"""Kinds of journal entries: what a game says about each, and the one decoder that turns an entry into words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from westbound.engine.names import ENTRY

if TYPE_CHECKING:
    from westbound.engine.game import Game

Part = tuple[str, str, str]  # of an entry: name and nature of a field, and its word

MOST_FIELDS = ENTRY - 2  # numbers of an entry; its kind and who saw it come first


class Nature(NamedTuple):
    """What the numbers of a field stand for: cities, players, plain numbers ..."""

    word: Callable[[Any, int], str]  # for a box: the word for a number
    words: tuple[str, ...] = ()  # all of them, where every edition has the same


NUMBER = Nature(lambda _, number: str(number))
ORDINAL = Nature(lambda _, number: str(number + 1))  # counted from 0 inside and from 1 outside


def one_of(words: Iterable[str]) -> Nature:
    """The nature of numbers that stand for the same words in every edition."""
    listed = tuple(words)
    return Nature(lambda _, number: listed[number], listed)


class Field(NamedTuple):
    """One number of an entry."""

    name: str  # the variable by which texts know it
    nature: str


class Kind(NamedTuple):
    """Entries that say the same of different things."""

    key: str  # of their text
    fields: tuple[Field, ...]


def kind(key: str, **fields: str) -> Kind:
    """The kind with that text, whose numbers have these names and natures.

    >>> kind("built", player="player", line="line").fields[1]
    Field(name='line', nature='line')
    """
    return Kind(key, tuple(Field(name, nature) for name, nature in fields.items()))


def described(
    names: ModuleType, natures: Collection[str], kinds: Mapping[int, Kind], unspoken: Collection[int] = ()
) -> Mapping[int, Kind]:
    """*kinds*, which describe every kind of entry in a game's ``names.py``: its last block, counted from 0.

    :raises ValueError: if one has no description, or a description is wrong.
    """
    named = last_block(names)
    for number, name in named.items():
        if number not in kinds:
            raise ValueError(f"{names.__name__}: there is no description of the journal kind {name}")
    for number in {*kinds, *unspoken} - {*named}:
        raise ValueError(f"{names.__name__}: no journal kind has the number {number}")
    keys = [each.key for each in kinds.values()]
    for number, (key, fields) in kinds.items():
        where = f"{names.__name__}: the journal kind {named[number]}"
        if keys.count(key) > 1:
            raise ValueError(f"{where} has the key {key!r}, like another one")
        if len(fields) > MOST_FIELDS:
            raise ValueError(f"{where} has {len(fields)} fields; an entry has room for {MOST_FIELDS}")
        for field in fields:
            if field.nature not in natures:
                known = ", ".join(natures)
                raise ValueError(
                    f"{where}: {field.name} is of an unknown nature, {field.nature!r} (there are: {known})"
                )
    return kinds


def last_block(names: ModuleType) -> dict[int, str]:
    """The names of the last numbers that are counted from 0, by number.

    :raises ValueError: if they are not counted one by one.
    """
    numbers = [(name, number) for name, number in vars(names).items() if name.isupper() and type(number) is int]
    first = max((at for at, (_, number) in enumerate(numbers) if number == 0), default=len(numbers))
    block = numbers[first:]
    for expected, (name, number) in enumerate(block):
        if number != expected:
            raise ValueError(f"{names.__name__}: {name} should be {expected}, the next kind of entry, not {number}")
    return {number: name for name, number in block}


class Decoded(NamedTuple):
    """An entry in words: the key of its text, and what it mentions."""

    key: str
    parts: tuple[Part, ...]

    def word(self, name: str) -> str:
        """What the field *name* says."""
        return next(word for field, _, word in self.parts if field == name)


def decoded(game: Game, box: Any, number: int, numbers: Sequence[int]) -> Decoded:
    """An entry of kind *number* in words; numbers for which its kind has no field are padding."""
    key, fields = game.kinds[number]
    told = zip(fields, numbers, strict=False)
    return Decoded(key, tuple([(name, nature, game.entity(box, nature, n)) for (name, nature), n in told]))
