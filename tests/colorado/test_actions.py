"""II. Actions, and the duos of the cards: pages 4 to 7 of the rulebook."""

from __future__ import annotations

import pytest

from tests.colorado.story import story
from westbound.games.colorado.printed import CARD_NAMES, COLOR_NAMES

HAND = ("red 1", "red 2", "grey 3")


# Everybody at the same time


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_all_act_at_once_the_caller_included(players: int) -> None:
    s = story(players)
    for person in s.people:
        person.holds("red 1")
    s.calls("green 1")
    assert s.asked == [person.name for person in s.people]


def test_p05_each_chooses_for_himself_in_any_order() -> None:
    s = story(3)
    for person in s.people:
        person.holds("red 1", "red 1", "red 1", "red 1")
    s.calls("green 1")
    s.tom.does("nugget")
    s.joe.does("buy red 1", "nugget")
    assert s.asked == ["audrey"]
    s.audrey.does("nugget")
    assert [person.nuggets for person in s.people] == [3, 4, 4]
    assert s.caller == "audrey"


def test_p05_what_an_action_sets_off_is_only_for_who_did_it() -> None:
    s = story()
    for person in s.people:
        person.holds("blue 1", "red 1")
    s.calls("green 1")
    s.joe.does("buy blue 1")
    assert s.joe.may() == ["tick durango 1", "tick durango 3", "rail 1"]
    assert s.audrey.may() == ["nugget", "buy red 1", "buy blue 1"]


def test_ruling_a_record_keeps_the_order_in_which_choices_arrive() -> None:
    s = story(3)
    for person in s.people:
        person.holds("red 1")
    s.calls("green 1")
    s.tom.does("nugget")
    s.joe.does("nugget")
    assert [(line.seat, line.words) for line in s.match.record.log[-2:]] == [(2, "nugget"), (0, "nugget")]


def test_ruling_choices_are_visible_as_they_are_made() -> None:
    s = story()
    s.joe.holds("red 1")
    s.calls("green 1")
    s.joe.does("buy red 1")
    assert s.news("paid", "laid", seat=1) == ["paid campfire 1", "laid campfire red 1"]


def test_p05_the_received_card_gives_the_caller_one_action_and_no_more() -> None:
    s = story()
    s.audrey.holds("red 3")
    s.calls("blue 1")
    s.joe.does("tick durango 3")
    assert s.asked == ["audrey"]


@pytest.mark.parametrize("color", COLOR_NAMES)
def test_p06_a_card_offers_the_duo_of_its_family(color: str) -> None:
    s = story()
    s.joe.holds(*HAND)
    s.calls(f"{color} 1")
    verbs = {words.split()[0] for words in s.joe.may()}
    expected = {"red": "nugget buy", "green": "nugget buy", "grey": "draw", "violet": "draw"}
    assert verbs <= set(expected.get(color, "tick rail").split()) | {"swap"}
    assert min(expected.get(color, "tick rail").split()) in verbs


# Nuggets


def test_p07_nuggets_take_one_from_the_reserve() -> None:
    s = story()
    for person in s.people:
        person.holds("red 1")
    s.calls("red 2")
    reserve = s.t.reserve
    s.joe.does("nugget")
    assert s.joe.nuggets == 4
    assert s.t.reserve == reserve - 1


@pytest.mark.parametrize(("card", "price"), [("grey 1", 1), ("grey 2", 2), ("grey 3", 3)])
def test_p07_or_pay_the_value_of_a_card_and_lay_it(card: str, price: int) -> None:
    s = story()
    s.joe.holds(card)
    s.calls("red 1")
    reserve = s.t.reserve
    s.joe.does(f"buy {card}")
    assert s.joe.nuggets == 3 - price
    assert s.t.reserve == reserve + price
    assert set(s.joe.area) == {card, "red 1"}
    assert s.joe.hand == []


@pytest.mark.parametrize(("nuggets", "values"), [(1, "1"), (2, "12"), (3, "123"), (9, "123")])
def test_p07_only_what_can_be_paid(nuggets: int, values: str) -> None:
    s = story()
    s.joe.holds("grey 1", "grey 2", "grey 3").owns(nuggets)
    s.calls("red 1")
    assert s.joe.may("buy") == [f"buy grey {value}" for value in values]


def test_p07_only_what_is_not_in_the_own_area() -> None:
    s = story()
    s.joe.holds("grey 1", "grey 2").lays("grey 1")
    s.audrey.lays("grey 2")
    s.calls("red 1")
    assert s.joe.may("buy") == ["buy grey 2"]


