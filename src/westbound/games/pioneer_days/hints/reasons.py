"""Pioneer Days: why something on the table cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.game import Named, Reason, Share
from westbound.games.pioneer_days.actions import DICE, WAGONS
from westbound.games.pioneer_days.names import (
    ASKS,
    BOARD_AT,
    BUYING,
    DISEASE_KEEPING,
    ENOUGH_MOVES,
    EQUIPMENT,
    FOLK_IN_PLAY,
    GIVING,
    MARKERS,
    MENDING,
    MINE,
    MOST_WAGONS,
    NOBODY,
    NUGGETS,
    STORM_DAMAGE,
    TAKING,
    TILES,
    USING,
    VISITING,
    WAGON_KINDS,
)
from westbound.games.pioneer_days.printed import Card, Town
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import FACE_NAMES, GOOD_NAMES, SIZE_NAMES

OWN_TURN = (TAKING, USING, BUYING)


def in_sight(t: PioneerDays, seat: int) -> list[Named]:
    """What can be asked about: dice, townsfolk, the store, faces and towns; then what lies before *seat*."""
    edition = t.box.edition
    shown: list[Named] = [("die", DICE[die]) for die in dict.fromkeys(t.pool) if die != NOBODY]
    shown += [("folk", edition.folk[folk].name) for folk in t.slots if folk != NOBODY]
    shown += [("tile", edition.tiles[tile].name) for tile in t.store if tile != NOBODY]
    shown += [("size", size) for size in SIZE_NAMES]
    shown += [("face", face) for face in FACE_NAMES]
    shown += [("town", edition.towns[town].name) for town in t.towns if town != NOBODY]
    own: list[Named] = [("folk", edition.folk[folk].name) for folk in people(t, seat)]
    if t.board[seat] != NOBODY:
        own.append(("board", edition.boards[t.board[seat]].name))
    own += [("tile", edition.tiles[tile].name) for tile in t.gear[seat * TILES :][: t.load[seat]]]
    own += [("token", str(value + 1)) for value in range(NUGGETS) if t.gold[seat * NUGGETS + value]]
    own += [("wagon", WAGONS[kind]) for kind in range(WAGON_KINDS) if t.wagons[seat * WAGON_KINDS + kind]]
    return [*shown, *own]


def why_not(t: PioneerDays, seat: int, kind: str, word: str) -> Reason | None:
    """Why *seat* cannot choose that thing; None if there is nothing to say."""
    edition = t.box.edition
    if kind == "wagon" and word in WAGONS:
        return why_not_this_wagon(t, seat, WAGONS.index(word))
    if kind == "token" and word.isdecimal() and 1 <= int(word) <= NUGGETS:
        return why_not_this_token(t, seat, int(word) - 1)
    if kind == "die" and word in DICE and DICE.index(word) in t.pool:
        return why_not_this_die(t, seat)
    if kind == "face" and word in FACE_NAMES:
        return why_not_this_face(t, seat, FACE_NAMES.index(word))
    if kind == "size" and word in SIZE_NAMES:
        return why_not_buy(t, seat, SIZE_NAMES.index(word))
    if kind == "tile":
        return why_not_this_tile(t, seat, place(edition.tiles, word))
    if kind == "town":
        return why_not_this_town(t, seat, place(edition.towns, word))
    if kind in ("folk", "card", "board"):
        folk, board = place(edition.folk, word), place(edition.boards, word)
        if folk in t.slots and folk != NOBODY:
            return why_not_recruit(t, seat, [*t.slots].index(folk))
        if folk in people(t, seat):
            return why_not_this_card(t, seat, folk)
        return why_not_this_card(t, seat, BOARD_AT + board) if board == t.board[seat] != NOBODY else None
    return None


def place(things: Sequence[Card] | Sequence[Town], word: str) -> int:
    """The number of the card or town with that name, or NOBODY."""
    names = [thing.name for thing in things]
    return names.index(word) if word in names else NOBODY


def people(t: PioneerDays, seat: int) -> list[int]:
    """The townsfolk of *seat*."""
    return list(t.folk[seat * FOLK_IN_PLAY :][: t.crowd[seat]])


def step_of(t: PioneerDays, seat: int) -> int:
    step, *_ = t.frame(seat)
    return step


def out_of_turn(t: PioneerDays, seat: int) -> Reason | None:
    """Why nothing can be done with what belongs to a turn; None if it is theirs."""
    step = step_of(t, seat)
    if step in OWN_TURN:
        return None
    return Reason("days-over" if step == VISITING else "busy", {})


# On display


def why_not_this_die(t: PioneerDays, seat: int) -> Reason | None:
    return out_of_turn(t, seat) or (None if step_of(t, seat) == TAKING else Reason("one-die", {}))


def why_not_recruit(t: PioneerDays, seat: int, face: int) -> Reason | None:
    """Why the townsfolk under *face* cannot be recruited."""
    if step_of(t, seat) == TAKING:
        return Reason("recruit-later", {"face": ("face", FACE_NAMES[face])})
    return out_of_turn(t, seat) or why_not_with_this_die(t, seat, face)


def why_not_with_this_die(t: PioneerDays, seat: int, wanted: int) -> Reason:
    """Why the die in hand is no use where another face is wanted."""
    if step_of(t, seat) == BUYING:
        return Reason("die-used", {})
    faces = {"wanted": ("face", FACE_NAMES[wanted]), "shown": ("face", FACE_NAMES[t.face])}
    (price, *_), money = t.prices(seat), t.money[seat]
    if t.turned:
        return Reason("other-face-turned", {**faces})
    if money < price:
        return Reason("other-face-short", {**faces, "price": price, "short": price - money})
    return Reason("other-face", {**faces, "price": price})


def why_not_this_face(t: PioneerDays, seat: int, face: int) -> Reason | None:
    """Why the die cannot be turned to *face*, or does nothing there."""
    step = step_of(t, seat)
    if step == TAKING:
        return Reason("turn-later", {})
    if step != USING:
        return out_of_turn(t, seat) or Reason("die-used", {})
    if face == t.face:
        if face == MINE and sum(t.tokens) == 0:
            return Reason("no-gold", {})
        if face == MINE and t.moved > ENOUGH_MOVES:
            return Reason("gold-at-rest", {})
        return Reason(
            "store-empty" if face == EQUIPMENT and not any(tile != NOBODY for tile in t.store) else "same-face", {}
        )
    if t.turned:
        return Reason("turned", {})
    price, *_ = t.prices(seat)
    return Reason("turning-short", {"price": price, "short": price - t.money[seat]})


def why_not_buy(t: PioneerDays, seat: int, size: int) -> Reason | None:
    """Why no wagon of that *size* can be bought."""
    price, money = t.prices(seat)[1 + size], t.money[seat]
    if (later := out_of_turn(t, seat)) is not None:
        return later
    if sum(t.wagons[seat * WAGON_KINDS :][:WAGON_KINDS]) >= MOST_WAGONS:
        return Reason("wagons-full", {"most": MOST_WAGONS})
    return Reason("short", {"price": price, "short": price - money}) if money < price else None


def why_not_this_tile(t: PioneerDays, seat: int, tile: int) -> Reason | None:
    """Why equipment cannot be taken from the store, or promised."""
    step = step_of(t, seat)
    if tile != NOBODY and tile in t.store:
        if step == TAKING:
            return Reason("tile-later", {})
        return out_of_turn(t, seat) or why_not_with_this_die(t, seat, EQUIPMENT)
    if step == GIVING and tile != NOBODY and t.pledged_tiles[seat] >> tile & 1:
        return Reason("promised", {})
    return None


def why_not_this_town(t: PioneerDays, seat: int, town: int) -> Reason | None:
    """Why the *town* cannot be supplied: what is missing, or when it can be."""
    if town == NOBODY or town not in t.towns:
        return None
    step = step_of(t, seat)
    if step not in (*OWN_TURN, VISITING):
        return Reason("busy", {})
    if t.pledged[seat] >> town & 1:
        return Reason("town-promised", {})
    asks, stock = t.box.asks[town * ASKS :][:ASKS], t.stock(seat)
    missing = [(GOOD_NAMES[good], ask - have) for good, (ask, have) in enumerate(zip(asks, stock, strict=True)) if ask]
    lacks = [Share(good, short) for good, short in missing if short > 0]
    if step != VISITING:
        return Reason("visit-lacks", {"lacks": lacks}) if lacks else Reason("visit-later", {})
    if not lacks:
        return None
    promised = promises(t, seat)
    elsewhere = all(promised.get(good, 0) >= short for good, short in lacks)
    return Reason("town-elsewhere" if elsewhere else "town-lacks", {"lacks": lacks})


def promises(t: PioneerDays, seat: int) -> dict[str, int]:
    """By good: how many a player has promised to towns."""
    towns = [town for town in t.towns if town != NOBODY and t.pledged[seat] >> town & 1]
    return {name: sum(t.box.asks[town * ASKS + good] for town in towns) for good, name in enumerate(GOOD_NAMES[:ASKS])}


# Before the player


def why_not_this_card(t: PioneerDays, seat: int, ability: int) -> Reason | None:
    """Why nothing can be bought from a card of *seat*, or why it cannot be saved from the disease."""
    step = step_of(t, seat)
    if step == DISEASE_KEEPING:
        return Reason("kept", {}) if ability < BOARD_AT and t.kept[seat] >> ability & 1 else None
    bargain = t.bargain(seat, ability)
    if step not in OWN_TURN or not bargain:
        return None
    sells, used, price, cost, have = bargain
    if sells:
        return None
    if used:
        return Reason("offer-used", {})
    if have < price:
        return Reason("offer-short", {"lacks": [Share(GOOD_NAMES[cost], price - have)]})
    return Reason("offer-empty", {})


def why_not_this_token(t: PioneerDays, seat: int, value: int) -> Reason | None:
    at = seat * NUGGETS + value
    promised = step_of(t, seat) == GIVING and 0 < t.gold[at] == t.pledged_gold[at]
    return Reason("promised", {}) if promised else None


def why_not_this_wagon(t: PioneerDays, seat: int, kind: int) -> Reason | None:
    """Why a wagon of that *kind* need not, or cannot, be damaged or repaired."""
    step, at = step_of(t, seat), seat * WAGON_KINDS + kind
    if t.wagons[at] == 0:
        return None
    if step == MENDING and kind % MARKERS == 0:
        return Reason("undamaged", {})
    if step != STORM_DAMAGE:
        return None
    return Reason("wagon-picked" if t.battered[at] == t.wagons[at] else "wheel-needs", {})
