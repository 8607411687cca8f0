"""The results of a run in a folder: JSON lines, one per game, each with its record."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, TypeVar

import msgspec

from westbound.arena.playing import Played, Result
from westbound.arena.schedule import Cell, Pairing

FILE = "results.jsonl"
FORMAT = 1
T = TypeVar("T")


class WrongResults(ValueError):
    """A folder whose results cannot be read, or belong to another run."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a run have in common; two runs with the same header play the same games."""

    arena: int = FORMAT  # version of the format
    program: str  # its version
    rules: dict[str, int]  # version by game
    editions: dict[str, str]  # those that are not ours: name by digest
    form: str
    bots: tuple[str, ...]
    cells: tuple[Cell, ...]
    seed: int
    bar: str = ""  # a question is decided when its interval excludes this share of wins

    def differences(self, other: Header) -> list[str]:
        """Return what differs from another header, in words."""
        mine, theirs = msgspec.to_builtins(self), msgspec.to_builtins(other)
        return [f"{name} ({said(theirs[name])}, not {said(mine[name])})" for name in mine if mine[name] != theirs[name]]


HEADERS = msgspec.json.Decoder(Header)
RESULTS = msgspec.json.Decoder(Result)
PLAYED = msgspec.json.Decoder(Played)


def said(value: Any) -> str:
    return value if isinstance(value, str) and value else msgspec.json.encode(value).decode()


class Results:
    """The results in a folder; a game is written as soon as it is over."""

    def __init__(self, folder: Path, header: Header) -> None:
        """Open a folder for a run: a new one, or one to resume.

        :raises WrongResults: if there are results of another run.
        """
        self.header = header
        self.found: dict[str, Result] = {}
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        size = self._resume(path) if path.exists() else 0
        self._file: BinaryIO = open(path, "ab")  # noqa: SIM115  (closed when the run ends)
        self._file.truncate(size)
        if size == 0:
            self._write(header)

    def _resume(self, path: Path) -> int:
        """Read what is there; return the length of its complete lines."""
        lines = complete_lines(path)
        header = next(lines, b"")
        if not header:
            return 0
        different = self.header.differences(read_header(path, header))
        if different:
            listed = "; ".join(different)
            raise WrongResults(f"{path} has the results of another run; choose another folder.  It differs in {listed}")
        self.found = {result.pairing.key: result for result in read_results(path, lines)}
        return sum(map(len, complete_lines(path)))

    def add(self, played: Played) -> None:
        """Write a game that is over."""
        self.found[played.pairing.key] = Result(
            played.pairing, played.shares, played.points, played.decisions, played.seconds, played.lapses
        )
        self._write(played)

    def has(self, pairing: Pairing) -> bool:
        return pairing.key in self.found

    def _write(self, line: Header | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()  # what the system has, a killed process cannot lose

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def complete_lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file without a torn last one."""
    with open(path, "rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line


def read_header(path: Path, line: bytes) -> Header:
    header = read_line(path, 1, line, HEADERS)
    if header.arena != FORMAT:
        raise WrongResults(f"{path}, line 1: format {header.arena}; this version of Westbound reads format {FORMAT}")
    return header


def read_results(path: Path, lines: Iterator[bytes]) -> Iterator[Result]:
    """Yield the results in the lines after the header."""
    for number, line in enumerate(lines, 2):
        result = read_line(path, number, line, RESULTS)
        by_seat = (result.pairing.seating, result.shares, result.points, result.decisions, result.seconds)
        if {len(each) for each in by_seat} != {result.pairing.cell.players}:
            raise WrongResults(f"{path}, line {number}: not one value for each of {result.pairing.cell.players} seats")
        yield result


def read_line(path: Path, number: int, line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise WrongResults(f"{path}, line {number}: {error}") from None


def read_run(folder: Path) -> tuple[Header, list[Result]]:
    """Return the header and the results of a run, in the order of its schedule.

    :raises WrongResults: if they cannot be read.
    :raises OSError: if there are none.
    """
    path = folder / FILE
    lines = complete_lines(path)
    first = next(lines, b"")
    if not first:
        raise WrongResults(f"{path}: the header is missing or cut off")
    header = read_header(path, first)
    found = {result.pairing.key: result for result in read_results(path, lines)}
    return header, sorted(found.values(), key=lambda result: result.pairing)


def read_record(folder: Path, number: int) -> str:
    """Return the record of the game in that place of the file, from 1, as JSON lines.

    :raises WrongResults: if there is no such game.
    """
    path, place = folder / FILE, -1
    for place, line in enumerate(complete_lines(path)):
        if place == number:
            played = read_line(path, place + 1, line, PLAYED)
            return "".join(f"{msgspec.json.encode(each).decode()}\n" for each in played.record)
    raise WrongResults(f"{path} has {max(place, 0)} games; there is no game {number}")
