# Written by pxd.py from reins.py.
from westbound.games.pioneers.routes cimport Routes
from westbound.engine.native cimport bit, lowest, members
from westbound.games.pioneers.names cimport *

cdef class Reins(Routes):
    cdef bint meets_rival(self, int player, long long goals) noexcept nogil
    cdef long long rival_roads(self, int player, int word) noexcept nogil
    cdef bint could_take(self, int player, int one, int other, long long goals) noexcept nogil
    cdef int fare(self, int one, int other) noexcept nogil
    cdef long long next_cities(self, int player, long long passed) noexcept nogil
    cdef long long goals(self, int player) noexcept nogil
    cdef int drive(self, int player, int city, long long passed) noexcept nogil
    cdef int line_to(self, int city) noexcept nogil
    cdef void end_drive(self, int player, int fare) noexcept nogil
    cpdef list way_so_far(self, int player, long long passed)