def test_p07_the_received_card_counts_as_being_there() -> None:
    s = story()
    s.joe.holds("red 1", "red 2")
    s.calls("red 1")
    assert s.joe.may("buy") == ["buy red 2"]


def test_ruling_with_nothing_to_choose_the_caller_is_served_at_once() -> None:
    s = story(3)
    s.joe.holds("red 1").owns(0)
    for person in s.people[1:]:
        person.holds("red 1")
    s.calls("green 1")
    assert s.asked == ["audrey", "tom"]
    assert s.joe.nuggets == 1


def test_ruling_with_nothing_to_choose_the_others_are_served_in_their_turn() -> None:
    s = story(4)
    for person in (s.joe, s.achille):
        person.holds("red 1")
    s.audrey.holds("red 1").owns(0)
    s.calls("green 1")
    assert s.asked == ["joe", "achille"]
    s.achille.does("nugget")
    assert s.news("nugget-taken") == ["nugget-taken barrel"]
    s.joe.does("buy red 1")
    assert s.news("nugget-taken") == [f"nugget-taken {seat}" for seat in ("barrel", "campfire", "wheel", "horseshoe")]


def test_ruling_with_nothing_to_choose_nobody_takes_the_last_nugget_of_who_comes_before() -> None:
    s = story(3)
    s.joe.holds("red 1")
    s.audrey.holds("red 1").owns(0)
    s.tom.holds("red 1")
    s.reserve(1).calls("green 1")
    assert s.joe.may() == ["nugget", "buy red 1"]
    s.joe.does("nugget")
    assert s.news("nugget-taken", "nothing-to-do") == ["nugget-taken campfire", "nothing-to-do wheel"]


def test_ruling_with_nothing_to_choose_there_may_be_something_when_the_turn_comes() -> None:
    s = story()
    s.joe.holds("blue 1")
    s.audrey.owns(0)
    s.reserve(0).calls("green 1")
    s.joe.does("buy blue 1", "tick durango 3")
    assert s.news("nugget-taken", "nothing-to-do") == ["nugget-taken wheel"]


def test_ruling_who_has_begun_a_chain_is_served_at_once() -> None:
    s = story()
    s.joe.holds("red 3")
    s.audrey.holds("green 3")
    s.calls("green 1")
    s.audrey.does("buy green 3")
    assert s.asked == ["joe"]
    assert s.news("nugget-taken") == ["nugget-taken wheel"]


def test_ruling_who_cannot_lay_anything_is_asked_all_the_same() -> None:
    s = story()
    s.joe.holds("red 3").owns(1)
    s.calls("green 1")
    assert s.joe.may() == ["nugget"]


def test_ruling_reserve_empty_pass_or_lay() -> None:
    s = story().reserve(0)
    s.joe.holds("red 1")
    s.calls("green 1")
    assert s.joe.may() == ["pass", "buy red 1"]
    s.joe.does("pass")
    assert s.joe.nuggets == 3
    assert s.news("passed") == ["passed campfire"]


def test_ruling_reserve_empty_and_nothing_to_lay_is_still_a_question() -> None:
    s = story().reserve(0)
    s.joe.holds("red 3").owns(2).story.reserve(0)
    s.calls("green 1")
    assert s.joe.may() == ["pass"]


def test_ruling_reserve_empty_and_no_nuggets_is_skipped() -> None:
    s = story(3)
    s.joe.holds("red 1").owns(0)
    s.tom.holds("red 1")
    s.reserve(0).calls("green 1")
    assert s.asked == ["tom"]
    assert s.news("nothing-to-do") == ["nothing-to-do campfire", "nothing-to-do wheel"]


def test_ruling_no_pass_while_there_is_a_nugget() -> None:
    s = story().reserve(1)
    for person in s.people:
        person.holds("red 1")
    s.calls("green 1")
    s.joe.may_not("pass")


def test_ruling_the_last_nugget_goes_to_who_asks_first() -> None:
    s = story()
    for person in s.people:
        person.holds("red 1")
    s.reserve(1).calls("green 1")
    assert s.joe.may() == ["nugget", "buy red 1"]
    s.audrey.does("nugget")
    assert s.joe.may() == ["pass", "buy red 1"]


def test_ruling_what_somebody_pays_is_there_for_the_others() -> None:
    s = story()
    for person in s.people:
        person.holds("blue 1")
    s.reserve(0).calls("green 1")
    s.audrey.does("buy blue 1")
    assert s.joe.may() == ["nugget", "buy blue 1"]


# Cards


