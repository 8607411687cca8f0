"""Fin de semaine – visite du village: page 8 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story, story


def visit(*towns: str, players: int = 2) -> Story:
    """These towns are on show; the week is still to end."""
    return story(players).towns(*towns)


# 1. Effects of cards, 2. Cattle


def test_p08_1_end_of_week_effects_come_first_then_cattle_then_towns() -> None:
    s = visit("abilene")
    s.ada.plays("homestead").leads("vaquero").has(cattle=3)
    s.week_ends()
    s.ada.does("choose wood")
    s.ada.does("fulfil abilene")
    told = [line.split()[0] for line in s.news("acts", "cattle-scored", "town-fulfilled")]
    assert told == ["acts", "acts", "cattle-scored", "town-fulfilled"]
    assert s.news("acts") == ["acts red vaquero", "acts red homestead"]
    assert s.ada.points == 4


def test_ruling_1_everybody_in_turn_order_from_the_first_player() -> None:
    s = visit()
    for person in s.people:
        person.plays("homestead")
    s.week_ends()
    assert s.first == "ben"
    assert s.asked == ["ben"]
    s.ben.does("choose medicine")
    assert s.asked == ["ada"]


def test_ruling_1_the_owner_picks_the_order_where_it_matters() -> None:
    """The vaquero's cattle are counted by the other, if it comes first."""
    s = story(sets="A+E").prints("herder", "each week gain 1 points per 2 cattle")
    s.ada.leads("herder", "vaquero").has(cattle=3)
    s.week_ends()
    assert s.ada.may() == ["act herder", "act vaquero"]
    s.ada.does("act vaquero")
    assert (s.ada.cattle, s.ada.points) == (4, 2 + 4)


def test_ruling_1_what_it_brings_must_fit_at_once() -> None:
    s = visit()
    s.ada.plays("homestead").has(wood=8)
    s.week_ends().ada.does("choose medicine")
    assert s.step == "fitting"
    s.ada.does("discard medicine")
    assert s.step == "laying towns"


def test_p08_1_what_it_brings_may_be_given_to_a_town() -> None:
    s = visit("council_bluffs")
    s.ada.plays("homestead").has(money=2)
    s.week_ends().ada.does("choose wood", "fulfil council_bluffs")
    assert s.ada.favors == 1


@pytest.mark.parametrize("week", [1, 2, 3, 4])
def test_p08_2_one_point_per_cattle_every_week(week: int) -> None:
    s = visit()
    s.ada.has(cattle=3)
    s.ben.has(cattle=1)
    s.week_ends(week)
    assert (s.ada.points, s.ben.points) == (3, 1)
    assert s.news("cattle-scored") == ["cattle-scored blue 1", "cattle-scored red 3"]


# 3. Towns


def test_p08_3_all_that_a_town_asks_for_its_favors() -> None:
    s = visit("salt_lake_city")
    s.ada.has(wood=3, medicine=2)
    s.week_ends()
    assert s.ada.may() == ["pass", "fulfil salt_lake_city"]
    s.ada.does("fulfil salt_lake_city")
    assert (s.ada.wood, s.ada.medicine, s.ada.favors) == (1, 0, 3)
    assert s.news("town-fulfilled") == ["town-fulfilled red salt_lake_city 3"]


def test_p08_3_not_for_a_part_of_it() -> None:
    s = visit("salt_lake_city")
    s.ada.has(wood=5, medicine=1)
    s.week_ends()
    assert s.step == "laying towns"
    assert s.ada.favors == 0


def test_p08_3_each_town_once_by_each_player_there_is_no_race() -> None:
    s = visit("abilene")
    s.ada.has(cattle=5)
    s.ben.has(cattle=2)
    s.week_ends()
    assert s.asked == ["ada", "ben"]
    s.ada.does("fulfil abilene")
    s.ben.does("fulfil abilene")
    assert (s.ada.favors, s.ada.cattle) == (2, 3)
    assert (s.ben.favors, s.ben.cattle) == (2, 0)


@pytest.mark.parametrize("order", [("abilene", "oregon_city"), ("oregon_city", "abilene")])
def test_p08_3_all_visible_towns_in_any_order(order: tuple[str, str]) -> None:
    s = visit("abilene", "oregon_city")
    s.ada.has(cattle=2, wood=3)
    s.week_ends().ada.does(*[f"fulfil {town}" for town in order])
    assert s.ada.favors == 4


def test_p08_3_what_is_promised_to_one_town_cannot_go_to_another() -> None:
    s = visit("abilene", "dodge_city")
    s.ada.has(cattle=3, money=9)
    s.week_ends()
    assert s.ada.may("fulfil") == ["fulfil abilene", "fulfil dodge_city"]
    s.ada.does("fulfil dodge_city")
    assert (s.ada.cattle, s.ada.money, s.ada.favors) == (1, 5, 3)


def test_p08_3_nobody_has_to() -> None:
    s = visit("abilene")
    s.ada.has(cattle=2)
    s.week_ends().ada.does("pass")
    assert s.ada.favors == 0
    assert s.news("no-town") == ["no-town blue", "no-town red"]


