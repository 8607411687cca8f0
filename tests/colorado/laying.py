"""Lay a table for a story, act in words, look.

Joe, Audrey, Tom and Achille sit clockwise, as in the rulebook; Joe is the Caller.  A story begins with his call, on a
table swept clean: everybody has three nuggets and nothing else, has discovered Durango, and all cards are in the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from tests.colorado.memory import remember, remembered
from westbound import IllegalAction
from westbound.engine.entry import Entry
from westbound.engine.match import Match
from westbound.engine.names import CHANCE, ENTRY, FRAME
from westbound.engine.record import Header
from westbound.games.colorado.box import Box
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import (
    BOUNTIES,
    CALLING,
    COLORS,
    DREW,
    FAMILIES,
    KINDS,
    MEDALS,
    PLAYERS,
    REGIONS,
    TIPI_BOXES,
    ZONES,
)
from westbound.games.colorado.printed import BOUNTY_NAMES, CARD_NAMES, TRACK_NAMES, ZONE_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.steps import STEPS
from westbound.games.colorado.view import SOURCES

FIRST = Path(__file__).with_name("first.toml")  # a map of the tests' own: tuning our edition does not touch them
PEOPLE = ("joe", "audrey", "tom", "achille")
SEATS = dict(zip(PEOPLE, GAME.seats, strict=True))


@cache
def usual_box(players: int) -> Box:
    """The edition of the tests, opened once."""
    return cast(Box, GAME.box(players, {}, FIRST))


def fresh(players: int) -> Colorado:
    """A table whose set-up has not begun, for random play."""
    return cast(Colorado, GAME.deal(usual_box(players)))


def table_in_chance_hands(players: int) -> Match:
    """A fresh match whose chance is told what to draw."""
    box = usual_box(players)
    name, digest = GAME.edition(box)
    header = Header(
        game="colorado",
        rules=GAME.version,
        edition=name,
        digest=digest,
        players=players,
        options={},
        seats=list(PEOPLE[:players]),
    )
    return Match(GAME, box, header, None)


def table_of(match: Match) -> Colorado:
    return cast(Colorado, match.table)


def chance_may(match: Match) -> dict[str, int]:
    """What chance may draw, and how often it does; nothing if it is not asked."""
    legal = [match.space.text(action) for action in match.table.legal(CHANCE)]
    return dict(zip(legal, match.table.weights(CHANCE), strict=True))


def draw_on(match: Match, *wishes: str) -> None:
    """Let chance draw while it is asked: the next wish as soon as it can, else the first it may."""
    wanted = list(wishes)
    while may := chance_may(match):
        match.draw(wanted.pop(0) if wanted and wanted[0] in may else next(iter(may)))
    assert not wanted, "chance was not asked for these"


@cache
def first_call(players: int) -> Colorado:
    match = table_in_chance_hands(players)
    draw_on(match, "first campfire")
    for seat in range(players):
        match.play(seat, "start durango")
    return table_of(match)


def told(entries: Iterable[Entry], box: Box, *keys: str) -> list[str]:
    """Entries in words, ``laid campfire blue 3``: all, or those with these keys."""
    lines = []
    for entry in entries:
        key, *numbers = GAME.kinds[entry.kind]
        if not keys or key in keys:
            natures = [number.split(":")[1] for number in numbers]
            values = [GAME.entity(box, nature, n) for nature, n in zip(natures, entry.numbers, strict=False)]
            lines.append(" ".join([key, *values]))
    return lines


def counted(cards: Sequence[str]) -> list[int]:
    return [cards.count(card) for card in CARD_NAMES]


def named(counts: list[int]) -> list[str]:
    return [card for card, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)]


class Story:
    """A table, and the people around it."""

    def __init__(self, players: int) -> None:
        self.match = table_in_chance_hands(players)
        self.t: Colorado = first_call(players).copy()
        self.match.table = self.t
        self.match.journal = self.t.listen()
        self.people = [Person(self, seat) for seat in range(players)]
        self._happened: list[Entry] = []  # by itself, when a turn was cut short
        self._sweep()

    @property
    def joe(self) -> Person:
        return self.people[0]

    @property
    def audrey(self) -> Person:
        return self.people[1]

    @property
    def tom(self) -> Person:
        return self.people[2]

    @property
    def achille(self) -> Person:
        return self.people[3]

    # Lay the table

    def put(self, field: str, place: int, value: int) -> None:
        values: list[int] = list(getattr(self.t, field))
        values[place] = value
        setattr(self.t, field, values)

    def reserve(self, nuggets: int) -> Story:
        self.t.reserve = nuggets
        return self

    def pile(self, *cards: str) -> Story:
        """Only these cards are in the pile."""
        self.t.pile = counted(cards)
        return self

    def discards(self, *cards: str) -> Story:
        self.t.discards = counted(cards)
        return self

    def closed(self, **medals: int) -> Story:
        """``closed(saloon=1)``: so many medals of a track or zone were taken in earlier turns."""
        for bounty, count in medals.items():
            self.put("closed", BOUNTY_NAMES.index(bounty), count)
        return self

    def prints(self, track: str, *icons: str) -> Story:
        """A track of our edition with other icons over its boxes."""
        edition = self.t.box.edition
        tracks = edition.tracks | {track: replace(edition.tracks[track], icons=icons)}
        self.t.box = Box(replace(edition, tracks=tracks), self.t.players)
        return self

    def at(self, turn: int) -> Story:
        self.t.turn = turn
        return self

    # Let things happen

    def calls(self, card: str) -> Story:
        """The last player gives Joe a card; now all act."""
        giver = self.people[-1]
        giver.holds(*giver.hand, card)
        self.joe.does(f"ask {SEATS[giver.name]} {card}")
        giver.does(f"give {card}")
        return self

    def draws(self, *cards: str) -> Story:
        """These cards come from the pile."""
        for card in cards:
            self.match.draw(f"card {card}")
        return self

    def takes(self, card: str) -> Story:
        """The Caller takes this card, unseen, of a hand."""
        self.match.draw(f"take {card}")
        return self

    def chance(self) -> dict[str, int]:
        return chance_may(self.match)

    def rest_act(self) -> Story:
        """Everybody who is still to act in this turn does the first he may, and so does chance."""
        turn = self.t.turn
        while True:
            draw_on(self.match)
            if self.over or self.t.turn != turn:
                return self
            person = self.people[self.match.actors()[0]]
            person.does(person.may()[0])

    def turn_ends(self) -> Story:
        """The turn is over but for its end, and nobody has done anything."""
        t = self.t
        assert STEPS[t.step] == "calling"
        stack = list(t.stack)
        stack[(t.depth[0] - 1) * FRAME + 2] = FAMILIES - CALLING + 1  # the phases that are over
        t.stack = stack
        t.step = FAMILIES
        return self.go_on()

    def go_on(self) -> Story:
        """Let everything happen that nobody has to decide."""
        self.match.journal.news()
        self.t.advance()
        news = self.match.journal.news()
        self._happened += [
            Entry(news[i], news[i + 1], tuple(news[i + 2 : i + ENTRY])) for i in range(0, len(news), ENTRY)
        ]
        return self

    # Look

    @property
    def asked(self) -> list[str]:
        """Who must choose."""
        return [PEOPLE[seat] for seat in self.match.actors()]

    @property
    def caller(self) -> str:
        return PEOPLE[self.t.caller]

    @property
    def pile_size(self) -> int:
        return sum(self.t.pile)

    @property
    def discarded(self) -> list[str]:
        return named(list(self.t.discards))

    def medals_left(self, bounty: str) -> list[int]:
        return cast(list[int], self.match.view(None)["medals_left"][bounty])

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

    def region(self, name: str) -> int:
        return [region.name for region in self.t.box.edition.regions].index(name)

    def _sweep(self) -> None:
        t = self.t
        t.hands = [0] * (PLAYERS * KINDS)
        t.areas = [0] * PLAYERS
        t.pile = list(t.box.copies) * COLORS
        t.anew = False
        remember(t, [])


class Person:
    """Somebody at the table."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat
        self.name = PEOPLE[seat]

    # Lay what is before him

    def holds(self, *cards: str) -> Person:
        """This is his hand; it comes out of the pile, and nobody knows anything of it."""
        t = self.story.t
        for kind, (count, before) in enumerate(zip(counted(cards), counted(self.hand), strict=True)):
            self.story.put("pile", kind, max(t.pile[kind] + before - count, 0))
            self.story.put("hands", self.seat * KINDS + kind, count)
        self._draws_all()
        return self

    def _draws_all(self) -> None:
        """Of the past of this hand nobody knows more than that its cards were drawn."""
        t = self.story.t
        others = [fact for fact in remembered(t) if fact[1] != self.seat]
        remember(t, others + [(DREW, self.seat, CARD_NAMES.index(card)) for card in self.hand])

    def lays(self, *cards: str) -> Person:
        """These cards lie before him; they come out of the pile."""
        for card in cards:
            kind = CARD_NAMES.index(card)
            self.story.put("areas", self.seat, self.story.t.areas[self.seat] | 1 << kind)
            self.story.put("pile", kind, max(self.story.t.pile[kind] - 1, 0))
        return self

    def owns(self, nuggets: int) -> Person:
        """So many nuggets; the others are in the reserve."""
        t = self.story.t
        t.reserve += t.nuggets[self.seat] - nuggets
        self.story.put("nuggets", self.seat, nuggets)
        return self

    def discovered(self, *regions: str) -> Person:
        """These regions besides Durango; the boxes of the zones are ticked."""
        t = self.story.t
        for name in regions:
            region = self.story.region(name)
            zone = self.seat * ZONES + t.box.zone[region]
            self.story.put("flags", self.seat, t.flags[self.seat] | 1 << region)
            self.story.put("zones", zone, min(t.zones[zone] + 1, t.box.rows[t.box.zone[region]]))
        return self

    def ticked(self, region: str, *steps: int) -> Person:
        """These steps of a region."""
        at = self.seat * REGIONS + self.story.region(region)
        self.story.put("ticks", at, sum(1 << step - 1 for step in steps))
        return self

    def travelled(self, *rails: int) -> Person:
        """These steps of the railroad."""
        self.story.put("rails", self.seat, sum(1 << rail - 1 for rail in rails))
        self.story.put("rail_at", self.seat, rails[-1] - 1)
        return self

    def tipi(self, boxes: str) -> Person:
        """``tipi("...xx..")``: the boxes of his tipi track."""
        assert len(boxes) == TIPI_BOXES
        self.story.put("tipi", self.seat, sum(1 << i for i, box in enumerate(boxes) if box == "x"))
        return self

    def marked(self, **boxes: int) -> Person:
        """``marked(saloon=3, desert=2)``: so many boxes of a track or a zone."""
        for name, count in boxes.items():
            if name in TRACK_NAMES:
                self.story.put("tracks", self.seat * BOUNTIES + TRACK_NAMES.index(name), count)
            else:
                self.story.put("zones", self.seat * ZONES + ZONE_NAMES.index(name), count)
        return self

    def has_won(self, *points: int) -> Person:
        """These medals, wherever from."""
        for i, medal in enumerate(points):
            self.story.put("medals", self.seat * MEDALS + i, medal)
        self.story.put("won", self.seat, len(points))
        return self

    # Act

    def does(self, *actions: str) -> Person:
        """One action after the other."""
        for words in actions:
            self.story.match.play(self.seat, words)
        return self

    def may(self, verb: str = "") -> list[str]:
        """What he may do now: all, or what begins with that."""
        return [words for words in self.story.match.legal(self.seat) if words.startswith(verb)]

    def may_not(self, words: str) -> None:
        with pytest.raises(IllegalAction):
            self.does(words)

    # Look

    @property
    def hand(self) -> list[str]:
        return named(list(self.story.t.hands[self.seat * KINDS : (self.seat + 1) * KINDS]))

    @property
    def area(self) -> list[str]:
        return [card for kind, card in enumerate(CARD_NAMES) if self.story.t.areas[self.seat] >> kind & 1]

    @property
    def nuggets(self) -> int:
        return self.story.t.nuggets[self.seat]

    @property
    def regions(self) -> list[str]:
        """Those he has discovered."""
        return self._sees("flags")

    @property
    def steps(self) -> list[str]:
        return self._sees("steps")

    @property
    def rails(self) -> list[str]:
        return self._sees("rails")

    @property
    def tipi_track(self) -> str:
        return "".join("x" if self.story.t.tipi[self.seat] >> box & 1 else "." for box in range(TIPI_BOXES))

    def boxes(self, name: str) -> int:
        """Ticked boxes of a track or a zone."""
        t = self.story.t
        if name in TRACK_NAMES:
            return t.tracks[self.seat * BOUNTIES + TRACK_NAMES.index(name)]
        return t.zones[self.seat * ZONES + ZONE_NAMES.index(name)]

    @property
    def medals(self) -> list[int]:
        t = self.story.t
        return list(t.medals[self.seat * MEDALS : self.seat * MEDALS + t.won[self.seat]])

    @property
    def score(self) -> int:
        return sum(self.points.values())

    @property
    def points(self) -> dict[str, int]:
        """His points by zone, and of his medals."""
        return dict(zip(SOURCES, self.story.t.sources(self.seat), strict=True))

    def _sees(self, what: str) -> list[str]:
        return cast(list[str], self.story.match.view(self.seat)["players"][self.seat][what])


def story(players: int = 2) -> Story:
    """A clean table: Joe calls."""
    return Story(players)
