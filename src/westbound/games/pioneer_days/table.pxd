# Written by pxd.py from table.py.
from westbound.engine.flow cimport Flow
from westbound.games.pioneer_days.box cimport Box
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport *

cdef class Table(Flow):
    cdef public Box box
    cdef public int week
    cdef public int day
    cdef public int first
    cdef public short bag[COLORS]
    cdef public short pool[POOL]
    cdef public int die
    cdef public int face
    cdef public bint turned
    cdef public long long spent
    cdef public long long waiting
    cdef public short tracks[TRACKS]
    cdef public short slots[SLOTS]
    cdef public long long folk_left
    cdef public short towns[TOWNS_SHOWN]
    cdef public long long towns_left
    cdef public short store[STORE]
    cdef public long long tiles_left
    cdef public short tokens[NUGGETS]
    cdef public short drawn[NUGGETS]
    cdef public short board[PLAYERS]
    cdef public short dealt[PLAYERS * DEALT]
    cdef public long long boards_left
    cdef public short money[PLAYERS]
    cdef public short cattle[PLAYERS]
    cdef public short wood[PLAYERS]
    cdef public short medicine[PLAYERS]
    cdef public short favors[PLAYERS]
    cdef public short points[PLAYERS]
    cdef public short gold[PLAYERS * NUGGETS]
    cdef public short wagons[PLAYERS * WAGON_KINDS]
    cdef public short folk[PLAYERS * FOLK_IN_PLAY]
    cdef public short crowd[PLAYERS]
    cdef public short gear[PLAYERS * TILES]
    cdef public short load[PLAYERS]
    cdef public short battered[PLAYERS * WAGON_KINDS]
    cdef public long long kept[PLAYERS]
    cdef public long long pledged[PLAYERS]
    cdef public long long pledged_tiles[PLAYERS]
    cdef public short pledged_gold[PLAYERS * NUGGETS]
    cdef public short moves[MOVES]
    cdef public int moved
    cdef int tokens_of(self, int player) noexcept nogil
    cdef int tokens_in_bag(self) noexcept nogil
    cdef int wagons_of(self, int player) noexcept nogil
    cdef int damage_of(self, int player) noexcept nogil
    cdef int capacity(self, int player) noexcept nogil
    cdef int open_slots(self, int kind) noexcept nogil
    cdef int open_wagons(self, int player) noexcept nogil
    cdef int wheels(self, int player) noexcept nogil
    cdef int sheltered(self, int player) noexcept nogil
    cdef int stowed(self, int player) noexcept nogil
    cdef bint fits(self, int player) noexcept nogil
    cdef int lasting(self, int player, int word) noexcept nogil
    cdef int people_say(self, int player, int word) noexcept nogil
    cdef int holds(self, int ability, int word) noexcept nogil
    cdef int turning_costs(self, int player) noexcept nogil
    cdef int cheaper(self, int price, int ability) noexcept nogil
    cdef int wagon_costs(self, int player, int size) noexcept nogil
    cdef int counts(self, int player, int what) noexcept nogil
    cdef int face_of(self, int folk) noexcept nogil
    cpdef list room(self, int seat)
    cpdef list protection(self, int seat)
    cdef int room_for(self, int player, int good) noexcept nogil
    cdef void gain(self, int player, int good, int amount) noexcept nogil
    cdef void pay(self, int player, int good, int amount) noexcept nogil
    cdef void add(self, int player, int good, int amount) noexcept nogil
    cdef void mark(self, int player, int kind, int more) noexcept nogil
    cdef void take_gear(self, int player, int tile) noexcept nogil
    cdef void lose_gear(self, int player, int tile) noexcept nogil
    cdef void take_folk(self, int player, int folk) noexcept nogil
    cdef void keep_folk(self, int player, long long kept) noexcept nogil
    cdef void take_token(self, int player, int value) noexcept nogil
    cdef void draw_token(self, int player, int value) noexcept nogil
    cdef void hold_token(self, int player, int value) noexcept nogil
    cdef void drop_token(self, int player, int value) noexcept nogil
    cdef void put_back(self, int player, int value) noexcept nogil
    cdef void note_move(self, int move, int player, int value) noexcept nogil
