"""A report as rows of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from westbound.coach.report.course import Point
from westbound.coach.report.sentences import Player, Report, Told

BLOCKS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"  # for terminals that cannot show blocks
INDENT = "  "
NARROW = 12  # columns of a graph, at least


def rows(report: Report, width: int, blocks: bool = True) -> Iterator[str]:
    """Yield a report row by row; with *blocks*, graphs are drawn in block letters."""
    yield report.title
    yield from wrap(report.outcome, width)
    yield ""
    yield from table(["", *report.shares], [[player.name, *player.shares] for player in report.players])
    yield ""
    yield report.headings[0]
    yield from graphs(report.players, width, BLOCKS if blocks else DIGITS)
    for player in report.players:
        yield ""
        yield from wrap(player.luck, width)
        yield from said(report, player, width)
    yield ""
    for sentence in report.how:
        yield from wrap(sentence, width)


def said(report: Report, player: Player, width: int) -> Iterator[str]:
    """Yield the mistakes and the best choice of a player."""
    _, mistakes, best = report.headings
    yield from wrap(mistakes if player.mistakes else report.faultless, width)
    for told in player.mistakes:
        yield from choice(told, width)
    if player.best:
        yield best
        yield from choice(player.best, width)


def choice(told: Told, width: int) -> Iterator[str]:
    yield from wrap(f"{told.where}: {told.sentence}", width, initial_indent=INDENT, subsequent_indent=2 * INDENT)
    for reason in told.reasons:
        yield from wrap(f"– {reason}", width, initial_indent=2 * INDENT, subsequent_indent=3 * INDENT)


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows of which the first column is words, the others numbers."""
    widths = [max(map(len, column)) for column in zip(head, *body, strict=True)]
    for row in (head, *body):
        first, *cells = [cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)]
        yield INDENT.join([first.strip().ljust(widths[0]), *cells]).rstrip()


def graphs(players: Sequence[Player], width: int, steps: str) -> Iterator[str]:
    """Yield a row for each player: the chance to win from turn to turn, then what it was first and at last."""
    names = max((len(player.name) for player in players), default=0)
    ends = [(player.shares[0], player.shares[-1]) for player in players]
    left, right = (max((len(end[side]) for end in ends), default=0) for side in (0, 1))
    room = max(NARROW, width - names - left - right - 6)
    for player, (first, last) in zip(players, ends, strict=True):
        yield f"{player.name:<{names}}  {first:>{left}} {graph(player.course, room, steps)} {last:>{right}}"


def graph(course: Sequence[Point], width: int, steps: str) -> str:
    """Return a letter for each turn, or for several if there are too many."""
    columns = min(width, len(course))
    found = []
    for column in range(columns):
        some = course[column * len(course) // columns : (column + 1) * len(course) // columns]
        mean = sum(point.chance for point in some) / len(some)
        found.append(steps[min(len(steps) - 1, max(0, int(mean * len(steps))))])
    return "".join(found)
