# Written by pxd.py from purchases.py.
from westbound.games.pioneer_days.mining cimport Mining
from westbound.engine.names cimport ASK
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport A_SMALL_WAGON, BOARD_AT, CHEAPER_WAGONS, EACH_TURN, FOLK_IN_PLAY, LARGE_WAGON_COSTS, MOMENTS, MOST_WAGONS, PASS, PAY, SIZES, SMALL_WAGON_COSTS, WAGON, WAGON_BOUGHT

cdef class Purchases(Mining):
    cdef bint buying(self) noexcept nogil
    cdef bint can_buy(self) noexcept nogil
    cdef int wagons_for_sale(self) noexcept nogil
    cdef void buying_options(self) noexcept nogil
    cdef void buying_choose(self, int action) noexcept nogil
    cdef void offer_purchases(self) noexcept nogil
    cdef long long sellers(self) noexcept nogil
    cdef bint board_sells(self) noexcept nogil
    cdef bint sells(self, int player, int ability) noexcept nogil
    cdef void purchase(self, int action) noexcept nogil
