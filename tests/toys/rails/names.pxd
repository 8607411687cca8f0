# Written by pxd.py from names.py.

cdef enum:
    PLAYERS = 4
    CARDS = 3
    CODE = 64
    SENTENCES = 8
    TAKE = 0
    TRACK = 1
    DRAWN = TRACK + SENTENCES
    END = 0
    GAIN = 1
    DRAW = 2
    ACT = 3
    GIVE = 4
    STOP = 5
    WAIT = 6
    ROUNDS = 1
    ROUND = 2
    LEG = 3
    RESOLVING = 4
    ACTING = 5
    DRAWING = 6
    HEADINGS = 6
    GAINED = 0
    DREW = 1
    SAW = 2
    ROUND_BEGINS = 3
