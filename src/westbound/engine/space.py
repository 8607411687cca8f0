"""Names and numbers of actions.

Rules and bots use numbers, people and files use words; this is the only place where one is converted into the other.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """A verb, the number of its first action, and the objects it can have.

    *kind* says what *names* are names of (``city``, ``line`` ...), so that texts can translate them.  A verb without an
    object has no names.
    """

    verb: str
    first: int
    kind: str = ""
    names: tuple[str, ...] = ()

    @property
    def actions(self) -> range:
        return range(self.first, self.first + (len(self.names) if self.kind else 1))


class Space:
    """The actions of a game: blocks of numbers, one block per verb.

    >>> space = Space([Block("pass", 0), Block("travel", 1, "city", ("denver", "omaha"))])
    >>> space.text(2), space.parse("travel denver"), space.size
    ('travel omaha', 1, 3)
    """

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = list(blocks)
        self._texts: dict[int, str] = {}
        self._blocks: dict[int, Block] = {}
        for block in self.blocks:
            for action in block.actions:
                if action in self._texts:
                    raise ValueError(f"{block.verb!r} takes the number {action} of {self._texts[action]!r}")
                self._blocks[action] = block
                self._texts[action] = f"{block.verb} {block.names[action - block.first]}" if block.kind else block.verb
        self._numbers = {text: action for action, text in self._texts.items()}
        for action, text in self._texts.items():
            if self._numbers[text] != action:
                raise ValueError(f"{text!r} means both {action} and {self._numbers[text]}")
        self.size = max(self._texts) + 1

    def text(self, action: int) -> str:
        """Return an action in words.  :raises KeyError: if there is no such action."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """Return the number of an action given in words.  :raises ValueError: if there is no such action."""
        if not isinstance(text, str):
            raise ValueError(f"{text!r} is not text")
        words = " ".join(text.lower().split())
        if words not in self._numbers:
            raise ValueError(f"there is no action called {text!r}{closest(words, self._numbers)}")
        return self._numbers[words]

    def parts(self, action: int) -> tuple[str, str, str]:
        """Verb, kind and name: ``('travel', 'city', 'denver')``; the last two are empty for a verb alone."""
        block = self._blocks[action]
        return block.verb, block.kind, block.names[action - block.first] if block.kind else ""

    def mask(self, legal: Iterable[int]) -> bytearray:
        """One byte per action, 1 if it is legal."""
        mask = bytearray(self.size)
        for action in legal:
            mask[action] = 1
        return mask


def closest(word: str, words: Iterable[str]) -> str:
    """A suggestion to append to an error message, if one of *words* is close."""
    near = nearest(word, words)
    return f"; did you mean {near!r}?" if near else ""


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of *words* that was probably meant, if any."""
    return next(iter(difflib.get_close_matches(word, list(words), 1)), "")
