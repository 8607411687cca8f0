"""Pioneer Days: an edition as it is written down, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from westbound.engine.effects import WrongWords
from westbound.engine.space import closest
from westbound.games.edition import Pages, digest, read_pages
from westbound.games.pioneer_days.names import (
    CARRY_MORE,
    CHEAPER_WAGONS,
    EACH_TURN,
    EFFECT,
    FOLK,
    LARGE_SLOTS,
    NOW,
    PROGRAM,
    SMALL_SLOTS,
    SMALL_WAGON_COSTS,
    STANDARD,
    TILES,
    TOWNS,
)
from westbound.games.pioneer_days.vocabulary import (
    ALWAYS,
    FACE_NAMES,
    SCORE,
    SIZE_NAMES,
    Sentence,
    read_sentence,
)

FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z0-9_]*")

SETS = ("A", "B", "C", "D", "E")
IN_A_SET = 12
PASSIVE = {
    "vaccine": "always protect 1 townsfolk",
    "lamp": "always draw 1 more",
    "harmonica": "always recruit neighbours",
    "hay": "always protect 2 cattle",
    "revolver": "after raid gain 3 money",
    "safe": "always income 2 more",
    "wheel": "always protect 1 wagons",
}
TRIGGERED = {
    "cards": "gain 2 money",
    "hatchet": "gain 1 wood",
    "bandage": "gain 1 medicine",
    "pan": "gain 1 gold",
    "yoke": "gain 1 cattle",
}
TRIGGERED_OF_EACH, LAMPS = 3, 2
ASKED = ("wood", "medicine", "gold", "equipment", "cattle", "money")
TOWN_ASKS, TOWN_PAYS = range(2, 5), range(1, 6)
DOLLARS_A_GOOD = 4  # at most, in what a town asks
STARTING = ("money", "cattle", "wood", "medicine", "gold")


@dataclass(frozen=True)
class Card:
    """A townsfolk card, a board or an equipment tile: what it does, and what it is worth at the end."""

    name: str
    does: tuple[Sentence, ...]
    scores: tuple[Sentence, ...] = ()
    person: str = ""
    set: str = ""
    kind: str = ""  # of a tile


@dataclass(frozen=True)
class Start:
    """What a board begins with."""

    wagon: int
    goods: dict[str, int]
    tile: int | None = None


@dataclass(frozen=True)
class Town:
    """A town: what it asks for, and how many favors it gives."""

    name: str
    label: str
    asks: dict[str, int]
    favors: int


@dataclass(frozen=True)
class Edition:
    """The data of a box."""

    name: str
    digest: str
    folk: list[Card]
    tiles: list[Card]
    boards: list[Card]  # the standard side last
    starts: list[Start]  # by board
    towns: list[Town]


def read_edition(edition: str | Path) -> Edition:
    """The edition of that name, or in that file.

    :raises WrongEdition: naming file, key and reason, if something in it is wrong.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "townsfolk", "towns", "equipment", "standard", "boards")
    pages.number("version")
    tiles = read_tiles(pages)
    names = [tile.name for tile in tiles]
    boards = [read_board(part, names) for part in pages.parts("boards", STANDARD)]
    boards.append(read_board(pages.part("standard"), names, unique=False))
    folk, towns = read_all_folk(pages), [read_town(part) for part in pages.parts("towns", TOWNS)]
    used = [names[start.tile] for _, start in boards if start.tile is not None]
    pages.distinct("boards", used, "begin with")
    cards = [*folk, *tiles, *(board for board, _ in boards)]
    if EFFECT * (1 + 2 * sum(len(card.does) for card in cards)) > PROGRAM:  # each at most with an end of its own
        raise pages.wrong("does", "the cards say more than there is room for")
    pages.distinct("name", [card.name for card in cards] + [town.name for town in towns])
    return Edition(
        name=pages.text("name"),
        digest=digest(pages),
        folk=folk,
        tiles=tiles,
        boards=[board for board, _ in boards],
        starts=[start for _, start in boards],
        towns=towns,
    )


def read_all_folk(pages: Pages) -> list[Card]:
    folk = [read_folk(part) for part in pages.parts("townsfolk", FOLK)]
    for letter in SETS:
        count = sum(card.set == letter for card in folk)
        if count != IN_A_SET:
            raise pages.wrong("townsfolk", f"{count} of set {letter}; a set has {IN_A_SET}")
    pages.distinct("townsfolk", [str((card.does, card.scores)) for card in folk], "do and score")
    return folk


def read_folk(pages: Pages) -> Card:
    pages.only("set", "name", "person", "does", "scores")
    letter = pages.text("set")
    if letter not in SETS:
        raise pages.wrong("set", f"there is no set {letter!r}; they are {', '.join(SETS)}")
    does = read_does(pages)
    if not does:
        raise pages.wrong("does", "somebody who does nothing")
    return Card(read_name(pages), does, read_scores(pages), pages.text("person"), letter)


def read_does(pages: Pages) -> tuple[Sentence, ...]:
    does = read_sentences(pages, "does")
    if any(sentence.moment == SCORE for sentence in does):
        raise pages.wrong("does", "what is scored belongs under 'scores'")
    if any(s.effect.word == CHEAPER_WAGONS and s.effect.values[0] >= SMALL_WAGON_COSTS for s in does):
        raise pages.wrong("does", f"wagons for nothing; a small one costs ${SMALL_WAGON_COSTS}")
    if sum(sentence.moment == EACH_TURN for sentence in does) > 1:
        raise pages.wrong("does", "more than one purchase each turn")
    return does


