"""Pioneer Days: what a seat may imagine about what it cannot see.

Gold is imagined by replaying its moves.  As long as no token has come back into the bag, every way to deal the tokens a
seat has not seen is equally likely, and nothing needs to be remembered.  From then on the table keeps the list of
moves: CAME_OUT of the bag, KEPT, NOT_KEPT (with a lamp) and PUT_BACK.  Everybody sees that a token moves, but only the
player sees which one; we assume nothing about other players' choices, so any token they have may be the one.  So all
unseen tokens move alike, whatever their value, except those the seat put back itself and knows.  These are tracked one
by one, the others stay face down until the end.  When the seat draws a token, it may be one of its own or one of the
others, and a world in which such a token was unlikely is rejected just as often (rejection sampling): what remains has
exactly the probabilities given by Bayes' theorem.

In our editions that takes a few tries.  Where cards hand out gold by the dozen, hardly any world gets through; then
many are replayed side by side, and after each draw the likely ones are duplicated and the others dropped (a particle
filter): right up to an error that shrinks with the number of worlds.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from westbound.games.pioneer_days.names import (
    CAME_OUT,
    DEALT,
    FACE_DOWN,
    KEPT,
    MINING,
    MOVES,
    NOBODY,
    NOT_KEPT,
    NUGGETS,
    PLAYERS,
    PUT_BACK,
    SIDES,
    STANDARD,
)
from westbound.games.pioneer_days.rules import PioneerDays

TRIES = 1000  # worlds, one by one
WORLDS = (64, 512, 4096)  # side by side, before it counts as proven that the moves contradict themselves

BAG, DRAWN = -1, -2  # where a token may be that no player has
Where = int  # a seat, BAG or DRAWN
GOES = {CAME_OUT: (BAG, DRAWN), KEPT: (DRAWN, None), NOT_KEPT: (DRAWN, BAG), PUT_BACK: (None, BAG)}  # None: the player


class Move(NamedTuple):
    """A move of a token."""

    player: int
    value: int  # or FACE_DOWN
    source: Where
    goal: Where


def imagine(t: PioneerDays, seat: int | None, rng: random.Random) -> PioneerDays:
    """A table that may be the real one for all *seat* knows.

    The piles need no imagining: what comes next is drawn when it comes.  Gold, and the boards of others before they are
    revealed, are dealt again; what others choose at the same time has not been chosen yet.

    :raises RuntimeError: if there is no way the gold can have moved as *seat* saw it.
    """
    other = t.copy()
    if t.over:
        return other
    hidden = [s for s in range(t.players) if s != seat]
    deal_gold(other, seat, hidden, rng)
    deal_boards(other, hidden, rng)
    other.forget_choices(sum(1 << s for s in hidden))
    return other


def deal_gold(t: PioneerDays, seat: int | None, hidden: list[int], rng: random.Random) -> None:
    """Deal all tokens *seat* cannot see to the places where they may be, in the right proportions."""
    miner = t.note if t.step == MINING else t.player
    mining = sum(t.drawn) > 0 and miner != seat
    sizes: dict[Where, int] = {s: sum(t.gold[s * NUGGETS : (s + 1) * NUGGETS]) for s in hidden}
    sizes |= {BAG: sum(t.tokens), DRAWN: sum(t.drawn) if mining else 0}
    moves = [] if seat is None else moves_of(t)
    if any(move.player == seat and move.value == FACE_DOWN for move in moves):
        moves = []  # an imagined table: its memory belongs to another seat
    lay_gold(t, Gold(sizes, unseen_tokens(t, hidden, mining), moves, seat).deal(rng), hidden, mining)
    turn_down(t, hidden)


def moves_of(t: PioneerDays) -> list[Move]:
    moves = []
    for number in t.moves[: t.moved]:
        player, value = divmod(number % (PLAYERS * SIDES), SIDES)
        source, goal = GOES[number - number % (PLAYERS * SIDES)]
        moves.append(Move(player, value, player if source is None else source, player if goal is None else goal))
    return moves


def unseen_tokens(t: PioneerDays, hidden: list[int], mining: bool) -> list[int]:
    """How many tokens of each value the seat cannot see."""
    return [
        t.tokens[value] + sum(t.gold[s * NUGGETS + value] for s in hidden) + (t.drawn[value] if mining else 0)
        for value in range(NUGGETS)
    ]


class Gold:
    """The tokens a seat cannot see, and how they got where they are."""

    def __init__(self, sizes: dict[Where, int], unseen: list[int], moves: list[Move], seat: int | None) -> None:
        """*sizes* and *unseen* are the current ones."""
        own = next((i for i, move in enumerate(moves) if move.player == seat and move.goal == BAG), len(moves))
        self.moves = moves[own:]  # until a seat puts a token back itself, all tokens it has not seen are alike
        self.seat = seat
        self.sizes, self.unseen = {**sizes}, [*unseen]
        for move in reversed(self.moves):
            self._undo(move)

    def _undo(self, move: Move) -> None:
        if move.player != self.seat:
            self.sizes[move.source] += 1
            self.sizes[move.goal] -= 1
        elif BAG in (move.source, move.goal):
            back = 1 if move.source == BAG else -1
            self.sizes[BAG] += back
            self.unseen[move.value] += back

    def deal(self, rng: random.Random) -> Counter[tuple[Where, int]]:
        """How many tokens of each value are where."""
        for _ in range(TRIES):
            world = World(self.sizes, self.unseen)
            if all(self._happens(move, world, rng) for move in self.moves):
                return world.turned_up(rng)
        for count in WORLDS:
            if worlds := self._side_by_side(count, rng):
                return rng.choice(worlds).turned_up(rng)
        raise RuntimeError(f"gold cannot have moved as seat {self.seat} saw it")

    def _happens(self, move: Move, world: World, rng: random.Random) -> bool:
        """Move a token; returns whether to keep this world: the likelier the move, the more often."""
        if self._is_draw(move):
            return world.draw(move.value, rng.random() * world.most(move.value))
        if move.player != self.seat:
            world.move(move.source, move.goal, rng)
        elif move.goal == BAG:
            world.add(move.value)
        return True

    def _is_draw(self, move: Move) -> bool:
        """Whether the seat drew a token, and saw it."""
        return move.player == self.seat and move.source == BAG

    def _side_by_side(self, count: int, rng: random.Random) -> list[World]:
        """Worlds after all moves, each equally likely; none if a draw was impossible in all of them."""
        worlds = [World(self.sizes, self.unseen) for _ in range(count)]
        for move in self.moves:
            if self._is_draw(move):
                weights = [world.such(move.value) for world in worlds]
                if not any(weights):
                    return []
                worlds = [world.copy() for world in rng.choices(worlds, weights, k=count)]
                for world in worlds:
                    world.draw(move.value, rng.random() * world.such(move.value))
            else:
                for world in worlds:
                    self._happens(move, world, rng)
        return worlds


class World:
    """Where tokens may be: those a seat put back itself, and the number of others, face down."""

    def __init__(self, sizes: dict[Where, int], unseen: Sequence[int]) -> None:
        self.down = {**sizes}
        self.unseen = [*unseen]  # the values of the others
        self.known: list[tuple[Where, int]] = []  # where each of the seat's own is, and its value
        self.added = [0] * NUGGETS  # by value: how many the seat has put back

    def move(self, source: Where, goal: Where, rng: random.Random) -> None:
        """Move a random token from *source* to *goal*."""
        lot = rng.randrange(self.down[source] + sum(where == source for where, _ in self.known))
        if lot < self.down[source]:
            self.down[source] -= 1
            self.down[goal] += 1
            return
        i = [i for i, (where, _) in enumerate(self.known) if where == source][lot - self.down[source]]
        self.known[i] = goal, self.known[i][1]

    def add(self, value: int) -> None:
        self.known.append((BAG, value))
        self.added[value] += 1

    def copy(self) -> World:
        other = World(self.down, self.unseen)
        other.known, other.added = [*self.known], [*self.added]
        return other

    def such(self, value: int) -> float:
        """The average number of such tokens in the bag."""
        return self.known.count((BAG, value)) + self.down[BAG] * self.unseen[value] / max(sum(self.unseen), 1)

    def draw(self, value: int, lot: float) -> bool:
        """The seat draws such a token: one of its own with the lowest lots, then one of the others; returns False if
        there is none with that lot."""
        if lot >= self.such(value):
            return False
        if lot < self.known.count((BAG, value)):
            self.known.remove((BAG, value))
        else:
            self.down[BAG] -= 1
            self.unseen[value] -= 1
        return True

    def most(self, value: int) -> float:
        """An upper bound on the average number of such tokens in the bag, the same in all worlds.

        It is reached if the seat has drawn none of its own again and nobody else has drawn one of those either.
        """
        bag = self.down[BAG] + sum(where == BAG for where, _ in self.known)
        such = self.unseen[value] + sum(each == value for _, each in self.known)
        rest = sum(self.unseen) + len(self.known) - sum(self.added) + self.added[value]
        own = range(min(self.added[value], such, bag) + 1)
        return min(bag, such, max(n + (bag - n) * min(1.0, (such - n) / max(rest - n, 1)) for n in own))

    def turned_up(self, rng: random.Random) -> Counter[tuple[Where, int]]:
        """How many tokens of each value are where."""
        values = [value for value in range(NUGGETS) for _ in range(self.unseen[value])]
        rng.shuffle(values)
        places = [where for where, count in self.down.items() for _ in range(count)]
        return Counter([*self.known, *zip(places, values, strict=True)])


def lay_gold(t: PioneerDays, lies: Counter[tuple[Where, int]], hidden: list[int], mining: bool) -> None:
    """Put every token where it was dealt."""
    gold = [*t.gold]
    for s in hidden:
        gold[s * NUGGETS : (s + 1) * NUGGETS] = [lies[s, value] for value in range(NUGGETS)]
    t.gold, t.tokens = gold, [lies[BAG, value] for value in range(NUGGETS)]
    if mining:
        t.drawn = [lies[DRAWN, value] for value in range(NUGGETS)]


def turn_down(t: PioneerDays, hidden: list[int]) -> None:
    """Hide which tokens others moved: only they know."""
    moves = [
        number - number % SIDES + FACE_DOWN if number // SIDES % PLAYERS in hidden else number
        for number in t.moves[: t.moved]
    ]
    t.moves = [*moves, *[0] * (MOVES - len(moves))]


def deal_boards(t: PioneerDays, hidden: list[int], rng: random.Random) -> None:
    """While boards are chosen: others may have any board that is not the seat's, and may have chosen either of
    theirs."""
    dealt, board = [*t.dealt], [*t.board]
    theirs = [s for s in hidden if dealt[s * DEALT] != NOBODY]
    pool = [b for b in range(STANDARD) if t.boards_left >> b & 1]
    pool += [b for s in theirs for b in dealt[s * DEALT : (s + 1) * DEALT] if b != NOBODY]
    rng.shuffle(pool)
    for s in theirs:
        count = sum(b != NOBODY for b in dealt[s * DEALT : (s + 1) * DEALT])
        mine = [pool.pop() for _ in range(count)]
        dealt[s * DEALT : s * DEALT + count] = mine
        if board[s] != NOBODY:
            board[s] = rng.choice([*mine, STANDARD])
    t.dealt, t.board = dealt, board
    if theirs:
        t.boards_left = sum(1 << b for b in pool)
