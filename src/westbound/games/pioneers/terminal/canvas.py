"""A grid of colored characters, for drawing in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.kit.letters import PLAIN, paint


class Canvas:
    """A grid of characters, each with its ink."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._inks = [[PLAIN] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, ink: str = PLAIN) -> None:
        """Write *text*; anything outside is cut off."""
        for i, letter in enumerate(text, column):
            if 0 <= i < self.width and 0 <= row < self.height:
                self._letters[row][i] = letter
                self._inks[row][i] = ink

    def is_blank(self, column: int, row: int) -> bool:
        return not (0 <= column < self.width) or self._letters[row][column] == " "

    def rows(self, color: bool) -> Iterator[str]:
        """The finished rows, without trailing blanks."""
        for letters, inks in zip(self._letters, self._inks, strict=True):
            row, start = "", 0
            end = len("".join(letters).rstrip())
            for i in range(1, end + 1):
                if i == end or inks[i] != inks[start]:
                    row += paint("".join(letters[start:i]), inks[start], color)
                    start = i
            yield row


def stretch(column: int, row: int, to_column: int, to_row: int) -> list[tuple[int, int]]:
    """The cells of a straight line, including both ends."""
    steps = max(abs(to_column - column), abs(to_row - row), 1)
    return [
        (round(column + (to_column - column) * i / steps), round(row + (to_row - row) * i / steps))
        for i in range(steps + 1)
    ]
