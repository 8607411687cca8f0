# Written by pxd.py from table.py.
from westbound.engine.flow cimport Flow
from westbound.games.colorado.box cimport Box
from westbound.engine.native cimport bit
from westbound.games.colorado.names cimport BEFORE, BOUNTIES, BOXES, COLORS, DISCOVERED, DREW, EPOCHS, FLAG, KINDS, LAID, LEFT, LOG, MEDAL_WON, MEDALS, NO_NUGGET, NOW, NUGGET_TAKEN, PAID, PLAYERS, REGIONS, RESHUFFLED, SHUFFLED, STEPS_EACH, TRACK_MEDALS, VALUES, VILLAGE, ZONE_MEDAL, ZONE_TICKED, ZONES

cdef class Table(Flow):
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
    cdef public short drawn[PLAYERS * EPOCHS * KINDS]
    cdef public short log[PLAYERS * LOG]
    cdef public short logged[PLAYERS]
    cdef int hand_size(self, int player) noexcept nogil
    cdef int drawable(self) noexcept nogil
    cdef int pile_size(self) noexcept nogil
    cdef int price(self, int kind) noexcept nogil
    cdef int duo_of(self, int kind) noexcept nogil
    cdef long long layable(self, int player) noexcept nogil
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
    cdef void lay(self, int player, int kind) noexcept nogil
    cdef void discover(self, int player, int region) noexcept nogil
    cdef void claim(self, int player, int bounty) noexcept nogil
    cdef void win(self, int player, int source, int points) noexcept nogil
    cdef void draw(self, int player, int kind) noexcept nogil
    cdef void lose(self, int player, int kind) noexcept nogil
    cdef void know(self, int player, int fact) noexcept nogil
    cdef void make_room(self, int player) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef void reshuffle(self) noexcept nogil
