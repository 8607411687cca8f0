"""The content of an edition, and what can be wrong with it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar

BOXES = 32  # of editions that are not ours, kept at a time
LONGEST_WORD = 120  # of user input quoted in a complaint
T = TypeVar("T")
P = ParamSpec("P")

Mention = int | str | tuple[int, int] | tuple[str, str]  # a number, a word; a range; a kind and its word, for the texts


class Complaint(NamedTuple):
    """A mistake in an edition: where it is, the text that explains it, and the facts for that text.

    The fact ``near`` is what the author may have meant; texts add it at the end.
    """

    key: str
    text: str
    facts: dict[str, Mention]


def complaint(key: str, text: str, /, **facts: Mention) -> Complaint:
    """A complaint that is safe to show, whatever the author wrote."""
    return Complaint(key, text, {name: legible(fact) for name, fact in facts.items()})


def legible(fact: Mention) -> Mention:
    if not isinstance(fact, str):
        return fact
    shown = fact if fact.isprintable() else ascii(fact)[1:-1]
    return shown if len(shown) <= LONGEST_WORD else f"{shown[:LONGEST_WORD]}…"


class WrongEdition(ValueError):
    """An edition that cannot be used; its message is the first complaint, in English."""

    in_words: ClassVar[Callable[[Complaint, Path | None], str]]  # ``westbound.complaints`` sets it: no texts here

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
    """The content of an edition, as read from TOML or JSON.

    Two contents are equal if they say the same things in the same order, because a box numbers its things in that
    order.  Two that differ only in the order of tables within a table share a digest: they are the same edition, and a
    record, which names things in words, can be replayed with either.  A server keeps the one that came first.
    """

    def __init__(self, says: Mapping[str, Any], file: str = "edition") -> None:
        self.says = says
        self.file = file  # the name used in complaints

    @cached_property
    def written(self) -> str:
        """The content as JSON, in its own order."""
        return json.dumps(self.says, default=str)

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that change with the content, not with comments or layout."""
        canonical = json.dumps(self.says, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)


class Uploaded(Content):
    """An edition uploaded to a server: it is always played by interpreted rules.

    If anything goes wrong in the rules, it is an exception at one table.  See ``westbound.games.find``.
    """


Source = str | Path | Content  # of an edition: one of ours by name, any by file, or its content


def shared(*ours: str) -> Callable[[Callable[Concatenate[Source, P], T]], Callable[Concatenate[Source, P], T]]:
    """Cache boxes, which never change: ours by name, others by content; a file is read again each time."""

    def share(fill: Callable[Concatenate[Source, P], T]) -> Callable[Concatenate[Source, P], T]:
        of_ours, of_others = cache(fill), lru_cache(BOXES)(fill)

        def open_box(edition: Source, /, *args: P.args, **kwargs: P.kwargs) -> T:
            if isinstance(edition, Content):
                return of_others(edition, *args, **kwargs)  # type: ignore[arg-type]  # a cache takes what can be hashed
            return (of_ours if edition in ours else fill)(edition, *args, **kwargs)  # type: ignore[arg-type]  # likewise

        return open_box

    return share
