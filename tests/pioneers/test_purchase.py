"""Income and purchase: rulebook pages 4 and 5."""

from __future__ import annotations

import pytest

from tests.pioneers.story import Story, story

SMALL = ("sodbuster", "prairie_wren", "lone_elm", "dusty_anne")  # two seats each
LARGE = ("meadowlark", "pilgrim_star", "thunder_ridge", "long_whip")  # four seats each


def shop(cash: int = 9, merchants: int = 0) -> Story:
    """Bill's purchase, with somebody on a coach."""
    s = story().shows(*SMALL)
    s.bill.has(cash=cash, merchants=merchants).rides("digger", "digger")
    return s


# Income


@pytest.mark.parametrize(("bankers", "income"), [(0, 3), (1, 4), (2, 5)])
def test_p04_income_is_three_and_one_per_banker(bankers: int, income: int) -> None:
    s = story(turn="bill")
    s.bill.has(stock=0, supply=0)
    s.annie.has(cash=1, bankers=bankers)
    assert s.turn == "annie"
    assert s.annie.cash == 1 + income


def test_p04_only_the_active_player_has_income() -> None:
    s = story(turn="bill")
    s.bill.has(stock=0, supply=0)
    assert s.turn == "annie"
    assert (s.bill.cash, s.jim.cash, s.katie.cash) == (0, 0, 0)


# Purchase actions


def test_p04_the_shop_tile_allows_one_purchase() -> None:
    s = shop()
    assert s.bill.may_buy() == {"pass", "road", "two roads", "coach 1", "coach 2", "coach 3", "coach 4"}
    s.bill.does("road start-boston")
    assert s.turn == "annie"


def test_p04_each_purchase_once_a_turn() -> None:
    s = shop(cash=20, merchants=2)
    s.bill.does("road start-boston")
    assert s.bill.may_buy() == {"pass", "two roads", "coach 1", "coach 2", "coach 3", "coach 4"}
    s.bill.does("coach 1").story.draws("reveal bonanza")
    assert s.bill.may_buy() == {"pass", "two roads"}
    s.bill.does("two roads", "road boston-bangor", "road boston-albany")
    assert s.turn == "annie"
    assert s.bill.cash == 20 - 2 - 1 - 5


def test_p04_one_merchant_allows_two_purchases() -> None:
    s = shop(merchants=1)
    s.bill.does("two roads", "road start-boston", "road boston-albany")
    assert s.bill.may_buy() == {"pass", "road", "coach 1", "coach 2", "coach 3", "coach 4"}
    s.bill.does("road albany-bangor")
    assert s.turn == "annie"


def test_p04_purchases_in_any_order() -> None:
    s = shop(merchants=2)
    s.bill.does("coach 1").story.draws("reveal bonanza")
    s.bill.does("two roads", "road start-boston", "road boston-albany", "road albany-bangor")
    assert s.bill.cash == 9 - 1 - 5 - 2


def test_p05_may_stop_at_any_time() -> None:
    s = shop(merchants=2)
    s.bill.does("road start-boston", "pass")
    assert s.turn == "annie"
    assert s.bill.cash == 7


def test_p05_may_buy_nothing() -> None:
    s = shop()
    s.bill.does("pass")
    assert s.turn == "annie"
    assert s.bill.cash == 9


@pytest.mark.parametrize(
    ("cash", "purchases"),
    [
        (1, {"coach 1"}),
        (2, {"road", "coach 1", "coach 2"}),
        (4, {"road", "coach 1", "coach 2", "coach 3", "coach 4"}),
        (5, {"road", "two roads", "coach 1", "coach 2", "coach 3", "coach 4"}),
    ],
)
def test_p04_prices(cash: int, purchases: set[str]) -> None:
    assert shop(cash).bill.may_buy() == purchases | {"pass"}


def test_p04_without_money_the_purchase_is_skipped() -> None:
    s = shop(0).tiles(boston="digger")
    s.bill.built("start-boston")
    assert s.step == "movement"


# Roads


def test_p05_a_road_goes_on_any_line_without_a_road() -> None:
    s = shop()
    s.annie.built("denver-santa_fe")
    s.bill.built("olympia-yreka")
    free = [words for words in s.bill.may() if words.startswith("road ")]
    assert len(free) == len(s.t.box.side.lines) - 2
    assert not s.bill.may_build("denver-santa_fe")
    assert not s.bill.may_build("olympia-yreka")
    assert s.bill.may_build("start-boston")
    assert s.bill.may_build("start-philadelphia")
    s.bill.may_not("road denver-santa_fe")


def test_p05_a_road_leaves_the_supply_and_the_money_goes_to_the_bank() -> None:
    s = shop()
    s.bill.does("road denver-santa_fe")
    assert s.bill.roads == ["denver-santa_fe"]
    assert s.bill.stock == 14
    assert s.gains == {"bill": -2, "bank": 2}


