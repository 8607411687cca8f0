"""Texts by key, in one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "fr", "de")
SOFT_HYPHEN = "\u00ad"

Value = str | int


class UnknownLanguage(ValueError):
    """There are no texts in that language."""


class WrongText(ValueError):
    """A text is missing, or cannot be read or formatted."""


class Texts:
    """The texts of some folders in one language; the first folder that has a text wins."""

    def __init__(self, language: str, *folders: Path) -> None:
        """:raises UnknownLanguage: if there are no texts in *language*.
        :raises WrongText: if they cannot be read.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language is called {language!r} (there are: {', '.join(LANGUAGES)})")
        self.language = language
        self._bundle = read_texts(language, *folders)

    def has(self, key: str) -> bool:
        """Whether there is a text ``key`` or ``key.attribute``."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **values: Value) -> str:
        """Return the text ``key`` or ``key.attribute``.  :raises WrongText: if there is none, or a value is missing."""
        pattern = self._pattern(key)
        if pattern is None:
            raise WrongText(f"{self.language}: no text is called {key!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise WrongText(f"{self.language}: {key!r} cannot be said: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")  # only the page hyphenates

    def attributes(self, key: str) -> list[str]:
        """Return the attributes of an existing text."""
        return list(self._bundle.get_message(key).attributes)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def read_texts(language: str, *folders: Path) -> FluentBundle:
    """Read the texts of these folders.  :raises WrongText: naming the file, if one cannot be read."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise WrongText(f"{path}: {entry.annotations[0].message}: {(entry.content or '').strip()[:60]!r}")
        bundle.add_resource(resource)
    return bundle
