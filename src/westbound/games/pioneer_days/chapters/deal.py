"""Pioneer Days: the setup, and the start of a week.  Every draw is a step of chance."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.chapters.cards import Cards

if not cython.compiled:
    from westbound.engine.names import ASK
    from westbound.engine.native import bit
    from westbound.games.pioneer_days.names import *


class Setup(Cards):
    """A table during setup."""

    def first_player_options(self) -> None:
        """A Choose a random first player."""
        for player in range(self.players):
            self.draws(FIRST + player, 1)

    def first_player_choose(self, action: int) -> None:
        self.first = action - FIRST
        self.tell(BEGINS, self.first, 0, 0)
        self.done()

    # K The boards

    def dealing(self) -> bool:
        """Deal two boards to each player, unseen by the others, unless everybody plays the standard side."""
        if self.box.standard_only or self.count == self.players * DEALT:
            return self.done()
        return ASK

    def dealing_options(self) -> None:
        for board in range(STANDARD):
            if self.boards_left & bit(board):
                self.draws(DEAL + board, 1)

    def dealing_choose(self, action: int) -> None:
        board = action - DEAL
        player = (self.first + self.count // DEALT) % self.players
        self.boards_left ^= bit(board)
        self.dealt[player * DEALT + self.count % DEALT] = board
        self.tell(BOARD_SEEN, player, board, 0, 1 << player)
        if self.count % DEALT == DEALT - 1:
            self.tell(BOARDS_DEALT, player, 0, 0)
        self.count += 1

    def choosing_board(self) -> bool:
        return ASK if self.board[self.player] == NOBODY else self.done()

    def choosing_board_options(self) -> None:
        one = self.dealt[self.player * DEALT]
        other = self.dealt[self.player * DEALT + 1]
        self.offer(BOARD + min(one, other))
        self.offer(BOARD + max(one, other))
        self.offer(BOARD + STANDARD)

    def choosing_board_choose(self, action: int) -> None:
        self.board[self.player] = action - BOARD

    def starting_goods(self) -> bool:
        """Reveal all chosen boards; the others stay hidden.  Each player takes the goods shown on their board."""
        if self.count == 0:
            for player in range(self.players):
                if self.box.standard_only:
                    self.board[player] = STANDARD
            for i in range(PLAYERS * DEALT):
                self.dealt[i] = NOBODY
            self.boards_left = 0
            for i in range(self.players):
                self.take_starting_tile((self.first + i) % self.players)
        if self.count == self.players:
            return self.done()
        self.count += 1
        return self.push(STARTING, (self.first + self.count - 1) % self.players)

    def take_starting_tile(self, player: int) -> None:
        self.tell(BOARD_CHOSEN, player, self.board[player], 0)
        tile = self.box.tile[self.board[player]]
        if tile != NOBODY:
            self.tiles_left &= ~bit(tile)
            self.take_gear(player, tile)
            self.tell(TILE_TAKEN, player, tile, 0)

    def starting(self) -> bool:
        """Take the goods and the wagon of your board; draw its gold unseen."""
        if self.count > 0:
            return self.done()
        self.count = 1
        player = self.player
        board = self.board[player]
        at = board * STARTS
        self.add(player, GOOD_SMALL_WAGON + self.box.wagon[board], 1)
        for good in range(COSTS):
            self.add(player, good, self.box.starts[at + good])
        return self.draw_gold(player, self.box.starts[at + GOOD_GOLD])

    # The start of a week

    def filling_bag(self) -> bool:
        """Put one die of each color into the bag, plus one of each color per player."""
        self.week += 1
        self.day = 0
        self.tell(WEEK_BEGINS, self.week, 0, 0)
        for color in range(COLORS):
            self.bag[color] = self.players + 1
        return self.done()

    def laying_towns(self) -> bool:
        """Reveal two new towns, three in the last week.  Those of the first week are there from the setup."""
        if self.week == 1:
            return self.done()
        if self.count == 0:
            for i in range(TOWNS_SHOWN):
                self.towns[i] = NOBODY
        shown = TOWNS_SHOWN if self.week == WEEKS_IN_ALL else TOWNS_SHOWN - 1
        return ASK if self.count < shown else self.done()

    def laying_towns_options(self) -> None:
        self.draws_each(LAY_TOWN, self.towns_left)

    def laying_towns_choose(self, action: int) -> None:
        town = action - LAY_TOWN
        self.towns_left ^= bit(town)
        self.towns[self.count] = town
        self.count += 1
        self.tell(TOWN_LAID, town, 0, 0)

    def laying_tiles(self) -> bool:
        """Remove the old equipment; reveal one tile plus one per player."""
        if self.count == 0:
            for i in range(STORE):
                self.store[i] = NOBODY
        return ASK if self.count <= self.players and self.tiles_left != 0 else self.done()

    def laying_tiles_options(self) -> None:
        self.draws_each(LAY_TILE, self.tiles_left)

    def laying_tiles_choose(self, action: int) -> None:
        tile = action - LAY_TILE
        self.tiles_left ^= bit(tile)
        self.store[self.count] = tile
        self.count += 1
        self.tell(TILE_LAID, tile, 0, 0)

    def laying_folk(self) -> bool:
        """Remove the old townsfolk; reveal six new ones, one under each face."""
        if self.week == 1:
            return self.done()
        if self.count == 0:
            for face in range(SLOTS):
                self.slots[face] = NOBODY
        return ASK if self.count < SLOTS else self.done()

    def laying_folk_options(self) -> None:
        self.draws_each(LAY_FOLK, self.folk_left)

    def laying_folk_choose(self, action: int) -> None:
        folk = action - LAY_FOLK
        self.folk_left ^= bit(folk)
        self.slots[self.count] = folk
        self.tell(FOLK_LAID, folk, self.count, 0)
        self.count += 1

    def first_folk(self) -> bool:
        """I Reveal six townsfolk for the first week."""
        return ASK if self.count < SLOTS else self.done()

    def first_folk_options(self) -> None:
        self.laying_folk_options()

    def first_folk_choose(self, action: int) -> None:
        self.laying_folk_choose(action)

    def first_towns(self) -> bool:
        """J Reveal two towns for the first week."""
        return ASK if self.count < TOWNS_SHOWN - 1 else self.done()

    def first_towns_options(self) -> None:
        self.laying_towns_options()

    def first_towns_choose(self, action: int) -> None:
        self.laying_towns_choose(action)
