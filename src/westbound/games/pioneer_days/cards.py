"""Pioneer Days: what cards do, one effect at a time."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.scoring import Scoring

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE, GO_ON
    from westbound.engine.native import lowest
    from westbound.games.pioneer_days.names import (
        A_GOLD,
        ACTS,
        BOARD_AT,
        CHOOSE,
        CHOOSING_GOOD,
        DRAWING,
        EFFECT,
        EFFECTS,
        EQUIP,
        FOLK_IN_PLAY,
        GAIN,
        GAIN_OR,
        GAIN_PER,
        MARKERS,
        MAY_PAY,
        MEND,
        MENDING,
        MOMENTS,
        NOBODY,
        NUGGETS,
        PASS,
        PAYING,
        REPAIR,
        STORE,
        TAKE_TILE,
        TAKING_TILE,
        TILE_AT,
        TILE_TAKEN,
        TILES,
        TOKEN,
        TOKEN_DRAWN,
        TOKEN_SEEN,
        WAGON_KINDS,
        WAGON_MENDED,
    )


class Cards(Scoring):
    """A table on which cards act."""

    def next_acts(self, moment: int) -> bool:
        """The next of your cards that does something at a *moment* does it: equipment, then townsfolk, each in the
        order acquired, then the board.  Count: how far it has got; False if there is no more."""
        player = self.player
        while self.count <= self.load[player] + self.crowd[player]:
            ability = self.ability_of(player, self.count)
            self.count += 1
            address = self.box.at[ability * MOMENTS + moment]
            if address > 0:
                self.tell(ACTS, player, ability, 0)
                self.push(EFFECTS, player, address)
                return True
        return False

    def ability_of(self, player: int, i: int) -> int:
        """Equipment, then townsfolk, then the board."""
        if i < self.load[player]:
            return TILE_AT + self.gear[player * TILES + i]
        if i < self.load[player] + self.crowd[player]:
            return self.folk[player * FOLK_IN_PLAY + i - self.load[player]]
        return BOARD_AT + self.board[player]

    def effects(self) -> bool:
        """The effects of a card, in the order in which they are printed.  Note: the address of the next."""
        at = self.note
        word = self.box.program[at]
        if word == 0:
            return self.done()
        player = self.player
        first = self.box.program[at + 1]
        second = self.box.program[at + 2]
        self.note = at + EFFECT
        if word == GAIN:
            return self.get(player, second, first)
        if word == GAIN_PER:
            many = self.counts(player, self.box.program[at + 4]) // self.box.program[at + 3]
            return self.get(player, second, first * many)
        if word == GAIN_OR:
            return self.push(CHOOSING_GOOD, player, at)
        if word == TAKE_TILE and self.has_store():
            return self.push(TAKING_TILE, player)
        if word == MEND:
            return self.push(MENDING, player, first)
        if word == MAY_PAY and self.can_pay(player, at):
            return self.push(PAYING, player, at)
        return GO_ON

    def get(self, player: int, good: int, amount: int) -> bool:
        """Gain a good; gold is drawn from the bag."""
        if good == A_GOLD:
            return self.push(DRAWING, CHANCE, player * 100 + amount) if amount > 0 else GO_ON
        self.gain(player, good, amount)
        return GO_ON

    # Gold

    def drawing(self) -> bool:
        """Draw gold tokens, unseen by the others.  The actor is CHANCE; the note is who gets how many."""
        return ASK if self.count < self.note % 100 and self.tokens_in_bag() > 0 else self.done()

    def drawing_options(self) -> None:
        for value in range(NUGGETS):
            self.draws(TOKEN + value, self.tokens[value])

    def drawing_choose(self, action: int) -> None:
        self.count += 1
        player = self.note // 100
        value = action - TOKEN
        self.take_token(player, value)
        self.tell(TOKEN_DRAWN, player, 1, 0)
        self.tell(TOKEN_SEEN, player, value + 1, 0, 1 << player)

    # One of two goods

    def choosing_good(self) -> bool:
        """Take one good or the other.  Note: the address of the effect."""
        return ASK if self.count == 0 else self.done()

    def choosing_good_options(self) -> None:
        one = self.box.program[self.note + 2]
        other = self.box.program[self.note + 3]
        self.offer(CHOOSE + min(one, other))
        self.offer(CHOOSE + max(one, other))

    def choosing_good_choose(self, action: int) -> None:
        self.count = 1
        self.get(self.player, action - CHOOSE, self.box.program[self.note + 1])

    # Paying

    def can_pay(self, player: int, at: int) -> bool:
        """Whether somebody has what the offer at that address costs, and gets something for it."""
        if self.box.program[at + 4] == A_GOLD and self.tokens_in_bag() == 0:
            return False
        return self.counts(player, self.box.program[at + 2]) >= self.box.program[at + 1]

    def paying(self) -> bool:
        """You may pay one good for another.  Note: the address of the offer."""
        return ASK if self.count == 0 else self.done()

    def paying_options(self) -> None:
        self.offer(PASS)
        self.offer(CHOOSE + self.box.program[self.note + 4])

    def paying_choose(self, action: int) -> None:
        self.count = 1
        if action != PASS:
            self.trade(self.player, self.note)

    def trade(self, player: int, at: int) -> None:
        """Pay what the offer at that address costs, and get what it gives."""
        self.pay(player, self.box.program[at + 2], self.box.program[at + 1])
        self.get(player, self.box.program[at + 4], self.box.program[at + 3])

    # Equipment from the store

    def has_store(self) -> bool:
        for i in range(STORE):
            if self.store[i] != NOBODY:
                return True
        return False

    def offer_store(self) -> None:
        tiles = 0
        for i in range(STORE):
            if self.store[i] != NOBODY:
                tiles |= 1 << self.store[i]
        self.offer_each(EQUIP, tiles)

    def taking_tile(self) -> bool:
        """Take equipment from the store."""
        return ASK if self.count == 0 else self.done()

    def taking_tile_options(self) -> None:
        self.offer_store()

    def taking_tile_choose(self, action: int) -> None:
        self.count = 1
        self.equip(self.player, action - EQUIP)

    def equip(self, player: int, tile: int) -> None:
        for i in range(STORE):
            if self.store[i] == tile:
                self.store[i] = NOBODY
        self.take_gear(player, tile)
        self.tell(TILE_TAKEN, player, tile, 0)

    # Repairs

    def mending(self) -> bool:
        """Take damage markers off your wagons.  Note: how many."""
        if self.count == self.note or self.damage_of(self.player) == 0:
            return self.done()
        kinds = self.damaged_kinds()
        if kinds & (kinds - 1):
            return ASK
        self.mend(lowest(kinds))
        return GO_ON

    def damaged_kinds(self) -> int:
        kinds = 0
        for kind in range(WAGON_KINDS):
            if kind % MARKERS > 0 and self.wagons[self.player * WAGON_KINDS + kind] > 0:
                kinds |= 1 << kind
        return kinds

    def mending_options(self) -> None:
        self.offer_each(REPAIR, self.damaged_kinds())

    def mending_choose(self, action: int) -> None:
        self.mend(action - REPAIR)

    def mend(self, kind: int) -> None:
        self.count += 1
        self.mark(self.player, kind, -1)
        self.tell(WAGON_MENDED, self.player, kind // MARKERS, kind % MARKERS)
