"""Lay a table for a story, act in words, look.

Joe, Audrey, Tom and Achille sit clockwise, as in the rulebook; Joe is the Caller.  A story begins with the call, on a
cleared table: everybody has three nuggets and nothing else, has discovered Durango, and all cards are in the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

from tests.colorado.memory import remember, remembered
from tests.stories import story as base
from tests.stories.story import draw_on
from westbound.engine.match import Match
from westbound.engine.names import FRAME
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


def undrawn(players: int) -> Match:
    """A fresh match whose draws the test decides."""
    return base.undrawn(GAME, usual_box(players), PEOPLE[:players])


def table_of(match: Match) -> Colorado:
    return cast(Colorado, match.table)


@cache
def first_call(players: int) -> Colorado:
    match = undrawn(players)
    draw_on(match, "first campfire")
    for seat in range(players):
        match.play(seat, "start durango")
    return table_of(match)


def counted(cards: Sequence[str]) -> list[int]:
    return [cards.count(card) for card in CARD_NAMES]


def named(counts: list[int]) -> list[str]:
    return [card for card, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)]


class Story(base.Story[Colorado, "Person"]):
    """A table, and the people around it."""

    names = PEOPLE
    joe: Person
    audrey: Person
    tom: Person
    achille: Person

    def __init__(self, players: int) -> None:
        super().__init__(undrawn(players), first_call(players).copy(), Person)
        self._sweep()

    # Lay the table

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
        """``closed(saloon=1)``: one medal of the saloon was taken in earlier turns."""
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
        return super().draws(*(f"card {card}" for card in cards))

    def takes(self, card: str) -> Story:
        """The Caller takes this card, unseen, of a hand."""
        self.match.draw(f"take {card}")
        return self

    def rest_act(self) -> Story:
        """Everybody who still has to act in this turn takes their first option, and so does chance."""
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

    # Look

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

    def region(self, name: str) -> int:
        return [region.name for region in self.t.box.edition.regions].index(name)

    def _sweep(self) -> None:
        t = self.t
        t.hands = [0] * (PLAYERS * KINDS)
        t.areas = [0] * PLAYERS
        t.pile = list(t.box.copies) * COLORS
        t.anew = False
        remember(t, [])


class Person(base.Person[Story]):
    """Somebody at the table."""

    nuggets = base.Kept()

    # Lay what is before them

    def holds(self, *cards: str) -> Person:
        """Their hand; it comes out of the pile, and nobody knows anything about it."""
        t = self.story.t
        for kind, (count, before) in enumerate(zip(counted(cards), counted(self.hand), strict=True)):
            self.story.put("pile", kind, max(t.pile[kind] + before - count, 0))
            self.story.put("hands", self.seat * KINDS + kind, count)
        self._draws_all()
        return self

    def _draws_all(self) -> None:
        """Others know only that the cards of this hand were drawn."""
        t = self.story.t
        others = [fact for fact in remembered(t) if fact[1] != self.seat]
        remember(t, others + [(DREW, self.seat, CARD_NAMES.index(card)) for card in self.hand])

    def lays(self, *cards: str) -> Person:
        """The cards in their play area; they come out of the pile."""
        for card in cards:
            kind = CARD_NAMES.index(card)
            self.story.put("areas", self.seat, self.story.t.areas[self.seat] | 1 << kind)
            self.story.put("pile", kind, max(self.story.t.pile[kind] - 1, 0))
        return self

    def owns(self, nuggets: int) -> Person:
        """Their nuggets; the others are in the reserve."""
        t = self.story.t
        t.reserve += t.nuggets[self.seat] - nuggets
        self.story.put("nuggets", self.seat, nuggets)
        return self

    def discovered(self, *regions: str) -> Person:
        """These regions in addition to Durango; the boxes of the zones are ticked."""
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
        """``tipi("...xx..")``: the boxes of their tipi track."""
        assert len(boxes) == TIPI_BOXES
        self.story.put("tipi", self.seat, sum(1 << i for i, box in enumerate(boxes) if box == "x"))
        return self

    def marked(self, **boxes: int) -> Person:
        """``marked(saloon=3, desert=2)``: ticked boxes of a track or a zone."""
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

    # Look

    @property
    def hand(self) -> list[str]:
        return named(list(self.story.t.hands[self.seat * KINDS : (self.seat + 1) * KINDS]))

    @property
    def area(self) -> list[str]:
        return [card for kind, card in enumerate(CARD_NAMES) if self.story.t.areas[self.seat] >> kind & 1]

    @property
    def regions(self) -> list[str]:
        """The regions they have discovered."""
        return cast(list[str], self.sees("flags"))

    @property
    def steps(self) -> list[str]:
        return cast(list[str], self.sees("steps"))

    @property
    def rails(self) -> list[str]:
        return cast(list[str], self.sees("rails"))

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
        """Their points by zone and for medals."""
        return dict(zip(SOURCES, self.story.t.sources(self.seat), strict=True))


def story(players: int = 2) -> Story:
    """A clean table: Joe calls."""
    return Story(players)
