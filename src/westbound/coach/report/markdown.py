"""A report as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from westbound.coach.report.sentences import Player, Report, Told

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~!&])")


def markdown(report: Report, picture: str) -> str:
    """Return a report as Markdown; *picture* is where the file of its course will be."""
    return "\n".join(lines(report, picture)) + "\n"


def lines(report: Report, picture: str) -> Iterator[str]:
    yield f"# {bare(report.title)}"
    yield ""
    yield bare(report.outcome)
    yield ""
    yield row(["", *report.shares])
    yield row(["---", *["---:"] * len(report.shares)], special=False)
    for player in report.players:
        yield row([player.name, *player.shares])
    yield ""
    yield f"![{bare(report.headings[0])}](<{picture}>)"
    yield ""
    yield bare(report.shaded)
    for player in report.players:
        yield from about(report, player)
    yield ""
    yield "---"
    for sentence in report.how:
        yield ""
        yield bare(sentence)


def about(report: Report, player: Player) -> Iterator[str]:
    """Yield what is said about one player."""
    _, mistakes, best = report.headings
    yield ""
    yield f"## {bare(player.name)}"
    yield ""
    yield bare(player.luck)
    yield ""
    yield f"### {bare(mistakes)}" if player.mistakes else bare(report.faultless)
    yield ""
    for told in player.mistakes:
        yield from choice(told, "1.")
    if player.best:
        yield ""
        yield f"### {bare(best)}"
        yield ""
        yield from choice(player.best, "-")


def choice(told: Told, mark: str) -> Iterator[str]:
    yield f"{mark} **{bare(told.where)}:** {bare(told.sentence)}"
    for reason in told.reasons:
        yield f"   - {bare(reason)}"


def row(cells: Sequence[str], special: bool = True) -> str:
    return f"| {' | '.join(bare(cell) if special else cell for cell in cells)} |"


def bare(words: str) -> str:
    """Return words that mean nothing special in Markdown."""
    return SPECIAL.sub(r"\\\1", " ".join(words.split("\n")))