def test_p05_two_roads_are_both_compulsory() -> None:
    s = shop()
    s.bill.does("two roads")
    assert s.gains == {"bill": -5, "bank": 5}
    assert "pass" not in s.bill.may()
    s.bill.does("road start-boston")
    assert s.bill.may_buy() == {"road"}
    s.bill.may_not("road start-boston")
    s.bill.does("road yreka-olympia")
    assert s.bill.roads == ["start-boston", "olympia-yreka"]
    assert s.bill.stock == 13


def test_p05_two_roads_need_two_roads_in_supply() -> None:
    s = shop()
    s.bill.has(stock=1)
    assert "two roads" not in s.bill.may_buy()
    assert "road" in s.bill.may_buy()


@pytest.mark.parametrize("lines", [("start-boston",), ("yreka-san_francisco",)])
def test_p05_two_roads_need_two_free_lines(lines: tuple[str]) -> None:
    s = shop().free_lines(*lines)
    assert s.bill.may_buy() & {"road", "two roads"} == {"road"}


@pytest.mark.parametrize(
    "lines",
    [("start-boston", "boston-albany"), ("start-boston", "olympia-yreka"), ("olympia-yreka", "yreka-san_francisco")],
)
def test_p05_two_free_lines_are_enough_for_two_roads(lines: tuple[str, str]) -> None:
    s = shop().free_lines(*lines)
    s.bill.does("two roads", f"road {lines[1]}", f"road {lines[0]}")
    assert len(s.bill.roads) == 2


def test_p05_no_free_line_no_road() -> None:
    assert shop().free_lines().bill.may_buy() & {"road", "two roads"} == set()


def test_p05_no_road_in_supply_no_road() -> None:
    s = shop()
    s.bill.has(stock=0)
    assert s.bill.may_buy() & {"road", "two roads"} == set()


def test_p02_two_players_build_nothing_towards_covered_cities() -> None:
    s = story(players=2)
    s.bill.has(cash=9).rides("farmer", "farmer")
    covered = {s.t.box.side.cities[city].name for city in s.t.box.side.covered}
    lines = [words.removeprefix("road ") for words in s.bill.may() if words.startswith("road ")]
    expected = [s.t.box.side.line_name(i) for i in range(s.t.box.lines)]
    assert lines == [line for line in expected if not covered & set(line.split("-"))]


# Coaches


def test_p05_a_coach_is_manned_at_once() -> None:
    s = shop()
    s.bill.does("coach 4").story.draws("reveal bonanza")
    assert s.bill.aboard == [["digger", "digger"], ["sergeant", "barkeeper"]]
    assert s.bill.supply == 19 - 2 - 2
    assert s.gains == {"bill": -4, "bank": 4}


@pytest.mark.parametrize(("supply", "slots"), [(1, set()), (2, {1, 3}), (3, {1, 2, 3}), (4, {1, 2, 3, 4})])
def test_p05_a_coach_needs_enough_pioneers_in_supply(supply: int, slots: set[int]) -> None:
    s = story().shows("sodbuster", "overland", "night_owl", "bonanza")
    s.bill.has(cash=9).rides("digger", "digger").has(supply=supply)
    assert {words for words in s.bill.may() if words.startswith("coach")} == {f"coach {slot}" for slot in slots}


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_p05_the_display_slides_left_and_refills(slot: int) -> None:
    s = shop()
    rest = [name for name in SMALL if name != SMALL[slot - 1]]
    s.bill.does(f"coach {slot}")
    assert s.display == [*rest, None]
    s.draws("reveal blue_bugle")
    assert s.display == [*rest, "blue_bugle"]
    assert s.gains == {"bill": -slot, "bank": slot}


def test_p05_the_refilled_coach_costs_four() -> None:
    s = shop()
    s.bill.does("coach 1").story.draws("reveal bonanza")
    s.annie.has(cash=4).rides("digger", "digger")
    s.annie.does("coach 4")
    assert s.annie.aboard[1] == ["digger", "digger", "merchant", "barkeeper"]
    assert s.annie.cash == 0


def test_p05_any_unseen_coach_may_come_next() -> None:
    """Nobody knows which were removed: all that were not seen are equally likely."""
    s = shop()
    unseen = s.t.unseen
    s.bill.does("coach 1")
    coaches = s.t.box.edition.coaches
    assert s.chance() == {f"reveal {coaches[card].name}": 1 for card in range(24) if unseen >> card & 1}


