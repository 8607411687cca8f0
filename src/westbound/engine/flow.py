"""The order of play.

A ``Flow`` is a bookmark in the rulebook: which step is being played, by which player, inside which other step.  The
current frame is kept in ``step player count note``; the frames below it are a stack of numbers, one stack per lane.  So
a game can be copied, compared and saved at every decision, even in the middle of another player's turn.
"""

from __future__ import annotations

import cython

from westbound.engine.desk import Bytes, Desk, Mask
from westbound.engine.knowing.sight import Sight

if not cython.compiled:
    from westbound.engine.names import *
    from westbound.engine.native import bit, lowest, masks, members, mixed, overlay, row
    from westbound.engine.steps import deeds


class Flow(Desk):
    """A bookmark in the rulebook; the base class of every game's table."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.players = 0  # number of players; their seats are 0, 1 ...
            self.step = NO_STEP  # the step being played
            self.player = 0  # whose step it is
            self.count = 0  # how far the step has come
            self.note: Mask = 0  # what the step got from the one that pushed it
            self.lane = 0  # the current lane; 0 is the common one
            self.lanes = 0  # how many players are acting at once
            self.depth = row(LANES)  # by lane: number of frames on the stack
            self.stack = masks(LANES * DEPTH * FRAME)
            self.over = False
            self.lost = False  # the rules run in circles, or offer nothing

    def __init_subclass__(cls) -> None:
        """Check that interpreted rules have all the methods their steps need.  :raises TypeError: if they do not."""
        if cls.begin is not Flow.begin:
            deeds(cls)

    # What a game defines

    def begin(self, step: int) -> bool:
        """Do what happens automatically; return ``ASK`` if ``player`` has to choose now."""
        return ASK

    def score(self, seat: int) -> int:
        """Return the points of *seat*."""
        return 0

    def tiebreak(self, seat: int) -> int:
        """Return the number that breaks ties on points."""
        return 0

    def copy(self) -> Flow:
        """Return a copy of the position."""
        raise NotImplementedError

    def estimate(self, seat: int) -> float:
        """Return what the position is worth to *seat*, in points, in the eyes of a beginner."""
        return self.score(seat)

    def observe(self, seat: int, out: Sight) -> None:
        """Fill in the row that tells what *seat* knows."""
        out.blank(0)

    # What pxd.py generates for compiled rules

    def options(self, step: int) -> None:
        """``offer`` what ``player`` may do, in ascending order, by calling ``<step>_options``."""
        if not cython.compiled and step in deeds(type(self)):
            deeds(type(self))[step].options(self)

    def choose(self, step: int, action: int) -> None:
        """Carry out one of the options by calling ``<step>_choose``."""
        if not cython.compiled and step in deeds(type(self)):
            deeds(type(self))[step].choose(self, action)

    def digest(self) -> Mask:
        """Return 64 bits that are the same for equal positions, interpreted or compiled, and hardly ever for others."""
        digest: Mask = 0
        if not cython.compiled:
            for name, value in vars(self).items():
                if name[0] != "_" and isinstance(value, int | list):
                    for number in value if isinstance(value, list) else [value]:
                        digest = mixed(digest, number)
        return digest

    # What a step calls

    def push(self, step: int, player: int, note: Mask = 0, count: int = 0) -> bool:
        """Play *step* first, then return to this one."""
        if self.depth[self.lane] == DEPTH - 1:
            self.lost = True
            return ASK
        self.fold()
        self.depth[self.lane] += 1
        self.instead(step, player, note)
        self.count = count
        return GO_ON

    def instead(self, step: int, player: int, note: Mask = 0) -> bool:
        """End this step and play *step* instead."""
        self.step = step
        self.player = player
        self.count = 0
        self.note = note
        return GO_ON

    def done(self) -> bool:
        """End this step."""
        self.depth[self.lane] -= 1
        self.unfold()
        return GO_ON

    def enough(self) -> bool:
        """End this step and the one that pushed it."""
        self.done()
        return self.done()

    # Connectives: ways to combine steps

    def sequence(self, first: int, last: int) -> bool:
        """Play the steps from *first* to *last*, in the order of their numbers."""
        step = first + self.count
        if step > last:
            return self.done()
        self.count += 1
        return self.push(step, self.player)

    def repeat(self, first: int, last: int, player: int) -> bool:
        """Have *player* play the steps from *first* to *last* over and over, until this step is ``done``."""
        if self.comes_round(first, last):
            self.count = 0
        self.count += 1
        return self.push(first + self.count - 1, player)

    def comes_round(self, first: int, last: int) -> bool:
        """Whether the next step that ``repeat`` plays is the *first*."""
        return self.count == 0 or first + self.count > last

    def each_in_turn(self, part: int) -> bool:
        """Play *part* for every player in turn order, starting with ``player``; its note is the starting player."""
        return self.each_told(part, self.player)

    def each_told(self, part: int, note: Mask) -> bool:
        """Play *part* for every player in turn order, starting with ``player``; its note is *note*."""
        i = self.count
        if i == self.players:
            return self.done()
        self.count += 1
        return self.push(part, (self.player + i) % self.players, note)

    def ask_around(self, part: int) -> bool:
        """Ask the other players in turn order; ``enough`` stops the asking."""
        self.count += 1
        if self.count == self.players:
            return self.done()
        return self.push(part, (self.player + self.count) % self.players, self.player)

    def together(self, part: int) -> bool:
        """Let all players act at once, each in their own lane; go on when all of them are finished."""
        if self.count > 0:
            return self.done()
        if self.lane != 0:  # lanes cannot be nested
            self.lost = True
            return ASK
        self.count = 1
        first = self.player
        note = self.note
        self.lanes = self.players
        for i in range(self.players):
            self.turn_to(i + 1)
            self.push(part, (first + i) % self.players, note)
            self.run()
        self.turn_to(0)
        return ASK

    def is_next(self) -> bool:
        """Whether all lanes before this one are finished."""
        for lane in range(1, self.lane):
            if self.depth[lane] > 0:
                return False
        return True

    def wait(self) -> bool:
        """Offer no choice in this lane until it ``is_next``; then begin this step again."""
        return self.push(NO_STEP, NO_SEAT)

    # What people and programs call

    def advance(self) -> None:
        """Play on until somebody has to decide.

        :raises RuntimeError: if the engine is compiled and the rules are not.
        """
        if cython.compiled and hasattr(self, "__dict__"):
            raise RuntimeError(f"compile {type(self).__name__} like the engine, or run both with WESTBOUND_SOURCE=1")
        self.run()
        self.go_on()
        self.check()

    def actors(self) -> int:
        """Bitmask of the seats that have to choose now; 0 when the game is over."""
        seats = 0
        for seat in range(SEATS):
            if self.lane_of(seat) >= 0:
                seats |= 1 << seat
        return seats

    def legal(self, seat: int) -> list[int]:
        """The actions *seat* may choose now, in ascending order."""
        self.lay_out(self.lane_of(seat))
        actions = []
        for i in range(self._blocks):
            among = self._among[i]
            while among != 0:
                actions.append(self._first[i] + lowest(among))
                among &= among - 1
        return actions

    def mask_into(self, seat: int, out: Bytes) -> int:
        """Set ``out[action]`` to 1 for every action *seat* may choose now, and everything else to 0; return how many.

        :raises ValueError: if there is no room for an action.
        """
        for i in range(len(out)):
            out[i] = 0
        actions = self.legal(seat)
        for action in actions:
            if action >= len(out):
                raise ValueError(f"action {action} does not fit into {len(out)} bytes")
            out[action] = 1
        return len(actions)

    def sight(self, seat: int) -> list[float]:
        """What *seat* knows as a row of numbers."""
        out = Sight()
        self.observe(seat, out)
        return out.row()

    def weights(self, seat: int) -> list[int]:
        """The weight of each legal action when chance draws."""
        self.lay_out(self.lane_of(seat))
        lots = []
        for i in range(self._blocks):
            for _ in range(members(self._among[i])):
                lots.append(self._lots[i])
        return lots

    def apply(self, seat: int, action: int) -> None:
        """Carry out *action* and advance.  The action must be legal; ``Match`` checks that, this method does not."""
        lane = self.lane_of(seat)
        assert lane >= 0, f"seat {seat} has nothing to decide"
        self.act(lane, action)
        self.check()

    def frame(self, seat: int) -> list[int]:
        """Step, player, count and note of the decision *seat* has to make now; zeros if there is none."""
        lane = self.lane_of(seat)
        return [0] * FRAME if lane < 0 else self.top_of(lane, 0)

    def open_frames(self) -> list[list[int]]:
        """Step, player, count and note of every step that is being played now or waiting for its turn."""
        if self.lanes == 0:
            return [self.top_of(0, 0)]
        lanes = [lane for lane in range(1, self.lanes + 1) if self.depth[lane] > 0]
        return [self.top_of(lane, 1 if self.player_in(lane) == NO_SEAT else 0) for lane in lanes]

    def top_of(self, lane: int, beneath: int) -> list[int]:
        """The top frame of a lane, or the one *beneath* frames below it."""
        if lane == self.lane and beneath == 0:
            return [self.step, self.player, self.count, self.note]
        at = (lane * DEPTH + self.depth[lane] - beneath) * FRAME
        return [self.stack[at + i] for i in range(FRAME)]

    def frames(self, seat: int) -> list[int]:
        """Step and player of every frame *seat* is in now, the outermost first."""
        lane = self.lane_of(seat)
        path = []
        for at in [0, lane] if lane > 0 else [0]:
            self.turn_to(at)
            for i in range(1 if at > 0 else 0, self.depth[at]):
                path.append(self.stack[(at * DEPTH + i) * FRAME])
                path.append(self.stack[(at * DEPTH + i) * FRAME + 1])
            path.append(self.step)
            path.append(self.player)
        self.turn_to(0)
        return path

    def playouts(self, n: int, seed: Mask) -> list[int]:
        """Play to the end at random, *n* times.

        Returns the number of decisions, the number of draws, the points by seat and the wins by seat; a win counts 12,
        a shared win its share of that.

        :raises ValueError: if *n* or *seed* is negative, or *seed* has more than 62 bits.
        """
        if n < 0 or seed < 0 or seed >> 62:
            raise ValueError(f"{n} playouts with seed {seed}: neither may be negative, and a seed has 62 bits")
        trial = self.copy()
        with cython.nogil:
            trial.shake(seed)
            for _ in range(n):
                overlay(trial, self)
                trial.playout()
                if trial.lost:
                    break
        trial.check()
        return [trial._tallies[i] for i in range(TALLIES)]

    def estimated(self, seat: int) -> float:
        """What the position is worth to *seat*, in points, in the eyes of a beginner."""
        return self.estimate(seat)

    def digested(self) -> Mask:
        """64 bits that are the same for equal positions, and hardly ever for others."""
        return self.digest()

    def leaders(self) -> int:
        """Bitmask of the seats that are leading now."""
        return self.winners()

    def check(self) -> None:
        """:raises RuntimeError: if the rules never come to an end."""
        if self.lost:
            raise RuntimeError(f"the rules go round in circles, or offer nothing, in step {self.step}")

    # Internals

    def playout(self) -> None:
        """Play to the end at random and add to the tallies."""
        decisions = 0
        draws = 0
        while not self.over and not self.lost:
            lane = self.next_lane()
            if self.player_in(lane) == CHANCE:
                draws += 1
            else:
                decisions += 1
            self.lay_out(lane)
            if self._tickets == 0:
                self.lost = True
                return
            self.act(lane, self.pick())
        self._tallies[0] += decisions
        self._tallies[1] += draws
        winners = self.winners()
        for seat in range(self.players):
            self._tallies[2 + seat] += self._final[seat]
            if winners & bit(seat):
                self._tallies[2 + SEATS + seat] += 12 // members(winners)

    def winners(self) -> Mask:
        """The seats with the most points, ties broken; ``_final`` has the points."""
        best: Mask = 0
        points: Mask = 0
        extra = 0
        for seat in range(self.players):
            mine = self.score(seat)
            more = self.tiebreak(seat)
            self._final[seat] = mine
            if best == 0 or mine > points or (mine == points and more > extra):
                best = bit(seat)
                points = mine
                extra = more
            elif mine == points and more == extra:
                best |= bit(seat)
        return best

    def next_lane(self) -> int:
        """The first lane that is not finished; if all of them are while players act at once, one beyond the last."""
        lane = 0
        if self.lanes > 0:
            lane = 1
            while lane <= self.lanes and self.depth[lane] == 0:
                lane += 1
        return lane

    def player_in(self, lane: int) -> int:
        if lane == self.lane:
            return self.player
        return self.stack[(lane * DEPTH + self.depth[lane]) * FRAME + 1]

    def step_in(self, lane: int) -> int:
        if lane == self.lane:
            return self.step
        return self.stack[(lane * DEPTH + self.depth[lane]) * FRAME]

    def is_deciding(self, seat: int, step: int) -> bool:
        """Whether *seat* has to decide in this *step* now."""
        lane = self.lane_of(seat)
        return lane >= 0 and self.step_in(lane) == step

    def lane_of(self, seat: int) -> int:
        """The lane in which *seat* has to choose; -1 if there is none."""
        if self.over:
            return -1
        if self.lanes == 0:
            return 0 if self.player == seat else -1
        for lane in range(1, self.lanes + 1):
            if self.depth[lane] > 0 and self.player_in(lane) == seat:
                return lane
        return -1

    def lay_out(self, lane: int) -> None:
        """Collect the options of the step in *lane*, if there is one."""
        self._blocks = 0
        self._tickets = 0
        if lane == 0:
            self.options(self.step)
        elif lane > 0:
            self.turn_to(lane)
            self.options(self.step)
            self.turn_to(0)
        if self._blocks > MOST_BLOCKS:  # more than there is room for
            self._blocks = 0
            self._tickets = 0
            self.lost = True

    def act(self, lane: int, action: int) -> None:
        """Carry out *action* in *lane*, and everything that follows from it."""
        if lane == 0:
            self.choose(self.step, action)
            self.run()
        else:
            self.turn_to(lane)
            self.choose(self.step, action)
            self.run()
            self.turn_to(0)
        if self.lanes > 0:
            self.go_on()

    def go_on(self) -> None:
        """While players act at once, resume those who waited; when the last one is finished, play the common lane."""
        while self.lanes > 0:
            lane = self.next_lane()
            if lane > self.lanes:
                self.lanes = 0
                self.run()
            elif self.player_in(lane) == NO_SEAT:
                self.turn_to(lane)
                self.done()
                self.run()
                self.turn_to(0)
            else:
                return

    def run(self) -> None:
        """Play this lane until somebody has to decide or it is finished."""
        for _ in range(PATIENCE):
            if self.over or self.step == NO_STEP or self.begin(self.step):
                return
        self.lost = True

    def turn_to(self, lane: int) -> None:
        if lane != self.lane:
            self.fold()
            self.lane = lane
            self.unfold()

    def fold(self) -> None:
        """Push the current frame onto its stack."""
        at = (self.lane * DEPTH + self.depth[self.lane]) * FRAME
        self.stack[at] = self.step
        self.stack[at + 1] = self.player
        self.stack[at + 2] = self.count
        self.stack[at + 3] = self.note

    def unfold(self) -> None:
        """Pop the top frame; its place becomes 0, so that equal positions are equal numbers."""
        at = (self.lane * DEPTH + self.depth[self.lane]) * FRAME
        self.step = self.stack[at]
        self.player = self.stack[at + 1]
        self.count = self.stack[at + 2]
        self.note = self.stack[at + 3]
        for i in range(FRAME):
            self.stack[at + i] = 0
