# Written by pxd.py from visits.py.
from westbound.games.pioneer_days.disasters cimport Disasters
from westbound.engine.names cimport ASK, NO_SEAT
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport *

cdef class Visits(Disasters):
    cdef bint last_disasters(self) noexcept nogil
    cdef bint cattle_points(self) noexcept nogil
    cdef bint visiting(self) noexcept nogil
    cdef void visiting_options(self) noexcept nogil
    cdef int towns_in_reach(self) noexcept nogil
    cdef bint can_fulfil(self, int player, int town) noexcept nogil
    cdef int unpledged(self, int player, int good) noexcept nogil
    cdef void visiting_choose(self, int action) noexcept nogil
    cdef bint giving(self) noexcept nogil
    cdef void giving_options(self) noexcept nogil
    cdef void giving_choose(self, int action) noexcept nogil
    cdef bint delivering(self) noexcept nogil
    cdef void deliver(self, int player) noexcept nogil
    cpdef object forget_choices(self, int seats)
    cdef void forget(self, int player) noexcept nogil
    cdef void begin_again(self) noexcept nogil
