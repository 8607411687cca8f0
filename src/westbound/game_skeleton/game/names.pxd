# Written by pxd.py from names.py.

cdef enum:
    PLAYERS = 4
    PIPS = 6
    POINTS_PER_CRATE = 2
    JOURNEY = 1
    TURN = 2
    ROLLING = 3
    DECIDING = 4
    HEADINGS = 4
    LOAD = 0
    DRIVE = 1
    ROLL = 2
    TURN_OF = 0
    ROLLED = 1
    LOADED = 2
    DROVE = 3
    ARRIVED = 4
    GAME_OVER = 5
