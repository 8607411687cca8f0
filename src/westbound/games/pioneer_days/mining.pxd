# Written by pxd.py from mining.py.
from westbound.games.pioneer_days.deal cimport Setup
from westbound.engine.names cimport ASK
from westbound.games.pioneer_days.names cimport *

cdef class Mining(Setup):
    cdef bint mining(self) noexcept nogil
    cdef void mining_options(self) noexcept nogil
    cdef void mining_choose(self, int action) noexcept nogil
    cdef bint keeping_token(self) noexcept nogil
    cdef void keeping_token_options(self) noexcept nogil
    cdef void keeping_token_choose(self, int action) noexcept nogil
    cdef void keep_token(self, int value) noexcept nogil
