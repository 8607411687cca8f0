# Written by pxd.py from box.py.
from westbound.games.colorado.names cimport *

cdef class Box:
    cdef public object edition
    cdef public int players
    cdef public short copies[VALUES]
    cdef public short duo[COLORS]
    cdef public short zone[REGIONS]
    cdef public short whole[REGIONS]
    cdef public short near[REGIONS * STEPS_EACH]
    cdef public short icon[REGIONS * STEPS_EACH]
    cdef public short medal[REGIONS]
    cdef public short beside[REGIONS]
    cdef public int rails
    cdef public long long rail_next[RAILS + 1]
    cdef public short rail_icon[RAILS]
    cdef public int rail_medal
    cdef public short rows[ZONES]
    cdef public short totals[ZONES * BOXES]
    cdef public short boxes[BOUNTIES]
    cdef public short box_icon[BOUNTIES * BOXES]
    cdef public short medals[BOUNTIES * TRACK_MEDALS]
