"""Colorado: worlds consistent with everything a seat has seen and heard (a particle filter).

Several worlds replay the memory side by side.  Every card another player draws stays face down in all of them.  Cards
that one player drew in one epoch, and that were in the hand during the same answers, are indistinguishable to everybody
else: they are a *sort*.  When a card leaves a hand, each world decides which sort it belonged to, in proportion to how
many cards of that sort may be this card, and is weighted by how likely it was that this card left.  When the weights
have become uneven, heavy worlds are duplicated and light ones dropped.  At the end each world deals the cards that are
still face down, and one world is chosen by weight.

So a world is imagined as often as the memory says (``chapters/memory.py`` says how likely each fact is), up to an error
that shrinks with the number of worlds: the fewer cards have left hands, the more worlds there are.  Every world agrees
with the whole memory all the same: one that does not has the weight 0.  If none is left, as may happen in very long
games, more worlds try again.
"""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.imaginer import Imaginer
from westbound.games.colorado.chapters.table import Table

if not cython.compiled:
    from westbound.engine.native import bit, lowest, masks, member, members, reals, row
    from westbound.games.colorado.names import *


class Beliefs(Imaginer):
    """What a seat may believe about a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        if not cython.compiled:
            self.worlds = 0  # at most, at first
            self.work = 0  # cards that leave hands, in all of them together
            self._seat = NOBODY  # for whom the worlds of the last run are, ...
            self._facts = 0  # ... how many facts it lived through, ...
            self._samples = 0  # ... and how many more worlds may be taken from it
            self._worlds = 0  # how many there are ...
            self._most = 0  # ... and can be
            self._room = 0  # cells for each of them
            self._weight = reals(MOST_WORLDS)
            self._children = row(MOST_WORLDS)
            self._left = row(CELLS)  # by world, epoch and kind: cards that are not placed yet; ALL has the sum
            self._used = row(CELLS)  # by world and sort: cards that have left
            self._slot = row(CELLS)  # by world and card that left: its index among the player's draws
            self._gone = 0  # cards that have left
            self._epochs = 0  # rows of _left in use
            self._epoch = 0  # the row of the current epoch
            self._sorts = 0
            self._owner = row(PLAYERS * DRAWS)  # by sort
            self._since = row(PLAYERS * DRAWS)  # by sort: the row of its epoch
            self._first = row(PLAYERS * DRAWS)  # by sort: the index of its first card among the player's draws
            self._drawn = row(PLAYERS * DRAWS)  # by sort: number of cards
            self._lacks = masks(PLAYERS * DRAWS)  # by sort: kinds it cannot be
            self._open = row(PLAYERS)  # by player: the sort of a card drawn now, or NOBODY
            self._draws = row(PLAYERS)  # by player: number of draws so far
            self._live = row(PLAYERS)  # by player: number of sorts that may still be in the hand ...
            self._hand = row(PLAYERS * DRAWS)  # ... and which
            self._may = row(DRAWS)  # sorts the leaving card may belong to ...
            self._chance = reals(DRAWS)  # ... and how likely each is in one world
            self._exact = 0  # answers forced by the rules
            self._exact_by = row(LAST_TURN)
            self._exact_kind = row(LAST_TURN)
            self._exact_before = row(LAST_TURN)  # number of cards the player had drawn before
            self._copies = row(CELLS)  # by world and such answer: copies of the card in the hand at that time
            self._cards = row(MOST_WORLDS)  # by world: cards in hands at the end; of each:
            self._held = row(MOST_WORLDS * CARDS)  # its kind
            self._held_by = row(MOST_WORLDS * CARDS)  # its owner
            self._held_slot = row(MOST_WORLDS * CARDS)  # its index among the owner's draws
            self._kinds = row(PLAYERS * DRAWS)  # by player and draw: the card, in the chosen world
        self.worlds = WORLDS
        self.work = WORK

    def imagine(self, seat: int, seed: Mask) -> bool:
        """Deal all hands but that of *seat*, and the pile, as they may be."""
        self.table.shake(seed)
        self.survey(seat)
        self._seat = seat
        self._facts = self.table.remembered
        self._samples = 0
        for _ in range(RUNS):
            self.live_through(seat)
            if self.possible() > 0:
                self._samples = SAMPLES
                self.take_sample(seat)
                return True
            self._worlds = min(2 * self._worlds, self._most)
        return False

    def vary(self, seat: int, seed: Mask) -> bool:
        """Imagine another world for the same position and seat: another one of the last run.

        The table must have been restored: it is as it was for the last run, or as *seat* cannot tell from that.
        """
        if seat != self._seat or self.table.remembered != self._facts or self._samples == 0:
            return self.imagine(seat, seed)
        self.table.shake(seed)
        self.take_sample(seat)
        return True

    def varied(self, seat: int, seed: Mask) -> list[int]:
        """The same as ``vary``, for callers in Python: whether a world was found, and how many more the run has."""
        return [self.vary(seat, seed), self._samples]

    def survey(self, seat: int) -> None:
        """Work out how many worlds there is room and time for."""
        epochs = 1
        drawn = 1
        gone = 1
        for i in range(self.table.remembered):
            fact = self.table.facts[i]
            if fact == DREW_ANEW:
                epochs += 1
            if self.table.fact_of[i] != seat:
                if fact <= DREW_ANEW:
                    drawn += 1
                elif fact <= GAVE_EXACTLY:
                    gone += 1
        self._room = min(max(drawn, epochs * COLUMNS), CELLS // FEWEST)
        self._most = min(MOST_WORLDS, CELLS // self._room)
        self._worlds = min(self._most, max(4 * FEWEST, min(self.worlds, self.work // gone)))

    # The memory, fact by fact

    def live_through(self, seat: int) -> None:
        self._gone = 0
        self._epochs = 0
        self._sorts = 0
        self._exact = 0
        for world in range(self._worlds):
            self._weight[world] = 1.0
            self._cards[world] = 0
        for player in range(PLAYERS):
            self._draws[player] = 0
            self._live[player] = 0
            self._open[player] = NOBODY
        self.begin_epoch(0, seat)
        for i in range(self.table.remembered):
            fact = self.table.facts[i]
            player = self.table.fact_of[i]
            kind = self.table.fact_kind[i]
            if fact == DREW_ANEW:
                self.begin_epoch(i, seat)
            if player == seat:
                continue
            if fact <= DREW_ANEW:
                self.add_draw(player)
            elif fact <= GAVE_EXACTLY:
                self.part_with(player, kind, fact == GAVE_EXACTLY)
            else:
                self.lack(player, bit(kind) if fact == LACKED else self.table.alike(kind))
        for world in range(self._worlds):
            if self._weight[world] > 0.0:
                self.fill(world)
                self.look_for_pairs(world, seat)

    def begin_epoch(self, i: int, seat: int) -> None:
        """Set up an epoch.  Everybody knows what is in the pile: what others will draw, and what is left of it."""
        if self._epochs > 0:
            self.check_places(self.lacked_in(self._epoch), self._epoch)
        for player in range(PLAYERS):
            self._open[player] = NOBODY
            self.drop_spent(player)
        self._epoch = self.free_row()
        at = self._epoch * COLUMNS
        for kind in range(COLUMNS):
            self._left[at + kind] = 0
        for j in range(i, self.table.remembered + 1):
            if j == self.table.remembered:
                if not self.table.anew:
                    for kind in range(KINDS):
                        self._left[at + kind] += self.table.pile[kind]
            elif self.table.facts[j] == DREW_ANEW and j > i:
                break
            elif self.table.facts[j] <= DREW_ANEW and self.table.fact_of[j] != seat:
                self._left[at + self.table.fact_kind[j]] += 1
        for kind in range(KINDS):
            self._left[at + ALL] += self._left[at + kind]
        for world in range(1, self._worlds):
            for kind in range(COLUMNS):
                self._left[world * self._room + at + kind] = self._left[at + kind]

    def free_row(self) -> int:
        """A new row of _left, or one whose cards every world has placed.

        There always is one: there are either rows for all epochs, or only FEWEST worlds, and in each of them the cards
        in hands come from at most CARDS epochs.
        """
        if (self._epochs + 1) * COLUMNS <= self._room:
            self._epochs += 1
            return self._epochs - 1
        for epoch in range(self._epochs):
            cards = 0
            for world in range(self._worlds):
                if self._weight[world] > 0.0:
                    cards += self._left[world * self._room + epoch * COLUMNS + ALL]
            if cards == 0:
                return epoch
        self.table.lost = True
        return 0

    def drop_spent(self, player: int) -> None:
        """Drop sorts that have no card left in any possible world."""
        live = 0
        for n in range(self._live[player]):
            sort = self._hand[player * DRAWS + n]
            spent = True
            for world in range(self._worlds):
                if self._weight[world] > 0.0 and self.size(world, sort) > 0:
                    spent = False
            if not spent:
                self._hand[player * DRAWS + live] = sort
                live += 1
        self._live[player] = live

    def size(self, world: int, sort: int) -> int:
        """The number of cards of a sort in the hand."""
        return self._drawn[sort] - self._used[world * self._room + sort]

    def add_draw(self, player: int) -> None:
        if self._open[player] == NOBODY:
            sort = self._sorts
            self._owner[sort] = player
            self._since[sort] = self._epoch
            self._first[sort] = self._draws[player]
            self._drawn[sort] = 0
            self._lacks[sort] = 0
            for world in range(self._worlds):
                self._used[world * self._room + sort] = 0
            self._hand[player * DRAWS + self._live[player]] = sort
            self._live[player] += 1
            self._open[player] = sort
            self._sorts += 1
        self._drawn[self._open[player]] += 1
        self._draws[player] += 1

    def lack(self, player: int, kinds: Mask) -> None:
        """Note that none of these kinds were in the hand."""
        for n in range(self._live[player]):
            self._lacks[self._hand[player * DRAWS + n]] |= kinds
        self._open[player] = NOBODY
        for epoch in range(self._epochs):
            if epoch != self._epoch:
                self.check_places(kinds, epoch)
        self.even_out()

    def lacked_in(self, epoch: int) -> Mask:
        kinds: Mask = 0
        for player in range(PLAYERS):
            for n in range(self._live[player]):
                sort = self._hand[player * DRAWS + n]
                if self._since[sort] == epoch:
                    kinds |= self._lacks[sort]
        return kinds

    def check_places(self, kinds: Mask, epoch: int) -> None:
        """Drop worlds in which cards of a finished epoch fit in no hand."""
        for world in range(self._worlds):
            rest = kinds
            while rest != 0:
                kind = lowest(rest)
                rest &= rest - 1
                cards = self._left[world * self._room + epoch * COLUMNS + kind]
                if cards > 0 and cards > self.places(world, kind, epoch):
                    self._weight[world] = 0.0

    def places(self, world: int, kind: int, epoch: int) -> int:
        """How many cards of an epoch in hands may be of that kind."""
        cards = 0
        for player in range(PLAYERS):
            for n in range(self._live[player]):
                sort = self._hand[player * DRAWS + n]
                if self._since[sort] == epoch and self._lacks[sort] & bit(kind) == 0:
                    cards += self.size(world, sort)
        return cards

    # A card leaves a hand

    def part_with(self, player: int, kind: int, exactly: bool) -> None:
        """A card left the hand: each world decides which sort it belonged to."""
        sorts = 0
        for n in range(self._live[player]):
            sort = self._hand[player * DRAWS + n]
            if self._lacks[sort] & bit(kind) == 0:
                self._may[sorts] = sort
                sorts += 1
        for world in range(self._worlds):
            if self._weight[world] > 0.0:
                self.part_in(world, player, kind, sorts)
        self._gone += 1
        if exactly:
            self._exact_by[self._exact] = player
            self._exact_kind[self._exact] = kind
            self._exact_before[self._exact] = self._draws[player]
            for world in range(self._worlds):
                self._copies[world * self._room + self._exact] = 1
            self._exact += 1
            self._open[player] = NOBODY
        self.even_out()

    def part_in(self, world: int, player: int, kind: int, sorts: int) -> None:
        chances = 0.0
        chosen = NOBODY
        ways = 0
        for n in range(sorts):
            chance = self.chance(world, self._may[n], kind)
            self._chance[n] = chance
            if chance > 0.0:
                ways += 1
                chosen = n
                chances += chance
        if ways == 0:
            self._weight[world] = 0.0
            return
        if ways > 1:
            lot = self.table.roll() * chances / 2147483563.0
            chosen = 0
            lot -= self._chance[0]
            while lot >= 0.0 and chosen < sorts - 1:
                chosen += 1
                lot -= self._chance[chosen]
            while self._chance[chosen] == 0.0:
                chosen -= 1
        sort = self._may[chosen]
        slot = self._first[sort] + self._used[world * self._room + sort]
        self._weight[world] *= chances * self.place(world, sort, kind, slot)
        self._used[world * self._room + sort] += 1
        self._slot[world * self._room + self._gone] = slot

    def chance(self, world: int, sort: int, kind: int) -> float:
        """The average number of cards of that sort that are of that kind."""
        size = self.size(world, sort)
        if size == 0:
            return 0.0
        such = self._left[world * self._room + self._since[sort] * COLUMNS + kind]
        if such == 0:
            return 0.0
        return 1.0 * size * such / self.candidates(world, sort)

    def candidates(self, world: int, sort: int) -> int:
        """How many unplaced cards may belong to that sort."""
        at = world * self._room + self._since[sort] * COLUMNS
        cards = self._left[at + ALL]
        rest = self._lacks[sort]
        while rest != 0:
            cards -= self._left[at + lowest(rest)]
            rest &= rest - 1
        return cards

    def place(self, world: int, sort: int, kind: int, slot: int) -> float:
        """Place a card; returns how likely it was that a card of its sort lacks what this sort lacks."""
        at = world * self._room + self._since[sort] * COLUMNS
        likely = 1.0
        if self._lacks[sort] != 0:
            likely = 1.0 * self.candidates(world, sort) / self._left[at + ALL]
        self._left[at + kind] -= 1
        self._left[at + ALL] -= 1
        for n in range(self._exact):
            if self._exact_kind[n] == kind and self._exact_by[n] == self._owner[sort] and slot < self._exact_before[n]:
                # There was one more copy in the hand, so the answer was weighed as a free pick once too often.
                copies = self._copies[world * self._room + n]
                self._copies[world * self._room + n] = copies + 1
                likely *= 1.0 * copies / (copies + 1)
        return likely

    # Heavy and light worlds

    def even_out(self) -> None:
        """If the weights are uneven, drop light worlds and duplicate heavy ones."""
        whole = 0.0
        squares = 0.0
        for world in range(self._worlds):
            whole += self._weight[world]
            squares += self._weight[world] * self._weight[world]
        if whole == 0.0:
            return
        share = whole / self._worlds
        if 2.0 * whole * whole >= self._worlds * squares:
            for world in range(self._worlds):
                self._weight[world] /= share
            return
        reach = share * self.table.roll() / 2147483563.0
        for world in range(self._worlds):
            self._children[world] = 0
            reach += self._weight[world]
            while reach >= share:
                self._children[world] += 1
                reach -= share
        childless = 0
        for world in range(self._worlds):
            while self._children[world] > 1:
                while childless < self._worlds and self._children[childless] > 0:
                    childless += 1
                self._children[world] -= 1
                if childless < self._worlds:
                    self._children[childless] = 1
                    self.become(childless, world)
        for world in range(self._worlds):
            self._weight[world] = 1.0 if self._children[world] > 0 else 0.0

    def become(self, world: int, other: int) -> None:
        mine = world * self._room
        theirs = other * self._room
        for i in range(self._epochs * COLUMNS):
            self._left[mine + i] = self._left[theirs + i]
        for i in range(self._sorts):
            self._used[mine + i] = self._used[theirs + i]
        for i in range(self._gone):
            self._slot[mine + i] = self._slot[theirs + i]
        for i in range(self._exact):
            self._copies[mine + i] = self._copies[theirs + i]

    # What is in the hands now

    def fill(self, world: int) -> None:
        """Deal the cards that are still in hands, starting with the most restricted sorts."""
        for choosy in range(2):
            for player in range(PLAYERS):
                for n in range(self._live[player]):
                    sort = self._hand[player * DRAWS + n]
                    if (self._lacks[sort] == 0) == (choosy == 1):
                        self.fill_sort(world, sort)

    def fill_sort(self, world: int, sort: int) -> None:
        at = world * self._room + self._since[sort] * COLUMNS
        used = self._used[world * self._room + sort]
        for slot in range(self._first[sort] + used, self._first[sort] + self._drawn[sort]):
            cards = self.candidates(world, sort)
            if cards <= 0:
                self._weight[world] = 0.0
                return
            lot = self.table.roll() * cards >> 31
            kind = 0
            while True:
                if self._lacks[sort] & bit(kind) == 0:
                    lot -= self._left[at + kind]
                    if lot < 0:
                        break
                kind += 1
            self._weight[world] *= self.place(world, sort, kind, slot)
            card = world * CARDS + self._cards[world]
            self._held[card] = kind
            self._held_by[card] = self._owner[sort]
            self._held_slot[card] = slot
            self._cards[world] += 1

    def look_for_pairs(self, world: int, seat: int) -> None:
        """A player about to discard a pair has one."""
        for player in range(self.table.players):
            if player != seat and self.table.is_deciding(player, PAIRING) and not self.holds_pair(world, player):
                self._weight[world] = 0.0

    def holds_pair(self, world: int, player: int) -> bool:
        for color in range(COLORS):
            if self.cards_of(world, player, color) >= 2:
                return True
        return False

    def cards_of(self, world: int, player: int, color: int) -> int:
        """How many cards of a color a player holds."""
        cards = 0
        for i in range(world * CARDS, world * CARDS + self._cards[world]):
            if self._held_by[i] == player and self._held[i] // VALUES == color:
                cards += 1
        return cards

    # Choosing a world

    def take_sample(self, seat: int) -> None:
        """Set up the table as in a world drawn by weight."""
        self._samples -= 1
        self.lay_world(seat, self.pick_world())
        self.choose_villages(seat)

    def possible(self) -> int:
        """The number of worlds that agree with the whole memory."""
        worlds = 0
        for world in range(self._worlds):
            worlds += 1 if self._weight[world] > 0.0 else 0
        return worlds

    def pick_world(self) -> int:
        """A world drawn by weight; at least one must be possible."""
        whole = 0.0
        for world in range(self._worlds):
            whole += self._weight[world]
        lot = self.table.roll() * whole / 2147483563.0
        chosen = NOBODY
        for world in range(self._worlds):
            if self._weight[world] > 0.0:
                chosen = world
                lot -= self._weight[world]
                if lot < 0.0:
                    break
        return chosen

    def lay_world(self, seat: int, world: int) -> None:
        """Set up the table as in that world, with a memory to match."""
        for player in range(self.table.players):
            if player != seat:
                for kind in range(KINDS):
                    self.table.hands[player * KINDS + kind] = 0
        for i in range(world * CARDS, world * CARDS + self._cards[world]):
            at = self._held_by[i] * KINDS + self._held[i]
            self.table.hands[at] = self.table.hands[at] + 1
            self._kinds[self._held_by[i] * DRAWS + self._held_slot[i]] = self._held[i]
        if not self.table.anew:
            for kind in range(KINDS):
                self.table.pile[kind] = self._left[world * self._room + self._epoch * COLUMNS + kind]
        self.rewrite(seat, world)

    def choose_villages(self, seat: int) -> None:
        """Let the others have chosen any village, until it is revealed."""
        for player in range(self.table.players):
            if player != seat and self.table.village[player] != NOBODY:
                self.table.village[player] = self.any_village()

    def any_village(self) -> int:
        villages: Mask = 0
        for region in range(REGIONS):
            if self.table.box.zone[region] == VILLAGE:
                villages |= bit(region)
        return member(villages, self.table.below(members(villages)))

    def rewrite(self, seat: int, world: int) -> None:
        """Let the others have drawn what they hold in that world, and what has left their hands."""
        gone = 0
        for i in range(self.table.remembered):
            player = self.table.fact_of[i]
            if player != seat and DREW_ANEW < self.table.facts[i] <= GAVE_EXACTLY:
                self._kinds[player * DRAWS + self._slot[world * self._room + gone]] = self.table.fact_kind[i]
                gone += 1
        for player in range(PLAYERS):
            self._draws[player] = 0
        for i in range(self.table.remembered):
            player = self.table.fact_of[i]
            if player != seat and self.table.facts[i] <= DREW_ANEW:
                drawn = self._kinds[player * DRAWS + self._draws[player]]
                self.table.fact_kind[i] = drawn
                self._draws[player] += 1


def imaginer(t: Table) -> Beliefs:
    """What imagines worlds on *t*."""
    return Beliefs(t)
