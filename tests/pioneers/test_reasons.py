"""Why something on the board cannot be chosen: pages 4 and 5 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneers.story import PEOPLE, Person, Story, story
from westbound.games.pioneers.names import BOUGHT_COACH, BOUGHT_ONE_ROAD
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SMALL = ("sodbuster", "prairie_wren", "lone_elm", "dusty_anne")


def why(s: Story, person: Person, kind: str, word: str) -> str:
    """The text of the reason, in English; empty if there is none."""
    s.settle()
    reason = s.match.why_not(person.seat, kind, word)
    return Speech(s.match.game, s.t.box, "en", PEOPLE).reason(reason) if reason else ""


def driving(cash: int) -> Story:
    """Bill is about to drive; a farmer and a banker are on the coach."""
    s = story().tiles(buffalo="farmer", boston="hotel", philadelphia="digger").stagecoach("start")
    s.bill.rides("farmer", "banker").has(cash=cash, supply=0, stock=0)
    return s


def test_p05_a_city_needs_a_passenger_who_fits() -> None:
    s = driving(cash=1)
    assert why(s, s.bill, "city", "boston") == ""
    assert why(s, s.bill, "city", "philadelphia") == "Wants a gold digger: nobody on your coaches fits."


def test_p05_tiles_are_in_the_way() -> None:
    s = driving(cash=9)
    assert why(s, s.bill, "city", "buffalo") == "You can’t get there yet: other tiles are in the way."


def test_p05_the_fare_must_be_affordable() -> None:
    s = story().tiles(buffalo="farmer", boston="hotel").stagecoach("start")
    s.bill.rides("farmer").has(cash=1, supply=0, stock=0)
    assert why(s, s.bill, "city", "buffalo") == "The fare is $2: you’re $1 short."
    assert why(s, s.bill, "city", "philadelphia") == "There’s no tile here: you can drive through, but not stop."
    assert why(s, s.bill, "line", "start-boston") == "You can build on your next turn, before you drive."
    assert why(s, s.bill, "slot", "1") == "You can buy a coach on your next turn, before you drive."


def buying(cash: int) -> Story:
    s = story().shows(*SMALL).tiles(buffalo="farmer").stagecoach("start")
    s.bill.rides("farmer").has(cash=cash)
    return s


def test_p04_coaches_cost_money_and_pioneers() -> None:
    s = buying(cash=2)
    assert why(s, s.bill, "slot", "4") == "It costs $4: you’re $2 short."
    assert why(s, s.bill, "slot", "2") == ""
    s = buying(cash=2)
    s.bill.has(supply=1)
    assert why(s, s.bill, "slot", "1") == "It needs 2 pioneers, and your supply has 1."
    s.t.note |= BOUGHT_COACH
    assert why(s, s.bill, "slot", "1") == "You’ve already bought a coach this turn."


def test_p04_a_line_has_room_for_one_road_that_is_bought() -> None:
    s = buying(cash=4)
    s.bill.built("start-boston")
    s.annie.built("philadelphia-buffalo")
    assert why(s, s.bill, "line", "start-boston") == "You already have a road here."
    assert why(s, s.bill, "line", "philadelphia-buffalo") == "There’s already a road here."
    assert why(s, s.bill, "line", "start-philadelphia") == ""
    s.t.note |= BOUGHT_ONE_ROAD
    assert why(s, s.bill, "line", "start-philadelphia") == "You’ve already bought a single road this turn."


def test_p04_a_road_costs_two_dollars() -> None:
    s = buying(cash=1)
    assert why(s, s.bill, "line", "start-philadelphia") == "It costs $2: you’re $1 short."
    s = buying(cash=4)
    s.bill.has(stock=0)
    assert why(s, s.bill, "line", "start-philadelphia") == "You have no roads left."


def test_p04_empty_coaches_come_first() -> None:
    s = story().shows(*SMALL)
    s.bill.has(cash=4)
    assert why(s, s.bill, "line", "start-philadelphia") == "Your coaches are empty: buy a coach first."
    assert why(s, s.bill, "city", "buffalo") == "There’s no tile here: you can drive through, but not stop."


def test_p06_a_sergeant_builds_beside_one_rival_only() -> None:
    s = story().tiles(boston="sergeant").stagecoach("start")
    s.bill.rides("sergeant", "farmer").has(cash=9)
    s.annie.built("denver-santa_fe", "bents_fort-denver")
    s.jim.built("denver-santa_fe")
    s.bill.does("pass", "travel boston")
    assert why(s, s.bill, "line", "denver-santa_fe") == "There’s no room for a third road here."
    assert why(s, s.bill, "line", "bents_fort-denver") == ""


def test_p05_passengers_get_off_where_the_tile_fits() -> None:
    s = driving(cash=9)
    told = "Pioneers get off when the stagecoach reaches a tile that fits them."
    assert why(s, s.bill, "passenger", "farmer 1") == told
    assert why(s, s.bill, "passenger", "merchant 1") == "", "nobody is there"
    s = buying(cash=2)
    assert why(s, s.bill, "passenger", "farmer 1") == told


def test_p05_the_tile_asks_for_a_profession() -> None:
    s = story().tiles(boston="farmer").stagecoach("start")
    s.bill.rides("farmer", "banker").rides("farmer").has(cash=9, supply=0, stock=0)
    s.bill.does("travel boston")
    assert why(s, s.bill, "passenger", "banker 1") == "This tile wants a farmer."
    assert why(s, s.bill, "passenger", "farmer 2") == ""


def test_ruling_no_reason_is_given_for_what_is_not_there() -> None:
    s = buying(cash=4)
    assert not any(why(s, s.bill, *thing) for thing in (("city", "atlantis"), ("line", ""), ("slot", "9"), ("x", "y")))
    assert why(s, s.annie, "slot", "4") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_every_reason_can_be_read(language: str) -> None:
    s = driving(cash=1)
    s.settle()
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    for city in ("philadelphia", "buffalo", "denver"):
        reason = s.match.why_not(s.bill.seat, "city", city)
        assert reason
        assert speech.reason(reason).endswith(".")
