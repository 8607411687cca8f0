"""Cleans text that people typed, for others to read."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from westbound.server.look_alikes import likeness
from westbound.server.refusal import Refusal

NON_JOINER, JOINER = "\u200c", "\u200d"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # invisible letters and symbols
EMOJI_STYLE = "\ufe0f"


def clean(text: str) -> str:
    """*text* in one line, without invisible characters.  :raises Refusal: if nothing is left.

    >>> clean(" Anna\\u200b \\u200d\\tLee ")
    'Anna Lee'
    >>> clean("\\U0001f469\\u200d\\U0001f467") == "\\U0001f469\\u200d\\U0001f467"  # mother and daughter
    True
    """
    seen = [
        " " if char.isspace() else char
        for char in text
        if char.isspace() or char in (NON_JOINER, JOINER) or unicodedata.category(char)[0] != "C"
    ]
    around = zip([" ", *seen], seen, [*seen[1:], " "], strict=False)
    kept = [char for left, char, right in around if char not in (NON_JOINER, JOINER) or joins(left, char, right)]
    text = " ".join("".join(kept).split())
    if all(char in BLANK or unicodedata.category(char)[0] in "CMZ" for char in text):
        raise Refusal("malformed", "there is nothing readable in it")
    return text


def joins(left: str, joiner: str, right: str) -> bool:
    """Whether a joiner changes how its neighbors look: in an emoji, beside an Indic virama, between Arabic letters."""
    if is_virama(left) or is_virama(right):
        return is_letter(left) or is_letter(right)
    if joiner == JOINER:
        drawn = left == EMOJI_STYLE or unicodedata.category(left) in ("So", "Sk")
        return drawn and unicodedata.category(right) == "So"
    return unicodedata.bidirectional(left) == unicodedata.bidirectional(right) == "AL"


def is_virama(char: str) -> bool:
    return unicodedata.combining(char) == 9


def is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] == "L"


def bare(name: str) -> str:
    """A name as it is compared: without joiners, as it looks too similar with and without them.

    >>> bare("\\u0645\\u06cc\\u200c\\u0646\\u0627") == "\\u0645\\u06cc\\u0646\\u0627"
    True
    """
    return name.replace(NON_JOINER, "").replace(JOINER, "")


def unique(name: str, others: Collection[str]) -> str:
    """The cleaned name; with a number, if somebody else has one that looks like it.

    >>> unique(" Anna", ["Anna", "Ben"])
    'Anna 2'
    """
    name, taken = clean(name), {likeness(other) for other in others}
    names = [name, *(f"{name} {number}" for number in range(2, len(taken) + 2))]
    return next(each for each in names if likeness(each) not in taken)
