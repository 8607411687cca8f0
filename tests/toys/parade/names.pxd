# Written by pxd.py from names.py.

cdef enum:
    PLAYERS = 4
    PASS = 0
    WAVE = 1
    VISIT = 2
    HOME = 3
    REST = 4
    FURTHER = 5
    WANDER = 6
    GAME = 1
    GREETING = 2
    HOSTING = 3
    WALKING = 4
    CLOSING = 5
    WAVING = 6
    VISITING = 7
    DETOUR = 8
    RESTING = 9
    CIRCLING = 10
    LAPS = 11
    HEADINGS = 11
    WAVED = 0
    VISITED = 1
    RESTED = 2
    CLOSED = 3
