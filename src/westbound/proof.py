"""Checks that the dice of a game were as promised: docs/dice.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from westbound.api import open_record
from westbound.engine import dice
from westbound.engine.dice import MARK, Dice, bare, marks
from westbound.engine.edition import Source
from westbound.engine.match import Match
from westbound.engine.record import Played, Promise, Record, WrongRecord, read_record


class NoDice(WrongRecord):
    """The record is of a game for which no dice were promised."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record: the first difference, or none."""

    draws: int = 0  # that were checked and are correct
    line: int = 0  # of the difference; 0: there is none
    what: str = ""

    @property
    def holds(self) -> bool:
        return self.line == 0

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}" if self.line else f"all {self.draws} draws are as they should be"


class _Difference(Exception):
    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line = line
        self.what = what


def sealed(record: Record, secret: str, edition: Source = "") -> Record:
    """Return the sealed record of a finished game: with the secret, the lots, and marks that reveal any change.

    *edition* is as for ``load``.

    :raises WrongRecord: if it breaks these rules.
    """
    promised = record.header.dice
    assert promised, "nothing was promised"
    first, *digests = marks(record)
    match = open_record(Record(record.header), edition)
    thrown = Dice(secret, promised.words)
    log = []
    for number, (line, digest) in enumerate(zip(record.log, digests, strict=True)):
        bound = line.seat is None and number >= promised.since
        log.append(replace(bare(line), mark=digest[:MARK], lot=_lot(match, thrown) if bound else None))
        match.replay(line, number + 2)
    told = replace(promised, secret=secret, mark=first[:MARK], seal=digests[-1])
    return Record(replace(record.header, dice=told), log)


def verify(
    source: str | Path | Record,
    promise: str = "",
    words: Mapping[int, str] | None = None,
    seal: str = "",
    edition: Source = "",
    since: int = 0,
) -> Verdict:
    """Check that all draws of a finished game follow from the promise, and all moves from the rules.

    *promise*, *words* (by seat) and *seal* are what you noted yourself; *since* is how many lines were played
    elsewhere, if the game was continued from another; *edition* is as for ``load``.

    :raises NoDice: if no dice were promised for that game.
    :raises WrongRecord: if it cannot be read, or needs other rules to be checked.
    :raises OSError: if the file does not exist.
    """
    record = source if isinstance(source, Record) else read_record(source, whole=False)
    promised = record.header.dice
    if promised is None:
        raise NoDice("no dice were promised for this game, so there are none to check")
    try:
        _check_notes(promised, promise, words or {}, seal, since)
        _check_header(record, promised)
        return Verdict(_check_play(record, promised, edition))
    except _Difference as found:
        return Verdict(line=found.line, what=found.what)


def _check_notes(promised: Promise, promise: str, words: Mapping[int, str], seal: str, since: int) -> None:
    if promise and promise.lower() != promised.promise:
        raise _Difference(1, f"the promise is {promised.promise}, but you noted {promise.lower()}")
    for seat, word in words.items():
        said = dict(enumerate(promised.words)).get(seat)
        if said != word:
            raise _Difference(1, f"the word of seat {seat} is {said!r}, but you noted {word!r}")
    if seal and seal.lower() != promised.seal:
        raise _Difference(1, f"the seal is {promised.seal or 'missing'}, but you noted {seal.lower()}")
    if since != promised.since:
        bound = f"the dice are bound after the first {promised.since} lines, but you noted {since}"
        raise _Difference(1, f"{bound} (--since {promised.since}, if the game was continued from another)")


def _check_header(record: Record, promised: Promise) -> None:
    """Check that the secret matches the promise, and that the header is unchanged since the game began."""
    if not promised.secret:
        raise _Difference(1, "the secret is missing; it is revealed when the game is over")
    if not re.fullmatch("[0-9a-f]{64}", promised.secret):
        raise _Difference(1, f"the secret is {promised.secret!r}, but should be 64 hexadecimal digits")
    kept = dice.promise(promised.secret)
    if kept != promised.promise:
        raise _Difference(1, f"the secret gives the promise {kept}, but the promise was {promised.promise}")
    if len(promised.words) != record.header.players:
        raise _Difference(1, f"there are {len(promised.words)} words for {record.header.players} players")
    mark = next(marks(record))[:MARK]
    if promised.mark != mark:
        raise _Difference(1, f"{_mark(promised.mark)}, but its content gives {mark}: this line was changed")


def _check_play(record: Record, promised: Promise, edition: Source) -> int:
    """Check every line; return the number of draws."""
    match = open_record(Record(record.header), edition)
    thrown = Dice(promised.secret, promised.words)
    digests = list(marks(record))
    checked = 0
    for number, (line, digest) in enumerate(zip(record.log, digests[1:], strict=True), 2):
        bound = line.seat is None and number - 2 >= promised.since and match.chances_turn()
        checked += bound
        _check_line(match, line, number, digest[:MARK], _lot(match, thrown) if bound else None)
    after = len(record.log) + 2
    if record.broken:
        raise _Difference(after, record.broken.partition(": ")[2])
    if not match.over:
        cut = "it was cut off" if record.recovered else "it is missing"
        raise _Difference(after, f"{cut}: the game is not over")
    if record.recovered:
        raise _Difference(after, "the game is over, but there are more lines")
    if promised.seal != digests[-1]:
        raise _Difference(after, f"the seal is {promised.seal or 'missing'}, but the whole record gives {digests[-1]}")
    return checked


def _check_line(match: Match, line: Played, number: int, mark: str, lot: tuple[int, int] | None) -> None:
    """Check one line; *lot* is what chance has to draw, if it is chance's turn."""
    means = match.space.text(match.drawn_by(lot[0])) if lot else ""
    if lot and line.lot == lot and line.words != means:
        raise _Difference(number, f"chance drew {line.words!r}, but {_drawn(lot)} means {means!r}")
    if line.mark != mark:
        cause = "this line was changed, or an earlier one was removed"
        raise _Difference(number, f"{_mark(line.mark)}, but its content gives {mark}: {cause}")
    if lot and line.lot != lot:
        raise _Difference(number, f"chance drew {_drawn(line.lot)}, but the dice show {_drawn(lot)}, {means!r}")
    try:
        match.replay(line, number)
    except WrongRecord as error:
        raise _Difference(number, str(error).partition(": ")[2]) from None


def _lot(match: Match, thrown: Dice) -> tuple[int, int]:
    """Return the next lot, and the number of lots."""
    thrown.drawn, total = match.draws, match.lots()
    return thrown.randrange(total), total


def _drawn(lot: tuple[int, int] | None) -> str:
    return f"lot {lot[0]} of {lot[1]}" if lot else "no lot"


def _mark(mark: str) -> str:
    return f"the mark is {mark}" if mark else "the mark is missing"
