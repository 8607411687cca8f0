"""Colorado, drawn: the words in the picture."""

from __future__ import annotations

from westbound.kit.sheet import Say


def name(say: Say, kind: str, word: str) -> str:
    """The name of a card, a duo or an icon."""
    return say(f"{kind}-{word.replace(' ', '-')}")
