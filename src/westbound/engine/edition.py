"""What an edition says, given by value; and what is wrong with one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar

BOXES = 32  # of editions that are not ours, kept at a time
LONGEST_WORD = 120  # of what somebody wrote, in a complaint
T = TypeVar("T")
P = ParamSpec("P")

Mention = int | str | tuple[int, int] | tuple[str, str]  # a number, a word; from and to; a kind and its word, as texts


class Complaint(NamedTuple):
    """Something in an edition that is not as the rulebook wants it: where, the text that says why, and its facts.

    The fact ``near`` is what may have been meant; it is told besides.
    """

    key: str
    text: str
    facts: dict[str, Mention]


def complaint(key: str, text: str, /, **facts: Mention) -> Complaint:
    """A complaint that can be shown to anybody, whatever was written."""
    return Complaint(key, text, {name: legible(fact) for name, fact in facts.items()})


def legible(fact: Mention) -> Mention:
    if not isinstance(fact, str):
        return fact
    shown = fact if fact.isprintable() else ascii(fact)[1:-1]
    return shown if len(shown) <= LONGEST_WORD else f"{shown[:LONGEST_WORD]}…"


class WrongEdition(ValueError):
    """An edition that cannot be played with; its message is the first of its complaints, in English."""

    in_words: ClassVar[Callable[[Complaint, Path | None], str]]  # of ``westbound.complaints``: the engine has no texts

    def __init__(self, file: str, complaints: Sequence[Complaint], texts: Path | None = None) -> None:
        """*texts* is the folder of the game's texts."""
        super().__init__(file, complaints, texts)
        self.file = file
        self.complaints = list(complaints)
        self.texts = texts

    def __str__(self) -> str:
        if not self.complaints:
            return f"{self.file}: wrong"
        first, *more = self.complaints
        place = f"{first.key}: " if first.key else ""
        rest = f" (and {len(more)} more)" if more else ""
        return f"{self.file}: {place}{WrongEdition.in_words(first, self.texts)}{rest}"


class Content:
    """What an edition says, as it comes out of TOML or JSON.

    Those that say the same in the same order are equal: a box numbers its things in that order.  Those that differ
    only in the order of the tables within a table have one digest all the same: they are the same edition, and a
    record, which names things in words, can be played again on either.  A server keeps the one that came first.
    """

    def __init__(self, says: Mapping[str, Any], file: str = "edition") -> None:
        self.says = says
        self.file = file  # as complaints call it

    @cached_property
    def written(self) -> str:
        """As JSON, in its order."""
        return json.dumps(self.says, default=str)

    @cached_property
    def digest(self) -> str:
        """Sixteen digits that change with the content, not with comments or layout."""
        canonical = json.dumps(self.says, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)


class Uploaded(Content):
    """What an edition says that somebody has brought to a server: it is played by interpreted rules only.

    Whatever is wrong with the rules then ends in an exception at one table.  See ``westbound.games.find``.
    """


Source = str | Path | Content  # of an edition: one of ours by its name, any by its file, or what it says


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
