# Written by pxd.py from rules.py.
from westbound.engine.flow cimport Flow
from parade.names cimport *
from westbound.engine.names cimport ASK, GO_ON
from westbound.engine.native cimport overlay

cdef class Parade(Flow):
    cdef public short waves[PLAYERS]
    cdef public int shy
    cdef public int strolls
    cdef bint begin(self, int step) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tiebreak(self, int seat) noexcept nogil
    cpdef Parade copy(self)
    cdef void waving_options(self) noexcept nogil
    cdef void waving_choose(self, int action) noexcept nogil
    cdef bint visiting(self) noexcept nogil
    cdef void visiting_options(self) noexcept nogil
    cdef void visiting_choose(self, int action) noexcept nogil
    cdef bint walking(self) noexcept nogil
    cdef void detour_options(self) noexcept nogil
    cdef void detour_choose(self, int action) noexcept nogil
    cdef bint laps(self) noexcept nogil
    cdef bint resting(self) noexcept nogil
    cdef bint closing(self) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
