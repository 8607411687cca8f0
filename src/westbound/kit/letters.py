"""Terminals: colored text, and rows of it."""

from __future__ import annotations

import re
from functools import lru_cache
from textwrap import wrap
from typing import Protocol
from unicodedata import combining, east_asian_width

PLAIN = ""
DIM = "2"
BOLD = "1"
MARKS = "#=+%"  # of the players, for people who see no colors
PLAYER_INKS = ("1;91", "1;94", "1;92", "1;93")
COLOR_CODE = re.compile("\x1b[^m]*m?")


class Speech(Protocol):
    """Anything that gives names in a language."""

    def say(self, key: str, /, **values: str | int) -> str: ...
    def name(self, kind: str, word: str) -> str: ...
    def player(self, seat: int) -> str: ...


def paint(text: str, ink: str, color: bool) -> str:
    """*text* in that ink (the digits of an ANSI escape), if colors are on."""
    return f"\x1b[{ink}m{text}\x1b[0m" if color and ink and text else text


def flowing(parts: list[str], width: int, indent: str = " ") -> list[str]:
    """The parts side by side, on as many rows as they need."""
    rows: list[str] = []
    for part in parts:
        if rows and plain_length(rows[-1]) + 3 + plain_length(part) <= width:
            rows[-1] += f"   {part}"
        else:
            rows.append(indent + part)
    return rows


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def pad(text: str, width: int) -> str:
    return text + " " * (width - plain_length(text))


def shortened(text: str, width: int) -> str:
    """The start of a text that fits into *width* columns."""
    while plain_length(text) > width:
        text = text[:-1]
    return text


def hanging(text: str, width: int, indent: int) -> list[str]:
    """A text on as many rows as it needs, all but the first indented; it must not contain color codes."""
    return wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)


def plain_length(text: str) -> int:
    """The number of columns a text takes on the screen."""
    if "\x1b" in text:
        text = COLOR_CODE.sub("", text)
    return len(text) if text.isascii() else sum(map(places, text))


@lru_cache(2**10)
def places(letter: str) -> int:
    """Two columns for wide letters, none for combining accents."""
    return 0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1
