# Written by pxd.py from routes.py.
from westbound.games.pioneers.table cimport Table
from westbound.engine.native cimport bit, lowest
from westbound.games.pioneers.names cimport *

cdef class Routes(Table):
    cdef long long destinations(self, int player) noexcept nogil
    cdef void mark_fares(self, int player) noexcept nogil
    cdef long long spread(self, long long origins, int most, long long passed) noexcept nogil
    cdef void price_lines(self, int player) noexcept nogil
    cdef long long dollar(self, int purse) noexcept nogil
    cdef int paid_to(self, long long fare, int purse) noexcept nogil
    cdef int find_routes(self, int player, int goal) noexcept nogil
    cdef void drive_on(self, int label, int goal, long long through, int dearest) noexcept nogil
    cdef bint is_hopeless(self, int city, int goal, long long fare) noexcept nogil
    cdef void find_least(self, int goal, long long through) noexcept nogil
    cdef long long lesser(self, long long one, long long other) noexcept nogil
    cdef long long open_places(self, long long places) noexcept nogil
    cdef void note_label(self, int place, long long fare, int line, int before) noexcept nogil
    cdef bint is_beaten(self, int city, long long fare) noexcept nogil
    cdef int sort_routes(self, int goal) noexcept nogil
    cdef int offer_payments(self, int player, int goal) noexcept nogil
    cdef void take_route(self, int player, int goal, int route) noexcept nogil
    cdef void tell_way(self, int player, int label) noexcept nogil
    cpdef list routes_to(self, int player, int city)
