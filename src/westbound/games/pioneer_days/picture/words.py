"""Pioneer Days, drawn: the words in the picture."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.pioneer_days.sentences import told
from westbound.games.pioneer_days.view import CardView, TownView
from westbound.kit.ink import text, width_of, wrapped
from westbound.kit.palette import INK
from westbound.kit.sheet import Say, fact

LEADING = 1.2  # from row to row, by the size of the letters
SMALLEST = 0.5  # of the usual size


class Voice(NamedTuple):
    """A translator in the form ``sentences`` expects."""

    say: Say


def sentences(card: CardView, say: Say) -> list[str]:
    """The effects of a card, and its points at the end."""
    scores = told(Voice(say), card["scores"])
    return told(Voice(say), card["does"]) + [fact(say, say("term-scores"), each) for each in scores]


def describe(kind: str, card: CardView, say: Say) -> str:
    """A card in words."""
    who = f" ({card['person']})" if card["person"] else ""
    return fact(say, say(f"{kind}-{card['name']}") + who, ". ".join(sentences(card, say)))


def asked(town: TownView, say: Say) -> str:
    """What a town asks for, in words."""
    return ", ".join(say(f"share.{good}", amount=count) for good, count in town["asks"].items())


def titled(name: str, size: float, width: float) -> tuple[list[str], float]:
    """A name on as many rows as it needs, in letters small enough that no word is cut off."""
    longest = max(width_of(word, size) for word in name.split(" "))
    size *= min(1.0, max(width / longest, SMALLEST))
    return wrapped(name, size, width), size


def rows_of(paragraphs: list[str], size: float, width: float) -> list[str]:
    return [row for paragraph in paragraphs for row in wrapped(paragraph, size, width)]


def paragraph(rows: list[str], x: float, y: float, size: float, fill: str = INK) -> list[str]:
    """Rows of text, the first with its baseline at *y*."""
    return [text(x, y + i * size * LEADING, row, size, fill=fill) for i, row in enumerate(rows)]
