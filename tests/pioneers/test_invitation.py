"""The invitation: rulebook page 7, phase 3 d)."""

from __future__ import annotations

import pytest

from tests.pioneers.story import Story, story


def invitation(tile: str = "banker") -> Story:
    """Bill settles a banker at Boston; everybody has one, and $2."""
    s = story().tiles(boston=tile)
    s.bill.has(cash=1).rides("banker", "farmer")
    for guest in s.people[1:]:
        guest.has(cash=2).rides("banker", "farmer")
    return s


def test_p07_the_others_are_asked_clockwise() -> None:
    s = invitation()
    s.bill.drives("boston")
    for guest in ("annie", "jim", "katie"):
        assert s.asked == [guest]
        getattr(s, guest).does("pass")
    assert s.turn == "annie"
    assert s.step == "purchase"


@pytest.mark.parametrize("host", ["annie", "jim", "katie"])
def test_p07_the_asking_starts_left_of_the_active_player(host: str) -> None:
    s = story(turn=host).tiles(boston="banker")
    for person in s.people:
        person.has(cash=2).rides("banker", "farmer")
    at = ["bill", "annie", "jim", "katie"].index(host)
    order = [*s.people[at:], *s.people[:at]]
    order[0].drives("boston")
    for guest in order[1:]:
        assert s.t.player == guest.seat
        guest.does("pass")
    assert s.asked != [host]


def test_p07_the_guest_pays_two_dollars_to_the_active_player() -> None:
    s = invitation()
    s.bill.drives("boston")
    assert s.annie.may() == ["pass", "join 1"]
    s.annie.does("join 1")
    assert s.gains == {"bill": 1, "annie": -2, "bank": 1}
    assert s.settlers("boston") == [1, 1, 0, 0]
    assert s.annie.aboard == [["farmer"]]


def test_p07_after_one_guest_nobody_else_is_asked() -> None:
    s = invitation()
    s.bill.drives("boston")
    s.annie.does("pass")
    s.jim.does("join 1")
    assert s.settlers("boston") == [1, 0, 1, 0]
    assert s.turn == "annie"


def test_p07_the_active_player_cannot_refuse() -> None:
    s = invitation()
    s.bill.drives("boston")
    assert s.bill.may() == []
    s.bill.may_not("pass")


def test_p07_whoever_cannot_pay_is_skipped() -> None:
    s = invitation()
    s.annie.has(cash=1)
    s.jim.has(cash=0)
    s.bill.drives("boston")
    assert s.asked == ["katie"]


def test_p07_whoever_has_no_such_pioneer_is_skipped() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.annie.has(cash=9).rides("merchant", "farmer")
    s.jim.has(cash=9).rides("banker", "farmer", gone=1)
    s.katie.has(cash=9)
    s.bill.drives("boston")
    assert s.turn == "annie"
    assert s.step == "purchase"


def test_p07_the_guest_chooses_the_coach() -> None:
    s = invitation()
    s.annie.rides("digger", "banker").rides("digger", "farmer").rides("banker", "banker")
    s.bill.drives("boston")
    assert s.annie.may() == ["pass", "join 1", "join 2", "join 4"]
    s.annie.does("join 4")
    assert s.annie.aboard == [["banker", "farmer"], ["digger", "banker"], ["digger", "farmer"], ["banker"]]


@pytest.mark.parametrize("tile", ["banker", "merchant"])
def test_p07_the_guest_has_no_special_action(tile: str) -> None:
    s = story().tiles(boston=tile)
    s.bill.has(cash=1).rides(tile, "farmer")
    s.annie.has(cash=2).rides(tile, "farmer")
    s.bill.drives("boston")
    s.annie.does("join 1")
    assert (s.annie.bankers, s.annie.merchants) == (0, 0)


def test_p07_a_guest_sergeant_builds_nothing() -> None:
    s = story().tiles(boston="sergeant")
    s.bill.has(cash=1).rides("sergeant", "farmer")
    s.annie.has(cash=2).rides("sergeant", "farmer")
    s.bill.drives("boston").does("pass")
    s.annie.does("join 1")
    assert s.turn == "annie"
    assert s.step == "purchase"


def test_p07_a_guest_settles_only_one_farmer() -> None:
    s = story().tiles(boston="farmer")
    s.bill.has(cash=1).rides("farmer", "digger")
    s.annie.has(cash=2).rides("farmer", "farmer")
    s.bill.drives("boston")
    s.annie.does("join 1")
    assert s.settlers("boston") == [1, 1, 0, 0]
    assert s.step == "purchase"


def test_p07_a_guest_digger_takes_no_nugget() -> None:
    s = story().tiles(boston="digger")
    s.bill.has(cash=1).rides("digger", "farmer")
    s.annie.has(cash=2).rides("digger", "farmer")
    s.bill.drives("boston")
    s.draws("nugget 3")
    s.annie.does("join 1")
    assert s.annie.nuggets == []
    assert s.chance() == {}


def test_p07_at_a_hotel_the_guest_matches_the_settled_profession() -> None:
    s = invitation("hotel")
    s.bill.drives("boston").does("settle farmer 1")
    assert s.asked == ["annie"]
    s.annie.does("join 1")
    assert s.annie.aboard == [["banker"]]


def test_p07_the_special_action_comes_before_the_invitation() -> None:
    s = story().tiles(boston="barkeeper")
    s.bill.has(cash=1).rides("barkeeper", "farmer")
    s.annie.has(cash=2).rides("barkeeper", "farmer")
    s.bill.drives("boston")
    assert s.asked == ["bill"]
    s.bill.does("pass")
    assert s.asked == ["annie"]


def test_p07_more_farmers_come_before_the_guest() -> None:
    s = story().tiles(boston="farmer")
    s.bill.has(cash=1).rides("farmer", "farmer")
    s.annie.has(cash=2).rides("farmer", "digger")
    s.bill.drives("boston")
    assert s.asked == ["bill"]
    s.bill.does("settle farmer 1")
    assert s.asked == ["annie"]


def test_p07_a_fare_can_make_a_guest_able_to_pay() -> None:
    s = invitation()
    s.jim.built("start-boston").has(cash=1)
    s.annie.has(cash=0)
    s.bill.drives("boston")
    assert s.asked == ["jim"]


def test_p07_a_guests_coach_emptied_on_anothers_turn_scores_and_pays() -> None:
    s = story().tiles(boston="banker")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.jim.has(cash=2).rides("farmer", "banker", points=8, gone=1)
    s.bill.drives("boston")
    s.jim.does("join 1")
    assert s.jim.points == 8
    assert s.gains == {"bill": 1, "jim": -1}
    assert s.jim.aboard == [[]]


def test_p07_nobody_is_invited_when_nobody_settled() -> None:
    s = story().tiles(denver="banker")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.annie.has(cash=9).rides("banker", "farmer")
    s.bill.does("pass")
    assert s.turn == "annie"
    assert s.step == "purchase"


def test_p07_with_two_players_the_other_is_asked() -> None:
    s = story(players=2).tiles(albany="banker")
    s.bill.has(cash=1).rides("banker", "farmer")
    s.annie.has(cash=2).rides("banker", "farmer")
    s.bill.drives("albany")
    s.annie.does("join 1")
    assert s.settlers("albany") == [1, 1]
    assert s.gains == {"bill": 1, "annie": -2, "bank": 1}
