"""The terminal's own texts, in three languages."""

from __future__ import annotations

import os
from pathlib import Path

from westbound import texts
from westbound.texts import LANGUAGES

FOLDER = Path(__file__).parent / "text"


class Texts(texts.Texts):
    """The terminal's texts in one language.

    >>> Texts("de").say("saved", file="spiel.jsonl")
    'Gespeichert in spiel.jsonl.'
    """

    def __init__(self, language: str) -> None:
        """:raises UnknownLanguage: if there are no texts in *language*."""
        super().__init__(language, FOLDER)

    def words(self, key: str) -> list[str]:
        """Return a list of words, such as all that mean yes."""
        return self.say(key).split()


def usual_language() -> str:
    """Return the system's language if we have texts in it, otherwise English."""
    setting = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
