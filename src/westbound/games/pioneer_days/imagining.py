"""Pioneer Days: what a seat may imagine about what it cannot see.

Gold is imagined by replaying its moves.  As long as no token has come back into the bag, every way to deal the tokens a
seat has not seen is equally likely, and nothing needs to be remembered.  From then on the table keeps the list of
moves: CAME_OUT of the bag, KEPT, NOT_KEPT (with a lamp) and PUT_BACK.  Everybody sees that a token moves, but only the
player sees which one; we assume nothing about other players' choices, so any token they have may be the one.  So all
unseen tokens move alike, whatever their value, except those the seat put back itself and knows.  A world is where these
are; the others stay face down until the end.  When the seat draws a token, it may be one of its own or one of the
others, and a world in which such a token was unlikely is rejected just as often (rejection sampling): what remains has
exactly the probabilities given by Bayes' theorem.

In our editions that takes a few tries.  Where cards hand out gold by the dozen, hardly any world gets through; then
many are replayed side by side, and after each draw the likely ones are duplicated and the others dropped (a particle
filter): right up to an error that shrinks with the number of worlds.
"""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.imaginer import Imaginer
from westbound.games.pioneer_days.rules import PioneerDays

if not cython.compiled:
    from westbound.engine.native import bit, member, members, reals, row
    from westbound.games.pioneer_days.names import *


