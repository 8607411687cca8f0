"""Imported records: checked line by line, then replayable at a table where nobody plays."""

from __future__ import annotations

from io import StringIO

from msgspec.structs import replace

from westbound.api import game, load
from westbound.engine.edition import Uploaded
from westbound.engine.record import Header, OtherRules, Played, Record, WrongRecord, gather, read_lines
from westbound.server.clean_text import bare, clean
from westbound.server.protocol.socket import LONGEST_NAME
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Began, Moved, Opened, SeatSetup
from westbound.server.state.fold import Contents
from westbound.server.state.table_state import TableState
from westbound.server.tables.editions import is_ours

LARGEST = 2 * 2**20  # bytes
ME = "me"  # what a terminal calls its player
MOST_TAKEN_BACK = 300  # undos, each of which replays the game up to there ...
MOST_AGAIN = 200_000  # ... and the actions that all of them replay: some seconds with interpreted rules


def read(body: bytes) -> Record:
    """The record in *body*, not checked by the rules.  :raises Refusal: naming the invalid line."""
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
                raise Refusal("malformed", f"line {number}: undone for the {backs}th time")
            if again > MOST_AGAIN:
                raise Refusal("malformed", f"line {number}: too many undone moves to replay")
    return record


def checked(record: Record, content: Uploaded | None = None) -> Record:
    """The record, checked by the rules, with names that can be shown; *content* is the edition, if it is not ours.

    :raises Refusal: naming the invalid line.
    """
    log = played(record, content)
    header = replace(record.header, seats=names(record.header), dice=None)  # its dice were promised elsewhere
    return Record(header, log)


def played(record: Record, content: Uploaded | None) -> list[Played]:
    """Its lines, replayed.  :raises Refusal: if these rules do not allow one."""
    try:
        return load(record, upto=len(record.log), edition=content or "").record.log
    except OtherRules as error:
        raise Refusal("not-now", f"{error}; what it was played with has to be uploaded here first") from None
    except WrongRecord as error:
        raise Refusal("illegal", str(error)) from None


def names(header: Header) -> list[str]:
    """The players' names as a table can show them; players without a name of their own get their color."""
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


def archived(record: Record, table: str, at: int, contents: Contents) -> tuple[TableState, list[AnyEvent]]:
    """The table at which a checked record can be replayed, and its log."""
    state, events = TableState(table, contents), log_of(record)
    for event in events:
        state.take(event, at)
    return state, events


def log_of(record: Record) -> list[AnyEvent]:
    """The log of a table at which nothing happens but what the record says."""
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
