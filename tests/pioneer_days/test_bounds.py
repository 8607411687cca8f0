"""No accepted edition leaves an array or overflows: every amount has a bound, in the check and in the verb."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

from tests.contract.cases import walk
from tests.pioneer_days.conserved import pioneer_days
from tests.pioneer_days.story import story
from tests.stories.editions import edited
from westbound.engine.names import CHANCE
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import (
    ENOUGH_MOVES,
    MOST_GOODS,
    MOST_MONEY,
    MOST_POINTS,
    MOST_WAGONS,
    MOST_WORTH,
    MOVES,
    NUGGETS,
    SENTENCES,
    TOKEN,
    TOKENS_IN_ALL,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.kit.edition import WrongEdition

OTHERS = ("red wild", "green wild")


# What an edition may say


def test_more_gold_than_there_are_tokens_is_refused(tmp_path: Path) -> None:
    path = edited(GAME, tmp_path, ('"on cattle gain 2 money"', '"on cattle gain 99 gold per 1 money"'))
    with pytest.raises(WrongEdition) as refusal:
        GAME.box(2, edition=path)
    assert str(refusal.value).startswith("mine.toml: townsfolk[2].does: ")
    assert "at most 36" in str(refusal.value)


@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("gain 37 gold", 36),
        ("gain 21 small_wagon", MOST_WAGONS),
        ("gain 21 large_wagon per 1 cattle", MOST_WAGONS),
        ("gain 37 wood or gold", 36),
        ("may pay 1 money for 37 gold", 36),
    ],
)
def test_more_than_anybody_can_have_is_refused(tmp_path: Path, words: str, most: int) -> None:
    path = edited(GAME, tmp_path, ('"on cattle gain 2 money"', f'"on cattle {words}"'))
    with pytest.raises(WrongEdition, match=f"at most {most}"):
        GAME.box(2, edition=path)


def test_a_card_has_room_for_so_many_sentences(tmp_path: Path) -> None:
    said = '"on cattle gain 2 money"'
    GAME.box(2, edition=edited(GAME, tmp_path, (said, ", ".join([said] * SENTENCES))))
    with pytest.raises(WrongEdition) as refusal:
        GAME.box(2, edition=edited(GAME, tmp_path, (said, ", ".join([said] * (SENTENCES + 1)))))
    assert str(refusal.value).startswith("mine.toml: townsfolk[2].does: ")
    assert f"at most {SENTENCES}" in str(refusal.value)


# What nobody can have more of


def test_a_hundred_tokens_for_a_hundred_dollars_are_the_players_own() -> None:
    """An amount of 100 was another player's once."""
    s = story().prints("herder", "on wood gain 36 gold per 1 money")
    s.ada.leads("herder").has(money=3)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    while "token 1" in s.chance() or "token 3" in s.chance() or "token 2" in s.chance():
        s.draws(next(iter(s.chance())))
    assert len(s.ada.tokens) == 36
    assert s.ben.tokens == []
    assert s.step == "using"


def test_99_dollars_per_dollar_stop_at_the_bound() -> None:
    s = story().prints("herder", "on wood gain 99 money per 1 money")
    s.ada.leads("herder").has(money=400)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.ada.money == MOST_MONEY
    assert s.news("gained") == [f"gained red money {MOST_MONEY - 400}"]
    s.ada.does("income")
    assert s.ada.money == MOST_MONEY


@pytest.mark.parametrize(
    ("good", "most"),
    [("wood", MOST_GOODS), ("medicine", MOST_GOODS), ("cattle", MOST_GOODS), ("favors", MOST_GOODS)],
)
def test_goods_stop_at_the_bound(good: str, most: int) -> None:
    s = story().prints("herder", f"on wood gain 99 {good} per 1 cattle")
    s.ada.leads("herder").has(cattle=99)
    s.rolls("blue wood", *OTHERS)
    assert getattr(s.ada.takes("blue wood"), good) == most


def test_points_stop_at_the_bound() -> None:
    s = story().prints("herder", *["on wood gain 99 points per 1 money"] * SENTENCES)
    s.ada.leads("herder").has(money=MOST_MONEY)
    s.rolls("blue wood", *OTHERS)
    assert s.ada.takes("blue wood").points == MOST_POINTS


def test_wagons_stop_at_the_bound_and_are_not_for_sale_beyond_it() -> None:
    s = story().prints("herder", *["on wood gain 20 small_wagon"] * SENTENCES)
    s.ada.leads("herder").has(money=MOST_MONEY)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert len(s.ada.wagons) == MOST_WAGONS
    assert s.ada.may("wagon") == []


