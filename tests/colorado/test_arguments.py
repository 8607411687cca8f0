"""What speaks for a choice or against it: each argument on a table where it is true, and on one where it is not."""

from __future__ import annotations

import pytest

from tests.colorado.laid_choices import FALSE, TRUE, acting, finishing, near_medal
from tests.colorado.story import story
from westbound.engine.game import Facts
from westbound.games.colorado.hints.arguments import ARGUED

FACTS: dict[str, tuple[Facts, int]] = {  # and the sign of the weight
    "medal": ({"points": 5, "sources": [("source", "durango")], "count": 1}, 1),
    "first-there": ({"player": ("player", "wheel"), "boxes": 1, "points": 5}, 1),
    "ends": ({"lead": 11, "ahead": 1}, 1),
    "points": ({"gain": 3, "zones": [("zone", "desert")]}, 1),
    "step-nearer": ({"source": ("source", "durango"), "steps": 3, "points": 5}, 1),
    "box-nearer": ({"source": ("source", "wanted"), "boxes": 4, "points": 7}, 1),
    "leads-to": ({"icons": [("icon", "wanted")]}, 1),
    "bonus": ({"icon": ("icon", "tipi"), "over": ("icon", "discovery"), "points": 0}, 1),
    "action": ({"duo": ("duo", "check"), "whose": 0}, 1),
    "next-medal": ({"points": 5, "last": 0}, 1),
    "rival-medal": ({"player": ("player", "campfire"), "points": 5, "last": 0}, -1),
    "no-action": ({}, -1),
    "price": ({"price": 1, "nuggets": 2, "poor": 1}, -1),
    "saves": ({"price": 3}, 1),
    "nugget": ({"nuggets": 3, "count": 1, "cards": [("card", "blue 3")]}, 1),
    "family": ({"color": ("color", "blue"), "count": 3, "held": 0}, 1),
    "refill": ({"cards": 1}, 1),
    "draw": ({"amount": 3, "cards": 7, "few": 0}, 1),
    "loses": ({"card": ("card", "blue 2"), "color": ("color", "blue"), "count": 3}, -1),
    "spare": ({"cards": [("card", "blue 2")]}, 1),
    "random": ({"player": ("player", "wheel")}, -1),
    "in-vain": ({"player": ("player", "wheel"), "unseen": 4}, -1),
    "copies": ({"player": ("player", "wheel"), "copies": 4, "cards": 4}, 1),
    "otherwise": ({"cards": 29, "checks": 8}, 1),
    "wanted": ({"color": ("color", "blue"), "count": 3}, 1),
    "rival-family": ({"player": ("player", "campfire"), "color": ("color", "blue"), "count": 3}, -1),
    "region": ({"steps": 5, "points": 5}, 1),
    "icons": ({"count": 3, "steps": 5, "bare": 2}, 1),
    "opens": ({"regions": [("region", "browns_park"), ("region", "twin_lakes")]}, 1),
}


def test_every_argument_is_tested() -> None:
    assert {*TRUE} == {*FALSE} == {*FACTS} == ARGUED


@pytest.mark.parametrize("key", TRUE)
def test_an_argument_is_given_where_it_is_true(key: str) -> None:
    facts, sign = FACTS[key]
    _, found = TRUE[key].arguments()
    assert found[key].facts == facts
    assert found[key].weight * sign > 0


@pytest.mark.parametrize("key", FALSE)
def test_an_argument_is_not_given_where_it_is_not_true(key: str) -> None:
    _, found = FALSE[key].arguments()
    assert key not in found


def test_a_family_that_was_complete_before_is_no_merit_of_the_choice() -> None:
    s = story(2)
    s.joe.holds("grey 1").lays("red 1", "red 2", "red 3").discovered("great_sand_dunes")
    s.audrey.holds("red 1")
    s.calls("green 1")
    s.audrey.does("nugget")
    keys = {each.key for each in s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse("nugget"))}
    assert keys == {"nugget"}


def test_the_medal_that_ends_the_game_leaves_no_hopes() -> None:
    for won, hopes in {5: {"box-nearer"}, 6: set[str]()}.items():
        s = finishing(saloon=1)
        s.joe.has_won(*[1] * won)
        found = s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse("tick fort_collins 2"))
        assert {each.key for each in found} & {"step-nearer", "box-nearer", "leads-to"} == hopes


def test_nuggets_are_worth_nothing_in_the_last_turn() -> None:
    for medals, keys in {6: {"price", "nugget"}, 7: set[str]()}.items():
        s = acting("red 2", "blue 1", "blue 3")
        s.audrey.has_won(*[1] * medals)
        choices = [s.match.space.parse(words) for words in ("buy blue 1", "nugget")]
        found = [each.key for choice in choices for each in s.match.game.arguments(s.t, s.joe.seat, choice)]
        assert {*found} & {"price", "nugget"} == keys


def test_a_family_helps_nobody_who_has_discovered_everything() -> None:
    everything = [region.name for region in story(2).t.box.edition.regions if region.name != "durango"]
    for regions, given in {(): True, tuple(everything): False}.items():
        s = acting("red 2", "blue 3", area=("blue 1", "blue 2"))
        s.joe.discovered(*regions)
        found = s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse("buy blue 3"))
        assert ("family" in {each.key for each in found}) == given


def test_a_rivals_medal_that_ends_the_game_weighs_more_if_they_are_ahead() -> None:
    weights = []
    for own in (1, 12):
        s = near_medal("joe")
        s.joe.has_won(*[1] * 6)
        s.audrey.has_won(own)
        found = s.match.game.arguments(s.t, s.audrey.seat, s.match.space.parse("give blue 1"))
        weights += [each.weight for each in found if each.key == "rival-medal"]
    assert weights[0] < weights[1] < 0


def test_nobody_is_beaten_to_a_medal_that_somebody_has_claimed_this_turn() -> None:
    s = story(3)
    s.joe.ticked("durango", 3).marked(wanted=4)
    s.audrey.ticked("durango", 3).marked(wanted=4)
    s.tom.marked(wanted=4)
    s.calls("blue 2")
    s.audrey.does("tick durango 4")
    found = s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse("tick durango 4"))
    assert [each.key for each in found if each.key in ("medal", "first-there")] == ["medal"]


def test_a_nugget_that_comes_back_pays_for_the_next_card() -> None:
    s = story(2)
    s.joe.holds("red 1", "grey 1").owns(1)
    s.audrey.holds("red 1")
    s.calls("green 1")
    found = {each.key: each for each in s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse("buy red 1"))}
    assert found["price"].facts == {"price": 1, "nuggets": 0, "poor": 0}
    assert found["nugget"].facts["nuggets"] == 1


def test_a_medal_that_is_close_weighs_more_and_all_weigh_less_near_the_end() -> None:
    weights = {}
    for medals in (0, 5):
        s = story(2)
        s.joe.ticked("durango", 1, 2)
        s.audrey.has_won(*[1] * medals)
        s.calls("blue 2")
        for words in ("tick durango 3", "rail 1"):
            found = s.match.game.arguments(s.t, s.joe.seat, s.match.space.parse(words))
            weights[medals, words] = next(each.weight for each in found if each.key == "step-nearer")
    assert weights[0, "tick durango 3"] > weights[0, "rail 1"] > weights[5, "rail 1"]
