# Written by pxd.py from table.py.
from westbound.engine.flow cimport Flow
from westbound.games.pioneers.box cimport Box
from westbound.engine.native cimport bit, lowest
from westbound.games.pioneers.names cimport *

cdef class Table(Flow):
    cdef public Box box
    cdef public short cash[PLAYERS + 1]
    cdef public short supply[PLAYERS]
    cdef public short stock[PLAYERS]
    cdef public long long roads[PLAYERS * WORDS]
    cdef public long long free[WORDS]
    cdef public short tiles[CITIES]
    cdef public short settlers[CITIES * PLAYERS]
    cdef public short bankers[PLAYERS]
    cdef public short merchants[PLAYERS]
    cdef public short fleet[PLAYERS]
    cdef public short coaches[PLAYERS * COACHES]
    cdef public short crews[PLAYERS * COACHES]
    cdef public short points[PLAYERS]
    cdef public short display[SLOTS]
    cdef public long long unseen
    cdef public int stack_size
    cdef public long long starters
    cdef public short leftover[TILES]
    cdef public short nuggets[NUGGETS]
    cdef public short found[PLAYERS * NUGGETS]
    cdef public int stagecoach
    cdef public int taken
    cdef public int arrival
    cdef public short payments[ROUTES * PLAYERS]
    cdef public short way[CITIES]
    cdef public int first
    cdef public int round
    cdef public bint last_round
    cdef public bint stir
    cdef short _place[MOST_LABELS]
    cdef short _line[MOST_LABELS]
    cdef short _before[MOST_LABELS]
    cdef short _next[MOST_LABELS]
    cdef long long _fare[MOST_LABELS]
    cdef int _labels
    cdef bint _is_lost
    cdef short _kept[CITIES]
    cdef short _waiting[DEAREST + 1]
    cdef short _route[ROUTES]
    cdef long long _free[CITIES]
    cdef long long _double[CITIES]
    cdef short _far[CITIES]
    cdef long long _through
    cdef long long _least[CITIES]
    cdef long long _price[LINES]
    cdef int jobs_aboard(self, int player) noexcept nogil
    cdef bint carries(self, int player, int job) noexcept nogil
    cdef int carriers(self, int player, int job) noexcept nogil
    cdef long long lines_with(self, int least, int word) noexcept nogil
    cdef int owners(self, int line) noexcept nogil
    cdef bint has_free_lines(self, int least) noexcept nogil
    cdef int wanted(self, int player) noexcept nogil
    cpdef list city_marks(self)
    cpdef list line_marks(self)
    cdef int line_mark(self, int line) noexcept nogil
    cdef int costs(self, int slot) noexcept nogil
    cdef bint can_buy(self, int player, int slot) noexcept nogil
    cdef void hand(self, int payer, int payee, int amount) noexcept nogil
    cdef void pay(self, int payer, int payee, int amount) noexcept nogil
    cdef void cover(self, int city) noexcept nogil
    cdef void build(self, int player, int line) noexcept nogil
    cdef void man(self, int player, int card) noexcept nogil
    cdef void deal_coach(self, int player, int card) noexcept nogil
    cdef void buy_coach(self, int player, int slot) noexcept nogil
    cdef void alight(self, int player, int job, int coach) noexcept nogil
    cdef void settle(self, int player, int job, int coach) noexcept nogil
    cdef void send_back(self, int player, int job, int coach) noexcept nogil
    cdef void take_tile(self) noexcept nogil
