"""The data of a box, read and checked: every complaint names file, key and reason, and all are told at once.

A reader raises what makes it impossible to read on; whoever can do without its answer for a while reads in a block
``with pages.noting()`` and settles afterwards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from westbound.engine.edition import Complaint, Content, Source, WrongEdition
from westbound.engine.space import closest

__all__ = ["Pages", "WrongEdition", "digest", "read_file", "read_pages", "shared"]

LONGEST_TEXT, LONGEST_LABEL, LONGEST_NAME = 120, 40, 40
LONGEST_LIST = 400
LARGEST = 10**6
BOXES = 32  # of editions that are not ours, kept at a time
T = TypeVar("T")
P = ParamSpec("P")


class Pages:
    """A part of an edition's file, where in the file it stands, and what is wrong in the whole file so far."""

    def __init__(self, file: str, key: str, content: dict[str, Any], noted: list[Complaint] | None = None) -> None:
        self.file = file
        self.key = key
        self.content = content
        self._noted = [] if noted is None else noted

    # Complaints

    def wrong(self, key: str, reason: str) -> WrongEdition:
        """The complaint about *key*, to be raised: without it this part cannot be read on."""
        return WrongEdition(self.file, [Complaint(self.key + key, reason)])

    def note(self, key: str, reason: str) -> None:
        """Complain about *key*, and read on."""
        self._note(Complaint(self.key + key, reason))

    @contextmanager
    def noting(self) -> Iterator[None]:
        """What is wrong in this block is noted; reading goes on behind it."""
        try:
            yield
        except WrongEdition as error:
            for complaint in error.complaints:
                self._note(complaint)

    def settle(self, key: str = "") -> None:
        """:raises WrongEdition: if something was noted of this part, or of *key* in it."""
        noted = [complaint for complaint in self._noted if complaint.key.startswith(self.key + key)]
        if noted:
            raise WrongEdition(self.file, noted)

    def _note(self, complaint: Complaint) -> None:
        if complaint not in self._noted:
            self._noted.append(complaint)

    def only(self, *keys: str) -> None:
        """Note every other key, and each of these that is missing."""
        for key in self.content:
            if key not in keys:
                self.note(key, f"unknown key{closest(key, keys)}")
        for key in keys:
            if key not in self.content:
                self.note(key, "missing")

    def distinct(self, key: str, values: list[str], verb: str = "are") -> None:
        """Note all of the values that are there more than once."""
        for value in dict.fromkeys(values):
            if values.count(value) > 1:
                self.note(key, f"{values.count(value)} of them {verb} {value!r}")

    # Values; each raises WrongEdition if it is not there, or something else

    def text(self, key: str) -> str:
        value = str(self.value(key, str, "text"))
        if len(value) > LONGEST_TEXT or not value.isprintable():
            raise self.wrong(key, f"must be text in one line, of at most {LONGEST_TEXT} letters")
        return value

    def label(self, key: str) -> str:
        """A text for people: it is shown as it is."""
        value = self.text(key)
        if len(value) > LONGEST_LABEL or not value.strip():
            raise self.wrong(key, f"must have 1 to {LONGEST_LABEL} letters")
        return value

    def number(self, key: str) -> int:
        value = int(self.value(key, int, "a whole number"))
        if abs(value) > LARGEST:
            raise self.wrong(key, f"must be a whole number of at most {LARGEST}")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.items(key, "a list of texts")
        if not all(isinstance(value, str) for value in values):
            raise self.wrong(key, "must be a list of texts")
        if not all(len(value) <= LONGEST_TEXT and value.isprintable() for value in values):
            raise self.wrong(key, f"must be texts in one line, of at most {LONGEST_TEXT} letters each")
        return values

    def items(self, key: str, wanted: str = "a list") -> list[Any]:
        values = self.value(key, list, wanted)
        if len(values) > LONGEST_LIST:
            raise self.wrong(key, f"{len(values)} of them; there is room for {LONGEST_LIST}")
        return list(values)

    def part(self, key: str) -> Pages:
        return Pages(self.file, f"{self.key}{key}.", self.value(key, dict, "a table"), self._noted)

    def parts(self, key: str) -> list[Pages]:
        values = self.items(key, "a list of tables")
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "must be a list of tables")
        return [Pages(self.file, f"{self.key}{key}[{i + 1}].", value, self._noted) for i, value in enumerate(values)]

    def each(self, key: str, read: Callable[[Pages], T], count: int | None = None) -> list[T]:
        """What is read of every part of a list; that there are not *count* of them is noted."""
        parts = self.parts(key)
        if count not in (None, len(parts)):
            self.note(key, f"{len(parts)} of them; the box has {count}")
        return self.all_of(read, parts)

    def all_of(self, read: Callable[[T], Any], things: list[T]) -> list[Any]:
        """What is read of everything, or all that is wrong with it."""
        found = []
        for thing in things:
            with self.noting():
                found.append(read(thing))
        if len(found) < len(things):
            raise WrongEdition(self.file, [])  # all of it is noted
        return found

    def value(self, key: str, kind: type, wanted: str) -> Any:
        if key not in self.content:
            raise self.wrong(key, "missing")
        value = self.content[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(key, f"must be {wanted}")
        return value


def read_pages(folder: Path, edition: Source) -> Pages:
    """The pages of an edition: one of our own by its name, any other by its path, or what it says.

    :raises WrongEdition: if there is none, or it cannot be read.
    """
    if isinstance(edition, Content):
        return Pages(edition.file, "", dict(edition.says))
    ours = {path.stem: path for path in sorted(folder.glob("*.toml")) if path.stem != "form"}
    path = ours.get(str(edition), Path(edition))
    try:
        content = read_file(path)
    except OSError as error:
        reason = error.strerror or "cannot be read"
        raise WrongEdition(
            str(path), [Complaint("", f"{reason.lower()}; our editions are: {', '.join(ours)}")]
        ) from None
    return Pages(content.file, "", dict(content.says))


def read_file(path: Path) -> Content:
    """What the file of an edition says.

    :raises OSError: if there is none.
    :raises WrongEdition: if it is not written in TOML.
    """
    try:
        return read_text(path.read_text(encoding="utf-8"), path.name)
    except UnicodeDecodeError as error:
        raise WrongEdition(path.name, [Complaint("", f"not a TOML file: {error}")]) from None


def read_text(text: str, file: str = "edition") -> Content:
    """What the text of such a file says.  :raises WrongEdition: if it is not written in TOML."""
    try:
        return Content(tomllib.loads(text), file)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise WrongEdition(file, [Complaint("", f"not a TOML file: {error}")]) from None


def digest(pages: Pages) -> str:
    """That of the content."""
    return Content(pages.content).digest


def shared(*ours: str) -> Callable[[Callable[Concatenate[Source, P], T]], Callable[Concatenate[Source, P], T]]:
    """A box is never changed, so one is enough for everybody; but what is in a file may be another thing next time."""

    def share(fill: Callable[Concatenate[Source, P], T]) -> Callable[Concatenate[Source, P], T]:
        of_ours, of_others = cache(fill), lru_cache(BOXES)(fill)

        def open_box(edition: Source, /, *args: P.args, **kwargs: P.kwargs) -> T:
            if isinstance(edition, Content):
                return of_others(edition, *args, **kwargs)  # type: ignore[arg-type]  # a cache takes what can be hashed
            return (of_ours if edition in ours else fill)(edition, *args, **kwargs)  # type: ignore[arg-type]  # likewise

        return open_box

    return share