def read_scores(pages: Pages) -> tuple[Sentence, ...]:
    scores = read_sentences(pages, "scores")
    if len(scores) > 1 or any(sentence.moment != SCORE for sentence in scores):
        raise pages.wrong("scores", "at most one condition, which begins with 'score'")
    return scores


def read_sentences(pages: Pages, key: str) -> tuple[Sentence, ...]:
    try:
        return tuple(read_sentence(text) for text in pages.texts(key))
    except WrongWords as error:
        name = pages.content.get("name", "")
        raise pages.wrong(key, f"{name}: {error}" if name else str(error)) from None


def read_tiles(pages: Pages) -> list[Card]:
    tiles = [read_tile(part) for part in pages.parts("equipment", TILES)]
    kinds = [tile.kind for tile in tiles]
    for kind in TRIGGERED:
        if kinds.count(kind) != TRIGGERED_OF_EACH:
            raise pages.wrong("equipment", f"{kinds.count(kind)} tiles are {kind}; there are {TRIGGERED_OF_EACH}")
        moments = {tile.does[0].moment for tile in tiles if tile.kind == kind}
        if len(moments) != TRIGGERED_OF_EACH:
            raise pages.wrong("equipment", f"two tiles of kind {kind} show the same face")
    for kind in PASSIVE:
        if not kinds.count(kind):
            raise pages.wrong("equipment", f"no tile is a {kind}")
    if kinds.count("lamp") != LAMPS:
        raise pages.wrong("equipment", f"{kinds.count('lamp')} lamps; there are {LAMPS}")
    return tiles


def read_tile(pages: Pages) -> Card:
    pages.only("name", "kind", "does")
    kind = pages.text("kind")
    known = [*PASSIVE, *TRIGGERED]
    if kind not in known:
        raise pages.wrong("kind", f"no equipment is a {kind!r}{closest(kind, known)}")
    wanted = [PASSIVE[kind]] if kind in PASSIVE else [f"on {face} {TRIGGERED[kind]}" for face in FACE_NAMES]
    if len(pages.texts("does")) != 1 or pages.texts("does")[0] not in wanted:
        raise pages.wrong("does", f"a {kind} says {wanted[0]!r}" + (" or another face" if len(wanted) > 1 else ""))
    return Card(read_name(pages), read_sentences(pages, "does"), kind=kind)


def read_board(pages: Pages, tiles: list[str], unique: bool = True) -> tuple[Card, Start]:
    may = [key for key in (*STARTING, "equipment") if key in pages.content]
    pages.only(*(["name", "person"] if unique else []), "wagon", "does", "scores", *may)
    size = pages.text("wagon")
    if size not in SIZE_NAMES:
        raise pages.wrong("wagon", f"a wagon is {' or '.join(SIZE_NAMES)}, not {size!r}")
    tile = None
    if "equipment" in pages.content:
        if pages.text("equipment") not in tiles:
            near = closest(pages.text("equipment"), tiles)
            raise pages.wrong("equipment", f"no tile is called {pages.text('equipment')!r}{near}")
        tile = tiles.index(pages.text("equipment"))
    goods = {key: pages.number(key) for key in STARTING if key in pages.content}
    if any(count not in range(1, 20) for count in goods.values()):
        raise pages.wrong("goods", "name only what there is, 1 to 19 of each")
    card = Card(
        read_name(pages) if unique else "standard",
        read_does(pages),
        read_scores(pages),
        pages.text("person") if unique else "",
    )
    if any(sentence.moment == NOW for sentence in card.does):
        raise pages.wrong("does", "a board says what it begins with by its goods, not by 'now'")
    slots = (SMALL_SLOTS, LARGE_SLOTS)[SIZE_NAMES.index(size)] + lasting(card, CARRY_MORE)
    needed = (
        goods.get("gold", 0) + (tile is not None) + sum((goods.get(key, 0) + 1) // 2 for key in ("wood", "medicine"))
    )
    if needed > slots:
        raise pages.wrong("goods", f"need {needed} slots; the wagon has {slots}")
    return card, Start(SIZE_NAMES.index(size), goods, tile)


def read_town(pages: Pages) -> Town:
    asked = [key for key in ASKED if key in pages.content]
    pages.only("name", "label", "favors", *asked)
    asks = {key: pages.number(key) for key in asked}
    goods = sum(-(-count // DOLLARS_A_GOOD) if key == "money" else count for key, count in asks.items())
    if goods not in TOWN_ASKS or any(count < 1 for count in asks.values()):
        raise pages.wrong("", f"asks for {goods} goods; a town asks for {TOWN_ASKS[0]} to {TOWN_ASKS[-1]}")
    if pages.number("favors") not in TOWN_PAYS:
        raise pages.wrong("favors", f"{pages.number('favors')}; a town gives {TOWN_PAYS[0]} to {TOWN_PAYS[-1]}")
    return Town(read_name(pages), pages.text("label"), asks, pages.number("favors"))


def read_name(pages: Pages) -> str:
    name = pages.text("name")
    if not NAME.fullmatch(name):
        raise pages.wrong("name", f"{name!r} is no name: use lower case letters, digits and _")
    return name


def lasting(card: Card, word: int) -> int:
    """How much of what a *word* says always holds for a card's owner."""
    found = [sentence.effect for sentence in card.does if sentence.moment == ALWAYS and sentence.effect.word == word]
    return sum(effect.values[0] if effect.values else 1 for effect in found)
