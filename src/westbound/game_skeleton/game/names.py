"""Skeleton Trail: every number with a name."""

from typing import Final

PLAYERS: Final = 4
PIPS: Final = 6
POINTS_PER_CRATE: Final = 2

# Steps, in the order of the rulebook
JOURNEY: Final = 1
TURN: Final = 2
ROLLING: Final = 3
DECIDING: Final = 4
HEADINGS: Final = 4  # all of them

# Actions
LOAD: Final = 0
DRIVE: Final = 1
ROLL: Final = 2  # + pips - 1

# What a row for nets tells a seat about each player, and about everything else.
SIGHT_MILES: Final = 0
SIGHT_CRATES: Final = 1
SIGHT_TURN: Final = 2
SIGHTS: Final = 3  # how many there are
COMMON_STORE: Final = 0
COMMON_PIPS: Final = 1
COMMONS: Final = 2  # how many there are

# Journal
TURN_OF: Final = 0
ROLLED: Final = 1
LOADED: Final = 2
DROVE: Final = 3
ARRIVED: Final = 4
GAME_OVER: Final = 5
