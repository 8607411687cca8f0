"""The report as one HTML page that needs nothing else: no scripts, no other files."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from westbound.arena.plots import course_plot, rating_plot, share_plot
from westbound.arena.ratings import MISSING
from westbound.arena.summary import Summary
from westbound.arena.tables import Sheet, heading, hint, paired_sheet, rating_sheet, score_sheet, speed_sheet
from westbound.kit.ink import plain, tag

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto; border-radius: 6px; margin: .5rem 0 }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: .5rem 0 1rem }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #8885; white-space: nowrap }
th.words, td.words { text-align: left }
p.hint { opacity: .75 }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(summary: Summary) -> str:
    """Return the whole page."""
    title, facts = heading(summary)
    bar, body = summary.header.bar, [tag("h1", plain(title)), tag("p", plain(f"{facts}."))]
    for _, some in groupby(summary.scores, key=lambda score: score.cell):
        scores = list(some)
        body += part(score_sheet(scores, bar), share_plot(scores), course_plot(scores))
    body.append(tag("p", plain(hint(bar)), class_="hint"))
    if summary.paired:
        body += part(paired_sheet(summary.paired))
    if summary.ratings:
        body += part(rating_sheet(summary.ratings), rating_plot(summary.ratings))
    elif not summary.rated:
        body.append(tag("p", plain(f"{MISSING}."), class_="hint"))
    body += part(speed_sheet(summary.speeds))
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{plain(POLICY)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", plain(title)),
        tag("style", STYLE),
    ]
    html = tag("html", tag("head", *head), "\n", tag("body", "\n".join(body)), lang="en")
    return f"<!doctype html>\n{html}\n"


def part(sheet: Sheet, *plots: str) -> list[str]:
    """Return a heading, a table and its plots."""
    head = tag("thead", line("th", sheet.columns, sheet.words))
    body = tag("tbody", "".join(line("td", row, sheet.words) for row in sheet.rows))
    return [tag("h2", plain(sheet.title)), tag("div", tag("table", head, body), class_="wide"), *plots]


def line(kind: str, cells: Sequence[str], words: int) -> str:
    marked = [tag(kind, plain(cell), class_="words" if n < words else None) for n, cell in enumerate(cells)]
    return tag("tr", *marked)
