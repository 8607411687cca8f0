# Written by pxd.py from deal.py.
from westbound.games.colorado.table cimport Table
from westbound.engine.names cimport ASK
from westbound.engine.native cimport bit
from westbound.games.colorado.names cimport *

cdef class Setup(Table):
    cdef void first_caller_options(self) noexcept nogil
    cdef void first_caller_choose(self, int action) noexcept nogil
    cdef bint dealing(self) noexcept nogil
    cdef int dealt_to(self) noexcept nogil
    cdef void dealing_options(self) noexcept nogil
    cdef void dealing_choose(self, int action) noexcept nogil
    cdef bint laying_first(self) noexcept nogil
    cdef void laying_first_options(self) noexcept nogil
    cdef void laying_first_choose(self, int action) noexcept nogil
    cdef bint choosing_village(self) noexcept nogil
    cdef void choosing_village_options(self) noexcept nogil
    cdef void choosing_village_choose(self, int action) noexcept nogil
    cdef bint revealing(self) noexcept nogil
