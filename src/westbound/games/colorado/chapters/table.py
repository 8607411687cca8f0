"""Colorado: the table."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.colorado.box import Box
from westbound.games.colorado.chapters.memory import Memory

if not cython.compiled:
    from westbound.engine.native import bit, masks, reals, row
    from westbound.games.colorado.names import *


class Table(Memory):
    """A position."""

    def __init__(self, box: Box) -> None:
        """An empty table; the setup or ``copy`` fills it."""
        self.box = box
        if not cython.compiled:
            super().__init__()
            self.turn = 0
            self.caller = 0
            self.called = 0  # the card that the Caller received this turn
            self.finished = False  # there is no further turn
            self.reserve = 0  # nuggets
            self.nuggets = row(PLAYERS)
            self.hands = row(PLAYERS * KINDS)  # by player and kind
            self.areas = masks(PLAYERS)  # by player: the cards in front of them
            self.pile = row(KINDS)
            self.discards = row(KINDS)
            self.village = row(PLAYERS)  # where a player will start, until it is revealed
            self.flags = row(PLAYERS)  # by player: discovered regions
            self.ticks = row(PLAYERS * REGIONS)  # by player and region: ticked steps
            self.rails = masks(PLAYERS)  # by player: ticked steps of the railroad
            self.rail_at = row(PLAYERS)  # the last of them, or STATION
            self.tipi = row(PLAYERS)  # by player: ticked boxes
            self.tracks = row(PLAYERS * BOUNTIES)  # by player and track, saloon and wanted: how many boxes are ticked
            self.zones = row(PLAYERS * ZONES)  # by player and zone: how many boxes are ticked
            self.medals = row(PLAYERS * MEDALS)  # by player, in the order won: points ...
            self.medals_from = row(PLAYERS * MEDALS)  # ... and source
            self.won = row(PLAYERS)  # number of medals
            self.closed = row(BOUNTIES)  # medals taken before this turn, the highest first
            self.claims = row(PLAYERS * BOUNTIES)  # by player: medals taken this turn
            self._room = 0  # medals to the last; working memory of estimating.py
            self._hopes = reals(LAST_MEDAL)  # that many medals within reach, the best first
            self._hoped = 0  # how many there are
            self._ways = row(LONGEST)  # by number of steps: medals that are so far away ...
            self._prizes = row(LONGEST)  # ... and their points

    # Questions

    def hand_size(self, player: int) -> int:
        size = 0
        for kind in range(KINDS):
            size += self.hands[player * KINDS + kind]
        return size

    def can_draw(self) -> bool:
        """Whether there is a card in the pile; if there is none, there are no discards either."""
        for kind in range(KINDS):
            if self.pile[kind] > 0:
                return True
        return False

    def price(self, kind: int) -> int:
        return kind % VALUES + 1

    def duo_of(self, kind: int) -> int:
        return self.box.duo[kind // VALUES]

    def playable(self, player: int) -> Mask:
        """The cards of a hand that the player doesn't have in front of them yet."""
        cards: Mask = 0
        for kind in range(KINDS):
            if self.hands[player * KINDS + kind] > 0:
                cards |= bit(kind)
        return cards & ~self.areas[player]

    def affordable(self, player: int) -> Mask:
        """Those of them the player can afford."""
        cards: Mask = 0
        for kind in range(KINDS):
            if self.price(kind) <= self.nuggets[player]:
                cards |= bit(kind)
        return cards & self.playable(player)

    def has_pair_without(self, player: int, kind: int) -> bool:
        """Whether a hand without that card still has two cards of one color."""
        for color in range(COLORS):
            cards = -1 if kind // VALUES == color else 0
            for value in range(VALUES):
                cards += self.hands[player * KINDS + color * VALUES + value]
            if cards >= 2:
                return True
        return False

    def open_steps(self, player: int, region: int) -> int:
        """The steps of a region that can be ticked now."""
        if not self.flags[player] >> region & 1:
            return 0
        ticked = self.ticks[player * REGIONS + region]
        steps = 0
        for step in range(STEPS_EACH):
            if self.box.near[region * STEPS_EACH + step] & (ticked | 1 << FLAG):
                steps |= 1 << step
        return steps & self.box.whole[region] & ~ticked

    def open_rails(self, player: int) -> Mask:
        """The steps of the railroad that come next."""
        return self.box.rail_next[self.rail_at[player]]

    def open_regions(self, player: int) -> int:
        """The regions that can be discovered now."""
        regions = 0
        for region in range(REGIONS):
            if self.flags[player] >> region & 1:
                regions |= self.box.beside[region]
        return regions & ~self.flags[player]

    def is_complete(self, player: int, region: int) -> bool:
        return self.ticks[player * REGIONS + region] == self.box.whole[region]

    def open_boxes(self, player: int) -> int:
        """The boxes of the tipi track that can be ticked now: first the center, then any next to a ticked one."""
        ticked = self.tipi[player]
        if ticked == 0:
            return 1 << self.box.boxes[0] // 2
        return (ticked << 1 | ticked >> 1) & ~ticked & (1 << self.box.boxes[0]) - 1

    def medal_left(self, player: int, bounty: int) -> int:
        """The points of the highest medal of a bounty that a player could take now; 0 if there is none."""
        place = self.closed[bounty] + self.claims[player * BOUNTIES + bounty]
        return self.box.medals[bounty * TRACK_MEDALS + place] if place < TRACK_MEDALS else 0

    def zone_points(self, player: int, zone: int) -> int:
        """The total above the last ticked box."""
        boxes = self.zones[player * ZONES + zone]
        return self.box.totals[zone * BOXES + boxes - 1] if boxes > 0 else 0

    def medal_points(self, player: int) -> int:
        points = 0
        for i in range(self.won[player]):
            points += self.medals[player * MEDALS + i]
        return points

    def reach(self, seat: int) -> list[int]:
        """For views: the steps of each region and of the railroad that can be ticked, the regions that can be
        discovered, and the boxes of the tipi track that can be ticked."""
        steps = [self.open_steps(seat, region) for region in range(REGIONS)]
        return [*steps, self.open_rails(seat), self.open_regions(seat), self.open_boxes(seat)]

    # Verbs

    def take_nugget(self, player: int) -> None:
        if self.reserve == 0:
            self.tell(NO_NUGGET, player, 0, 0)
            return
        self.reserve -= 1
        self.nuggets[player] += 1
        self.tell(NUGGET_TAKEN, player, 0, 0)

    def pay(self, player: int, amount: int) -> None:
        self.nuggets[player] -= amount
        self.reserve += amount
        self.tell(PAID, player, amount, 0)

    def play(self, player: int, kind: int) -> None:
        """A card goes from the hand to the player's own area."""
        self.lose(player, kind)
        self.areas[player] |= bit(kind)
        self.tell(LAID, player, kind, 0)

    def discover(self, player: int, region: int) -> None:
        """Tick the flag of a region, and the next box of its zone."""
        zone = self.box.zone[region]
        self.flags[player] |= 1 << region
        self.tell(DISCOVERED, player, region, 0)
        if self.zones[player * ZONES + zone] == self.box.rows[zone]:
            self.tell(TRACK_FULL, player, ZONE_MEDAL + zone, 0)
            return
        self.zones[player * ZONES + zone] += 1
        self.tell(ZONE_TICKED, player, zone, self.zone_points(player, zone))
        if zone != VILLAGE and self.zones[player * ZONES + zone] == self.box.rows[zone]:
            self.claim(player, ZONE_MEDAL + zone)

    def claim(self, player: int, bounty: int) -> None:
        """Take the highest medal that was free when the turn began; others may take the same one this turn."""
        points = self.medal_left(player, bounty)
        if points > 0:
            self.claims[player * BOUNTIES + bounty] += 1
            self.win(player, bounty, points)

    def win(self, player: int, source: int, points: int) -> None:
        if self.won[player] == MEDALS:
            return
        at = player * MEDALS + self.won[player]
        self.medals[at] = points
        self.medals_from[at] = source
        self.won[player] += 1
        self.tell(MEDAL_WON, player, source, points)

    # Cards

    def draw(self, player: int, kind: int) -> None:
        """A card comes from the pile, unseen by the others."""
        self.pile[kind] -= 1
        self.hands[player * KINDS + kind] += 1
        self.remember_draw(player, kind)
        self.remake_pile()

    def lose(self, player: int, kind: int, fact: int = LEFT) -> None:
        """A card leaves the hand, in full view."""
        self.hands[player * KINDS + kind] -= 1
        self.remember(fact, player, kind)

    def remake_pile(self) -> None:
        """As soon as the pile is empty, the discards become the new pile: everybody knows what is in it."""
        if self.can_draw():
            return
        cards = 0
        for kind in range(KINDS):
            cards += self.discards[kind]
            self.pile[kind] = self.discards[kind]
            self.discards[kind] = 0
        if cards > 0:
            self.anew = True
            self.tell(RESHUFFLED, cards, 0, 0)
