"""Pioneer Days: the kinds of journal entries, and what their numbers stand for."""

from __future__ import annotations

from westbound.engine.modular.kinds import NUMBER, Nature, described, kind, one_of
from westbound.games.pioneer_days import names
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.vocabulary import COLOR_NAMES, DISASTER_NAMES, FACE_NAMES, GAINED_NAMES, SIZE_NAMES


def ability(box: Box, number: int) -> str:
    """The townsfolk, board or tile that does something."""
    edition = box.edition
    return str([*edition.folk, *edition.boards, *edition.tiles][number].name)


NATURES = {
    "town": Nature(lambda box, number: str(box.edition.towns[number].name)),
    "folk": Nature(lambda box, number: str(box.edition.folk[number].name)),
    "tile": Nature(lambda box, number: str(box.edition.tiles[number].name)),
    "board": Nature(lambda box, number: str(box.edition.boards[number].name)),
    "ability": Nature(ability),
    "color": one_of(COLOR_NAMES),
    "face": one_of(FACE_NAMES),
    "disaster": one_of(DISASTER_NAMES),
    "size": one_of(SIZE_NAMES),
    "good": one_of(GAINED_NAMES),
    "player": one_of(SEAT_NAMES),
    "number": NUMBER,
}

UNSPOKEN = frozenset({names.DIE_ROLLED, names.MARKER_BACK})
REVEALS = frozenset({names.BOARD_CHOSEN, names.NO_TOWN, names.TOWN_FULFILLED, names.SCORED_GOLD})

KINDS = described(
    names,
    NATURES,
    {
        names.BEGINS: kind("begins", player="player"),
        names.FOLK_LAID: kind("folk-laid", folk="folk", face="face"),
        names.TOWN_LAID: kind("town-laid", town="town"),
        names.TILE_LAID: kind("tile-laid", tile="tile"),
        names.BOARDS_DEALT: kind("boards-dealt", player="player"),
        names.BOARD_SEEN: kind("board-seen", player="player", board="board"),
        names.BOARD_CHOSEN: kind("board-chosen", player="player", board="board"),
        names.WEEK_BEGINS: kind("week-begins", week="number"),
        names.DAY_BEGINS: kind("day-begins", week="number", day="number"),
        names.DIE_ROLLED: kind("die-rolled", color="color", face="face"),
        names.TURN_OF: kind("turn-of", player="player", week="number", day="number"),
        names.DIE_TAKEN: kind("die-taken", player="player", color="color", face="face"),
        names.ACTS: kind("acts", player="player", ability="ability"),
        names.GAINED: kind("gained", player="player", good="good", amount="number"),
        names.PAID: kind("paid", player="player", good="good", amount="number"),
        names.DIE_TURNED: kind("die-turned", player="player", face="face"),
        names.INCOME_TAKEN: kind("income-taken", player="player", amount="number"),
        names.TILE_TAKEN: kind("tile-taken", player="player", tile="tile"),
        names.RECRUITED: kind("recruited", player="player", folk="folk"),
        names.WAGON_BOUGHT: kind("wagon-bought", player="player", size="size", price="number"),
        names.TOKEN_DRAWN: kind("token-drawn", player="player"),
        names.TOKEN_SEEN: kind("token-seen", player="player", nuggets="number"),
        names.TOKENS_BACK: kind("tokens-back", player="player", amount="number"),
        names.TOKEN_BACK_SEEN: kind("token-back-seen", player="player", nuggets="number"),
        names.DISCARDED: kind("discarded", player="player", good="good", amount="number"),
        names.TILE_DISCARDED: kind("tile-discarded", player="player", tile="tile"),
        names.DIE_LEFT: kind("die-left", color="color"),
        names.TRACK_MOVED: kind("track-moved", disaster="disaster", at="number"),
        names.DISASTER_STRIKES: kind("disaster-strikes", disaster="disaster"),
        names.WOOD_SPENT: kind("wood-spent", player="player", amount="number"),
        names.WAGON_DAMAGED: kind("wagon-damaged", player="player", size="size", damage="number"),
        names.WAGON_MENDED: kind("wagon-mended", player="player", size="size", damage="number"),
        names.MONEY_LOST: kind("money-lost", player="player", amount="number"),
        names.CATTLE_FED: kind("cattle-fed", player="player", amount="number"),
        names.CATTLE_LOST: kind("cattle-lost", player="player", amount="number"),
        names.MEDICINE_SPENT: kind("medicine-spent", player="player", amount="number"),
        names.FOLK_LOST: kind("folk-lost", player="player", folk="folk"),
        names.SPARED: kind("spared", player="player", disaster="disaster"),
        names.ALL_ADVANCE: kind("all-advance"),
        names.CATTLE_SCORED: kind("cattle-scored", player="player", points="number"),
        names.TOWN_FULFILLED: kind("town-fulfilled", player="player", town="town", favors="number"),
        names.TILE_GIVEN: kind("tile-given", player="player", tile="tile"),
        names.NO_TOWN: kind("no-town", player="player"),
        names.SCORED_GOLD: kind("scored-gold", player="player", points="number"),
        names.SCORED_FAVORS: kind("scored-favors", player="player", points="number"),
        names.SCORED_MOST_FAVORS: kind("scored-most-favors", player="player", points="number"),
        names.SCORED_FOLK: kind("scored-folk", player="player", points="number"),
        names.SCORED_BOARD: kind("scored-board", player="player", points="number"),
        names.SCORED_DAMAGE: kind("scored-damage", player="player", points="number"),
        names.GAME_OVER: kind("game-over"),
        names.MARKER_BACK: kind("marker-back", disaster="disaster"),
    },
    UNSPOKEN,
)


def entity(box: Box, kind: str, number: int) -> str:
    """The word for a number of that nature."""
    return NATURES[kind].word(box, number)
