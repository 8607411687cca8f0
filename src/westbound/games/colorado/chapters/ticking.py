"""Colorado: steps, tracks and discoveries, and what they trigger."""

from __future__ import annotations

import cython

from westbound.games.colorado.chapters.scoring import Scoring

if not cython.compiled:
    from westbound.engine.names import ASK, GO_ON
    from westbound.engine.native import bit, lowest
    from westbound.games.colorado.names import *


class Ticking(Scoring):
    """A table whose roadmaps get ticked."""

    # Steps

    def tick(self, player: int, region: int, step: int) -> None:
        """Tick a step; a completed region gives you its medal, then the icon takes effect."""
        self.ticks[player * REGIONS + region] |= 1 << step
        self.tell(TICKED, player, region * STEPS_EACH + step, 0)
        if self.is_complete(player, region):
            self.win(player, OF_REGION + region, self.box.medal[region])
        self.carry_out(player, self.box.icon[region * STEPS_EACH + step])

    def tick_rail(self, player: int, step: int) -> None:
        """Tick the next step of the railroad; at a switch, the other branch is closed for good."""
        self.rails[player] |= bit(step)
        self.rail_at[player] = step
        self.tell(RAIL_TICKED, player, step, 0)
        if step == self.box.rails - 1:
            self.win(player, OF_RAILROAD, self.box.rail_medal)
        self.carry_out(player, self.box.rail_icon[step])

    def carry_out(self, player: int, icon: int) -> None:
        """Carry out the effect of an icon instead of this step."""
        if icon == NO_ICON:
            self.done()
        elif icon == TIPI_ICON:
            self.instead(TICKING_TIPI, player)
        elif icon == SALOON_ICON:
            self.tick_track(player, SALOON)
        elif icon == WANTED_ICON:
            self.tick_track(player, WANTED)
        elif icon == FREE_PLAY_ICON:
            self.instead(FREE_PLAY, player)
        elif icon == DISCOVERY_ICON:
            self.instead(DISCOVERING, player)
        else:
            self.instead(DUO, player, icon)

    # Tracks

    def tick_track(self, player: int, track: int) -> None:
        """Tick the next box of a track; its last box gives you the highest medal left."""
        box = self.tracks[player * BOUNTIES + track]
        if box == self.box.boxes[track]:
            self.track_full(player, track)
            return
        self.tracks[player * BOUNTIES + track] += 1
        self.tell(TRACK_TICKED, player, track, box)
        if box == self.box.boxes[track] - 1:
            self.claim(player, track)
        self.carry_out(player, self.box.box_icon[track * BOXES + box])

    def track_full(self, player: int, track: int) -> bool:
        self.tell(TRACK_FULL, player, track, 0)
        return self.done()

    def ticking_tipi(self) -> bool:
        """Tick the center box first, then any box next to a ticked one; each end gives you the highest medal left."""
        boxes = self.open_boxes(self.player)
        if boxes == 0:
            return self.track_full(self.player, TIPI)
        if boxes & (boxes - 1) != 0:
            return ASK
        self.tick_tipi(self.player, lowest(boxes))
        return GO_ON

    def ticking_tipi_options(self) -> None:
        self.offer(LEFT_TIPI)
        self.offer(RIGHT_TIPI)

    def ticking_tipi_choose(self, action: int) -> None:
        boxes = self.open_boxes(self.player)
        self.tick_tipi(self.player, lowest(boxes) if action == LEFT_TIPI else lowest(boxes & (boxes - 1)))

    def tick_tipi(self, player: int, box: int) -> None:
        self.tipi[player] |= 1 << box
        self.tell(TRACK_TICKED, player, TIPI, box)
        if box == 0 or box == self.box.boxes[TIPI] - 1:
            self.claim(player, TIPI)
        self.carry_out(player, self.box.box_icon[TIPI * BOXES + box])

    # Discoveries

    def discovering(self) -> bool:
        """Discover a region adjacent to a discovered one; mountains separate regions."""
        regions = self.open_regions(self.player)
        if regions == 0:
            self.tell(NOTHING_NEAR, self.player, 0, 0)
            return self.done()
        if regions & (regions - 1) != 0:
            return ASK
        self.discover(self.player, lowest(regions))
        return self.done()

    def discovering_options(self) -> None:
        self.offer_each(DISCOVER, self.open_regions(self.player))

    def discovering_choose(self, action: int) -> None:
        self.discover(self.player, action - DISCOVER)
        self.done()
