"""Colorado: what is never lost, asserted after every action."""

from __future__ import annotations

from tests.colorado.memory import remembered
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
    cards(t)
    assert min([*t.nuggets, t.reserve]) >= 0, "debts"
    assert sum(t.nuggets) + t.reserve == NUGGETS, "nuggets"
    for player in range(t.players):
        sheet(t, player)
    known(t)
    board(t)


def cards(t: Colorado) -> None:
    assert min([*t.hands, *t.pile, *t.discards]) >= 0, "cards"
    copies = list(t.box.copies)
    for kind in range(KINDS):
        laid = sum(area >> kind & 1 for area in t.areas)
        there = sum(t.hands[kind::KINDS]) + t.pile[kind] + t.discards[kind] + laid
        assert there == copies[kind % VALUES], "cards of a kind"
    assert sum(copies) * COLORS == CARDS
    assert any(t.pile) or not any(t.discards), "an empty pile beside discards"


def sheet(t: Colorado, player: int) -> None:
    """Steps and flags of a sheet fit together."""
    whole, zone, rows = list(t.box.whole), list(t.box.zone), list(t.box.rows)
    flags = t.flags[player]
    for region in range(REGIONS):
        ticked = t.ticks[player * REGIONS + region]
        assert not ticked or flags >> region & 1, "steps of an undiscovered region"
        assert ticked & ~whole[region] == 0, "steps that are not there"
    for kind in range(ZONES):
        discovered = sum(flags >> region & 1 for region in range(REGIONS) if zone[region] == kind)
        assert t.zones[player * ZONES + kind] == min(discovered, rows[kind]), "boxes of a zone"
    last = t.rail_at[player]
    assert t.rails[player].bit_length() == (0 if last == STATION else last + 1), "railroad"


def board(t: Colorado) -> None:
    """Nobody has more of the board's medals than there are."""
    medals, boxes = list(t.box.medals), list(t.box.boxes)
    for bounty in range(BOUNTIES):
        there = sum(points > 0 for points in medals[bounty * TRACK_MEDALS : (bounty + 1) * TRACK_MEDALS])
        assert t.closed[bounty] + max(t.claims[bounty::BOUNTIES]) <= there, "medals of the board"
        assert max(t.tracks[bounty::BOUNTIES]) <= boxes[bounty], "tracks"


def known(t: Colorado) -> None:
    """What was drawn and has not left is in the hands."""
    hands = [0] * len(t.hands)
    for fact, player, kind in remembered(t):
        if fact < LACKED:
            hands[player * KINDS + kind] += 1 if fact < LEFT else -1
            assert hands[player * KINDS + kind] >= 0, "draws"
    assert hands == list(t.hands), "draws"
