"""Figures in words, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westbound.kit.figures import Chapter, Figure

WIDTH = 26


def report(chapters: list[Chapter]) -> Iterator[str]:
    """Yield the figures next to their targets and, at the end, those that miss them."""
    missed, targets = [], 0
    for title, figures in chapters:
        yield title
        for figure in figures:
            yield f"  {row(figure)}".rstrip()
            targets += figure.has_target
            if not figure.ok:
                missed.append(f"  {title}: {row(figure)}")
        yield ""
    yield f"{targets - len(missed)} of {targets} targets are met" + (", not these:" if missed else ".")
    yield from missed


def row(figure: Figure) -> str:
    """``wins of place 1            27 %  (target 21 % to 29 %) ok``."""
    more = "".join(f"  {name} {value:.1f}" for name, value in figure.more.items())
    return f"{figure.name:<{WIDTH}}{written(figure, figure.value):>7}{more}{target(figure)}"


def target(figure: Figure) -> str:
    if not figure.has_target:
        return ""
    ends = {"at least": figure.low, "at most": figure.high}
    if None in ends.values():
        words = " ".join(f"{name} {written(figure, end)}" for name, end in ends.items() if end is not None)
    else:
        words = " to ".join(written(figure, end) for end in ends.values() if end is not None)
    return f"  (target {words}) {'ok' if figure.ok else 'missed'}"


def written(figure: Figure, value: float) -> str:
    return f"{value:{figure.form}}".replace("%", " %")


def as_json(chapters: list[Chapter]) -> list[dict[str, Any]]:
    """Return the same as plain data."""
    return [{"title": title, "figures": [plainly(figure) for figure in figures]} for title, figures in chapters]


def plainly(figure: Figure) -> dict[str, Any]:
    return {**figure._asdict(), "more": dict(figure.more), "ok": figure.ok if figure.has_target else None}
