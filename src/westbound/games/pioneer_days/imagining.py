"""Pioneer Days: what a seat may imagine of what it cannot see."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from westbound.engine.names import DEPTH, FRAME
from westbound.games.pioneer_days.names import (
    DEALT,
    DISEASE_KEEPING,
    EPOCHS,
    GIVING,
    MINING,
    NOBODY,
    NUGGETS,
    PLAYERS,
    STANDARD,
    STORM_DAMAGE,
    WAGON_KINDS,
)
from westbound.games.pioneer_days.rules import PioneerDays

BEFORE_A_CHOICE = {DISEASE_KEEPING: 0, STORM_DAMAGE: 1}  # by step: its count
BAG, DRAWN = -1, -2  # where a token may lie that no player has


class Place(NamedTuple):
    """Where an unseen token may lie."""

    where: int  # a seat, BAG or DRAWN
    age: int  # of a player's tokens, 0 is the newest


Dealt = tuple[Place, int]  # and the value of the token that lies there


def imagine(t: PioneerDays, seat: int | None, rng: random.Random) -> PioneerDays:
    """A table that may be the real one for all *seat* knows.

    The piles need no imagining: what comes next is drawn when it comes.  Gold, and the boards of others before they are
    shown, are dealt again; what others choose at the same time is not chosen yet.
    """
    other = t.copy()
    if t.over:
        return other
    hidden = [s for s in range(t.players) if s != seat]
    deal_gold(other, seat, hidden, rng)
    deal_boards(other, hidden, rng)
    forget_choices(other, hidden)
    return other


def deal_gold(t: PioneerDays, seat: int | None, hidden: list[int], rng: random.Random) -> None:
    """Deal all tokens that *seat* cannot see to the places where they may be, every way equally likely."""
    miner = t.note if t.step == MINING else t.player
    mining = sum(t.drawn) > 0 and miner != seat
    places, pool = unseen_places(t, hidden, mining), unseen_tokens(t, hidden, mining)
    rng.shuffle(places)
    dealt = [] if seat is None else deal_returned(t, seat, places, pool, rng)
    rest = [value for value in range(NUGGETS) for _ in range(pool[value])]
    rng.shuffle(rest)
    dealt += zip(places, rest, strict=True)
    lay_gold(t, dealt, hidden, mining)
    forget_returned(t, hidden)


def unseen_places(t: PioneerDays, hidden: list[int], mining: bool) -> list[Place]:
    """The bag, the others' wagons and, while another mines, what he has drawn."""
    places = [Place(BAG, 0)] * sum(t.tokens)
    for s in hidden:
        places += [Place(s, i) for i in range(sum(t.gold[s * NUGGETS : (s + 1) * NUGGETS]))]
    if mining:
        places += [Place(DRAWN, i) for i in range(sum(t.drawn))]
    return places


def unseen_tokens(t: PioneerDays, hidden: list[int], mining: bool) -> list[int]:
    """How many tokens of each value lie in those places."""
    return [
        t.tokens[value] + sum(t.gold[s * NUGGETS + value] for s in hidden) + (t.drawn[value] if mining else 0)
        for value in range(NUGGETS)
    ]


def deal_returned(t: PioneerDays, seat: int, places: list[Place], pool: list[int], rng: random.Random) -> list[Dealt]:
    """Deal the tokens that *seat* put back itself, and take them and their places off *pool* and *places*.

    Such a token is in the bag, or somebody drew it since: the later it was put back, the fewer places there are, so
    the latest are dealt first.
    """
    dealt = []
    for at in range(seat * EPOCHS, (seat + 1) * EPOCHS):
        fresh = t.fresh[at * PLAYERS : (at + 1) * PLAYERS]
        for value in range(NUGGETS):
            for _ in range(min(t.returned[at * NUGGETS + value], pool[value])):
                reached = [place for place in places if place.where < 0 or place.age < fresh[place.where]]
                if not reached:
                    break
                place = rng.choice(reached)
                places.remove(place)
                dealt.append((place, value))
                pool[value] -= 1
    return dealt


def lay_gold(t: PioneerDays, dealt: list[Dealt], hidden: list[int], mining: bool) -> None:
    """Put every token where it was dealt."""
    lies = Counter((place.where, value) for place, value in dealt)
    gold = [*t.gold]
    for s in hidden:
        gold[s * NUGGETS : (s + 1) * NUGGETS] = [lies[s, value] for value in range(NUGGETS)]
    t.gold, t.tokens = gold, [lies[BAG, value] for value in range(NUGGETS)]
    if mining:
        t.drawn = [lies[DRAWN, value] for value in range(NUGGETS)]


def forget_returned(t: PioneerDays, hidden: list[int]) -> None:
    """What others put back is theirs to know."""
    returned, fresh = [*t.returned], [*t.fresh]
    for s in hidden:
        returned[s * EPOCHS * NUGGETS : (s + 1) * EPOCHS * NUGGETS] = [0] * (EPOCHS * NUGGETS)
        fresh[s * EPOCHS * PLAYERS : (s + 1) * EPOCHS * PLAYERS] = [0] * (EPOCHS * PLAYERS)
    t.returned, t.fresh = returned, fresh


def deal_boards(t: PioneerDays, hidden: list[int], rng: random.Random) -> None:
    """While boards are chosen: others may have any that are not mine; who has chosen may have chosen any of his."""
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


def forget_choices(t: PioneerDays, hidden: list[int]) -> None:
    """While all choose at once, nobody knows what others have chosen so far: for all one knows, nothing yet."""
    pledged, tiles, gold = [*t.pledged], [*t.pledged_tiles], [*t.pledged_gold]
    kept, battered = [*t.kept], [*t.battered]
    for s in hidden:
        pledged[s] = tiles[s] = kept[s] = 0
        gold[s * NUGGETS : (s + 1) * NUGGETS] = [0] * NUGGETS
        battered[s * WAGON_KINDS : (s + 1) * WAGON_KINDS] = [0] * WAGON_KINDS
    t.pledged, t.pledged_tiles, t.pledged_gold, t.kept, t.battered = pledged, tiles, gold, kept, battered
    begin_again(t, hidden)


def begin_again(t: PioneerDays, hidden: list[int]) -> None:
    """Who still chooses begins again."""
    depth, stack = [*t.depth], [*t.stack]
    for lane in range(1, t.lanes + 1):
        top = (lane * DEPTH + depth[lane]) * FRAME
        if depth[lane] == 0 or stack[top + 1] not in hidden:
            continue
        if stack[top] == GIVING:
            stack[top : top + FRAME] = [0] * FRAME
            depth[lane] -= 1
        elif stack[top] in BEFORE_A_CHOICE:
            stack[top + 2] = BEFORE_A_CHOICE[stack[top]]
    t.depth, t.stack = depth, stack
