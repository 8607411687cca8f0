"""Pioneer Days: reads and checks the file of an edition."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from westbound.engine.edition import Source
from westbound.engine.effects import WrongWords
from westbound.engine.space import nearest
from westbound.games.pioneer_days.names import (
    CARRY_MORE,
    CHEAPER_WAGONS,
    EACH_TURN,
    FOLK,
    LARGE_SLOTS,
    NOW,
    SENTENCES,
    SMALL_SLOTS,
    SMALL_WAGON_COSTS,
    STANDARD,
    TILES,
    TOWNS,
    TURN_FOR,
)
from westbound.games.pioneer_days.vocabulary import (
    ALWAYS,
    FACE_NAMES,
    SCORE,
    SIZE_NAMES,
    Sentence,
    read_sentence,
)
from westbound.kit.edition import Pages, digest, read_pages, span

FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
TAKEN = ("own", "laid", "seen", "chosen", "taken", "discarded", "lost", "fulfilled", "given")  # used in our texts

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
DOLLARS_A_GOOD = 4  # at most, in what a town asks for
GOODS = range(1, 20)  # of one kind a board may start with
STARTS_WITH = ("money", "cattle", "wood", "medicine", "gold")


@dataclass(frozen=True)
class Card:
    """A townsfolk card, a board or an equipment tile: what it does, and what it is worth at the end."""

    name: str
    does: tuple[Sentence, ...]
    scores: tuple[Sentence, ...] = ()
    person: str = ""
    set: str = ""
    kind: str = ""  # of a tile
    label: str = ""  # its name in every language; without one, our texts have a name for it


@dataclass(frozen=True)
class Start:
    """What a board starts with."""

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
    """The content of a box."""

    name: str
    digest: str
    folk: list[Card]
    tiles: list[Card]
    boards: list[Card]  # the standard side last
    starts: list[Start]  # by board
    towns: list[Town]


def read_edition(edition: Source) -> Edition:
    """The edition of that name, in that file, or with that content.

    :raises WrongEdition: naming file, key and reason of everything that is wrong in it.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "townsfolk", "towns", "equipment", "standard", "boards")
    with pages.noting():
        name = pages.label("name")
    with pages.noting():
        pages.number("version")
    with pages.noting():
        folk = read_all_folk(pages)
    with pages.noting():
        towns = pages.each("towns", read_town, TOWNS)
    with pages.noting():
        tiles = read_tiles(pages)
        boards = read_boards(pages, [tile.name for tile in tiles])
    pages.settle()
    cards = [*folk, *tiles, *(board for board, _ in boards)]
    pages.distinct("name", [card.name for card in cards] + [town.name for town in towns], "wrong-same-name")
    pages.settle()
    return Edition(
        name=name,
        digest=digest(pages),
        folk=folk,
        tiles=tiles,
        boards=[board for board, _ in boards],
        starts=[start for _, start in boards],
        towns=towns,
    )


# Townsfolk


def read_all_folk(pages: Pages) -> list[Card]:
    folk: list[Card] = pages.each("townsfolk", read_folk, FOLK)
    pages.settle("townsfolk")
    for letter in SETS:
        count = sum(card.set == letter for card in folk)
        if count != IN_A_SET:
            pages.note("townsfolk", "wrong-set-count", count=count, set=letter, wanted=IN_A_SET)
    pages.distinct("townsfolk", [str((card.does, card.scores)) for card in folk], "wrong-same-card")
    return folk


def read_folk(pages: Pages) -> Card:
    pages.only("set", "name", "person", "does", "scores", *labelled(pages))
    with pages.noting():
        letter = pages.text("set")
        if letter not in SETS:
            raise pages.wrong("set", "wrong-set", set=letter, sets=", ".join(SETS))
    with pages.noting():
        name = read_name(pages)
    with pages.noting():
        label, person = read_label(pages), pages.label("person")
    with pages.noting():
        does = read_does(pages)
        if not does:
            raise pages.wrong("does", "wrong-idle")
    with pages.noting():
        scores = read_scores(pages)
    pages.settle()
    return Card(name, does, scores, person, letter, label=label)


# What cards say


