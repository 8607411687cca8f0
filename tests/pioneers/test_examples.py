"""The examples of the rulebook, each by its place."""

from __future__ import annotations

from tests.pioneers.story import story


def test_p04_bill_takes_four_dollars_with_one_banker() -> None:
    s = story(turn="katie", first="annie")
    s.bill.has(bankers=1)
    s.katie.has(cash=0, stock=0, supply=0)
    assert s.turn == "bill"
    assert s.bill.cash == 4


def test_p04_katie_buys_a_road_and_with_her_merchant_the_third_coach() -> None:
    s = story(turn="katie").shows("sodbuster", "overland", "night_owl", "bonanza")
    s.katie.has(cash=7, merchants=1)
    s.katie.rides("digger", "digger")
    s.katie.does("road buffalo-detroit", "coach 3")
    s.draws("reveal blue_bugle")
    assert s.katie.cash == 7 - 2 - 3
    assert s.katie.roads == ["buffalo-detroit"]
    assert s.katie.aboard[1] == ["merchant", "barkeeper"]
    assert s.katie.supply == 19 - 2 - 2
    assert s.display == ["sodbuster", "overland", "bonanza", "blue_bugle"]


def test_p05_annie_builds_two_roads_one_far_away() -> None:
    s = story(turn="annie")
    s.annie.has(cash=6).rides("banker", "farmer")
    s.annie.does("two roads", "road start-boston", "road los_angeles-san_francisco")
    assert s.annie.cash == 1
    assert s.annie.stock == 13
    assert s.annie.roads == ["start-boston", "los_angeles-san_francisco"]


def test_p05_jim_buys_the_second_coach_and_the_display_slides_and_refills() -> None:
    s = story(turn="jim").shows("sodbuster", "overland", "night_owl", "bonanza")
    s.jim.has(cash=2).rides("farmer", "farmer")
    s.jim.does("coach 2")
    assert s.display == ["sodbuster", "night_owl", "bonanza", None]
    s.draws("reveal blue_bugle")
    assert s.display == ["sodbuster", "night_owl", "bonanza", "blue_bugle"]
    assert s.jim.cash == 0
    assert s.jim.aboard[1] == ["farmer", "sergeant", "banker"]
    assert s.jim.supply == 19 - 2 - 3


def test_p05_katie_drives_three_lines() -> None:
    """$1 to the bank, $1 to Annie; her own road is free."""
    s = story(turn="katie").tiles(detroit="banker").stagecoach("boston")
    s.annie.built("albany-buffalo")
    s.katie.built("buffalo-detroit").has(cash=2).rides("banker", "farmer")
    s.katie.drives("detroit")
    assert s.where == "detroit"
    assert s.gains == {"katie": -2, "bank": 1, "annie": 1}


def test_p06_annie_takes_the_sergeant_and_builds_beside_the_yellow_road() -> None:
    s = story(turn="annie").tiles(boston="sergeant", albany="banker", denver="farmer")
    s.katie.built("boston-albany")
    s.annie.has(cash=2).rides("sergeant", "farmer")
    s.annie.drives("boston").does("road boston-albany")
    assert s.settlers("boston") == [0, 1, 0, 0]
    assert s.annie.roads == s.katie.roads == ["boston-albany"]
    assert s.gains == {"annie": -1, "bank": 1}


def test_p06_the_double_road_costs_a_third_player_two_dollars() -> None:
    s = story(turn="jim").tiles(albany="banker", bangor="farmer", philadelphia="farmer").stagecoach("boston")
    s.katie.built("boston-albany")
    s.annie.built("boston-albany")
    s.jim.has(cash=2).rides("banker", "farmer")
    s.jim.drives("albany")
    assert s.gains == {"jim": -2, "katie": 1, "annie": 1}


def test_p06_the_double_road_costs_annie_nothing() -> None:
    s = story(turn="annie").tiles(albany="banker").stagecoach("boston")
    s.katie.built("boston-albany")
    s.annie.built("boston-albany").rides("banker", "farmer")
    s.annie.drives("albany")
    assert s.gains == {}


def test_p07_jims_barkeeper_returns_his_banker() -> None:
    s = story(turn="jim").tiles(boston="barkeeper")
    s.jim.has(cash=1).rides("barkeeper", "banker", "farmer")
    supply = s.jim.supply
    s.jim.drives("boston").does("return banker 1")
    assert s.jim.aboard == [["farmer"]]
    assert s.jim.supply == supply + 1
    assert s.settlers("boston") == [0, 0, 1, 0]


def test_p07_katie_settles_three_farmers_and_empties_two_coaches() -> None:
    s = story(turn="katie").tiles(boston="farmer")
    s.katie.has(cash=1).rides("farmer", "farmer", points=7).rides("farmer", "banker", points=4)
    s.katie.rides("banker", "farmer", points=4, gone=1)
    s.katie.drives("boston").does("settle farmer 1", "settle farmer 1", "settle farmer 3")
    assert s.settlers("boston") == [0, 0, 0, 3]
    assert s.katie.points == 7 + 4
    assert s.gains == {"katie": 1, "bank": -1}
    assert s.katie.aboard == [[], ["farmer", "banker"], []]


def test_p07_annie_settles_a_sergeant_at_a_hotel() -> None:
    """She takes $3, and builds no free road."""
    s = story(turn="annie").tiles(boston="hotel")
    s.annie.has(cash=1).rides("sergeant", "farmer")
    s.annie.drives("boston").does("settle sergeant 1")
    assert s.gains == {"annie": 2, "bank": -2}
    assert s.annie.roads == []
    assert s.annie.aboard == [["farmer"]]
    assert s.turn != "annie"


def test_p07_bills_hotel_with_a_banker() -> None:
    """Annie has no banker, Jim has no money, Katie pays $2."""
    s = story().tiles(boston="hotel")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.annie.has(cash=5).rides("farmer", "merchant")
    s.jim.has(cash=0).rides("banker", "farmer")
    s.katie.has(cash=2).rides("banker", "farmer")
    s.bill.drives("boston").does("settle banker 1")
    assert s.asked == ["katie"]
    s.katie.does("join 1")
    assert s.settlers("boston") == [1, 0, 0, 1]
    assert s.gains == {"bill": 4, "bank": -2, "katie": -2}
    assert s.katie.aboard == [["farmer"]]


def test_p08_annie_scores_two_empty_seats() -> None:
    s = story()
    s.annie.rides("banker", "farmer", "digger", gone=1).rides("banker", "farmer", gone=1).rides("farmer", "digger")
    s.annie.rides("farmer", "merchant", gone=2)
    assert s.annie.final["seats"] == 2


def test_p08_annie_scores_nine_for_her_nuggets() -> None:
    s = story()
    s.annie.found(5, 4)
    assert s.annie.final["nuggets"] == 9


def test_p08_annies_network_of_eight_pioneers_over_six_roads() -> None:
    """The second net has three roads and four pioneers, and scores nothing."""
    s = story()
    s.annie.built("boston-bangor", "boston-albany", "albany-philadelphia", "albany-buffalo", "buffalo-detroit")
    s.annie.built("detroit-green_bay").lives_in(boston=1, bangor=1, philadelphia=2, buffalo=1, detroit=2, green_bay=1)
    s.annie.built("denver-santa_fe", "santa_fe-el_paso", "el_paso-tucson").lives_in(denver=1, santa_fe=1, tucson=2)
    assert s.annie.final["network"] == 16
