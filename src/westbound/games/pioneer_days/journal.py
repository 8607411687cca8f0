"""Pioneer Days: what the numbers of a journal entry are."""

from __future__ import annotations

from westbound.games.pioneer_days import names
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.names import BOARD_AT, TILE_AT
from westbound.games.pioneer_days.vocabulary import COLOR_NAMES, DISASTER_NAMES, FACE_NAMES, GOOD_NAMES, SIZE_NAMES

# By kind: the key of the sentence, then name and nature of each number.
KINDS: dict[int, tuple[str, ...]] = {
    names.BEGINS: ("begins", "player:player"),
    names.FOLK_LAID: ("folk-laid", "folk:folk", "face:face"),
    names.TOWN_LAID: ("town-laid", "town:town"),
    names.TILE_LAID: ("tile-laid", "tile:tile"),
    names.BOARDS_DEALT: ("boards-dealt", "player:player"),
    names.BOARD_SEEN: ("board-seen", "player:player", "board:board"),
    names.BOARD_CHOSEN: ("board-chosen", "player:player", "board:board"),
    names.WEEK_BEGINS: ("week-begins", "week:number"),
    names.DAY_BEGINS: ("day-begins", "week:number", "day:number"),
    names.DIE_ROLLED: ("die-rolled", "color:color", "face:face"),
    names.TURN_OF: ("turn-of", "player:player", "week:number", "day:number"),
    names.DIE_TAKEN: ("die-taken", "player:player", "color:color", "face:face"),
    names.ACTS: ("acts", "player:player", "ability:ability"),
    names.GAINED: ("gained", "player:player", "good:good", "amount:number"),
    names.PAID: ("paid", "player:player", "good:good", "amount:number"),
    names.DIE_TURNED: ("die-turned", "player:player", "face:face"),
    names.INCOME_TAKEN: ("income-taken", "player:player", "amount:number"),
    names.TILE_TAKEN: ("tile-taken", "player:player", "tile:tile"),
    names.RECRUITED: ("recruited", "player:player", "folk:folk"),
    names.WAGON_BOUGHT: ("wagon-bought", "player:player", "size:size", "price:number"),
    names.TOKEN_DRAWN: ("token-drawn", "player:player"),
    names.TOKEN_SEEN: ("token-seen", "player:player", "nuggets:number"),
    names.TOKENS_BACK: ("tokens-back", "player:player", "amount:number"),
    names.TOKEN_BACK_SEEN: ("token-back-seen", "player:player", "nuggets:number"),
    names.DISCARDED: ("discarded", "player:player", "good:good", "amount:number"),
    names.TILE_DISCARDED: ("tile-discarded", "player:player", "tile:tile"),
    names.DIE_LEFT: ("die-left", "color:color"),
    names.TRACK_MOVED: ("track-moved", "disaster:disaster", "at:number"),
    names.DISASTER_STRIKES: ("disaster-strikes", "disaster:disaster"),
    names.WOOD_SPENT: ("wood-spent", "player:player", "amount:number"),
    names.WAGON_DAMAGED: ("wagon-damaged", "player:player", "size:size", "damage:number"),
    names.WAGON_MENDED: ("wagon-mended", "player:player", "size:size", "damage:number"),
    names.MONEY_LOST: ("money-lost", "player:player", "amount:number"),
    names.CATTLE_FED: ("cattle-fed", "player:player", "amount:number"),
    names.CATTLE_LOST: ("cattle-lost", "player:player", "amount:number"),
    names.MEDICINE_SPENT: ("medicine-spent", "player:player", "amount:number"),
    names.FOLK_LOST: ("folk-lost", "player:player", "folk:folk"),
    names.SPARED: ("spared", "player:player", "disaster:disaster"),
    names.ALL_ADVANCE: ("all-advance",),
    names.CATTLE_SCORED: ("cattle-scored", "player:player", "points:number"),
    names.TOWN_FULFILLED: ("town-fulfilled", "player:player", "town:town", "favors:number"),
    names.TILE_GIVEN: ("tile-given", "player:player", "tile:tile"),
    names.NO_TOWN: ("no-town", "player:player"),
    names.SCORED_GOLD: ("scored-gold", "player:player", "points:number"),
    names.SCORED_FAVORS: ("scored-favors", "player:player", "points:number"),
    names.SCORED_MOST_FAVORS: ("scored-most-favors", "player:player", "points:number"),
    names.SCORED_FOLK: ("scored-folk", "player:player", "points:number"),
    names.SCORED_BOARD: ("scored-board", "player:player", "points:number"),
    names.SCORED_DAMAGE: ("scored-damage", "player:player", "points:number"),
    names.GAME_OVER: ("game-over",),
    names.MARKER_BACK: ("marker-back", "disaster:disaster"),
}

UNSPOKEN = frozenset({names.DIE_ROLLED, names.MARKER_BACK})
REVEALS = frozenset({names.BOARD_CHOSEN, names.NO_TOWN, names.TOWN_FULFILLED, names.SCORED_GOLD})

LISTS = {
    "color": COLOR_NAMES,
    "face": FACE_NAMES,
    "disaster": DISASTER_NAMES,
    "size": SIZE_NAMES,
    "good": GOOD_NAMES,
    "player": SEAT_NAMES,
}


def entity(box: Box, kind: str, number: int) -> str:
    """What a number of that nature stands for, in words."""
    if kind in LISTS:
        return LISTS[kind][number]
    edition = box.edition
    if kind == "town":
        return str(edition.towns[number].name)
    if kind in ("folk", "tile", "board"):
        piles = {"folk": edition.folk, "tile": edition.tiles, "board": edition.boards}
        return str(piles[kind][number].name)
    if kind == "ability":
        if number >= TILE_AT:
            return str(edition.tiles[number - TILE_AT].name)
        return str((edition.folk[number] if number < BOARD_AT else edition.boards[number - BOARD_AT]).name)
    return str(number)
