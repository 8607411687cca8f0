"""Arguments for choices and against them: how much they weigh, and what is not sure yet."""

from __future__ import annotations

from tests.pioneers.choices import (
    Choice,
    argued,
    as_guest,
    drives,
    english,
    market,
    to_boston,
    to_tile,
    with_coach,
    with_stack,
)
from tests.pioneers.story import story


def test_who_gets_off_may_be_chosen_later() -> None:
    choice = to_tile("hotel", "farmer", "banker")
    assert english(choice, "progress") == "Can leave only one pioneer on High Plains (6 points)."
    s = to_boston()
    s.bill.rides("farmer", "banker", points=9).rides("farmer", points=5).has(cash=9)
    choice = drives(s)
    assert english(choice, "empties") == "Can empty Grand Bazaar: 5 points and $1."
    assert "empties" not in argued(Choice(s.bill.does("travel boston"), "settle farmer 1"))


def test_the_fewer_tiles_the_better_to_settle_now() -> None:
    assert english(as_guest(), "scarce") == "No other city wants a farmer."
    assert english(as_guest("denver", "omaha"), "scarce") == "Only 2 other cities want a farmer."
    assert argued(as_guest())["scarce"].weight > argued(as_guest("denver"))["scarce"].weight


def test_points_that_can_wait_weigh_less_than_in_the_last_round() -> None:
    early, late = with_coach(gone=1), with_coach(gone=1)
    late.person.story.t.last_round = True
    assert argued(late)["empties"].weight > argued(early)["empties"].weight


def test_each_tile_says_what_it_is_worth() -> None:
    assert english(to_tile("banker", "banker", "farmer"), "tile") == "Banker tile: $1 more income each turn."
    assert english(to_tile("sergeant", "sergeant", "farmer"), "tile") == "Sergeant tile: a free road."
    assert english(to_tile("hotel", "farmer", "farmer"), "tile") == "Hotel tile: $3 from the bank."
    assert "tile" not in argued(to_tile("farmer", "farmer", "banker"))
    assert "tile" not in argued(to_tile("banker", "banker", "farmer", bankers=2))


def test_a_banker_is_worth_less_as_the_game_goes_on() -> None:
    early = to_tile("banker", "banker", "farmer")
    late = to_tile("banker", "banker", "farmer")
    late.person.story.t.round = 9
    assert argued(early)["tile"].weight > argued(late)["tile"].weight > 0
    late.person.story.t.last_round = True
    assert "tile" not in argued(late)


def test_own_nuggets_change_what_the_next_one_is_worth() -> None:
    s = to_boston("digger")
    s.bill.rides("digger", "banker").has(cash=9).found(5)
    assert english(drives(s), "nugget") == "A nugget: 3.3 points on average."


def test_farmers_can_follow() -> None:
    s = to_boston()
    s.bill.rides("farmer", "farmer", "farmer", points=8).rides("banker").has(cash=9)
    assert english(drives(s), "more-off") == "2 more pioneers can get off: up to 7 points."


def test_two_roads_can_join_what_is_two_lines_apart() -> None:
    s = market()
    s.bill.built("denver-santa_fe").lives_in(denver=1, fort_pierre=2)
    choice = Choice(s.bill, "two roads")
    assert english(choice, "network") == "Can add 2 pioneers to the largest network: 4 points."
    s.bill.lives_in(fort_pierre=0, fort_union=1)
    assert "network" not in argued(choice)


def test_the_last_road_starts_the_last_round() -> None:
    s = market()
    s.bill.has(stock=1, points=10)
    assert argued(Choice(s.bill, "road start-boston"))["ends-ahead"].facts == {"points": 12}
    s.bill.has(stock=2)
    assert "ends-ahead" not in argued(Choice(s.bill, "road start-boston"))
    assert argued(Choice(s.bill, "two roads"))["ends-ahead"].facts == {"points": 10}


def test_a_coach_that_starts_the_last_round_comes_too_late() -> None:
    assert argued(with_stack(size=1)).keys() >= {"too-late"}
    assert argued(with_stack(size=1)).keys() & {"coach"} == set()


