"""Rails: every number with a name."""

from typing import Final

PLAYERS: Final = 4
CARDS: Final = 3  # kinds
CODE: Final = 64  # numbers of all sentences together
SENTENCES: Final = 8

TAKE: Final = 0
TRACK: Final = 1  # + sentence
DRAWN: Final = TRACK + SENTENCES  # + card

# What a row tells a seat about each player, and about everything else.
SIGHT_NUGGETS: Final = 0
SIGHT_TRACKS: Final = 1
SIGHTS: Final = 2  # how many there are
COMMON_HAND: Final = 0  # + card
COMMONS: Final = COMMON_HAND + CARDS  # how many there are

# Words of a sentence, each with an amount.
END: Final = 0
GAIN: Final = 1
DRAW: Final = 2
ACT: Final = 3
GIVE: Final = 4  # to the next player
STOP: Final = 5  # the whole game
WAIT: Final = 6  # for all who come before

ROUNDS: Final = 1
ROUND: Final = 2
LEG: Final = 3
RESOLVING: Final = 4
ACTING: Final = 5
DRAWING: Final = 6
HEADINGS: Final = 6  # all of them

GAINED: Final = 0
DREW: Final = 1
SAW: Final = 2
ROUND_BEGINS: Final = 3
