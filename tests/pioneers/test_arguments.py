"""Every argument for a choice or against it: where it is true, and close to there where it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.pioneers.choices import (
    Choice,
    argued,
    as_guest,
    at_philadelphia,
    for_two_dollars,
    from_network,
    last_round,
    market,
    near_annie,
    near_denver,
    past_annie,
    speech,
    to_barkeeper,
    to_digger,
    to_tile,
    with_annie,
    with_coach,
    with_stack,
    without_driving,
)
from westbound.engine.game import Facts, Share
from westbound.games.pioneers.game import GAME
from westbound.texts import LANGUAGES

ANNIE = ("player", "blue")


class Case(NamedTuple):
    """An argument: its sentence, its facts, whether it speaks for the choice, where it is true, and where not."""

    english: str
    facts: Facts
    good: bool
    there: Callable[[], Choice]
    elsewhere: Callable[[], Choice]


HIGH_PLAINS: Facts = {"card": ("card", "high_plains"), "points": 6, "sure": 1}

CASES = {
    "empties": Case(
        "Empties High Plains: 6 points and $1.",
        HIGH_PLAINS,
        True,
        lambda: with_coach(gone=1),
        lambda: with_coach(gone=0),
    ),
    "progress": Case(
        "Leaves only one pioneer on High Plains (6 points).",
        {**HIGH_PLAINS, "left": 1},
        True,
        lambda: with_coach(gone=0),
        lambda: with_coach(gone=1),
    ),
    "forced": Case(
        "Leaves nobody on any coach: the next turn has to begin with buying one.",
        {},
        False,
        lambda: with_coach(gone=1),
        lambda: with_coach(gone=1, others=True),
    ),
    "scarce": Case(
        "Only one other city wants a farmer.",
        {"job": ("job", "farmer"), "tiles": 1},
        True,
        lambda: as_guest("denver"),
        lambda: as_guest("denver", "buffalo", "omaha"),
    ),
    "network": Case(
        "Adds a pioneer to the largest network: 2 points.",
        {"pioneers": 1, "points": 2, "sure": 1},
        True,
        lambda: near_denver(bents_fort=1),
        lambda: near_denver(yreka=1),
    ),
    "tile": Case(
        "Merchant tile: one more purchase each turn.",
        {"tile": ("tile", "merchant")},
        True,
        lambda: to_tile("merchant", "merchant", "banker", merchants=1),
        lambda: to_tile("merchant", "merchant", "banker", merchants=2),
    ),
    "nugget": Case(
        "A nugget: 3.5 points on average.",
        {"whole": 3, "tenths": 5},
        True,
        lambda: to_digger(taken=9),
        lambda: to_digger(taken=10),
    ),
    "more-off": Case(
        "One more pioneer can get off: up to 5 points.",
        {"count": 1, "points": 5},
        True,
        lambda: to_barkeeper("farmer"),
        lambda: to_barkeeper(),
    ),
    "ends-ahead": Case(
        "Starts the last round, at least 5 points ahead.",
        {"points": 5},
        True,
        lambda: with_stack(own=10, nuggets=1),
        lambda: with_stack(own=10, nuggets=1, size=2),
    ),
    "ends-behind": Case(
        "Starts the last round, at least 3 points behind.",
        {"points": 3},
        False,
        lambda: with_stack(own=10, others=10, nuggets=1),
        lambda: with_stack(own=14, others=10, nuggets=1),
    ),
    "costs": Case(
        "Costs $3.",
        {"amount": 3, "sure": 1},
        False,
        lambda: Choice(market().bill, "coach 3"),
        lambda: Choice(market().bill, "pass"),
    ),
    "pays-rival": Case(
        "Money for rivals: $1 to Annie.",
        {"shares": [Share("blue", 1)]},
        False,
        lambda: past_annie(cash=1),
        lambda: past_annie(cash=3),
    ),
    "no-drive": Case(
        "Leaves $1: no drive this turn.",
        {"cash": 1},
        False,
        lambda: Choice(market(cash=3).bill, "coach 2"),
        lambda: Choice(market(cash=3).bill, "coach 1"),
    ),
    "enables": Case(
        "Makes it possible to drive this turn.",
        {},
        True,
        lambda: without_driving("banker"),
        lambda: without_driving("farmer"),
    ),
    "cannot-join": Case(
        "Leaves $1: joining others costs $2.",
        {"cash": 1, "price": 2},
        False,
        lambda: for_two_dollars(cash=3),
        lambda: for_two_dollars(cash=4),
    ),
    "coach": Case(
        "A coach worth 4 points: cities have room for 2 of its 2 pioneers.",
        {"points": 4, "seats": 2, "wanted": 2},
        True,
        lambda: last_round(False),
        lambda: last_round(True),
    ),
    "too-late": Case(
        "Only one drive is left to empty this coach.",
        {},
        False,
        lambda: last_round(True),
        lambda: last_round(False),
    ),
    "saves": Case(
        "On the way to Buffalo: saves $1 this turn.",
        {"city": ("city", "buffalo")},
        True,
        lambda: Choice(market().bill, "road philadelphia-buffalo"),
        lambda: Choice(market().bill, "road philadelphia-richmond"),
    ),
    "leads": Case(
        "Leads on to Bent’s Fort (farmer).",
        {"city": ("city", "bents_fort"), "tile": ("tile", "farmer")},
        True,
        lambda: from_network("bents_fort-santa_fe"),
        lambda: from_network("denver-salt_lake_city"),
    ),
    "prepares": Case(
        "Lets a pioneer who settles in Buffalo this turn join the largest network: 2 points.",
        {"city": ("city", "buffalo"), "points": 2},
        True,
        lambda: at_philadelphia("philadelphia-buffalo"),
        lambda: at_philadelphia("philadelphia-richmond"),
    ),
    "one-more": Case(
        "One more road could then add 2 points.",
        {"points": 2},
        True,
        lambda: near_denver("fort_laramie-denver", denver=1, fort_pierre=1),
        lambda: near_denver("fort_laramie-denver", denver=1, fort_union=1),
    ),
    "far-away": Case(
        "Far from the stagecoach, and from all roads and pioneers of the same color.",
        {},
        False,
        lambda: Choice(market().bill, "road olympia-yreka"),
        lambda: Choice(market().bill, "road buffalo-detroit"),
    ),
    "denies": Case(
        "Takes a line worth 2 points to Annie.",
        {"player": ANNIE, "points": 2},
        True,
        near_annie,
        lambda: near_annie(stock=0),
    ),
    "guests": Case(
        "$2 more if somebody joins (Annie).",
        {"players": [ANNIE]},
        True,
        lambda: with_annie("farmer", "merchant"),
        lambda: with_annie("farmer", "merchant", cash=1),
    ),
    "helps": Case(
        "Lets Annie empty Grand Bazaar next: 6 points.",
        {"player": ANNIE, "card": ("card", "grand_bazaar"), "points": 6},
        False,
        lambda: with_annie("merchant", "farmer", gone=1),
        lambda: with_annie("merchant", "farmer"),
    ),
    "blocks": Case(
        "Without a new coach, Annie can drive nowhere from there.",
        {"player": ANNIE},
        True,
        lambda: with_annie("merchant", denver="farmer"),
        lambda: with_annie("merchant", albany="merchant"),
    ),
}

every_key = pytest.mark.parametrize("key", CASES)


def test_every_argument_has_a_case() -> None:
    assert CASES.keys() == GAME.argued


@every_key
def test_an_argument_is_given_where_it_is_true(key: str) -> None:
    argument = argued(CASES[key].there())[key]
    assert argument.facts == CASES[key].facts
    assert (argument.weight > 0) == CASES[key].good


@every_key
def test_an_argument_is_not_given_where_it_is_not_true(key: str) -> None:
    assert key not in argued(CASES[key].elsewhere())


@every_key
def test_an_argument_can_be_read_in_every_language(key: str) -> None:
    choice = CASES[key].there()
    argument = argued(choice)[key]
    assert speech(choice).argument(argument) == CASES[key].english
    texts = {speech(choice, language).argument(argument) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(text.endswith(".") for text in texts)