def test_p07_cards_draw_three() -> None:
    s = story()
    s.joe.holds(*HAND)
    s.calls("grey 1")
    s.joe.does("draw")
    s.draws("blue 1", "blue 2", "blue 3")
    assert s.joe.hand == sorted([*HAND, "blue 1", "blue 2", "blue 3"], key=CARD_NAMES.index)
    assert s.news("card-seen") == []
    assert s.news("card-seen", seat=1) != s.news("card-seen", seat=0)
    assert s.news("drew-cards")[0] == "drew-cards campfire 3"


def test_p07_or_two_of_one_colour_for_a_third_to_be_laid() -> None:
    s = story()
    s.joe.holds("blue 1", "blue 3", "orange 2")
    s.calls("grey 1")
    assert s.joe.may() == ["draw", "swap orange 2"]
    s.joe.does("swap orange 2")
    assert s.joe.may() == ["pair blue 1 3"]
    s.joe.does("pair blue 1 3")
    assert s.joe.hand == []
    assert s.joe.area == ["grey 1", "orange 2"]
    assert s.discarded == ["blue 1", "blue 3"]
    assert s.joe.nuggets == 3
    assert s.news("pair-discarded", seat=1) == ["pair-discarded campfire blue 1 blue 3"]


def test_p07_the_laid_card_gives_one_of_its_actions() -> None:
    s = story()
    s.joe.holds("blue 1", "blue 3", "orange 2")
    s.calls("grey 1")
    s.joe.does("swap orange 2", "pair blue 1 3")
    assert s.joe.may() == ["tick durango 1", "tick durango 3", "rail 1"]


def test_ruling_the_pair_need_only_match_each_other() -> None:
    s = story()
    s.joe.holds("red 1", "red 1", "red 2", "blue 3", "violet 1", "violet 3")
    s.calls("grey 1")
    assert s.joe.may("swap") == [f"swap {card}" for card in ("red 1", "red 2", "violet 1", "violet 3", "blue 3")]
    s.joe.does("swap blue 3")
    assert s.joe.may() == ["pair red 1 1", "pair red 1 2", "pair violet 1 3"]


def test_ruling_only_what_can_be_completed_is_offered() -> None:
    s = story()
    s.joe.holds("red 1", "red 2", "blue 3")
    s.calls("grey 1")
    assert s.joe.may() == ["draw", "swap blue 3"]


def test_ruling_three_of_one_colour_are_enough() -> None:
    s = story()
    s.joe.holds("red 1", "red 1", "red 3")
    s.calls("grey 1")
    assert s.joe.may("swap") == ["swap red 1", "swap red 3"]
    s.joe.does("swap red 1")
    assert s.joe.may() == ["pair red 1 3"]


def test_ruling_a_pair_does_not_come_from_the_area() -> None:
    s = story()
    s.joe.holds("red 1", "blue 1", "violet 3").lays("red 2", "red 3")
    s.calls("grey 1")
    assert s.joe.may() == ["draw"]


def test_ruling_a_pair_may_lie_in_the_area_already() -> None:
    s = story()
    s.joe.holds("red 2", "red 3", "blue 1").lays("red 2", "red 3")
    s.calls("grey 1")
    assert s.joe.may("swap") == ["swap blue 1"]
    s.joe.does("swap blue 1", "pair red 2 3")
    assert s.discarded == ["red 2", "red 3"]
    assert s.joe.area == ["red 2", "red 3", "grey 1", "blue 1"]


@pytest.mark.parametrize("one", [1, 2, 3])
@pytest.mark.parametrize("other", [1, 2, 3])
def test_p07_any_two_values_are_a_pair(one: int, other: int) -> None:
    s = story()
    s.joe.holds("blue 1", f"violet {one}", f"violet {other}")
    s.calls("grey 1")
    s.joe.does("swap blue 1")
    low, high = sorted([one, other])
    assert s.joe.may() == [f"pair violet {low} {high}"]


def test_ruling_with_less_than_three_cards_they_are_drawn_in_turn_without_a_question() -> None:
    s = story(3)
    s.joe.holds("red 1", "red 1")
    s.tom.holds(*HAND)
    s.calls("grey 1")
    assert s.asked == ["tom"]
    s.draws(*["blue 1"] * 3)
    assert len(s.joe.hand) == 5
    s.draws(*["blue 2"] * 3)
    assert len(s.audrey.hand) == 3


def test_ruling_with_less_than_three_cards_nobody_draws_before_who_comes_before() -> None:
    s = story(3)
    s.joe.holds(*HAND)
    s.tom.holds(*HAND)
    s.pile("blue 1").calls("grey 1")
    assert s.asked == ["joe", "tom"]
    assert s.chance() == {}
    s.joe.does("draw")
    s.draws("blue 1")
    assert s.news("drew-cards", "nothing-to-do") == ["drew-cards campfire 1", "nothing-to-do wheel"]


