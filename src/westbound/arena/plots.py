"""Plots of a run as SVG: shares of wins, ratings, and how shares settled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from westbound.arena.ratings import Rating
from westbound.arena.statistics import Interval
from westbound.arena.summary import Score
from westbound.arena.tables import percent
from westbound.kit.ink import SANS, disc, group, path, plain, shortened, stroke, tag, text
from westbound.kit.palette import EDGE, FAINT, INK, PAPER, WOOD

WIDTH, ROW, TOP, NAMES, RIGHT, BOTTOM = 720, 22, 44, 230, 70, 28
TALL = 220  # the height of a course
STEPS = 400  # points in a course: more than the width of a screen shows
ABOVE, BELOW = "#2e7d4f", "#b3402e"
LINES = ("#a9774a", "#2e6f9e", "#7a4ea3", "#2e7d4f", "#b3402e", "#c98a12", "#5b5b5b", "#0f8b8d")


def share_plot(scores: Sequence[Score]) -> str:
    """Return the shares of wins in one cell with their intervals; a line marks what is fair."""
    rows = []
    for number, score in enumerate(scores):
        interval = score.sequence or score.share
        color = ABOVE if interval.low > score.fair else BELOW if interval.high < score.fair else WOOD
        name = f"{score.duel.one} among {score.duel.others}"
        rows.append(row(number, name, interval, (0, 1), color, percent(score.share.value)))
    fair, height = across(scores[0].fair, (0, 1)), len(scores) * ROW
    mark = stroke((fair, TOP, fair, TOP + height), FAINT, 1, stroke_dasharray="3 3")
    return drawing(f"Share of wins: {scores[0].cell}", height, mark + ticks((0, 1), height, percent), *rows)


def rating_plot(ratings: Sequence[Rating]) -> str:
    """Return the ratings, each with two standard deviations on both sides."""
    spans = [Interval(each.mean, each.mean - 2 * each.deviation, each.mean + 2 * each.deviation) for each in ratings]
    axis = (min(span.low for span in spans), max(span.high for span in spans))
    rows = [
        row(number, rating.bot, span, axis, WOOD, f"{rating.mean:.1f}")
        for number, (rating, span) in enumerate(zip(ratings, spans, strict=True))
    ]
    height = len(rows) * ROW
    return drawing("Ratings", height, ticks(axis, height, lambda value: f"{value:.0f}"), *rows)


def course_plot(scores: Sequence[Score]) -> str:
    """Return the share of wins after each deal, one line for each duel of a cell."""
    most = max(len(score.course) for score in scores)
    lines, legend = [], []
    for number, score in enumerate(scores):
        color = LINES[number % len(LINES)]
        name = f"{score.duel.one} among {score.duel.others}"
        lines.append(group(path(way(score.course, most), fill="none", stroke=color, stroke_width=1.5), title=name))
        at = TOP + TALL + BOTTOM + number * ROW
        legend.append(tag("rect", x=NAMES - 160, y=at + 4, width=12, height=12, fill=color))
        legend.append(text(NAMES - 140, at + 15, shortened(name, 12, WIDTH - NAMES), 12, fill=INK))
    fair = TOP + TALL * (1 - scores[0].fair)
    grid = "".join(
        stroke((NAMES - 160, TOP + TALL * (1 - share), WIDTH - RIGHT, TOP + TALL * (1 - share)), EDGE, 0.5)
        + text(NAMES - 168, TOP + TALL * (1 - share) + 4, percent(share), 11, fill=FAINT, text_anchor="end")
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    mark = stroke((NAMES - 160, fair, WIDTH - RIGHT, fair), FAINT, 1, stroke_dasharray="3 3")
    end = text(WIDTH - RIGHT, TOP + TALL + 16, f"{most} deals", 11, fill=FAINT, text_anchor="end")
    height = TALL + BOTTOM + len(scores) * ROW
    return drawing(f"Share of wins so far: {scores[0].cell}", height, grid, mark, end, *lines, *legend)


def way(course: Sequence[float], most: int) -> str:
    """Return the line of a course; of a long one, points at equal distances."""
    left, wide = NAMES - 160, WIDTH - RIGHT - NAMES + 160
    step = max(1, ceil(len(course) / STEPS))
    places = sorted({*range(0, len(course), step), len(course) - 1})
    points = [(left + wide * place / max(1, most - 1), TOP + TALL * (1 - course[place])) for place in places]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def drawing(title: str, height: float, *inside: str) -> str:
    tall = TOP + height + BOTTOM
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("rect", width=WIDTH, height=tall, fill=PAPER),
        text(14, 26, shortened(title, 16, WIDTH - 28), 16, fill=INK, font_weight="bold"),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {tall:.0f}",
        role="img",
        font_family=SANS,
    )


def across(value: float, axis: tuple[float, float]) -> float:
    low, high = axis
    inside = min(max(value, low), high)
    return NAMES + (inside - low) / ((high - low) or 1) * (WIDTH - NAMES - RIGHT)


def ticks(axis: tuple[float, float], height: float, written: Callable[[float], str]) -> str:
    low, high = axis
    places = [low + (high - low) * part / 4 for part in range(5)]
    return "".join(
        stroke((across(place, axis), TOP, across(place, axis), TOP + height), EDGE, 0.5)
        + text(across(place, axis), TOP + height + 16, written(place), 11, fill=FAINT, text_anchor="middle")
        for place in places
    )


def row(number: int, name: str, span: Interval, axis: tuple[float, float], color: str, written: str) -> str:
    """Return a dot at the value and a bar over its interval, with name and number."""
    low, high = across(span.low, axis), across(span.high, axis)
    return group(
        text(NAMES - 8, 15, shortened(name, 12, NAMES - 20), 12, fill=INK, text_anchor="end"),
        stroke((low, 11, high, 11), color, 2),
        stroke((low, 7, low, 15), color, 2),
        stroke((high, 7, high, 15), color, 2),
        disc(across(span.value, axis), 11, 4, fill=color),
        text(WIDTH - RIGHT + 8, 15, written, 12, fill=FAINT),
        at=(0, TOP + number * ROW),
        title=name,
    )
