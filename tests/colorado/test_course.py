"""The course: what a lesson points at is on the table, and its rule can be looked up."""

from __future__ import annotations

import pytest

from tests.stories.lessons import Thing, unlit
from westbound.courses import Course, Lesson, course
from westbound.games.colorado.game import GAME
from westbound.speech import Speech
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only


def our_course() -> Course:
    found = course("colorado")
    assert found
    return found


COURSE = our_course()

every_lesson = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)


@every_lesson
def test_what_a_lesson_points_at_is_on_the_table(lesson: Lesson) -> None:
    match = COURSE.position(lesson)
    view = match.view(lesson.seat)
    mine, legal = view["players"][lesson.seat], match.legal(lesson.seat)
    regions = view["map"]["regions"]
    there = {("region", region["name"]) for region in regions}
    there |= {("spot", step["name"]) for region in regions for step in region["steps"]}
    there |= {("spot", step["name"]) for step in view["map"]["railroad"]}
    there |= {("card", card) for card in [*mine["hand"], *mine["area"]]}
    there |= {("offer", words) for words in legal} | {("bounty", "wanted"), ("bounty", "tipi")}
    assert {thing for things in lesson.points for thing in things} <= there


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_task_points_at_the_regions_and_cards_it_names(lesson: Lesson, language: str) -> None:
    match = COURSE.position(lesson)
    view = match.view(lesson.seat)
    mine = view["players"][lesson.seat]
    things = [("region", region["name"]) for region in view["map"]["regions"]]
    things += [("card", card) for card in [*mine["hand"], *mine["area"]]]

    def lit(thing: Thing, points: list[Thing]) -> bool:
        kind, word = thing
        spots = [step.rpartition(" ")[0] for of, step in points if of == "spot"]
        return thing in points or (kind == "region" and word in spots)

    assert unlit(COURSE, lesson, Speech(GAME, match.box, language), things, lit) == []


def test_only_the_missing_card_is_praised() -> None:
    lesson = COURSE.lesson("call")
    allowed = [words for words in COURSE.position(lesson).legal(lesson.seat) if lesson.lets(words)]
    assert allowed == ["ask wheel blue 3"]


def test_the_last_turn_is_won_wherever_the_learner_looks() -> None:
    lesson = COURSE.lesson("end")
    allowed = [words for words in COURSE.position(lesson).legal(lesson.seat) if lesson.lets(words)]
    assert len(allowed) == 3
    for words in allowed:
        match = COURSE.position(lesson)
        match.play(lesson.seat, words)
        match.play(1, lesson.replies[0])
        assert match.over
        assert (match.winners(), match.scores()) == ([0], [64, 52])


def test_whatever_is_laid_for_a_pair_can_be_laid() -> None:
    lesson = COURSE.lesson("swap")
    laid = [words for words in COURSE.position(lesson).legal(lesson.seat) if lesson.lets(words)]
    assert len(laid) >= 4
    for words in laid:
        match = COURSE.position(lesson)
        match.play(lesson.seat, words)
        assert all(lesson.lets(pair) for pair in match.legal(lesson.seat))
