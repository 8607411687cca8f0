"""Pioneer Days: what a choice leads to until nobody but its player has to go on; tried on copies of a table."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.names import CHANCE, FRAME
from westbound.games.pioneer_days.names import (
    ACTING,
    AFTERMATH,
    ASKS,
    CHOOSING_GOOD,
    COSTS,
    DISCARD,
    DISCARD_TILE,
    DISCARD_TOKEN,
    DRAWING,
    FIRST_PLAYER,
    GOOD_EQUIPMENT,
    GOOD_GOLD,
    GOOD_MEDICINE,
    GOOD_WOOD,
    INCOME,
    KEEPING_TOKEN,
    MARKERS,
    MENDING,
    MINING,
    NOBODY,
    NUGGETS,
    PAYING,
    TAKING_TILE,
    TILE_AT,
    TILES,
    TURN,
    TURN_DIE,
    WAGON_KINDS,
    WEEKLY_EFFECTS,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.worth import WORTH

BEST = (CHOOSING_GOOD, PAYING, TAKING_TILE)  # what looks best is chosen at these steps, ...
ANY = (ACTING, MENDING, KEEPING_TOKEN)  # ... and the first option at these
OTHERS_FOLLOW = (TURN, WEEKLY_EFFECTS, AFTERMATH)  # steps within which a choice is tried, and not beyond
STILL = FIRST_PLAYER  # instead of them: a step that asks at once, so that nobody else goes on
STORED = ("money", "wood", "medicine", "cattle")  # by good


def taken(t: PioneerDays, seat: int, action: int) -> PioneerDays:
    """The table when the die is taken and everything has acted that shows its face."""
    return gone_on(applied(t, seat, action), seat)


def applied(t: PioneerDays, seat: int, action: int) -> PioneerDays:
    tried = t.copy()
    tried.apply(seat, action)
    return tried


def done(t: PioneerDays, seat: int, action: int) -> PioneerDays:
    """The table after a choice and its effects, before anybody else does something."""
    tried = t.copy()
    stack = [*tried.stack]
    for at in range(0, tried.depth[0] * FRAME, FRAME):
        if stack[at] in OTHERS_FOLLOW:
            stack[at] = STILL
    tried.stack = stack
    tried.apply(seat, action)
    return gone_on(tried, seat)


def gone_on(tried: PioneerDays, seat: int) -> PioneerDays:
    """Draw gold, whichever tokens, and take what the cards offer; nothing depends on the values of tokens."""
    while True:
        if tried.step in (DRAWING, MINING):
            tried.apply(CHANCE, tried.legal(CHANCE)[0])
        elif tried.step in BEST and tried.player == seat:
            tried.apply(seat, max(tried.legal(seat), key=lambda action: hopes(applied(tried, seat, action), seat)))
        elif tried.step in ANY and tried.player == seat:
            tried.apply(seat, tried.legal(seat)[0])
        else:
            return tried


def best_use(t: PioneerDays, seat: int) -> tuple[int, PioneerDays]:
    """What the die in hand is best used for without turning it, and the table afterwards."""
    uses = [action for action in t.legal(seat) if INCOME <= action < TURN_DIE]
    tables = {action: done(t, seat, action) for action in uses}
    best = max(uses, key=lambda action: hopes(tables[action], seat))
    return best, tables[best]


def hopes(t: PioneerDays, seat: int) -> float:
    return sum(t.outlook(seat)) + WORTH[GOOD_GOLD] * t.stock(seat)[GOOD_GOLD]


def turned(t: PioneerDays, seat: int, action: int) -> tuple[int, PioneerDays]:
    """What the die is best used for once it is turned, and the table afterwards."""
    return best_use(applied(t, seat, action), seat)


# What is lost


def discarded(t: PioneerDays, seat: int, action: int) -> PioneerDays:
    """The table without one thing that does not fit."""
    tried = t.copy()
    if action >= DISCARD_TILE:
        drop_tile(tried, seat, action - DISCARD_TILE)
    elif action >= DISCARD_TOKEN:
        drop_token(tried, seat, action - DISCARD_TOKEN)
    else:
        lose(tried, seat, GOOD_WOOD if action == DISCARD else GOOD_MEDICINE, 1)
    return tried


def damaged(t: PioneerDays, seat: int, kind: int) -> PioneerDays:
    """The table with a damage marker on one wagon; the most damaged kind cannot get worse."""
    tried, at = t.copy(), seat * WAGON_KINDS + kind
    if kind % MARKERS < MARKERS - 1:
        tried.wagons = changed(changed(t.wagons, at, -1), at + 1, 1)
    return tried


def supplied(t: PioneerDays, seat: int, town: int) -> tuple[PioneerDays, PioneerDays]:
    """The table without a *town*, before and after its player has supplied it with the cheapest gold and any tiles."""
    before = t.copy()
    before.towns = [NOBODY if other == town else other for other in t.towns]
    after = before.copy()
    asks = t.box.asks[town * ASKS :][:ASKS]
    for good in range(COSTS):
        lose(after, seat, good, asks[good])
    for value in cheapest(t, seat, asks[GOOD_GOLD]):
        drop_token(after, seat, value)
    for tile in least(t, seat, asks[GOOD_EQUIPMENT]):
        drop_tile(after, seat, tile)
    after.favors = changed(after.favors, seat, t.box.favors[town])
    return before, after


def cheapest(t: PioneerDays, seat: int, count: int) -> list[int]:
    """The values of the tokens a player can best do without."""
    free = [t.gold[at] - t.pledged_gold[at] for at in range(seat * NUGGETS, (seat + 1) * NUGGETS)]
    return [value for value in range(NUGGETS) for _ in range(free[value])][:count]


def least(t: PioneerDays, seat: int, count: int) -> list[int]:
    """The tiles a player can best do without."""
    tiles = [tile for tile in t.gear[seat * TILES :][: t.load[seat]] if not t.pledged_tiles[seat] >> tile & 1]
    return sorted(tiles, key=lambda tile: sum(t.card_worth(seat, TILE_AT + tile)))[:count]


def lose(t: PioneerDays, seat: int, good: int, count: int) -> None:
    name = STORED[good]
    setattr(t, name, changed(getattr(t, name), seat, -count))


def drop_token(t: PioneerDays, seat: int, value: int) -> None:
    t.gold = changed(t.gold, seat * NUGGETS + value, -1)


def drop_tile(t: PioneerDays, seat: int, tile: int) -> None:
    tiles = [other for other in t.gear[seat * TILES :][: t.load[seat]] if other != tile]
    gear = [*t.gear]
    gear[seat * TILES : (seat + 1) * TILES] = tiles + [0] * (TILES - len(tiles))
    t.gear = gear
    t.load = changed(t.load, seat, -1)


def changed(row: Sequence[int], place: int, more: int) -> list[int]:
    """The same numbers, but for one."""
    numbers = [*row]
    numbers[place] += more
    return numbers
