"""La journée d'un pionnier, revenus, actions, équipement, recruter, chariots: pages 5 to 7 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story, story
from westbound.games.pioneer_days.vocabulary import FACE_NAMES

FACES = pytest.mark.parametrize("face", FACE_NAMES)
OTHERS = ("red wild", "green wild")


def morning(face: str) -> Story:
    """Ada has taken a blue die with this face; nothing is on display."""
    s = story().rolls(f"blue {face}", *OTHERS)
    s.ada.takes(f"blue {face}")
    return s


# a. Taking


def test_p05_2a_any_die_of_the_pool() -> None:
    s = story().rolls("blue wood", "red mine", "black wild")
    assert s.ada.may() == ["take blue wood", "take red mine", "take black wild"]
    s.ada.takes("red mine")
    assert s.pool == ["blue wood", "black wild"]


def test_ruling_2a_two_dice_alike_are_one_choice_and_only_one_goes() -> None:
    s = story().rolls("blue wood", "blue wood", "black wild")
    assert s.ada.may() == ["take blue wood", "take black wild"]
    s.ada.takes("blue wood").does("income", "pass")
    assert s.ben.may() == ["take blue wood", "take black wild"]


def test_p05_2a_only_whose_turn_it_is() -> None:
    s = story().rolls("blue wood", "red mine", "black wild")
    s.ben.may_not("take red mine")
    assert s.asked == ["ada"]


# b. What the die's face sets off


def test_ruling_2b_equipment_then_townsfolk_each_in_the_order_acquired_then_the_board() -> None:
    s = story()
    s.ada.carries("pan_mine", "cards_mine", "lamp_1").leads("goldsmith", "herder", "placer_miner").plays("mining_claim")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    s.draws("token 2")
    acts = ["pan_mine", "cards_mine", "goldsmith", "placer_miner", "mining_claim"]
    assert s.news("acts") == [f"acts red {name}" for name in acts]
    s = story()
    s.ada.carries("cards_mine", "hatchet_mine").leads("placer_miner", "goldsmith").drives("large 0")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    acts = ["cards_mine", "hatchet_mine", "placer_miner", "goldsmith"]
    assert s.news("acts") == [f"acts red {name}" for name in acts]
    assert (s.ada.money, s.ada.wood, s.ada.points) == (3, 1, 2)


def test_ruling_2b_the_owner_picks_the_next_to_act_where_one_is_paid_with_what_another_brings() -> None:
    s = story().prints("carpenter", "on wood gain 2 wood")
    s.prints("herder", "on wood may pay 1 wood for 4 points")
    s.ada.leads("herder", "carpenter").carries("yoke_wood")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.step == "acting"
    assert s.news("acts") == ["acts red yoke_wood"]
    assert s.ada.may() == ["act herder", "act carpenter"]
    s.ada.does("act carpenter")
    assert s.step == "paying"
    s.ada.does("choose points")
    assert (s.ada.wood, s.ada.points) == (1, 4)
    assert s.step == "using"


def test_ruling_2b_who_acts_too_early_goes_without() -> None:
    s = story().prints("herder", "on wood may pay 1 wood for 4 points")
    s.ada.leads("herder", "carpenter")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("act herder")
    assert s.step == "using"
    assert (s.ada.wood, s.ada.points) == (2, 0)


@pytest.mark.parametrize(("first", "cattle", "points"), [("drover", 3, 3), ("trail_boss", 3, 2)])
def test_ruling_2b_the_owner_picks_the_next_to_act_where_one_counts_what_another_brings(
    first: str, cattle: int, points: int
) -> None:
    s = story(sets="A+E").prints("drover", "on wood gain 1 cattle")
    s.prints("trail_boss", "on wood gain 1 points per 1 cattle")
    s.ada.leads("trail_boss", "drover").has(cattle=2)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.ada.may() == ["act drover", "act trail_boss"]
    s.ada.does(f"act {first}")
    assert (s.ada.cattle, s.ada.points) == (cattle, points)


def test_ruling_2b_what_another_is_paid_with_may_be_counted_first() -> None:
    s = story().prints("herder", "on wood may pay 2 wood for 1 favors")
    s.prints("drover", "on wood gain 1 points per 1 wood")
    s.ada.leads("herder", "drover").has(wood=2)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("act drover", "choose favors")
    assert (s.ada.points, s.ada.favors, s.ada.wood) == (2, 1, 0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("on wood gain 2 wood", "on wood gain 2 money"),
        ("on wood gain 2 points", "on wood gain 1 points per 1 cattle"),
        ("on wood gain 1 favors per 1 cattle", "on wood gain 1 money per 1 cattle"),
        ("on wood gain 2 wood", "on wood may pay 3 wood for 1 favors"),
        ("on wood may pay 1 wood for 1 favors", "on wood may pay 2 wood for 1 points"),
    ],
)
def test_ruling_2b_nobody_is_asked_where_the_order_cannot_matter(one: str, other: str) -> None:
    """Three wood are enough for what costs wood."""
    s = story().prints("herder", one)
    s.prints("drover", other)
    s.ada.leads("herder", "drover").has(wood=3, cattle=1)
    s.rolls("blue wood", *OTHERS)
    assert s.ada.takes("blue wood").may("act") == []


def test_ruling_2b_equipment_and_board_are_picked_like_townsfolk() -> None:
    s = story().prints("homestead", "on wood gain 1 points per 1 medicine").prints("herder", "on wood gain 1 medicine")
    s.ada.plays("homestead").leads("herder").carries("bandage_wood", "pan_wood")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    s.draws("token 1")
    assert s.ada.may() == ["act herder", "act homestead", "act bandage_wood"]
    s.ada.does("act bandage_wood")
    assert s.ada.may() == ["act herder", "act homestead"]
    s.ada.does("act homestead")
    assert (s.ada.medicine, s.ada.points) == (2, 1)


def test_ruling_2b_copies_add_up() -> None:
    """Two cards that say the same act twice."""
    s = story().prints("herder", "on wood gain 2 money")
    s.prints("drover", "on wood gain 2 money")
    s.ada.leads("herder", "drover")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.ada.money == 4


@FACES
def test_p05_2b_wild_acts_only_for_wild(face: str) -> None:
    s = story()
    s.ada.carries("hatchet_wild").leads("newspaper_editor")
    s.rolls(f"blue {face}", *OTHERS)
    s.ada.takes(f"blue {face}")
    assert (s.ada.wood, s.ada.money) == ((1, 2) if face == "wild" else (0, 0))


def test_p05_2b_a_wild_die_sets_off_no_other_face() -> None:
    s = story()
    s.ada.carries("cards_mine", "hatchet_cattle", "yoke_wood").leads("apothecary", "blacksmith")
    s.rolls("blue wild", *OTHERS)
    s.ada.takes("blue wild").does("mine")
    s.draws("token 1")
    assert s.news("acts") == []


def test_p05_2b_only_the_one_who_takes_the_die() -> None:
    s = story()
    s.ben.carries("cards_mine")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    assert s.ben.money == 0


def test_ruling_2b_what_is_gained_this_turn_does_not_act_this_turn() -> None:
    s = story().slots(equipment="blacksmith").store("cards_equipment")
    s.rolls("blue equipment", "red equipment", "green wild")
    s.ada.takes("blue equipment").does("equip cards_equipment")
    s.ben.takes("red equipment").does("recruit blacksmith")
    assert s.news("acts") == []
    assert (s.ada.money, s.ben.money) == (0, 0)


def test_ruling_2b_it_acts_on_the_next_day() -> None:
    s = story().store("cards_equipment")
    s.rolls("blue equipment", "red wild", "green wild")
    s.ada.takes("blue equipment").does("equip cards_equipment")
    s.ben.takes("red wild").does("income")
    s.rolls("blue equipment", "red wild", "yellow wild")
    s.ben.takes("red wild").does("income")
    s.ada.takes("blue equipment")
    assert s.ada.money == 2


def test_ruling_2b_money_won_here_may_pay_for_the_change() -> None:
    s = story()
    s.ada.has(money=1).carries("cards_mine")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("turn wood")
    assert s.ada.money == 0


# c. Turning the die


def test_p05_2c_three_dollars_once_to_any_other_face() -> None:
    s = morning("mine")
    assert s.ada.may("turn") == []
    s.ada.has(money=2)
    assert s.ada.may("turn") == []
    s.ada.has(money=3)
    assert s.ada.may("turn") == [f"turn {face}" for face in FACE_NAMES if face != "mine"]
    s.ada.does("turn wood")
    assert s.ada.money == 0
    s.ada.has(money=9)
    assert s.ada.may("turn") == []


def test_p05_2c_the_new_face_sets_off_nothing() -> None:
    s = story()
    s.ada.has(money=3).carries("pan_wood").leads("carpenter")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("turn wood", "wood")
    assert s.news("acts") == []
    assert (s.ada.wood, s.ada.tokens) == (1, [])


def test_p05_2c_the_new_face_is_the_one_that_is_used() -> None:
    s = story().slots(mine="herder", wood="drover")
    s.ada.has(money=3)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("turn wood")
    assert s.ada.may() == ["income", "wood", "recruit drover"]
    s.ada.does("income")
    assert s.ada.money == 5


def test_p05_2c_turned_to_wild_it_may_do_anything() -> None:
    s = morning("mine")
    s.ada.has(money=3).does("turn wild")
    assert s.ada.may() == ["income", "mine", "cattle", "wood", "medicine"]


def test_p05_2c_the_next_player_may_turn_his_own_die() -> None:
    s = morning("mine")
    s.ada.has(money=3).does("turn wood", "wood")
    s.ben.has(money=3).takes("red wild")
    assert s.ben.may("turn") != []


# d. Using it


@pytest.mark.parametrize(("face", "dollars"), [(face, i + 1) for i, face in enumerate(FACE_NAMES)])
def test_p06_income_is_1_to_6_dollars_in_the_order_of_the_board(face: str, dollars: int) -> None:
    s = morning(face)
    s.ada.does("income")
    assert s.ada.money == dollars
    assert s.news("income-taken") == [f"income-taken red {dollars}"]


@FACES
def test_p06_income_is_always_offered(face: str) -> None:
    s = morning(face).gold_bag()
    assert "income" in s.ada.may()


def test_p05_2d_one_use_only() -> None:
    s = morning("wood")
    s.ada.does("wood")
    assert s.asked == ["ben"]
    s.ada.may_not("income")


def test_p06_mine_a_token_from_the_bag() -> None:
    s = morning("mine")
    s.ada.does("mine")
    assert s.chance() == {"token 1": 18, "token 2": 12, "token 3": 6}
    s.draws("token 3")
    assert s.ada.tokens == [3]
    assert s.t.tokens == [18, 12, 5]
    assert s.asked == ["ben"]


def test_p06_equipment_one_from_the_store() -> None:
    s = morning("equipment").store("lamp_1", "wheel_1")
    assert s.ada.may() == ["income", "equip lamp_1", "equip wheel_1"]
    s.ada.does("equip wheel_1")
    assert s.ada.gear == ["wheel_1"]
    s.ben.takes("red wild")
    assert s.ben.may("equip") == ["equip lamp_1"]


@pytest.mark.parametrize("good", ["cattle", "wood", "medicine"])
def test_p06_cattle_wood_medicine_one_each(good: str) -> None:
    s = morning(good)
    assert s.ada.may() == ["income", good]
    s.ada.does(good)
    goods = {"cattle": s.ada.cattle, "wood": s.ada.wood, "medicine": s.ada.medicine}
    assert goods == {"cattle": 0, "wood": 0, "medicine": 0} | {good: 1}


def test_p06_wild_is_any_of_the_five() -> None:
    s = morning("wild").store("lamp_1")
    assert s.ada.may() == ["income", "mine", "cattle", "wood", "medicine", "equip lamp_1"]


def test_p07_recruit_the_townsfolk_under_the_face() -> None:
    s = morning("wood").slots(wood="drover", mine="herder", medicine="nurse")
    assert s.ada.may("recruit") == ["recruit drover"]
    s.ada.does("recruit drover")
    assert s.ada.folk == ["drover"]
    assert all(folk == -1 for folk in s.t.slots[4:5])


def test_p07_wild_recruits_only_under_wild() -> None:
    s = morning("wild").slots(wild="drover", mine="herder")
    assert s.ada.may("recruit") == ["recruit drover"]


def test_p07_an_immediate_effect_acts_at_once() -> None:
    s = morning("wood").slots(wood="schoolteacher")
    s.ada.does("recruit schoolteacher")
    assert s.ada.money == 3


@pytest.mark.parametrize("face", ["mine", "equipment"])
def test_ruling_2d_what_gives_nothing_is_not_offered(face: str) -> None:
    """No gold in the bag, no equipment, nobody under the face."""
    s = morning(face).gold_bag()
    assert s.ada.may() == ["income"]


def test_ruling_2d_wild_offers_neither_gold_nor_equipment_that_is_not_there() -> None:
    s = morning("wild").gold_bag()
    assert s.ada.may() == ["income", "cattle", "wood", "medicine"]


def test_p07_the_townsfolk_need_no_slot() -> None:
    s = story().slots(wood="drover")
    s.ada.has(wood=8)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("recruit drover")
    assert s.asked == ["ben"]


# Equipment that is simply there


def neighbours(face: str, *tiles: str) -> list[str]:
    s = story().slots(
        wild="herder", mine="drover", equipment="nurse", cattle="scout", wood="peddler", medicine="banker"
    )
    s.ada.carries(*tiles)
    s.rolls(f"blue {face}", *OTHERS)
    return s.ada.takes(f"blue {face}").may("recruit")


@pytest.mark.parametrize(
    ("face", "folk"),
    [
        ("wild", {"herder", "drover"}),
        ("mine", {"herder", "drover", "nurse"}),
        ("cattle", {"nurse", "scout", "peddler"}),
        ("medicine", {"peddler", "banker"}),
    ],
)
def test_ruling_harmonica_direct_neighbours_and_the_row_is_no_ring(face: str, folk: set[str]) -> None:
    assert {words.removeprefix("recruit ") for words in neighbours(face, "harmonica_1")} == folk


def test_ruling_harmonica_and_scout_do_not_add_up_to_two_steps() -> None:
    s = story().slots(wild="herder", mine="drover", equipment="nurse")
    s.ada.carries("harmonica_1").leads("scout")
    s.rolls("blue wild", *OTHERS)
    assert s.ada.takes("blue wild").may("recruit") == ["recruit herder", "recruit drover"]


def test_ruling_harmonica_reaches_beyond_an_empty_slot() -> None:
    s = story().slots(mine="drover")
    s.ada.carries("harmonica_1")
    s.rolls("blue equipment", *OTHERS)
    assert s.ada.takes("blue equipment").may("recruit") == ["recruit drover"]


def test_p06_harmonica_of_the_turned_face() -> None:
    s = story().slots(wild="herder", wood="peddler")
    s.ada.has(money=3).carries("harmonica_1")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    assert s.ada.may("recruit") == ["recruit herder"]
    s.ada.does("turn medicine")
    assert s.ada.may("recruit") == ["recruit peddler"]


def lamps(*tiles: str) -> Story:
    s = story()
    s.ada.carries(*tiles)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    return s


def test_p06_lamp_one_more_token_is_drawn_and_one_kept() -> None:
    s = lamps("lamp_1")
    s.ada.does("mine")
    s.draws("token 1", "token 3")
    assert s.step == "keeping token"
    assert s.ada.may() == ["keep token 1", "keep token 3"]
    s.ada.does("keep token 3")
    assert s.ada.tokens == [3]
    assert s.t.tokens == [18, 12, 5]
    assert s.news("tokens-back") == ["tokens-back red 1"]


def test_p06_lamps_add_up() -> None:
    s = lamps("lamp_1", "lamp_2")
    s.ada.does("mine")
    s.draws("token 1", "token 2", "token 2")
    s.ada.does("keep token 2")
    assert s.ada.tokens == [2]
    assert s.t.tokens == [18, 11, 6]
    assert s.news("tokens-back") == ["tokens-back red 2"]


def test_ruling_lamp_with_fewer_tokens_than_it_draws() -> None:
    s = lamps("lamp_1", "lamp_2").gold_bag(1, 2)
    s.ada.does("mine")
    s.draws("token 1", "token 2")
    assert s.ada.may() == ["keep token 1", "keep token 2"]
    s = lamps("lamp_1").gold_bag(2)
    s.ada.does("mine")
    s.draws("token 2")
    assert s.ada.tokens == [2]
    assert s.asked == ["ben"]


def test_p06_lamp_tokens_drawn_do_not_lie_in_the_bag() -> None:
    s = lamps("lamp_1").gold_bag(3, 1)
    s.ada.does("mine")
    s.draws("token 3")
    assert s.chance() == {"token 1": 1}


def test_ruling_lamp_not_with_the_pan() -> None:
    s = story()
    s.ada.carries("lamp_1", "pan_wood")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    s.draws("token 1")
    assert s.ada.tokens == [1]
    assert s.step == "using"


def test_ruling_lamp_not_with_a_townsfolk_s_gold() -> None:
    s = story().prints("prospector", "now gain 2 gold").slots(wood="prospector")
    s.ada.carries("lamp_1")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("recruit prospector")
    s.draws("token 1", "token 2")
    assert s.ada.tokens == [1, 2]


def test_ruling_pan_of_an_empty_bag_gives_nothing() -> None:
    s = story().gold_bag()
    s.ada.carries("pan_wood")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.step == "using"
    assert s.ada.tokens == []


@pytest.mark.parametrize(("safes", "dollars"), [(["safe_1"], 4), (["safe_1", "safe_2"], 6)])
def test_p06_safe_two_more_dollars_with_income(safes: list[str], dollars: int) -> None:
    s = story()
    s.ada.carries(*safes).drives("large 0")
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("income")
    assert s.ada.money == dollars


def test_p06_safe_only_with_income() -> None:
    s = story()
    s.ada.carries("safe_1")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("wood")
    assert s.ada.money == 0


# 3. The die that is left


@pytest.mark.parametrize(
    ("color", "marks"),
    [
        ("blue", [1, 0, 0, 0]),
        ("red", [0, 1, 0, 0]),
        ("yellow", [0, 0, 1, 0]),
        ("green", [0, 0, 0, 1]),
        ("black", [1, 1, 1, 1]),
    ],
)
def test_p05_3_the_die_left_moves_the_marker_of_its_colour_black_moves_all(color: str, marks: list[int]) -> None:
    s = story().rolls("blue wild", "red wild", f"{color} cattle")
    s.ada.takes("blue wild").does("income")
    s.ben.takes("red wild").does("income")
    assert s.marks == marks
    assert s.news("die-left") == [f"die-left {color}"]
    assert s.step == "rolling"


def test_p05_3_turning_a_die_does_not_change_its_colour() -> None:
    s = story().rolls("blue wild", "red wild", "green cattle")
    s.ada.has(money=3).takes("green cattle").does("turn wood", "wood")
    s.ben.takes("blue wild").does("income")
    assert s.marks == [0, 1, 0, 0]
