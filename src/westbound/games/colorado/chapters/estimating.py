"""Colorado: what a position looks worth to an experienced player.

Everything is in points: those scored so far, and the medals within reach, more for closer ones; then whatever helps to
get there: growing families, cards, nuggets, icons still to be ticked.  Anybody's seventh medal ends all hopes.  What
each thing is worth is in ``worth.py``.
"""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.games.colorado.chapters.ticking import Ticking

if not cython.compiled:
    from westbound.engine.names import DEPTH, FRAME, NO_SEAT, NO_STEP, SEATS
    from westbound.engine.native import bit, lowest, members
    from westbound.games.colorado.names import *


class Estimating(Ticking):
    """A table on which players have hopes."""

    def estimate(self, seat: int) -> float:
        """The points so far, and those that can be hoped for."""
        points = self.score(seat) + 1.0 * MEDAL_WORTH * self.won[seat]
        leader = self.most_medals()
        if self.over or leader >= LAST_MEDAL:
            lead = self.score(seat) - self.best_other(seat)
            return points + (WIN_WORTH if lead > 0 else -WIN_WORTH if lead < 0 else 0)
        points += self.hopes(seat, self.flags[seat], LAST_MEDAL - leader) + 0.15 * self.icons_to_tick(seat)
        points += self.box.purse_worth[min(self.nuggets[seat], NUGGETS)] + self.cards_worth(seat)
        envied = 0.0
        for player in range(self.players):
            if player != seat:
                envied += self.families_worth(self.areas[player])
        points += self.families_worth(self.areas[seat]) - 0.25 * envied / (self.players - 1.0)
        return points + self.to_come(seat)

    def most_medals(self) -> int:
        most = 0
        for player in range(self.players):
            most = max(most, self.won[player])
        return most

    def best_other(self, seat: int) -> int:
        """The highest score of the others."""
        best = 0
        for player in range(self.players):
            if player != seat:
                best = max(best, self.score(player))
        return best

    # Medals

    def hopes(self, player: int, flags: int, left: int) -> float:
        """What the best medals within reach are worth, up to the last one, with these regions discovered.

        The leader still needs *left* medals.  ``_ways`` and ``_prizes`` say how far all of them are.
        """
        for steps in range(LONGEST):
            self._ways[steps] = 0
            self._prizes[steps] = 0
        self._room = LAST_MEDAL - self.won[player]
        self._hoped = 0
        self.hope_for_regions(player, flags, left * LONGEST)
        self.hope_for_tipi(player, left * LONGEST)
        self.hope_for_tracks(player, left * LONGEST)
        self.hope_for_zones(player, left * LONGEST)
        points = 0.0
        for i in range(self._hoped):
            points += self._hopes[i]
        return points

    def hope_for(self, points: int, steps: int, chance: float) -> None:
        """A medal is that many steps away."""
        if points == 0 or steps == 0:
            return
        self._ways[steps] += 1
        self._prizes[steps] += points
        hope = (points + MEDAL_WORTH) * chance
        i = self._hoped
        if i < self._room:
            self._hoped += 1
        elif i > 0 and self._hopes[i - 1] < hope:
            i -= 1
        else:
            return
        while i > 0 and self._hopes[i - 1] < hope:
            self._hopes[i] = self._hopes[i - 1]
            i -= 1
        self._hopes[i] = hope

    def hope_for_regions(self, player: int, flags: int, chances: int) -> None:
        """The medals of discovered regions and of the railroad."""
        rest: Mask = flags
        while rest != 0:
            region = lowest(rest)
            rest &= rest - 1
            missing = members(self.box.whole[region] & ~self.ticks[player * REGIONS + region])
            self.hope_for(self.box.medal[region], missing, self.box.step_chance[chances + missing])
        missing = self.box.rails_left[self.rail_at[player]]
        self.hope_for(self.box.rail_medal, missing, self.box.step_chance[chances + missing])

    def hope_for_tipi(self, player: int, chances: int) -> None:
        """The medals at its ends; whoever is closer gets the better one."""
        near = self.tipi_near(player)
        far = self.tipi_far(player)
        ahead = 0
        for other in range(self.players):
            if other != player and self.tipi_near(other) < near:
                ahead += 1
        free = self.closed[TIPI] + self.claims[player * BOUNTIES + TIPI]
        self.hope_for(self.medal_at(TIPI, free + ahead), near, self.box.box_chance[chances + near])
        self.hope_for(self.medal_at(TIPI, free + 1), far, self.box.box_chance[chances + far])

    def tipi_near(self, player: int) -> int:
        """Boxes to the closer end of the tipi track; 0 if both ends are reached."""
        left = self.tipi_left(player)
        right = self.tipi_right(player)
        return max(left, right) if left == 0 or right == 0 else min(left, right)

    def tipi_far(self, player: int) -> int:
        """Boxes to the other end; 0 if an end is reached.  Both ways begin in the center."""
        ticked = self.tipi[player]
        if ticked == 0:
            return 2 * TIPI_CENTRE + 1
        left = self.tipi_left(player)
        right = self.tipi_right(player)
        return 0 if left == 0 or right == 0 else max(left, right)

    def tipi_left(self, player: int) -> int:
        ticked = self.tipi[player]
        return TIPI_CENTRE + 1 if ticked == 0 else lowest(ticked)

    def tipi_right(self, player: int) -> int:
        ticked = self.tipi[player]
        return TIPI_CENTRE + 1 if ticked == 0 else TIPI_BOXES - lowest(ticked) - members(ticked)

    def hope_for_tracks(self, player: int, chances: int) -> None:
        """The medals at the ends of saloon and wanted; whoever is closer gets the better one."""
        for track in range(SALOON, WANTED + 1):
            ticked = self.tracks[player * BOUNTIES + track]
            missing = self.box.boxes[track] - ticked
            ahead = 0
            for other in range(self.players):
                if ticked < self.tracks[other * BOUNTIES + track] < self.box.boxes[track]:
                    ahead += 1
            medal = self.medal_at(track, self.closed[track] + ahead)
            self.hope_for(medal, missing, self.box.box_chance[chances + missing])

    def hope_for_zones(self, player: int, chances: int) -> None:
        for zone in range(1, ZONES):
            missing = self.box.rows[zone] - self.zones[player * ZONES + zone]
            medal = self.medal_at(ZONE_MEDAL + zone, self.closed[ZONE_MEDAL + zone])
            self.hope_for(medal, missing, self.box.discovery_chance[chances + missing])

    def medal_at(self, bounty: int, place: int) -> int:
        """The points of a medal; 0 if there are not that many."""
        return self.box.medals[bounty * TRACK_MEDALS + place] if place < TRACK_MEDALS else 0

    def icons_to_tick(self, player: int) -> float:
        """The icons on steps that can be ticked sooner or later."""
        worth = self.box.rails_worth[self.rail_at[player]]
        regions: Mask = self.flags[player]
        while regions != 0:
            region = lowest(regions)
            regions &= regions - 1
            steps: Mask = self.box.whole[region] & ~self.ticks[player * REGIONS + region]
            while steps != 0:
                worth += self.box.icon_worth[self.box.icon[region * STEPS_EACH + lowest(steps)]]
                steps &= steps - 1
        return worth

    # Cards

    def cards_worth(self, seat: int) -> float:
        """Cards, above all those that can be played, and those about to be drawn."""
        size = min(self.hand_size(seat) + self.coming(seat), CARDS + DRAWN_AT_ONCE)
        return self.box.hand_worth[size] + 0.12 * members(self.playable(seat))

    def families_worth(self, area: Mask) -> float:
        worth = 0.0
        for color in range(COLORS):
            worth += self.box.family_worth[members(area >> color * VALUES & 7)]
        return worth

    def coming(self, seat: int) -> int:
        """Cards about to be drawn."""
        step = self.step_of(seat)
        if step == DRAWING:
            return DRAWN_AT_ONCE - self.count_of(seat)
        return LEAST_HAND - self.hand_size(seat) if step == REFILLING else 0

    # What a player is about to do

    def to_come(self, seat: int) -> float:
        """The card asked for, or a choice still to be made."""
        if self.lanes == 0 and self.step == GIVING and self.caller == seat:
            return self.called_worth(self.areas[seat])
        step = self.step_of(seat)
        if step in (ACTING, DUO):
            return self.box.action_worth[self.note_of(seat)]
        if step == TICKING_TIPI:
            return self.box.icon_worth[TIPI_ICON]
        if step == FREE_PLAY:
            return self.box.icon_worth[FREE_PLAY_ICON]
        return self.box.icon_worth[DISCOVERY_ICON] if step == DISCOVERING else 0.0

    def called_worth(self, area: Mask) -> float:
        """What the giver is likely to hand over: the card, or the worst of those like it, or any."""
        asked = self.note
        hand = self.player * KINDS
        if self.hands[hand + asked] > 0:
            return self.received_worth(area, asked)
        alike = self.alike(asked)
        likes = 0
        worst = 0.0
        cards = 0
        worth = 0.0
        for kind in range(KINDS):
            copies = self.hands[hand + kind]
            if copies > 0:
                received = self.received_worth(area, kind)
                cards += copies
                worth += received * copies
                if alike & bit(kind) != 0:
                    worst = received if likes == 0 else min(worst, received)
                    likes += 1
        return worst if likes > 0 else worth / max(cards, 1)

    def received_worth(self, area: Mask, kind: int) -> float:
        action = self.box.action_worth[self.duo_of(kind)]
        if area & bit(kind) != 0:
            return self.box.purse_worth[1] + action
        return self.families_worth(area | bit(kind)) - self.families_worth(area) + action

    def chain_of(self, seat: int) -> int:
        """Where the stack has what *seat* is doing while all act at once; 0 if that is nothing."""
        if self.lanes == 0:
            return 0
        lane = (seat + SEATS * self.players - self.player) % self.players + 1
        if self.depth[lane] == 0:
            return 0
        at = (lane * DEPTH + self.depth[lane]) * FRAME
        return at - FRAME if self.stack[at + 1] == NO_SEAT else at  # below the frame of somebody who waits

    def step_of(self, seat: int) -> int:
        """The step in which *seat* is now, also if cards are drawn for them; NO_STEP if they have nothing to do."""
        at = self.chain_of(seat)
        if at > 0:
            return self.stack[at]
        if self.lanes > 0:
            return NO_STEP
        if self.player == seat or (self.note == seat and self.step in (DRAWING, REFILLING)):
            return self.step
        return NO_STEP

    def count_of(self, seat: int) -> int:
        at = self.chain_of(seat)
        return self.stack[at + 2] if at > 0 else self.count

    def note_of(self, seat: int) -> int:
        at = self.chain_of(seat)
        return self.stack[at + 3] if at > 0 else self.note
