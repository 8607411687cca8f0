"""The data of a box, read from a file: every complaint names file, key and reason."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from westbound.engine.space import closest


class WrongEdition(ValueError):
    """Something in an edition is not as the rulebook wants it."""


class Pages:
    """A part of an edition's file, and where in the file it stands."""

    def __init__(self, file: str, key: str, content: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        self.content = content

    def wrong(self, key: str, reason: str) -> WrongEdition:
        """The complaint about *key*, to be raised."""
        return WrongEdition(f"{self.file}: {self.key}{key}: {reason}")

    def only(self, *keys: str) -> None:
        """:raises WrongEdition: if there is another key, or one of these is missing."""
        for key in self.content:
            if key not in keys:
                raise self.wrong(key, f"unknown key{closest(key, keys)}")
        for key in keys:
            if key not in self.content:
                raise self.wrong(key, "missing")

    def distinct(self, key: str, values: list[str], verb: str = "are") -> None:
        """:raises WrongEdition: if two of the values are the same."""
        for value in values:
            if values.count(value) > 1:
                raise self.wrong(key, f"{values.count(value)} of them {verb} {value!r}")

    def text(self, key: str) -> str:
        return str(self._value(key, str, "text"))

    def number(self, key: str) -> int:
        return int(self._value(key, int, "a whole number"))

    def texts(self, key: str) -> list[str]:
        values = self._value(key, list, "a list of texts")
        if not all(isinstance(value, str) for value in values):
            raise self.wrong(key, "must be a list of texts")
        return list(values)

    def part(self, key: str) -> Pages:
        return Pages(self.file, f"{self.key}{key}.", self._value(key, dict, "a table"))

    def parts(self, key: str, count: int) -> list[Pages]:
        """A list of *count* parts."""
        values = self._value(key, list, "a list of tables")
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "must be a list of tables")
        if len(values) != count:
            raise self.wrong(key, f"{len(values)} of them; the box has {count}")
        return [Pages(self.file, f"{self.key}{key}[{i + 1}].", value) for i, value in enumerate(values)]

    def _value(self, key: str, kind: type, wanted: str) -> Any:
        if key not in self.content:
            raise self.wrong(key, "missing")
        value = self.content[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(key, f"must be {wanted}")
        return value


def read_pages(folder: Path, edition: str | Path) -> Pages:
    """The file of an edition: one of our own by its name, any other by its path.

    :raises WrongEdition: if there is none, or it cannot be read.
    """
    ours = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    path = ours.get(str(edition), Path(edition))
    try:
        return Pages(path.name, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        reason = error.strerror or "cannot be read"
        raise WrongEdition(f"{path}: {reason.lower()}; our editions are: {', '.join(ours)}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongEdition(f"{path.name}: not a TOML file: {error}") from None


def digest(pages: Pages) -> str:
    """Sixteen digits that change with the content, not with comments or layout."""
    canonical = json.dumps(pages.content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
