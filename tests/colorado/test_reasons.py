"""Why something on the table cannot be chosen: pages 5 to 9 of the rulebook."""

from __future__ import annotations

import pytest

from tests.colorado.story import PEOPLE, Person, Story, story
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def why(s: Story, person: Person, kind: str, word: str) -> str:
    """The text of the reason, in English; empty if there is none."""
    reason = s.match.why_not(person.seat, kind, word)
    return Speech(s.match.game, s.t.box, "en", PEOPLE).reason(reason) if reason else ""


def acting(card: str, *hand: str, nuggets: int = 3) -> Story:
    """Joe chooses one of the two actions of a card."""
    s = story(3)
    s.joe.holds(*hand).owns(nuggets)
    s.audrey.holds("red 1", "green 1", "grey 1")
    return s.calls(card)


# The call


def test_p05_a_card_before_the_caller_is_not_asked_for() -> None:
    s = story(3)
    s.joe.lays("red 1").holds("blue 2")
    s.tom.holds("orange 2")
    assert why(s, s.joe, "call", "horseshoe red 1") == "You already have it in front of you."
    assert why(s, s.joe, "card", "red 1") == "You already have it in front of you."
    assert why(s, s.joe, "card", "green 1") == ""
    assert why(s, s.joe, "card", "blue 2") == "You can’t play cards now: you’re being asked for something else."
    assert why(s, s.joe, "call", "wheel orange 2") == "audrey has no cards."
    assert why(s, s.joe, "player", "wheel") == "audrey has no cards."
    assert why(s, s.joe, "player", "campfire") == "You can only ask somebody else."
    assert why(s, s.joe, "player", "horseshoe") == ""


def test_p05_the_answer_follows_the_call() -> None:
    s = story(2)
    s.audrey.holds("orange 2", "orange 1")
    s.joe.does("ask wheel orange 2")
    assert why(s, s.audrey, "card", "orange 1") == "You have the orange 2 (mule): that’s the one you must give."
    s = story(2)
    s.audrey.holds("orange 1", "blue 3")
    s.joe.does("ask wheel orange 2")
    assert why(s, s.audrey, "card", "orange 1") == ""
    assert why(s, s.audrey, "card", "blue 3") == (
        "You must give a card with the color or the value of the orange 2 (mule)."
    )


# The actions


def test_p06_a_card_costs_its_value() -> None:
    s = acting("red 2", "grey 3", "grey 1", nuggets=1)
    assert why(s, s.joe, "card", "grey 3") == "It costs 3 nuggets: you’re 2 nuggets short."
    assert why(s, s.joe, "card", "grey 1") == ""


def test_p06_a_card_is_played_once() -> None:
    s = story(3)
    s.joe.holds("grey 1", "blue 1").lays("grey 1")
    s.calls("red 2")
    assert why(s, s.joe, "card", "grey 1") == "You already have it in front of you."


def test_p06_a_pair_is_needed_to_swap() -> None:
    s = acting("grey 2", "red 1", "red 2", "blue 3")
    assert why(s, s.joe, "card", "blue 3") == ""
    assert why(s, s.joe, "card", "red 1") == "To play it, you’d have to discard two other cards of one color."
    s.joe.does("swap blue 3")
    assert why(s, s.joe, "card", "red 1") == ""


def test_p06_a_pair_has_one_color() -> None:
    s = acting("grey 2", "red 1", "red 2", "green 3", "blue 3")
    s.joe.does("swap blue 3")
    assert why(s, s.joe, "card", "green 3") == "You have no second card of this color."


def test_p06_nobody_plays_a_card_to_check() -> None:
    s = acting("blue 2", "red 1")
    assert why(s, s.joe, "card", "red 1") == "With this action you tick a step; you don’t play a card."


def test_p06_an_action_that_does_nothing_is_not_offered() -> None:
    s = acting("red 2", "grey 3", nuggets=1)
    assert why(s, s.joe, "duo-action", "buy") == "You don’t have enough nuggets for any of your cards."
    assert why(s, s.joe, "duo-action", "nugget") == ""
    assert why(s, s.joe, "duo-action", "draw") == "", "that is another duo"
    s = acting("grey 2", "red 1", "blue 2", "green 3")
    assert why(s, s.joe, "duo-action", "swap") == "You’d need two cards of one color apart from the one you play."
    s = story(3)
    s.joe.holds("grey 1").lays("grey 1")
    s.calls("red 2")
    assert why(s, s.joe, "duo-action", "buy") == "You already have all your cards in front of you."


def test_p06_without_nuggets_or_cards_there_is_nothing_to_take() -> None:
    s = story(3).reserve(0)
    s.joe.holds("grey 1").owns(3)
    s.t.reserve = 0
    s.calls("red 2")
    assert why(s, s.joe, "duo-action", "nugget") == "There are no nuggets left in the supply."
    s = story(3).pile()
    s.joe.holds("red 1", "red 2", "blue 2")
    s.pile().calls("grey 2")
    s.pile()
    assert why(s, s.joe, "duo-action", "draw") == "There are no cards left to draw."


def test_p06_the_sheet_and_the_railroad_can_be_full() -> None:
    s = story(2)
    s.joe.ticked("durango", 1, 2, 3, 4, 5)
    s.calls("blue 2")
    assert why(s, s.joe, "duo-action", "tick") == "None of your regions has an open step left."
    assert why(s, s.joe, "duo-action", "rail") == ""
    s = story(2)
    s.joe.travelled(s.t.box.rails)
    s.calls("blue 2")
    assert why(s, s.joe, "duo-action", "rail") == "You’ve reached the end of the railroad."


