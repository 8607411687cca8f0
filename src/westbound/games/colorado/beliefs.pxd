# Written by pxd.py from beliefs.py.
from westbound.games.colorado.table cimport Table
from westbound.engine.names cimport DEPTH, FRAME
from westbound.engine.native cimport bit
from westbound.games.colorado.box cimport Box
from westbound.games.colorado.names cimport BEFORE, COLORS, DREW, EPOCHS, KINDS, LACKS, LACKS_ALIKE, LEFT, LOG, NOW, PAIRING, PLAYERS, SHUFFLED, SORTS, TRIES, VALUES, WORLDS

cdef class Beliefs(Table):
    cdef short _unseen[EPOCHS * KINDS]
    cdef short _left[EPOCHS * KINDS]
    cdef int _sorts
    cdef short _whose[SORTS]
    cdef short _since[SORTS]
    cdef long long _lacks[SORTS]
    cdef short _size[SORTS]
    cdef short _gone[PLAYERS * EPOCHS * KINDS]
    cdef short _held[PLAYERS * EPOCHS * KINDS]
    cdef long long alike(self, int kind) noexcept nogil
    cpdef list dream(self, int seat, long long seed)
    cdef void gather(self, int seat) noexcept nogil
    cdef double imagine_world(self, int seat) noexcept nogil
    cdef double relive(self, int player) noexcept nogil
    cdef void add_sort(self, int player, int epoch) noexcept nogil
    cdef double part_with(self, int player, int first, int kind) noexcept nogil
    cdef double chance(self, int sort, int kind) noexcept nogil
    cdef int room_for(self, int sort) noexcept nogil
    cdef double fill(self, int sort) noexcept nogil
    cdef bint is_pairing(self, int player) noexcept nogil
    cdef bint holds_pair(self, int player) noexcept nogil
    cdef void deal_world(self, int seat) noexcept nogil
