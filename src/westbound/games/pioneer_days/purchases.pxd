# Written by pxd.py from purchases.py.
from westbound.games.pioneer_days.mining cimport Mining
from westbound.engine.names cimport ASK
from westbound.engine.native cimport bit
from westbound.games.pioneer_days.names cimport *

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
