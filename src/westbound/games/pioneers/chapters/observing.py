"""Pioneers: what a seat knows, as a row of numbers."""

from __future__ import annotations

import cython

from westbound.engine.knowing.sight import Sight
from westbound.games.pioneers.chapters.surveying import Surveying

if not cython.compiled:
    from westbound.engine.names import CHANCE, FRAME
    from westbound.engine.native import bit, lowest, members
    from westbound.games.pioneers.names import *


class Observing(Surveying):
    """A table as each seat sees it.

    No column is about a certain city or card, so that what is learned on one board holds on others.
    """

    def observe(self, seat: int, out: Sight) -> None:
        """The players, the viewer last: the display is compared with their pioneers and network."""
        out.blank(self.players * SIGHTS + COMMONS)
        self.survey()
        turn = self.turn_player()
        for i in range(self.players - 1, -1, -1):
            player = (seat + i) % self.players
            at = i * SIGHTS
            self.mark_fares(player)
            gold = self.observe_belongings(seat, player, at, out)
            seats = self.observe_coaches(player, at, out)
            pioneers = self.observe_network(player, at, out)
            self.observe_reach(player, at, out)
            if turn != NOBODY:
                self.observe_turn(player, turn, at, out)
            points = self.points[player] + seats + PIONEER_IN_NETWORK * pioneers
            out.numbers[at + SIGHT_SCORE] = (points + gold) / 50.0
        at = self.players * SIGHTS
        self.observe_game(at, out)
        self.observe_step(turn, at, out)
        self.observe_display(seat, at + COMMON_SLOT, out)

    # What belongs to each player

    def observe_belongings(self, seat: int, player: int, at: int, out: Sight) -> float:
        """Money, pieces, tiles and nuggets; returns what the nuggets are worth as far as *seat* knows."""
        cash = self.cash[player]
        nuggets = 0
        for value in range(NUGGETS):
            nuggets += self.found[player * NUGGETS + value]
        gold = 1.0 * self.nugget_points(player) if player == seat or self.over else nuggets * self.mean_nugget(seat)
        out.numbers[at + SIGHT_CASH] = cash / 10.0
        out.numbers[at + SIGHT_FEW_DOLLARS] = min(cash, ENOUGH_DOLLARS) / 5.0
        out.numbers[at + SIGHT_SUPPLY] = self.supply[player] / 20.0
        out.numbers[at + SIGHT_FEW_PIONEERS] = min(self.supply[player], 4) / 4.0
        out.numbers[at + SIGHT_STOCK] = self.stock[player] / 15.0
        out.numbers[at + SIGHT_FEW_ROADS] = min(self.stock[player], 3) / 3.0
        out.numbers[at + SIGHT_BANKERS] = self.bankers[player] / 2.0
        out.numbers[at + SIGHT_MERCHANTS] = self.merchants[player] / 2.0
        out.numbers[at + SIGHT_INCOME_TO_COME] = self.bankers[player] * self.stack_size / 20.0
        out.numbers[at + SIGHT_PURCHASES_TO_COME] = self.merchants[player] * self.stack_size / 20.0
        out.numbers[at + SIGHT_POINTS] = self.points[player] / 30.0
        out.numbers[at + SIGHT_NUGGETS] = nuggets / 3.0
        out.numbers[at + SIGHT_GOLD] = gold / 10.0
        out.numbers[at + SIGHT_OPEN_ROADS] = self._open_roads[player] / 10.0
        return gold

    def observe_coaches(self, player: int, at: int, out: Sight) -> int:
        """Pioneers aboard, and points to be scored by how many still have to get off; returns the empty seats."""
        for job in range(JOBS):
            self._aboard[job] = 0
            self._last_pioneer[job] = 0
        coaches = 0
        aboard = 0
        empty = 0
        for i in range(player * COACHES, player * COACHES + self.fleet[player]):
            crew = self.crews[i]
            if crew == 0:
                continue
            card = self.coaches[i]
            left = members(crew)
            coaches += 1
            aboard += left
            empty += self.box.seats[card] - left
            for job in range(JOBS):
                self._aboard[job] += members(crew & self.box.seats_of[card * JOBS + job])
            if left == 1:
                self._last_pioneer[lowest(self.box.jobs_of[card * CREWS + crew])] += self.box.points[card]
            column = at + SIGHT_EMPTYING + left - 1
            out.numbers[column] = out.numbers[column] + self.box.points[card] / 10.0
        self.observe_passengers(at, out)
        out.numbers[at + SIGHT_COACHES] = coaches / 4.0
        out.numbers[at + SIGHT_ABOARD] = aboard / 10.0
        out.numbers[at + SIGHT_EMPTY_SEATS] = empty / 5.0
        out.numbers[at + SIGHT_SETTLERS] = (PIONEERS_EACH - self.supply[player] - aboard) / 12.0
        return empty

    def observe_passengers(self, at: int, out: Sight) -> None:
        """By profession, and how many of them cities want."""
        wanted = 0
        stranded = 0
        for job in range(JOBS):
            cities = members(self._cities_with[job])
            wanted += min(self._aboard[job], cities)
            if cities == 0:
                stranded += self._aboard[job]
            out.numbers[at + SIGHT_PASSENGERS + job] = self._aboard[job] / 3.0
        out.numbers[at + SIGHT_WANTED] = wanted / 8.0
        out.numbers[at + SIGHT_STRANDED] = stranded / 4.0

    def observe_network(self, player: int, at: int, out: Sight) -> int:
        """The network that counts and what surrounds it; returns the pioneers in it."""
        net = self.marked_network(player)
        beyond = self.over_free_lines(net) & ~net
        near = self.connected(beyond) & ~net
        far = self.connected(self.over_free_lines(near)) & ~near & ~net
        pioneers = self.pioneers_in(player, net)
        own_matches = 0
        matches_beyond = 0
        for tile in range(TILES):
            own = members(net & self._cities_with[tile])
            more = members(beyond & self._cities_with[tile])
            if tile < JOBS:
                matches = min(own, self._aboard[tile])
                own_matches += matches
                matches_beyond += min(more, self._aboard[tile] - matches)
            out.numbers[at + SIGHT_NETWORK_TILES + tile] = own / 3.0
            out.numbers[at + SIGHT_TILES_BEYOND + tile] = more / 4.0
        passable = self._cities_with[NO_TILE]
        out.numbers[at + SIGHT_NETWORK] = pioneers / 8.0
        out.numbers[at + SIGHT_NETWORK_SIZE] = members(net) / 12.0
        out.numbers[at + SIGHT_SPENT_CITIES] = members(net & passable) / 8.0
        out.numbers[at + SIGHT_ONE_ROAD_AWAY] = self.pioneers_in(player, near & passable) / 4.0
        out.numbers[at + SIGHT_TWO_ROADS_AWAY] = self.pioneers_in(player, far & passable) / 4.0
        out.numbers[at + SIGHT_NETWORK_MATCHES] = own_matches / 3.0
        out.numbers[at + SIGHT_MATCHES_BEYOND] = matches_beyond / 3.0
        if net & bit(self.place()):
            out.numbers[at + SIGHT_HERE] = 1.0
        self._net = net
        self._beyond = beyond
        return pioneers

    def observe_reach(self, player: int, at: int, out: Sight) -> None:
        """Matching cities within a few dollars of the stagecoach; call ``mark_fares`` first."""
        wanted = self.wanted(player)
        here = bit(self.place())
        reached = self.spread(here, FARES - 1, 0) & ~self._settled & ~here
        tiles = 0
        while reached != 0:
            city = lowest(reached)
            tile = self.tiles[city]
            if wanted >> tile & 1:
                tiles |= 1 << tile
                fare = self._far[city]
                near = (FARES - fare) / 4.0
                column = at + SIGHT_REACH + fare
                out.numbers[column] = out.numbers[column] + 0.25
                out.numbers[at + SIGHT_NEAREST + tile] = max(out.numbers[at + SIGHT_NEAREST + tile], near)
                if self._net & bit(city):
                    out.numbers[at + SIGHT_NEAREST_OWN] = max(out.numbers[at + SIGHT_NEAREST_OWN], near)
            reached &= reached - 1
        points = 0
        for job in range(JOBS):
            if tiles & (1 << job | 1 << HOTEL):
                points += self._last_pioneer[job]
        out.numbers[at + SIGHT_LAST_PIONEER] = points / 10.0

    def observe_turn(self, player: int, turn: int, at: int, out: Sight) -> None:
        """Whose turn it is, and whose it is going to be."""
        after = (player - turn + self.players) % self.players  # how many turns later it is the player's
        last = (self.first - turn + self.players - 1) % self.players  # in how many turns the round ends
        if after == 0:
            out.numbers[at + SIGHT_TURN] = 1.0
        elif after <= last:
            out.numbers[at + SIGHT_TURN_TO_COME] = 1.0
        if player == self.player:
            out.numbers[at + SIGHT_DECIDES] = 1.0
        if player == self.first:
            out.numbers[at + SIGHT_FIRST] = 1.0
        wait = 0 if self.is_to_drive() else 1
        if after == wait and not (self.last_round and wait > last):
            out.numbers[at + SIGHT_DRIVES_NEXT] = 1.0
        if self.may_still_join(player, turn):
            out.numbers[at + SIGHT_GUEST] = 1.0

    # What all share

    def observe_game(self, at: int, out: Sight) -> None:
        """How far the game has come, how far the viewer is ahead, and the tiles on the board."""
        roads = ROADS_EACH
        nuggets = 0
        rival = out.numbers[SIGHTS + SIGHT_SCORE]
        for i in range(self.players):
            roads = min(roads, self.stock[i])
            if i > 0:
                rival = max(rival, out.numbers[i * SIGHTS + SIGHT_SCORE])
        for value in range(NUGGETS):
            nuggets += self.nuggets[value]
        lead = out.numbers[SIGHT_SCORE] - rival
        out.numbers[at + COMMON_ROUND] = self.round / 12.0
        out.numbers[at + COMMON_LAST_ROUND] = 1.0 if self.last_round else 0.0
        out.numbers[at + COMMON_STACK] = self.stack_size / 12.0
        out.numbers[at + COMMON_FEW_COACHES] = min(self.stack_size, 4) / 4.0
        out.numbers[at + COMMON_FEWEST_ROADS] = roads / 15.0
        out.numbers[at + COMMON_NUGGETS] = nuggets / 10.0
        out.numbers[at + COMMON_QUIET] = 0.0 if self.stir else 1.0
        out.numbers[at + COMMON_LEAD] = 2.0 * lead
        out.numbers[at + COMMON_AHEAD] = 1.0 if lead > 0.0 else 0.0
        for tile in range(TILES):
            out.numbers[at + COMMON_TILES + tile] = members(self._cities_with[tile]) / 6.0

    def observe_step(self, turn: int, at: int, out: Sight) -> None:
        """What is being decided, and what is still to come in this turn."""
        step = self.step
        if self.player == CHANCE:
            out.numbers[at + COMMON_CHANCE] = 1.0
        if turn == NOBODY:
            out.numbers[at + COMMON_SETUP] = 0.0 if self.over else 1.0
            return
        if step <= SETTLING:
            out.numbers[at + COMMON_PHASE + step - PURCHASE] = 1.0
        else:
            out.numbers[at + COMMON_DETAIL + step - BUILDING] = 1.0
        if step == PURCHASE:
            self.observe_purchases(turn, self.count, self.note, at, out)
        elif step in (BUILDING, REVEALING):
            purchase = (self.depth[0] - 1) * FRAME
            self.observe_purchases(turn, self.stack[purchase + 2], self.stack[purchase + 3], at, out)
        if step == BUILDING:
            out.numbers[at + COMMON_ROADS_DUE] = (2 - self.count) / 2.0
        elif step == MORE_FARMERS:
            out.numbers[at + COMMON_FARMERS_DUE] = (FARMERS_MORE - self.count) / 2.0
        elif step == SETTLING:
            out.numbers[at + COMMON_GOAL + self.taken] = 1.0
        elif step == ROUTING:
            out.numbers[at + COMMON_GOAL + self.tiles[self.place()]] = 1.0
            fare = 0
            for purse in range(self.players):
                fare += self.payments[purse]
            out.numbers[at + COMMON_FARE] = fare / 5.0

    def observe_purchases(self, turn: int, count: int, bought: int, at: int, out: Sight) -> None:
        out.numbers[at + COMMON_PURCHASES] = (self.merchants[turn] + 1 - count) / 3.0
        out.numbers[at + COMMON_BOUGHT_ONE] = 1.0 if bought & BOUGHT_ONE_ROAD else 0.0
        out.numbers[at + COMMON_BOUGHT_TWO] = 1.0 if bought & BOUGHT_TWO_ROADS else 0.0
        out.numbers[at + COMMON_BOUGHT_COACH] = 1.0 if bought & BOUGHT_COACH else 0.0

    def observe_display(self, seat: int, at: int, out: Sight) -> None:
        """Each coach on display: what is printed on it, and how it suits *seat*."""
        for slot in range(SLOTS):
            if self.display[slot] != NOBODY:
                self.observe_slot(seat, slot, at + slot * SLOT_SIGHTS, out)

    def observe_slot(self, seat: int, slot: int, at: int, out: Sight) -> None:
        card = self.display[slot]
        home = self._net | self._beyond
        wanted = 0
        near = 0
        for job in range(JOBS):
            seats = members(self.box.seats_of[card * JOBS + job])
            cities = self._cities_with[job]
            wanted += min(seats, max(members(cities) - self._aboard[job], 0))
            near += min(seats, max(members(cities & home) - self._aboard[job], 0))
            out.numbers[at + SLOT_JOBS + job] = seats / 2.0
        out.numbers[at + SLOT_SEATS] = self.box.seats[card] / 4.0
        out.numbers[at + SLOT_POINTS] = self.box.points[card] / 10.0
        out.numbers[at + SLOT_WANTED] = wanted / 4.0
        out.numbers[at + SLOT_NEAR] = near / 4.0
        out.numbers[at + SLOT_FITS] = 1.0 if self.can_buy(seat, slot) else 0.0
