"""Lay a table for a story, act in words, look.

Ada, Ben, Cora and Dan sit clockwise.  A story begins on the morning of a day, before the dice are rolled, on a table
swept clean: nothing on display, no goods, no townsfolk; everybody plays the standard board and has one small wagon.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import cast

from tests.laying import Kept, Somebody, chance_may, happened, in_chance_hands
from westbound.engine.entry import Entry
from westbound.engine.match import Match
from westbound.engine.names import FRAME
from westbound.games.pioneer_days.actions import DICE, WAGONS
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import (
    FACES,
    FOLK_IN_PLAY,
    LAST_DIE,
    NOBODY,
    NUGGETS,
    PLAYERS,
    POOL,
    ROLLING,
    SLOTS,
    STORE,
    TILES,
    TOWNS_SHOWN,
    WAGON_KINDS,
)
from westbound.games.pioneer_days.printed import Card, Edition, Town
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.steps import STEPS
from westbound.games.pioneer_days.view import SOURCES
from westbound.games.pioneer_days.vocabulary import COLOR_NAMES, DISASTER_NAMES, FACE_NAMES, read_sentence

PEOPLE = ("ada", "ben", "cora", "dan")


@cache
def usual_box(players: int, sets: str = "A+B", boards: str = "standard") -> Box:
    """Our edition, opened once."""
    return cast(Box, GAME.box(players, {"sets": sets, "boards": boards}))


def fresh(players: int, sets: str = "A+B", boards: str = "dealt") -> PioneerDays:
    """A table whose set-up has not begun, for random play."""
    return cast(PioneerDays, GAME.deal(usual_box(players, sets, boards)))


def table_in_chance_hands(players: int, sets: str = "A+B", boards: str = "dealt") -> Match:
    """A fresh match whose chance is told what to draw."""
    box = usual_box(players, sets, boards)
    return in_chance_hands(GAME, box, {"sets": sets, "boards": boards}, PEOPLE[:players])


def table_of(match: Match) -> PioneerDays:
    return cast(PioneerDays, match.table)


def step_of(match: Match) -> str:
    return STEPS[match.table.step]


def draw_until(match: Match, heading: str, *wishes: str) -> None:
    """Let chance draw up to that heading: what is wished for if it can, else the first it may."""
    wanted = list(wishes)
    while step_of(match) != heading:
        may = chance_may(match)
        wish = next((wish for wish in wanted if wish in may), next(iter(may)))
        if wish in wanted:
            wanted.remove(wish)
        match.draw(wish)
    assert not wanted, "chance was not asked for these"


@cache
def morning(players: int, sets: str, first: str) -> PioneerDays:
    match = table_in_chance_hands(players, sets, "standard")
    draw_until(match, "rolling", f"first {GAME.seats[PEOPLE.index(first)]}")
    return table_of(match)


def told(entries: Iterable[Entry], box: Box, *keys: str) -> list[str]:
    """Entries in words, ``gained red wood 2``: all, or those with these keys."""
    lines = []
    for entry in entries:
        key, *numbers = GAME.kinds[entry.kind]
        if not keys or key in keys:
            natures = [number.split(":")[1] for number in numbers]
            values = [GAME.entity(box, nature, n) for nature, n in zip(natures, entry.numbers, strict=False)]
            lines.append(" ".join([key, *values]))
    return lines


class Story:
    """A table, and the people around it."""

    def __init__(self, players: int, first: str, sets: str) -> None:
        self.match = table_in_chance_hands(players, sets, "standard")
        self.t: PioneerDays = morning(players, sets, first).copy()
        self.match.table = self.t
        self.match.journal = self.t.listen()
        self.people = [Person(self, seat) for seat in range(players)]
        self._happened: list[Entry] = []  # by itself, when a day was cut short
        self._sweep()

    @property
    def ada(self) -> Person:
        return self.people[0]

    @property
    def ben(self) -> Person:
        return self.people[1]

    @property
    def cora(self) -> Person:
        return self.people[2]

    @property
    def dan(self) -> Person:
        return self.people[3]

    # Lay the table

    def put(self, field: str, place: int, value: int) -> None:
        values: list[int] = list(getattr(self.t, field))
        values[place] = value
        setattr(self.t, field, values)

    def at(self, week: int, day: int) -> Story:
        """It is the morning of that day."""
        assert STEPS[self.t.step] == "rolling"
        self.t.week, self.t.day = week, day
        return self

    def slots(self, **faces: str) -> Story:
        """``slots(wood="herder")``: who stands under a face."""
        for face, name in faces.items():
            self.put("slots", FACE_NAMES.index(face), self.folk(name))
        return self

    def store(self, *tiles: str) -> Story:
        self.t.store = [self.tile(name) for name in tiles] + [NOBODY] * (STORE - len(tiles))
        return self

    def towns(self, *towns: str) -> Story:
        self.t.towns = [self.town(name) for name in towns] + [NOBODY] * (TOWNS_SHOWN - len(towns))
        return self

    def tracks(self, **disasters: int) -> Story:
        """``tracks(raid=2)``: how often the marker has advanced."""
        for disaster, at in disasters.items():
            self.put("tracks", DISASTER_NAMES.index(disaster), at)
        return self

    def gold_bag(self, *values: int) -> Story:
        """Only these tokens are in the bag."""
        self.t.tokens = [values.count(value + 1) for value in range(NUGGETS)]
        return self

    def prints(self, name: str, *does: str, scores: str = "") -> Story:
        """A townsfolk card, or a board, of our edition, printed anew."""
        edition = self.t.box.edition
        said = [read_sentence(text) for text in ([f"score {scores}"] if scores else [])]
        card = Card(name, tuple(read_sentence(text) for text in does), tuple(said))
        self._open(replace(edition, folk=anew(edition.folk, card), boards=anew(edition.boards, card)))
        return self

    def founds(self, name: str, favors: int, **asks: int) -> Story:
        """A town of our edition that asks for something else."""
        edition = self.t.box.edition
        towns = [Town(name, town.label, asks, favors) if town.name == name else town for town in edition.towns]
        self._open(replace(edition, towns=towns))
        return self

    def _open(self, edition: Edition) -> None:
        box = self.t.box
        self.t.box = Box(edition, self.t.players, box.sets, "standard")

    # Let chance act

    def rolls(self, *dice: str) -> Story:
        """The pool of the day: ``rolls("blue wood", "red mine", "black wild")``."""
        return self.draws(*[f"roll {die}" for die in dice])

    def draws(self, *words: str) -> Story:
        for each in words:
            self.match.draw(each)
        return self

    def chance(self) -> dict[str, int]:
        return chance_may(self.match)

    def left(self, color: str) -> Story:
        """All turns of the day are over, and nobody has done anything; a die of this colour is left."""
        t = self.t
        assert STEPS[t.step] == "rolling"
        t.pool = [COLOR_NAMES.index(color) * FACES] + [NOBODY] * (POOL - 1)
        stack = list(t.stack)
        stack[(t.depth[0] - 1) * FRAME + 2] = LAST_DIE - ROLLING + 1  # the parts of the day that are over
        t.stack = stack
        t.step = LAST_DIE
        self.match.journal.news()
        t.advance()
        self._happened = happened(self.match)
        return self

    def week_ends(self, week: int = 1) -> Story:
        """The last day of the week is over."""
        return self.at(week, 5).left("blue")

    # Look

    @property
    def step(self) -> str:
        return STEPS[self.t.step]

    @property
    def asked(self) -> list[str]:
        """Who must choose."""
        return [PEOPLE[seat] for seat in self.match.actors()]

    @property
    def first(self) -> str:
        return PEOPLE[self.t.first]

    @property
    def marks(self) -> list[int]:
        """How far the markers are: storm, raid, famine, disease."""
        return list(self.t.tracks)

    @property
    def pool(self) -> list[str]:
        return [DICE[die] for die in self.t.pool if die != NOBODY]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[str]:
        return [PEOPLE[seat] for seat in GAME.winners(self.t)]

    def news(self, *keys: str, seat: int | None = None) -> list[str]:
        """What was told to a seat since the table was laid, or to everybody."""
        entries = self._happened + [entry for moment in self.match.past for entry in moment.news]
        return told([entry for entry in entries if entry.seen(seat)], self.t.box, *keys)

    def folk(self, name: str) -> int:
        return [card.name for card in self.t.box.edition.folk].index(name)

    def tile(self, name: str) -> int:
        return [card.name for card in self.t.box.edition.tiles].index(name)

    def board(self, name: str) -> int:
        return [card.name for card in self.t.box.edition.boards].index(name)

    def town(self, name: str) -> int:
        return [town.name for town in self.t.box.edition.towns].index(name)

    def _sweep(self) -> None:
        t = self.t
        t.slots = [NOBODY] * SLOTS
        t.store = [NOBODY] * STORE
        t.towns = [NOBODY] * TOWNS_SHOWN
        for goods in ("money", "cattle", "wood", "medicine"):
            setattr(t, goods, [0] * PLAYERS)


def anew(cards: list[Card], card: Card) -> list[Card]:
    """The same cards, but for the one of that name."""
    return [replace(card, person=old.person, set=old.set) if old.name == card.name else old for old in cards]


class Person(Somebody[Story]):
    """Somebody at the table."""

    money = Kept()
    cattle = Kept()
    wood = Kept()
    medicine = Kept()
    favors = Kept()
    points = Kept()  # scored so far

    # Lay what is before him

    def holds(self, *tokens: int) -> Person:
        """Gold, by its nuggets; it comes out of the bag."""
        t = self.story.t
        for value in range(NUGGETS):
            count = tokens.count(value + 1)
            self.story.put("tokens", value, t.tokens[value] + t.gold[self.seat * NUGGETS + value] - count)
            self.story.put("gold", self.seat * NUGGETS + value, count)
        return self

    def carries(self, *tiles: str) -> Person:
        """Equipment, in the order acquired."""
        for i, name in enumerate(tiles):
            self.story.put("gear", self.seat * TILES + i, self.story.tile(name))
            self.story.t.tiles_left &= ~(1 << self.story.tile(name))
        return self.has(load=len(tiles))

    def leads(self, *folk: str) -> Person:
        """Townsfolk, in the order acquired."""
        for i, name in enumerate(folk):
            self.story.put("folk", self.seat * FOLK_IN_PLAY + i, self.story.folk(name))
            self.story.t.folk_left &= ~(1 << self.story.folk(name))
        return self.has(crowd=len(folk))

    def drives(self, *wagons: str) -> Person:
        """``drives("small 0", "large 2")``: wagons, with the damage markers on them."""
        for kind in range(WAGON_KINDS):
            self.story.put("wagons", self.seat * WAGON_KINDS + kind, wagons.count(WAGONS[kind]))
        return self

    def plays(self, board: str) -> Person:
        return self.has(board=self.story.board(board))

    # Act

    def takes(self, die: str) -> Person:
        return self.does(f"take {die}")

    def may(self, verb: str = "") -> list[str]:
        """What he may do now: all, or what begins with that."""
        return [words for words in self.story.match.legal(self.seat) if words.startswith(verb)]

    # Look

    @property
    def tokens(self) -> list[int]:
        gold = self.story.t.gold[self.seat * NUGGETS : (self.seat + 1) * NUGGETS]
        return [value + 1 for value in range(NUGGETS) for _ in range(gold[value])]

    @property
    def gear(self) -> list[str]:
        t = self.story.t
        return [t.box.edition.tiles[tile].name for tile in t.gear[self.seat * TILES :][: t.load[self.seat]]]

    @property
    def folk(self) -> list[str]:
        t = self.story.t
        return [t.box.edition.folk[card].name for card in t.folk[self.seat * FOLK_IN_PLAY :][: t.crowd[self.seat]]]

    @property
    def wagons(self) -> list[str]:
        counts = self.story.t.wagons[self.seat * WAGON_KINDS : (self.seat + 1) * WAGON_KINDS]
        return [WAGONS[kind] for kind, count in enumerate(counts) for _ in range(count)]

    @property
    def capacity(self) -> int:
        """Slots of his wagons."""
        return int(self.story.match.view(self.seat)["players"][self.seat]["capacity"])

    @property
    def stowed(self) -> int:
        """Slots that his goods need."""
        return int(self.story.match.view(self.seat)["players"][self.seat]["stowed"])

    @property
    def final(self) -> dict[str, int]:
        """His points if the game ended now."""
        return dict(zip(SOURCES, self.story.t.sources(self.seat), strict=True))


def story(players: int = 2, first: str = "ada", sets: str = "A+B") -> Story:
    """A clean table on the morning of the first day."""
    return Story(players, first, sets)


def together(t: PioneerDays) -> dict[str, int]:
    """What must stay the same all game: all pieces of each kind, wherever they are."""
    return {
        "tokens": sum(t.tokens) + sum(t.gold) + sum(t.drawn),
        "nuggets": sum((i % NUGGETS + 1) * count for row in (t.tokens, t.gold, t.drawn) for i, count in enumerate(row)),
    }
