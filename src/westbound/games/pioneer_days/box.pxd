# Written by pxd.py from box.py.
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport *

cdef class Box:
    cdef public object edition
    cdef public object sets
    cdef public int players
    cdef public bint standard_only
    cdef public long long folk
    cdef public short program[PROGRAM]
    cdef public short at[ABILITIES * MOMENTS]
    cdef public short brings[ABILITIES * MOMENTS]
    cdef public short counts[ABILITIES * MOMENTS]
    cdef public short costs[ABILITIES * MOMENTS]
    cdef public short lasting[ABILITIES * LASTINGS]
    cdef public short scoring[ABILITIES * SCORINGS]
    cdef public short asks[TOWNS * ASKS]
    cdef public short favors[TOWNS]
    cdef public short wagon[BOARDS]
    cdef public short starts[BOARDS * STARTS]
    cdef public short tile[BOARDS]
    cdef public short tokens[NUGGETS]
