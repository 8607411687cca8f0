# Written by pxd.py from rules.py.
from westbound.engine.flow cimport Flow
from lottery.names cimport *
from westbound.engine.names cimport ASK
from westbound.engine.native cimport overlay

cdef class Lottery(Flow):
    cdef public short lots[TICKETS]
    cdef public long long among
    cdef public short drawn[TICKETS]
    cdef bint begin(self, int step) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cpdef Lottery copy(self)
    cdef void drawing_options(self) noexcept nogil
    cdef void drawing_choose(self, int action) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
