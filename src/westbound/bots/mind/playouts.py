"""Playing a position out by reflex, once for each of several options: the same worlds and the same luck for all."""

from __future__ import annotations

from array import array

import cython

from westbound.bots.mind.judge import Judge
from westbound.bots.mind.reflex import Reflex
from westbound.engine.desk import Mask, Numbers, Reals
from westbound.engine.flow import Flow
from westbound.engine.game import NoWorld
from westbound.engine.knowing.imaginer import Imaginer

if not cython.compiled:
    from westbound.engine.names import CHANCE
    from westbound.engine.native import mixed, overlay


class Playouts:
    """Plays on from a position in many imagined worlds; everybody goes by the same reflex, and by what they know."""

    def __init__(self, reflex: Reflex, judge: Judge, imaginer: Imaginer, world: Flow, start: Flow, table: Flow) -> None:
        """The *imaginer* works on *world*; each option is played from *start*, on *table*."""
        self.reflex = reflex
        self.judge = judge
        self.imaginer = imaginer
        self.world = world
        self.start = start
        self.table = table
        self.options: Numbers = array("i")
        self.chances: Reals = array("d")  # to win, for the seat: by world, then by option

    def play(
        self, known: Flow, seat: int, options: list[int], worlds: int, decisions: int, seed: Mask
    ) -> list[list[float]]:
        """Return the chance of *seat* to win after each option, by world.

        A game that is not over after that many *decisions* is judged as it stands.

        :raises NoWorld: if no world agrees with what the seat knows.
        """
        self.options = array("i", options)
        self.chances = array("d", bytes(8 * worlds * len(options)))
        with cython.nogil:
            found = self.play_all(known, seat, worlds, decisions, seed)
        if not found:
            raise NoWorld(f"no world agrees with all that seat {seat} has seen and heard")
        width = len(options)
        return [[self.chances[world * width + i] for i in range(width)] for world in range(worlds)]

    def play_all(self, known: Flow, seat: int, worlds: int, decisions: int, seed: Mask) -> bool:
        """Fill in the chances; false if there is no world."""
        for number in range(worlds):
            draw = self.drawn(seed, number)
            overlay(self.world, known)
            if not self.imaginer.imagine(seat, draw):
                return False
            overlay(self.start, self.world)
            for i in range(len(self.options)):
                overlay(self.table, self.start)
                self.table.shake(draw >> 1)
                self.reflex.trial.shake(draw >> 2)
                self.table.act(self.table.lane_of(seat), self.options[i])
                self.play_on(decisions, draw)
                self.judge.weigh(self.table, seat)
                self.chances[number * len(self.options) + i] = self.judge.chance[seat]
        return True

    def play_on(self, decisions: int, seed: Mask) -> None:
        """Play on for that many decisions, or to the end of the game."""
        done = 0
        while done < decisions and not self.table.over and not self.table.lost:
            lane = self.table.next_lane()
            seat = self.table.player_in(lane)
            self.table.lay_out(lane)
            if self.table._tickets == 0:
                self.table.lost = True
                return
            if seat == CHANCE or self.table._tickets == 1:
                self.table.act(lane, self.table.pick())
                continue
            overlay(self.world, self.table)  # nobody may go by what is only so in this world
            if not self.imaginer.imagine(seat, self.drawn(seed, done)):
                return
            self.table.act(lane, self.reflex.best(self.world, lane, seat, 0.0))
            done += 1

    def drawn(self, seed: Mask, number: int) -> Mask:
        """A seed of its own for each number."""
        draw = mixed(seed, number) >> 3
        return draw if draw >= 0 else -1 - draw
