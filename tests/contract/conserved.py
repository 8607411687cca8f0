"""What is never lost, game by game: asserted after every action."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tests.colorado.conserved import colorado
from tests.pioneer_days.conserved import pioneer_days
from westbound.game_skeleton.tests.conserved import skeleton
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.names import (
    BANK,
    BANKER,
    CARDS,
    COACHES,
    COVERED,
    MERCHANT,
    NO_TILE,
    NOBODY,
    NUGGETS,
    PIONEERS_EACH,
    PLAYERS,
    ROADS_EACH,
    STARTERS,
    TALENTS,
    TILES,
    WORD,
    WORDS,
)
from westbound.games.pioneers.rules import Pioneers

Conserved = Callable[[Any], None]
REMOVED = {2: 12, 3: 6, 4: 2}  # coaches that nobody sees
ALL_CARDS = (1 << CARDS) - 1


class Printed:
    """What does not change, as plain lists."""

    def __init__(self, box: Box) -> None:
        self.seats, self.points = list(box.seats), list(box.points)
        self.tiles, self.nuggets = list(box.tiles), list(box.nuggets)
        self.cities = box.cities
        self.lines = list(box.side.lines)


@lru_cache(maxsize=64)
def printed(box: Box) -> Printed:
    return Printed(box)


@lru_cache(maxsize=4096)
def lines_in_play(box: Box, covered: tuple[int, ...]) -> int:
    return sum(1 << i for i, ends in enumerate(printed(box).lines) if not set(ends) & set(covered))


def whole(words: list[int]) -> int:
    """Two masks as one."""
    return words[0] | words[1] << WORD


def pioneers(t: Pioneers) -> None:
    """Money, pioneers, roads, tiles, coaches and nuggets."""
    box, players = t.box, t.players
    facts = printed(box)
    tiles = t.tiles
    money(t, players)
    pieces(t, facts, players)
    roads(t, lines_in_play(box, tuple([city for city, tile in enumerate(tiles) if tile == COVERED])), players)
    cards(t, players)
    board(t, facts, tiles)
    nuggets, found = t.nuggets, t.found
    for value in range(NUGGETS):
        assert nuggets[value] + sum(found[value::NUGGETS]) == facts.nuggets[value], "nuggets"
    assert min(nuggets) >= 0, "nuggets"
    assert min(found) >= 0, "nuggets"


def money(t: Pioneers, players: int) -> None:
    cash = t.cash
    assert sum(cash) == 0, "money"
    assert min(cash[:players]) >= 0, "debts"
    assert not any(cash[players:BANK]), "money of nobody"


def pieces(t: Pioneers, facts: Printed, players: int) -> None:
    """Pioneers are in supply, aboard or in a city; an emptied coach has scored."""
    supply, settlers, crews, coaches, fleet, points = t.supply, t.settlers, t.crews, t.coaches, t.fleet, t.points
    for p in range(players):
        first, end = p * COACHES, p * COACHES + fleet[p]
        aboard = scored = 0
        for i in range(first, end):
            crew, card = crews[i], coaches[i]
            assert crew >> facts.seats[card] == 0, "more pioneers aboard than seats"
            aboard += crew.bit_count()
            if not crew:
                scored += facts.points[card]
        assert supply[p] >= 0, "supply"
        assert supply[p] + aboard + sum(settlers[p::PLAYERS]) == PIONEERS_EACH, "pioneers"
        assert points[p] == scored, "points of emptied coaches"
        assert not any(crews[end : first + COACHES]), "pioneers on no coach"
    assert not any(supply[players:]), "pioneers of nobody"


def roads(t: Pioneers, in_play: int, players: int) -> None:
    """At most two on a line, of two owners; a free line has none."""
    stock, masks = t.stock, t.roads
    one = two = 0
    for p in range(players):
        mine = whole(masks[p * WORDS : p * WORDS + WORDS])
        assert stock[p] >= 0, "roads"
        assert stock[p] + mine.bit_count() == ROADS_EACH, "roads"
        assert not two & mine, "three roads on a line"
        two |= one & mine
        one |= mine
    assert whole(t.free) == in_play & ~one, "free lines"
    assert not one & ~in_play, "roads on lines out of play"


def cards(t: Pioneers, players: int) -> None:
    """Every coach is in exactly one place."""
    unseen, starters, fleet, coaches = t.unseen, t.starters, t.fleet, t.coaches
    seen = [card for card in t.display if card != NOBODY]
    for p in range(players):
        seen += coaches[p * COACHES : p * COACHES + fleet[p]]
    places = unseen | starters
    for card in seen:
        assert not places >> card & 1, "a coach in two places"
        places |= 1 << card
    assert places == ALL_CARDS, "coaches"
    assert unseen >> STARTERS == 0, "a starting coach in the stack"
    assert t.stack_size >= 0, "stack"
    assert unseen.bit_count() - t.stack_size == REMOVED[players], "removed coaches"


def board(t: Pioneers, facts: Printed, tiles: list[int]) -> None:
    """Tiles are on cities, left over, on players' boards, or back in the box."""
    leftover, bankers, merchants = t.leftover, t.bankers, t.merchants
    open_cities = tiles[1 : facts.cities + 1]
    on = [open_cities.count(kind) for kind in range(TILES)]
    away = open_cities.count(NO_TILE) if t.round else 0
    assert sum(on) + sum(leftover) + away == sum(facts.tiles), "tiles"
    kept = [0] * TILES
    kept[BANKER], kept[MERCHANT] = sum(bankers), sum(merchants)
    for kind in range(TILES):
        assert leftover[kind] >= 0, "left-over tiles"
        assert on[kind] + leftover[kind] + kept[kind] <= facts.tiles[kind], "tiles of a kind"
    assert max(bankers + merchants) <= TALENTS, "bankers and merchants"
    assert tiles[t.stagecoach] == NO_TILE, "the stagecoach stands where no tile is"


def connect_four(t: Any) -> None:
    red, yellow = t.stones
    assert not red & yellow, "two stones in one place"
    assert red.bit_count() + yellow.bit_count() == sum(t.height) == t.count_dropped, "stones"
    assert red.bit_count() - yellow.bit_count() in (0, 1), "turns"
    assert t.open == sum(1 << column for column, height in enumerate(t.height) if height < 6), "open columns"


def rails(t: Any) -> None:
    assert sum(t.pile) + sum(t.hands) == 45, "cards"
    assert min(t.pile + t.hands) >= 0, "cards"


CONSERVED: dict[str, Conserved] = {
    "pioneers": pioneers,
    "pioneer_days": pioneer_days,
    "colorado": colorado,
    "connect_four": connect_four,
    "rails": rails,
    "skeleton": skeleton,
}


def conserved(name: str) -> Conserved:
    """What to assert for the game of that name.  A game that says nothing, here or in its own tests, fails."""
    if name in CONSERVED:
        return CONSERVED[name]
    check: Conserved = getattr(importlib.import_module(f"tests.{name}.conserved"), name)
    return check
