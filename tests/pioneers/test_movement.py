"""Moving the stagecoach and settling: rulebook pages 5 and 6."""

from __future__ import annotations

import random

import pytest

import westbound
from tests.pioneers.positions import aboard, positions, scattered, with_more_roads
from tests.pioneers.story import story, usual_box
from tests.pioneers.ways import Map, Payment, fare, plus, wanted
from westbound.games.pioneers.names import (
    CITIES,
    MOVEMENT,
    PAID,
    REINS,
    ROUTE,
    ROUTING,
    SETTLED,
    TRAVEL,
    WORD,
    WORDS,
)
from westbound.games.pioneers.rules import Pioneers

PLENTY = westbound.compiled()
FEW_ENOUGH = 16  # cities without a tile: beyond, there are too many simple paths

# Where it may go


def test_p05_it_goes_to_a_tile_that_suits_somebody_aboard() -> None:
    s = story().tiles(boston="banker", philadelphia="farmer")
    s.bill.has(cash=1).rides("farmer", "farmer")
    assert s.bill.may_buy() == {"pass", "coach 1"}
    s.bill.does("pass")
    assert s.bill.may() == ["travel philadelphia"]


def test_p06_a_hotel_suits_anybody() -> None:
    s = story().tiles(boston="hotel", philadelphia="farmer")
    s.bill.has(cash=1).rides("farmer", "digger", gone=1)
    s.bill.does("pass")
    assert s.bill.may() == ["travel boston"]


def test_p06_it_never_passes_a_tile() -> None:
    s = story().tiles(boston="banker", philadelphia="banker", albany="farmer")
    s.bill.has(cash=9, stock=0, supply=0).rides("farmer", "farmer").has(supply=0)
    assert s.turn == "annie"
    assert s.where == "start"


def test_p06_it_passes_settled_cities_and_the_start() -> None:
    s = story().tiles(philadelphia="farmer", albany="banker", bangor="banker").stagecoach("boston")
    s.annie.lives_in(boston=1)
    s.bill.has(cash=2).rides("farmer", "farmer")
    s.bill.drives("philadelphia")
    assert s.where == "philadelphia"
    assert s.gains == {"bill": -2, "bank": 2}


def test_p02_it_never_enters_a_covered_city() -> None:
    s = story(players=2).stagecoach("albany").tiles(baltimore="banker", erie="banker")
    s.bill.has(cash=30, stock=0, supply=0)
    s.tile_everywhere("farmer", but={"albany", "baltimore", "erie", *covered_cities()})
    s.bill.rides("farmer", "farmer").has(supply=0)
    assert s.turn == "annie"


def covered_cities() -> list[str]:
    side = usual_box(2).side
    return [side.cities[city].name for city in side.covered]


def test_p06_it_must_end_on_a_tile() -> None:
    s = story().tiles(albany="farmer")
    s.bill.has(cash=3).rides("farmer", "farmer")
    s.bill.does("pass")
    assert s.bill.may() == ["travel albany"]


def test_p06_moving_is_compulsory() -> None:
    s = story().tiles(albany="farmer")
    s.bill.has(cash=3).rides("farmer", "farmer")
    s.bill.does("pass")
    s.bill.may_not("pass")


@pytest.mark.parametrize(("cash", "city"), [(1, "start"), (2, "albany")])
def test_p06_the_fare_must_be_in_hand(cash: int, city: str) -> None:
    s = story().tiles(albany="farmer")
    s.bill.has(cash=cash).rides("farmer", "farmer")
    s.bill.does("pass")
    if cash > 1:
        s.bill.does("travel albany")
    else:
        assert s.turn == "annie"
    assert s.where == city


def test_p06_nothing_earned_on_arrival_pays_the_way() -> None:
    s = story().tiles(albany="hotel")
    s.bill.has(cash=1).rides("farmer", "banker", gone=1)
    s.bill.does("pass")
    assert s.turn == "annie"


