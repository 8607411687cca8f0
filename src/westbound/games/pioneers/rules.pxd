# Written by pxd.py from rules.py.
from westbound.games.pioneers.deal cimport Setup
from westbound.engine.names cimport ASK, CHANCE, GO_ON
from westbound.engine.native cimport bit, lowest, overlay
from westbound.games.pioneers.names cimport *

cdef class Pioneers(Setup):
    cdef bint begin(self, int step) noexcept nogil
    cpdef Pioneers copy(self)
    cdef bint rounds(self) noexcept nogil
    cdef bint income(self) noexcept nogil
    cdef bint purchase(self) noexcept nogil
    cdef bint can_purchase(self) noexcept nogil
    cdef bint may_build_one(self) noexcept nogil
    cdef bint may_build_two(self) noexcept nogil
    cdef bint may_buy_coach(self) noexcept nogil
    cdef bint must_buy_coach(self) noexcept nogil
    cdef void purchase_options(self) noexcept nogil
    cdef void offer_free_lines(self) noexcept nogil
    cdef void purchase_choose(self, int action) noexcept nogil
    cdef bint building(self) noexcept nogil
    cdef void building_options(self) noexcept nogil
    cdef void building_choose(self, int action) noexcept nogil
    cdef void revealing_choose(self, int action) noexcept nogil
    cdef bint movement(self) noexcept nogil
    cdef void movement_options(self) noexcept nogil
    cdef void movement_choose(self, int action) noexcept nogil
    cdef bint take_reins(self) noexcept nogil
    cdef bint routing(self) noexcept nogil
    cdef void routing_options(self) noexcept nogil
    cdef void routing_choose(self, int action) noexcept nogil
    cdef void arrive(self, int route) noexcept nogil
    cdef void driving_options(self) noexcept nogil
    cdef void driving_choose(self, int action) noexcept nogil
    cdef bint settling(self) noexcept nogil
    cdef int jobs_to_settle(self) noexcept nogil
    cdef void settling_options(self) noexcept nogil
    cdef void offer_passengers(self, int first, int jobs) noexcept nogil
    cdef void settling_choose(self, int action) noexcept nogil
    cdef void settle_first(self, int job, int coach) noexcept nogil
    cdef bint special_action(self) noexcept nogil
    cdef void keep_tile(self, int held) noexcept nogil
    cdef bint can_build_free(self) noexcept nogil
    cdef long long lines_for_sergeant(self, int word) noexcept nogil
    cdef void free_road_options(self) noexcept nogil
    cdef void free_road_choose(self, int action) noexcept nogil
    cdef void barkeeping_options(self) noexcept nogil
    cdef void barkeeping_choose(self, int action) noexcept nogil
    cdef bint has_nuggets(self) noexcept nogil
    cdef void digging_options(self) noexcept nogil
    cdef void digging_choose(self, int action) noexcept nogil
    cdef bint more_farmers(self) noexcept nogil
    cdef void more_farmers_options(self) noexcept nogil
    cdef void more_farmers_choose(self, int action) noexcept nogil
    cdef bint invitation(self) noexcept nogil
    cdef bint joining(self) noexcept nogil
    cdef void joining_options(self) noexcept nogil
    cdef void joining_choose(self, int action) noexcept nogil
    cdef bint end_of_turn(self) noexcept nogil
    cdef bint final_scoring(self) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
