"""Every kind of thing on a board that can be chosen, and positions in which they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

import westbound
from westbound import Match


class Target(NamedTuple):
    """What is drawn where, for choices with that verb."""

    verb: str
    place: str  # a CSS selector
    component: str  # that draws it, in the folder of the game
    unfolded: bool = False  # whether it is seen after one's cards were unfolded


def targets(component: str, place: str, *verbs: str, unfolded: bool = False) -> list[Target]:
    """The same place for several verbs."""
    return [Target(verb, place, component, unfolded) for verb in verbs]


TARGETS: Final = {
    "pioneers": [
        *targets("map/Trail", ".line", "road"),
        *targets("map/City", ".city", "travel", "drive"),
        *targets("map/Stagecoach", ".stagecoach", "reins"),
        *targets("map/Route", ".number", "route"),
        *targets("Display", ".slot", "coach"),
        *targets("pieces/Wagon", ".coaches .seat", "settle", "return"),
        *targets("pieces/Wagon", ".coaches .wagon", "join"),
    ],
    "pioneer_days": [
        *targets("main/Pool", ".die", "take"),
        *targets("main/Faces", ".income", "income"),
        *targets("main/Faces", ".deed", "mine", "cattle", "wood", "medicine"),
        *targets("main/Faces", ".face", "turn"),
        *targets("cards/Card", ".faces .paper", "recruit"),
        *targets("cards/Card", ".boards .paper", "board"),
        *targets("cards/Card", ".crew .paper", "pay", "act", "keep", unfolded=True),
        *targets("cards/Tile", ".store .tile", "equip"),
        *targets("cards/Tile", ".gear .tile", "discard tile", "give tile", unfolded=True),
        *targets("main/Store", ".store .wagon", "wagon"),
        *targets("main/Towns", ".town", "fulfil"),
        *targets("players/Mate", ".crew .mate", "pay", "act", "keep"),
        *targets("players/Wagon", ".train .wagon", "damage", "repair"),
        *targets("players/Load", ".load", "discard", "discard token", "discard tile", "give token", "give tile"),
        *targets("Offers", ".good:not([data-drawn])", "choose"),
        *targets("Offers", ".good[data-drawn]", "keep token"),
    ],
    "colorado": [
        *targets("cards/Card", ".call .paper", "ask"),
        *targets("cards/Card", ".hand .paper", "give", "buy", "swap", "free"),
        *targets("cards/Stock", ".lot", "draw", "nugget"),
        *targets("sheet/Region", ".land", "start", "discover"),
        *targets("sheet/Spot", ".spot", "tick", "rail"),
        *targets("bounty/Boxes", ".box", "left", "right"),
        *targets("Offers", ".actions .action", "draw", "nugget"),
        *targets("Offers", ".pair", "pair"),
        *targets("Offers", ".strip > .action[tabindex='-1']", "left", "right"),
        *targets("Offers", ".strip > .action[tabindex='0']", "pass", "nothing"),
    ],
}
LISTED: Final = {"pioneers": {"pass", "two roads"}, "pioneer_days": {"pass"}, "colorado": set[str]()}
CHANCE: Final = {  # what nobody chooses
    "pioneers": {"cover", "lay", "replace", "exchange", "first", "reveal", "deal", "nugget"},
    "pioneer_days": {"first", "roll", "townsfolk", "town", "equipment", "deal", "token"},
    "colorado": {"first", "card", "take", "no card"},
}
RARE: Final = {"pioneer_days": {"repair": 6, "act": 9}}  # random games in which something rare happens
ALONE: Final = {"nothing"}  # what is never one choice of several


class Position(NamedTuple):
    """A decision of a game."""

    match: Match
    seat: int
    verbs: frozenset[str]

    def words(self, verb: str) -> list[str]:
        """The choices with that verb."""
        return [words for words in self.match.legal(self.seat) if verb_of(self.match, words) == verb]


def verb_of(match: Match, words: str) -> str:
    return match.space.parts(match.space.parse(words))[0]


@cache
def positions(game: str) -> list[Position]:
    """A few decisions in which every verb is on offer, beside other choices if it ever is."""
    wanted = {target.verb for target in TARGETS[game]}
    places: dict[frozenset[str], tuple[int, int, dict[str, str], int]] = {}
    for seed in chain(range(4), RARE.get(game, {}).values()):
        for players, options in westbound.game(game).variants():
            for number, verbs in enumerate(verbs_in(game, players, options, seed)):
                places.setdefault(verbs & wanted, (players, seed, options, number))
    found = []
    while wanted:
        verbs = max(places, key=lambda verbs: (len(verbs & wanted), sorted(verbs)))
        assert verbs & wanted, f"nobody could ever {' or '.join(wanted)}"
        found.append(position(game, verbs, *places[verbs]))
        wanted -= verbs
    return found


def first(game: str, verb: str, players: int) -> Position:
    """The first decision with that verb on offer in a random game."""
    verbs = list(verbs_in(game, players, {}, 1))
    number = next(number for number, found in enumerate(verbs) if verb in found)
    return position(game, verbs[number], players, 1, {}, number)


def verbs_in(game: str, players: int, options: dict[str, str], seed: int) -> Iterator[frozenset[str]]:
    """The verbs on offer at each decision of a random game."""
    for match, seat in decisions(game, players, options, seed):
        legal = match.legal(seat)
        verbs = frozenset(verb_of(match, words) for words in legal)
        yield verbs if len(legal) > 1 else verbs & ALONE


def position(
    game: str, verbs: frozenset[str], players: int, seed: int, options: dict[str, str], number: int
) -> Position:
    """The decision with that number in a random game."""
    for at, (match, seat) in enumerate(decisions(game, players, options, seed)):
        if at == number:
            return Position(match, seat, verbs)
    raise AssertionError(f"the game ended before decision {number}")


def decisions(game: str, players: int, options: dict[str, str], seed: int) -> Iterator[tuple[Match, int]]:
    """A random game, at each decision."""
    match, rng = westbound.new(game, players, seed, options), random.Random(seed)
    while not match.over:
        seat, *_ = match.actors()
        yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))
