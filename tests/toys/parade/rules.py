"""Parade: the steps."""

from __future__ import annotations

import cython

from westbound.engine.flow import Flow

if not cython.compiled:
    from parade.names import *
    from westbound.engine.names import ASK, GO_ON
    from westbound.engine.native import overlay, row


class Parade(Flow):
    """The table with its rules."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.waves = row(PLAYERS)
            self.shy = 0  # the set of players who never visit
            self.strolls = 0  # how often somebody went further

    def begin(self, step: int) -> bool:
        if step == GAME:
            return self.sequence(GREETING, CLOSING)
        if step == GREETING:
            return self.each_in_turn(WAVING)
        if step == HOSTING:
            return self.ask_around(VISITING)
        if step == VISITING:
            return self.visiting()
        if step == WALKING:
            return self.walking()
        if step == RESTING:
            return self.resting()
        if step == CIRCLING:
            return GO_ON
        if step == LAPS:
            return self.laps()
        if step == CLOSING:
            return self.closing()
        return ASK

    def score(self, seat: int) -> int:
        return self.waves[seat]

    def tiebreak(self, seat: int) -> int:
        return self.strolls if seat == 0 else 0

    def copy(self) -> Parade:
        t = Parade()
        overlay(t, self)
        return t

    def waving_options(self) -> None:
        """Everybody may wave.  Note: who began."""
        self.offer(PASS)
        self.offer(WAVE)

    def waving_choose(self, action: int) -> None:
        if action == WAVE:
            self.waves[self.player] += 1
            self.tell(WAVED, self.player, self.note, 0)
        self.done()

    def visiting(self) -> bool:
        """The others may visit you, unless they are shy; one visitor is enough.  Note: the host."""
        return self.done() if self.shy >> self.player & 1 else ASK

    def visiting_options(self) -> None:
        self.offer(PASS)
        self.offer(VISIT)

    def visiting_choose(self, action: int) -> None:
        if action == PASS:
            self.done()
            return
        self.tell(VISITED, self.player, self.note, 0)
        self.enough()

    def walking(self) -> bool:
        """Walk; you may go home, rest, go further and further, or get lost."""
        if self.count > 0:
            return self.done()
        self.count = 1
        return self.push(DETOUR, self.player, 40)

    def detour_options(self) -> None:
        """Note: how far it is, which grows."""
        self.offer(HOME)
        self.offer(REST)
        self.offer(FURTHER)
        self.offer(WANDER)

    def detour_choose(self, action: int) -> None:
        if action == HOME:
            self.done()
        elif action == REST:
            self.instead(RESTING, self.player, self.note)
        elif action == FURTHER:
            self.strolls += 1
            self.push(DETOUR, self.player, self.note << 1)
        else:
            self.instead(CIRCLING, self.player)

    def laps(self) -> bool:
        """Twice round: everybody waves, then a neighbor may visit."""
        if self.comes_round(WAVING, VISITING):
            self.strolls += 1
            if self.strolls > 2:
                return self.closing()
        return self.repeat(WAVING, VISITING, self.strolls)

    def resting(self) -> bool:
        self.tell(RESTED, self.player, self.note, self.count)
        return self.done()

    def closing(self) -> bool:
        self.tell(CLOSED, self.player, 0, 0)
        self.over = True
        return ASK
