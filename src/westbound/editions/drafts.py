"""An edition that its game accepts, changed so that it still does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from westbound.editions import checking
from westbound.engine.edition import Content
from westbound.engine.game import Game

Path = tuple[str | int, ...]
WORD = re.compile(r"\w+")
DRAWN = {"version", "x", "y", "at", "flag", "shape"}  # what no rule asks for
CALLED = {"name", "label", "person"}


class Draft:
    """The content of an edition; a change that the game refuses is undone."""

    def __init__(self, game: Game, says: dict[str, Any], rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.says: dict[str, Any] = deepcopy(says)
        assert self.accepted(), f"{game.name} refuses the edition to begin with"

    @property
    def content(self) -> Content:
        return Content(self.says)

    def accepted(self) -> bool:
        return not checking.complaints(self.game, self.content)

    def at(self, path: Path) -> Any:
        part: Any = self.says
        for key in path:
            part = part[key]
        return part

    def put(self, path: Path, value: Any) -> bool:
        """Whether it is accepted with that."""
        part = self.at(path[:-1])
        before, part[path[-1]] = part[path[-1]], value
        if self.accepted():
            return True
        part[path[-1]] = before
        return False

    def change(self, edit: Callable[[dict[str, Any]], None]) -> bool:
        """Whether it is accepted after *edit*, which may change many things at once."""
        before = deepcopy(self.says)
        edit(self.says)
        if self.accepted():
            return True
        self.says = before
        return False

    def say(self, path: Path, place: int, word: str) -> bool:
        """Put a word into a text."""
        found = list(WORD.finditer(self.at(path)))[place]
        text = self.at(path)
        return self.put(path, text[: found.start()] + word + text[found.end() :])

    # Where something can be changed

    def numbers(self) -> list[Path]:
        return [path for path, value in leaves(self.says) if type(value) is int and not DRAWN & {*path}]

    def texts(self) -> list[Path]:
        return [path for path, value in leaves(self.says) if isinstance(value, str) and path[-1] not in CALLED]

    def lists(self) -> list[Path]:
        return [path for path, value in branches(self.says) if isinstance(value, list) and not DRAWN & {*path}]


def leaves(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every number and text, with its place."""
    if isinstance(part, dict | list):
        for key, each in part.items() if isinstance(part, dict) else enumerate(part):
            yield from leaves(each, (*path, key))
    else:
        yield path, part


def branches(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every table and list, with its place."""
    if isinstance(part, dict | list):
        yield path, part
        for key, each in part.items() if isinstance(part, dict) else enumerate(part):
            yield from branches(each, (*path, key))


def family(path: Path) -> Path:
    """The kind of place: the same for all of a list."""
    return tuple(0 if isinstance(key, int) else key for key in path)
