"""Pioneers: the turn, in the order of the rulebook."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.chapters.observing import Observing

if not cython.compiled:
    from westbound.engine.names import ASK, CHANCE, GO_ON
    from westbound.engine.native import bit, lowest, overlay
    from westbound.games.pioneers.names import *


class Pioneers(Observing):
    """The table and its rules."""

    # fmt: off
    def begin(self, step: int) -> bool:
        """The table of contents, in the order of the rulebook; a step that is not listed asks at once."""
        if step == GAME:                return self.sequence(SETUP, ROUNDS)
        if step == SETUP:               return self.sequence(COVERING, STARTING_COACHES)
        if step == COVERING:            return self.covering()
        if step == LAYING:              return self.laying()
        if step == MENDING:             return self.mending()
        if step == DISPLAY:             return self.filling_display()
        if step == STARTING_COACHES:    return self.starting_coaches()
        if step == ROUNDS:              return self.rounds()
        if step == ROUND:               return self.each_in_turn(TURN)
        if step == TURN:                return self.sequence(INCOME, END_OF_TURN)
        if step == INCOME:              return self.income()
        if step == PURCHASE:            return self.purchase()
        if step == BUILDING:            return self.building()
        if step == MOVEMENT:            return self.movement()
        if step == ROUTING:             return self.routing()
        if step == SETTLING:            return self.settling()
        if step == SPECIAL_ACTION:      return self.special_action()
        if step == MORE_FARMERS:        return self.more_farmers()
        if step == INVITATION:          return self.invitation()
        if step == JOINING:             return self.joining()
        if step == END_OF_TURN:         return self.end_of_turn()
        return ASK
    # fmt: on

    def copy(self) -> Pioneers:
        t = Pioneers(self.box)
        overlay(t, self)
        return t

    def rounds(self) -> bool:
        """Play rounds, beginning with the first player.  The game ends after the round in which somebody builds
        their last road or the last coach of the stack enters the display, and (our rule) after a round in which
        nobody buys anything and nobody settles."""
        if self.last_round or (self.round > 0 and not self.stir):
            return self.final_scoring()
        self.round += 1
        self.stir = False
        return self.push(ROUND, self.first)

    # 1 Income

    def income(self) -> bool:
        """Take $3, and $1 for each of your bankers."""
        amount = self.income_of(self.player)
        self.tell(TURN_OF, self.player, self.round, 0)
        self.tell(INCOME_TAKEN, self.player, amount, 0)
        self.hand(BANK, self.player, amount)
        return self.done()

    # 2 Purchase

    def purchase(self) -> bool:
        """You may buy one road, two roads or a coach; with each merchant one more of these, each once per turn.

        Count: purchases made.  Note: which ones.
        """
        if self.count > self.merchants[self.player] or not self.can_purchase():
            return self.done()
        return ASK

    def can_purchase(self) -> bool:
        if self.may_build_one() or self.may_build_two():
            return True
        return self.may_buy_coach()

    def may_build_one(self) -> bool:
        player = self.player
        if self.note & BOUGHT_ONE_ROAD or self.must_buy_coach():
            return False
        return self.cash[player] >= ONE_ROAD_COSTS and self.stock[player] >= 1 and self.has_free_lines(1)

    def may_build_two(self) -> bool:
        player = self.player
        if self.note & BOUGHT_TWO_ROADS or self.must_buy_coach():
            return False
        return self.cash[player] >= TWO_ROADS_COST and self.stock[player] >= 2 and self.has_free_lines(2)

    def may_buy_coach(self) -> bool:
        if self.note & BOUGHT_COACH:
            return False
        for slot in range(SLOTS):
            if self.can_buy(self.player, slot):
                return True
        return False

    def must_buy_coach(self) -> bool:
        """If all your coaches are empty, your first purchase must be a coach, if you can fill and afford one."""
        return self.count == 0 and self.jobs_aboard(self.player) == 0 and self.may_buy_coach()

    def purchase_options(self) -> None:
        if not self.must_buy_coach():
            self.offer(PASS)
        if self.may_build_one():
            self.offer_free_lines()
        if self.may_build_two():
            self.offer(TWO_ROADS)
        if not self.note & BOUGHT_COACH:
            for slot in range(SLOTS):
                if self.can_buy(self.player, slot):
                    self.offer(COACH + slot)

    def offer_free_lines(self) -> None:
        for word in range(WORDS):
            self.offer_each(ROAD + word * WORD, self.free[word])

    def purchase_choose(self, action: int) -> None:
        player = self.player
        if action == PASS:
            if self.count == 0:
                self.tell(NO_PURCHASE, player, 0, 0)
            self.done()
            return
        self.count += 1
        self.stir = True
        if action >= COACH:
            self.note |= BOUGHT_COACH
            self.buy_coach(player, action - COACH)
            if self.stack_size > 0:
                self.push(REVEALING, CHANCE)
        elif action == TWO_ROADS:
            self.note |= BOUGHT_TWO_ROADS
            self.pay(player, BANK, TWO_ROADS_COST)
            self.push(BUILDING, player)
        else:
            self.note |= BOUGHT_ONE_ROAD
            self.pay(player, BANK, ONE_ROAD_COSTS)
            self.build(player, action - ROAD)

    def building(self) -> bool:
        """Two roads: choose two free lines, one after the other."""
        return ASK if self.count < 2 else self.done()

    def building_options(self) -> None:
        self.offer_free_lines()

    def building_choose(self, action: int) -> None:
        self.count += 1
        self.build(self.player, action - ROAD)

    def revealing_choose(self, action: int) -> None:
        """Refill the display from the stack."""
        self.reveal(action - REVEAL)
        self.done()

    # 3 Movement and settling

    def movement(self) -> bool:
        """a) Move the stagecoach to a city whose tile matches a pioneer on one of your coaches, if you can afford to
        reach one.  Where a rival's road is within reach, you may take the reins instead.

        Note: the set of these cities.  Count: 1 if you may take the reins.
        """
        self.note = self.destinations(self.player)
        if self.note == 0:
            self.tell(STAYED, self.player, 0, 0)
            return self.done()
        self.count = 1 if self.meets_rival(self.player, self.note) else 0
        return ASK

    def movement_options(self) -> None:
        self.offer_each(TRAVEL, self.note)
        if self.count > 0:
            self.offer(REINS)

    def movement_choose(self, action: int) -> None:
        if action == REINS:
            self.tell(REINS_TAKEN, self.player, 0, 0)
            self.take_reins()
        else:
            self.instead(ROUTING, self.player, action - TRAVEL)

    def take_reins(self) -> bool:
        return self.instead(DRIVING, self.player, bit(self.stagecoach))

    def routing(self) -> bool:
        """If no route is the cheapest for everybody, choose whom to pay.  If there are more payments than we can
        list, you take the reins.  Note: the destination; count: the payments."""
        self.count = self.offer_payments(self.player, self.note)
        if self.count > 1:
            return ASK
        if self.count == 0:
            self.tell(ROUTES_LOST, self.player, self.note, 0)
            return self.take_reins()
        self.arrive(0)
        return GO_ON

    def routing_options(self) -> None:
        self.offer_each(ROUTE, bit(self.count) - 1)

    def routing_choose(self, action: int) -> None:
        self.arrive(action - ROUTE)

    def arrive(self, route: int) -> None:
        self.take_route(self.player, self.note, route)
        self.take_tile()
        self.done()

    def driving_options(self) -> None:
        """With the reins: choose the next city, never the same one twice, and pay for the line; the first tile ends
        the drive.  Note: the places visited, including where you are now; count: the fare so far."""
        self.offer_each(DRIVE, self.next_cities(self.player, self.note))

    def driving_choose(self, action: int) -> None:
        city = action - DRIVE
        self.count += self.drive(self.player, city, self.note)
        self.note |= bit(city)
        if self.tiles[city] != NO_TILE:
            self.end_drive(self.player, self.count)
            self.take_tile()
            self.done()

    def settling(self) -> bool:
        """b) A pioneer with the profession on the tile gets off one of your coaches; at a hotel, any pioneer."""
        if self.taken == NO_TILE:
            return self.done()
        jobs = self.jobs_to_settle()
        job = lowest(jobs)
        coaches = self.carriers(self.player, job)
        if jobs & (jobs - 1) or coaches & (coaches - 1):
            return ASK
        self.settle_first(job, lowest(coaches))
        return GO_ON

    def jobs_to_settle(self) -> int:
        return self.jobs_aboard(self.player) if self.taken == HOTEL else 1 << self.taken

    def settling_options(self) -> None:
        self.offer_passengers(SETTLE, self.jobs_to_settle())

    def offer_passengers(self, first: int, jobs: int) -> None:
        """Offer any pioneer with one of these professions, from any coach."""
        for job in range(JOBS):
            if jobs >> job & 1:
                self.offer_each(first + job * COACHES, self.carriers(self.player, job))

    def settling_choose(self, action: int) -> None:
        self.settle_first((action - SETTLE) // COACHES, (action - SETTLE) % COACHES)

    def settle_first(self, job: int, coach: int) -> None:
        self.arrival = job
        self.settle(self.player, job, coach)
        self.done()

    def special_action(self) -> bool:
        """c) Take the special action of the tile."""
        player = self.player
        tile = self.taken
        if tile == BANKER:
            self.keep_tile(self.bankers[player])
            self.bankers[player] = min(self.bankers[player] + 1, TALENTS)
        elif tile == MERCHANT:
            self.keep_tile(self.merchants[player])
            self.merchants[player] = min(self.merchants[player] + 1, TALENTS)
        elif tile == SERGEANT and self.can_build_free():
            return self.instead(FREE_ROAD, player)
        elif tile == BARKEEPER and self.jobs_aboard(player) != 0:
            return self.instead(BARKEEPING, player)
        elif tile == DIGGER and self.has_nuggets():
            return self.instead(DIGGING, CHANCE, player)
        elif tile == FARMER:
            return self.instead(MORE_FARMERS, player)
        elif tile == HOTEL:
            self.pay(BANK, player, HOTEL_PAYS)
        return self.done()

    def keep_tile(self, held: int) -> None:
        """Banker, merchant: place the tile on your board, which has room for two of each."""
        self.tell(TILE_KEPT if held < TALENTS else TILE_BOXED, self.player, self.taken, 0)

    def can_build_free(self) -> bool:
        return self.stock[self.player] > 0 and (self.lines_for_sergeant(0) | self.lines_for_sergeant(1)) != 0

    def lines_for_sergeant(self, word: int) -> Mask:
        """The empty lines, and those with exactly one road that belongs to a rival."""
        rivals = self.lines_with(1, word) & ~self.lines_with(2, word) & ~self.roads[self.player * WORDS + word]
        return self.free[word] | rivals

    def free_road_options(self) -> None:
        """Sergeant: you may build a road for free, on an empty line or next to a single rival road."""
        self.offer(PASS)
        for word in range(WORDS):
            self.offer_each(ROAD + word * WORD, self.lines_for_sergeant(word))

    def free_road_choose(self, action: int) -> None:
        if action != PASS:
            self.build(self.player, action - ROAD)
        self.done()

    def barkeeping_options(self) -> None:
        """Barkeeper: you may return one more pioneer from any of your coaches to your supply."""
        self.offer(PASS)
        self.offer_passengers(RETURN, self.jobs_aboard(self.player))

    def barkeeping_choose(self, action: int) -> None:
        if action != PASS:
            self.send_back(self.player, (action - RETURN) // COACHES, (action - RETURN) % COACHES)
        self.done()

    def has_nuggets(self) -> bool:
        for value in range(NUGGETS):
            if self.nuggets[value] > 0:
                return True
        return False

    def digging_options(self) -> None:
        """Gold digger: take a nugget; only you see its value.  The actor is CHANCE; the note is the finder."""
        for value in range(NUGGETS):
            self.draws(NUGGET + value, self.nuggets[value])

    def digging_choose(self, action: int) -> None:
        finder = self.note
        value = action - NUGGET
        self.take_nugget(finder, value)
        self.tell(NUGGET_TAKEN, finder, 0, 0)
        self.tell(NUGGET_SEEN, finder, LOWEST_NUGGET + value, 0, 1 << finder)
        self.done()

    def more_farmers(self) -> bool:
        """Farmer: you may settle up to two more farmers, one at a time."""
        return ASK if self.count < FARMERS_MORE and self.carries(self.player, FARMER) else self.done()

    def more_farmers_options(self) -> None:
        self.offer(PASS)
        self.offer_passengers(SETTLE, 1 << FARMER)

    def more_farmers_choose(self, action: int) -> None:
        if action == PASS:
            self.done()
        else:
            self.count += 1
            self.settle(self.player, FARMER, (action - SETTLE) % COACHES)

    def invitation(self) -> bool:
        """d) Invite the other players clockwise; only the first to accept joins you."""
        return self.done() if self.arrival == NOBODY else self.ask_around(JOINING)

    def joining(self) -> bool:
        """You may pay the active player $2 to settle a pioneer of the same profession, without its special action.
        Note: the active player."""
        guest = self.player
        return ASK if self.cash[guest] >= JOINING_COSTS and self.carries(guest, self.arrival) else self.done()

    def joining_options(self) -> None:
        self.offer(PASS)
        self.offer_each(JOIN, self.carriers(self.player, self.arrival))

    def joining_choose(self, action: int) -> None:
        guest = self.player
        host = self.note
        if action == PASS:
            self.tell(DECLINED, guest, host, 0)
            self.done()
            return
        self.tell(JOINED, guest, host, 0)
        self.pay(guest, host, JOINING_COSTS)
        self.settle(guest, self.arrival, action - JOIN)
        self.enough()

    def end_of_turn(self) -> bool:
        self.taken = NO_TILE
        self.arrival = NOBODY
        return self.done()

    # The end

    def final_scoring(self) -> bool:
        """Add empty seats, nuggets and your best network to the points of your emptied coaches."""
        if not self.last_round:
            self.tell(STALLED, 0, 0, 0)
        for player in range(self.players):
            self.tell(SCORED_SEATS, player, self.empty_seats(player), 0)
            self.tell(SCORED_NUGGETS, player, self.nugget_points(player), 0)
            pioneers = self.pioneers_in(player, self.network(player))
            self.tell(SCORED_NETWORK, player, pioneers, PIONEER_IN_NETWORK * pioneers)
        self.tell(GAME_OVER, 0, 0, 0)
        self.over = True
        return ASK
