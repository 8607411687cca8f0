"""Pioneer Days: what a position looks worth to an experienced player."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.pioneer_days.chapters.visits import Visits

if not cython.compiled:
    from westbound.engine.native import bit, lowest
    from westbound.games.pioneer_days.names import *


class Estimating(Visits):
    """A table with hopes and fears.

    Everything is in points: those scored so far, those the cards will bring if the game goes on as usual, those the
    towns on display are ready to give; minus what the disasters on the tracks are likely to take.
    """

    def estimate(self, seat: int) -> float:
        """The points so far, and those that can be hoped for or feared."""
        if self.over:
            return self.score(seat) + 0.001 * self.money[seat]
        self.weigh(seat, True)
        points: float = self.nuggets(seat)
        for part in range(PARTS):
            points += self._parts[part]
        return points

    def nuggets(self, seat: int) -> int:
        """Those on the gold tokens that a player has not promised."""
        nuggets = 0
        for value in range(NUGGETS):
            at = seat * NUGGETS + value
            nuggets += (self.gold[at] - self.pledged_gold[at]) * (value + 1)
        return nuggets

    def weigh(self, seat: int, own: bool) -> None:
        """Fill in ``_parts``; unless the position is the player's *own*, without what they have chosen in secret."""
        days = self.days_left()
        visits = WEEKS_IN_ALL + 1 - max(self.week, 1) - (1 if self.step == VISITS else 0)
        self.take_stock(seat, own)
        self.take_effects(seat)
        for part in range(PARTS):
            self._parts[part] = 0.0
        worth = self.box.worth[GOOD_FAVORS] * self._have[GOOD_FAVORS]
        worth += self.most_favors_points(seat) * (1.0 - days / 20.0)
        self._parts[PART_SCORED] = self.points[seat] + self.damage_points(seat) + worth
        self._parts[PART_FOLK] = self.folk_hopes(seat, days)
        self._parts[PART_TILES] = self.tile_hopes(seat, days, self.pledged_tiles[seat] if own else 0)
        if self.board[seat] != NOBODY:
            self._parts[PART_BOARD] = self.brings(BOARD_AT + self.board[seat], days)
        if self.week == 0:
            if self.board[seat] != NOBODY:
                self._parts[PART_GOODS] = self.box.starts_worth[self.board[seat]]
            return
        self._parts[PART_GOODS] = self.goods_worth(days, visits)
        self._parts[PART_ROOM] = self.room_worth(seat, days)
        self._parts[PART_TOWNS] = self.town_hopes(seat, visits, self.pledged[seat] if own else 0)
        if self.step == USING and self.player == seat:
            self._parts[PART_DIE] = 3.4 if self.face == WILD else 2.4
        self.fear(seat, days, visits, self.kept[seat] if own else 0)

    def days_left(self) -> int:
        return (WEEKS_IN_ALL - max(self.week, 1)) * DAYS_A_WEEK + DAYS_A_WEEK - self.day

    def take_stock(self, seat: int, own: bool) -> None:
        """Fill in ``_have``: what a player has, minus what they have promised, plus what they get for it."""
        self._have[GOOD_MONEY] = self.money[seat]
        self._have[GOOD_WOOD] = self.wood[seat]
        self._have[GOOD_MEDICINE] = self.medicine[seat]
        self._have[GOOD_CATTLE] = self.cattle[seat]
        self._have[GOOD_GOLD] = self.tokens_of(seat)
        self._have[GOOD_FAVORS] = self.favors[seat]
        self._have[GOOD_EQUIPMENT] = self.load[seat]
        self._have[GOOD_FOLK] = self.crowd[seat]
        self._have[GOOD_WAGONS] = self.wagons_of(seat)
        self._have[GOOD_DAMAGE] = self.damage_of(seat)
        if own and self.pledged[seat] != 0:
            self.take_promised(seat)

    def take_promised(self, seat: int) -> None:
        for value in range(NUGGETS):
            self._have[GOOD_GOLD] -= self.pledged_gold[seat * NUGGETS + value]
        for i in range(TOWNS_SHOWN):
            town = self.towns[i]
            if town != NOBODY and self.pledged[seat] & bit(town):
                for good in range(COSTS):
                    self._have[good] -= self.box.asks[town * ASKS + good]
                self._have[GOOD_EQUIPMENT] -= self.box.asks[town * ASKS + GOOD_EQUIPMENT]
                self._have[GOOD_FAVORS] += self.box.favors[town]

    # Cards

    def take_effects(self, seat: int) -> None:
        """Fill in ``_much``: how much of each lasting effect all cards of a player have."""
        for word in range(LASTINGS):
            self._much[word] = 0
        for i in range(self.cards_of(seat)):
            ability = self.ability_of(seat, i)
            words = self.box.has_traits[ability] & (bit(LASTINGS) - 1)
            while words != 0:
                self._much[lowest(words)] += self.box.lasting[ability * LASTINGS + lowest(words)]
                words &= words - 1

    def cards_of(self, seat: int) -> int:
        """How many they have: equipment, townsfolk and the board."""
        return self.load[seat] + self.crowd[seat] + (1 if self.board[seat] != NOBODY else 0)

    def much(self, word: int) -> int:
        return self._much[word - LASTING]

    def folk_hopes(self, seat: int, days: int) -> float:
        """What the townsfolk will bring; ``_hopes`` has each of them."""
        points = 0.0
        for i in range(self.crowd[seat]):
            self._hopes[i] = self.brings(self.folk[seat * FOLK_IN_PLAY + i], days)
            points += self._hopes[i]
        return points

    def tile_hopes(self, seat: int, days: int, promised: Mask) -> float:
        points = 0.0
        for i in range(self.load[seat]):
            tile = self.gear[seat * TILES + i]
            if not promised & bit(tile):
                points += self.brings(TILE_AT + tile, days)
        return points

    def brings(self, ability: int, days: int) -> float:
        """What a card will do until the end for somebody who has what ``_have`` says, and what it will score then."""
        at = days * ABILITIES + ability
        points = self.box.prospects[at]
        i = 0
        while i < SENTENCES and self.box.growing_with[ability * SENTENCES + i] != NOBODY:
            what = self.box.growing_with[ability * SENTENCES + i]
            items = self._have[what] + self.box.growth[what] * days / 2.0
            points += self.box.growing[at * SENTENCES + i] * items
            i += 1
        return points + self.will_score(ability, days)

    def will_score(self, ability: int, days: int) -> float:
        word = self.box.scoring[ability * SCORINGS]
        if word == 0:
            return 0.0
        points: float = self.box.scoring[ability * SCORINGS + 1]
        if word == POINTS:
            return points
        many = self.box.scoring[ability * SCORINGS + 2]
        what = self.box.scoring[ability * SCORINGS + 3]
        have = self._have[what]
        if word == POINTS_IF and have >= many:
            return points
        if days == 0:
            return 0.0 if word == POINTS_IF else points * (have // many)
        growth = self.box.growth[what]
        expected = have + growth * days if growth > 0.0 else have * (1.0 - days / 40.0)
        if word == POINTS_PER_MANY:
            return points * (expected / many)
        share = min(1.0, expected / many)
        return points * (0.8 * share * share)

    # Goods

    def fading(self, days: int) -> float:
        """How much things can still be used for."""
        return min(1.0, days / 6.0)

    def goods_worth(self, days: int, visits: int) -> float:
        """Dollars, wood and medicine, worth less as the days run out, and cattle."""
        money = self._have[GOOD_MONEY]
        spare = 0.2
        last = 0.02  # when there is nothing left to buy
        points = self.box.worth[GOOD_MONEY] * min(money, ENOUGH_DOLLARS) + spare * max(money - ENOUGH_DOLLARS, 0)
        points += self.box.worth[GOOD_WOOD] * min(self._have[GOOD_WOOD], ENOUGH_WOOD)
        points += self.box.worth[GOOD_MEDICINE] * min(self._have[GOOD_MEDICINE], ENOUGH_MEDICINE)
        herd = self.box.worth[GOOD_CATTLE] * self._have[GOOD_CATTLE] * visits
        return points * self.fading(days) + last * money + herd

    def room_worth(self, seat: int, days: int) -> float:
        """Free slots, or what has to be discarded; and the gold about to be drawn."""
        drawn = self.tokens_coming(seat)
        free = self.capacity(seat) - self.stowed(seat) - drawn
        lamp = 0.4
        overload = 1.7
        points = self.box.worth[GOOD_GOLD] * drawn
        if drawn > 0 and self.step == MINING:
            points += lamp * min(self.much(DRAW_MORE), 2) * drawn
        if free < 0:
            return points + overload * free
        return points + self.box.room[min(free, MOST_ROOM - 1)] * min(1.0, days / 8.0)

    def tokens_coming(self, seat: int) -> int:
        """Gold tokens about to be drawn."""
        if self.step == MINING:
            return 1 if self.note == seat else 0
        return self.count if self.step == DRAWING and self.note == seat else 0

    # Towns

    def town_hopes(self, seat: int, visits: int, promised: Mask) -> float:
        """Towns on display whose demands can be met, or nearly so."""
        if self.step == VISITS and self.lane_of(seat) < 0:  # the player is done with visits
            return 0.0
        for good in range(ASKS):
            self._left[good] = self._have[good]
        turns = 0 if self.step == VISITS else DAYS_A_WEEK - self.day
        hopes = 0.0
        for i in range(TOWNS_SHOWN):
            town = self.towns[i]
            if town == NOBODY or promised & bit(town):
                continue
            gain = self.box.worth[GOOD_FAVORS] * self.box.favors[town] - self.delivery_costs(town, visits)
            missing = self.missing(town)
            if gain > 0.0 and missing <= turns:
                for _ in range(missing):
                    gain *= 0.6
                hopes += gain
                for good in range(ASKS):
                    self._left[good] = max(0, self._left[good] - self.box.asks[town * ASKS + good])
        return hopes

    def delivery_costs(self, town: int, visits: int) -> float:
        """What the goods a town asks for are worth after this visit."""
        later = min(1.0, (visits - 1) / 2.0)
        at = town * ASKS
        costs = 0.0
        for good in range(GOOD_CATTLE):
            costs += self.box.worth[good] * later * self.box.asks[at + good]
        costs += self.box.worth[GOOD_CATTLE] * (visits - 1) * self.box.asks[at + GOOD_CATTLE]
        costs += self.box.worth[GOOD_GOLD] * self.box.asks[at + GOOD_GOLD]
        used = 0.5  # what equipment still does
        return costs + (self.box.worth[GOOD_EQUIPMENT] + used * later) * self.box.asks[at + GOOD_EQUIPMENT]

    def missing(self, town: int) -> int:
        """How many turns it takes to get what is missing in ``_left``; one brings about $4."""
        turns = 0
        for good in range(ASKS):
            lack = self.box.asks[town * ASKS + good] - self._left[good]
            if lack > 0:
                turns += (lack + 3) // 4 if good == GOOD_MONEY else lack
        return turns

    # Disasters

    def fear(self, seat: int, days: int, visits: int, kept: Mask) -> None:
        """What the disasters on the tracks would cost (``_costs``), weighted by how likely they are."""
        sheltered = self.sheltered(seat) if self.much(PROTECT_WAGONS) > 0 else 0
        exposed = max(0, self._have[GOOD_WAGONS] - sheltered)
        wood = self._have[GOOD_WOOD]
        money = self._have[GOOD_MONEY]
        dollar = self.box.worth[GOOD_MONEY] * self.fading(days)
        hungry = max(0, self._have[GOOD_CATTLE] - self.much(PROTECT_CATTLE))
        self._costs[STORM] = self.box.worth[GOOD_WOOD] * min(wood, exposed)
        self._costs[STORM] -= self.box.worth[GOOD_DAMAGE] * max(0, exposed - wood)
        self._costs[RAID] = dollar * max(0, money - self.much(PROTECT_MONEY)) / 2.0
        self._costs[FAMINE] = self.box.worth[GOOD_CATTLE] * visits * max(0, hungry - money)
        self._costs[FAMINE] += dollar * min(hungry, money)
        self._costs[DISEASE] = self.disease_costs(seat, kept)
        if days == 0 and self.step == VISITS:
            return
        for track in range(TRACKS):
            at = self.tracks[track] % TRACK_END  # a disaster striking now starts over
            self._parts[PART_FEARS + track] = -self.box.danger[days * TRACK_END + at] * self._costs[track]

    def disease_costs(self, seat: int, kept: Mask) -> float:
        """The townsfolk who would be missed least, and medicine for the others; those who are not *kept* now are as
        good as gone."""
        sick = self.crowd[seat] - self.much(PROTECT_FOLK)
        medicine = self._have[GOOD_MEDICINE]
        costs = self.box.worth[GOOD_MEDICINE] * max(0, min(medicine, sick))
        gone: Mask = 0
        for _ in range(sick - medicine):
            least = NOBODY
            for i in range(self.crowd[seat]):
                if not gone & bit(i) and (least == NOBODY or self._hopes[i] < self._hopes[least]):
                    least = i
            gone |= bit(least)
            costs += self._hopes[least]
        if kept != 0:
            for i in range(self.crowd[seat]):
                if not kept & bit(self.folk[seat * FOLK_IN_PLAY + i]):
                    costs += 2.0 * self._hopes[i]
        return costs
