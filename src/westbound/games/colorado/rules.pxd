# Written by pxd.py from rules.py.
from westbound.games.colorado.ticking cimport Ticking
from westbound.engine.names cimport ASK, CHANCE
from westbound.engine.native cimport bit, overlay
from westbound.games.colorado.names cimport *

cdef class Colorado(Ticking):
    cdef bint begin(self, int step) noexcept nogil
    cpdef Colorado copy(self)
    cdef bint turns(self) noexcept nogil
    cdef bint calling(self) noexcept nogil
    cdef void calling_options(self) noexcept nogil
    cdef void calling_choose(self, int action) noexcept nogil
    cdef void giving_options(self) noexcept nogil
    cdef void giving_choose(self, int action) noexcept nogil
    cdef void taking_at_random_options(self) noexcept nogil
    cdef void taking_at_random_choose(self, int action) noexcept nogil
    cdef bint receiving(self) noexcept nogil
    cdef bint actions(self) noexcept nogil
    cdef bint acting(self) noexcept nogil
    cdef bint may_lay(self, int player, int duo) noexcept nogil
    cdef bint duo(self) noexcept nogil
    cdef bint nothing_to_do(self) noexcept nogil
    cdef bint may_check(self, int player) noexcept nogil
    cdef void duo_options(self) noexcept nogil
    cdef long long swappable(self, int player) noexcept nogil
    cdef void duo_choose(self, int action) noexcept nogil
    cdef void play_and_act(self, int player, int kind) noexcept nogil
    cdef bint draw_three(self, int player) noexcept nogil
    cdef void pairing_options(self) noexcept nogil
    cdef int lower(self, int pair) noexcept nogil
    cdef int upper(self, int pair) noexcept nogil
    cdef bint holds(self, int kind, int copies) noexcept nogil
    cdef void pairing_choose(self, int action) noexcept nogil
    cdef bint drawing(self) noexcept nogil
    cdef void drawing_options(self) noexcept nogil
    cdef void drawing_choose(self, int action) noexcept nogil
    cdef bint free_play(self) noexcept nogil
    cdef void free_play_options(self) noexcept nogil
    cdef void free_play_choose(self, int action) noexcept nogil
    cdef bint family(self) noexcept nogil
    cdef bint least_hands(self) noexcept nogil
    cdef bint refilling(self) noexcept nogil
    cdef void refilling_options(self) noexcept nogil
    cdef void refilling_choose(self, int action) noexcept nogil
    cdef bint checking(self) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
