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
    """A record that cannot be read, or says what these rules do not allow."""


class NoRecord(WrongRecord):
    """Something that does not begin as a record does."""


class OtherRules(WrongRecord):
    """A record that was played by another version of the rules, or with another edition."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is being played, and by whom."""

    westbound: int = FORMAT  # version of the format
    game: str
    rules: int  # version of the rules
    edition: str
    digest: str
    players: int
    options: Mapping[str, str]
    seats: list[str]  # the players' own names


class Played(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One line: *seat* (``None`` is chance) did what *words* say, or took back everything since action *undo*."""

    seat: int | None
    words: str = ""
    undo: int | None = None
    consent: tuple[int, ...] = ()


@dataclass
class Record:
    """The log of a game: nothing in it is ever changed, undoing adds a line."""

    header: Header
    log: list[Played] = field(default_factory=list)
    recovered: bool = False  # a truncated last line was dropped

    def actions(self) -> list[Played]:
        """What was played and not taken back."""
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
        """Write what came after the first *since* lines; with 0, the header too.  Tells how many there are now."""
        if since == 0:
            file.write(write_line(self.header))
        for line in self.log[max(since - 1, 0) :]:
            file.write(write_line(line))
        file.flush()
        return len(self.log) + 1


def write_line(line: Header | Played) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def read_record(source: str | Path) -> Record:
    """A record from its text, or from a file.

    :raises WrongRecord: naming the line, if one is corrupt.  A last line that was cut off is dropped.
    """
    if isinstance(source, str) and ("\n" in source or source.startswith("{")):
        return gather(read_lines(StringIO(source, newline="\n")))
    try:
        with open(source, encoding="utf-8", newline="\n") as file:
            return gather(read_lines(file))
    except UnicodeDecodeError:
        raise NoRecord("line 1: not text, so this is not a record") from None


def gather(lines: Iterator[Header | Played | None]) -> Record:
    record: Record | None = None
    for line in lines:
        if isinstance(line, Header):
            record = Record(line)
        elif record and line:
            record.log.append(line)
        elif record:
            record.recovered = True
    if not record:
        raise NoRecord("line 1: the header is missing or cut off")
    return record


def read_lines(lines: Iterable[str]) -> Iterator[Header | Played | None]:
    """A record as far as it is written, line by line: the header, then what was played.

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
                raise WrongRecord(f"line {number}: takes back to action {played.undo} of {standing}")
            standing = standing + 1 if played.undo is None else played.undo
            yield played


def read_header(line: str) -> Header:
    header: Header = read_line(line, 1, Header)
    if header.westbound != FORMAT:
        raise WrongRecord(f"line 1: format {header.westbound}; this version of Westbound reads format {FORMAT}")
    return header


def is_whole(line: str) -> bool:
    """Whether a last line without its end was not cut off."""
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
