"""The course of a game: the chances to win, turn by turn."""

from __future__ import annotations

from itertools import accumulate

import msgspec

from westbound.coach.review import Review
from westbound.engine.game import TURN_OF
from westbound.engine.match import Match


class Point(msgspec.Struct, frozen=True):
    """A seat's chance to win at the first decision of a turn, or at the end."""

    turn: int
    chance: float
    luck: float  # how much of it luck has made so far


def turns(match: Match) -> list[int]:
    """Return the number of turns begun before each action, as replays count them; all 0 in a game without turns."""
    begun = [
        sum(match.game.kinds[entry.kind].key == TURN_OF for entry in news)
        for news in [match.opening, *(moment.news for moment in match.past)]
    ]
    return [*accumulate(begun)]


def places(match: Match, review: Review) -> list[int]:
    """Return the turn of each choice of a review; in a game without turns, its number."""
    found = turns(match)
    if not found[-1]:
        return [*range(1, len(review.choices) + 1)]
    return [found[choice.at] for choice in review.choices]


def course(review: Review, seat: int, numbers: list[int]) -> list[Point]:
    """Return how a seat's chance went, by turns with these *numbers*."""
    if not review.choices:
        return []
    start, chosen, found = review.choices[0].before[seat], 0.0, list[Point]()
    for number, choice in zip(numbers, review.choices, strict=True):
        chance = choice.before[seat]
        if not found or found[-1].turn != number:
            found.append(Point(number, chance, chance - start - chosen))
        chosen += choice.after[seat] - chance
    share = review.shares[seat]
    return [*found, Point(numbers[-1] + 1, share.result, share.luck)]
