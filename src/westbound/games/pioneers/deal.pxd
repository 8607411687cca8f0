# Written by pxd.py from deal.py.
from westbound.games.pioneers.scoring cimport Scoring
from westbound.engine.names cimport ASK, CHANCE, GO_ON
from westbound.engine.native cimport bit, lowest
from westbound.games.pioneers.names cimport *

cdef class Setup(Scoring):
    cdef bint covering(self) noexcept nogil
    cdef void covering_options(self) noexcept nogil
    cdef void covering_choose(self, int action) noexcept nogil
    cdef bint hangs_together(self, int without) noexcept nogil
    cdef bint laying(self) noexcept nogil
    cdef void laying_options(self) noexcept nogil
    cdef void laying_choose(self, int action) noexcept nogil
    cdef void lay(self, int city, int tile) noexcept nogil
    cdef bint mending(self) noexcept nogil
    cdef void mending_options(self) noexcept nogil
    cdef void mending_choose(self, int action) noexcept nogil
    cdef void replacing_options(self) noexcept nogil
    cdef void replacing_choose(self, int action) noexcept nogil
    cdef void exchanging_options(self) noexcept nogil
    cdef void exchanging_choose(self, int action) noexcept nogil
    cdef void first_player_options(self) noexcept nogil
    cdef void first_player_choose(self, int action) noexcept nogil
    cdef bint filling_display(self) noexcept nogil
    cdef void display_options(self) noexcept nogil
    cdef void display_choose(self, int action) noexcept nogil
    cdef void revealing_options(self) noexcept nogil
    cdef void reveal(self, int card) noexcept nogil
    cdef bint starting_coaches(self) noexcept nogil
    cdef void starting_coaches_options(self) noexcept nogil
    cdef void starting_coaches_choose(self, int action) noexcept nogil
