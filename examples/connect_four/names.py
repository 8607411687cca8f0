"""Connect four: every number with a name."""

from typing import Final

COLUMNS: Final = 7
ROWS: Final = 6
TALL: Final = 7  # bits of a column in a mask: its rows, and one that stays empty
SQUARES: Final = 42

TURN: Final = 1
HEADINGS: Final = 1  # all of them

DROP: Final = 0  # + column

DROPPED: Final = 0
FOUR: Final = 1
FULL: Final = 2
