"""Chariots, and what cards sell: pages 5 to 7 of the rulebook."""

from __future__ import annotations

from tests.pioneer_days.story import Story, story
from tests.pioneer_days.test_turn import OTHERS, morning

# Wagons


def test_p07_wagons_small_5_large_8() -> None:
    s = morning("wood")
    s.ada.has(money=4)
    assert s.ada.may("wagon") == []
    s.ada.has(money=5)
    assert s.ada.may("wagon") == ["wagon small"]
    s.ada.has(money=8)
    assert s.ada.may("wagon") == ["wagon small", "wagon large"]
    s.ada.does("wagon large")
    assert s.ada.money == 0
    assert s.ada.wagons == ["small 0", "large 0"]
    assert s.ada.capacity == 4 + 6


def test_p07_wagons_any_number() -> None:
    s = morning("wood")
    s.ada.has(money=23).does("wagon small", "wagon small", "wood", "wagon large", "wagon small")
    assert s.ada.money == 0
    assert s.ada.wagons == ["small 0"] * 4 + ["large 0"]
    assert s.asked == ["ben"]


def test_p07_wagons_before_and_after_the_use() -> None:
    s = morning("wood")
    s.ada.has(money=8).does("wagon small")
    assert s.step == "using"
    s.ada.does("income")
    assert s.step == "buying"
    assert s.ada.may() == ["pass", "wagon small", "wagon large"]
    s.ada.does("wagon large")
    assert s.asked == ["ben"]


def test_p07_wagons_until_the_player_ends_the_turn() -> None:
    s = morning("wood")
    s.ada.has(money=10).does("wood", "wagon small")
    assert s.asked == ["ada"]
    s.ada.does("pass")
    assert s.asked == ["ben"]


def test_p07_wagons_before_the_die_is_taken() -> None:
    s = story()
    s.ada.has(money=13)
    s.rolls("blue wood", *OTHERS)
    assert s.ada.may("wagon") == ["wagon small", "wagon large"]
    s.ada.does("wagon large")
    assert s.step == "taking"
    s.ada.does("wagon small")
    assert (s.ada.money, s.ada.wagons) == (0, ["small 0", "small 0", "large 0"])
    assert s.ada.may() == ["take blue wood", "take red wild", "take green wild"]


def test_p07_wagons_only_in_the_own_turn() -> None:
    s = morning("wood")
    s.ben.has(money=20)
    assert s.ben.may() == []


# What cards sell


def sale(money: int) -> Story:
    s = story(sets="C+E")
    s.ada.leads("lumber_dealer", "cattle_broker").has(money=money)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine")
    return s


def test_ruling_purchases_of_cards_once_a_turn_each() -> None:
    s = sale(20)
    assert s.ada.may("pay") == ["pay cattle_broker", "pay lumber_dealer"]
    s.ada.does("pay lumber_dealer")
    assert (s.ada.money, s.ada.wood) == (18, 1)
    assert s.ada.may("pay") == ["pay cattle_broker"]
    s.ada.does("income")
    assert s.ada.may("pay") == ["pay cattle_broker"]
    s.ada.does("pay cattle_broker")
    assert (s.ada.money, s.ada.cattle) == (16, 1)
    assert s.ada.may("pay") == []


def test_ruling_purchases_before_the_die_is_taken() -> None:
    s = story(sets="C+E")
    s.ada.leads("lumber_dealer", "bridge_builder").has(money=4)
    s.rolls("blue wood", *OTHERS)
    s.ada.does("pay lumber_dealer")
    assert (s.ada.money, s.ada.wood) == (2, 1)
    assert s.ada.may("pay") == []
    s.ada.takes("blue wood").does("choose points")
    assert (s.ada.wood, s.ada.points) == (0, 4)
    assert s.ada.may("pay") == []
    s.ada.does("income")
    assert s.ada.may("pay") == []


def test_ruling_purchases_of_gold_before_the_die_is_taken() -> None:
    s = story().prints("herder", "each turn may pay 1 money for 2 gold")
    s.ada.leads("herder").has(money=1)
    s.rolls("blue mine", *OTHERS)
    s.ada.does("pay herder")
    s.draws("token 1", "token 3")
    assert s.step == "taking"
    assert s.ada.tokens == [1, 3]


def test_ruling_purchases_only_if_they_can_be_paid() -> None:
    assert sale(1).ada.may("pay") == []
    assert sale(3).ada.may("pay") == ["pay lumber_dealer"]


def test_ruling_purchases_are_on_offer_again_in_the_next_turn() -> None:
    s = sale(2)
    s.ada.does("pay lumber_dealer", "mine")
    s.draws("token 1")
    s.ben.takes("red wild").does("income")
    s.rolls("blue mine", "red wild", "black wild")
    s.ben.takes("red wild").does("income")
    s.ada.has(money=2).takes("blue mine")
    assert s.ada.may("pay") == ["pay lumber_dealer"]


def test_ruling_purchases_keep_the_turn_open_after_the_use() -> None:
    s = sale(0)
    s.ada.does("income")
    assert s.ada.may() == ["pass", "pay lumber_dealer"]
    s.ada.does("pay lumber_dealer")
    assert s.asked == ["ben"]


def test_ruling_purchases_of_somebody_recruited_this_turn() -> None:
    s = story(sets="C+E").slots(mine="lumber_dealer")
    s.ada.has(money=2)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("recruit lumber_dealer")
    assert s.ada.may() == ["pass", "pay lumber_dealer"]


def test_ruling_purchases_of_the_board() -> None:
    s = story().prints("homestead", "each turn may pay 1 money for 1 cattle")
    s.ada.plays("homestead").has(money=2)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("pay homestead")
    assert (s.ada.money, s.ada.cattle) == (1, 1)
    assert s.ada.may("pay") == []


def test_ruling_gold_is_not_sold_out_of_an_empty_bag() -> None:
    s = story().prints("herder", "each turn may pay 1 money for 1 gold").gold_bag()
    s.ada.leads("herder").has(money=2)
    s.rolls("blue mine", *OTHERS)
    assert s.ada.takes("blue mine").may("pay") == []
