# Written by pxd.py from scoring.py.
from westbound.games.colorado.deal cimport Setup
from westbound.games.colorado.names cimport *

cdef class Scoring(Setup):
    cdef bint scoring(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tiebreak(self, int seat) noexcept nogil
    cpdef list sources(self, int seat)
