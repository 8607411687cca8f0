"""Matériel et mise en place: pages 2 and 3 of the rulebook."""

from __future__ import annotations

import itertools

import pytest

from tests.colorado.story import fresh, table_of, undrawn
from tests.stories.story import chance_may, draw_on, told
from westbound.engine.match import Match
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import COLORS, KINDS, NOBODY, REGIONS
from westbound.games.colorado.printed import CARD_NAMES, COLOR_NAMES, DUO_NAMES, DUO_OF

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
WITH_CALLER = pytest.mark.parametrize(("players", "caller"), [(n, c) for n in (2, 3, 4) for c in range(n)])


def dealt(players: int, caller: int = 0) -> Match:
    """All cards are dealt, and nobody has chosen a village."""
    match = undrawn(players)
    draw_on(match, f"first {GAME.seats[caller]}")
    return match


def begun(*villages: str, caller: int = 0) -> Match:
    match = dealt(len(villages), caller)
    for seat, village in enumerate(villages):
        match.play(seat, f"start {village}")
    return match


def hands(match: Match) -> list[int]:
    t = table_of(match)
    return [sum(t.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(t.players)]


def heard(match: Match, seat: int | None, *keys: str) -> list[str]:
    return told(GAME, match.box, match.news(seat), *keys)


# The material


def test_p02_78_cards_of_six_families() -> None:
    t = fresh(2)
    assert sum(t.pile) == 78
    assert list(t.pile) == [6, 4, 3] * COLORS


def test_p06_two_families_share_each_duo() -> None:
    duos = {color: DUO_NAMES[duo] for color, duo in zip(COLOR_NAMES, DUO_OF, strict=True)}
    assert {color for color, duo in duos.items() if duo == "nuggets"} == {"red", "green"}
    assert {color for color, duo in duos.items() if duo == "cards"} == {"grey", "violet"}
    assert {color for color, duo in duos.items() if duo == "check"} == {"blue", "orange"}


@COUNTS
def test_p03_2_three_nuggets_each_and_the_others_in_reserve(players: int) -> None:
    t = fresh(players)
    assert list(t.nuggets[:players]) == [3] * players
    assert t.reserve == 20 - 3 * players


@COUNTS
def test_p03_3_anybody_may_be_the_first_caller(players: int) -> None:
    assert chance_may(undrawn(players)) == {f"first {GAME.seats[seat]}": 1 for seat in range(players)}


# Hands and areas


@WITH_CALLER
def test_p03_4_hands_of_four_to_seven_clockwise_from_the_caller(players: int, caller: int) -> None:
    match = dealt(players, caller)
    found = hands(match)
    assert [found[(caller + i) % players] for i in range(players)] == [4, 5, 6, 7][:players]


@WITH_CALLER
def test_p03_4_each_gets_his_whole_hand_before_the_next(players: int, caller: int) -> None:
    match = dealt(players, caller)
    order = [line.split()[1:] for line in heard(match, None, "hand-dealt")]
    assert order == [[GAME.seats[(caller + i) % players], str(4 + i)] for i in range(players)]


def test_p03_4_every_card_in_the_pile_is_as_likely() -> None:
    match = undrawn(2)
    match.draw("first campfire")
    copies = [6, 4, 3] * COLORS
    assert chance_may(match) == {f"card {card}": count for card, count in zip(CARD_NAMES, copies, strict=True)}
    match.draw("card blue 3")
    assert chance_may(match)["card blue 3"] == 2


def test_p03_4_only_its_owner_sees_a_card_that_is_dealt() -> None:
    match = dealt(3)
    assert [len(heard(match, seat, "card-seen")) for seat in range(3)] == [4, 5, 6]
    assert heard(match, None, "card-seen") == []


@WITH_CALLER
def test_p03_5_one_last_card_each_face_up(players: int, caller: int) -> None:
    match = dealt(players, caller)
    t = table_of(match)
    assert [area.bit_count() for area in t.areas[:players]] == [1] * players
    assert sum(t.pile) == 78 - sum(hands(match)) - players
    laid = [line.split()[1] for line in heard(match, None, "first-laid")]
    assert laid == [GAME.seats[(caller + i) % players] for i in range(players)]


def test_p03_5_the_first_card_gives_no_action() -> None:
    match = undrawn(2)
    draw_on(match, "first campfire", *["card violet 1"] * 4, *["card red 1"] * 5, "card red 3", "card blue 1")
    t = table_of(match)
    assert match.legal(0) == match.legal(1) == ["start fort_collins", "start durango"]
    assert list(t.nuggets[:2]) == [3, 3]
    assert not any(t.ticks)


# Villages


@COUNTS
def test_p03_7_everybody_chooses_one_of_two_villages_at_the_same_time(players: int) -> None:
    match = dealt(players)
    assert match.actors() == list(range(players))
    for seat in range(players):
        assert match.legal(seat) == ["start fort_collins", "start durango"]


@pytest.mark.parametrize("order", [*itertools.permutations(range(3))], ids=str)
def test_p03_7_in_any_order(order: tuple[int, ...]) -> None:
    match = dealt(3, caller=1)
    for seat in order:
        match.play(seat, "start fort_collins" if seat == 2 else "start durango")
    assert [match.view(None)["players"][seat]["flags"] for seat in range(3)] == [
        ["durango"],
        ["durango"],
        ["fort_collins"],
    ]
    assert match.actors() == [1]


def test_p03_7_a_choice_is_secret_until_all_have_chosen() -> None:
    match = dealt(2)
    match.play(1, "start durango")
    assert match.actors() == [0]
    assert [match.view(viewer)["players"][1]["village"] for viewer in (0, 1, None)] == [None, "durango", None]
    assert match.view(0)["players"][1]["flags"] == []
    assert heard(match, 0, "village-chosen") == []
    match.play(0, "start durango")
    assert heard(match, None, "village-chosen") == [
        "village-chosen campfire durango",
        "village-chosen wheel durango",
    ]


def test_p03_7_all_are_revealed_together() -> None:
    match = dealt(3, caller=2)
    for seat in range(3):
        assert heard(match, None, "village-chosen") == []
        match.play(seat, "start durango")
    assert len(told(GAME, match.box, match.past[-1].news, "village-chosen")) == 3


def test_p03_7_two_may_choose_the_same() -> None:
    match = begun("durango", "durango")
    assert [match.view(None)["players"][seat]["flags"] for seat in range(2)] == [["durango"]] * 2


def test_p03_8_the_first_box_of_the_village_zone() -> None:
    match = begun("durango", "fort_collins")
    for player in match.view(None)["players"]:
        assert player["zones"] == {"village": 1, "desert": 0, "lake": 0, "forest": 0}
        assert player["score"] == 0
    assert table_of(match).village[:2] == [NOBODY, NOBODY]


def test_p03_nothing_else_is_ticked() -> None:
    t = table_of(begun("durango", "fort_collins"))
    assert not any(t.ticks)
    assert not any([*t.rails, *t.tipi, *t.tracks, *t.won])
    assert [flags.bit_count() for flags in t.flags[:2]] == [1, 1]
    assert len(t.ticks) == 4 * REGIONS


@WITH_CALLER
def test_p04_the_caller_begins(players: int, caller: int) -> None:
    match = begun(*["durango"] * players, caller=caller)
    assert match.actors() == [caller]
    assert all(words.startswith("ask ") for words in match.legal(caller))
    assert table_of(match).turn == 1
