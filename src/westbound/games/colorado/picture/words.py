"""Colorado, drawn: the words in the picture."""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """A translator: words by their key and values."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def fact(say: Say, what: str, words: str | int) -> str:
    """A label with its value: ``Turn: 7``."""
    return say("term-fact", what=what, fact=str(words))


def name(say: Say, kind: str, word: str) -> str:
    """The name of a card, a duo or an icon."""
    return say(f"{kind}-{word.replace(' ', '-')}")