def read_does(pages: Pages) -> tuple[Sentence, ...]:
    does = read_sentences(pages, "does")
    if len(does) > SENTENCES:
        raise pages.wrong("does", "wrong-sentences", count=len(does), most=SENTENCES)
    if any(sentence.moment == SCORE for sentence in does):
        raise pages.wrong("does", "wrong-does-score")
    if any(s.effect.word == CHEAPER_WAGONS and s.effect.values[0] >= SMALL_WAGON_COSTS for s in does):
        raise pages.wrong("does", "wrong-free-wagons", price=SMALL_WAGON_COSTS)
    if sum(sentence.moment == EACH_TURN for sentence in does) > 1:
        raise pages.wrong("does", "wrong-purchases")
    return does


def read_scores(pages: Pages) -> tuple[Sentence, ...]:
    scores = read_sentences(pages, "scores")
    if len(scores) > 1 or any(sentence.moment != SCORE for sentence in scores):
        raise pages.wrong("scores", "wrong-scores")
    return scores


def read_sentences(pages: Pages, key: str) -> tuple[Sentence, ...]:
    try:
        return tuple(read_sentence(text) for text in pages.texts(key))
    except WrongWords as error:
        raise pages.wrong(key, error.text, **error.facts) from None


# Equipment


def read_tiles(pages: Pages) -> list[Card]:
    tiles: list[Card] = pages.each("equipment", read_tile, TILES)
    pages.settle("equipment")
    kinds = [tile.kind for tile in tiles]
    for kind in TRIGGERED:
        if kinds.count(kind) != TRIGGERED_OF_EACH:
            note_tiles(pages, kind, kinds.count(kind), TRIGGERED_OF_EACH)
        elif len({tile.does[0].moment for tile in tiles if tile.kind == kind}) != TRIGGERED_OF_EACH:
            pages.note("equipment", "wrong-tile-faces", kind=("equipment", kind))
    for kind in PASSIVE:
        if not kinds.count(kind):
            pages.note("equipment", "wrong-no-tile", kind=("equipment", kind))
    if kinds.count("lamp") not in (0, LAMPS):
        note_tiles(pages, "lamp", kinds.count("lamp"), LAMPS)
    for number, tile in enumerate(tiles, 1):
        if not f"{tile.name}_".startswith(f"{tile.kind}_"):
            pages.note(f"equipment[{number}].name", "wrong-tile-name", example=f"{tile.kind}_1")
    return tiles


def note_tiles(pages: Pages, kind: str, count: int, wanted: int) -> None:
    pages.note("equipment", "wrong-tiles-of", kind=("equipment", kind), count=count, wanted=wanted)


def read_tile(pages: Pages) -> Card:
    pages.only("name", "kind", "does", *labelled(pages))
    kind = pages.text("kind")
    known = [*PASSIVE, *TRIGGERED]
    if kind not in known:
        raise pages.wrong("kind", "wrong-tile-kind", kind=kind, near=nearest(kind, known))
    with pages.noting():
        name = read_name(pages)
    with pages.noting():
        label = read_label(pages)
    with pages.noting():
        says = pages.texts("does")
        wanted = [PASSIVE[kind]] if kind in PASSIVE else [f"on {face} {TRIGGERED[kind]}" for face in FACE_NAMES]
        if len(says) != 1 or says[0] not in wanted:
            text = "wrong-tile-says-face" if kind in TRIGGERED else "wrong-tile-says"
            raise pages.wrong("does", text, kind=("equipment", kind), words=wanted[0])
    pages.settle()
    return Card(name, read_sentences(pages, "does"), kind=kind, label=label)


# Boards


def read_boards(pages: Pages, tiles: list[str]) -> list[tuple[Card, Start]]:
    """All boards, the standard side last."""
    with pages.noting():
        boards = pages.each("boards", lambda part: read_board(part, tiles), STANDARD)
    with pages.noting():
        standard = read_board(pages.part("standard"), tiles, unique=False)
    pages.settle("boards")
    pages.settle("standard")
    boards = [*boards, standard]
    used = [tiles[start.tile] for _, start in boards if start.tile is not None]
    pages.distinct("boards", used, "wrong-same-tile")
    return boards


