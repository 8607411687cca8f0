"""The course: no lesson can be lost, what it points at is there, and it says what is true."""

from __future__ import annotations

import random

import pytest

from tests.contract.test_courses import play_others
from tests.stories.lessons import Thing, unlit
from tests.stories.texts import Proofreader
from westbound.courses import Course, Lesson, course
from westbound.engine.match import Match
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.printed import JOB_NAMES
from westbound.speech import Speech
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

COURSE: Course = course("pioneers")  # type: ignore[assignment]  # without a course nothing here runs
PROOF = Proofreader([*JOB_NAMES, *GAME.seats])
GUIDED = [lesson for lesson in COURSE.lessons if lesson.name != "on-your-own"]

every_lesson = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)


def solved(name: str) -> tuple[Match, Match]:
    """A lesson before, and after its solution."""
    lesson = COURSE.lesson(name)
    before, after = COURSE.position(lesson), COURSE.position(lesson)
    replies, draws = [*lesson.replies], [*lesson.draws]
    for words in lesson.solution:
        play_others(after, lesson, replies, draws, random.Random(1))
        after.play(lesson.seat, words)
    return before, after


def gained(name: str) -> dict[str, int]:
    """What the solution of a lesson brings, by source."""
    before, after = (match.breakdown(0)[0] for match in solved(name))
    return {source: (points or 0) - (before[source] or 0) for source, points in after.items()}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.name)
def test_whatever_a_lesson_lets_one_try_leads_to_its_goal(lesson: Lesson, seed: int) -> None:
    match, rng = COURSE.position(lesson), random.Random(seed)
    replies, draws = [*lesson.replies], [*lesson.draws]
    done: list[str] = []
    while lesson.steps_done(done) < len(lesson.goal):
        play_others(match, lesson, replies, draws, rng)
        assert match.actors() == [lesson.seat], "the turn is over, the goal is not reached"
        done.append(rng.choice([words for words in match.legal(lesson.seat) if lesson.lets(words)]))
        match.play(lesson.seat, done[-1])


@every_lesson
def test_what_a_lesson_points_at_is_there(lesson: Lesson) -> None:
    view = COURSE.position(lesson).view(lesson.seat)
    coaches = view["players"][lesson.seat]["coaches"]
    there = {("city", city["name"]) for city in view["cities"] if not city["covered"]}
    there |= {("line", line["name"]) for line in view["lines"] if not line["covered"]}
    there |= {("slot", str(slot)) for slot, coach in enumerate(view["display"], 1) if coach}
    there |= {("card", coach["name"]) for coach in coaches}
    for number, coach in enumerate(coaches, 1):
        there |= {("passenger", f"{seat['job']} {number}") for seat in coach["seats"] if seat["taken"]}
    assert {thing for things in lesson.points for thing in things} <= there


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_task_points_at_the_cities_and_coaches_it_names(lesson: Lesson, language: str) -> None:
    match = COURSE.position(lesson)
    view = match.view(lesson.seat)
    coaches = [coach["name"] for coach in view["players"][lesson.seat]["coaches"]]
    things = [("city", city["name"]) for city in view["cities"]] + [("card", coach) for coach in coaches]

    def lit(thing: Thing, points: list[Thing]) -> bool:
        kind, word = thing
        if kind == "city":
            return thing in points or any(word in line.split("-") for of, line in points if of == "line")
        number = str(coaches.index(word) + 1)
        return thing in points or any(of == "passenger" and who.endswith(number) for of, who in points)

    assert unlit(COURSE, lesson, Speech(GAME, match.box, language), things, lit) == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_is_written_as_it_should_be(lesson: Lesson, language: str) -> None:
    texts = COURSE.texts(language)
    for part in ("", *(f".{part}" for part in texts.attributes(f"lesson-{lesson.name}"))):
        PROOF.check(language, texts.say(f"lesson-{lesson.name}{part}").replace("\n", " "))


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_names_the_places_it_points_at(lesson: Lesson, language: str) -> None:
    speech, texts = Speech(GAME, COURSE.position(lesson).box, language), COURSE.texts(language)
    told = " ".join([*COURSE.tasks(lesson, language), texts.say(f"lesson-{lesson.name}.hint")]).replace("\n", " ")
    for kind, word in (thing for things in lesson.points for thing in things):
        if kind in ("city", "line"):
            assert all(city in told for city in speech.name(kind, word).split("–")), word


def test_the_second_lesson_goes_on_with_whatever_was_chosen_in_the_first() -> None:
    first, second = COURSE.lessons[:2]
    played = COURSE.position(first)
    free = [words for words in played.legal(first.seat) if first.lets(words)]
    later = COURSE.record(second).actions()[first.upto :]
    assert free == [later[0].words], "something else could be chosen"
    for line in later:
        assert line.seat == first.seat or line.words in first.replies
    assert [line.words for line in later if line.seat == first.seat] == [*first.solution, "pass"], "that is not asked"


def test_what_the_lessons_promise() -> None:
    assert gained("farmers") == {"coaches": 12, "seats": -2, "nuggets": 0, "network": 2}
    assert gained("barkeeper")["coaches"] == 12
    assert gained("invitation")["coaches"] == 12
    assert gained("sergeant")["network"] == 6
    before, after = solved("last-round")
    assert before.scores(0) == [57, 57]
    assert after.over
    assert after.scores(0)[0] == 70
    assert after.winners() == [0]
