"""Pioneer Days: what cards do, one effect at a time."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneer_days.chapters.scoring import Scoring

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE, GO_ON
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneer_days.names import *


class Cards(Scoring):
    """A table with cards that have effects."""

    def acting(self) -> bool:
        """Your cards that match act, each once.  Where the order can matter, you pick the next one; otherwise equipment
        acts first, then townsfolk, each in the order acquired, then your board.

        Note: the moment.  What you gain outside your own turn has to fit at once.
        """
        moment: int = self.note
        if self.count == 0:
            self.count = 1
            self.waiting = self.called(moment)
        if self.waiting == 0:
            return self.done() if moment < AFTER else self.instead(FITTING, self.player)
        free = self.waiting & ~self.entangled(moment)
        if free == 0:
            return ASK
        self.set_off(lowest(free))
        return GO_ON

    def called(self, moment: int) -> Mask:
        """Your cards with an effect at that *moment*, by position."""
        places: Mask = 0
        for i in range(self.load[self.player] + self.crowd[self.player] + 1):
            if self.box.at[self.ability_of(self.player, i) * MOMENTS + moment] > 0:
                places |= bit(i)
        return places

    def entangled(self, moment: int) -> Mask:
        """Cards still to act whose order can matter: one counts, or is paid with, what another brings."""
        places: Mask = 0
        if self.waiting & (self.waiting - 1) == 0:
            return places
        scarce = self.scarce(moment)
        ones = self.waiting
        while ones != 0:
            others = self.waiting & ~(ones & -ones)
            while others != 0:
                if self.depends(moment, lowest(ones), lowest(others), scarce):
                    places |= (ones & -ones) | (others & -others)
                others &= others - 1
            ones &= ones - 1
        return places

    def depends(self, moment: int, one: int, other: int, scarce: int) -> bool:
        """Whether it can matter to the card in position *one* that the *other* has acted."""
        mine = self.ability_of(self.player, one) * MOMENTS + moment
        its = self.ability_of(self.player, other) * MOMENTS + moment
        counted = self.box.counts[mine] & (self.box.brings[its] | self.box.costs[its])
        return (counted | self.box.costs[mine] & self.box.brings[its] & scarce) != 0

    def scarce(self, moment: int) -> int:
        """The goods of which you have less than the cards still to act may ask for, as bits."""
        goods = 0
        for good in range(COSTS):
            need = 0
            places = self.waiting
            while places != 0:
                need += self.price(self.ability_of(self.player, lowest(places)) * MOMENTS + moment, good)
                places &= places - 1
            if need > self.counts(self.player, good):
                goods |= 1 << good
        return goods

    def price(self, effects: int, good: int) -> int:
        """How much of a *good* the effects of a card at a moment may cost, in total."""
        price = 0
        if self.box.costs[effects] >> good & 1:
            at = self.box.at[effects]
            while self.box.program[at] != 0:
                if self.box.program[at] == MAY_PAY and self.box.program[at + 2] == good:
                    price += self.box.program[at + 1]
                at += EFFECT
        return price

    def ability_of(self, player: int, i: int) -> int:
        """Equipment, then townsfolk, then the board."""
        if i < self.load[player]:
            return TILE_AT + self.gear[player * TILES + i]
        if i < self.load[player] + self.crowd[player]:
            return self.folk[player * FOLK_IN_PLAY + i - self.load[player]]
        return BOARD_AT + self.board[player]

    def acting_options(self) -> None:
        folk: Mask = 0
        tiles: Mask = 0
        board = NOBODY
        places = self.waiting
        while places != 0:
            ability = self.ability_of(self.player, lowest(places))
            places &= places - 1
            if ability >= TILE_AT:
                tiles |= bit(ability - TILE_AT)
            elif ability >= BOARD_AT:
                board = ability
            else:
                folk |= bit(ability)
        self.offer_each(ACT, folk)
        if board != NOBODY:
            self.offer(ACT + board)
        self.offer_each(ACT + TILE_AT, tiles)

    def acting_choose(self, action: int) -> None:
        place = 0
        while self.ability_of(self.player, place) != action - ACT:
            place += 1
        self.set_off(place)

    def set_off(self, place: int) -> None:
        """Let the card in that position act."""
        ability = self.ability_of(self.player, place)
        moment: int = self.note
        self.waiting &= ~bit(place)
        self.tell(ACTS, self.player, ability, 0)
        self.push(EFFECTS, self.player, self.box.at[ability * MOMENTS + moment])

    def effects(self) -> bool:
        """Carry out the effects of a card in the order printed.  Note: the address of the next one."""
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
        if good == GOOD_GOLD:
            return self.draw_gold(player, amount)
        self.gain(player, good, amount)
        return GO_ON

    # Gold

    def draw_gold(self, player: int, amount: int) -> bool:
        """Draw that many gold tokens, or as many as there are."""
        tokens = min(amount, self.tokens_to_draw())
        return self.push(DRAWING, CHANCE, player, tokens) if tokens > 0 else GO_ON

    def drawing(self) -> bool:
        """Draw gold tokens, unseen by the others.  Note: the player.  Count: tokens still to be drawn."""
        return ASK if self.count > 0 else self.done()

    def drawing_options(self) -> None:
        for value in range(NUGGETS):
            self.draws(TOKEN + value, self.tokens[value])

    def drawing_choose(self, action: int) -> None:
        self.count -= 1
        player: int = self.note
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
        """Whether a player can pay for the offer at that address, and would get something for it."""
        good = self.box.program[at + 4]
        if (self.tokens_to_draw() if good == GOOD_GOLD else self.room_for(player, good)) == 0:
            return False
        return self.counts(player, self.box.program[at + 2]) >= self.box.program[at + 1]

    def paying(self) -> bool:
        """You may give up one good for another.  Note: the address of the offer."""
        return ASK if self.count == 0 else self.done()

    def paying_options(self) -> None:
        self.offer(PASS)
        self.offer(CHOOSE + self.box.program[self.note + 4])

    def paying_choose(self, action: int) -> None:
        self.count = 1
        if action != PASS:
            self.trade(self.player, self.note)

    def trade(self, player: int, at: int) -> None:
        """Pay for the offer at that address, and take what it gives."""
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
        """Take one piece of equipment from the store."""
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
        """Remove damage markers from your wagons.  Note: how many."""
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
