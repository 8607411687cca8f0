"""Records that were brought along: checked line by line, then a table of their own, where nobody plays."""

from __future__ import annotations

from io import StringIO

from msgspec.structs import replace

from westbound.api import game, load
from westbound.engine.edition import Uploaded
from westbound.engine.record import Header, OtherRules, Played, Record, WrongRecord, gather, read_lines
from westbound.server.protocol.socket import LONGEST_NAME
from westbound.server.readable import bare, clean
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Began, Moved, Opened, SeatSetup
from westbound.server.tables.editions import is_ours

LARGEST = 2 * 2**20  # bytes
ME = "me"  # as a terminal calls whoever sits at it
MOST_TAKEN_BACK = 300  # each plays the game again up to there ...
MOST_AGAIN = 200_000  # ... and all of them together so many actions: some seconds, by interpreted rules


def read(body: bytes) -> Record:
    """The record in *body*, whatever the rules say of it.  :raises Refusal: naming the line that is wrong."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("malformed", "line 1: not text, so this is not a record") from None
    try:
        record = gather(read_lines(StringIO(text, newline="\n")))
    except WrongRecord as error:
        raise Refusal("malformed", str(error)) from None
    backs = again = 0
    for number, line in enumerate(record.log, 2):
        if line.undo is not None:
            backs, again = backs + 1, again + line.undo
            if backs > MOST_TAKEN_BACK:
                raise Refusal("malformed", f"line {number}: taken back for the {backs}th time")
            if again > MOST_AGAIN:
                raise Refusal("malformed", f"line {number}: so much is taken back that it cannot all be played again")
    return record


def checked(record: Record, content: Uploaded | None = None) -> Record:
    """A record that the rules allow as far as it goes, on the edition that *content* is, if it is not ours.

    Names are as they can be shown.  :raises Refusal: naming the line that is wrong.
    """
    log = played(record, content)
    header = replace(record.header, seats=names(record.header), dice=None)  # what it promised was promised elsewhere
    return Record(header, log)


def played(record: Record, content: Uploaded | None) -> list[Played]:
    """Its lines, once they have been played again.  :raises Refusal: if these rules do not allow one."""
    try:
        return load(record, upto=len(record.log), edition=content or "").record.log
    except OtherRules as error:
        raise Refusal("not-now", f"{error}; what it was played with has to be brought here first") from None
    except WrongRecord as error:
        raise Refusal("illegal", str(error)) from None


def names(header: Header) -> list[str]:
    """The players' names as a table can show them; who has none of their own is called by the colour."""
    names, colors = [readable(name) for name in header.seats], game(header.game).seats
    alike = [bare(name) for name in names]
    return [
        name if name not in ("", ME) and alike.count(bare(name)) == 1 else color
        for name, color in zip(names, colors, strict=False)
    ]


def readable(name: str) -> str:
    try:
        return clean(clean(name)[:LONGEST_NAME])
    except Refusal:
        return ""


def archived(record: Record) -> list[AnyEvent]:
    """The log of the table where a checked record can be looked at."""
    header = record.header
    opened = Opened(
        game=header.game,
        edition=header.edition if is_ours(header) else header.digest,
        options=game(header.game).usual(header.players, header.options),
        seats=[SeatSetup(name=name, kept=True) for name in header.seats],
        archive=True,
    )
    moves: list[list[Played]] = [[]]
    for line in record.log:
        if line.seat is not None:
            moves.append([])
        moves[-1].append(line)
    return [opened, Began(header, moves[0]), *map(Moved, moves[1:])]
