# Written by pxd.py from table.py.
from westbound.games.colorado.box cimport Box
from westbound.games.colorado.memory cimport Memory
from westbound.engine.native cimport bit
from westbound.games.colorado.names cimport *

cdef class Table(Memory):
    cdef public Box box
    cdef public int turn
    cdef public int caller
    cdef public int called
    cdef public bint finished
    cdef public int reserve
    cdef public short nuggets[PLAYERS]
    cdef public short hands[PLAYERS * KINDS]
    cdef public long long areas[PLAYERS]
    cdef public short pile[KINDS]
    cdef public short discards[KINDS]
    cdef public short village[PLAYERS]
    cdef public short flags[PLAYERS]
    cdef public short ticks[PLAYERS * REGIONS]
    cdef public long long rails[PLAYERS]
    cdef public short rail_at[PLAYERS]
    cdef public short tipi[PLAYERS]
    cdef public short tracks[PLAYERS * BOUNTIES]
    cdef public short zones[PLAYERS * ZONES]
    cdef public short medals[PLAYERS * MEDALS]
    cdef public short medals_from[PLAYERS * MEDALS]
    cdef public short won[PLAYERS]
    cdef public short closed[BOUNTIES]
    cdef public short claims[PLAYERS * BOUNTIES]
    cdef int hand_size(self, int player) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    cdef int price(self, int kind) noexcept nogil
    cdef int duo_of(self, int kind) noexcept nogil
    cdef long long playable(self, int player) noexcept nogil
    cdef long long affordable(self, int player) noexcept nogil
    cdef bint has_pair_without(self, int player, int kind) noexcept nogil
    cdef int open_steps(self, int player, int region) noexcept nogil
    cdef long long open_rails(self, int player) noexcept nogil
    cdef int open_regions(self, int player) noexcept nogil
    cdef bint is_complete(self, int player, int region) noexcept nogil
    cdef int open_boxes(self, int player) noexcept nogil
    cdef int medal_left(self, int player, int bounty) noexcept nogil
    cdef int zone_points(self, int player, int zone) noexcept nogil
    cdef int medal_points(self, int player) noexcept nogil
    cpdef list reach(self, int seat)
    cdef void take_nugget(self, int player) noexcept nogil
    cdef void pay(self, int player, int amount) noexcept nogil
    cdef void play(self, int player, int kind) noexcept nogil
    cdef void discover(self, int player, int region) noexcept nogil
    cdef void claim(self, int player, int bounty) noexcept nogil
    cdef void win(self, int player, int source, int points) noexcept nogil
    cdef void draw(self, int player, int kind) noexcept nogil
    cdef void lose(self, int player, int kind, int fact=*) noexcept nogil
    cdef void remake_pile(self) noexcept nogil
