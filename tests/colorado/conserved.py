"""Colorado: what is never lost, asserted after every action."""

from __future__ import annotations

from functools import lru_cache

from tests.colorado.memory import Fact, remembered
from westbound.games.colorado.box import Box
from westbound.games.colorado.names import (
    BOUNTIES,
    CARDS,
    COLORS,
    KINDS,
    LACKED,
    LEFT,
    NUGGETS,
    REGIONS,
    STATION,
    TRACK_MEDALS,
    VALUES,
    ZONES,
)
from westbound.games.colorado.rules import Colorado


def colorado(t: Colorado) -> None:
    """All cards and nuggets are somewhere, and a sheet is ticked only where it is discovered."""
    pieces(t)
    known = [0] * len(t.hands)
    move(known, remembered(t))
    assert known == list(t.hands), "draws"


class Followed:
    """The same, for one game from its beginning: every fact is read once, and all of them again at the end."""

    def __init__(self) -> None:
        self.read = 0
        self.known: list[int] = []

    def __call__(self, t: Colorado) -> None:
        if t.over:
            colorado(t)
            return
        pieces(t)
        self.known = self.known or [0] * len(t.hands)
        if t.remembered != self.read:
            move(self.known, remembered(t)[self.read :])
            self.read = t.remembered
        assert self.known == list(t.hands), "draws"


def move(hands: list[int], facts: list[Fact]) -> None:
    """Let cards come into hands and leave them, as it is remembered."""
    for fact, player, kind in facts:
        if fact < LACKED:
            hands[player * KINDS + kind] += 1 if fact < LEFT else -1
            assert hands[player * KINDS + kind] >= 0, "draws"


def pieces(t: Colorado) -> None:
    """All cards and nuggets are somewhere, and the sheets are in order."""
    cards(t)
    assert min([*t.nuggets, t.reserve]) >= 0, "debts"
    assert sum(t.nuggets) + t.reserve == NUGGETS, "nuggets"
    flags, ticks, zones = t.flags, t.ticks, t.zones
    for player in range(t.players):
        of_regions = tuple(ticks[player * REGIONS : (player + 1) * REGIONS])
        sheet(t.box, flags[player], of_regions, tuple(zones[player * ZONES : (player + 1) * ZONES]))
        last = t.rail_at[player]
        assert t.rails[player].bit_length() == (0 if last == STATION else last + 1), "railroad"
    board(t)


def cards(t: Colorado) -> None:
    hands, pile, discards, areas = t.hands, t.pile, t.discards, t.areas
    assert min([*hands, *pile, *discards]) >= 0, "cards"
    copies = list(t.box.copies)
    for kind in range(KINDS):
        laid = [area >> kind & 1 for area in areas].count(1)
        there = sum(hands[kind::KINDS]) + pile[kind] + discards[kind] + laid
        assert there == copies[kind % VALUES], "cards of a kind"
    assert sum(copies) * COLORS == CARDS
    assert any(pile) or not any(discards), "an empty pile beside discards"


@lru_cache(maxsize=64)
def sheet(box: Box, flags: int, ticks: tuple[int, ...], zones: tuple[int, ...]) -> None:
    """Steps and flags of a sheet fit together; between two actions most sheets stay as they are."""
    whole, zone, rows = list(box.whole), list(box.zone), list(box.rows)
    for region, ticked in enumerate(ticks):
        assert not ticked or flags >> region & 1, "steps of an undiscovered region"
        assert ticked & ~whole[region] == 0, "steps that are not there"
    for kind, boxes in enumerate(zones):
        discovered = sum(flags >> region & 1 for region in range(REGIONS) if zone[region] == kind)
        assert boxes == min(discovered, rows[kind]), "boxes of a zone"


def board(t: Colorado) -> None:
    """Nobody has more of the board's medals than there are."""
    medals, boxes = list(t.box.medals), list(t.box.boxes)
    closed, claims, tracks = t.closed, t.claims, t.tracks
    for bounty in range(BOUNTIES):
        there = sum(points > 0 for points in medals[bounty * TRACK_MEDALS : (bounty + 1) * TRACK_MEDALS])
        assert closed[bounty] + max(claims[bounty::BOUNTIES]) <= there, "medals of the board"
        assert max(tracks[bounty::BOUNTIES]) <= boxes[bounty], "tracks"
