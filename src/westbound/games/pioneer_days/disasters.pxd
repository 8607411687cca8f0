# Written by pxd.py from disasters.py.
from westbound.games.pioneer_days.purchases cimport Purchases
from westbound.engine.names cimport ASK, GO_ON
from westbound.engine.native cimport bit, lowest
from westbound.games.pioneer_days.names cimport *

cdef class Disasters(Purchases):
    cdef bint fitting(self) noexcept nogil
    cdef void fitting_options(self) noexcept nogil
    cdef long long tiles_of(self, int player) noexcept nogil
    cdef void fitting_choose(self, int action) noexcept nogil
    cdef bint advance_tracks(self, int which) noexcept nogil
    cdef bint disasters(self) noexcept nogil
    cdef int struck(self) noexcept nogil
    cdef void strike(self, int disaster) noexcept nogil
    cdef bint storm_damage(self) noexcept nogil
    cdef int chosen(self) noexcept nogil
    cdef int to_be_damaged(self) noexcept nogil
    cdef void choose_wagons(self, int chosen) noexcept nogil
    cdef bint strikes_all(self, int damaged) noexcept nogil
    cdef int standing_kinds(self) noexcept nogil
    cdef void storm_damage_options(self) noexcept nogil
    cdef void storm_damage_choose(self, int action) noexcept nogil
    cdef void expose(self, int kind) noexcept nogil
    cdef void batter(self) noexcept nogil
    cdef void raid(self, int player) noexcept nogil
    cdef void famine(self, int player) noexcept nogil
    cdef bint disease_keeping(self) noexcept nogil
    cdef long long folk_of(self, int player) noexcept nogil
    cdef void disease_keeping_options(self) noexcept nogil
    cdef void disease_keeping_choose(self, int action) noexcept nogil
