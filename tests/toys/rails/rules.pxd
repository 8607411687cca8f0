# Written by pxd.py from rules.py.
from westbound.engine.flow cimport Flow
from rails.names cimport *
from westbound.engine.names cimport ASK, CHANCE, GO_ON
from westbound.engine.native cimport overlay

cdef class Box:
    cdef public short code[CODE]
    cdef public short address[SENTENCES]
    cdef public short starts[PLAYERS]
    cdef public int sentences
    cdef public int players
    cdef public int rounds

cdef class Rails(Flow):
    cdef public Box box
    cdef public short nuggets[PLAYERS]
    cdef public short pile[CARDS]
    cdef public short hands[PLAYERS * CARDS]
    cdef public short tracks[PLAYERS]
    cdef bint begin(self, int step) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cpdef Rails copy(self)
    cdef bint rounds(self) noexcept nogil
    cdef bint leg(self) noexcept nogil
    cdef bint resolving(self) noexcept nogil
    cdef void gain(self, int player, int amount) noexcept nogil
    cdef bint has_cards(self) noexcept nogil
    cdef void acting_options(self) noexcept nogil
    cdef void acting_choose(self, int action) noexcept nogil
    cdef void drawing_options(self) noexcept nogil
    cdef void drawing_choose(self, int action) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
