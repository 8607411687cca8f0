# Written by pxd.py from rules.py.
from westbound.games.pioneer_days.visits cimport Visits
from westbound.engine.names cimport ASK, CHANCE
from westbound.engine.native cimport bit, overlay
from westbound.games.pioneer_days.names cimport A_CATTLE, A_DOLLAR, A_MEDICINE, A_WOOD, ACTING, AFTERMATH, BLACK, BUYING, CATTLE, CATTLE_POINTS, CHOOSING_BOARD, CHOOSING_BOARDS, CHOOSING_GOOD, COLORS, DAY_BEGINS, DAYS, DAYS_A_WEEK, DEALING, DELIVERING, DIE_LEFT, DIE_ROLLED, DIE_TAKEN, DIE_TURNED, DISASTERS, DISEASE_KEEPING, DISEASES, DO, DRAWING, EACH_WEEK, EFFECTS, END_OF_TURN, EQUIP, EQUIPMENT, FACES, FILLING_BAG, FINAL_SCORING, FIRST_FOLK, FIRST_PLAYER, FIRST_TOWNS, FITTING, GAME, GAME_OVER, GIVING, INCOME, INCOME_TAKEN, KEEPING_TOKEN, LAST_DIE, LAST_DISASTERS, LAYING_FOLK, LAYING_TILES, LAYING_TOWNS, MEDICINE, MENDING, MINE, MINING, MOMENTS, MORE_INCOME, NEIGHBOURS, NOBODY, NOW, ON_FACE, PASSING_ON, PAYING, POOL, RECRUIT, RECRUITED, ROLL, ROLLING, SCORED_BOARD, SCORED_DAMAGE, SCORED_FAVORS, SCORED_FOLK, SCORED_GOLD, SCORED_MOST_FAVORS, SETUP, SLOTS, START_OF_WEEK, STARTING, STARTING_GOODS, STORM_DAMAGE, STORMS, TAKE, TAKING, TAKING_TILE, TOWN_VISIT, TRACKS, TRIGGERS, TURN, TURN_DIE, TURN_OF, TURNS, USING, VISITING, VISITS, WAGON, WEEKLY_EFFECTS, WEEKS, WEEKS_IN_ALL, WILD, WOOD

cdef class PioneerDays(Visits):
    cdef bint begin(self, int step) noexcept nogil
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
    cpdef PioneerDays copy(self)
    cdef bint choosing_boards(self) noexcept nogil
    cdef bint weeks(self) noexcept nogil
    cdef bint days(self) noexcept nogil
    cdef bint rolling(self) noexcept nogil
    cdef void rolling_options(self) noexcept nogil
    cdef void rolling_choose(self, int action) noexcept nogil
    cdef bint turns(self) noexcept nogil
    cdef bint taking(self) noexcept nogil
    cdef void taking_options(self) noexcept nogil
    cdef void taking_choose(self, int action) noexcept nogil
    cdef void take_die(self, int die) noexcept nogil
    cdef bint triggers(self) noexcept nogil
    cdef bint using(self) noexcept nogil
    cdef void using_options(self) noexcept nogil
    cdef void offer_actions(self) noexcept nogil
    cdef long long recruits(self) noexcept nogil
    cdef void using_choose(self, int action) noexcept nogil
    cdef void use(self, int player, int action) noexcept nogil
    cdef int good_of(self, int face) noexcept nogil
    cdef void turn_die(self, int player, int face) noexcept nogil
    cdef void income(self, int player) noexcept nogil
    cdef void recruit(self, int player, int folk) noexcept nogil
    cdef bint end_of_turn(self) noexcept nogil
    cdef bint last_die(self) noexcept nogil
    cdef bint passing_on(self) noexcept nogil
    cdef bint weekly_effects(self) noexcept nogil
    cdef bint visits(self) noexcept nogil
    cdef bint final_scoring(self) noexcept nogil
