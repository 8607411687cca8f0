"""What fits into wagons: pages 3, 6 and 7 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story, story

OTHERS = ("red wild", "green wild")


def full(**goods: int) -> Story:
    """Ada has a small wagon and these goods, and takes a wild die."""
    s = story()
    s.ada.has(**goods)
    s.rolls("blue wild", *OTHERS)
    s.ada.takes("blue wild")
    return s


@pytest.mark.parametrize(
    ("wood", "medicine", "slots"),
    [(1, 0, 1), (2, 0, 1), (3, 0, 2), (0, 2, 1), (1, 1, 2), (3, 1, 3), (2, 2, 2), (3, 3, 4), (8, 0, 4)],
)
def test_p03_two_wood_or_two_medicine_share_a_slot_but_never_wood_and_medicine(
    wood: int, medicine: int, slots: int
) -> None:
    s = story()
    s.ada.has(wood=wood, medicine=medicine)
    assert s.ada.stowed == slots


def test_p03_a_token_and_a_tile_take_a_slot_each() -> None:
    s = story()
    s.ada.holds(1, 3).carries("lamp_1", "hay_1", "wheel_1")
    assert s.ada.stowed == 5


def test_p03_cattle_townsfolk_dollars_and_favors_take_none() -> None:
    s = story()
    s.ada.has(cattle=20, money=50, favors=9).leads("herder", "drover")
    assert s.ada.stowed == 0


@pytest.mark.parametrize(
    ("wagons", "slots"),
    [
        (["small 0"], 4),
        (["large 0"], 6),
        (["small 0", "large 0"], 10),
        (["small 1"], 2),
        (["small 2"], 0),
        (["small 3"], 0),
        (["large 1"], 4),
        (["large 3"], 0),
        (["large 4", "small 1"], 2),
        (["small 5", "large 0"], 6),
    ],
)
def test_p07_each_damage_covers_two_slots_of_its_wagon(wagons: list[str], slots: int) -> None:
    s = story()
    s.ada.drives(*wagons)
    assert s.ada.capacity == slots


def test_p06_what_fits_exactly_stays() -> None:
    s = full(wood=7)
    s.ada.does("wood")
    assert s.asked == ["ben"]
    assert s.ada.wood == 8


def test_p06_single_items_of_ones_choice_until_it_fits() -> None:
    s = story()
    s.ada.has(wood=3, medicine=1).holds(2).carries("lamp_1", "cards_mine").drives("small 0")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("wood")
    assert s.step == "fitting"
    assert s.ada.may() == [
        "discard wood",
        "discard medicine",
        "discard token 2",
        "discard tile cards_mine",
        "discard tile lamp_1",
    ]
    s.ada.does("discard medicine")
    assert s.asked == ["ada"]
    s.ada.does("discard tile cards_mine")
    assert s.asked == ["ben"]
    assert (s.ada.wood, s.ada.medicine, s.ada.tokens, s.ada.gear) == (4, 0, [2], ["lamp_1"])


def test_p03_one_wood_may_free_no_slot() -> None:
    s = full(wood=8, medicine=0)
    s.ada.does("medicine")
    s.ada.does("discard wood")
    assert s.asked == ["ada"]
    s.ada.does("discard wood")
    assert (s.ada.wood, s.ada.medicine) == (6, 1)
    assert s.asked == ["ben"]


def test_p06_the_overflow_is_discarded_at_the_end_of_the_turn_only() -> None:
    """A wagon bought after the use makes room."""
    s = full(wood=8, money=5)
    s.ada.does("medicine")
    assert s.step == "buying"
    s.ada.does("wagon small")
    assert s.asked == ["ben"]
    assert (s.ada.wood, s.ada.medicine) == (8, 1)


def test_p06_what_triggers_bring_may_overflow_until_the_end_of_the_turn() -> None:
    s = story()
    s.ada.has(wood=5).carries("hatchet_wild")
    s.rolls("blue wild", *OTHERS)
    s.ada.takes("blue wild")
    assert s.ada.wood == 6
    s.ada.does("wood")
    assert s.step == "fitting"
    assert s.ada.wood == 7


def test_ruling_nothing_is_bought_once_the_turn_is_over() -> None:
    s = full(wood=8, money=5)
    s.ada.does("medicine", "pass")
    assert s.step == "fitting"
    assert s.ada.may() == ["discard wood", "discard medicine"]


def test_ruling_discarded_gold_goes_back_to_the_bag_face_down() -> None:
    s = story()
    s.ada.holds(1, 1, 2, 3)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("wood")
    assert s.ada.may() == ["discard wood", "discard token 1", "discard token 2", "discard token 3"]
    s.ada.does("discard token 1")
    assert s.ada.tokens == [1, 2, 3]
    assert s.t.tokens == [17, 11, 5]
    assert s.news("tokens-back", "token-back-seen", seat=0) == ["tokens-back red 1", "token-back-seen red 1"]
    assert s.news("tokens-back", "token-back-seen", seat=1) == ["tokens-back red 1"]


def test_ruling_discarded_equipment_leaves_the_game() -> None:
    s = story().store("hay_1")
    s.ada.carries("lamp_1", "lamp_2", "wheel_1", "wheel_2")
    s.rolls("blue equipment", *OTHERS)
    s.ada.takes("blue equipment").does("equip hay_1", "discard tile lamp_1")
    assert s.ada.gear == ["lamp_2", "wheel_1", "wheel_2", "hay_1"]
    assert not s.t.tiles_left >> s.tile("lamp_1") & 1
    assert s.tile("lamp_1") not in s.t.store


def test_p06_what_was_just_taken_may_be_discarded() -> None:
    s = story().store("hay_1")
    s.ada.carries("lamp_1", "lamp_2", "wheel_1", "wheel_2")
    s.rolls("blue equipment", *OTHERS)
    s.ada.takes("blue equipment").does("equip hay_1", "discard tile hay_1")
    assert "hay_1" not in s.ada.gear


def test_p07_damage_makes_room_for_less() -> None:
    s = story()
    s.ada.drives("large 2").has(wood=4)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("wood")
    assert s.step == "fitting"


def test_ruling_a_townsfolk_s_slots_count() -> None:
    s = story(sets="A+E")
    s.ada.has(wood=8).leads("muleteer")
    assert s.ada.capacity == 8
    s.rolls("blue medicine", *OTHERS)
    s.ada.takes("blue medicine").does("medicine")
    assert s.asked == ["ben"]
