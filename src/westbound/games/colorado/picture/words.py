"""Colorado, drawn: what the picture says."""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """What gives the words in a language: by their key, and the values in them."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def fact(say: Say, what: str, words: str | int) -> str:
    """What is how: ``Turn: 7``."""
    return say("term-fact", what=what, fact=str(words))


def name(say: Say, kind: str, word: str) -> str:
    """What a card, a duo or an icon is called."""
    return say(f"{kind}-{word.replace(' ', '-')}")
