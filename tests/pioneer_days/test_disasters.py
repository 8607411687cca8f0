"""Les désastres: pages 5 to 8 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story, story
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.vocabulary import DISASTER_NAMES

COLORS = dict(zip(DISASTER_NAMES, ("blue", "red", "yellow", "green"), strict=True))


def before(*disasters: str, players: int = 2) -> Story:
    """One more advance, and these strike."""
    return story(players).tracks(**dict.fromkeys(disasters, 2))


# The tracks


@pytest.mark.parametrize("disaster", DISASTER_NAMES)
def test_p07_a_disaster_strikes_with_the_third_advance_and_its_marker_returns(disaster: str) -> None:
    s = story()
    for marks in (1, 2):
        s.left(COLORS[disaster])
        assert s.marks[DISASTER_NAMES.index(disaster)] == marks
        assert s.news("disaster-strikes") == []
    s.left(COLORS[disaster])
    assert s.news("disaster-strikes") == [f"disaster-strikes {disaster}"]
    assert s.marks == [0, 0, 0, 0]


def test_p07_a_marker_goes_back_after_its_disaster_is_resolved() -> None:
    s = before("storm", "raid")
    s.ada.drives("small 0", "large 0").has(wood=1)
    s.left("black")
    assert s.asked == ["ada"]
    assert s.marks == [3, 3, 1, 1]
    s.ada.does("damage small 0")
    assert s.marks == [0, 0, 1, 1]
    assert s.news("disaster-strikes", "marker-back") == [
        "disaster-strikes storm",
        "marker-back storm",
        "disaster-strikes raid",
        "marker-back raid",
    ]


def test_p05_a_black_die_moves_all_markers() -> None:
    s = story().tracks(storm=1, famine=1)
    s.left("black")
    assert s.marks == [2, 1, 2, 1]


def test_p05_several_at_once_from_top_to_bottom_storm_raid_famine_disease() -> None:
    s = before(*DISASTER_NAMES).left("black")
    assert s.news("disaster-strikes") == [f"disaster-strikes {disaster}" for disaster in DISASTER_NAMES]
    assert s.marks == [0, 0, 0, 0]


def test_p07_only_those_that_reached_the_end_strike() -> None:
    s = story().tracks(storm=1, raid=2, disease=2).left("black")
    assert s.news("disaster-strikes") == ["disaster-strikes raid", "disaster-strikes disease"]
    assert s.marks == [2, 0, 1, 0]


def test_p07_for_all_players() -> None:
    s = before("raid", players=4)
    for person in s.people:
        person.has(money=4)
    s.left("red")
    assert [person.money for person in s.people] == [2, 2, 2, 2]


def test_p05_raid_before_famine_in_the_same_advance() -> None:
    """$7 for 5 cattle would do; after the raid there are $3 left."""
    s = before("raid", "famine")
    s.ada.has(money=7, cattle=5)
    s.left("black")
    assert (s.ada.money, s.ada.cattle) == (0, 3)


def test_ruling_one_is_finished_by_all_before_the_next_begins() -> None:
    s = before("storm", "raid")
    s.ada.drives("small 0", "large 0").has(wood=1, money=4)
    s.ben.has(money=4)
    s.left("black")
    assert s.asked == ["ada"]
    assert s.ben.money == 4
    s.ada.does("damage small 0")
    assert (s.ada.money, s.ben.money) == (2, 2)


def test_p05_then_the_first_player_token_goes_left_and_the_next_day_begins() -> None:
    s = before("disease")
    s.ada.leads("herder", "drover")
    s.left("green")
    assert s.t.day == 1
    s.ada.does("keep herder")
    assert s.t.day == 2
    assert s.first == "ben"
    assert s.step == "rolling"


def test_p07_no_purchase_between_the_die_and_the_raid() -> None:
    s = before("raid").rolls("blue wild", "black wild", "red wood")
    s.ada.takes("blue wild").does("income")
    s.ada.has(money=20)
    s.ben.takes("black wild").does("wood")
    assert s.ada.money == 10
    assert s.step == "rolling"


# Storm


def storm(*wagons: str, **goods: int) -> Story:
    s = before("storm")
    s.ada.drives(*wagons).has(**goods)
    s.ben.has(wood=9)
    return s


def test_p07_storm_one_wood_for_each_wagon() -> None:
    s = storm("small 0", "large 0", wood=3).left("blue")
    assert s.ada.wood == 1
    assert s.ada.wagons == ["small 0", "large 0"]
    assert s.news("wood-spent", "spared") == [
        "wood-spent red 2",
        "spared red storm",
        "wood-spent blue 1",
        "spared blue storm",
    ]


def test_p07_storm_a_damage_marker_on_each_wagon_that_is_not_paid_for() -> None:
    s = storm("small 0", "small 0", "small 0", wood=1).left("blue")
    assert s.ada.wood == 0
    assert s.ada.wagons == ["small 0", "small 1", "small 1"]
    assert s.news("wagon-damaged") == ["wagon-damaged red small 0"] * 2


def test_p07_storm_payment_is_compulsory() -> None:
    s = storm("small 0", wood=1).left("blue")
    assert s.ada.wood == 0
    assert s.asked == []


def test_p07_storm_the_owner_picks_which() -> None:
    s = storm("small 0", "large 0", "large 1", wood=2).left("blue")
    assert s.ada.may() == ["damage small 0", "damage large 0", "damage large 1"]
    s.ada.does("damage large 0")
    assert s.ada.wagons == ["small 0", "large 1", "large 1"]


def test_p07_storm_nobody_is_asked_where_all_are_damaged() -> None:
    s = storm("small 0", "large 0", "large 1").left("blue")
    assert s.step == "rolling"
    assert s.ada.wagons == ["small 1", "large 1", "large 2"]
    s = storm("small 0", "small 2", "large 3")
    s.ada.carries("wheel_1")
    s.left("blue")
    assert s.step == "rolling"
    assert s.ada.wagons == ["small 0", "small 3", "large 4"]


def test_p06_storm_which_wagon_a_wheel_covers_is_asked_where_all_others_are_damaged() -> None:
    s = storm("small 0", "large 0")
    s.ada.carries("wheel_1")
    s.left("blue")
    assert s.ada.may() == ["damage small 0", "damage large 0"]


def test_ruling_storm_no_wagon_takes_two_markers() -> None:
    s = storm("small 0", "large 0", "large 1", wood=1).left("blue")
    s.ada.does("damage large 0")
    assert s.ada.may() == ["damage small 0", "damage large 1"]
    s.ada.does("damage large 1")
    assert s.ada.wagons == ["small 0", "large 1", "large 2"]


def test_p06_storm_each_wheel_covers_one_wagon_of_the_owner_s_choice() -> None:
    s = storm("small 0", "large 0", "small 1")
    s.ada.carries("wheel_1", "wheel_2")
    s.left("blue")
    assert s.ada.may() == ["damage small 0", "damage small 1", "damage large 0"]
    s.ada.does("damage small 1")
    assert s.ada.wagons == ["small 0", "small 2", "large 0"]


def test_p06_storm_a_wheel_protects_only_a_wagon_that_can_carry_it() -> None:
    """A wagon full of markers has no slot for a wheel."""
    s = storm("small 0", "small 2")
    s.ada.carries("wheel_1")
    s.left("blue")
    assert s.ada.wagons == ["small 0", "small 3"]


def test_p06_storm_two_wheels_and_one_wagon_to_carry_them() -> None:
    s = storm("large 0", "small 2", "large 3", wood=1)
    s.ada.carries("wheel_1", "wheel_2")
    s.left("blue")
    assert s.ada.wood == 0
    assert s.ada.may() == ["damage small 2", "damage large 3"]
    s.ada.does("damage large 3")
    assert s.ada.wagons == ["small 2", "large 0", "large 4"]


def test_p06_storm_the_wheel_goes_to_any_wagon_with_an_open_slot() -> None:
    s = storm("small 0", "large 2", "small 2", wood=1)
    s.ada.carries("wheel_1")
    s.left("blue")
    assert s.ada.may() == ["damage small 0", "damage small 2", "damage large 2"]
    s.ada.does("damage small 0")
    assert s.ada.wagons == ["small 1", "small 2", "large 2"]


def test_ruling_storm_those_whom_a_card_protects_need_no_slot() -> None:
    s = storm("small 2", "small 3")
    s.ada.plays("freight_company")
    s.left("blue").ada.does("damage small 2")
    assert s.ada.wagons == ["small 3", "small 3"]


def test_ruling_storm_each_pick_is_seen_by_its_owner_at_once() -> None:
    s = storm("small 0", "small 0", "small 0", "large 0", wood=1).left("blue")
    assert (s.match.view(0)["exposed"], s.match.view(0)["battered"]) == (3, [])
    s.ada.does("damage small 0")
    view = s.match.view(0)
    assert (view["exposed"], view["battered"]) == (2, [{"size": "small", "damage": 0, "count": 1}])
    assert (s.match.view(1)["exposed"], s.match.view(1)["battered"]) == (0, [])
    facts = GAME.asked(view, 0)
    assert (facts["pick"], facts["picks"]) == (2, 3)


def test_p06_storm_a_covered_wagon_costs_no_wood() -> None:
    s = storm("small 0", "large 0", wood=5)
    s.ada.carries("wheel_1")
    s.left("blue")
    assert s.ada.wood == 4


def test_p06_storm_more_wheels_than_wagons() -> None:
    s = storm("large 0", wood=5)
    s.ada.carries("wheel_1", "wheel_2")
    s.left("blue")
    assert s.ada.wood == 5
    assert "spared red storm" in s.news("spared")


def test_ruling_storm_damage_also_on_a_wagon_full_of_markers() -> None:
    s = storm("small 2").left("blue")
    assert s.ada.wagons == ["small 3"]
    assert s.ada.final["damage"] == -6


def test_p07_storm_damage_covers_two_slots_and_what_does_not_fit_is_discarded() -> None:
    s = storm("small 0")
    s.ada.holds(1, 3).carries("lamp_1")
    s.left("blue")
    assert s.ada.capacity == 2
    assert s.ada.may() == ["discard token 1", "discard token 3", "discard tile lamp_1"]
    s.ada.does("discard token 1")
    assert s.ada.tokens == [3]
    assert s.step == "rolling"


def test_p07_storm_goods_may_be_rearranged_first() -> None:
    """Only the sum of all slots counts."""
    s = storm("small 0", "large 0", wood=1)
    s.ada.holds(1, 1, 2, 2).carries("lamp_1", "hay_1", "hay_2", "safe_1")
    s.left("blue").ada.does("damage small 0")
    assert s.step == "rolling"
    assert len(s.ada.tokens + s.ada.gear) == 8


def test_p07_storm_wood_paid_makes_room() -> None:
    s = storm("small 0", "small 0", wood=1).left("blue")
    assert s.ada.wagons == ["small 0", "small 1"]
    assert s.step == "rolling"


def test_ruling_storm_choices_are_made_at_the_same_time_and_independently() -> None:
    def battered(*order: int) -> dict[str, object]:
        s = before("storm")
        for person in (s.ada, s.ben):
            person.drives("small 0", "large 0").has(wood=1)
        s.left("blue")
        assert s.asked == ["ada", "ben"]
        for seat in order:
            s.people[seat].does("damage small 0" if seat == 0 else "damage large 0")
        assert (s.ada.wagons, s.ben.wagons) == (["small 1", "large 0"], ["small 0", "large 1"])
        return dict(GAME.dump(s.t))

    assert battered(0, 1) == battered(1, 0)


def test_p07_storm_takes_two_points_at_the_end_for_each_marker() -> None:
    s = storm("small 0", "large 1").left("blue")
    assert s.ada.final["damage"] == -2 * 3


# Raid


@pytest.mark.parametrize(("money", "kept"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3), (8, 4), (99, 49)])
def test_p07_raid_half_of_the_dollars_rounded_up_is_lost(money: int, kept: int) -> None:
    s = before("raid")
    s.ada.has(money=money)
    s.left("red")
    assert s.ada.money == kept


@pytest.mark.parametrize(("money", "kept"), [(0, 3), (7, 6)])
def test_p06_raid_then_three_dollars_per_revolver(money: int, kept: int) -> None:
    s = before("raid")
    s.ada.has(money=money).carries("revolver_1")
    s.left("red")
    assert s.ada.money == kept


def test_p06_raid_the_revolver_pays_before_the_famine() -> None:
    s = before("raid", "famine")
    s.ada.has(money=2, cattle=4).carries("revolver_1")
    s.left("black")
    assert (s.ada.money, s.ada.cattle) == (0, 4)


def test_p07_raid_takes_nothing_else() -> None:
    s = before("raid")
    s.ada.has(money=4, wood=2, cattle=3, favors=2).holds(3)
    s.left("red")
    assert (s.ada.wood, s.ada.cattle, s.ada.favors, s.ada.tokens) == (2, 3, 2, [3])


# Famine


@pytest.mark.parametrize(
    ("money", "cattle", "left", "herd"), [(5, 3, 2, 3), (3, 3, 0, 3), (2, 5, 0, 2), (0, 4, 0, 0), (4, 0, 4, 0)]
)
def test_p07_famine_one_dollar_per_cattle_and_unpaid_cattle_are_lost(
    money: int, cattle: int, left: int, herd: int
) -> None:
    s = before("famine")
    s.ada.has(money=money, cattle=cattle)
    s.left("yellow")
    assert (s.ada.money, s.ada.cattle) == (left, herd)


@pytest.mark.parametrize(
    ("hay", "money", "left", "herd"),
    [(["hay_1"], 9, 6, 5), (["hay_1"], 0, 0, 2), (["hay_1", "hay_2"], 9, 8, 5), (["hay_1", "hay_2"], 0, 0, 4)],
)
def test_p06_famine_each_hay_protects_two(hay: list[str], money: int, left: int, herd: int) -> None:
    s = before("famine")
    s.ada.has(money=money, cattle=5).carries(*hay)
    s.left("yellow")
    assert (s.ada.money, s.ada.cattle) == (left, herd)


def test_p06_famine_hay_for_more_cattle_than_there_are() -> None:
    s = before("famine")
    s.ada.has(money=3, cattle=1).carries("hay_1")
    s.left("yellow")
    assert (s.ada.money, s.ada.cattle) == (3, 1)
    assert "spared red famine" in s.news("spared")


def test_p07_famine_nobody_is_asked() -> None:
    s = before("famine")
    s.ada.has(money=9, cattle=5)
    s.left("yellow")
    assert s.asked == []


# Cards set off by a disaster


@pytest.mark.parametrize(
    ("folk", "disaster"),
    [("sheriff", "raid"), ("rancher", "famine"), ("sluice_builder", "storm"), ("relief_worker", "disease")],
)
def test_ruling_a_card_set_off_by_a_disaster_acts_after_it(folk: str, disaster: str) -> None:
    s = before(disaster)
    s.ada.leads(folk).has(money=8, cattle=2, wood=1)
    s.left(COLORS[disaster])
    if disaster == "storm":
        s.draws("token 1", "token 2")
    told = [line.split()[0] for line in s.news()]
    assert told.index("disaster-strikes") < told.index("acts")
    got = {"raid": (9, 2), "famine": (6, 4), "storm": (8, 2), "disease": (8, 2)}
    assert (s.ada.money, s.ada.cattle) == got[disaster]


def test_ruling_aftermath_equipment_before_townsfolk_and_everybody_in_turn_order() -> None:
    s = before("raid")
    s.ada.leads("sheriff").carries("revolver_1")
    s.ben.leads("bounty_hunter")
    s.left("red").draws("token 1", "token 1")
    assert s.news("acts") == ["acts red revolver_1", "acts red sheriff", "acts blue bounty_hunter"]


def test_ruling_aftermath_the_owner_picks_the_order_where_it_matters() -> None:
    s = before("raid").prints("herder", "after raid may pay 5 money for 1 favors")
    s.ada.leads("herder", "sheriff").has(money=2)
    s.left("red")
    assert s.ada.may() == ["act herder", "act sheriff"]
    s.ada.does("act sheriff", "choose favors")
    assert (s.ada.money, s.ada.favors) == (1, 1)
    assert s.step == "rolling"


def test_ruling_aftermath_of_one_disaster_before_the_next() -> None:
    s = before("famine", "disease")
    s.ada.plays("homestead").leads("rancher").has(money=1, cattle=1)
    s.left("black")
    assert s.ada.cattle == 3
    assert s.ada.folk == []


def test_ruling_goods_gained_outside_the_own_turn_must_fit_at_once() -> None:
    s = before("storm")
    s.ada.leads("sluice_builder").carries("wheel_1", "lamp_1", "hay_1")
    s.left("blue").draws("token 3", "token 1")
    assert s.step == "fitting"
    assert s.ada.may("discard token") == ["discard token 1", "discard token 3"]
    s.ada.does("discard token 1")
    assert s.ada.tokens == [3]
    assert s.step == "rolling"


def test_ruling_the_deepest_place_of_the_rules() -> None:
    """A choice of goods after a disaster, one of them gold."""
    s = before("storm").prints("herder", "after storm gain 1 wood or gold")
    s.ada.leads("herder")
    s.left("blue").ada.does("choose gold")
    s.draws("token 2")
    assert s.ada.tokens == [2]
    s = before("storm").prints("herder", "after storm may pay 1 money for 1 gold")
    s.ada.leads("herder").has(money=1)
    s.left("blue").ada.does("choose gold")
    s.draws("token 2")
    assert s.ada.tokens == [2]


# The last disasters


def test_p08_before_the_last_visit_all_markers_advance_once_more() -> None:
    s = story().tracks(storm=0, raid=1, famine=2, disease=1)
    s.ada.has(money=1, cattle=3)
    s.week_ends(4)
    assert s.news("all-advance") == ["all-advance"]
    assert s.marks == [2, 2, 0, 2]
    assert s.ada.cattle == 1
    assert s.news("disaster-strikes") == ["disaster-strikes famine"]


def test_p08_the_last_disasters_come_after_the_day_s_own_and_before_the_visit() -> None:
    s = story().tracks(storm=2, raid=2).at(4, 5)
    s.ada.has(wood=5, cattle=1)
    s.left("blue")
    told = [line.split()[0] for line in s.news("disaster-strikes", "all-advance", "cattle-scored")]
    assert told == ["disaster-strikes", "all-advance", "disaster-strikes", "cattle-scored"]
    assert s.news("disaster-strikes") == ["disaster-strikes storm", "disaster-strikes raid"]


def test_p08_the_last_disasters_from_top_to_bottom() -> None:
    s = story().tracks(raid=2, famine=2, disease=2).at(4, 5).left("blue")
    assert s.news("disaster-strikes") == [f"disaster-strikes {name}" for name in ("raid", "famine", "disease")]


@pytest.mark.parametrize("week", [1, 2, 3])
def test_p08_no_last_disasters_in_other_weeks(week: int) -> None:
    s = story().tracks(raid=2).week_ends(week)
    assert s.news("all-advance") == []
    assert s.marks == [1, 2, 0, 0]
