"""Reads and checks an edition: every complaint names file, key and reason, and all are reported at once.

A reader raises when it cannot continue; a caller that can go on without its result reads in a block ``with
pages.noting()`` and settles afterwards.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from westbound.engine.edition import Complaint, Content, Mention, Source, WrongEdition, complaint
from westbound.engine.space import nearest

__all__ = ["Pages", "WrongEdition", "digest", "read_file", "read_pages", "span"]

LONGEST_TEXT, LONGEST_LABEL, LONGEST_NAME = 120, 40, 40
LONGEST_LIST = 400
LARGEST = 10**6
MOST_DOTS = 64  # in a line: the time to read a key grows with the square of its length
AT = re.compile(r"at line (\d+), column (\d+)")  # how tomllib reports a position
MOST_HINTS = 200  # complaints that suggest another word; nobody reads more, and looking for one takes time
T = TypeVar("T")
Noted = dict[tuple[object, ...], Complaint]  # each once


class Pages:
    """A part of an edition's file, its place in the file, and the complaints about the whole file so far."""

    def __init__(self, file: str, folder: Path, key: str, content: dict[str, Any], noted: Noted) -> None:
        """*folder* has the texts of the game, *noted* are the complaints so far."""
        self.file = file
        self.folder = folder
        self.key = key
        self.content = content
        self._noted = noted

    # Complaints

    def wrong(self, key: str, text: str, /, **facts: Mention) -> WrongEdition:
        """The complaint about *key*, to be raised: this part cannot be read any further."""
        return WrongEdition(self.file, [complaint(self.key + key, text, **facts)], self.folder)

    def note(self, key: str, text: str, /, **facts: Mention) -> None:
        """Complain about *key*, and read on."""
        self._note(complaint(self.key + key, text, **facts))

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note the complaints raised in this block, and read on after it."""
        try:
            yield
        except WrongEdition as error:
            for each in error.complaints:
                self._note(each)

    def settle(self, key: str = "") -> None:
        """:raises WrongEdition: if a complaint was noted about this part, or about *key* in it."""
        noted = [each for each in self._noted.values() if each.key.startswith(self.key + key)]
        if noted:
            raise WrongEdition(self.file, noted, self.folder)

    def _note(self, noted: Complaint) -> None:
        self._noted.setdefault((noted.key, noted.text, *noted.facts.items()), noted)

    def only(self, *keys: str) -> None:
        """Note every other key, and each of these that is missing."""
        for key in self.content:
            if key not in keys:
                self.note(key, "wrong-unknown-key", near=nearest(key, keys) if len(self._noted) < MOST_HINTS else "")
        for key in keys:
            if key not in self.content:
                self.note(key, "wrong-missing")

    def distinct(self, key: str, values: list[str], text: str = "wrong-same", kind: str = "") -> None:
        """Note every value, of a *kind*, that occurs more than once."""
        for value, count in Counter(values).items():
            if count > 1:
                self.note(key, text, count=count, value=(kind, value) if kind else value)

    # Values; each raises WrongEdition if the key is missing or of another type

    def text(self, key: str) -> str:
        value = str(self.value(key, str, "wrong-text"))
        if len(value) > LONGEST_TEXT or not value.isprintable():
            raise self.wrong(key, "wrong-text-long", most=LONGEST_TEXT)
        return value

    def label(self, key: str) -> str:
        """A text for players, shown as it is."""
        value = self.text(key)
        if len(value) > LONGEST_LABEL or not value.strip():
            raise self.wrong(key, "wrong-label", most=LONGEST_LABEL)
        return value

    def number(self, key: str) -> int:
        value = int(self.value(key, int, "wrong-number"))
        if abs(value) > LARGEST:
            raise self.wrong(key, "wrong-number-large", most=LARGEST)
        return value

    def texts(self, key: str) -> list[str]:
        values = self.items(key, "wrong-texts")
        if not all(isinstance(value, str) for value in values):
            raise self.wrong(key, "wrong-texts")
        if not all(len(value) <= LONGEST_TEXT and value.isprintable() for value in values):
            raise self.wrong(key, "wrong-texts-long", most=LONGEST_TEXT)
        return values

    def items(self, key: str, otherwise: str = "wrong-list") -> list[Any]:
        values = self.value(key, list, otherwise)
        if len(values) > LONGEST_LIST:
            raise self.wrong(key, "wrong-list-long", count=len(values), most=LONGEST_LIST)
        return list(values)

    def part(self, key: str) -> Pages:
        return self._inner(f"{key}.", self.value(key, dict, "wrong-table"))

    def parts(self, key: str) -> list[Pages]:
        values = self.items(key, "wrong-tables")
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "wrong-tables")
        return [self._inner(f"{key}[{i}].", value) for i, value in enumerate(values, 1)]

    def _inner(self, key: str, content: dict[str, Any]) -> Pages:
        return Pages(self.file, self.folder, self.key + key, content, self._noted)

    def each(self, key: str, read: Callable[[Pages], T], count: int | None = None) -> list[T]:
        """Read every part of a list; note it if there are not *count* of them."""
        parts = self.parts(key)
        if count is not None and count != len(parts):
            self.note(key, "wrong-count", count=len(parts), wanted=count)
        return self.all_of(read, parts)

    def all_of(self, read: Callable[[T], Any], things: list[T]) -> list[Any]:
        """Read everything, and raise all complaints together."""
        found = []
        for thing in things:
            with self.noting():
                found.append(read(thing))
        if len(found) < len(things):
            raise WrongEdition(self.file, [], self.folder)  # all complaints are noted already
        return found

    def value(self, key: str, kind: type, otherwise: str) -> Any:
        """*otherwise* is the text that says what the value must be."""
        if key not in self.content:
            raise self.wrong(key, "wrong-missing")
        value = self.content[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(key, otherwise)
        return value


def read_pages(folder: Path, edition: Source) -> Pages:
    """The pages of an edition: one of our own by name, any other by path, or its content.

    :raises WrongEdition: if there is none, or it cannot be read.
    """
    if isinstance(edition, Content):
        return pages_of(folder, edition)
    ours = {path.stem: path for path in sorted(folder.glob("*.toml")) if path.stem != "form"}
    path = ours.get(str(edition), Path(edition))
    try:
        content = read_file(path)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise WrongEdition(str(path), [complaint("", "wrong-no-edition", why=why, ours=", ".join(ours))]) from None
    return pages_of(folder, content)


def pages_of(folder: Path, content: Content) -> Pages:
    return Pages(content.file, folder.parent / "text", "", dict(content.says), {})


def read_file(path: Path) -> Content:
    """The content of an edition's file.

    :raises OSError: if there is none.
    :raises WrongEdition: if it is not valid TOML.
    """
    try:
        return read_text(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError:
        raise WrongEdition(path.name, [complaint("", "wrong-toml")]) from None


def read_text(text: str, file: str = "edition") -> Content:
    """The content of an edition's text.  :raises WrongEdition: if it is not valid TOML, or nested too deeply."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise WrongEdition(file, [complaint("", "wrong-nested", line=number, most=MOST_DOTS)])
    try:
        return Content(tomllib.loads(text), file)
    except (RecursionError, ValueError) as error:
        at = AT.search(str(error))
        where = {"line": int(at[1]), "column": int(at[2])} if at else {}
        raise WrongEdition(file, [complaint("", "wrong-toml-at" if at else "wrong-toml", **where)]) from None


def span(numbers: range) -> tuple[int, int]:
    """The first and the last number, for a complaint."""
    return numbers[0], numbers[-1]


def digest(pages: Pages) -> str:
    """The digest of the content."""
    return Content(pages.content).digest
