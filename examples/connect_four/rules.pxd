# Written by pxd.py from rules.py.
from westbound.engine.flow cimport Flow
from connect_four.names cimport *
from westbound.engine.names cimport ASK
from westbound.engine.native cimport bit, overlay

cdef class ConnectFour(Flow):
    cdef public long long stones[2]
    cdef public short height[COLUMNS]
    cdef public long long open
    cdef public int count_dropped
    cdef public int winner
    cdef bint begin(self, int step) noexcept nogil
    cdef void turn_options(self) noexcept nogil
    cdef void turn_choose(self, int action) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cpdef ConnectFour copy(self)
    cdef void drop(self, int player, int column) noexcept nogil
    cdef bint has_four(self, long long stones) noexcept nogil
    cdef bint has_line(self, long long stones, int along) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
