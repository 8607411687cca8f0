"""Pioneers: the setup.  Every draw is a step of chance."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.chapters.scoring import Scoring

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE, GO_ON
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneers.names import *


class Setup(Scoring):
    """A table during setup."""

    def covering(self) -> bool:
        """Two players: cover eight cities at the edge of the map, or, as a variant, eight random ones."""
        if self.players != 2 or self.count == COVERS:
            return self.done()
        if self.box.covers_at_random:
            return ASK
        self.cover(self.box.covers[self.count])
        self.count += 1
        return GO_ON

    def covering_options(self) -> None:
        """Cover any city except the two next to the start space, as long as the open cities stay connected."""
        for city in range(1, self.box.cities + 1):
            if not self.box.near[START] & bit(city) and self.tiles[city] != COVERED and self.hangs_together(city):
                self.draws(COVER + city, 1)

    def covering_choose(self, action: int) -> None:
        self.cover(action - COVER)
        self.count += 1

    def hangs_together(self, without: int) -> bool:
        """Whether the open cities and the start space stay connected if one more city is covered."""
        rest: Mask = 1
        for city in range(1, self.box.cities + 1):
            if self.tiles[city] != COVERED and city != without:
                rest |= bit(city)
        todo = bit(START)
        while todo != 0:
            here = lowest(todo)
            rest &= ~bit(here)
            todo &= todo - 1
            todo |= self.box.near[here] & rest
        return rest == 0

    def laying(self) -> bool:
        """Place one random tile face up on every open city.  Count: the city."""
        self.count += 1
        while self.count <= self.box.cities and self.tiles[self.count] == COVERED:
            self.count += 1
        return ASK if self.count <= self.box.cities else self.done()

    def laying_options(self) -> None:
        for tile in range(TILES):
            self.draws(LAY + tile, self.leftover[tile])

    def laying_choose(self, action: int) -> None:
        self.lay(self.count, action - LAY)
        self.tell(TILE_LAID, self.count, action - LAY, 0)

    def lay(self, city: int, tile: int) -> None:
        self.leftover[tile] -= 1
        self.tiles[city] = tile

    def mending(self) -> bool:
        """If the two cities next to the start space show the same tile, replace a random one of them."""
        city = lowest(self.box.near[START])
        other = lowest(self.box.near[START] & ~bit(city))
        return ASK if self.tiles[city] == self.tiles[other] else self.done()

    def mending_options(self) -> None:
        self.draws_each(REPLACE, self.box.near[START])

    def mending_choose(self, action: int) -> None:
        city = action - REPLACE
        step = EXCHANGING
        for tile in range(TILES):
            if tile != self.tiles[city] and self.leftover[tile] > 0:
                step = REPLACING
        self.push(step, CHANCE, city)

    def replacing_options(self) -> None:
        """Replace it with a random leftover tile of another kind.  Note: the city."""
        for tile in range(TILES):
            if tile != self.tiles[self.note]:
                self.draws(LAY + tile, self.leftover[tile])

    def replacing_choose(self, action: int) -> None:
        city = self.note
        self.leftover[self.tiles[city]] += 1
        self.lay(city, action - LAY)
        self.tell(TILE_REPLACED, city, action - LAY, 0)
        self.done()

    def exchanging_options(self) -> None:
        """If no leftover tile differs, swap it with the tile of a random city that shows another kind.  Note: the
        city."""
        for city in range(1, self.box.cities + 1):
            if self.tiles[city] < TILES and self.tiles[city] != self.tiles[self.note]:
                self.draws(EXCHANGE + city, 1)

    def exchanging_choose(self, action: int) -> None:
        city = self.note
        other = action - EXCHANGE
        tile = self.tiles[city]
        self.tiles[city] = self.tiles[other]
        self.tiles[other] = tile
        self.tell(TILES_EXCHANGED, city, other, 0)
        self.done()

    def first_player_options(self) -> None:
        """Choose a random first player."""
        self.draws_each(FIRST, bit(self.players) - 1)

    def first_player_choose(self, action: int) -> None:
        self.first = action - FIRST
        self.tell(BEGINS, self.first, 0, 0)
        self.done()

    def filling_display(self) -> bool:
        """Fill the four slots of the display from the stack, left to right."""
        return ASK if self.display[SLOTS - 1] == NOBODY else self.done()

    def display_options(self) -> None:
        self.revealing_options()

    def display_choose(self, action: int) -> None:
        self.reveal(action - REVEAL)

    def revealing_options(self) -> None:
        """The next coach of the stack.  Nobody knows which coaches were removed, so it may be any that has not been
        seen."""
        self.draws_each(REVEAL, self.unseen)

    def reveal(self, card: int) -> None:
        """Place a coach on the first empty slot; the last one of the stack starts the last round."""
        slot = 0
        while self.display[slot] != NOBODY:
            slot += 1
        self.display[slot] = card
        self.unseen &= ~bit(card)
        self.stack_size -= 1
        self.tell(COACH_REVEALED, card, slot, 0)
        if self.stack_size == 0 and not self.last_round:
            self.last_round = True
            self.tell(LAST_ROUND_COACHES, 0, 0, 0)

    def starting_coaches(self) -> bool:
        """Each player gets a random starting coach and $2, and has a pioneer on the start space."""
        return ASK if self.count < self.players else self.done()

    def starting_coaches_options(self) -> None:
        self.draws_each(DEAL, self.starters >> STARTERS)

    def starting_coaches_choose(self, action: int) -> None:
        player = self.count
        self.deal_coach(player, action - DEAL + STARTERS)
        self.pay(BANK, player, STARTING_MONEY)
        self.supply[player] -= 1
        self.settlers[START * PLAYERS + player] = 1
        self.count += 1
