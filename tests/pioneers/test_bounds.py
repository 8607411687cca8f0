"""No accepted edition can overflow anything: what the largest ones do to the table."""

from __future__ import annotations

import random
import tomllib
from typing import Any, cast

import pytest

import westbound
from tests.pioneers import ladder
from tests.pioneers.story import story, together
from westbound.engine.edition import Content
from westbound.engine.names import CHANCE
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import (
    BANK,
    CITIES,
    COACHES,
    CREWS,
    DEAREST,
    LINES,
    MOST_MONEY,
    PIONEERS_EACH,
    PURSE_BITS,
    WORD,
    WORDS,
)
from westbound.games.pioneers.printed import (
    CITIES_FOR_FOUR,
    CITIES_FOR_THREE,
    COACH_POINTS,
    COACH_SIZES,
    DEGREES,
    FOLDER,
    STARTER_POINTS,
    STARTER_SIZE,
)
from westbound.games.pioneers.rules import Pioneers
from westbound.kit.edition import WrongEdition

SHORT = 2**15
BARKEEPERS = 7  # tiles in the box
GAMES = 40 if westbound.compiled() else 4


def ours() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "westbound.toml").read_text())


def crowded(seats: int) -> Box:
    """As many lines as there may be, and 24 coaches of that size with the most points."""
    content = ours()
    for i, coach in enumerate(content["coaches"]):
        coach["seats"] = ["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"][i % 6 :][:seats]
        coach["seats"] += ["farmer"] * (seats - len(coach["seats"]))
        coach["points"] = COACH_POINTS[-1]
    side = content["side"]["four"]
    names = list(side["cities"])
    degree = {name: sum(name in line.split("-") for line in side["lines"]) for name in names}
    known = {frozenset(line.split("-")) for line in side["lines"]}
    for a in names:
        for b in names:
            if a < b and len(known) < LINES and max(degree[a], degree[b]) < DEGREES[-1] and {a, b} not in known:
                known.add(frozenset((a, b)))
                side["lines"].append(f"{a}-{b}")
                degree[a] += 1
                degree[b] += 1
    assert len(side["lines"]) == LINES
    return cast(Box, GAME.box(4, None, Content(content)))


def test_a_purse_has_room_for_the_dearest_route() -> None:
    """No route comes to a city twice, and no line costs more than $2."""
    assert max(CITIES_FOR_FOUR[-1], CITIES_FOR_THREE[-1]) < CITIES
    assert 2 * (CITIES - 1) <= DEAREST < 2 ** (PURSE_BITS - 1)


def test_all_lines_and_coaches_have_room() -> None:
    assert LINES <= WORDS * WORD
    assert max(*COACH_SIZES, STARTER_SIZE) <= CREWS.bit_length() - 1
    bought = (PIONEERS_EACH - 1 - STARTER_SIZE + BARKEEPERS) // COACH_SIZES[0]
    assert bought + 1 == COACHES
    assert COACHES * max(COACH_POINTS[-1], STARTER_POINTS) < SHORT


@pytest.mark.parametrize(("key", "lines"), [("four", LINES + 1), ("three", LINES + 1)])
def test_more_lines_than_there_is_room_for_are_refused(key: str, lines: int) -> None:
    content = ours()
    content["side"][key]["lines"] = content["side"][key]["lines"] * 3
    with pytest.raises(WrongEdition) as refusal:
        GAME.box(4, None, Content(content))
    assert (f"side.{key}.lines", "wrong-lines") in [(each.key, each.text) for each in refusal.value.complaints]


@pytest.mark.parametrize("seats", [COACH_SIZES[0], COACH_SIZES[-1]])
def test_games_on_the_largest_edition_keep_within_bounds(seats: int) -> None:
    box, rng = crowded(seats), random.Random(seats)
    for _ in range(GAMES):
        t = cast(Pioneers, GAME.deal(box))
        kept = together(t)
        while not t.over:
            seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
            legal = t.legal(seat)
            t.apply(seat, rng.choices(legal, t.weights(seat))[0] if seat == CHANCE else rng.choice(legal))
        assert together(t) == kept
        assert max(t.fleet) <= COACHES
        assert -MOST_MONEY < min(t.cash) <= max(t.cash) < MOST_MONEY


def test_playouts_on_the_largest_maps_come_to_an_end() -> None:
    for box in (crowded(2), ladder.box()):
        GAME.deal(box).playouts(GAMES * 5, 1)


def test_more_money_than_a_purse_holds_is_refused() -> None:
    """It cannot happen in a game; if it did, nothing would overflow, and somebody would hear of it."""
    s = story()
    s.bill.has(cash=MOST_MONEY).rides("farmer", "digger")
    s.put("cash", BANK, -MOST_MONEY)
    s.annie.has(cash=3)
    with pytest.raises(RuntimeError):
        s.bill.does("pass")
    assert s.t.cash[:2] == [MOST_MONEY, 3]


def test_a_coach_without_room_before_its_player_is_refused() -> None:
    s = story()
    s.bill.has(cash=9, supply=19)
    s.put("fleet", 0, COACHES)
    with pytest.raises(RuntimeError):
        s.bill.does("coach 1")
    assert s.t.fleet[0] == COACHES
