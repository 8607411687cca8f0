# Written by pxd.py from deal.py.
from westbound.games.pioneer_days.cards cimport Cards
from westbound.engine.names cimport ASK
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport *

cdef class Setup(Cards):
    cdef void first_player_options(self) noexcept nogil
    cdef void first_player_choose(self, int action) noexcept nogil
    cdef bint dealing(self) noexcept nogil
    cdef void dealing_options(self) noexcept nogil
    cdef void dealing_choose(self, int action) noexcept nogil
    cdef bint choosing_board(self) noexcept nogil
    cdef void choosing_board_options(self) noexcept nogil
    cdef void choosing_board_choose(self, int action) noexcept nogil
    cdef bint starting_goods(self) noexcept nogil
    cdef void take_starting_tile(self, int player) noexcept nogil
    cdef bint starting(self) noexcept nogil
    cdef bint filling_bag(self) noexcept nogil
    cdef bint laying_towns(self) noexcept nogil
    cdef void laying_towns_options(self) noexcept nogil
    cdef void laying_towns_choose(self, int action) noexcept nogil
    cdef bint laying_tiles(self) noexcept nogil
    cdef void laying_tiles_options(self) noexcept nogil
    cdef void laying_tiles_choose(self, int action) noexcept nogil
    cdef bint laying_folk(self) noexcept nogil
    cdef void laying_folk_options(self) noexcept nogil
    cdef void laying_folk_choose(self, int action) noexcept nogil
    cdef bint first_folk(self) noexcept nogil
    cdef void first_folk_options(self) noexcept nogil
    cdef void first_folk_choose(self, int action) noexcept nogil
    cdef bint first_towns(self) noexcept nogil
    cdef void first_towns_options(self) noexcept nogil
    cdef void first_towns_choose(self, int action) noexcept nogil
