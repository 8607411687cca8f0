"""Pioneer Days: what is printed, as numbers for the rules."""

from __future__ import annotations

import cython

from westbound.engine.desk import Mask
from westbound.engine.effects import Effect, Programs
from westbound.games.pioneer_days import worth
from westbound.games.pioneer_days.printed import Card, Edition, lasting
from westbound.games.pioneer_days.vocabulary import GOOD_NAMES, brought, costing, counted

if not cython.compiled:
    from westbound.engine.native import bit, masks, reals, row
    from westbound.games.pioneer_days.names import *

ASKS_SOMEBODY = (  # a player, all players at once, or chance
    *(FIRST_PLAYER, FIRST_FOLK, FIRST_TOWNS, DEALING, LAYING_TOWNS, LAYING_TILES, LAYING_FOLK, ROLLING),
    *(CHOOSING_BOARDS, CHOOSING_BOARD, TAKING, USING, BUYING, ACTING, CHOOSING_GOOD, PAYING, TAKING_TILE, MENDING),
    *(DRAWING, MINING, KEEPING_TOKEN, FITTING, STORMS, STORM_DAMAGE, DISEASES, DISEASE_KEEPING),
    *(VISITS, VISITING, GIVING),
)


class Box:
    """The content of an edition for a number of players; shared by all positions and never changed."""

    def __init__(self, edition: Edition, players: int, sets: str, boards: str) -> None:
        """*sets* are two letters, as ``A+B``; *boards* is ``dealt`` or ``standard``."""
        self.edition = edition
        self.sets = sets
        if not cython.compiled:
            self.players = 0
            self.standard_only = False
            self.folk: Mask = 0  # the townsfolk in play
            self.program = row(PROGRAM)  # all effects, one after the other
            self.at = row(ABILITIES * MOMENTS)  # by ability and moment: the address of its effects ...
            self.brings = row(ABILITIES * MOMENTS)  # ... what they change, of everything that can be counted ...
            self.counts = row(ABILITIES * MOMENTS)  # ... what they count ...
            self.costs = row(ABILITIES * MOMENTS)  # ... and what they may be paid with, as bits
            self.lasting = row(ABILITIES * LASTINGS)  # by ability and word: how much
            self.scoring = row(ABILITIES * SCORINGS)  # by ability: its condition
            self.asks = row(TOWNS * ASKS)  # by town and good: how many
            self.favors = row(TOWNS)
            self.wagon = row(BOARDS)  # by board: the size of the first wagon
            self.starts = row(BOARDS * STARTS)  # by board: the equipment it starts with
            self.tile = row(BOARDS)  # by board: the equipment it begins with
            self.tokens = row(NUGGETS)
            self.worth = reals(GOODS)  # by good, in points; see worth.py
            self.growth = reals(GOODS)  # by good: how many more of it each day brings, or 0 if it is spent
            self.room = reals(MOST_ROOM)  # by number of free slots: what they are worth
            self.danger = reals(DAYS_LEFT * TRACK_END)  # by days left and position of a marker
            self.prospects = reals(DAYS_LEFT * ABILITIES)  # by days left and ability: what it will bring, ...
            self.growing = reals(DAYS_LEFT * ABILITIES * SENTENCES)  # ... for each that it counts, ...
            self.growing_with = row(ABILITIES * SENTENCES)  # ... of what, until NOBODY, ...
            self.at_once = reals(DAYS_LEFT * ABILITIES)  # ... and when it is acquired
            self.traits = reals(ABILITIES * TRAITS)
            self.has_traits = masks(ABILITIES)  # those that are not 0
            self.starts_worth = reals(BOARDS)  # by board: what it starts with
            self.column = row(HEADINGS + 1)  # by step that asks: its number among them
        cards = [*edition.folk, *edition.boards, *edition.tiles]
        programs = Programs()
        doings = [doing(card, moment) for card in cards for moment in range(MOMENTS)]
        at = [programs.add(effects) for effects in doings]
        self.players = players
        self.standard_only = boards == "standard"
        for i in range(FOLK):
            if edition.folk[i].set in sets.split("+"):
                self.folk |= bit(i)
        self.program = programs.numbers + [0] * (PROGRAM - len(programs.numbers))
        self.at = at
        self.brings = [bits(brought(effects)) for effects in doings]
        self.counts = [bits(counted(effects)) for effects in doings]
        self.costs = [bits(costing(effects)) for effects in doings]
        self.lasting = [lasting(card, LASTING + word) for card in cards for word in range(LASTINGS)]
        self.scoring = [number for card in cards for number in condition(card)]
        self.asks = [town.asks.get(good, 0) for town in edition.towns for good in GOOD_NAMES[:ASKS]]
        self.favors = [town.favors for town in edition.towns]
        self.wagon = [start.wagon for start in edition.starts]
        self.starts = [start.goods.get(good, 0) for start in edition.starts for good in GOOD_NAMES[:STARTS]]
        self.tile = [NOBODY if start.tile is None else start.tile for start in edition.starts]
        self.tokens = [ONE_NUGGET, TWO_NUGGETS, THREE_NUGGETS]
        self.worth = worth.by_good(worth.WORTH)
        self.growth = worth.by_good(worth.GROWTH)
        self.room = worth.FREE_SLOTS
        self.danger = [worth.danger(at, days) for days in range(DAYS_LEFT) for at in range(TRACK_END)]
        self.prospects = worth.by_day([worth.plain_prospect(card) for card in cards])
        self.growing = worth.by_day([one for card in cards for one in worth.growing_prospects(card)])
        self.growing_with = [what for card in cards for what in worth.counted_by(card)]
        self.at_once = worth.by_day([worth.worth_now(card) for card in cards])
        traits = [worth.traits(card, condition(card)) for card in cards]
        self.traits = [number for card in traits for number in card]
        self.has_traits = [sum(1 << i for i, number in enumerate(card) if number) for card in traits]
        self.starts_worth = [worth.start_worth(start, edition.tiles) for start in edition.starts]
        self.column = [ASKS_SOMEBODY.index(step) if step in ASKS_SOMEBODY else 0 for step in range(HEADINGS + 1)]


def doing(card: Card, moment: int) -> list[Effect]:
    return [sentence.effect for sentence in card.does if sentence.moment == moment]


def bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def condition(card: Card) -> list[int]:
    """Word, points, per how many, of what; all 0 if there is no condition."""
    if not card.scores:
        return [0] * SCORINGS
    word, values = card.scores[0].effect
    if word == POINTS:
        return [word, *values, 0, 0]
    if word == POINTS_PER:
        return [POINTS_PER_MANY, values[0], 1, values[1]]
    return [word, *values]