def test_p08_3_one_may_stop_after_the_first() -> None:
    s = visit("abilene", "oregon_city")
    s.ada.has(cattle=2, wood=3)
    s.week_ends().ada.does("fulfil abilene", "pass")
    assert (s.ada.favors, s.ada.wood) == (2, 3)


def test_ruling_3_unseen_by_the_others_until_everybody_is_done() -> None:
    s = visit("abilene", players=3)
    for person in s.people:
        person.has(cattle=2)
    s.week_ends()
    assert s.asked == ["ada", "ben", "cora"]
    s.cora.does("fulfil abilene")
    s.ada.does("pass")
    assert s.news("town-fulfilled", "no-town") == []
    for viewer in (1, None):
        seen = s.match.view(viewer)["players"][2]
        assert (seen["cattle"], seen["favors"], seen["pledged"]) == (2, 0, None)
    assert s.match.view(2)["players"][2]["pledged"]["towns"] == ["abilene"]
    s.ben.does("pass")
    assert s.news("town-fulfilled", "no-town") == ["no-town blue", "town-fulfilled green abilene 2", "no-town red"]
    assert (s.cora.cattle, s.cora.favors) == (0, 2)


def test_ruling_3_equipment_is_any_tile_of_the_owner_s_choice_and_leaves_the_game() -> None:
    s = visit("santa_fe")
    s.ada.has(medicine=1).carries("lamp_1", "cards_mine")
    s.week_ends().ada.does("fulfil santa_fe")
    assert s.ada.may() == ["give tile cards_mine", "give tile lamp_1"]
    s.ada.does("give tile cards_mine")
    assert s.ada.gear == ["lamp_1"]
    assert s.news("tile-given") == ["tile-given red cards_mine"]
    assert not s.t.tiles_left >> s.tile("cards_mine") & 1


def test_ruling_3_two_tiles_are_two_different_ones() -> None:
    s = visit("omaha")
    s.ada.has(wood=2).carries("lamp_1", "cards_mine", "hay_1")
    s.week_ends().ada.does("fulfil omaha", "give tile lamp_1")
    assert s.ada.may() == ["give tile cards_mine", "give tile hay_1"]
    s.ada.does("give tile hay_1")
    assert s.ada.gear == ["cards_mine"]


def test_ruling_3_gold_of_any_value_goes_back_to_the_bag() -> None:
    s = visit("deadwood")
    s.ada.holds(1, 3, 3)
    s.week_ends().ada.does("fulfil deadwood")
    assert s.ada.may() == ["give token 1", "give token 3"]
    s.ada.does("give token 1")
    assert s.ada.may() == ["give token 3"]
    s.ada.does("give token 3")
    assert s.ada.tokens == [3]
    assert s.t.tokens == [18, 12, 5]
    assert s.ada.favors == 3


def test_ruling_3_the_others_see_how_many_tokens_go_back_and_not_which() -> None:
    s = visit("tombstone")
    s.ada.has(medicine=1).holds(2, 3)
    s.week_ends().ada.does("fulfil tombstone", "give token 2")
    assert s.news("tokens-back", "token-back-seen", seat=0) == ["tokens-back red 1", "token-back-seen red 2"]
    assert s.news("tokens-back", "token-back-seen", seat=1) == ["tokens-back red 1"]
    assert s.news("tokens-back", "token-back-seen") == ["tokens-back red 1"]


def test_p08_3_tokens_promised_to_one_town_cannot_go_to_another() -> None:
    s = visit("tombstone", "sacramento")
    s.ada.has(medicine=1, money=3).holds(1, 2)
    s.week_ends().ada.does("fulfil tombstone", "give token 1", "fulfil sacramento")
    assert s.ada.may() == ["give token 2"]
    s.ada.does("give token 2")
    assert s.ada.tokens == []
    assert s.ada.favors == 4


def test_p08_3_gold_and_equipment_of_one_town() -> None:
    s = visit("denver")
    s.ada.holds(1, 2).carries("lamp_1")
    s.week_ends().ada.does("fulfil denver", "give token 1", "give tile lamp_1")
    assert (s.ada.tokens, s.ada.gear, s.ada.favors) == ([2], [], 3)


def test_p08_3_every_good_can_be_asked_for() -> None:
    s = visit("boise").founds("boise", 5, wood=1, medicine=2, cattle=1, money=4)
    s.ada.has(wood=1, medicine=2, cattle=1, money=4)
    s.week_ends().ada.does("fulfil boise")
    assert (s.ada.wood, s.ada.medicine, s.ada.cattle, s.ada.money, s.ada.favors) == (0, 0, 0, 0, 5)


def test_p08_3_in_the_last_week_three_towns() -> None:
    s = visit("abilene", "oregon_city", "laramie")
    s.ada.has(cattle=2, wood=3, medicine=2, money=2)
    s.week_ends(4).ada.does("fulfil laramie", "fulfil abilene", "fulfil oregon_city")
    assert s.ada.favors == 6
    assert s.over


def test_p08_favors_need_no_slot() -> None:
    s = visit("abilene")
    s.ada.has(cattle=2, wood=8)
    s.week_ends().ada.does("fulfil abilene")
    assert s.step == "laying towns"
