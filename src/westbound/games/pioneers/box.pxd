# Written by pxd.py from box.py.
from westbound.games.pioneers.names cimport *

cdef class Box:
    cdef public object edition
    cdef public object side
    cdef public int players
    cdef public int cities
    cdef public int lines
    cdef public short ends[2 * LINES]
    cdef public short first_at[CITIES + 1]
    cdef public short lines_at[2 * LINES]
    cdef public short beyond[2 * LINES]
    cdef public long long near[CITIES]
    cdef public short covers[COVERS]
    cdef public bint covers_at_random
    cdef public short seats[CARDS]
    cdef public short points[CARDS]
    cdef public short seats_of[CARDS * JOBS]
    cdef public short jobs_of[CARDS * CREWS]
    cdef public short tiles[TILES]
    cdef public short nuggets[NUGGETS]
