"""Pioneers: the table."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.flow import Flow
from westbound.games.pioneers.box import Box

if not cython.compiled:
    from westbound.engine.native import bit, lowest, masks, row
    from westbound.games.pioneers.names import *


class Table(Flow):
    """A position."""

    def __init__(self, box: Box) -> None:
        """An empty table; the setup or ``copy`` fills it."""
        self.box = box
        if not cython.compiled:
            super().__init__()
            self.cash = row(PLAYERS + 1)  # by player, and the bank
            self.supply = row(PLAYERS)  # by player: pioneers not yet on a coach
            self.stock = row(PLAYERS)  # by player: roads left
            self.roads = masks(PLAYERS * WORDS)  # by player and word: the lines with their roads
            self.free = masks(WORDS)  # by word: lines in play without a road
            self.tiles = row(CITIES)  # by city
            self.settlers = row(CITIES * PLAYERS)  # by city and player
            self.bankers = row(PLAYERS)  # by player: tiles on their board
            self.merchants = row(PLAYERS)
            self.fleet = row(PLAYERS)  # by player: number of coaches ever owned
            self.coaches = row(PLAYERS * COACHES)  # by player and coach: which card
            self.crews = row(PLAYERS * COACHES)  # by player and coach: seats still taken
            self.points = row(PLAYERS)  # by player: for emptied coaches
            self.display = row(SLOTS)  # by slot: which card
            self.unseen: Mask = 0  # coaches in the stack or removed; nobody knows which
            self.stack_size = 0  # coaches in the stack
            self.starters: Mask = 0  # starting coaches not dealt yet
            self.leftover = row(TILES)  # by kind: tiles not on the board
            self.nuggets = row(NUGGETS)  # by value: how many are left
            self.found = row(PLAYERS * NUGGETS)  # by player and value
            self.stagecoach = 0  # where it stands
            self.taken = 0  # the tile taken this turn
            self.arrival = 0  # the profession settled this turn
            self.payments = row(ROUTES * PLAYERS)  # by route on offer and purse: the bank, then the rivals clockwise
            self.way = row(CITIES)  # the lines driven so far with the reins
            self.first = 0  # the first player
            self.round = 0
            self.last_round = False
            self.stir = False  # somebody bought or settled in this round
            self._place = row(MOST_LABELS)  # working memory of the route search, see routes.py
            self._line = row(MOST_LABELS)
            self._before = row(MOST_LABELS)
            self._next = row(MOST_LABELS)
            self._fare = masks(MOST_LABELS)
            self._labels = 0
            self._is_lost = False
            self._kept = row(CITIES)
            self._waiting = row(DEAREST + 1)
            self._route = row(ROUTES)
            self._free = masks(CITIES)
            self._double = masks(CITIES)
            self._far = row(CITIES)
            self._through: Mask = 0
            self._settled: Mask = 0
            self._least = masks(CITIES)
            self._price = masks(LINES)

    # Questions

    def jobs_aboard(self, player: int) -> int:
        """The set of professions on the coaches of *player*."""
        jobs = 0
        for i in range(player * COACHES, player * COACHES + self.fleet[player]):
            jobs |= self.box.jobs_of[self.coaches[i] * CREWS + self.crews[i]]
        return jobs

    def carries(self, player: int, job: int) -> bool:
        return self.jobs_aboard(player) >> job & 1 != 0

    def carriers(self, player: int, job: int) -> int:
        """The set of *player*'s coaches that carry a *job*."""
        coaches = 0
        for coach in range(self.fleet[player]):
            i = player * COACHES + coach
            if self.box.jobs_of[self.coaches[i] * CREWS + self.crews[i]] >> job & 1:
                coaches |= 1 << coach
        return coaches

    def lines_with(self, least: int, word: int) -> Mask:
        """The lines with at least one road, or with two."""
        one: Mask = 0
        two: Mask = 0
        for player in range(self.players):
            roads = self.roads[player * WORDS + word]
            two |= one & roads
            one |= roads
        return one if least == 1 else two

    def owners(self, line: int) -> int:
        """The set of players with a road on *line*."""
        owners = 0
        for player in range(self.players):
            if self.roads[player * WORDS + line // WORD] & bit(line % WORD) != 0:
                owners |= 1 << player
        return owners

    def has_free_lines(self, least: int) -> bool:
        """Whether at least *least* lines, one or two, have no road."""
        if self.free[0] != 0 and self.free[1] != 0:
            return True
        rest = self.free[0] | self.free[1]
        return rest != 0 and (least == 1 or rest & (rest - 1) != 0)

    def wanted(self, player: int) -> int:
        """The set of tiles *player* could settle on; a hotel suits every pioneer."""
        jobs = self.jobs_aboard(player)
        return jobs | 1 << JOBS if jobs != 0 else 0

    def city_marks(self) -> list[tuple[int, ...]]:
        """For views: by city, its tile and the settlers of each player."""
        return [
            (self.tiles[city], *[self.settlers[city * PLAYERS + player] for player in range(self.players)])
            for city in range(self.box.cities + 1)
        ]

    def line_marks(self) -> list[int]:
        """For views: by line, the set of road owners, and a bit above it if the line is covered."""
        return [self.line_mark(line) for line in range(self.box.lines)]

    def line_mark(self, line: int) -> int:
        mark = self.owners(line)
        if COVERED in (self.tiles[self.box.ends[2 * line]], self.tiles[self.box.ends[2 * line + 1]]):
            mark |= 1 << PLAYERS
        return mark

    def costs(self, slot: int) -> int:
        """A coach costs as much as its place in the display."""
        return slot + 1

    def income_of(self, player: int) -> int:
        return INCOME_PER_TURN + self.bankers[player]

    def can_buy(self, player: int, slot: int) -> bool:
        """You need the price of a coach, and a pioneer in your supply for every seat."""
        card = self.display[slot]
        if card == NOBODY:
            return False
        return self.cash[player] >= self.costs(slot) and self.supply[player] >= self.box.seats[card]

    # Verbs

    def hand(self, payer: int, payee: int, amount: int) -> None:
        """Move money; the step reports why.  If a purse would overflow, nothing moves and the table is lost."""
        if self.cash[payer] - amount < -MOST_MONEY or self.cash[payee] + amount > MOST_MONEY:
            self.lost = True
            return
        self.cash[payer] -= amount
        self.cash[payee] += amount

    def pay(self, payer: int, payee: int, amount: int) -> None:
        if amount > 0:
            self.hand(payer, payee, amount)
            self.tell(PAID, payer, payee, amount)

    def cover(self, city: int) -> None:
        """Remove a covered city and every line touching it from the game."""
        self.tiles[city] = COVERED
        for i in range(self.box.first_at[city], self.box.first_at[city + 1]):
            line = self.box.lines_at[i]
            self.free[line // WORD] &= ~bit(line % WORD)
        self.tell(CITY_COVERED, city, 0, 0)

    def build(self, player: int, line: int) -> None:
        self.roads[player * WORDS + line // WORD] |= bit(line % WORD)
        self.free[line // WORD] &= ~bit(line % WORD)
        self.stock[player] -= 1
        self.tell(BUILT, player, line, 0)
        if self.stock[player] == 0 and not self.last_round:
            self.last_round = True
            self.tell(LAST_ROUND_ROADS, player, 0, 0)

    def man(self, player: int, card: int) -> None:
        """Give a coach to *player* with a pioneer on every seat.  If there is no room for it, nothing happens and
        the table is lost."""
        if self.fleet[player] == COACHES:
            self.lost = True
            return
        i = player * COACHES + self.fleet[player]
        self.coaches[i] = card
        self.crews[i] = (1 << self.box.seats[card]) - 1
        self.supply[player] -= self.box.seats[card]
        self.fleet[player] += 1

    def deal_coach(self, player: int, card: int) -> None:
        """Give out a starting coach."""
        self.starters &= ~bit(card)
        self.man(player, card)
        self.tell(COACH_DEALT, player, card, 0)

    def buy_coach(self, player: int, slot: int) -> None:
        """Pay for the coach and fill its seats; slide the display to the left."""
        card = self.display[slot]
        self.tell(COACH_BOUGHT, player, card, self.costs(slot))
        self.hand(player, BANK, self.costs(slot))
        self.man(player, card)
        for i in range(slot, SLOTS - 1):
            self.display[i] = self.display[i + 1]
        self.display[SLOTS - 1] = NOBODY

    def alight(self, player: int, job: int, coach: int) -> None:
        """A pioneer gets off a coach; once it is empty, you score it, take $1 and turn it over."""
        i = player * COACHES + coach
        card = self.coaches[i]
        self.crews[i] &= ~(1 << lowest(self.crews[i] & self.box.seats_of[card * JOBS + job]))
        if self.crews[i] == 0:
            self.points[player] += self.box.points[card]
            self.hand(BANK, player, EMPTY_COACH_PAYS)
            self.tell(COACH_EMPTIED, player, card, self.box.points[card])

    def settle(self, player: int, job: int, coach: int) -> None:
        """A pioneer gets off where the stagecoach is, and settles there."""
        self.settlers[self.stagecoach * PLAYERS + player] += 1
        self.stir = True
        self.tell(SETTLED, player, job, self.stagecoach)
        self.alight(player, job, coach)

    def send_back(self, player: int, job: int, coach: int) -> None:
        """A pioneer gets off and returns to your supply."""
        self.supply[player] += 1
        self.tell(RETURNED, player, job, 0)
        self.alight(player, job, coach)

    def take_tile(self) -> None:
        """Take the tile of the city where the stagecoach is."""
        self.taken = self.tiles[self.stagecoach]
        self.tiles[self.stagecoach] = NO_TILE

    def take_nugget(self, player: int, value: int) -> None:
        self.nuggets[value] -= 1
        self.found[player * NUGGETS + value] += 1

    # For imagined tables

    def put_nuggets_back(self, player: int) -> int:
        """The nuggets of *player* go back to those that are left; return their number."""
        size = 0
        for value in range(NUGGETS):
            found = self.found[player * NUGGETS + value]
            size += found
            self.nuggets[value] += found
            self.found[player * NUGGETS + value] = 0
        return size

    def deal_nugget(self, player: int) -> None:
        """Any nugget that is left, all equally likely."""
        lot = self.below(self.nuggets[0] + self.nuggets[1] + self.nuggets[2])
        value = 0
        while lot >= self.nuggets[value]:
            lot -= self.nuggets[value]
            value += 1
        self.take_nugget(player, value)