def test_p06_without_anybody_aboard_it_stays() -> None:
    s = story().tiles(boston="hotel", philadelphia="farmer")
    s.bill.has(cash=9, supply=0, stock=0)
    assert s.turn == "annie"


# What a line costs


def test_p05_no_road_one_dollar_to_the_bank() -> None:
    s = story().tiles(boston="farmer")
    s.bill.has(cash=1).rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.gains == {"bill": -1, "bank": 1}


def test_p05_a_rival_road_one_dollar_to_its_owner() -> None:
    s = story().tiles(boston="farmer")
    s.jim.built("start-boston")
    s.bill.has(cash=1).rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.gains == {"bill": -1, "jim": 1}


def test_p06_two_rival_roads_one_dollar_to_each() -> None:
    s = story().tiles(boston="farmer")
    s.jim.built("start-boston")
    s.katie.built("start-boston")
    s.bill.has(cash=2).rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.gains == {"bill": -2, "jim": 1, "katie": 1}


def test_p06_two_rival_roads_cannot_be_paid_with_one_dollar() -> None:
    s = story().tiles(boston="farmer", philadelphia="banker")
    s.jim.built("start-boston")
    s.katie.built("start-boston")
    s.bill.has(cash=1).rides("farmer", "digger")
    s.bill.does("pass")
    assert s.turn == "annie"


def test_p05_an_own_road_is_free() -> None:
    s = story().tiles(boston="farmer")
    s.bill.built("start-boston").rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.gains == {}
    assert s.where == "boston"


def test_p06_an_own_road_beside_a_rival_road_is_free() -> None:
    s = story().tiles(boston="farmer")
    s.jim.built("start-boston")
    s.bill.built("start-boston").rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.gains == {}


# Which way


def test_p05_undominated_payments_are_a_choice() -> None:
    """Over Boston $2 to Jim, over Philadelphia $2 to Annie: neither is cheaper for everybody."""
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.jim.built("start-boston", "boston-albany")
    s.annie.built("start-philadelphia", "philadelphia-albany")
    s.bill.has(cash=5).rides("farmer", "digger")
    s.bill.drives("albany")
    assert s.bill.may() == ["route 1", "route 2"]
    s.bill.does("route 1")  # the bank, Annie, Jim: (0, 0, 2) before (0, 2, 0)
    assert s.gains == {"bill": -2, "jim": 2}


def test_p05_the_other_route_pays_the_other() -> None:
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.jim.built("start-boston", "boston-albany")
    s.annie.built("start-philadelphia", "philadelphia-albany")
    s.bill.has(cash=5).rides("farmer", "digger")
    s.bill.drives("albany").does("route 2")
    assert s.gains == {"bill": -2, "annie": 2}


def test_p05_a_dominated_way_is_no_choice() -> None:
    """Over Boston $1 to Jim, over Philadelphia $1 to the bank and $1 to Jim."""
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("start-boston")
    s.jim.built("boston-albany", "start-philadelphia")
    s.bill.has(cash=5).rides("farmer", "digger")
    s.bill.drives("albany")
    assert s.gains == {"bill": -1, "jim": 1}


def test_p05_equal_payments_are_one_option() -> None:
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.has(cash=5).rides("farmer", "digger")
    s.bill.drives("albany")
    assert s.gains == {"bill": -2, "bank": 2}


def test_p05_only_affordable_ways_count() -> None:
    """$1 to the bank and $1 to Annie, or $3 to Jim."""
    s = story().tiles(albany="farmer", buffalo="banker")
    s.jim.built("start-boston", "boston-bangor", "bangor-albany")
    s.annie.built("boston-albany", "start-philadelphia")
    s.katie.built("boston-albany", "philadelphia-albany")
    s.bill.has(cash=2).rides("farmer", "digger")
    s.bill.drives("albany")
    assert s.gains == {"bill": -2, "annie": 1, "katie": 1}


def test_p05_rivals_are_counted_clockwise_from_the_active_player() -> None:
    s = story(turn="jim").tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("start-boston", "boston-albany")
    s.katie.built("start-philadelphia", "philadelphia-albany")
    s.jim.has(cash=5).rides("farmer", "digger")
    s.jim.drives("albany").does("route 1")  # the bank, Katie, Bill, Annie
    assert s.gains == {"jim": -2, "bill": 2}