def test_ruling_nothing_to_draw_pass_or_lay() -> None:
    s = story()
    s.joe.holds("red 1", "red 2", "blue 3")
    s.audrey.holds("violet 3", "violet 2", "grey 2")
    s.pile().calls("grey 1")
    assert s.joe.may() == ["pass", "swap blue 3"]
    s.joe.does("pass")
    assert s.joe.hand == ["red 1", "red 2", "blue 3"]


def test_ruling_nothing_to_draw_and_no_pair_is_still_a_question() -> None:
    s = story()
    s.joe.holds("red 1", "green 2", "blue 3")
    s.pile().calls("grey 1")
    assert s.joe.may() == ["pass"]


def test_ruling_nothing_to_draw_and_less_than_three_cards_is_skipped() -> None:
    s = story(3)
    s.joe.holds("red 1", "red 2")
    s.tom.holds(*HAND)
    s.pile().calls("grey 1")
    assert s.asked == ["tom"]
    assert s.news("nothing-to-do") == ["nothing-to-do campfire", "nothing-to-do wheel"]


def test_ruling_no_pass_while_there_is_a_card_to_draw() -> None:
    s = story()
    s.joe.holds(*HAND)
    s.pile("red 1").calls("grey 1")
    assert s.joe.may() == ["draw", "swap grey 3"]


# The pile


def test_p05_an_empty_pile_is_remade_from_the_discards_in_the_middle_of_a_draw() -> None:
    s = story()
    s.joe.holds(*HAND)
    s.pile("blue 1").discards("violet 1", "violet 1", "orange 3").calls("grey 1")
    s.joe.does("draw")
    assert s.chance() == {"card blue 1": 1}
    s.draws("blue 1")
    assert s.news("reshuffled") == ["reshuffled 3"]
    assert (s.pile_size, s.discarded) == (3, [])
    assert s.chance() == {"card violet 1": 2, "card orange 3": 1}
    s.draws("orange 3", "violet 1")
    assert len(s.joe.hand) == 6


def test_p05_it_is_remade_the_moment_it_is_empty_though_nobody_draws() -> None:
    s = story()
    for person in s.people:
        person.holds(*HAND)
    s.pile("blue 1", "blue 2", "blue 3").discards("violet 1").calls("grey 1")
    s.joe.does("draw")
    s.draws("blue 1", "blue 2", "blue 3")
    assert s.news("reshuffled", "drew-cards") == ["reshuffled 1", "drew-cards campfire 3"]
    assert (s.pile_size, s.discarded) == (1, [])


def test_p05_the_pile_comes_first() -> None:
    s = story()
    s.joe.holds(*HAND)
    s.pile("blue 1", "blue 2").discards("violet 1").calls("grey 1")
    s.joe.does("draw")
    assert s.chance() == {"card blue 1": 1, "card blue 2": 1}


def test_ruling_if_both_are_empty_as_many_are_drawn_as_there_are() -> None:
    s = story()
    for person in s.people:
        person.holds(*HAND)
    s.pile("blue 1").discards("blue 2").calls("grey 1")
    s.joe.does("draw")
    s.draws("blue 1", "blue 2")
    assert len(s.joe.hand) == 5
    assert (s.pile_size, s.discarded) == (0, [])
    assert s.news("drew-cards") == ["drew-cards campfire 2"]
    assert s.audrey.may() == ["pass", "swap grey 3"]


def test_ruling_the_next_pair_discarded_is_the_pile() -> None:
    s = story()
    s.joe.holds("blue 1", "blue 3", "orange 2")
    s.audrey.holds(*HAND)
    s.pile().calls("grey 1")
    s.joe.does("swap orange 2", "pair blue 1 3")
    assert s.news("reshuffled") == ["reshuffled 2"]
    assert (s.pile_size, s.discarded) == (2, [])
    assert s.audrey.may("draw") == ["draw"]


def test_ruling_the_next_duplicate_discarded_is_the_pile() -> None:
    s = story()
    s.joe.lays("grey 2")
    s.audrey.holds("grey 2")
    s.pile()
    s.joe.does("ask wheel grey 1")
    s.audrey.does("give grey 2")
    assert s.news("duplicate", "reshuffled") == ["duplicate campfire grey 2", "reshuffled 1"]


