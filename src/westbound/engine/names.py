"""The engine's numbers with names."""

from typing import Final

ASK: Final = True  # begin(): somebody has to decide
GO_ON: Final = False  # begin(): nobody has to, carry on

NO_STEP: Final = 0  # nothing left to play; the steps of a game start at 1
CHANCE: Final = 7  # the seat of the dice and the face-down piles
SEATS: Final = 8
NO_SEAT: Final = -1
EVERYBODY: Final = 127  # seen_by: a bitmask of seats

MOST_PLAYERS: Final = 4  # at any table: rules have a lane, server and page a mark for each
LANES: Final = MOST_PLAYERS + 1  # the common one, and one for each player
DEPTH: Final = 10  # steps inside steps
FRAME: Final = 4  # step, player, count, note
PATIENCE: Final = 10_000  # steps without a decision before the rules count as running in circles
MOST_BLOCKS: Final = 256  # of options on offer
ENTRY: Final = 5  # kind, seen by, and three numbers
MOST_NEWS: Final = 4000
TALLIES: Final = 18  # of all playouts: decisions, draws, points by seat, wins by seat
MOST_COLUMNS: Final = 640  # of a row that tells what a seat knows
