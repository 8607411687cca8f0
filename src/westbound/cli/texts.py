"""The terminal's own texts, in three languages."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from westbound.speech import LANGUAGES, UnknownLanguage

FOLDER = Path(__file__).parent / "text"


class Texts:
    """The texts of one language.

    >>> Texts("de").say("saved", file="spiel.jsonl")
    'Gespeichert in spiel.jsonl.'
    """

    def __init__(self, language: str) -> None:
        """:raises UnknownLanguage: if there are no texts in *language*."""
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language is called {language!r} (there are: {', '.join(LANGUAGES)})")
        self.language = language
        self._bundle = bundle(language)

    def say(self, key: str, **values: str | int) -> str:
        """The text called *key*, with these values.  :raises KeyError: if there is none."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, mistakes = self._bundle.format_pattern(pattern, values)
        if mistakes:
            raise KeyError(f"{key} in {self.language}: {mistakes[0]}")
        return str(text)

    def words(self, key: str) -> list[str]:
        """The words of a list, such as all that mean yes."""
        return self.say(key).split()


@cache
def bundle(language: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return texts


def usual_language() -> str:
    """The language of this machine's settings, if we speak it, else English."""
    setting = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