class Gold(Imaginer):
    """The tokens a seat cannot see, and how they got where they are."""

    def __init__(self, table: PioneerDays) -> None:
        self.table = table
        if not cython.compiled:
            self.tries = 0  # worlds, one by one
            self.worlds = 0  # side by side, at first
            self._seat = 0
            self._since = 0  # the first move that has to be replayed
            self._before = row(PLACES)  # by place: how many tokens it had then, ...
            self._unseen_before = row(NUGGETS)  # ... and how many of each value the seat could not see
            self._size = row(PLACES)  # the same now, in all worlds
            self._unseen = row(NUGGETS)
            self._added = row(NUGGETS)  # by value: how many the seat has put back
            self._known = row(MOST_WORLDS * CELLS)  # by world, place and value: tokens the seat put back
            self._weight = reals(MOST_WORLDS)
            self._children = row(MOST_WORLDS)
        self.tries = TRIES
        self.worlds = WORLDS

    def deal_gold(self, seat: int) -> bool:
        """Deal all tokens *seat* cannot see to the places where they may be, in the right proportions; false if there
        is no way the gold can have moved as the seat saw it."""
        self._seat = seat
        self.count_gold()
        self._since = self.first_return()
        for i in range(self.table.moved - 1, self._since - 1, -1):
            self.undo(i)
        world = self.find_world()
        if world != NOBODY:
            self.lay_gold(world)
        self.table.turn_down(seat)
        return world != NOBODY

    def count_gold(self) -> None:
        """Count the tokens the seat cannot see, by place and by value."""
        for place in range(PLACES):
            self._before[place] = 0
        for value in range(NUGGETS):
            unseen = 0
            for place in range(PLACES):
                tokens = self.hidden_at(place, value)
                self._before[place] += tokens
                unseen += tokens
            self._unseen_before[value] = unseen

    def hidden_at(self, place: int, value: int) -> int:
        """The tokens of that value in a place, if the seat cannot see them."""
        if place == BAG:
            return self.table.tokens[value]
        if place == DRAWN:
            return 0 if self.table.miner() == self._seat else self.table.drawn[value]
        return 0 if place == self._seat or place >= self.table.players else self.table.gold[place * NUGGETS + value]

    def first_return(self) -> int:
        """The first move with which the seat put a token back itself: until then, all it has not seen are alike."""
        first = self.table.moved
        for i in range(self.table.moved - 1, -1, -1):
            if self.table.moved_by[i] == self._seat:
                if self.table.moved_value[i] == FACE_DOWN:  # an imagined table: its memory belongs to another seat
                    return self.table.moved
                if self.goal(i) == BAG:
                    first = i
        return first

    def source(self, i: int) -> int:
        kind = self.table.moves[i]
        if kind == CAME_OUT:
            return BAG
        return self.table.moved_by[i] if kind == PUT_BACK else DRAWN

    def goal(self, i: int) -> int:
        kind = self.table.moves[i]
        if kind == CAME_OUT:
            return DRAWN
        return self.table.moved_by[i] if kind == KEPT else BAG

    def undo(self, i: int) -> None:
        """Count as before that move."""
        if self.table.moved_by[i] != self._seat:
            self._before[self.source(i)] += 1
            self._before[self.goal(i)] -= 1
        elif self.table.moves[i] != KEPT:
            back = 1 if self.source(i) == BAG else -1
            self._before[BAG] += back
            self._unseen_before[self.table.moved_value[i]] += back

    # Worlds

    def find_world(self) -> int:
        """The number of a world in which all moves happened, or NOBODY."""
        for _ in range(self.tries):
            if self.happens():
                return 0
        if self.replay(min(self.worlds, MOST_WORLDS)):
            return self.table.below(min(self.worlds, MOST_WORLDS))
        for _ in range(RUNS):
            if self.replay(MOST_WORLDS):
                return self.table.below(MOST_WORLDS)
        return NOBODY

    def happens(self) -> bool:
        """Replay all moves in one world; returns whether to keep it: the likelier its draws, the more often."""
        self.rewind(1)
        for i in range(self._since, self.table.moved):
            if self.is_draw(i):
                value = self.table.moved_value[i]
                if not self.draw(0, value, self.uniform() * self.most(value)):
                    return False
            self.move(i, 1)
        return True

    def replay(self, worlds: int) -> bool:
        """Replay all moves in several worlds, each equally likely; false if a draw was impossible in all of them."""
        self.rewind(worlds)
        for i in range(self._since, self.table.moved):
            if self.is_draw(i):
                value = self.table.moved_value[i]
                if not self.resample(worlds, value):
                    return False
                for world in range(worlds):
                    self.draw(world, value, self.uniform() * self.such(world, value))
            self.move(i, worlds)
        return True

    def rewind(self, worlds: int) -> None:
        """All worlds are as before the first move: the seat knows no token."""
        for place in range(PLACES):
            self._size[place] = self._before[place]
        for value in range(NUGGETS):
            self._unseen[value] = self._unseen_before[value]
            self._added[value] = 0
        for cell in range(worlds * CELLS):
            self._known[cell] = 0

    def uniform(self) -> float:
        """A random number between 0 and 1."""
        return self.table.roll() / 2147483563.0

    def is_draw(self, i: int) -> bool:
        """Whether the seat drew a token, and saw it."""
        return self.table.moved_by[i] == self._seat and self.table.moves[i] == CAME_OUT

    def move(self, i: int, worlds: int) -> None:
        """Move a token; which one, each world decides."""
        value = self.table.moved_value[i]
        if self.table.moved_by[i] != self._seat:
            source = self.source(i)
            goal = self.goal(i)
            for world in range(worlds):
                self.move_any(world, source, goal)
            self._size[source] -= 1
            self._size[goal] += 1
        elif self.is_draw(i):
            self._size[BAG] -= 1
            self._unseen[value] -= 1
        elif self.goal(i) == BAG:
            for world in range(worlds):
                self._known[world * CELLS + BAG * NUGGETS + value] += 1
            self._size[BAG] += 1
            self._unseen[value] += 1
            self._added[value] += 1

    def move_any(self, world: int, source: int, goal: int) -> None:
        """Move a random token; the known ones have the lowest lots."""
        if self.known_at(world, source) == 0:
            return
        lot = self.table.below(self._size[source])
        for value in range(NUGGETS):
            at = world * CELLS + source * NUGGETS + value
            if lot < self._known[at]:
                self._known[at] -= 1
                self._known[world * CELLS + goal * NUGGETS + value] += 1
                return
            lot -= self._known[at]

    def known_at(self, world: int, place: int) -> int:
        """Tokens in a place that the seat put back itself."""
        at = world * CELLS + place * NUGGETS
        return self._known[at] + self._known[at + 1] + self._known[at + 2]

    def face_down(self, world: int, value: int) -> int:
        """Tokens of that value among those the seat does not know, wherever they are."""
        count = self._unseen[value]
        for place in range(PLACES):
            count -= self._known[world * CELLS + place * NUGGETS + value]
        return count

    def such(self, world: int, value: int) -> float:
        """The average number of such tokens in the bag."""
        down = 0
        for other in range(NUGGETS):
            down += self.face_down(world, other)
        known = self._known[world * CELLS + BAG * NUGGETS + value]
        bag = self._size[BAG] - self.known_at(world, BAG)
        return known + 1.0 * bag * self.face_down(world, value) / max(down, 1)

    def draw(self, world: int, value: int, lot: float) -> bool:
        """The seat draws such a token: one of its own with the lowest lots, then one of the others; false if there is
        none with that lot."""
        if lot >= self.such(world, value):
            return False
        at = world * CELLS + BAG * NUGGETS + value
        if lot < self._known[at]:
            self._known[at] -= 1
        return True

    def most(self, value: int) -> float:
        """An upper bound on the average number of such tokens in the bag, the same in all worlds.

        It is reached if the seat has drawn none of its own again and nobody else has drawn one of those either.
        """
        bag = self._size[BAG]
        such = self._unseen[value]
        rest = self._added[value]
        for other in range(NUGGETS):
            rest += self._unseen[other] - self._added[other]
        most = 0.0
        for own in range(min(self._added[value], min(such, bag)) + 1):
            most = max(most, own + (bag - own) * min(1.0, (such - own) / (1.0 * max(rest - own, 1))))
        return min(1.0 * min(bag, such), most)

    def resample(self, worlds: int, value: int) -> bool:
        """Duplicate worlds in which the seat was likely to draw such a token, and drop others; false if none is left.

        Of worlds in a row by weight, every one that stands at a mark goes on; the marks have equal distances.
        """
        total = 0.0
        for world in range(worlds):
            self._weight[world] = self.such(world, value)
            total += self._weight[world]
        if total <= 0.0:
            return False
        mark = self.uniform()
        passed = 0.0
        left = worlds
        for world in range(worlds):
            passed += self._weight[world] * worlds / total
            children = 0
            while mark < passed and left > 0:
                mark += 1.0
                left -= 1
                children += 1
            self._children[world] = children
        self.replace(worlds)
        return True

    def replace(self, worlds: int) -> None:
        """Each world that has no children becomes a copy of one that has more than one."""
        parent = 0
        for world in range(worlds):
            if self._children[world] > 0:
                continue
            while parent < worlds and self._children[parent] < 2:
                parent += 1
            if parent == worlds:
                return
            self._children[parent] -= 1
            for cell in range(CELLS):
                self._known[world * CELLS + cell] = self._known[parent * CELLS + cell]

    def lay_gold(self, world: int) -> None:
        """Put every token where it lies in that world; those that are face down are dealt, and the rest is the bag."""
        for value in range(NUGGETS):
            self._unseen[value] = self.face_down(world, value)
        for place in range(PLACES):
            if place != BAG:
                self.deal_place(world, place)
        for value in range(NUGGETS):
            known = self._known[world * CELLS + BAG * NUGGETS + value]
            self.table.tokens[value] = known + self._unseen[value]

    def deal_place(self, world: int, place: int) -> None:
        if place == self._seat or self._size[place] == 0:
            return
        down = self._size[place] - self.known_at(world, place)
        for _ in range(down):
            value = self.random_value()
            self._unseen[value] -= 1
            self._known[world * CELLS + place * NUGGETS + value] += 1
        for value in range(NUGGETS):
            count = self._known[world * CELLS + place * NUGGETS + value]
            if place == DRAWN:
                self.table.drawn[value] = count
            else:
                self.table.gold[place * NUGGETS + value] = count

    def random_value(self) -> int:
        """The value of a token that is face down."""
        lot = self.table.below(self._unseen[0] + self._unseen[1] + self._unseen[2])
        value = 0
        while lot >= self._unseen[value]:
            lot -= self._unseen[value]
            value += 1
        return value


