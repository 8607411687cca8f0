"""Colorado: the actions in words."""

from __future__ import annotations

from functools import lru_cache

from westbound.engine.space import Block, Space
from westbound.games.colorado.box import Box
from westbound.games.colorado.names import (
    ASK_FOR,
    BUY,
    CARD,
    DISCOVER,
    DRAW,
    FIRST,
    FREE,
    GIVE,
    LEFT_TIPI,
    NO_CARD,
    NOTHING,
    NUGGET,
    PAIR,
    PASS,
    RAIL,
    RIGHT_TIPI,
    START_AT,
    STEPS_EACH,
    SWAP,
    TAKE,
    TICK,
)
from westbound.games.colorado.printed import CARD_NAMES, COLOR_NAMES

SEAT_NAMES = ("campfire", "wheel", "horseshoe", "barrel")
PAIRS_OF = ("1 1", "1 2", "1 3", "2 2", "2 3", "3 3")
CALLS = tuple(f"{seat} {card}" for seat in SEAT_NAMES for card in CARD_NAMES)
PAIR_NAMES = tuple(f"{color} {pair}" for color in COLOR_NAMES for pair in PAIRS_OF)


@lru_cache(2**4)
def space(box: Box) -> Space:
    """The words of this box: ``ask wheel orange 2``, ``tick sand_dunes 3``, ``discover north_park``."""
    regions = tuple(region.name for region in box.edition.regions)
    steps = tuple(f"{region} {step + 1}" for region in regions for step in range(STEPS_EACH))
    rails = tuple(str(step + 1) for step in range(box.rails))
    return Space(
        [
            Block("pass", PASS),
            Block("ask", ASK_FOR, "call", CALLS),
            Block("give", GIVE, "card", CARD_NAMES),
            Block("nothing", NOTHING),
            Block("nugget", NUGGET),
            Block("buy", BUY, "card", CARD_NAMES),
            Block("draw", DRAW),
            Block("swap", SWAP, "card", CARD_NAMES),
            Block("pair", PAIR, "pair", PAIR_NAMES),
            Block("free", FREE, "card", CARD_NAMES),
            Block("tick", TICK, "step", steps),
            Block("rail", RAIL, "rail", rails),
            Block("left", LEFT_TIPI),
            Block("right", RIGHT_TIPI),
            Block("discover", DISCOVER, "region", regions),
            Block("start", START_AT, "region", regions),
            Block("first", FIRST, "player", SEAT_NAMES),
            Block("card", CARD, "card", CARD_NAMES),
            Block("take", TAKE, "card", CARD_NAMES),
            Block("no card", NO_CARD),
        ]
    )
