"""Terminals: what writes the words of a table in one language and width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from westbound.kit.letters import BOLD, DIM, MARKS, PLAYER_INKS, Speech, capital, paint, plain_length, shortened


class Pencil:
    """Writes for one width, with or without colors."""

    def __init__(self, speech: Speech, width: int, color: bool) -> None:
        self.speech = speech
        self.width = width
        self.color = color

    def ruled(self, parts: Iterable[str]) -> str:
        """The first row: the title and where the game stands, on a rule across the screen."""
        title = f" {' · '.join(parts)} "
        rest = "─" * (self.width - plain_length(title) - 2)
        return self.dim("──") + title + self.dim(rest)

    def dim(self, words: str) -> str:
        return paint(words, DIM, self.color)

    def bold(self, words: str) -> str:
        return paint(capital(words), BOLD, self.color)

    def label(self, key: str) -> str:
        return self.bold(self.speech.say(key))

    def fact(self, key: str, words: str | int) -> str:
        """What is how: ``Turn: Red``."""
        return self.speech.say("term-fact", what=self.speech.say(key), fact=str(words))

    def player(self, seat: int, letters: int | None = None) -> str:
        """Mark and name of a player, in their color."""
        name = self.speech.player(seat)
        short = name if letters is None else shortened(name, letters)
        return paint(f"{MARKS[seat]} {short}", PLAYER_INKS[seat], self.color)


def aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A row of a table of numbers."""
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def columns(heading: Sequence[str], *rows: Sequence[str]) -> list[int]:
    """How wide the columns of a table are, a gap of two included."""
    return [max(map(plain_length, column)) + 2 for column in zip(heading, *rows, strict=True)]
