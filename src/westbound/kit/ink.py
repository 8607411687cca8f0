"""Pictures: the building blocks of SVG."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from html import escape
from itertools import accumulate

SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Times New Roman', serif"
SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
NARROW, WIDE = frozenset("iljtfrI.,:;'\u2019!()[] \u00a0-"), frozenset("mwMWQO@%")

Value = str | float | None
Segment = tuple[float, float, float, float]


def plain(words: str) -> str:
    """*words* escaped for XML."""
    return escape(NOT_XML.sub("\ufffd", words))


def number(value: float) -> str:
    """A length with at most one decimal place."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def tag(name: str, /, *inside: str, **attributes: Value) -> str:
    """An element around finished markup; ``stroke_width`` becomes ``stroke-width``, None leaves an attribute out."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{plain(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{pairs}>{''.join(inside)}</{name}>" if inside else f"<{name}{pairs}/>"


def group(*inside: str, title: str = "", at: tuple[float, float] | None = None, **attributes: Value) -> str:
    """A group, moved to *at*, with a *title* for tooltips and screen readers."""
    transform = f"translate({number(at[0])} {number(at[1])})" if at else None
    return tag("g", tag("title", plain(title)) if title else "", *inside, **attributes, transform=transform)


def text(x: float, y: float, words: str, size: float, **attributes: Value) -> str:
    return tag("text", plain(words), x=x, y=y, font_size=size, **attributes)


def disc(x: float, y: float, r: float, **attributes: Value) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: Value) -> str:
    return tag("path", d=d, **attributes)


def card(x: float, y: float, width: float, height: float, radius: float, **attributes: Value) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, **attributes)


def stroke(way: Segment, color: str, breadth: float, **attributes: Value) -> str:
    x, y, u, v = way
    return tag("line", x1=x, y1=y, x2=u, y2=v, stroke=color, stroke_width=breadth, **attributes)


def use(symbol: str, x: float, y: float, scale: float, **attributes: Value) -> str:
    """A symbol from the defs, centered at (x, y)."""
    return tag(
        "use", href=f"#{symbol}", transform=f"translate({number(x)} {number(y)}) scale({scale:.3g})", **attributes
    )


def width_of(words: str, size: float) -> float:
    """The approximate width of *words*; too wide rather than too narrow."""
    return sum(map(ems, words)) * size


@lru_cache(2**10)
def ems(letter: str) -> float:
    return 0.36 if letter in NARROW else 0.92 if letter in WIDE else 0.72 if letter.isupper() else 0.6


def shortened(words: str, size: float, width: float) -> str:
    """*words*, cut off with an ellipsis where they would exceed *width*."""
    if width_of(words, size) <= width:
        return words
    widths = [(before + ems("…")) * size for before in accumulate(map(ems, words))]
    return words[: bisect_right(widths, width)].rstrip() + "…"


def wrapped(words: str, size: float, width: float) -> list[str]:
    """*words* on as many rows as they need; a word longer than a row is cut off."""
    rows: list[str] = []
    for word in words.split(" "):
        if rows and width_of(f"{rows[-1]} {word}", size) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return [shortened(row, size, width) for row in rows]
