# cython: initializedcheck=False
"""One game of a batch."""

from __future__ import annotations

import cython

from westbound.engine.desk import Bytes, Mask, Numbers, Singles
from westbound.engine.flow import Flow
from westbound.engine.knowing.sight import Sight

if not cython.compiled:
    from westbound.engine.names import CHANCE
    from westbound.engine.native import bit, lowest, members, mixed, overlay


class Board:
    """A game that deals itself anew, lets chance play, and shows each decision in its own rows of shared buffers.

    Nothing is ever read from these buffers.
    """

    def __init__(
        self,
        start: Flow,
        table: Flow,
        sight: Sight,
        row: Singles,
        mask: Bytes,
        seat: Numbers,
        rewards: Singles,
        points: Numbers,
        done: Bytes,
        forced: bool,
    ) -> None:
        """*start* is the position that each game begins with; it is never changed.

        :raises ValueError: if a buffer has the wrong size.
        """
        self.start = start
        self.table = table
        self.sight = sight
        self.row: Singles = row  # what the seat that decides knows
        self.mask: Bytes = mask  # by action: 1 if it is on offer
        self.seat: Numbers = seat  # the seat that decides
        self.rewards: Singles = rewards  # by seat: the share of the win if the last step ended a game; 0 otherwise
        self.points: Numbers = points  # by seat: at the end of the last game
        self.done: Bytes = done  # 1 if the last step ended a game
        if not cython.compiled:
            self.lane = 0  # of the seat that decides
            self.forced = True  # whether it decides where there is only one choice, too
            self.luck: Mask = 0
        self.forced = forced
        sizes = [len(buffer) for buffer in (row, seat, rewards, points, done)]
        if sizes != [len(start.sight(0)), 1, start.players, start.players, 1]:
            raise ValueError(f"the buffers of a game have the wrong sizes: {sizes}")

    def open_at(self, seed: Mask) -> bool:
        """Begin the game that *seed* determines; false if it never comes to an end."""
        self.table.shake(seed)
        self.luck = seed
        self.clear()
        overlay(self.table, self.start)
        return self.go_on()

    def offers(self, action: int) -> bool:
        """Whether the seat that decides may choose *action*."""
        return self.table.offers(action)

    def step(self, action: int) -> bool:
        """Carry out *action*, which must be on offer, and go on to the next decision; false if there is none."""
        self.clear()
        self.table.act(self.lane, action)
        return self.go_on()

    def any_action(self) -> int:
        """Any of the actions on offer, all equally likely; it does not change what chance will do."""
        self.luck = mixed(self.luck, 1)
        return self.table.option((self.luck >> 20 & 2147483647) * self.table._tickets >> 31)

    def clear(self) -> None:
        self.done[0] = 0
        for seat in range(len(self.rewards)):
            self.rewards[seat] = 0.0

    def go_on(self) -> bool:
        """Play for chance, and deal anew if the game is over, until somebody has to decide."""
        while not self.table.lost:
            if self.table.over:
                if self.done[0] == 1:  # a whole game without a decision
                    self.table.lost = True
                    break
                self.settle()
                overlay(self.table, self.start)
                continue
            self.lane = self.table.lane_of(CHANCE)  # it is quicker than any player
            if self.lane < 0:
                self.lane = self.table.next_lane()
            seat = self.table.player_in(self.lane)
            self.table.lay_out(self.lane)
            if self.table._tickets == 0:
                self.table.lost = True
            elif seat == CHANCE:
                self.table.act(self.lane, self.table.pick())
            elif self.table._tickets == 1 and not self.forced:
                self.table.act(self.lane, self.table.option(0))
            else:
                self.show(seat)
                return True
        return False

    def settle(self) -> None:
        """Tell how the game ended."""
        winners = self.table.winners()
        for seat in range(self.table.players):
            self.points[seat] = self.table._final[seat]
            if winners & bit(seat):
                self.rewards[seat] = 1.0 / members(winners)
        self.done[0] = 1

    def show(self, seat: int) -> None:
        """Show *seat* what it may do and what it knows."""
        self.seat[0] = seat
        mask = self.mask  # C writes many bytes at a time to what is its own
        size = len(mask)
        for action in range(size):
            mask[action] = 0
        for i in range(self.table._blocks):
            first = self.table._first[i]
            among = self.table._among[i]
            while among != 0:
                action = first + lowest(among)
                if action < size:
                    mask[action] = 1
                among &= among - 1
        self.table.observe(seat, self.sight)
        for i in range(self.sight.size):
            self.row[i] = self.sight.numbers[i]
