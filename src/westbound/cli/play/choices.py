"""What a person may choose: numbered, and matched with what they type."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap

from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.speech import Speech

INDENT = " " * 6
MANY = 10  # choices of one verb; more are listed without their words


@dataclass(frozen=True)
class Choice:
    """One of the actions on offer: its number in the list, its words, and its label."""

    number: int
    words: str
    verb: str
    name: str
    text: str
    warnings: tuple[str, ...] = ()


def choices(match: Match, seat: int, view: View, speech: Speech) -> list[Choice]:
    """Return everything *seat* may do now."""
    found, remarks = [], match.remarks(seat)
    for number, action in enumerate(match.legal_numbers(seat), 1):
        verb, _, name = match.space.parts(action)
        warnings = tuple(speech.remark(each) for each in remarks.get(action, ()) if each.tone == "beware")
        found.append(Choice(number, match.space.text(action), verb, name, speech.action(action, view), warnings))
    return found


def matching(typed: str, offered: list[Choice]) -> list[Choice]:
    """Return the choices that *typed* may mean: by number, by words, or by the beginnings of some words."""
    if typed.isdecimal():
        return [choice for choice in offered if choice.number == int(typed)]
    wanted = folded(typed)
    exact = [choice for choice in offered if wanted in (folded(choice.words), folded(choice.text))]
    return exact or [choice for choice in offered if means(choice, wanted.split())]


def means(choice: Choice, parts: list[str]) -> bool:
    return has_parts(folded(choice.words).split(), parts) or has_parts(folded(choice.text).split(), parts)


def has_parts(text: list[str], parts: list[str]) -> bool:
    """Whether every part begins a different word of the text."""
    rest = list(text)
    for part in parts:
        word = next((word for word in rest if word.startswith(part)), None)
        if word is None:
            return False
        rest.remove(word)
    return bool(parts)


def folded(text: str) -> str:
    """Return the text without capitals, accents and punctuation, as people type it."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", letters.replace("_", " ")))


def completions(typed: str, offered: list[Choice]) -> list[str]:
    """Return the words that start with what was typed."""
    return [choice.words for choice in offered if choice.words.startswith(typed.lower())]


def listing(offered: list[Choice], width: int, brief: Callable[[str], str] | None = None) -> Iterator[str]:
    """Yield the choices as rows: a few one below the other, many of one verb in columns or, with *brief*, one row."""
    for verb, group in groupby(offered, key=lambda choice: choice.verb):
        alike = list(group)
        if len(alike) <= MANY:
            yield from one_by_one(alike, width)
        elif brief and len(alike) < len(offered):
            row = f"{alike[0].number:4} - {alike[-1].number}  {brief(verb)}"
            yield from wrap(row, width, subsequent_indent=INDENT)
        else:
            yield f"      [{verb} ...]"
            yield from in_columns([f"{choice.number:4}  {label(choice)}" for choice in alike], width)
            yield from warned(alike, width)


def one_by_one(alike: list[Choice], width: int) -> Iterator[str]:
    for choice in alike:
        words = f"  [{choice.words}]" if folded(choice.words) != folded(choice.text) else ""
        yield from wrap(f"{choice.number:4}  {choice.text}{words}", width, subsequent_indent=INDENT)
        for warning in choice.warnings:
            yield from wrap(f"{INDENT}! {warning}", width, subsequent_indent=f"{INDENT}  ")


def warned(alike: list[Choice], width: int) -> Iterator[str]:
    """Yield each warning once, with the numbers of the choices it is about."""
    for warning in dict.fromkeys(warning for choice in alike for warning in choice.warnings):
        numbers = ", ".join(str(choice.number) for choice in alike if warning in choice.warnings)
        yield from wrap(f"{INDENT}! {warning} ({numbers})", width, subsequent_indent=f"{INDENT}  ")


def label(choice: Choice) -> str:
    """Return what to list; for lines, whose names are long, only the words."""
    return choice.name if "-" in choice.name else choice.text


def in_columns(cells: list[str], width: int) -> Iterator[str]:
    """Yield the cells in as many columns as fit, each as wide as needed; read them downwards."""
    for height in range(1, len(cells) + 1):
        columns = [cells[i : i + height] for i in range(0, len(cells), height)]
        widths = [max(map(len, column)) + 1 for column in columns]
        if sum(widths) <= width + 1:
            break
    for row in range(height):
        line = [column[row].ljust(room) for column, room in zip(columns, widths, strict=True) if row < len(column)]
        yield "".join(line).rstrip()
