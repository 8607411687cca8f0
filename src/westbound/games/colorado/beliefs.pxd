# Written by pxd.py from beliefs.py.
from westbound.games.colorado.table cimport Table
from westbound.engine.native cimport bit, lowest
from westbound.games.colorado.names cimport *

cdef class Beliefs:
    cdef public Table table
    cdef int _worlds
    cdef int _most
    cdef int _room
    cdef double _weight[MOST_WORLDS]
    cdef short _children[MOST_WORLDS]
    cdef short _left[CELLS]
    cdef short _used[CELLS]
    cdef short _slot[CELLS]
    cdef int _gone
    cdef int _epochs
    cdef int _epoch
    cdef int _sorts
    cdef short _owner[PLAYERS * DRAWS]
    cdef short _since[PLAYERS * DRAWS]
    cdef short _first[PLAYERS * DRAWS]
    cdef short _drawn[PLAYERS * DRAWS]
    cdef long long _lacks[PLAYERS * DRAWS]
    cdef short _open[PLAYERS]
    cdef short _draws[PLAYERS]
    cdef short _live[PLAYERS]
    cdef short _hand[PLAYERS * DRAWS]
    cdef short _may[DRAWS]
    cdef double _chance[DRAWS]
    cdef int _exact
    cdef short _exact_by[LAST_TURN]
    cdef short _exact_kind[LAST_TURN]
    cdef short _exact_before[LAST_TURN]
    cdef short _copies[CELLS]
    cdef short _cards[MOST_WORLDS]
    cdef short _held[MOST_WORLDS * CARDS]
    cdef short _held_by[MOST_WORLDS * CARDS]
    cdef short _held_slot[MOST_WORLDS * CARDS]
    cdef short _kinds[PLAYERS * DRAWS]
    cpdef list imagine(self, int seat, long long seed, int worlds=*)
    cdef void survey(self, int seat, int worlds) noexcept nogil
    cdef void live_through(self, int seat) noexcept nogil
    cdef void begin_epoch(self, int i, int seat) noexcept nogil
    cdef int free_row(self) noexcept nogil
    cdef void drop_spent(self, int player) noexcept nogil
    cdef int size(self, int world, int sort) noexcept nogil
    cdef void add_draw(self, int player) noexcept nogil
    cdef void lack(self, int player, long long kinds) noexcept nogil
    cdef long long lacked_in(self, int epoch) noexcept nogil
    cdef void check_places(self, long long kinds, int epoch) noexcept nogil
    cdef int places(self, int world, int kind, int epoch) noexcept nogil
    cdef void part_with(self, int player, int kind, bint exactly) noexcept nogil
    cdef void part_in(self, int world, int player, int kind, int sorts) noexcept nogil
    cdef double chance(self, int world, int sort, int kind) noexcept nogil
    cdef int candidates(self, int world, int sort) noexcept nogil
    cdef double place(self, int world, int sort, int kind, int slot) noexcept nogil
    cdef void even_out(self) noexcept nogil
    cdef void become(self, int world, int other) noexcept nogil
    cdef void fill(self, int world) noexcept nogil
    cdef void fill_sort(self, int world, int sort) noexcept nogil
    cdef void look_for_pairs(self, int world, int seat) noexcept nogil
    cdef bint holds_pair(self, int world, int player) noexcept nogil
    cdef int cards_of(self, int world, int player, int color) noexcept nogil
    cdef int possible(self) noexcept nogil
    cdef int pick_world(self) noexcept nogil
    cdef void lay_world(self, int seat, int world) noexcept nogil
    cdef void rewrite(self, int seat, int world) noexcept nogil
