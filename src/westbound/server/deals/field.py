"""The field of a deal: the results of everybody who has played it, the best first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from westbound.server.protocol.deals import FieldResult
from westbound.server.protocol.socket import DealStatus


class Card(msgspec.Struct, frozen=True):
    """What the card of a table says about its result."""

    scores: list[int]
    deal: DealStatus


cards = msgspec.json.Decoder(Card)


def result_of(table: str, info: str | bytes, seat: int, name: str) -> FieldResult | None:
    """The result on a card, without its rank; None if there is none that counts."""
    with suppress(msgspec.DecodeError):
        card = cards.decode(info)
        if card.scores and card.deal.counted and 0 < card.deal.ended <= card.deal.closes:
            return result(table, card.scores, seat, name)
    return None


def result(table: str, scores: list[int], seat: int, name: str) -> FieldResult:
    """A result without its rank."""
    best = max(points for other, points in enumerate(scores) if other != seat)
    return FieldResult(0, name, scores[seat], best, table)


def margin(each: FieldResult) -> int:
    """The lead over the best bot."""
    return each.points - each.best


def ranked(results: Iterable[FieldResult]) -> list[FieldResult]:
    """The results by margin and points, each with its rank; equal ones share it."""
    ordered = sorted(results, key=lambda each: (-margin(each), -each.points))
    found: list[FieldResult] = []
    for number, each in enumerate(ordered, 1):
        is_equal = found and (margin(found[-1]), found[-1].points) == (margin(each), each.points)
        found.append(msgspec.structs.replace(each, rank=found[-1].rank if is_equal else number))
    return found


def rank_in(results: Iterable[FieldResult], mine: FieldResult) -> int:
    """The rank that a result has, or would have, among others."""
    return 1 + sum((margin(each), each.points) > (margin(mine), mine.points) for each in results)


def spread(results: Iterable[FieldResult]) -> list[tuple[int, int]]:
    """How many have each margin, the smallest first."""
    return sorted(Counter(map(margin, results)).items())
