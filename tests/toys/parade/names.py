"""Parade: every number with a name."""

from typing import Final

PLAYERS: Final = 4

PASS: Final = 0
WAVE: Final = 1
VISIT: Final = 2
HOME: Final = 3
REST: Final = 4
FURTHER: Final = 5
WANDER: Final = 6

GAME: Final = 1  # GREETING to CLOSING
GREETING: Final = 2
HOSTING: Final = 3
WALKING: Final = 4
CLOSING: Final = 5
WAVING: Final = 6
VISITING: Final = 7
DETOUR: Final = 8
RESTING: Final = 9
CIRCLING: Final = 10
LAPS: Final = 11  # WAVING to VISITING, twice
HEADINGS: Final = 11  # all of them

WAVED: Final = 0
VISITED: Final = 1
RESTED: Final = 2
CLOSED: Final = 3
