"""Pioneers: what is looked up to describe a position."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.chapters.estimating import Estimating

if not cython.compiled:
    from westbound.engine.names import FRAME
    from westbound.engine.native import bit, lowest, masks, row
    from westbound.games.pioneers.names import *


class Surveying(Estimating):
    """A table with working memory for descriptions; copies do not need it."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        if not cython.compiled:
            self._cities_with = masks(TILES + 2)  # by tile
            self._over_roads = masks(CITIES)  # by city: neighbors on lines with a road
            self._open_roads = row(PLAYERS)
            self._aboard = row(JOBS)  # of the player being described: pioneers
            self._last_pioneer = row(JOBS)  # points of their coaches that carry only one pioneer
            self._net: Mask = 0  # the network that counts
            self._beyond: Mask = 0  # cities one road beyond it

    def goals_after(self, player: int, cash: int, card: int, line: int) -> list[int]:
        """For remarks: where *player* could drive with that much *cash*, the coach *card* and a road on *line*, too;
        NOBODY stands for none."""
        jobs = self.jobs_aboard(player)
        if card != NOBODY:
            jobs |= self.box.jobs_of[card * CREWS + (1 << self.box.seats[card]) - 1]
        if jobs == 0:
            return []
        self.mark_fares(player)
        if line != NOBODY:
            self._free[self.box.ends[2 * line]] |= bit(self.box.ends[2 * line + 1])
            self._free[self.box.ends[2 * line + 1]] |= bit(self.box.ends[2 * line])
        goals = self.goals_within(cash, jobs | 1 << HOTEL)
        return [city for city in range(self.box.cities + 1) if goals & bit(city)]

    def goals_next(self, player: int) -> list[int]:
        """For arguments: where *player* could drive on their next turn without buying anything."""
        return self.goals_after(player, self.cash[player] + self.income_of(player), NOBODY, NOBODY)

    def guests(self) -> list[int]:
        """For arguments: who can still join the active player, clockwise."""
        turn = self.turn_player()
        others = [(turn + i) % self.players for i in range(1, self.players)] if turn != NOBODY else []
        return [player for player in others if self.may_still_join(player, turn)]

    def jobs_on_coaches(self, player: int) -> list[int]:
        """For reasons: the professions of those who have not gotten off yet."""
        jobs = self.jobs_aboard(player)
        return [job for job in range(JOBS) if jobs >> job & 1]

    def survey(self) -> None:
        """Note which cities show which tile, and which lines have roads."""
        for tile in range(TILES + 2):
            self._cities_with[tile] = 0
        for city in range(self.box.cities + 1):
            self._cities_with[self.tiles[city]] |= bit(city)
            self._over_roads[city] = 0
        for player in range(self.players):
            self.survey_roads(player)

    def survey_roads(self, player: int) -> None:
        passable = self._cities_with[NO_TILE]
        open_roads = 0
        for word in range(WORDS):
            roads = self.roads[player * WORDS + word]
            while roads != 0:
                line = word * WORD + lowest(roads)
                one = self.box.ends[2 * line]
                other = self.box.ends[2 * line + 1]
                self._over_roads[one] |= bit(other)
                self._over_roads[other] |= bit(one)
                if passable & (bit(one) | bit(other)):
                    open_roads += 1
                roads &= roads - 1
        self._open_roads[player] = open_roads

    def turn_player(self) -> int:
        """Whose turn it is; nobody's during setup and after the end."""
        if not self.over:
            for i in range(self.depth[0]):
                if self.stack[i * FRAME] == TURN:
                    return self.stack[i * FRAME + 1]
        return NOBODY

    def place(self) -> int:
        """Where the stagecoach is, or is bound for."""
        return self.note if self.step == ROUTING else self.stagecoach

    def is_to_drive(self) -> bool:
        """Whether the active player has not yet chosen where to drive."""
        return self.step < SETTLING or self.step in (BUILDING, REVEALING, DRIVING)

    def may_still_join(self, player: int, turn: int) -> bool:
        """Whether *player* can join the active player and has not been asked yet."""
        if self.arrival == NOBODY or self.cash[player] < JOINING_COSTS or not self.carries(player, self.arrival):
            return False
        asked = (self.player - turn + self.players) % self.players if self.step == JOINING else 1
        return (player - turn + self.players) % self.players >= asked

    def mean_nugget(self, seat: int) -> float:
        """What a nugget that *seat* has not seen is worth on average."""
        nuggets = 0
        points = 0
        for value in range(NUGGETS):
            unseen = self.box.nuggets[value] - self.found[seat * NUGGETS + value]
            nuggets += unseen
            points += unseen * (LOWEST_NUGGET + value)
        return points / (1.0 * nuggets) if nuggets > 0 else 0.0

    def marked_network(self, player: int) -> Mask:
        """The same as ``network``, quickly; call ``mark_fares`` first."""
        best: Mask = 0
        most = -1
        rest = self.beside(player, -1)  # -1: anywhere
        while rest != 0:
            net = self.connected(rest & -rest)
            rest &= ~net
            pioneers = self.pioneers_in(player, net)
            if pioneers > most:
                best = net
                most = pioneers
        return best

    def connected(self, cities: Mask) -> Mask:
        """These *cities* and all that the player's roads connect with them; call ``mark_fares`` first."""
        todo = cities
        while todo != 0:
            more = self._free[lowest(todo)] & ~cities
            todo &= todo - 1
            todo |= more
            cities |= more
        return cities

    def over_free_lines(self, cities: Mask) -> Mask:
        """The cities at the other ends of lines without a road."""
        others: Mask = 0
        while cities != 0:
            city = lowest(cities)
            others |= self.box.near[city] & ~self._over_roads[city]
            cities &= cities - 1
        return others & ~self._cities_with[COVERED]
