"""The special actions of the tiles, and emptied coaches: rulebook pages 6 and 7."""

from __future__ import annotations

import pytest

from tests.pioneers.story import Story, story


def arrival(tile: str, *seats: str, cash: int = 1) -> Story:
    """Bill is about to reach a tile at Boston; Bill's first pioneer will settle there."""
    s = story().tiles(boston=tile)
    s.bill.has(cash=cash).rides(*seats)
    return s


# Banker and merchant


@pytest.mark.parametrize("tile", ["banker", "merchant"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_p06_banker_and_merchant_onto_the_board_at_most_two(tile: str, before: int, after: int) -> None:
    s = arrival(tile, tile, "farmer")
    s.bill.has(**{f"{tile}s": before})
    s.bill.drives("boston")
    assert getattr(s.bill, f"{tile}s") == after
    assert s.turn == "annie"


def test_p06_a_banker_pays_from_the_next_turn_on() -> None:
    s = story(players=2).tiles(albany="banker")
    s.bill.has(cash=2, stock=0).rides("banker", "farmer").has(supply=0)
    s.annie.has(stock=0, supply=0)
    s.bill.built("start-baltimore", "baltimore-albany")
    assert s.step == "movement"
    s.bill.does("travel albany")
    assert s.bill.bankers == 1
    assert s.t.round == 2  # Bill's next turn has begun: Annie had nothing to do
    assert s.bill.cash == 2 + 3 + 1


def test_p06_a_merchant_buys_from_the_next_turn_on() -> None:
    s = arrival("merchant", "merchant", "farmer", cash=3)
    s.bill.does("road denver-santa_fe").does("travel boston")
    assert s.bill.merchants == 1
    assert s.turn == "annie"


# Sergeant


def test_p06_sergeant_builds_free_on_any_empty_line() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.bill.drives("boston")
    assert s.step == "free road"
    lines = [f"road {s.t.box.side.line_name(line)}" for line in range(s.t.box.lines)]
    assert s.bill.may() == ["pass", *lines]
    s.bill.does("road tucson-el_paso")
    assert s.bill.roads == ["el_paso-tucson"]
    assert s.bill.stock == 14
    assert s.gains == {"bill": -1, "bank": 1}


def test_p06_sergeant_may_be_declined() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.bill.drives("boston").does("pass")
    assert s.bill.roads == []
    assert s.turn == "annie"


def test_p06_sergeant_builds_beside_exactly_one_rival_road() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.annie.built("denver-santa_fe")
    s.bill.drives("boston")
    assert s.bill.may_build("denver-santa_fe")
    s.bill.does("road denver-santa_fe")
    assert s.bill.roads == s.annie.roads == ["denver-santa_fe"]


def test_p06_sergeant_never_builds_two_own_roads_on_a_line() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.bill.built("olympia-yreka")
    s.bill.drives("boston")
    assert not s.bill.may_build("olympia-yreka")
    s.bill.may_not("road olympia-yreka")


def test_p06_sergeant_never_builds_a_third_road() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.annie.built("denver-santa_fe", "olympia-yreka")
    s.jim.built("denver-santa_fe")
    s.bill.built("olympia-yreka")
    s.bill.drives("boston")
    assert not s.bill.may_build("denver-santa_fe")
    assert not s.bill.may_build("olympia-yreka")


def test_p06_sergeant_lapses_without_a_road_in_supply() -> None:
    s = arrival("sergeant", "sergeant", "farmer")
    s.bill.has(stock=0)
    s.bill.drives("boston")
    assert s.turn == "annie"


def test_p06_sergeant_lapses_without_a_line() -> None:
    s = arrival("sergeant", "sergeant", "farmer").free_lines()
    s.bill.drives("boston")
    assert s.turn == "annie"


def test_p06_sergeant_beside_the_only_road_when_no_line_is_empty() -> None:
    s = arrival("sergeant", "sergeant", "farmer").free_lines()
    s.jim.built("olympia-yreka")
    s.bill.drives("boston")
    assert s.bill.may() == ["pass", "road olympia-yreka"]


def test_p06_sergeant_leaves_covered_lines_alone() -> None:
    s = story(players=2).tiles(albany="sergeant")
    s.bill.has(cash=1).rides("sergeant", "farmer")
    s.bill.drives("albany")
    covered = {s.t.box.side.cities[city].name for city in s.t.box.side.covered}
    assert not any(covered & set(words.removeprefix("road ").split("-")) for words in s.bill.may())
    assert "road albany-erie" in s.bill.may()


# Barkeeper


def test_p07_barkeeper_returns_one_more_pioneer_from_any_coach() -> None:
    s = arrival("barkeeper", "barkeeper", "banker", "farmer")
    s.bill.rides("digger", "farmer")
    supply = s.bill.supply
    s.bill.drives("boston")
    assert s.bill.may() == ["pass", "return banker 1", "return digger 2", "return farmer 1", "return farmer 2"]
    s.bill.does("return farmer 2")
    assert s.bill.aboard == [["banker", "farmer"], ["digger"]]
    assert s.bill.supply == supply + 1
    assert s.settlers("boston") == [1, 0, 0, 0]


def test_p07_barkeeper_returns_only_one() -> None:
    s = arrival("barkeeper", "barkeeper", "banker", "farmer")
    s.bill.drives("boston").does("return farmer 1")
    assert s.turn == "annie"


def test_p07_barkeeper_may_be_declined() -> None:
    s = arrival("barkeeper", "barkeeper", "banker")
    s.bill.drives("boston").does("pass")
    assert s.bill.aboard == [["banker"]]


def test_p07_barkeeper_may_return_another_barkeeper() -> None:
    s = arrival("barkeeper", "barkeeper", "barkeeper", "banker")
    s.bill.drives("boston").does("return barkeeper 1")
    assert s.bill.aboard == [["banker"]]


def test_p07_barkeeper_lapses_without_anybody_aboard() -> None:
    s = story().tiles(boston="barkeeper")
    s.bill.has(cash=1).rides("banker", "barkeeper", gone=1)
    s.bill.drives("boston")
    assert s.turn == "annie"


def test_p07_barkeeper_empties_a_coach() -> None:
    s = story().tiles(boston="barkeeper")
    s.bill.has(cash=1).rides("barkeeper", "banker", points=7).rides("banker", "farmer", points=4, gone=1)
    s.bill.drives("boston").does("return farmer 2")
    assert s.bill.points == 4
    assert s.gains == {}  # $1 for the line, $1 for the coach


# Gold digger


def test_p07_gold_digger_takes_a_nugget() -> None:
    s = arrival("digger", "digger", "farmer")
    s.bill.drives("boston")
    assert s.chance() == {"nugget 3": 6, "nugget 4": 3, "nugget 5": 1}
    s.draws("nugget 4")
    assert s.bill.nuggets == [4]
    assert s.t.nuggets == [6, 2, 1]
    assert s.turn == "annie"


def test_p07_every_nugget_left_is_equally_likely() -> None:
    s = arrival("digger", "digger", "farmer")
    s.annie.found(3, 5)
    s.jim.found(4, 4)
    s.bill.drives("boston")
    assert s.chance() == {"nugget 3": 5, "nugget 4": 1}


# Farmer


def test_p07_farmer_settles_up_to_two_more() -> None:
    s = arrival("farmer", "farmer", "farmer", "farmer", "farmer")
    s.bill.drives("boston").does("settle farmer 1", "settle farmer 1")
    assert s.settlers("boston") == [3, 0, 0, 0]
    assert s.bill.aboard == [["farmer"]]
    assert s.turn == "annie"


@pytest.mark.parametrize("more", [0, 1])
def test_p07_farmer_may_stop(more: int) -> None:
    s = arrival("farmer", "farmer", "farmer", "farmer")
    s.bill.drives("boston").does(*["settle farmer 1"] * more, "pass")
    assert s.settlers("boston") == [1 + more, 0, 0, 0]
    assert s.turn == "annie"


def test_p07_farmer_one_at_a_time_from_coaches_of_choice() -> None:
    s = arrival("farmer", "farmer", "farmer", "banker")
    s.bill.rides("farmer", "digger").rides("banker", "digger")
    s.bill.drives("boston")
    assert s.bill.may() == ["settle farmer 1", "settle farmer 2"]
    s.bill.does("settle farmer 1")
    assert s.bill.may() == ["pass", "settle farmer 1", "settle farmer 2"]
    s.bill.does("settle farmer 2")
    assert s.bill.may() == ["pass", "settle farmer 1"]


def test_p07_farmer_ends_when_no_farmer_is_left() -> None:
    s = arrival("farmer", "farmer", "banker")
    s.bill.drives("boston")
    assert s.turn == "annie"


def test_p07_farmer_an_emptied_coach_pays_before_the_next_choice() -> None:
    s = story().tiles(boston="farmer")
    s.bill.has(cash=1).rides("banker", "farmer", points=7, gone=1).rides("farmer", "digger")
    s.bill.drives("boston").does("settle farmer 1")
    assert s.asked == ["bill"]
    assert (s.bill.points, s.bill.cash) == (7, 1)


# Hotel


@pytest.mark.parametrize("job", ["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"])
def test_p07_hotel_gives_three_dollars_and_no_other_action(job: str) -> None:
    s = arrival("hotel", job, job, "banker" if job != "banker" else "farmer")
    s.bill.drives("boston").does(f"settle {job} 1")
    assert s.gains == {"bill": 2, "bank": -2}
    assert (s.bill.bankers, s.bill.merchants, s.bill.roads, s.bill.nuggets) == (0, 0, [], [])
    assert s.settlers("boston") == [1, 0, 0, 0]
    assert s.turn == "annie"


def test_p06_only_the_taken_tile_acts() -> None:
    """A pioneer settled on a matching tile acts by the tile: one nugget, no more."""
    s = arrival("digger", "digger", "digger")
    s.bill.drives("boston")
    s.draws("nugget 3")
    assert s.bill.nuggets == [3]
    assert s.bill.aboard == [["digger"]]


# Emptied coaches


def test_p07_two_coaches_emptied_in_one_turn_both_pay() -> None:
    s = story().tiles(boston="barkeeper")
    s.bill.has(cash=1).rides("banker", "barkeeper", points=5, gone=1).rides("banker", "farmer", points=8, gone=1)
    s.bill.drives("boston").does("return farmer 2")
    assert s.bill.points == 13
    assert s.gains == {"bill": 1, "bank": -1}


def test_p07_a_coach_is_emptied_only_once() -> None:
    s = story().tiles(boston="banker", philadelphia="banker")
    s.bill.has(cash=1).rides("banker", "farmer", points=5, gone=2).rides("banker", "farmer", points=9)
    s.bill.drives("boston")
    assert s.bill.points == 0


def test_p07_a_starting_coach_scores_twelve() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1)
    s.put("coaches", 0, 24)  # the old concord: banker, merchant, barkeeper, digger, farmer
    s.put("crews", 0, 1)
    s.bill.has(fleet=1)
    s.bill.drives("boston")
    assert s.bill.points == 12
