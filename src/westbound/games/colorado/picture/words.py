"""Colorado, drawn: what the picture says."""

from __future__ import annotations

from westbound.kit.sheet import Say


def name(say: Say, kind: str, word: str) -> str:
    """What a card, a duo or an icon is called."""
    return say(f"{kind}-{word.replace(' ', '-')}")