def test_p05_at_most_sixteen_payments_are_offered() -> None:
    """From Bangor to Tampa, over roads of rivals all the way."""
    rng = random.Random(4)
    t = scattered(rng, 0, 10)
    lines = range(len(t.box.side.lines))
    owners = [rng.randrange(4) for _ in lines]  # 0: no road, or one of the rivals
    masks = [sum(1 << line for line in lines if owners[line] == player) for player in range(4)]
    halves = [[mask % (1 << WORD), mask >> WORD] for mask in masks]
    t.free, t.roads = halves[0], [0, 0, *halves[1], *halves[2], *halves[3]]
    names = [city.name for city in t.box.side.cities]
    t.stagecoach, goal = names.index("bangor"), names.index("tampa")
    routes = [tuple(route[:4]) for route in t.routes_to(0, goal)]
    assert len(routes) == 16
    assert routes == Map(t, 0).payments_by_waves()[goal]


# The judge: every simple path


def judge(t: Pioneers) -> None:
    """Destinations and payments as every simple path gives them."""
    player, board = t.player, Map(t, t.player)
    jobs = aboard(t, player)
    goals = [city for city in range(1, t.box.cities + 1) if wanted(t.tiles[city], jobs)]
    slow = sum(board.clear) < FEW_ENOUGH
    waves = board.payments_by_waves()
    payments = {goal: board.payments(goal) if slow else waves[goal] for goal in goals}
    assert all(payments[goal] == waves[goal] for goal in goals)
    for goal, expected in payments.items():
        routes = t.routes_to(player, goal)
        assert [tuple(route[: t.players]) for route in routes] == expected
        for route in routes:
            check_way(t, board, goal, route)
    t.advance()
    reachable = [goal for goal in goals if payments[goal]]
    if reachable:
        assert [action for action in t.legal(player) if action != REINS] == [TRAVEL + goal for goal in reachable]
    else:
        assert t.step != MOVEMENT or t.player != player


