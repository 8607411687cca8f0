"""An edition that its game accepts, pushed to its limits.

Nothing here knows a limit: whatever the game's own checker accepts is tried, and kept.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from westbound.editions import drafts
from westbound.editions.drafts import CALLED, WORD, Path, family, leaves
from westbound.engine.game import Game

FAR = 2**31
MORE = 8  # that a list is made longer or shorter by, in one go
LESS_IS_MORE = {"per", "pay", "if"}  # the number behind it


class Draft(drafts.Draft):
    """A draft that can be pushed and lengthened."""

    def __init__(self, game: Game, says: dict[str, Any], rng: random.Random) -> None:
        super().__init__(game, says, rng)
        self._limits: dict[tuple[Path, bool], int] = {}

    # Changes

    def push(self, path: Path, up: bool) -> None:
        """Make a number as large or as small as the game accepts; try what another of its kind has reached first."""
        kind = family(path), up
        if kind in self._limits and self.put(path, self._limits[kind]):
            return
        self.furthest(up, self.at(path), lambda number: self.put(path, number))
        self._limits[kind] = self.at(path)

    def push_in_text(self, path: Path, up: bool) -> None:
        """All numbers in a text, likewise."""
        words = WORD.findall(self.at(path))
        for place, word in enumerate(words):
            if word.isdecimal():
                self._push_word(path, place, int(word), up != bool(place and words[place - 1] in LESS_IS_MORE))

    def _push_word(self, path: Path, place: int, number: int, up: bool) -> None:
        kind = (re.sub("[0-9]+", "#", self.at(path)), place), up
        if kind not in self._limits or not self.say(path, place, str(self._limits[kind])):
            self.furthest(up, number, lambda n: self.say(path, place, str(n)))
        self._limits[kind] = int(WORD.findall(self.at(path))[place])

    def furthest(self, up: bool, number: int, put: Callable[[int], bool]) -> None:
        sign, step = (1 if up else -1), 1
        while step <= FAR and put(number + sign * step):
            step *= 2
        accepted, refused = step // 2, step
        while refused - accepted > 1:
            middle = (accepted + refused) // 2
            if put(number + sign * middle):
                accepted = middle
            else:
                refused = middle

    def swap(self, path: Path) -> bool:
        """A text becomes another that stands in such a place, or one of its words does."""
        alike, words = self.vocabulary()
        kind = family(path)
        if self.rng.random() < 0.5:
            return self.put(path, self.rng.choice(alike[kind]))
        found = WORD.findall(self.at(path))
        if not found:
            return False
        return self.say(path, self.rng.randrange(len(found)), self.rng.choice(words[kind]))

    def vocabulary(self) -> tuple[dict[Path, list[str]], dict[Path, list[str]]]:
        """By kind of place: the texts that stand there, and their words."""
        alike: dict[Path, set[str]] = defaultdict(set)
        words: dict[Path, set[str]] = defaultdict(set)
        for path, value in leaves(self.says):
            if isinstance(value, str):
                alike[family(path)].add(value)
                words[family(path)] |= set(WORD.findall(value))
        return {k: sorted(v) for k, v in alike.items()}, {k: sorted(v) for k, v in words.items()}

    def lengthen(self, path: Path) -> bool:
        """One more in a list: like one that is there, under another name and elsewhere."""
        items = self.at(path)
        if not items:
            return False
        item = self.renewed(self.rng.choice(items), path, self.vocabulary()[1])
        return self.put(path, [*items, item])

    def renewed(self, item: Any, path: Path, words: dict[Path, list[str]]) -> Any:
        if isinstance(item, dict):
            return {key: self.renewed(value, (*path, 0, key), words) for key, value in item.items()}
        if isinstance(item, list):
            return [self.renewed(each, (*path, 0), words) for each in item]
        if isinstance(item, str) and path[-1] in CALLED:
            return f"{item[:30]}_{self.rng.randrange(10**6)}"
        if isinstance(item, str):
            kind = family((*path, 0))
            return WORD.sub(lambda found: self.rng.choice(words.get(kind) or [found[0]]), item)
        return item + self.rng.choice((-1, 0, 1)) if type(item) is int else item

    def shorten(self, path: Path) -> bool:
        items = self.at(path)
        return bool(items) and self.put(path, items[:-1])

    # All of it

    def stretch(self, up: bool) -> None:
        """Push every number to its limit, then every list, the inner ones first."""
        for path in self.numbers():
            self.push(path, up)
        for path in self.texts():
            self.push_in_text(path, up)
        for path in reversed(self.lists()):
            failures, length = 0, len(self.at(path))
            while failures < 3 and abs(len(self.at(path)) - length) < MORE:
                failures += not (self.lengthen(path) if up else self.shorten(path))

    def wander(self, changes: int) -> None:
        """Make random changes, each as large as possible."""
        for _ in range(changes):
            what = self.rng.randrange(6)
            up = self.rng.random() < 0.8
            paths = self.numbers() if what == 0 else self.texts() if what <= 3 else self.lists()
            if not paths:
                continue
            path = self.rng.choice(paths)
            if what == 0:
                self.push(path, up)
            elif what == 1:
                self.push_in_text(path, up)
            elif what <= 3:
                self.swap(path)
            elif up:
                self.lengthen(path)
            else:
                self.shorten(path)
