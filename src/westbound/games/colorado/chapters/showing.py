"""Colorado: what everybody can see of a player, as numbers of about 0 to 1."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.knowing.sight import Sight
from westbound.games.colorado.chapters.estimating import Estimating

if not cython.compiled:
    from westbound.engine.native import bit, lowest, members
    from westbound.games.colorado.names import *


class Showing(Estimating):
    """A table that can be described to one of its players; *at* is where the columns of the described one begin."""

    def show_cards(self, player: int, seat: int, at: int, out: Sight) -> None:
        """Nuggets, cards and families; and who has the cards that would complete them, as far as *seat* knows."""
        out.numbers[at + SIGHT_NUGGETS] = self.nuggets[player] / 6.0
        for price in range(1, VALUES + 1):
            if self.nuggets[player] >= price:
                out.numbers[at + SIGHT_PRICES + price - 1] = 1.0
        out.numbers[at + SIGHT_CARDS] = self.hand_size(player) / 8.0
        out.numbers[at + SIGHT_COMING] = self.coming(player) / 3.0
        for color in range(COLORS):
            family = self.areas[player] >> color * VALUES & 7
            if family == 0:
                continue
            cards = members(family)
            column = at + SIGHT_FAMILIES + self.box.duo[color] * VALUES + cards - 1
            out.numbers[column] = out.numbers[column] + 0.5
            for value in range(VALUES):
                if family & bit(value) != 0:
                    out.numbers[at + SIGHT_AREA + color * VALUES + value] = 1.0
            if cards == VALUES - 1:
                self.show_last(color * VALUES + lowest(family ^ 7), seat, at, out)

    def show_last(self, kind: int, seat: int, at: int, out: Sight) -> None:
        """The card that would complete a family."""
        unseen = out.numbers[self.players * SIGHTS + COMMON_UNSEEN + kind]
        out.numbers[at + SIGHT_SOUGHT] = out.numbers[at + SIGHT_SOUGHT] + 0.5 * unseen
        if self.hands[seat * KINDS + kind] > 0:
            out.numbers[at + SIGHT_SUPPLIED] = out.numbers[at + SIGHT_SUPPLIED] + 0.5

    def show_medals(self, player: int, flags: int, at: int, out: Sight) -> None:
        """Points and medals, those won and those within reach."""
        won = self.won[player]
        points = self.score(player)
        out.numbers[at + SIGHT_SCORE] = points / 50.0
        out.numbers[at + SIGHT_AHEAD] = (points - self.best_other(player)) / 20.0
        out.numbers[at + SIGHT_MEDALS] = self.medal_points(player) / 50.0
        out.numbers[at + SIGHT_WON] = won / 7.0
        if LAST_MEDAL - 3 <= won < LAST_MEDAL:
            out.numbers[at + SIGHT_NEEDS + LAST_MEDAL - won - 1] = 1.0
        left = max(LAST_MEDAL - self.most_medals(), 0)
        out.numbers[at + SIGHT_HOPES] = self.hopes(player, flags, left) / 20.0
        distance = 0
        needed = self._room
        for steps in range(1, LONGEST):
            near = self._ways[steps]
            if near > 0 and steps <= CLOSE:
                out.numbers[at + SIGHT_NEAR + steps - 1] = near / 4.0
                out.numbers[at + SIGHT_PRIZES + steps - 1] = self._prizes[steps] / 20.0
            near = min(near, max(needed, 0))
            distance += near * steps
            needed -= near
        out.numbers[at + SIGHT_DISTANCE] = distance / 20.0

    def show_roadmap(self, player: int, flags: int, at: int, out: Sight) -> None:
        """Regions by what they are, and the icons on steps that can be ticked now or later."""
        beside: Mask = 0
        regions: Mask = flags
        while regions != 0:
            region = lowest(regions)
            regions &= regions - 1
            beside |= self.box.beside[region]
            self.show_region(player, region, at, out)
        beside &= ~flags
        while beside != 0:
            self.show_beside(lowest(beside), at, out)
            beside &= beside - 1
        last = self.rail_at[player]
        out.numbers[at + SIGHT_RAILROAD] = self.box.rails_left[last] / 10.0
        if self.box.rails_left[last] == 1:
            self.show_check(self.box.rail_medal, at, out)
        rails = self.box.rail_next[last]
        while rails != 0:
            self.show_icon(at + SIGHT_OPEN, self.box.rail_icon[lowest(rails)], 1, out)
            rails &= rails - 1
        for icon in range(ICONS):
            if self.box.rails_icons[last * ICONS + icon] > 0:
                self.show_icon(at + SIGHT_LATER, icon, self.box.rails_icons[last * ICONS + icon], out)

    def show_region(self, player: int, region: int, at: int, out: Sight) -> None:
        """A discovered region."""
        zone = self.box.zone[region]
        ticked = self.ticks[player * REGIONS + region]
        steps: Mask = self.box.whole[region] & ~ticked
        if steps == 0:
            out.numbers[at + SIGHT_COMPLETE + zone] = out.numbers[at + SIGHT_COMPLETE + zone] + 0.5
            return
        out.numbers[at + SIGHT_BEGUN + zone] = out.numbers[at + SIGHT_BEGUN + zone] + 0.5
        missing = members(steps)
        out.numbers[at + SIGHT_MISSING + zone] = out.numbers[at + SIGHT_MISSING + zone] + missing / 8.0
        if missing == 1:
            self.show_check(self.box.medal[region], at, out)
        while steps != 0:
            step = region * STEPS_EACH + lowest(steps)
            steps &= steps - 1
            self.show_icon(at + SIGHT_LATER, self.box.icon[step], 1, out)
            if self.box.near[step] & (ticked | 1 << FLAG) != 0:
                self.show_icon(at + SIGHT_OPEN, self.box.icon[step], 1, out)

    def show_icon(self, first: int, icon: int, steps: int, out: Sight) -> None:
        """That many steps have that icon; no step has the one of CHECK_DUO, so it has no column."""
        column = self.icon_column(first, icon)
        out.numbers[column] = out.numbers[column] + steps / 4.0

    def icon_column(self, first: int, icon: int) -> int:
        return first + icon if icon < CHECK_DUO else first + icon - 1

    def show_check(self, points: int, at: int, out: Sight) -> None:
        """A check would win this medal."""
        out.numbers[at + SIGHT_CHECKS] = out.numbers[at + SIGHT_CHECKS] + 0.5
        out.numbers[at + SIGHT_BEST_CHECK] = max(out.numbers[at + SIGHT_BEST_CHECK], points / 10.0)

    def show_beside(self, region: int, at: int, out: Sight) -> None:
        """A region that can be discovered."""
        column = at + SIGHT_BESIDE + self.box.zone[region]
        out.numbers[column] = out.numbers[column] + 0.5
        steps = members(self.box.whole[region])
        left = max(LAST_MEDAL - self.most_medals(), 0)
        hope = (self.box.medal[region] + MEDAL_WORTH) * self.box.step_chance[left * LONGEST + steps] / 4.0
        out.numbers[at + SIGHT_PROSPECT] = max(out.numbers[at + SIGHT_PROSPECT], hope)

    def show_zones(self, player: int, at: int, out: Sight) -> None:
        """What the next box of each zone brings, what is missing to the medal, and the medal."""
        for zone in range(ZONES):
            ticked = self.zones[player * ZONES + zone]
            missing = self.box.rows[zone] - ticked
            if missing == 0:
                continue
            more = self.box.totals[zone * BOXES + ticked] - self.zone_points(player, zone)
            out.numbers[at + SIGHT_BOX + zone] = more / 8.0
            if zone == VILLAGE:
                continue
            medal = self.medal_left(player, ZONE_MEDAL + zone)
            out.numbers[at + SIGHT_BOXES + zone - 1] = missing / 4.0
            out.numbers[at + SIGHT_ZONE_MEDAL + zone - 1] = medal / 8.0
            if missing == 1 and out.numbers[at + SIGHT_BESIDE + zone] > 0.0:
                out.numbers[at + SIGHT_LAST_BOX] = out.numbers[at + SIGHT_LAST_BOX] + medal / 8.0

    def show_tracks(self, player: int, at: int, out: Sight) -> None:
        """What is missing on each track, the medals at their ends, and the icons of the next boxes."""
        near = self.tipi_near(player)
        out.numbers[at + SIGHT_TIPI_NEAR] = near / 4.0
        out.numbers[at + SIGHT_TIPI_FAR] = self.tipi_far(player) / 7.0
        self.show_track(player, TIPI, near, at + SIGHT_TIPI_MEDAL, at, out)
        boxes: Mask = self.open_boxes(player)
        while boxes != 0:
            self.show_bonus(self.box.box_icon[TIPI * BOXES + lowest(boxes)], at + SIGHT_TIPI_BONUS, out)
            boxes &= boxes - 1
        missing = self.box.boxes[SALOON] - self.tracks[player * BOUNTIES + SALOON]
        out.numbers[at + SIGHT_SALOON] = missing / 4.0
        self.show_track(player, SALOON, missing, at + SIGHT_SALOON_MEDAL, at, out)
        ticked = self.tracks[player * BOUNTIES + WANTED]
        missing = self.box.boxes[WANTED] - ticked
        out.numbers[at + SIGHT_WANTED] = missing / 4.0
        self.show_track(player, WANTED, missing, at + SIGHT_WANTED_MEDAL, at, out)
        if missing > 0:
            self.show_bonus(self.box.box_icon[WANTED * BOXES + ticked], at + SIGHT_WANTED_BONUS, out)

    def show_track(self, player: int, track: int, missing: int, column: int, at: int, out: Sight) -> None:
        """The medal of a track on which that many boxes are missing."""
        medal = self.medal_left(player, track) if missing > 0 else 0
        out.numbers[column] = medal / 8.0
        if missing == 1 and medal > 0 and out.numbers[self.icon_column(at + SIGHT_OPEN, TIPI_ICON + track)] > 0.0:
            self.show_check(medal, at, out)

    def show_bonus(self, icon: int, column: int, out: Sight) -> None:
        out.numbers[column] = max(out.numbers[column], self.box.icon_worth[icon] / 4.0)

    def show_turn(self, player: int, at: int, out: Sight) -> None:
        """When they call, and what they are doing now; the duo of a card played for a pair comes after the pair."""
        calls_in = (player + self.players - self.caller) % self.players
        out.numbers[at + SIGHT_CALLER] = 1.0 if calls_in == 0 else 0.0
        out.numbers[at + SIGHT_CALLS_IN] = calls_in / 4.0
        step = self.step_of(player)
        if step in (ACTING, DUO):
            out.numbers[at + SIGHT_DUO + self.note_of(player)] = 1.0
        elif step == PAIRING:
            out.numbers[at + SIGHT_DUO + self.duo_of(self.note_of(player))] = 1.0
            out.numbers[at + SIGHT_PAIRING] = 1.0
        elif step == TICKING_TIPI:
            out.numbers[at + SIGHT_TICKING_TIPI] = 1.0
        elif step == FREE_PLAY:
            out.numbers[at + SIGHT_FREE_PLAY] = 1.0
        elif step == DISCOVERING:
            out.numbers[at + SIGHT_DISCOVERING] = 1.0
        elif step == CHOOSING_VILLAGE:
            out.numbers[at + SIGHT_STARTING] = 1.0
        elif step == CALLING:
            out.numbers[at + SIGHT_CALLING] = 1.0
        elif step == GIVING or (self.step == TAKING_AT_RANDOM and self.note == player):
            out.numbers[at + SIGHT_GIVING] = 1.0
