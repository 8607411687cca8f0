"""Errors in an edition, in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from westbound.engine.edition import Complaint, Mention

if TYPE_CHECKING:
    from westbound.texts import Texts, Value

COMMON = Path(__file__).parent / "text"


def sentence(complaint: Complaint, folder: Path | None, language: str = "en") -> str:
    """Return a complaint as a sentence; *folder* has the texts of its game.

    >>> from westbound.engine.edition import complaint
    >>> sentence(complaint("tiles.baker", "wrong-unknown-key", near="banker"), None, "de")
    'unbekannter Schlüssel; vielleicht „banker“?'
    """
    from westbound.texts import Texts  # a slow import that most games never need

    texts = Texts(language, *([folder] if folder else []), COMMON)
    near = complaint.facts.get("near")
    facts = {name: said(texts, fact) for name, fact in complaint.facts.items()}
    words = texts.say(complaint.text, **facts).replace("\n", " ")
    return texts.say("wrong-near", sentence=words, near=facts["near"]) if near else words


def said(texts: Texts, fact: Mention) -> Value:
    """Return a number or a word; *from* to *to*; or the game's name for a word."""
    if not isinstance(fact, tuple):
        return fact
    first, last = fact
    if isinstance(first, str):
        key = f"{first}-{str(last).replace(' ', '-')}"
        return texts.say(key) if texts.has(key) else last
    return first if first == last else texts.say("wrong-span", least=first, most=last)
