# Written by pxd.py from scoring.py.
from westbound.games.pioneers.reins cimport Reins
from westbound.engine.native cimport bit, lowest, members
from westbound.games.pioneers.names cimport *

cdef class Scoring(Reins):
    cdef int score(self, int seat) noexcept nogil
    cdef int tiebreak(self, int seat) noexcept nogil
    cpdef list sources(self, int seat)
    cpdef list player_marks(self, int seat)
    cpdef list network_of(self, int seat)
    cdef int empty_seats(self, int player) noexcept nogil
    cdef int nugget_points(self, int player) noexcept nogil
    cdef int network_points(self, int player) noexcept nogil
    cdef long long network(self, int player) noexcept nogil
    cdef long long joined(self, int player, int city) noexcept nogil
    cdef long long beside(self, int player, long long cities) noexcept nogil
    cdef int pioneers_in(self, int player, long long cities) noexcept nogil