def test_p05_without_a_stack_the_fourth_slot_stays_empty() -> None:
    s = shop().stack(0)
    s.bill.does("coach 1")
    assert s.display == [*SMALL[1:], None]
    assert s.turn == "annie"
    s.annie.has(cash=9).rides("digger", "digger")
    assert "coach 3" in s.annie.may()
    assert "coach 4" not in s.annie.may()


def test_p06_a_player_may_spend_so_much_that_he_cannot_move() -> None:
    s = shop(cash=2).tiles(boston="digger")
    s.bill.does("road denver-santa_fe")
    assert s.turn == "annie"
    assert s.where == "start"


def test_p05_a_new_coach_rides_in_the_same_turn() -> None:
    s = shop(cash=2).tiles(boston="farmer")
    s.bill.does("coach 1").story.draws("reveal bonanza")
    assert s.bill.may() == ["travel boston"]


# The forced coach


def test_p05_with_empty_coaches_only_the_first_purchase_must_be_a_coach() -> None:
    s = story().shows(*SMALL)
    s.bill.has(cash=9).rides("farmer", "farmer", gone=2)
    assert s.bill.may() == ["coach 1", "coach 2", "coach 3", "coach 4"]
    s.bill.may_not("pass")
    s.bill.may_not("two roads")


def test_p05_forced_only_among_coaches_he_can_pay_and_man() -> None:
    s = story().shows("meadowlark", "sodbuster", "overland", "night_owl")
    s.bill.has(cash=3, supply=2)
    assert s.bill.may() == ["coach 2"]


def test_p05_after_a_forced_coach_merchants_buy_as_usual() -> None:
    s = story().shows(*SMALL)
    s.bill.has(cash=9, merchants=2)
    assert s.bill.may() == ["coach 1", "coach 2", "coach 3", "coach 4"]
    s.bill.does("coach 1").story.draws("reveal bonanza")
    assert s.bill.may_buy() == {"pass", "road", "two roads"}
    s.bill.does("two roads", "road start-boston", "road boston-bangor")
    assert s.bill.may_buy() == {"pass", "road"}


def test_p05_after_a_forced_coach_the_shop_tile_is_used_up() -> None:
    s = story().shows(*SMALL).tiles(boston="farmer")
    s.bill.has(cash=9)
    s.bill.does("coach 1").story.draws("reveal bonanza")
    assert s.bill.may() == ["travel boston"]


def test_p05_no_coach_can_be_manned_roads_only() -> None:
    s = story().shows(*SMALL).tiles(boston="hotel")
    s.bill.has(cash=9, supply=1, merchants=2)
    assert s.bill.may_buy() == {"pass", "road", "two roads"}
    s.bill.does("road start-boston")
    assert s.bill.may_buy() == {"pass", "two roads"}
    s.bill.does("pass")
    assert s.turn == "annie"
    assert s.where == "start"


def test_p05_no_coach_can_be_paid_roads_only() -> None:
    """Bill has too few pioneers for the coaches Bill can pay for, and too little money for the other one."""
    s = story().shows("meadowlark", "pilgrim_star", "thunder_ridge", "sodbuster")
    s.bill.has(cash=3, supply=2)
    assert s.bill.may_buy() == {"pass", "road"}


def test_p05_that_coach_is_forced_with_one_dollar_more() -> None:
    s = story().shows("meadowlark", "pilgrim_star", "thunder_ridge", "sodbuster")
    s.bill.has(cash=4, supply=2)
    assert s.bill.may() == ["coach 4"]


def test_p05_an_empty_display_forces_nobody() -> None:
    s = story().shows().stack(0)
    s.bill.has(cash=4)
    assert s.bill.may_buy() == {"pass", "road"}


def test_p05_whoever_still_carries_somebody_is_free() -> None:
    s = story().shows(*SMALL)
    s.bill.has(cash=9).rides("farmer", "farmer", gone=2).rides("farmer", "banker", gone=1)
    assert "pass" in s.bill.may()


def test_p05_the_income_counts_for_the_forced_coach() -> None:
    s = story().shows(*LARGE[:2], "sodbuster")
    s.bill.has(stock=0, supply=0)
    s.annie.has(cash=0, supply=2)
    assert s.turn == "annie"
    assert s.annie.may() == ["coach 3"]


def test_p05_a_coach_emptied_on_anothers_turn_forces_a_coach() -> None:
    s = story().shows(*SMALL).tiles(boston="banker")
    s.bill.has(cash=1, stock=0).rides("banker", "farmer").has(supply=0)
    s.annie.has(cash=2).rides("banker", "farmer", gone=0).rides("banker", "farmer", gone=2)
    s.put("crews", 11, 1)
    s.bill.drives("boston")
    s.annie.does("join 1")
    assert s.turn == "annie"
    assert s.annie.may() == ["coach 1", "coach 2", "coach 3", "coach 4"]
