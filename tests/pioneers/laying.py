"""Lay a table for a story, act in words, look.

The people of the rulebook's examples sit clockwise: Bill, Annie, Jim, Katie.  A story begins in the purchase
phase of somebody's turn, on a table swept clean: no tiles, no roads, no coaches before anybody, no money.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import cast

from tests.laying import Kept, Somebody, chance_may, happened, in_chance_hands
from westbound.engine.entry import Entry
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import (
    BANK,
    CITIES,
    COACHES,
    COVERED,
    INCOME_TAKEN,
    NO_TILE,
    NOBODY,
    NUGGETS,
    PLAYERS,
    WORD,
    WORDS,
)
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES, Coach
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.steps import STEPS

PEOPLE = ("bill", "annie", "jim", "katie")


@cache
def usual_box(players: int, covered: str = "printed") -> Box:
    """Our edition, opened once."""
    return cast(Box, GAME.box(players, {"covered": covered} if players == 2 else None))


def fresh(players: int, covered: str = "printed") -> Pioneers:
    """A table whose set-up has not begun, for random play."""
    return cast(Pioneers, GAME.deal(usual_box(players, covered)))


def table_in_chance_hands(players: int, covered: str = "printed", box: Box | None = None) -> Match:
    """A fresh match whose chance is told what to draw."""
    box = box or usual_box(players, covered)
    options = {"covered": covered} if players == 2 else {}
    return in_chance_hands(GAME, box, options, PEOPLE[:players])


def table_of(match: Match) -> Pioneers:
    return cast(Pioneers, match.table)


def draw_somehow(match: Match, *wishes: str) -> None:
    """Let chance draw until somebody must choose: what is wished for if it can, else the first it may."""
    while match.table.actors() >> CHANCE & 1:
        may = chance_may(match)
        match.draw(next((wish for wish in wishes if wish in may), next(iter(may))))


@cache
def dealt(players: int, first: str, box: Box | None = None) -> Pioneers:
    match = table_in_chance_hands(players, box=box)
    draw_somehow(match, f"first {GAME.seats[PEOPLE.index(first)]}")
    return table_of(match)


class Story:
    """A table, and the people around it."""

    def __init__(self, players: int, first: str, turn: str, box: Box | None = None) -> None:
        self.match = table_in_chance_hands(players, box=box)
        self.t: Pioneers = dealt(players, first, box).copy()
        self.match.table = self.t
        self.match.journal = self.t.listen()
        self.people = [Person(self, seat) for seat in range(players)]
        self.laid = False
        self._cards = [20, 21, 22, 15, 14, 13, 12, 11, 9, 8, 6, 5]  # to be printed anew for the story
        self._reprinted: set[int] = set()
        self._told: list[Entry] = []  # what happened by itself since the table was laid
        self._sweep()
        self._skip_to(PEOPLE.index(turn))
        self._sweep()

    @property
    def bill(self) -> Person:
        return self.people[0]

    @property
    def annie(self) -> Person:
        return self.people[1]

    @property
    def jim(self) -> Person:
        return self.people[2]

    @property
    def katie(self) -> Person:
        return self.people[3]

    # Lay the table

    def put(self, field: str, place: int, value: int) -> None:
        values: list[int] = list(getattr(self.t, field))
        values[place] = value
        setattr(self.t, field, values)
        self.laid = True

    def tiles(self, **cities: str) -> Story:
        """``tiles(buffalo="farmer")``"""
        for city, tile in cities.items():
            self.put("tiles", self.city(city), TILE_NAMES.index(tile))
        return self

    def tile_everywhere(self, tile: str, but: Iterable[str] = ()) -> Story:
        for city in self.t.box.side.cities[1:]:
            if city.name not in but:
                self.tiles(**{city.name: tile})
        return self

    def stagecoach(self, city: str) -> Story:
        self.t.stagecoach = self.city(city)
        self.laid = True
        return self

    def shows(self, *coaches: str) -> Story:
        """The display, by the names of the coaches in our edition; what is missing are empty slots at the end."""
        cards = [self.card(coach) for coach in coaches]
        assert not set(cards) & self._reprinted, "this coach has other seats in this story"
        self.t.display = cards + [NOBODY] * (len(self.t.display) - len(cards))
        self.t.unseen &= ~sum(1 << card for card in cards)
        self.laid = True
        return self

    def stack(self, size: int) -> Story:
        self.t.stack_size = size
        return self

    def free_lines(self, *lines: str) -> Story:
        """All other lines are out of play."""
        free = [0] * WORDS
        for name in lines:
            line = self.line(name)
            free[line // WORD] |= 1 << line % WORD
        self.t.free = free
        self.laid = True
        return self

    def coach(self, seats: Iterable[str], points: int) -> int:
        """A card of the edition, printed anew."""
        card = next(c for c in self._cards if c not in self.t.display)
        self._cards.remove(card)
        self._reprinted.add(card)
        edition = self.t.box.edition
        coaches = list(edition.coaches)
        coaches[card] = Coach(coaches[card].name, tuple(JOB_NAMES.index(seat) for seat in seats), points)
        self.t.box = Box(replace(edition, coaches=coaches), self.t.box.side, self.t.players, "printed")
        self.t.unseen &= ~(1 << card)
        self.t.stack_size = min(self.t.stack_size, self.t.unseen.bit_count())
        return card

    # Let chance act

    def draws(self, words: str) -> Story:
        self.settle_down()
        self.match.draw(words)
        return self

    def chance(self) -> dict[str, int]:
        """What chance may draw, and how often it does; nothing if it is not asked."""
        self.settle_down()
        return chance_may(self.match)

    # Look

    @property
    def step(self) -> str:
        self.settle_down()
        return STEPS[self.t.step]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        self.settle_down()
        frames = self.t.frames(self.t.player)
        return next(PEOPLE[p] for step, p in zip(frames[::2], frames[1::2], strict=True) if STEPS[step] == "turn")

    @property
    def asked(self) -> list[str]:
        """Who must choose."""
        self.settle_down()
        return [PEOPLE[seat] for seat in self.match.actors()]

    @property
    def over(self) -> bool:
        self.settle_down()
        return self.match.over

    @property
    def winners(self) -> list[str]:
        return [PEOPLE[seat] for seat in GAME.winners(self.t)]

    @property
    def gains(self) -> dict[str, int]:
        """What everybody has more or less since the table was laid, incomes apart: ``{"katie": -1, "bank": 1}``."""
        self.settle_down()
        purses = [now - then for now, then in zip(self.t.cash, self._cash, strict=True)]
        told = self._told + [entry for moment in self.match.past for entry in moment.news]
        for entry in told:
            if entry.kind == INCOME_TAKEN:
                player, income, _ = entry.numbers
                purses[player] -= income
                purses[BANK] += income
        return {name: gain for name, gain in zip([*PEOPLE, "bank"], purses, strict=True) if gain}

    @property
    def where(self) -> str:
        """Where the stagecoach stands."""
        return self.t.box.side.cities[self.t.stagecoach].name

    @property
    def display(self) -> list[str | None]:
        return [None if card == NOBODY else self.t.box.edition.coaches[card].name for card in self.t.display]

    def tile(self, city: str) -> str | None:
        tile = self.t.tiles[self.city(city)]
        return TILE_NAMES[tile] if tile < NO_TILE else None

    def settlers(self, city: str) -> list[int]:
        at = self.city(city) * PLAYERS
        return self.t.settlers[at : at + self.t.players]

    def city(self, name: str) -> int:
        return [city.name for city in self.t.box.side.cities].index(name)

    def line(self, name: str) -> int:
        """A line by its ends, in either order."""
        return {frozenset(ends): i for i, ends in enumerate(self.t.box.side.lines)}[
            frozenset(self.city(city) for city in name.split("-"))
        ]

    def line_words(self, name: str) -> str:
        """``road ...`` as the game calls it."""
        return f"road {self.t.box.side.line_name(self.line(name))}"

    def card(self, coach: str) -> int:
        return [printed.name for printed in self.t.box.edition.coaches].index(coach)

    def settle_down(self) -> None:
        """Let go on what the laid table leaves nobody to decide."""
        if self.laid:
            self.laid = False
            self._cash = list(self.t.cash)
            self.match.past.clear()
            self.match.journal.news()
            self.t.advance()
            self._told = happened(self.match)

    def _sweep(self) -> None:
        t = self.t
        t.tiles = [COVERED if tile == COVERED else NO_TILE for tile in t.tiles]
        t.settlers = [1] * t.players + [0] * (CITIES * PLAYERS - t.players)
        t.fleet = [0] * PLAYERS
        t.coaches = [0] * (PLAYERS * COACHES)
        t.crews = [0] * (PLAYERS * COACHES)
        t.cash = [0] * (PLAYERS + 1)
        t.supply = [19] * t.players + [0] * (PLAYERS - t.players)
        t.stock = [15] * t.players + [0] * (PLAYERS - t.players)
        t.stir = False

    def _skip_to(self, seat: int) -> None:
        """Those before *seat* can buy nothing and go nowhere."""
        between = (seat - self.t.first) % self.t.players
        for i in range(between):
            self.put("stock", (self.t.first + i) % self.t.players, 0)
            self.put("supply", (self.t.first + i) % self.t.players, 0)
        self.put("cash", seat, 9)
        self.settle_down()


class Person(Somebody[Story]):
    """Somebody at the table."""

    cash = Kept()
    supply = Kept()
    stock = Kept()  # roads left
    points = Kept()  # for emptied coaches
    bankers = Kept()
    merchants = Kept()

    # Lay what is before him

    def rides(self, *seats: str, points: int = 6, gone: int = 0) -> Person:
        """A coach before him; the pioneers of its first *gone* seats have left it."""
        t = self.story.t
        card = self.story.coach(seats, points)
        at = self.seat * COACHES + t.fleet[self.seat]
        self.story.put("coaches", at, card)
        self.story.put("crews", at, ((1 << len(seats)) - 1) & ~((1 << gone) - 1))
        self.story.put("fleet", self.seat, t.fleet[self.seat] + 1)
        return self.has(supply=t.supply[self.seat] - len(seats) + gone)

    def built(self, *lines: str) -> Person:
        for name in lines:
            t, line = self.story.t, self.story.line(name)
            word, here = line // WORD, 1 << line % WORD
            self.story.put("roads", self.seat * WORDS + word, t.roads[self.seat * WORDS + word] | here)
            self.story.put("free", word, t.free[word] & ~here)
            self.has(stock=t.stock[self.seat] - 1)
        return self

    def lives_in(self, **cities: int) -> Person:
        """``lives_in(buffalo=2)``: two of his pioneers are settled there."""
        for city, count in cities.items():
            self.story.put("settlers", self.story.city(city) * PLAYERS + self.seat, count)
        return self

    def found(self, *nuggets: int) -> Person:
        for value in range(NUGGETS):
            count = nuggets.count(value + 3)
            self.story.put("found", self.seat * NUGGETS + value, count)
            self.story.put("nuggets", value, self.story.t.nuggets[value] - count)
        return self

    # Act

    def does(self, *actions: str) -> Person:
        """One action after the other; a road may be called by its ends in either order."""
        for words in actions:
            self.story.settle_down()
            if words.startswith("road "):
                words = self.story.line_words(words.removeprefix("road "))
            self.story.match.play(self.seat, words)
        return self

    def drives(self, city: str) -> Person:
        """Buys nothing more and travels."""
        return self.buys_nothing().does(f"travel {city}")

    def takes_reins(self, *cities: str) -> Person:
        """Buys nothing more and drives to one city after the other."""
        return self.buys_nothing().does("reins", *(f"drive {city}" for city in cities))

    def buys_nothing(self) -> Person:
        return self.does("pass") if self.story.step == "purchase" else self

    def may(self) -> list[str]:
        self.story.settle_down()
        return self.story.match.legal(self.seat)

    def may_buy(self) -> set[str]:
        """Which purchases, whatever the line: ``{"pass", "road", "two roads", "coach 1"}``."""
        return {"road" if words.startswith("road ") else words for words in self.may()}

    def may_build(self, line: str) -> bool:
        return self.story.line_words(line) in self.may()

    # Look

    @property
    def aboard(self) -> list[list[str]]:
        """Who still rides, coach by coach."""
        t = self.story.t
        fleet = range(self.seat * COACHES, self.seat * COACHES + t.fleet[self.seat])
        seats = [t.box.edition.coaches[t.coaches[i]].seats for i in fleet]
        return [
            [JOB_NAMES[job] for place, job in enumerate(jobs) if t.crews[i] >> place & 1]
            for i, jobs in zip(fleet, seats, strict=True)
        ]

    @property
    def roads(self) -> list[str]:
        t, side = self.story.t, self.story.t.box.side
        return [side.line_name(i) for i in range(t.box.lines) if t.roads[self.seat * WORDS + i // WORD] >> i % WORD & 1]

    @property
    def nuggets(self) -> list[int]:
        found = self.story.t.found[self.seat * NUGGETS : (self.seat + 1) * NUGGETS]
        return [value + 3 for value in range(NUGGETS) for _ in range(found[value])]

    @property
    def final(self) -> dict[str, int]:
        """His points if the game ended now."""
        return dict(zip(("coaches", "seats", "nuggets", "network"), self.story.t.sources(self.seat), strict=True))


def story(players: int = 4, first: str = "bill", turn: str = "", box: Box | None = None) -> Story:
    """A clean table in the purchase phase of *turn* (usually the first player), with our edition or another box."""
    return Story(players, first, turn or first, box)


def together(t: Pioneers) -> dict[str, int]:
    """What must stay the same all game: all pieces of each kind, wherever they are."""
    aboard = sum(crew.bit_count() for crew in t.crews)
    cards = [t.coaches[s * COACHES + i] for s in range(t.players) for i in range(t.fleet[s])]
    return {
        "money": sum(t.cash),
        "pioneers": sum(t.supply) + sum(t.settlers) + aboard,
        "roads": sum(t.stock) + sum(mask.bit_count() for mask in t.roads),
        "coaches": len(cards) + sum(card != NOBODY for card in t.display) + (t.unseen | t.starters).bit_count(),
        "nuggets": sum(t.nuggets) + sum(t.found),
    }
