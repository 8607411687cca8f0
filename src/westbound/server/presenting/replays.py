"""Replays: a game from its beginning, moment by moment, as one viewer saw it or with every hand open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.engine.record import Played
from westbound.server.presenting.diff import diff
from westbound.server.presenting.presenter import facts, names
from westbound.server.protocol.http import Frame, Replay
from westbound.server.protocol.socket import Ask, GameSeen, Line, TableStatus
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent
from westbound.server.state.fold import Contents
from westbound.server.state.table_state import TableState

Log = Iterable[tuple[AnyEvent, int]]


class Eyes(NamedTuple):
    """A point of view: a seat's, a watcher's (no seat), or one that sees everything."""

    seat: int | None = None
    all: bool = False


def choose(wish: str, own: int | None, state: TableState) -> Eyes:
    """The point of view that *wish* names, or else one's *own*.

    :raises Refusal: if there is no such point of view, or it is not one's own and the game is not over.
    """
    seats = {str(seat): Eyes(seat) for seat in range(len(state.seats))}
    eyes = {"": Eyes(own), "none": Eyes(), "all": Eyes(all=True), **seats}.get(wish)
    if eyes is None:
        known = ", ".join([*seats, "none", "all"])
        raise Refusal("malformed", f"there is no point of view {wish[:20]!r} (there are: {known})")
    if eyes != Eyes(own) and state.phase != "over":
        raise Refusal("not-now", "other points of view are open once the game is over")
    return eyes


def replay(
    table: TableStatus,
    log: Log,
    eyes: Eyes,
    mine: int | None = None,
    told: Match | None = None,
    contents: Contents | None = None,
) -> Replay:
    """Every moment of a game that has begun; to see everything, pass the match *told* again.

    :raises Refusal: if it has not begun.
    """
    state = TableState(table.id, contents, told)
    first: GameSeen | None = None
    frames: list[Frame] = []
    lines: list[Line] = []
    seen: View = {}
    read = 0
    for match, done in moments(state, log):
        view = look(match, eyes)
        asked, scores, news = ask(match, eyes.seat, view), match.game.breakdown(view), read_log(state, eyes, read)
        if first is None:
            first, lines = GameSeen(match.version, view, asked, scores), news
        else:
            frames.append(Frame(state.seq, done.seat, news, diff(seen, view), asked, scores))
        seen, read = view, state.seq
    if first is None:
        raise Refusal("not-now", "the game has not begun")
    return Replay(table, mine, *eyes, names(state), lines, first, frames)


def played_until(table: str, log: Log, at: int, contents: Contents | None = None) -> list[Played]:
    """The moves that lead to moment *at*.  :raises Refusal: if there is no such moment, or the game is over at it."""
    last = -1
    for last, (match, _) in enumerate(moments(TableState(table, contents), log)):
        if last < at:
            continue
        if match.over:
            raise Refusal("not-now", "the game is over at that moment; choose an earlier one")
        return match.record.actions()
    raise Refusal("malformed", f"there is no moment {at}; the last one is {last}")


def moments(state: TableState, log: Log) -> Iterator[tuple[Match, Played]]:
    """Apply a log to *state*; yield the match whenever it has begun or gone on, with the line that did it."""
    version = -1
    for event, at in log:
        state.take(event, at)
        match = state.match
        if match and match.version != version:
            yield match, match.record.log[version] if version >= 0 else Played(None)
            version = match.version


def look(match: Match, eyes: Eyes) -> View:
    if eyes.all:
        return match.revealed()
    alike, (own,) = match.looker.seen(match.table, [eyes.seat])
    return alike | own


def ask(match: Match, seat: int | None, view: View) -> Ask:
    """The question of the moment, without choices."""
    return Ask(view["actors"], view["step"], facts(match, seat, view), choices=[], undo=None)


def read_log(state: TableState, eyes: Eyes, since: int) -> list[Line]:
    return [line for line, _ in state.lines.since(since)] if eyes.all else state.log(eyes.seat, since)
