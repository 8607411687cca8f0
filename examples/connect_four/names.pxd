# Written by pxd.py from names.py.

cdef enum:
    COLUMNS = 7
    ROWS = 6
    TALL = 7
    SQUARES = 42
    TURN = 1
    HEADINGS = 1
    DROP = 0
    DROPPED = 0
    FOUR = 1
    FULL = 2