def test_nothing_is_sold_to_somebody_who_has_no_room_for_it() -> None:
    s = story().prints("herder", "each turn may pay 1 money for 1 favors")
    s.ada.leads("herder").has(money=5, favors=MOST_GOODS)
    s.rolls("blue wood", *OTHERS)
    assert s.ada.takes("blue wood").may("pay") == []


def test_a_condition_stops_at_the_bound() -> None:
    s = story().prints("herder", "now gain 1 money", scores="99 per money")
    s.ada.leads("herder").has(money=MOST_MONEY)
    assert s.ada.final["townsfolk"] == MOST_WORTH


def test_a_storm_over_as_many_wagons_as_there_can_be_is_told_whole() -> None:
    s = story(4).tracks(storm=2)
    for person in s.people:
        person.drives(*["small 0"] * MOST_WAGONS)
    s.left("blue")
    assert len(s.news("wagon-damaged")) == 4 * MOST_WAGONS


# Gold that comes and goes


def test_ruling_no_more_gold_is_drawn_than_everybody_can_remember() -> None:
    """Nearly every die brings Ada all the gold there is, and she has no room for it."""
    brings = [f"on {face} gain 36 gold" for face in ("wild", "wood", "cattle", "medicine")]
    s = story().prints("herder", *brings)
    s.ada.leads("herder")
    t, rng, known, at_rest = s.t, random.Random(1), memory(s.t), 0
    for seat, action in walk(t, rng):
        at_rest += t.moved > ENOUGH_MOVES and seat != CHANCE
        assert memory(t)[: len(known)] == known, "something was forgotten"
        known = memory(t)
        drawn = seat == CHANCE and TOKEN <= action < TOKEN + NUGGETS
        assert not (drawn and t.moved > ENOUGH_MOVES + 2 * TOKENS_IN_ALL)
        if at_rest % 20 == 1:
            for viewer in range(2):
                pioneer_days(cast(PioneerDays, GAME.imagine(t, viewer, rng)))
    assert at_rest > 60, "this game never came to the limit"
    assert ENOUGH_MOVES < t.moved <= MOVES


def memory(t: PioneerDays) -> list[tuple[int, int, int]]:
    return [*zip(t.moves[: t.moved], t.moved_by, t.moved_value, strict=False)]


@pytest.mark.parametrize("moved", [ENOUGH_MOVES, ENOUGH_MOVES + 1])
def test_ruling_once_gold_is_at_rest_mines_and_cards_give_none(moved: int) -> None:
    s = story().prints("herder", "each turn may pay 1 money for 1 gold")
    s.ada.leads("herder").has(money=5)
    s.t.moved = moved
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    reason = s.match.why_not(s.ada.seat, "face", "mine")
    if moved > ENOUGH_MOVES:
        assert (s.ada.may("mine"), s.ada.may("pay"), reason and reason.key) == ([], [], "gold-at-rest")
    else:
        assert (s.ada.may("mine"), s.ada.may("pay"), reason and reason.key) == (["mine"], ["pay herder"], "same-face")


# Everything at once


GENEROUS = (
    ('"on cattle gain 2 money"', '"on cattle gain 99 money per 1 money", "each week gain 36 gold per 1 money"'),
    ('"on wood gain 2 wood"', '"on wood gain 99 wood per 1 money", "each week gain 20 large_wagon per 1 wood"'),
    ('"now gain 3 money"', '"now gain 99 points per 1 money", "now gain 99 cattle per 1 cattle", "now gain 99 money"'),
    ('["always income 2 more"]\nscores', '["always income 99 more", "always draw 99 more"]\nscores'),
    ('"score 1 per 4 money"', '"score 99 per money"'),
    (
        '"after raid gain 5 money"',
        '"after raid gain 36 gold", "after storm gain 20 small_wagon", "after famine repair 99"',
    ),
    *[('wagon = "small"\nmoney = 3\n', 'wagon = "small"\nmoney = 19\n')] * 2,  # two boards
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_generous_edition_plays_to_the_end(tmp_path: Path, players: int) -> None:
    box = GAME.box(players, edition=edited(GAME, tmp_path, *GENEROUS))
    t = GAME.deal(box)
    assert isinstance(t, PioneerDays)
    rng = random.Random(players)
    while seats := [seat for seat in (*range(players), CHANCE) if t.legal(seat)]:
        seat = rng.choice(seats)
        t.apply(seat, rng.choice(t.legal(seat)))
        pioneer_days(t)
    assert t.over
    assert t.moved <= MOVES
