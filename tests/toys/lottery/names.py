"""Lottery: every number with a name."""

from typing import Final

TICKETS: Final = 6  # and players
FIRST: Final = 10  # the number of the first ticket

DRAWING: Final = 1
HEADINGS: Final = 1  # all of them