def test_where_routes_differ_the_fare_is_the_least() -> None:
    s = story().tiles(albany="farmer").stagecoach("start")
    s.bill.rides("farmer", "banker").has(cash=9)
    s.annie.built("start-boston", "boston-albany")
    s.jim.built("start-philadelphia", "albany-philadelphia")
    choice = drives(s, "albany")
    assert english(choice, "costs") == "Costs at least $2."
    assert "pays-rival" not in argued(choice)
    s.bill.does("travel albany")
    assert english(Choice(s.bill, "route 1"), "costs") == "Costs $2."
    paid = {english(Choice(s.bill, route), "pays-rival") for route in s.bill.may("route")}
    assert paid >= {"Money for rivals: $2 to Annie.", "Money for rivals: $2 to Jim."}


def test_what_is_cheaper_weighs_less() -> None:
    s = market()
    first, third = (argued(Choice(s.bill, words))["costs"].weight for words in ("coach 1", "coach 3"))
    assert third < first < 0


def test_with_the_reins_each_line_has_its_price_and_the_last_its_tile() -> None:
    s = story().tiles(buffalo="farmer").stagecoach("start")
    s.annie.built("start-philadelphia")
    s.bill.rides("farmer").has(cash=9)
    s.bill.does("pass", "reins")
    assert english(Choice(s.bill, "drive philadelphia"), "pays-rival") == "Money for rivals: $1 to Annie."
    assert "empties" not in argued(Choice(s.bill, "drive philadelphia"))
    s.bill.does("drive philadelphia")
    assert english(Choice(s.bill, "drive buffalo"), "empties") == "Empties High Plains: 6 points and $1."


def test_who_declines_may_help_the_next_guest() -> None:
    s = to_boston()
    s.bill.rides("farmer").has(cash=9)
    s.annie.rides("farmer", "banker").has(cash=2)
    s.jim.rides("farmer", points=7).has(cash=2)
    s.bill.does("pass", "travel boston")
    assert english(Choice(s.annie, "pass"), "helps") == "Lets Jim empty Iron Escort next: 7 points."
    assert "helps" not in argued(Choice(s.annie, "join 1"))
    assert english(Choice(s.annie, "join 1"), "pays-rival") == "Money for rivals: $2 to Bill."


def test_the_next_player_drives_with_the_next_income() -> None:
    def with_cash(cash: int) -> Choice:
        """A merchant's city is four lines from Boston."""
        s = to_boston().tiles(cincinnati="merchant")
        s.bill.rides("farmer", "banker").has(cash=9)
        s.annie.rides("merchant", points=7).has(cash=cash, supply=0, stock=0)
        return drives(s)

    assert english(with_cash(1), "helps") == "Lets Annie empty Grand Bazaar next: 7 points."
    assert argued(with_cash(0)).keys() >= {"blocks"}
    assert argued(with_cash(0)).keys() & {"helps"} == set()


def test_nobody_drives_after_the_last_turn() -> None:
    s = story(first="annie", turn="bill").tiles(boston="farmer").stagecoach("start")
    s.bill.rides("farmer", "banker").has(cash=9)
    s.annie.rides("merchant").has(cash=0)
    s.t.last_round = True
    assert "blocks" not in argued(drives(s))


def test_the_pioneers_aboard_come_first_in_the_cities() -> None:
    s = market().tiles(omaha="farmer", denver="farmer")
    choice = Choice(s.bill, "coach 1")
    assert english(choice, "coach") == "A coach worth 4 points: cities have room for 2 of its 2 pioneers."
    s.bill.rides("farmer")
    assert english(choice, "coach") == "A coach worth 4 points: cities have room for 1 of its 2 pioneers."


def test_a_coach_whose_pioneers_nobody_wants_is_no_bargain() -> None:
    choice = Choice(market().bill, "coach 1")
    assert english(choice, "coach") == "A coach worth 4 points: cities have room for none of its 2 pioneers."
    assert argued(choice)["coach"].weight < 0


def test_a_choice_without_effect_has_no_argument() -> None:
    assert argued(Choice(market().bill, "pass")) == {}