# The sheet


def test_p07_steps_are_ticked_along_the_paths() -> None:
    s = story(2)
    s.joe.ticked("durango", 1)
    s.calls("blue 2")
    assert why(s, s.joe, "step", "durango 1") == "You’ve already ticked it."
    assert why(s, s.joe, "step", "durango 4") == "First tick a step that leads here."
    assert why(s, s.joe, "step", "durango 3") == ""
    assert why(s, s.joe, "step", "fort_collins 1") == "First you have to discover Fort Collins."
    assert why(s, s.joe, "rail", "2") == ("First tick the steps before it: the railroad runs from left to right.")
    assert why(s, s.joe, "rail", "1") == ""


def test_p07_steps_are_ticked_with_an_action() -> None:
    s = story(2)
    s.audrey.holds("red 1")
    assert why(s, s.joe, "step", "durango 1") == "You tick a step with the Check action."
    assert why(s, s.joe, "rail", "1") == "You tick a step with the Check action."


def test_p07_a_switch_closes_the_other_branch() -> None:
    s = story(2)
    switch = next(rail for rail in range(s.t.box.rails) if s.t.box.rail_next[rail].bit_count() == 2)
    taken, *_ = [rail for rail in range(s.t.box.rails) if s.t.box.rail_next[switch] >> rail & 1]
    closed = next(rail for rail in range(taken + 1, s.t.box.rails) if s.t.box.rail_next[switch] >> rail & 1)
    s.joe.travelled(*range(1, taken + 2))
    s.calls("blue 2")
    assert why(s, s.joe, "rail", str(closed + 1)) == "You took the other branch: this one is closed."
    assert why(s, s.joe, "rail", str(taken + 1)) == "You’ve already ticked it."


def test_p08_a_region_is_discovered_next_to_one_of_yours() -> None:
    s = story(2)
    s.joe.lays("red 1", "red 2", "red 3")
    s.turn_ends()
    assert why(s, s.joe, "region", "fort_collins") == "It isn’t next to any of your regions."
    assert why(s, s.joe, "region", "durango").startswith("You’ve discovered it: 5 more steps")


def test_p08_mountains_separate_regions() -> None:
    s = story(2)
    names = [region.name for region in s.t.box.edition.regions]
    one, other = next(
        pair
        for mountain in s.t.box.edition.mountains
        for pair in (mountain.between, mountain.between[::-1])
        if names[pair[0]] != "durango"
    )
    s.joe.discovered(names[one]).lays("red 1", "red 2", "red 3")
    s.turn_ends()
    assert f"discover {names[other]}" not in s.joe.may()
    assert why(s, s.joe, "region", names[other]) == "A mountain separates it from your regions."


def test_p08_regions_are_discovered_for_families() -> None:
    s = story(2)
    s.joe.ticked("durango", 1, 2, 3, 4, 5)
    s.audrey.holds("red 1")
    assert why(s, s.joe, "region", "durango") == "You’ve completed this region."
    assert why(s, s.joe, "region", "san_juan") == "You discover a region when you complete a family of cards."


# Medals


def test_p09_a_medal_says_how_far_it_is() -> None:
    s = story(2)
    s.joe.tipi(".xxxx..").marked(saloon=s.t.box.boxes[1] - 1).travelled(1)
    s.audrey.holds("red 1")
    assert why(s, s.joe, "source", "tipi") == "One more box wins the medal, worth 9."
    assert why(s, s.joe, "source", "saloon").startswith("One more box wins the medal, worth ")
    assert why(s, s.joe, "source", "railroad").endswith(f"more steps win the medal, worth {s.t.box.rail_medal}.")


def test_p09_medals_run_out_and_tracks_end() -> None:
    s = story(2).closed(tipi=4)
    s.joe.marked(saloon=s.t.box.boxes[1])
    s.audrey.holds("red 1")
    assert why(s, s.joe, "source", "tipi") == "There’s no medal left here."
    assert why(s, s.joe, "source", "saloon") == "You’ve reached the end."


# All together


def test_ruling_no_reason_is_given_for_what_is_not_there() -> None:
    s = story(2)
    s.audrey.holds("red 1")
    nonsense = [
        ("card", "pink 1"),
        ("call", "wheel"),
        ("step", "durango 9"),
        ("step", "durango"),
        ("rail", "99"),
        ("region", "durango 1"),
        ("region", "atlantis"),
        ("source", "sea"),
        ("player", "barrel"),
        ("x", "y"),
    ]
    assert not any(why(s, s.joe, *thing) for thing in nonsense)
    assert why(s, s.audrey, "region", "san_juan") == "", "it is not her turn"


def test_ruling_everything_in_sight_is_listed_with_its_reason() -> None:
    s = acting("red 2", "grey 3", nuggets=1)
    told = dict(Speech(s.match.game, s.t.box, "en", PEOPLE).reasons(s.match.reasons(s.joe.seat)))
    assert told["It costs 3 nuggets: you’re 2 nuggets short."] == ["Gray 3 (cowgirl)"]
    assert told["You don’t have enough nuggets for any of your cards."] == ["Play a card for its value"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_every_reason_can_be_read(language: str) -> None:
    s = acting("blue 2", "grey 3")
    speech = Speech(s.match.game, s.t.box, language, [*SEAT_NAMES])
    found = speech.reasons(s.match.reasons(s.joe.seat))
    assert len(found) > 4
    assert all(reason.endswith(".") for reason, _ in found)
