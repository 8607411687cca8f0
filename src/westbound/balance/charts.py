"""Draws a chapter of figures: one bar each, next to its target range."""

from __future__ import annotations

from westbound.balance.report import written
from westbound.kit.figures import Chapter, Figure
from westbound.kit.ink import SANS, group, plain, shortened, stroke, tag, text
from westbound.kit.palette import EDGE, FAINT, GOLD, INK, PAPER, WOOD

WIDTH, ROW, TOP, NAMES, RIGHT = 720, 20, 44, 210, 70
MISSED = "#b3402e"


def chart(chapter: Chapter) -> str:
    """Return the chapter as a complete SVG document; every number format has its own scale."""
    bars = "".join(
        group(bar(figure, scale(figure, chapter)), at=(0, TOP + i * ROW), title=figure.name)
        for i, figure in enumerate(chapter.figures)
    )
    height = TOP + len(chapter.figures) * ROW + 14
    return tag(
        "svg",
        tag("title", plain(chapter.title)),
        tag("rect", width=WIDTH, height=height, fill=PAPER),
        text(14, 26, chapter.title, 16, fill=INK, font_weight="bold"),
        bars,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        font_family=SANS,
    )


def scale(figure: Figure, chapter: Chapter) -> tuple[float, float]:
    """Return where the axis for figures of the same format begins, and the length of a unit."""
    alike = [other for other in chapter.figures if other.form == figure.form]
    ends = [0.0, *(end for other in alike for end in (other.value, other.low, other.high) if end is not None)]
    length = (max(ends) - min(ends)) or 1.0
    return min(ends), (WIDTH - NAMES - RIGHT) / length


def bar(figure: Figure, axis: tuple[float, float]) -> str:
    least, unit = axis

    def across(value: float) -> float:
        return NAMES + (value - least) * unit

    zero, end = across(0), across(figure.value)
    low = across(figure.low if figure.low is not None else least)
    high = across(figure.high) if figure.high is not None else float(WIDTH - RIGHT)
    span = (
        tag("rect", x=low, y=1, width=high - low, height=ROW - 2, fill=EDGE, opacity=0.5) if figure.has_target else ""
    )
    color = MISSED if not figure.ok else GOLD if figure.has_target else WOOD
    return "".join(
        [
            text(NAMES - 8, 14, shortened(figure.name, 12, NAMES - 20), 12, fill=INK, text_anchor="end"),
            span if figure.has_target else "",
            tag("rect", x=min(zero, end), y=5, width=abs(end - zero), height=ROW - 10, fill=color),
            stroke((zero, 0, zero, ROW), FAINT, 1),
            text(WIDTH - RIGHT + 6, 14, written(figure, figure.value), 12, fill=FAINT),
        ]
    )
