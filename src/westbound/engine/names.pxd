# Written by pxd.py from names.py.

cdef enum:
    ASK = 1
    GO_ON = 0
    NO_STEP = 0
    CHANCE = 7
    SEATS = 8
    NO_SEAT = -1
    EVERYBODY = 127
    MOST_PLAYERS = 4
    LANES = MOST_PLAYERS + 1
    DEPTH = 10
    FRAME = 4
    PATIENCE = 10000
    MOST_BLOCKS = 256
    ENTRY = 5
    MOST_NEWS = 4000
    TALLIES = 18
