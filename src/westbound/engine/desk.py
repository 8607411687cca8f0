"""What lies beside a position: the options on offer, the random numbers of playouts, the journal."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from westbound.engine.names import *
    from westbound.engine.native import bit, masks, member, members, row

Mask = int  # a set of numbers as bits, or a number that needs 64 bits
Bytes = Any  # buffers, such as bytearrays, arrays and those of numpy: small numbers, ...
Numbers = Any  # ... numbers ("i"), ...
Reals = Any  # ... fractions ("d"), ...
Singles = Any  # ... and fractions of single precision ("f")


class Journal:
    """What players get to see happen; five numbers per entry."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.length = 0
            self.entries = row(MOST_NEWS)

    def write(self, kind: int, seen_by: int, a: int, b: int, c: int) -> None:
        at = self.length
        if at == MOST_NEWS:
            return
        self.entries[at] = kind
        self.entries[at + 1] = seen_by
        self.entries[at + 2] = a
        self.entries[at + 3] = b
        self.entries[at + 4] = c
        self.length = at + ENTRY

    def news(self) -> list[int]:
        """The entries written since the last call."""
        assert self.length < MOST_NEWS, "nobody read the journal for too long"
        entries = [self.entries[i] for i in range(self.length)]
        self.length = 0
        return entries


class Desk:
    """What is not part of a position: the options on offer, the random numbers of playouts, the journal.  Copies
    start with an empty desk."""

    def __init__(self) -> None:
        if not cython.compiled:
            self._blocks = 0  # number of blocks of options
            self._first = row(MOST_BLOCKS)  # by block: the number of its first action
            self._among = masks(MOST_BLOCKS)  # by block: the actions on offer, relative to the first
            self._lots = row(MOST_BLOCKS)  # by block: the weight of each of them when chance draws
            self._tickets = 0  # sum of all weights
            self._dice = masks(2)
            self._tallies = masks(TALLIES)
            self._final = masks(SEATS)  # by seat: the final points
            self._journal: Journal | None = None

    def offer(self, action: int) -> None:
        """Offer this action to the player."""
        self.put(action, 1, 1)

    def offer_each(self, first: int, among: Mask) -> None:
        """Offer several actions to the player: *first* + each member of *among*."""
        if among != 0:
            self.put(first, among, 1)

    def draws(self, action: int, lots: int) -> None:
        """Let chance draw this action with the weight *lots*."""
        if lots > 0:
            self.put(action, 1, lots)

    def draws_each(self, first: int, among: Mask) -> None:
        """Let chance draw any of these actions, all equally likely."""
        self.offer_each(first, among)

    def put(self, first: int, among: Mask, lots: int) -> None:
        at = self._blocks
        if at < MOST_BLOCKS:
            self._first[at] = first
            self._among[at] = among
            self._lots[at] = lots
            self._tickets += members(among) * lots
        self._blocks = at + 1

    def pick(self) -> int:
        """Return one of the options, drawn at random by weight."""
        return self.option(self.roll() * self._tickets >> 31)

    def option(self, lot: Mask) -> int:
        """Return the option that has this *lot*; each has as many as its weight."""
        i = 0
        tickets = members(self._among[0]) * self._lots[0]
        while lot >= tickets:
            lot -= tickets
            i += 1
            tickets = members(self._among[i]) * self._lots[i]
        if self._lots[i] != 1:
            lot //= self._lots[i]
        return self._first[i] + member(self._among[i], lot)

    def offers(self, action: int) -> bool:
        """Whether this is one of the options."""
        for i in range(self._blocks):
            at = action - self._first[i]
            if 0 <= at < 62 and self._among[i] & bit(at) != 0:
                return True
        return False

    def shake(self, seed: Mask) -> None:
        """Seed the random numbers; *seed* must not be negative."""
        self._dice[0] = seed % 2147483562 + 1
        self._dice[1] = seed // 2147483562 % 2147483398 + 1
        for _ in range(8):
            self.roll()

    def roll(self) -> Mask:
        """Return a number from 1 to 2147483562 (two multiplicative generators, combined as in L'Ecuyer 1988)."""
        self._dice[0] = self._dice[0] * 40014 % 2147483563
        self._dice[1] = self._dice[1] * 40692 % 2147483399
        dice = self._dice[0] - self._dice[1]
        return dice if dice > 0 else dice + 2147483562

    def below(self, n: int) -> int:
        """Return a random number below *n*."""
        return self.roll() * n >> 31

    def tell(self, kind: int, a: int, b: int, c: int, seen_by: int = EVERYBODY) -> None:
        """Write an entry in the journal, if one is kept."""
        if self._journal is not None:
            self._journal.write(kind, seen_by, a, b, c)

    def listen(self) -> Journal:
        """Keep a journal from now on."""
        self._journal = Journal()
        return self._journal
