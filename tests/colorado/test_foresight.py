"""What a choice would set off: icon, box, medal, and both ways of the tipi track."""

from __future__ import annotations

import westbound
from tests.colorado.story import Story, story
from tests.stories.story import told
from westbound.engine.foresight import Foresight
from westbound.speech import Speech


def foreseen(s: Story, words: str) -> Foresight:
    return s.match.foresee(s.joe.seat, words)


def lines(s: Story, foresight: Foresight) -> list[str]:
    return told(s.match.game, s.t.box, foresight.entries)


def at_the_tipi_track() -> Story:
    s = story()
    s.joe.holds("blue 1", "orange 2").discovered("twin_lakes").tipi("...x...")
    return s.calls("orange 1")


def test_a_step_shows_both_ways_of_the_tipi_track() -> None:
    s = at_the_tipi_track()
    step = foreseen(s, "tick twin_lakes 1")
    assert lines(s, step) == ["ticked campfire twin_lakes 1"]
    assert (step.then, step.step) == ("own", "ticking tipi")
    left, right = step.ways
    assert (left.words, right.words) == ("left", "right")
    assert lines(s, left) == ["track-ticked campfire tipi 3"]
    assert lines(s, right) == ["track-ticked campfire tipi 5"]
    assert (right.then, right.step) == ("own", "free play")
    assert s.joe.tipi_track == "...x...", "nothing was ticked"


def test_a_choice_about_a_card_is_left_to_the_player() -> None:
    s = at_the_tipi_track()
    s.joe.does("tick twin_lakes 1")
    right = foreseen(s, "right")
    assert (right.then, right.step, right.ways) == ("own", "free play", ())
    assert right.facts["layable"] == 2


def test_a_question_ends_where_somebody_else_answers_it() -> None:
    s = story()
    s.audrey.holds("red 1")
    asked = foreseen(s, "ask wheel red 1")
    assert lines(s, asked) == ["asked campfire wheel red 1"]
    assert (asked.then, asked.actors, asked.step) == ("others", (s.audrey.seat,), "giving")


def test_a_draw_ends_it_before_the_first_card() -> None:
    s = story()
    s.joe.holds("blue 1", "orange 2", "red 3")
    s.calls("grey 1")
    drawn = foreseen(s, "draw")
    assert (drawn.entries, drawn.then, drawn.step) == ((), "chance", "drawing")


def test_where_something_hidden_decides_nobody_reads_that_nothing_happens() -> None:
    match = westbound.new("colorado", players=2, seed=1)
    speech = Speech(match.game, match.box)
    first, last = match.actors()
    village = match.legal(first)[0]
    before = speech.foresight(match.foresee(first, village), first)
    assert before[0] == "Nothing beyond the choice itself."
    match.play(first, village)
    told = speech.foresight(match.foresee(last, village), last)
    assert told == ["What follows depends on something hidden."]