def test_ruling_the_pile_is_served_in_the_order_of_the_choices() -> None:
    s = story()
    for person in s.people:
        person.holds(*HAND)
    s.pile("blue 1", "blue 2", "blue 3", "orange 1").calls("grey 1")
    s.audrey.does("draw")
    s.draws("blue 1", "blue 2", "blue 3")
    s.joe.does("draw")
    s.draws("orange 1")
    assert (len(s.joe.hand), len(s.audrey.hand)) == (4, 6)


def test_ruling_where_nobody_chooses_it_is_served_clockwise_from_the_caller() -> None:
    s = story(3)
    s.t.caller = s.t.player = 1
    s.tom.holds("grey 1")
    s.audrey.does("ask horseshoe grey 1")
    s.tom.does("give grey 1")
    s.draws(*["red 1"] * 6, *["green 1"] * 3)
    assert s.news("drew-cards")[:3] == ["drew-cards wheel 3", "drew-cards horseshoe 3", "drew-cards campfire 3"]


def test_ruling_who_comes_too_late_to_the_pile_draws_nothing() -> None:
    s = story()
    for person in s.people:
        person.holds(*HAND)
    s.pile("blue 1").calls("grey 1")
    s.joe.does("draw")
    s.audrey.does("draw")
    s.draws("blue 1")
    assert s.chance() == {"no card": 1}
    s.match.draw("no card")
    assert (len(s.joe.hand), len(s.audrey.hand)) == (4, 3)
    assert s.news("drew-cards") == ["drew-cards campfire 1", "drew-cards wheel 0"]


def test_p07_a_discarded_pair_can_be_drawn_again() -> None:
    s = story()
    s.joe.holds("blue 1", "blue 3", "grey 2", "violet 1")
    s.pile().calls("grey 1")
    s.joe.does("swap grey 2", "pair blue 1 3")
    s.draws("blue 3", "blue 1")
    assert s.joe.hand == ["violet 1", "blue 1", "blue 3"]


# Check


def test_p07_check_a_step_or_the_railroad() -> None:
    s = story().calls("orange 1")
    assert s.joe.may() == ["tick durango 1", "tick durango 3", "rail 1"]
    s.joe.does("tick durango 3")
    assert s.joe.steps == ["durango 3"]
    s.audrey.does("rail 1")
    assert s.audrey.rails == ["1"]


def test_ruling_a_tick_is_not_optional() -> None:
    s = story().calls("orange 1")
    s.joe.may_not("pass")


def test_ruling_if_nothing_can_be_ticked_it_is_skipped() -> None:
    s = story()
    s.joe.ticked("durango", 1, 2, 3, 4, 5).travelled(1, 2, 3, 6, 9, 10, 11, 12)
    s.calls("orange 1")
    assert s.asked == ["audrey"]
    assert s.news("nothing-to-do") == ["nothing-to-do campfire"]


# Chains


def test_p05_one_action_sets_off_the_next() -> None:
    """Nugget for a card, card for a step, step for a box, box for a card, card for a step."""
    s = story()
    s.joe.holds("blue 1", "orange 2").discovered("twin_lakes").tipi("...x...")
    s.calls("red 1")
    s.joe.does("buy blue 1", "tick twin_lakes 1", "right", "free orange 2", "tick durango 3")
    assert s.news("paid", "laid", "ticked", "track-ticked") == [
        "paid campfire 1",
        "laid campfire blue 1",
        "ticked campfire twin_lakes 1",
        "track-ticked campfire tipi 5",
        "laid campfire orange 2",
        "ticked campfire durango 3",
    ]
    assert s.joe.area == ["red 1", "blue 1", "orange 2"]


def test_p05_a_chain_of_eight() -> None:
    s = story()
    s.joe.holds("grey 1", "blue 1", "orange 1", "violet 1", "violet 2", "red 3").owns(3)
    s.joe.discovered("grand_mesa").tipi("..xxx..").travelled(1)
    s.calls("green 1")
    s.joe.does("buy grey 1", "swap blue 1", "pair violet 1 2", "tick grand_mesa 1", "buy orange 1")
    s.joe.does("rail 2")
    s.draws("red 1", "red 2", "red 3")
    assert s.joe.nuggets == 1
    assert s.joe.area == ["green 1", "grey 1", "blue 1", "orange 1"]
    assert len(s.joe.hand) == 4


def test_p05_the_others_wait_until_a_chain_is_over() -> None:
    s = story()
    s.joe.holds("blue 1", "blue 2").discovered("twin_lakes").tipi("...x...")
    s.calls("orange 1")
    s.audrey.does("tick durango 3")
    s.joe.does("tick twin_lakes 1", "right", "free blue 1")
    assert s.asked == ["joe"]
    assert s.caller == "joe"
    s.joe.does("tick durango 3")
    s.rest_act()
    assert s.caller == "audrey"
