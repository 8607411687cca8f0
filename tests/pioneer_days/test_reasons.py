"""Why something on the table cannot be chosen: pages 5 to 8 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import PEOPLE, Person, Story, story
from westbound.games.pioneer_days.names import MOST_WAGONS
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def why(s: Story, person: Person, kind: str, word: str) -> str:
    """The text of the reason, in English; empty if there is none."""
    reason = s.match.why_not(person.seat, kind, word)
    return Speech(s.match.game, s.t.box, "en", PEOPLE).reason(reason) if reason else ""


def morning() -> Story:
    """Ada is about to take a die."""
    s = story().slots(wood="herder", cattle="banker").store("lamp_1").towns("sacramento")
    s.founds("sacramento", 2, wood=2, money=4)
    return s


def rolled(s: Story) -> Story:
    return s.rolls("blue wood", "red mine", "black wild")


def test_p05_2a_before_a_die_is_taken_nothing_can_be_done_with_it() -> None:
    s = rolled(morning())
    assert why(s, s.ada, "folk", "herder") == "First take a die: to recruit here, it has to show wood."
    assert why(s, s.ada, "tile", "lamp_1") == "First take a die: an equipment or wild die gets you equipment."
    assert why(s, s.ada, "face", "mine") == "First take a die; then you can pay to turn it."
    assert why(s, s.ada, "die", "blue wood") == ""


def test_p05_2c_a_die_serves_one_face() -> None:
    s = morning()
    s.ada.has(money=3)
    rolled(s)
    s.ada.takes("blue wood")
    assert why(s, s.ada, "die", "red mine") == "You take one die a day, and you have yours."
    assert why(s, s.ada, "folk", "herder") == ""
    assert why(s, s.ada, "folk", "banker") == "Your die shows wood, not cattle: you can turn it for $3."
    assert why(s, s.ada, "tile", "lamp_1") == "Your die shows wood, not equipment: you can turn it for $3."
    assert why(s, s.ada, "face", "wood") == "Your die already shows this face."
    assert why(s, s.ada, "face", "cattle") == ""
    s.ada.does("turn mine")
    assert why(s, s.ada, "folk", "herder") == ("Your die shows mine, not wood, and you’ve already turned it this turn.")
    assert why(s, s.ada, "face", "cattle") == "You’ve already turned your die this turn."


def test_p05_2c_turning_a_die_costs_three_dollars() -> None:
    s = morning()
    s.ada.has(money=1)
    rolled(s)
    s.ada.takes("blue wood")
    short = "Your die shows wood, not cattle. Turning it costs $3: you’re $2 short."
    assert why(s, s.ada, "folk", "banker") == short
    assert why(s, s.ada, "face", "cattle") == "Turning your die costs $3: you’re $2 short."


def test_p06_what_has_run_out_cannot_be_taken() -> None:
    s = story().gold_bag()
    s.rolls("blue mine", "red equipment", "black wild")
    s.ada.takes("blue mine")
    assert why(s, s.ada, "face", "mine") == "There’s no gold left in the bag."
    s.ada.does("income")
    s.ben.takes("red equipment")
    assert why(s, s.ben, "face", "equipment") == "There’s no equipment left in the general store."


def test_p07_wagons_cost_money() -> None:
    s = morning()
    s.ada.has(money=6)
    rolled(s)
    assert why(s, s.ada, "size", "large") == "It costs $8: you’re $2 short."
    assert why(s, s.ada, "size", "small") == ""


def test_ruling_nobody_drives_more_wagons_than_there_is_room_for() -> None:
    s = morning()
    s.ada.has(money=6).drives(*["small 0"] * MOST_WAGONS)
    rolled(s)
    assert why(s, s.ada, "size", "small") == "You can’t have more than 20 wagons."


def test_p07_when_the_die_is_used_only_purchases_are_left() -> None:
    s = morning()
    s.ada.has(money=9)
    rolled(s)
    s.ada.takes("blue wood")
    s.ada.does("wood")
    used = "You’ve used your die for today."
    assert [why(s, s.ada, *it) for it in (("folk", "herder"), ("tile", "lamp_1"), ("face", "mine"))] == [used] * 3


def test_p08_3_what_a_town_lacks_is_said_before_the_visit() -> None:
    s = morning()
    s.ada.has(money=4)
    rolled(s)
    assert why(s, s.ada, "town", "sacramento") == "You supply towns at the end of the week. So far you lack 2 wood."
    s.ada.has(wood=2)
    assert why(s, s.ada, "town", "sacramento") == (
        "You supply towns at the end of the week. So far you have everything this one asks for."
    )


def visiting() -> Story:
    """Ada has wood for one of two towns."""
    s = story().towns("sacramento", "abilene", "omaha")
    s.founds("sacramento", 2, wood=2).founds("abilene", 1, wood=1).founds("omaha", 1, medicine=1)
    s.ada.has(wood=2)
    return s.week_ends()


def test_p08_3_a_town_gets_everything_it_asks_for_or_nothing() -> None:
    s = visiting()
    assert why(s, s.ada, "town", "omaha") == "You lack 1 medicine."
    assert why(s, s.ada, "town", "abilene") == ""


def test_p08_3_what_is_promised_to_one_town_cannot_be_given_to_another() -> None:
    s = story().towns("sacramento", "abilene", "omaha")
    s.founds("sacramento", 2, wood=2).founds("abilene", 1, wood=1).founds("omaha", 1, medicine=1)
    s.ada.has(wood=2, medicine=1)
    s.week_ends()
    s.ada.does("fulfil abilene")
    assert why(s, s.ada, "town", "abilene") == "You’ve already promised this town everything it asks for."
    assert why(s, s.ada, "town", "sacramento") == "You’ve promised too much to other towns: you lack 1 wood."


def test_p08_3_on_a_visit_the_days_are_over() -> None:
    s = visiting()
    assert why(s, s.ada, "size", "small") == "The days of this week are over: now you visit the towns."


def test_p08_3_a_token_or_tile_is_promised_once() -> None:
    s = story().towns("sacramento")
    s.founds("sacramento", 2, gold=2, equipment=2)
    s.ada.holds(1, 3, 3).carries("lamp_1", "hay_1", "safe_1").drives("large 0")
    s.week_ends()
    s.ada.does("fulfil sacramento", "give token 1")
    assert why(s, s.ada, "token", "1") == "You’ve already promised this."
    assert why(s, s.ada, "token", "3") == ""
    s.ada.does("give token 3", "give tile hay_1")
    assert why(s, s.ada, "tile", "hay_1") == "You’ve already promised this."


def seller(*says: str) -> Story:
    s = story().prints("herder", *says)
    s.ada.leads("herder")
    return s


def test_ruling_a_card_that_sells_asks_its_price_once_a_turn() -> None:
    s = seller("each turn may pay 2 money for 1 wood")
    s.ada.has(money=1)
    rolled(s)
    assert why(s, s.ada, "folk", "herder") == "To use this card, you lack $1."
    s.ada.has(money=4)
    assert why(s, s.ada, "folk", "herder") == ""
    s.ada.does("pay herder")
    assert why(s, s.ada, "folk", "herder") == "You can use this card once a turn, and you already have."


def test_ruling_a_card_that_has_nothing_to_give_cannot_be_used() -> None:
    s = seller("each turn may pay 2 money for 1 gold").gold_bag()
    s.ada.has(money=4)
    rolled(s)
    assert why(s, s.ada, "card", "herder") == "This card has nothing to give you now."


def test_p07_in_a_storm_a_wagon_is_picked_once() -> None:
    s = story().tracks(storm=2)
    s.ada.drives("small 0", "small 2", "large 0", "large 1").carries("wheel_1")
    s.left("blue")
    assert "damage small 0" in s.ada.may()
    s.ada.does("damage large 0")
    assert why(s, s.ada, "wagon", "large 0") == "You’ve already picked this one."


def test_p06_a_wagon_that_carries_a_wheel_cannot_be_damaged() -> None:
    s = story().tracks(storm=2)
    s.ada.drives("large 0", "small 2", "small 3").carries("wheel_1").has(wood=1)
    s.left("blue")
    assert s.ada.may() == ["damage small 2", "damage small 3"]
    assert why(s, s.ada, "wagon", "large 0") == "A wheel protects this wagon: none of the others can carry it."


def test_ruling_only_damaged_wagons_are_repaired() -> None:
    s = story().prints("herder", "now repair 1").slots(wood="herder")
    s.ada.drives("small 0", "small 1", "large 1")
    rolled(s)
    s.ada.takes("blue wood")
    s.ada.does("recruit herder")
    assert why(s, s.ada, "wagon", "small 0") == "This wagon isn’t damaged."
    assert why(s, s.ada, "wagon", "small 1") == ""
    assert why(s, s.ada, "size", "small") == "One thing at a time: first make the choice you’re asked for."


def test_p07_in_a_disease_a_card_is_saved_once() -> None:
    s = story().tracks(disease=2)
    s.ada.leads("herder", "drover", "blacksmith").has(medicine=1)
    s.left("green")
    s.ada.does("keep herder")
    assert why(s, s.ada, "folk", "herder") == "You’ve already saved this card."


def test_ruling_no_reason_is_given_for_what_is_not_there() -> None:
    s = rolled(morning())
    nowhere = [("die", "green wood"), ("folk", "drover"), ("tile", "hay_1"), ("town", "omaha"), ("wagon", "large 9")]
    nonsense = [("folk", ""), ("face", "sun"), ("token", "0"), ("x", "y"), ("die", "")]
    assert not any(why(s, s.ada, *thing) for thing in nowhere + nonsense)
    assert not why(s, s.ben, "size", "small"), "it is not his turn"


def test_ruling_everything_in_sight_is_listed_with_its_reason() -> None:
    s = rolled(morning())
    speech = Speech(s.match.game, s.t.box, "en", PEOPLE)
    told = dict(speech.reasons(s.match.reasons(s.ada.seat)))
    assert told["First take a die; then you can pay to turn it."][:2] == ["Face: wild", "Face: mine"]
    assert told["First take a die: to recruit here, it has to show wood."] == ["Herder"]
    assert told["It costs $5: you’re $5 short."] == ["Small wagon"]
    assert s.match.reasons(s.ben.seat) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_every_reason_can_be_read(language: str) -> None:
    s = rolled(morning())
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    assert all(reason.endswith(".") for reason, _ in speech.reasons(s.match.reasons(s.ada.seat)))
