# Written by pxd.py from memory.py.
from westbound.engine.flow cimport Flow
from westbound.engine.native cimport bit
from westbound.games.colorado.names cimport *

cdef class Memory(Flow):
    cdef public short facts[FACTS]
    cdef public short fact_of[FACTS]
    cdef public short fact_kind[FACTS]
    cdef public int remembered
    cdef public bint anew
    cdef void remember(self, int fact, int player, int kind) noexcept nogil
    cdef void remember_draw(self, int player, int kind) noexcept nogil
    cdef long long alike(self, int kind) noexcept nogil
