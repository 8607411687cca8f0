"""A game written down: a header line, then one line per action, as JSON lines.

The record is the truth; a position is only a cache of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import IO, Any

import msgspec

FORMAT = 1


class WrongRecord(ValueError):
    """A record that cannot be read, or contains something these rules do not allow."""


class NoRecord(WrongRecord):
    """A file that does not start like a record."""


class OtherRules(WrongRecord):
    """A record of another version of the rules, or of another edition."""


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The dice as committed to before the game; the secret is revealed when it is over (docs/dice.md)."""

    promise: str  # the digest of the secret
    words: list[str]  # by seat
    since: int = 0  # the number of lines that were played before with other dice
    secret: str = ""
    mark: str = ""  # of the header
    seal: str = ""  # the digest of the whole record


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is being played, and by whom."""

    westbound: int = msgspec.field(default_factory=lambda: FORMAT)  # version of the format; always written
    game: str
    rules: int  # version of the rules
    edition: str
    digest: str
    players: int
    options: Mapping[str, str]
    seats: list[str]  # the players' own names
    dice: Promise | None = None


class Played(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One line: *seat* (``None`` is chance) did what *words* say, or undid everything from action *undo* on."""

    seat: int | None
    words: str = ""
    undo: int | None = None
    consent: tuple[int, ...] = ()
    mark: str = ""  # in a sealed record: the start of the digest of everything up to here
    lot: tuple[int, int] | None = None  # in a sealed record: the lot that chance drew, and the number of lots


@dataclass
class Record:
    """The log of a game; no line is ever changed, and undo adds one."""

    header: Header
    log: list[Played] = field(default_factory=list)
    recovered: bool = False  # a truncated last line was dropped
    broken: str = ""  # why reading stopped early, if that was allowed

    def actions(self) -> list[Played]:
        """Return what was played and not undone."""
        played: list[Played] = []
        for line in self.log:
            if line.undo is None:
                played.append(line)
            else:
                del played[line.undo :]
        return played

    def lines(self) -> Iterator[str]:
        yield write_line(self.header)
        for line in self.log:
            yield write_line(line)

    def dumps(self) -> str:
        return "".join(self.lines())

    def append_to(self, file: IO[str], since: int) -> int:
        """Write the lines after the first *since*; with 0, the header too.  Returns the number of lines now."""
        if since == 0:
            file.write(write_line(self.header))
        for line in self.log[max(since - 1, 0) :]:
            file.write(write_line(line))
        file.flush()
        return len(self.log) + 1


def write_line(line: Header | Played) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def read_record(source: str | Path, whole: bool = True) -> Record:
    """Read a record from its text or from a file; if it need not be *whole*, up to the first corrupt line.

    :raises WrongRecord: naming the line, if one is corrupt.  A last line that was cut off is dropped.
    """
    if isinstance(source, str) and ("\n" in source or source.startswith("{")):
        return gather(read_lines(StringIO(source, newline="\n")), whole)
    try:
        with open(source, encoding="utf-8", newline="\n") as file:
            return gather(read_lines(file), whole)
    except UnicodeDecodeError:
        raise NoRecord("line 1: not text, so this is not a record") from None


def gather(lines: Iterator[Header | Played | None], whole: bool = True) -> Record:
    record: Record | None = None
    try:
        for line in lines:
            if isinstance(line, Header):
                record = Record(line)
            elif record and line:
                record.log.append(line)
            elif record:
                record.recovered = True
    except WrongRecord as error:
        if whole or not record:
            raise
        record.broken = str(error)
    if not record:
        raise NoRecord("line 1: the header is missing or cut off")
    return record


def read_lines(lines: Iterable[str]) -> Iterator[Header | Played | None]:
    """Read an unfinished record line by line: the header, then what was played.

    ``None`` stands for a last line that was cut off.

    :raises WrongRecord: naming the line, if one is corrupt.
    """
    standing = 0
    for number, line in enumerate(lines, 1):
        if not line.endswith("\n") and not is_whole(line):
            yield None
        elif number == 1:
            yield read_header(line)
        else:
            played: Played = read_line(line, number, Played)
            if played.undo is None and not played.words:
                raise WrongRecord(f"line {number}: neither words nor an undo")
            if played.undo is not None and not 0 <= played.undo < standing:
                raise WrongRecord(f"line {number}: undoes to action {played.undo} of {standing}")
            standing = standing + 1 if played.undo is None else played.undo
            yield played


def read_header(line: str) -> Header:
    header: Header = read_line(line, 1, Header)
    if header.westbound != FORMAT:
        raise WrongRecord(f"line 1: format {header.westbound}; this version of Westbound reads format {FORMAT}")
    return header


def is_whole(line: str) -> bool:
    """Return whether a last line without a line break is complete."""
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def read_line(line: str, number: int, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise (NoRecord if kind is Header else WrongRecord)(f"line {number}: {error}") from None