def read_board(pages: Pages, tiles: list[str], unique: bool = True) -> tuple[Card, Start]:
    may = [key for key in (*STARTS_WITH, "equipment") if key in pages.content]
    own = ["name", "person", *labelled(pages)] if unique else []
    pages.only(*own, "wagon", "does", "scores", *may)
    name = label = person = ""
    with pages.noting():
        name = read_name(pages) if unique else "standard"
    with pages.noting():
        label, person = (read_label(pages), pages.label("person")) if unique else ("", "")
    with pages.noting():
        does = read_does(pages)
        if any(sentence.moment == NOW for sentence in does):
            raise pages.wrong("does", "wrong-board-now")
    with pages.noting():
        scores = read_scores(pages)
    with pages.noting():
        start = read_start(pages, tiles)
    pages.settle()
    card = Card(name, does, scores, person, label=label)
    check_room(pages, card, start)
    return card, start


def read_start(pages: Pages, tiles: list[str]) -> Start:
    size = pages.text("wagon")
    if size not in SIZE_NAMES:
        raise pages.wrong("wagon", "wrong-wagon", sizes=", ".join(SIZE_NAMES), size=size)
    tile = None
    if "equipment" in pages.content:
        name = pages.text("equipment")
        if name not in tiles:
            raise pages.wrong("equipment", "wrong-tile", name=name, near=nearest(name, tiles))
        tile = tiles.index(name)
    goods = {key: pages.number(key) for key in STARTS_WITH if key in pages.content}
    if any(count not in GOODS for count in goods.values()):
        raise pages.wrong("goods", "wrong-goods", wanted=span(GOODS))
    return Start(SIZE_NAMES.index(size), goods, tile)


def check_room(pages: Pages, card: Card, start: Start) -> None:
    """:raises WrongEdition: if what a board starts with does not fit into its wagon."""
    goods = start.goods
    slots = (SMALL_SLOTS, LARGE_SLOTS)[start.wagon] + lasting(card, CARRY_MORE)
    pairs = sum((goods.get(key, 0) + 1) // 2 for key in ("wood", "medicine"))
    needed = goods.get("gold", 0) + (start.tile is not None) + pairs
    if needed > slots:
        raise pages.wrong("goods", "wrong-slots", count=needed, wanted=slots)


# Towns


def read_town(pages: Pages) -> Town:
    asked = [key for key in ASKED if key in pages.content]
    pages.only("name", "label", "favors", *asked)
    with pages.noting():
        name = read_name(pages)
    with pages.noting():
        label = pages.label("label")
    with pages.noting():
        asks = {key: pages.number(key) for key in asked}
        goods = sum(-(-count // DOLLARS_A_GOOD) if key == "money" else count for key, count in asks.items())
        if goods not in TOWN_ASKS or any(count < 1 for count in asks.values()):
            raise pages.wrong("", "wrong-asks", count=goods, wanted=span(TOWN_ASKS))
    with pages.noting():
        favors = pages.number("favors")
        if favors not in TOWN_PAYS:
            raise pages.wrong("favors", "wrong-favors", count=favors, wanted=span(TOWN_PAYS))
    pages.settle()
    return Town(name, label, asks, favors)


# Names


def read_name(pages: Pages) -> str:
    name = pages.text("name")
    if not NAME.fullmatch(name):
        raise pages.wrong("name", "wrong-name", name=name)
    if name in TAKEN:
        raise pages.wrong("name", "wrong-taken", name=name)
    return name


def labelled(pages: Pages) -> list[str]:
    return ["label"] if "label" in pages.content else []


def read_label(pages: Pages) -> str:
    """A card's name in every language, if it has one."""
    return pages.label("label") if "label" in pages.content else ""


def lasting(card: Card, word: int) -> int:
    """How much of a lasting effect a card gives its owner."""
    found = [sentence.effect for sentence in card.does if sentence.moment == ALWAYS and sentence.effect.word == word]
    much = [effect.values[0] if effect.values else 1 for effect in found]
    return min(much, default=0) if word == TURN_FOR else sum(much)
