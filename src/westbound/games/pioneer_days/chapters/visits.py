"""Pioneer Days: the end of a week and the town visit."""

from __future__ import annotations

import cython

from westbound.games.pioneer_days.chapters.disasters import Disasters

if not cython.compiled:
    from westbound.engine.names import ASK, NO_SEAT
    from westbound.engine.native import bit
    from westbound.games.pioneer_days.names import *


class Visits(Disasters):
    """A table whose players visit towns."""

    def last_disasters(self) -> bool:
        """After the last day, all markers advance once more."""
        if self.week < WEEKS_IN_ALL or self.count > 0:
            return self.done()
        self.count = 1
        self.tell(ALL_ADVANCE, 0, 0, 0)
        return self.advance_tracks((1 << TRACKS) - 1)

    def cattle_points(self) -> bool:
        """2. Score 1 point per head of cattle."""
        for i in range(self.players):
            player = (self.first + i) % self.players
            if self.cattle[player] > 0:
                self.add(player, GOOD_POINTS, self.cattle[player])
                self.tell(CATTLE_SCORED, player, self.cattle[player], 0)
        return self.done()

    # 3. Towns

    def visiting(self) -> bool:
        """You may give each town everything it asks for, once, to gain its favors.  All players choose at the same
        time, in secret.

        Note: whether you have HAD_ENOUGH.
        """
        return ASK if self.note != HAD_ENOUGH and self.towns_in_reach() != 0 else self.done()

    def visiting_options(self) -> None:
        self.offer(PASS)
        self.offer_each(FULFIL, self.towns_in_reach())

    def towns_in_reach(self) -> int:
        """The towns you have not promised anything yet and can give everything they ask for."""
        towns = 0
        for i in range(TOWNS_SHOWN):
            town = self.towns[i]
            if town != NOBODY and not self.pledged[self.player] & bit(town) and self.can_fulfil(self.player, town):
                towns |= 1 << town
        return towns

    def can_fulfil(self, player: int, town: int) -> bool:
        for good in range(ASKS):
            asked = self.box.asks[town * ASKS + good]
            if asked > 0 and self.unpledged(player, good) < asked:
                return False
        return True

    def unpledged(self, player: int, good: int) -> int:
        """How many of a good a player has not promised yet."""
        have = self.counts(player, good)
        for town in range(TOWNS):
            if self.pledged[player] & bit(town):
                have -= self.box.asks[town * ASKS + good]
        return have

    def visiting_choose(self, action: int) -> None:
        if action == PASS:
            self.note = HAD_ENOUGH
            return
        town = action - FULFIL
        self.pledged[self.player] |= bit(town)
        self.push(GIVING, self.player, town)

    def giving(self) -> bool:
        """Choose the gold tokens and the equipment you give.  Note: the town."""
        at = self.note * ASKS
        return ASK if self.count < self.box.asks[at + GOOD_GOLD] + self.box.asks[at + GOOD_EQUIPMENT] else self.done()

    def giving_options(self) -> None:
        player = self.player
        if self.count < self.box.asks[self.note * ASKS + GOOD_GOLD]:
            for value in range(NUGGETS):
                if self.gold[player * NUGGETS + value] > self.pledged_gold[player * NUGGETS + value]:
                    self.offer(GIVE_TOKEN + value)
        else:
            self.offer_each(GIVE_TILE, self.tiles_of(player) & ~self.pledged_tiles[player])

    def giving_choose(self, action: int) -> None:
        player = self.player
        self.count += 1
        if action >= GIVE_TILE:
            self.pledged_tiles[player] |= bit(action - GIVE_TILE)
        else:
            self.pledged_gold[player * NUGGETS + action - GIVE_TOKEN] += 1

    def delivering(self) -> bool:
        """When everybody is done, all players hand over what they promised and take the favors."""
        for i in range(self.players):
            self.deliver((self.first + i) % self.players)
        return self.done()

    def deliver(self, player: int) -> None:
        if self.pledged[player] == 0:
            self.tell(NO_TOWN, player, 0, 0)
        for i in range(TOWNS_SHOWN):
            town = self.towns[i]
            if town != NOBODY and self.pledged[player] & bit(town):
                at = town * ASKS
                self.tell(TOWN_FULFILLED, player, town, self.box.favors[town])
                for good in range(COSTS):
                    self.add(player, good, -self.box.asks[at + good])
                self.add(player, GOOD_FAVORS, self.box.favors[town])
        for value in range(NUGGETS):
            while self.pledged_gold[player * NUGGETS + value] > 0:
                self.pledged_gold[player * NUGGETS + value] -= 1
                self.put_back(player, value)
        for tile in range(TILES):
            if self.pledged_tiles[player] & bit(tile):
                self.lose_gear(player, tile)
                self.tell(TILE_GIVEN, player, tile, 0)
        self.pledged[player] = 0
        self.pledged_tiles[player] = 0

    # What others do not see

    def hide_choices(self, seats: int) -> None:
        """For imagined tables: those of *seats* who choose at the same time as others have not chosen yet."""
        for player in range(self.players):
            if seats >> player & 1:
                self.hide_choice(player)
        for lane in range(1, self.lanes + 1):
            self.turn_to(lane)
            if self.depth[lane] > 0 and self.player != NO_SEAT and seats >> self.player & 1:
                self.begin_again()
        self.turn_to(0)

    def hide_choice(self, player: int) -> None:
        self.kept[player] = 0
        self.pledged[player] = 0
        self.pledged_tiles[player] = 0
        for value in range(NUGGETS):
            self.pledged_gold[player * NUGGETS + value] = 0
        for kind in range(WAGON_KINDS):
            self.battered[player * WAGON_KINDS + kind] = 0

    def begin_again(self) -> None:
        """Start this step over, before its first choice."""
        if self.step == GIVING:
            self.done()
        elif self.step == DISEASE_KEEPING:
            self.count = 0
        elif self.step == STORM_DAMAGE:
            self.choose_wagons(0)
