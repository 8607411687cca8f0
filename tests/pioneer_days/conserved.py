"""Pioneer Days: what is never lost, asserted after every action."""

from __future__ import annotations

from westbound.games.pioneer_days.names import (
    FOLK_IN_PLAY,
    NOBODY,
    SLOTS,
    TILES,
    TRACK_END,
    WAGON_KINDS,
    WEEKS_IN_ALL,
)
from westbound.games.pioneer_days.rules import PioneerDays

TOKENS = 36


def pioneer_days(t: PioneerDays) -> None:
    """Nothing is negative, nothing is in two places, and gold never leaves the game."""
    players = t.players
    for goods in (t.money, t.cattle, t.wood, t.medicine, t.favors, t.wagons, t.tokens, t.drawn, t.gold, t.bag):
        assert min(goods) >= 0, "something negative"
    assert sum(t.tokens) + sum(t.drawn) + sum(t.gold) == TOKENS, "gold"
    assert max(t.tracks) <= TRACK_END, "tracks"
    folk = [card for card in t.slots if card != NOBODY]
    gear = [tile for tile in t.store if tile != NOBODY]
    for p in range(players):
        folk += t.folk[p * FOLK_IN_PLAY : p * FOLK_IN_PLAY + t.crowd[p]]
        gear += t.gear[p * TILES : p * TILES + t.load[p]]
    once(folk, t.folk_left, "townsfolk")
    once(gear, t.tiles_left, "equipment")
    once([town for town in t.towns if town != NOBODY], t.towns_left, "towns")
    if t.day:  # all of this week's lie there
        assert t.folk_left.bit_count() == SLOTS * (WEEKS_IN_ALL - t.week), "townsfolk"
    if t.week:
        assert all(sum(t.wagons[p * WAGON_KINDS : (p + 1) * WAGON_KINDS]) for p in range(players)), "wagons"


def once(shown: list[int], left: int, what: str) -> None:
    """Each is in one place."""
    for card in shown:
        assert not left >> card & 1, f"{what}: one in two places"
        left |= 1 << card
