"""Games of a bot against itself, as examples to learn from."""

from __future__ import annotations

from array import array

import cython

from westbound.bots.mind.judge import Judge
from westbound.bots.mind.reflex import Reflex
from westbound.engine.desk import Mask, Numbers, Singles
from westbound.engine.flow import Flow
from westbound.engine.knowing.sight import Sight

if not cython.compiled:
    from westbound.engine.names import CHANCE
    from westbound.engine.native import bit, members, overlay


class SelfPlay:
    """Plays games by reflex and notes down positions, as each seat sees them, and how the game ended."""

    def __init__(self, reflex: Reflex, rival: Reflex, judge: Judge, sight: Sight, table: Flow) -> None:
        """The *judge* counts the points of finished games."""
        self.reflex = reflex
        self.rival = rival
        self.judge = judge
        self.sight = sight
        self.table = table
        self.rows: Singles = array("f", bytes(4))  # the columns of each example
        self.game_of: Numbers = array("i", bytes(4))  # by example: the number of its game
        self.results: Singles = array("f", bytes(4))  # by game and seat: the share of the win, then points ahead
        if not cython.compiled:
            self.examples = 0
            self.games = 0
            self.steps = 0  # actions, including those of chance
            self.columns = 0

    def prepare(self, columns: int, most: int, games: int) -> None:
        """Make room for *most* examples of that many *columns* from at most *games* games, and forget the last ones."""
        if len(self.rows) != most * columns:
            self.rows = array("f", bytes(4 * most * columns))
            self.game_of = array("i", bytes(4 * most))
        self.results = array("f", bytes(4 * games * 2 * 4))
        self.columns = columns
        self.examples = 0
        self.games = 0
        self.steps = 0

    def play(
        self, start: Flow, seats: int, games: int, seed: Mask, chance: float, noise: float, rate: float
    ) -> list[int]:
        """Play *games* games from *start*, or until there is no more room; return how many examples there are now.

        The rival plays all other seats than *seats*, a set.  A decision is made at random with the probability
        *chance*, and with blurred judgement otherwise; a position becomes an example with the probability *rate*.

        :raises RuntimeError: if a game never comes to an end.
        """
        self.table.shake(seed)
        self.reflex.trial.shake(seed >> 1)
        self.rival.trial.shake(seed >> 2)
        with cython.nogil:
            for _ in range(games):
                if not self.play_one(start, seats, chance, noise, rate):
                    break
        self.table.check()
        return [self.examples]

    def play_one(self, start: Flow, seats: int, chance: float, noise: float, rate: float) -> bool:
        """Play one game; false if there was no room for all its examples, or it never comes to an end."""
        overlay(self.table, start)
        first = self.examples
        while not self.table.over and not self.table.lost:
            lane = self.table.next_lane()
            seat = self.table.player_in(lane)
            self.table.lay_out(lane)
            if self.table._tickets == 0:
                self.table.lost = True
                break
            if seat == CHANCE or self.table._tickets == 1 or self.happens(chance):
                action = self.table.pick()
            elif seats >> seat & 1:
                action = self.reflex.best(self.table, lane, seat, noise)
            else:
                action = self.rival.best(self.table, lane, seat, 0.0)
            self.table.act(lane, action)
            self.steps += 1
            if rate > 0.0 and not self.table.over and self.happens(rate) and not self.note_down():
                self.examples = first
                return False
        if self.table.lost:  # play() says so
            self.examples = first
            return False
        self.note_result()
        return True

    def happens(self, chance: float) -> bool:
        """Whether something of that probability happens."""
        return self.table.below(1000000) < chance * 1000000

    def note_down(self) -> bool:
        """Write down the position as each seat sees it; false if there is no room."""
        if (self.examples + self.table.players) * self.columns > len(self.rows):
            return False
        for seat in range(self.table.players):
            self.table.observe(seat, self.sight)
            at = self.examples * self.columns
            for i in range(self.columns):
                self.rows[at + i] = self.sight.numbers[i]
            self.game_of[self.examples] = self.games
            self.examples += 1
        return True

    def note_result(self) -> None:
        winners = self.table.winners()
        at = self.games * 2 * self.table.players
        for seat in range(self.table.players):
            share = 1.0 / members(winners) if winners & bit(seat) else 0.0
            self.results[at + 2 * seat] = share
            self.results[at + 2 * seat + 1] = self.judge.ahead(self.table, seat)
        self.games += 1
