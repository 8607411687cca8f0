"""The figures of a run as tables of words, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from westbound.arena.ratings import Rating
from westbound.arena.running import bar_of
from westbound.arena.statistics import Interval
from westbound.arena.summary import Paired, Score, Speed, Summary
from westbound.engine.edition import legible

HINT = (
    "Wilson: 95 % interval as if all games were independent.  By deal: from the spread of deals, each of which was "
    "played from every seat."
)
ALWAYS = "Always: 95 % confidence sequence by betting; it holds however often one looks, so the run could stop early."


class Sheet(NamedTuple):
    """A table; its first columns contain words, the others numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    words: int = 1  # columns


def heading(summary: Summary) -> tuple[str, str]:
    """Return what was played, and how much."""
    header = summary.header
    facts = f"{summary.games} games, seed {header.seed}, Westbound {shown(header.program)}"
    return f"{shown(header.form)} of {', '.join(map(shown, header.bots))}", facts


def hint(bar: str) -> str:
    """Return what the intervals mean."""
    return ALWAYS if bar else HINT


def score_sheet(scores: Sequence[Score], bar: str) -> Sheet:
    """Return the scores of one cell."""
    cell = scores[0].cell
    spans = ["always", f"bar {percent(bar_of(bar, cell.players))}"] if bar else ["Wilson", "by deal"]
    rows = [
        [
            shown(score.duel.one),
            shown(score.duel.others),
            str(score.games),
            percent(score.share.value),
            *([ends(score.sequence), score.answer] if score.sequence else [ends(score.share), ends(score.by_deal)]),
            f"{score.points[0]:.1f} : {score.points[1]:.1f}",
        ]
        for score in scores
    ]
    columns = ["one", "among", "games", "wins", *spans, "points"]
    return Sheet(f"{shown(str(cell))}; fair is {percent(1 / cell.players)}", columns, rows, 2)


def paired_sheet(paired: Sequence[Paired]) -> Sheet:
    rows = [
        [
            *(shown(word) for word in (str(each.cell), each.one, each.other, each.against)),
            points(each.more.value),
            f"{points(each.more.low)} to {points(each.more.high)}",
        ]
        for each in paired
    ]
    columns = ["in", "one", "other", "against", "more wins", "95 %"]
    return Sheet("Differences on the same deals, in percentage points", columns, rows, 4)


def rating_sheet(ratings: Sequence[Rating]) -> Sheet:
    rows = [[shown(each.bot), f"{each.mean:.1f}", f"\u00b1 {2 * each.deviation:.1f}"] for each in ratings]
    return Sheet("Ratings (openskill, Plackett-Luce), and two standard deviations", ["bot", "rating", ""], rows)


def speed_sheet(speeds: Sequence[Speed]) -> Sheet:
    rows = [
        [
            *(shown(each.bot), str(each.games), str(each.decisions)),
            *(f"{each.seconds:.1f}", f"{each.each:.2f}", str(each.lapses)),
        ]
        for each in speeds
    ]
    return Sheet("CPU time", ["bot", "games", "decisions", "seconds", "ms a decision", "lost moves"], rows)


def shown(words: str) -> str:
    """*words* without anything a terminal would obey."""
    return str(legible(words))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(share: float) -> str:
    return f"{100 * share:+.1f}"


def ends(interval: Interval) -> str:
    """``42.1–57.9``, cut off at 0 and 100."""
    return f"{100 * max(0.0, interval.low):.1f}\u2013{100 * min(1.0, interval.high):.1f}"
