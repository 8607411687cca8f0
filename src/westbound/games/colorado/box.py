"""Colorado: what is printed, as numbers for the rules."""

from __future__ import annotations

from collections.abc import Iterable

import cython

from westbound.games.colorado.printed import (
    BOUNTY_NAMES,
    DUO_OF,
    ICON_NAMES,
    TRACK_NAMES,
    ZONE_NAMES,
    Edition,
)
from westbound.games.colorado.worth import (
    ACTION_WORTH,
    BOX,
    DISCOVERY,
    FAMILY_WORTH,
    ICON_WORTH,
    STEP,
    chances,
    hand_worth,
    purse_worth,
    ways_on,
)

if not cython.compiled:
    from westbound.engine.native import masks, reals, row
    from westbound.games.colorado.names import *


class Box:
    """The content of an edition for a number of players; shared by all positions and never changed."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        if not cython.compiled:
            self.players = 0
            self.copies = row(VALUES)
            self.duo = row(COLORS)  # by color
            self.zone = row(REGIONS)  # by region: its kind
            self.whole = row(REGIONS)  # by region: all its steps, as a set
            self.near = row(REGIONS * STEPS_EACH)  # by step: its links, including FLAG, as a set
            self.icon = row(REGIONS * STEPS_EACH)
            self.medal = row(REGIONS)
            self.beside = row(REGIONS)  # by region: the adjacent ones, as a set
            self.rails = 0  # steps of the railroad
            self.rail_next = masks(RAILS + 1)  # by step, and from the STATION: the next steps, as a set
            self.rail_icon = row(RAILS)
            self.rail_medal = 0
            self.rows = row(ZONES)  # by zone: how many boxes
            self.totals = row(ZONES * BOXES)  # by zone and box
            self.boxes = row(BOUNTIES)  # by track: how many
            self.box_icon = row(BOUNTIES * BOXES)  # by track and box
            self.medals = row(BOUNTIES * TRACK_MEDALS)  # by bounty: the highest first, then zeros
            self.rails_left = row(RAILS + 1)  # by last step: how many are missing on the shorter way, ...
            self.rails_worth = reals(RAILS + 1)  # ... what their icons are worth ...
            self.rails_icons = row((RAILS + 1) * ICONS)  # ... and how many have each icon
            self.step_chance = reals(NEEDS * LONGEST)  # of getting to the end of a way: by medals the leader needs, ...
            self.box_chance = reals(NEEDS * LONGEST)  # ... and by its length
            self.discovery_chance = reals(NEEDS * LONGEST)
            self.icon_worth = reals(ICONS)
            self.action_worth = reals(DUOS)
            self.family_worth = reals(VALUES + 1)
            self.purse_worth = reals(NUGGETS + 1)
            self.hand_worth = reals(CARDS + DRAWN_AT_ONCE + 1)
        regions, tracks = edition.regions, edition.tracks
        self.players = players
        self.copies = [OF_VALUE_1, OF_VALUE_2, OF_VALUE_3]
        self.duo = [*DUO_OF]
        self.zone = [ZONE_NAMES.index(region.kind) for region in regions]
        self.whole = [(1 << len(region.steps)) - 1 for region in regions]
        self.near = [number for region in regions for number in padded([as_set(s.links) for s in region.steps], 0)]
        self.icon = [number for region in regions for number in padded([icon(s.icon) for s in region.steps], NO_ICON)]
        self.medal = [region.medal for region in regions]
        self.beside = [
            as_set(b for pair in edition.adjacent for a, b in (pair, pair[::-1]) if a == region)
            for region in range(REGIONS)
        ]
        railroad = edition.railroad
        self.rails = len(railroad)
        after = [as_set(step.links) for step in railroad]
        self.rail_next = after + [0] * (STATION - len(after)) + [1]  # the first step is always open
        self.rail_icon = [icon(step.icon) for step in railroad] + [NO_ICON] * (RAILS - len(railroad))
        self.rail_medal = edition.railroad_medal
        self.rows = [len(edition.zones[zone]) for zone in ZONE_NAMES]
        self.totals = [number for zone in ZONE_NAMES for number in padded([*edition.zones[zone]], 0)]
        self.boxes = [len(tracks[name].icons) if name in TRACK_NAMES else 0 for name in BOUNTY_NAMES]
        icons = [[icon(each) for each in tracks[name].icons] if name in TRACK_NAMES else [] for name in BOUNTY_NAMES]
        self.box_icon = [number for each in icons for number in padded(each, NO_ICON)]
        medals = [
            [*tracks[name].medals] if name in TRACK_NAMES else [edition.zone_medals[name]] for name in BOUNTY_NAMES
        ]
        self.medals = [number for each in medals for number in each + [0] * (TRACK_MEDALS - len(each))]
        ways = ways_on(self.rail_next, self.rail_icon, self.rails)
        self.rails_left = [steps for steps, _, _ in ways]
        self.rails_worth = [worth for _, worth, _ in ways]
        self.rails_icons = [each.count(number) for _, _, each in ways for number in range(ICONS)]
        self.step_chance = chances(STEP)
        self.box_chance = chances(BOX)
        self.discovery_chance = chances(DISCOVERY)
        self.icon_worth = [*ICON_WORTH]
        self.action_worth = [*ACTION_WORTH]
        self.family_worth = [*FAMILY_WORTH]
        self.purse_worth = purse_worth()
        self.hand_worth = hand_worth()


def padded(numbers: list[int], blank: int) -> list[int]:
    """A row of boxes, or the steps of a region."""
    return numbers + [blank] * (BOXES - len(numbers))


def as_set(numbers: Iterable[int]) -> int:
    members = 0
    for number in numbers:
        members |= 1 << number
    return members


def icon(name: str) -> int:
    return ICON_NAMES.index(name)