def check_way(t: Pioneers, board: Map, goal: int, route: list[int]) -> None:
    """The lines told lead to the goal, past no tile, and cost what is said."""
    here, paid = t.stagecoach, (0,) * t.players
    for line in route[t.players :]:
        assert here == t.stagecoach or board.clear[here]
        assert here in board.lines[line]
        here = sum(board.lines[line]) - here
        paid = plus(paid, board.fares[line])
    assert here == goal
    assert paid == tuple(route[: t.players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_destinations_and_payments_in_random_games(players: int) -> None:
    for t in positions(players, 1000 if PLENTY else 60, seed=players):
        judge(t)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_destinations_and_payments_with_more_roads(players: int) -> None:
    rng = random.Random(players)
    for t in positions(players, 800 if PLENTY else 30, seed=10 + players):
        judge(with_more_roads(t, rng, rng.randrange(5, 40)))


def test_p05_payments_on_a_settled_board_with_much_money() -> None:
    rng = random.Random(7)
    for _ in range(40 if PLENTY else 5):
        t = scattered(rng, rng.choice([20, 45, 60]), rng.choice([5, 9, 14]))
        goal = rng.choice([city for city in range(1, CITIES) if city != t.stagecoach])
        tiles = list(t.tiles)
        tiles[goal] = 0
        t.tiles = tiles
        expected = Map(t, 0).payments_by_waves()[goal]
        assert [tuple(route[: t.players]) for route in t.routes_to(0, goal)] == expected


def test_p05_no_payment_is_lost_on_a_crowded_board() -> None:
    """From Boston to Knoxville with $30, all other cities settled and all sixty roads built: twelve payments."""
    t = scattered(random.Random(0), 0, 30)
    bill, annie = [34393423878, 45332709504], [3229942921, 69810257932]
    jim, katie = [6618686179840, 2172928], [10582816202816, 142271840803]
    t.roads = bill + annie + jim + katie
    t.free = [t.free[i] & ~(bill[i] | annie[i] | jim[i] | katie[i]) for i in range(WORDS)]
    names = [city.name for city in t.box.side.cities]
    t.stagecoach, goal = names.index("boston"), names.index("knoxville")
    payments = [tuple(route[:4]) for route in t.routes_to(0, goal)]
    assert len(payments) == 12  # as ``payments_by_waves`` says, which takes its time here
    assert payments[-1] == (15, 0, 1, 3)


def test_p05_the_chosen_route_is_paid() -> None:
    rng, seen = random.Random(2), 0
    for t in positions(3, 400 if PLENTY else 60, seed=20):
        other = with_more_roads(t, rng, 25)
        other.advance()
        player = other.player
        if other.step != MOVEMENT:
            continue
        other.apply(player, rng.choice(other.legal(player)))
        if other.step != ROUTING:
            continue
        seen += 1
        routes = other.routes_to(player, other.note)
        assert other.legal(player) == [ROUTE + i for i in range(len(routes))]
        for i, route in enumerate(routes):
            assert paid_for(other.copy(), player, ROUTE + i) == tuple(route[:3])
    assert seen > 5


def paid_for(t: Pioneers, player: int, action: int) -> Payment:
    """What reaches the bank and the rivals when the stagecoach drives, before anything else is paid."""
    journal = t.listen()
    t.apply(player, action)
    news = journal.news()
    paid = [0] * t.players
    for kind, _, payer, payee, amount in zip(*[iter(news)] * 5, strict=True):
        if kind == PAID and payer == player:
            paid[0 if payee == 4 else (payee - player) % t.players] += amount
        if kind == SETTLED:
            break
    return tuple(paid)


def test_p05_a_fare_by_its_owners() -> None:
    """The judge's own rule, sentence by sentence."""
    assert fare(4, 1, []) == (1, 0, 0, 0)
    assert fare(4, 1, [0]) == (0, 0, 0, 1)
    assert fare(4, 1, [2, 3]) == (0, 1, 1, 0)
    assert fare(4, 1, [1, 3]) == (0, 0, 0, 0)


# Settling


def test_p06_the_tile_is_taken_and_a_pioneer_settles() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("farmer", "banker")
    s.bill.drives("boston")
    assert s.tile("boston") is None
    assert s.settlers("boston") == [1, 0, 0, 0]
    assert s.bill.aboard == [["farmer"]]


def test_p06_from_a_coach_of_choice() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("farmer", "banker").rides("farmer", "farmer").rides("banker", "digger")
    s.bill.drives("boston")
    assert s.bill.may() == ["settle banker 1", "settle banker 3"]
    s.bill.does("settle banker 3")
    assert s.bill.aboard == [["farmer", "banker"], ["farmer", "farmer"], ["digger"]]


def test_p06_two_of_a_profession_on_one_coach_are_no_choice() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("banker", "farmer", "banker")
    s.bill.drives("boston")
    assert sorted(s.bill.aboard[0]) == ["banker", "farmer"]


def test_p06_at_a_hotel_coach_and_profession_together() -> None:
    s = story().tiles(boston="hotel")
    s.bill.has(cash=1).rides("farmer", "banker").rides("banker", "digger")
    s.bill.drives("boston")
    assert s.bill.may() == ["settle banker 1", "settle banker 2", "settle digger 2", "settle farmer 1"]
    s.bill.does("settle banker 2")
    assert s.bill.aboard == [["farmer", "banker"], ["digger"]]


def test_p06_the_settled_pioneer_does_not_return_to_the_supply() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("farmer", "banker")
    supply = s.bill.supply
    s.bill.drives("boston")
    assert s.bill.supply == supply


def test_p07_an_emptied_coach_scores_pays_and_is_turned_over() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("farmer", "banker", points=8, gone=1)
    s.bill.drives("boston")
    assert s.bill.points == 8
    assert s.gains == {}
    assert s.bill.aboard == [[]]
    assert s.bill.final["seats"] == 0
