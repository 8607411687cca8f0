# Written by pxd.py from cards.py.
from westbound.games.pioneer_days.scoring cimport Scoring
from westbound.engine.names cimport ASK, CHANCE, GO_ON
from westbound.engine.native cimport bit, lowest
from westbound.games.pioneer_days.names cimport *

cdef class Cards(Scoring):
    cdef bint acting(self) noexcept nogil
    cdef long long called(self, int moment) noexcept nogil
    cdef long long entangled(self, int moment) noexcept nogil
    cdef bint depends(self, int moment, int one, int other, int scarce) noexcept nogil
    cdef int scarce(self, int moment) noexcept nogil
    cdef int price(self, int effects, int good) noexcept nogil
    cdef int ability_of(self, int player, int i) noexcept nogil
    cdef void acting_options(self) noexcept nogil
    cdef void acting_choose(self, int action) noexcept nogil
    cdef void set_off(self, int place) noexcept nogil
    cdef bint effects(self) noexcept nogil
    cdef bint get(self, int player, int good, int amount) noexcept nogil
    cdef bint draw_gold(self, int player, int amount) noexcept nogil
    cdef bint drawing(self) noexcept nogil
    cdef void drawing_options(self) noexcept nogil
    cdef void drawing_choose(self, int action) noexcept nogil
    cdef bint choosing_good(self) noexcept nogil
    cdef void choosing_good_options(self) noexcept nogil
    cdef void choosing_good_choose(self, int action) noexcept nogil
    cdef bint can_pay(self, int player, int at) noexcept nogil
    cdef bint paying(self) noexcept nogil
    cdef void paying_options(self) noexcept nogil
    cdef void paying_choose(self, int action) noexcept nogil
    cdef void trade(self, int player, int at) noexcept nogil
    cdef bint has_store(self) noexcept nogil
    cdef void offer_store(self) noexcept nogil
    cdef bint taking_tile(self) noexcept nogil
    cdef void taking_tile_options(self) noexcept nogil
    cdef void taking_tile_choose(self, int action) noexcept nogil
    cdef void equip(self, int player, int tile) noexcept nogil
    cdef bint mending(self) noexcept nogil
    cdef int damaged_kinds(self) noexcept nogil
    cdef void mending_options(self) noexcept nogil
    cdef void mending_choose(self, int action) noexcept nogil
    cdef void mend(self, int kind) noexcept nogil
