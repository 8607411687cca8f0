# Written by pxd.py from ticking.py.
from westbound.games.colorado.scoring cimport Scoring
from westbound.engine.names cimport ASK, GO_ON
from westbound.engine.native cimport bit, lowest
from westbound.games.colorado.names cimport *

cdef class Ticking(Scoring):
    cdef void tick(self, int player, int region, int step) noexcept nogil
    cdef void tick_rail(self, int player, int step) noexcept nogil
    cdef void carry_out(self, int player, int icon) noexcept nogil
    cdef void tick_track(self, int player, int track) noexcept nogil
    cdef bint track_full(self, int player, int track) noexcept nogil
    cdef bint ticking_tipi(self) noexcept nogil
    cdef void ticking_tipi_options(self) noexcept nogil
    cdef void ticking_tipi_choose(self, int action) noexcept nogil
    cdef void tick_tipi(self, int player, int box) noexcept nogil
    cdef bint discovering(self) noexcept nogil
    cdef void discovering_options(self) noexcept nogil
    cdef void discovering_choose(self, int action) noexcept nogil
