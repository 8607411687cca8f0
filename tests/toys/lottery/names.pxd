# Written by pxd.py from names.py.

cdef enum:
    TICKETS = 6
    FIRST = 10
    DRAWING = 1
    HEADINGS = 1
