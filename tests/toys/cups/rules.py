"""Cups: two rounds; in each, one player sees where chance hides a coin, and the other may guess."""

from __future__ import annotations

import cython

from westbound.engine.flow import Flow

if not cython.compiled:
    from cups.names import *
    from westbound.engine.names import ASK, CHANCE
    from westbound.engine.native import overlay, row


class Cups(Flow):
    """The table with its rules."""

    def __init__(self) -> None:
        if not cython.compiled:
            super().__init__()
            self.points = row(PLAYERS)
            self.coin = 0  # the cup it is under

    def begin(self, step: int) -> bool:
        if step == ROUNDS:
            return self.rounds()
        return ASK

    def score(self, seat: int) -> int:
        return self.points[seat]

    def copy(self) -> Cups:
        t = Cups()
        overlay(t, self)
        return t

    def rounds(self) -> bool:
        """Each player guesses once.  Count: the steps played."""
        if self.count == 2 * PLAYERS:
            self.over = True
            return ASK
        guesser = self.count // 2
        self.count += 1
        if self.count % 2 == 1:
            return self.push(HIDING, CHANCE, guesser)
        return self.push(GUESSING, guesser)

    def hiding_options(self) -> None:
        """The coin is more often under the first cups.  The actor is CHANCE; the note is the player who will guess."""
        for cup in range(CUPS):
            self.draws(HIDE + cup, LOTS - cup)

    def hiding_choose(self, action: int) -> None:
        self.coin = action - HIDE
        self.tell(HIDDEN, self.coin, 0, 0, 1 << (1 - self.note))
        self.done()

    def guessing_options(self) -> None:
        """Guess a cup: a point for you if you are right, for the other if you are wrong.  Or pass."""
        self.offer(PASS)
        for cup in range(CUPS):
            self.offer(GUESS + cup)

    def guessing_choose(self, action: int) -> None:
        if action != PASS:
            winner = self.player if action - GUESS == self.coin else 1 - self.player
            self.points[winner] += 1
            self.tell(GUESSED, self.player, action - GUESS, 0)
        self.done()
