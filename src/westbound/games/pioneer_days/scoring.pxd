# Written by pxd.py from scoring.py.
from westbound.games.pioneer_days.table cimport Table
from westbound.games.pioneer_days.names cimport *

cdef class Scoring(Table):
    cdef int score(self, int seat) noexcept nogil
    cdef int tiebreak(self, int seat) noexcept nogil
    cpdef list sources(self, int seat)
    cdef int gold_points(self, int player) noexcept nogil
    cdef int favor_points(self, int player) noexcept nogil
    cdef int most_favors_points(self, int player) noexcept nogil
    cdef int folk_points(self, int player) noexcept nogil
    cdef int board_points(self, int player) noexcept nogil
    cdef int damage_points(self, int player) noexcept nogil
    cdef int worth(self, int player, int ability) noexcept nogil
