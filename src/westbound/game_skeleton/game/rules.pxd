# Written by pxd.py from rules.py.
from westbound.engine.flow cimport Flow
from westbound.game_skeleton.game.box cimport Box
from westbound.engine.names cimport ASK, CHANCE
from westbound.engine.native cimport bit, overlay
from westbound.game_skeleton.game.names cimport *

cdef class SkeletonRules(Flow):
    cdef public Box box
    cdef public short miles[PLAYERS]
    cdef public short crates[PLAYERS]
    cdef public int store
    cdef public int pips
    cdef bint begin(self, int step) noexcept nogil
    cdef bint journey(self) noexcept nogil
    cdef bint turn(self) noexcept nogil
    cdef void rolling_options(self) noexcept nogil
    cdef void rolling_choose(self, int action) noexcept nogil
    cdef void deciding_options(self) noexcept nogil
    cdef void deciding_choose(self, int action) noexcept nogil
    cdef void load(self, int player) noexcept nogil
    cdef void drive(self, int player) noexcept nogil
    cdef bint has_arrived(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cpdef list sources(self, int seat)
    cpdef SkeletonRules copy(self)
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
