"""The report for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from westbound.arena.ratings import MISSING
from westbound.arena.summary import Summary
from westbound.arena.tables import Sheet, heading, hint, paired_sheet, rating_sheet, score_sheet, speed_sheet


def report(summary: Summary) -> Iterator[RenderableType]:
    """Yield the report, table by table."""
    bar = summary.header.bar
    yield Text(": ".join(heading(summary)))
    for _, some in groupby(summary.scores, key=lambda score: score.cell):
        yield from table(score_sheet(list(some), bar))
    if summary.scores:
        yield Text(hint(bar), style="dim")
    if summary.paired:
        yield from table(paired_sheet(summary.paired))
    if summary.rated:
        yield from table(rating_sheet(summary.ratings))
    else:
        yield Text(f"\n{MISSING}.", style="dim")
    yield from table(speed_sheet(summary.speeds))


def table(sheet: Sheet) -> Iterator[RenderableType]:
    """Yield a title and a table whose cells are plain text, not markup."""
    yield Text(f"\n{sheet.title}", style="bold")
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, column in enumerate(sheet.columns):
        words = number < sheet.words
        made.add_column(Text(column), justify="left" if words else "right", overflow="fold", no_wrap=not words)
    for row in sheet.rows:
        made.add_row(*map(Text, row))
    yield made
