"""Pioneer Days: the actions in words."""

from __future__ import annotations

from functools import lru_cache

from westbound.engine.space import Block, Space
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.names import (
    ACT,
    BOARD,
    CATTLE,
    CHOOSE,
    DAMAGE,
    DEAL,
    DISCARD,
    DISCARD_TILE,
    DISCARD_TOKEN,
    DO,
    EQUIP,
    FIRST,
    FULFIL,
    GIVE_TILE,
    GIVE_TOKEN,
    INCOME,
    KEEP,
    KEEP_TOKEN,
    LAY_FOLK,
    LAY_TILE,
    LAY_TOWN,
    MARKERS,
    MEDICINE,
    MINE,
    NUGGETS,
    PASS,
    PAY,
    RECRUIT,
    REPAIR,
    ROLL,
    TAKE,
    TOKEN,
    TURN_DIE,
    WAGON,
    WOOD,
)
from westbound.games.pioneer_days.vocabulary import COLOR_NAMES, FACE_NAMES, GAINED_NAMES, SIZE_NAMES

SEAT_NAMES = ("red", "blue", "green", "yellow")
DICE = tuple(f"{color} {face}" for color in COLOR_NAMES for face in FACE_NAMES)
WAGONS = tuple(f"{size} {markers}" for size in SIZE_NAMES for markers in range(MARKERS))
TOKENS = tuple(str(value + 1) for value in range(NUGGETS))


@lru_cache(2**4)
def space(box: Box) -> Space:
    """The words of this box: ``take blue mine``, ``recruit wheelwright``, ``fulfil abilene``."""
    folk = tuple(card.name for card in box.edition.folk)
    boards = tuple(board.name for board in box.edition.boards)
    tiles = tuple(tile.name for tile in box.edition.tiles)
    towns = tuple(town.name for town in box.edition.towns)
    return Space(
        [
            Block("pass", PASS),
            Block("take", TAKE, "die", DICE),
            Block("income", INCOME),
            Block("mine", DO + MINE),
            Block("cattle", DO + CATTLE),
            Block("wood", DO + WOOD),
            Block("medicine", DO + MEDICINE),
            Block("equip", EQUIP, "tile", tiles),
            Block("recruit", RECRUIT, "folk", folk),
            Block("turn", TURN_DIE, "face", FACE_NAMES),
            Block("wagon", WAGON, "size", SIZE_NAMES),
            Block("pay", PAY, "card", folk + boards),
            Block("act", ACT, "ability", folk + boards + tiles),
            Block("choose", CHOOSE, "good", GAINED_NAMES),
            Block("keep token", KEEP_TOKEN, "token", TOKENS),
            Block("discard", DISCARD, "good", ("wood", "medicine")),
            Block("discard token", DISCARD_TOKEN, "token", TOKENS),
            Block("discard tile", DISCARD_TILE, "tile", tiles),
            Block("damage", DAMAGE, "wagon", WAGONS),
            Block("repair", REPAIR, "wagon", WAGONS),
            Block("keep", KEEP, "folk", folk),
            Block("board", BOARD, "board", boards),
            Block("fulfil", FULFIL, "town", towns),
            Block("give token", GIVE_TOKEN, "token", TOKENS),
            Block("give tile", GIVE_TILE, "tile", tiles),
            Block("first", FIRST, "player", SEAT_NAMES),
            Block("roll", ROLL, "die", DICE),
            Block("townsfolk", LAY_FOLK, "folk", folk),
            Block("town", LAY_TOWN, "town", towns),
            Block("equipment", LAY_TILE, "tile", tiles),
            Block("deal", DEAL, "board", boards),
            Block("token", TOKEN, "token", TOKENS),
        ]
    )