class Unseen(Gold):
    """All that a seat cannot see.

    The piles need no imagining: what comes next is drawn when it comes.  Gold, and the boards of others before they are
    revealed, are dealt again; what others choose at the same time has not been chosen yet.
    """

    def imagine(self, seat: int, seed: Mask) -> bool:
        """Imagine what *seat* does not know; after the end, that is nothing."""
        if self.table.over:
            return True
        self.table.shake(seed)
        if not self.deal_gold(seat):
            return False
        self.deal_boards(seat)
        others = 0
        for player in range(self.table.players):
            if player != seat:
                others |= 1 << player
        self.table.hide_choices(others)
        return True

    def deal_boards(self, seat: int) -> None:
        """While boards are chosen: others may have any board that is not the seat's, and may have chosen any of
        theirs."""
        pool = self.table.boards_left
        for i in range(self.table.players * DEALT):
            if i // DEALT != seat and self.table.dealt[i] != NOBODY:
                pool |= bit(self.table.dealt[i])
        for i in range(self.table.players * DEALT):
            if i // DEALT != seat and self.table.dealt[i] != NOBODY:
                board = member(pool, self.table.below(members(pool)))
                pool ^= bit(board)
                self.table.dealt[i] = board
        self.table.boards_left = pool
        for player in range(self.table.players):
            if player != seat and self.table.board[player] != NOBODY and self.table.dealt[player * DEALT] != NOBODY:
                choice = self.table.below(DEALT + 1)
                self.table.board[player] = STANDARD if choice == DEALT else self.table.dealt[player * DEALT + choice]


def imaginer(t: PioneerDays) -> Unseen:
    return Unseen(t)
