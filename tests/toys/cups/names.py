"""Cups: every number with a name."""

from typing import Final

PLAYERS: Final = 2
CUPS: Final = 3
LOTS: Final = 3  # of the first cup; each one after it has one less

PASS: Final = 0
GUESS: Final = 1  # + cup
HIDE: Final = GUESS + CUPS  # + cup

ROUNDS: Final = 1
HIDING: Final = 2
GUESSING: Final = 3
HEADINGS: Final = 3  # all of them

HIDDEN: Final = 0
GUESSED: Final = 1
