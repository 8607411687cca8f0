# Written by pxd.py from flow.py.
from westbound.engine.names cimport *
from westbound.engine.native cimport bit, lowest, member, members, overlay

cdef class Journal:
    cdef public int length
    cdef public short entries[MOST_NEWS]
    cdef void write(self, int kind, int seen_by, int a, int b, int c) noexcept nogil
    cpdef list news(self)

cdef class Desk:
    cdef int _blocks
    cdef short _first[MOST_BLOCKS]
    cdef long long _among[MOST_BLOCKS]
    cdef short _lots[MOST_BLOCKS]
    cdef int _tickets
    cdef long long _dice[2]
    cdef long long _tallies[TALLIES]
    cdef long long _final[SEATS]
    cdef Journal _journal
    cdef void offer(self, int action) noexcept nogil
    cdef void offer_each(self, int first, long long among) noexcept nogil
    cdef void draws(self, int action, int lots) noexcept nogil
    cdef void draws_each(self, int first, long long among) noexcept nogil
    cdef void put(self, int first, long long among, int lots) noexcept nogil
    cdef int pick(self) noexcept nogil
    cdef void shake(self, long long seed) noexcept nogil
    cdef long long roll(self) noexcept nogil
    cdef void tell(self, int kind, int a, int b, int c, int seen_by=*) noexcept nogil
    cpdef Journal listen(self)

cdef class Flow(Desk):
    cdef public int players
    cdef public int step
    cdef public int player
    cdef public int count
    cdef public long long note
    cdef public int lane
    cdef public int lanes
    cdef public short depth[LANES]
    cdef public long long stack[LANES * DEPTH * FRAME]
    cdef public bint over
    cdef public bint lost
    cdef bint begin(self, int step) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tiebreak(self, int seat) noexcept nogil
    cpdef Flow copy(self)
    cdef void options(self, int step) noexcept nogil
    cdef void choose(self, int step, int action) noexcept nogil
    cdef bint push(self, int step, int player, long long note=*, int count=*) noexcept nogil
    cdef bint instead(self, int step, int player, long long note=*) noexcept nogil
    cdef bint done(self) noexcept nogil
    cdef bint enough(self) noexcept nogil
    cdef bint sequence(self, int first, int last) noexcept nogil
    cdef bint repeat(self, int first, int last, int player) noexcept nogil
    cdef bint comes_round(self, int first, int last) noexcept nogil
    cdef bint each_in_turn(self, int part) noexcept nogil
    cdef bint each_told(self, int part, long long note) noexcept nogil
    cdef bint ask_around(self, int part) noexcept nogil
    cdef bint together(self, int part) noexcept nogil
    cdef bint is_next(self) noexcept nogil
    cdef bint wait(self) noexcept nogil
    cpdef object advance(self)
    cpdef int actors(self)
    cpdef list legal(self, int seat)
    cpdef list weights(self, int seat)
    cpdef object apply(self, int seat, int action)
    cpdef list frame(self, int seat)
    cpdef list open_frames(self)
    cpdef list top_of(self, int lane, int beneath)
    cpdef list frames(self, int seat)
    cpdef list playouts(self, int n, long long seed)
    cpdef int leaders(self)
    cpdef object check(self)
    cdef void playout(self) noexcept nogil
    cdef long long winners(self) noexcept nogil
    cdef int next_lane(self) noexcept nogil
    cdef int player_in(self, int lane) noexcept nogil
    cdef int step_in(self, int lane) noexcept nogil
    cdef bint is_deciding(self, int seat, int step) noexcept nogil
    cdef int lane_of(self, int seat) noexcept nogil
    cdef void lay_out(self, int lane) noexcept nogil
    cdef void act(self, int lane, int action) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void run(self) noexcept nogil
    cdef void turn_to(self, int lane) noexcept nogil
    cdef void fold(self) noexcept nogil
    cdef void unfold(self) noexcept nogil
