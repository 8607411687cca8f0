# Written by pxd.py from rules.py.
from westbound.games.pioneer_days.visits cimport Visits
from westbound.engine.names cimport ASK, CHANCE
from westbound.engine.native cimport bit, overlay
from westbound.games.pioneer_days.names cimport *

cdef class PioneerDays(Visits):
    cdef bint begin(self, int step) noexcept nogil
    cpdef PioneerDays copy(self)
    cdef bint choosing_boards(self) noexcept nogil
    cdef bint weeks(self) noexcept nogil
    cdef bint days(self) noexcept nogil
    cdef bint rolling(self) noexcept nogil
    cdef void rolling_options(self) noexcept nogil
    cdef void rolling_choose(self, int action) noexcept nogil
    cdef bint turns(self) noexcept nogil
    cdef bint taking(self) noexcept nogil
    cdef void taking_options(self) noexcept nogil
    cdef void taking_choose(self, int action) noexcept nogil
    cdef void take_die(self, int die) noexcept nogil
    cdef bint triggers(self) noexcept nogil
    cdef bint using(self) noexcept nogil
    cdef void using_options(self) noexcept nogil
    cdef void offer_actions(self) noexcept nogil
    cdef long long recruits(self) noexcept nogil
    cdef void using_choose(self, int action) noexcept nogil
    cdef void use(self, int player, int action) noexcept nogil
    cdef int good_of(self, int face) noexcept nogil
    cdef void turn_die(self, int player, int face) noexcept nogil
    cdef void income(self, int player) noexcept nogil
    cdef void recruit(self, int player, int folk) noexcept nogil
    cdef bint end_of_turn(self) noexcept nogil
    cdef bint last_die(self) noexcept nogil
    cdef bint passing_on(self) noexcept nogil
    cdef bint weekly_effects(self) noexcept nogil
    cdef bint visits(self) noexcept nogil
    cdef bint final_scoring(self) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
