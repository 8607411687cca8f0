"""Every game can be learned: its course holds together, in every language."""

from __future__ import annotations

import random

import pytest

import westbound
from tests.stories.lessons import OPEN, parts, sentences_in, words_in
from tests.stories.rulebooks import sections
from westbound import games
from westbound.courses import Course, Lesson, course
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.texts import LANGUAGES

FEWEST = 8
MOST_WORDS = {"en": 30, "fr": 34, "de": 30}  # at once
MOST_SENTENCES = 2
PROMISED = 5.5  # minutes for the basics, which the start page calls five
LESSONS = [(name, lesson.name) for name in games() if (found := course(name)) for lesson in found.lessons]


def lesson_of(name: str, lesson: str) -> tuple[Course, Lesson]:
    found = course(name)
    assert found
    return found, found.lesson(lesson)


@pytest.mark.parametrize("name", [name for name in games() if course(name)])
def test_a_course_is_complete(name: str) -> None:
    found = course(name)
    assert found
    assert len(found.lessons) >= FEWEST
    assert len({lesson.name for lesson in found.lessons}) == len(found.lessons)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_every_language(name: str, lesson: str, language: str) -> None:
    texts = lesson_of(name, lesson)[0].texts(language)
    for key in (f"lesson-{lesson}", *(f"lesson-{lesson}.{part}" for part in ("say", "hint", "done"))):
        assert texts.say(key)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_little_at_once(name: str, lesson: str, language: str) -> None:
    for part, text in parts(*lesson_of(name, lesson), language):
        assert words_in(text) <= MOST_WORDS[language], (part, words_in(text))
        assert sentences_in(text) <= MOST_SENTENCES, part


def test_words_and_sentences_are_counted_as_people_count_them() -> None:
    text = "Drive to St. Louis – it costs $1. Ready?"
    assert (words_in(text), sentences_in(text)) == (8, 2)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_task_belongs_to_a_step_and_points_at_something(name: str, lesson: str) -> None:
    found, wanted = lesson_of(name, lesson)
    counts = {len(found.tasks(wanted, language)) for language in LANGUAGES}
    assert len(counts) == 1, "each language has the same tasks"
    assert max(*counts, len(wanted.points)) <= len(wanted.goal)
    assert lesson in OPEN or all(wanted.pointed(step) for step in range(len(wanted.goal)))
    assert wanted.pointed(len(wanted.goal)) == [], "done, and still pointing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in games() if course(name)])
def test_the_basics_take_five_minutes(name: str, language: str) -> None:
    found = course(name)
    assert found
    assert 3 <= found.basics <= 5
    assert sum(found.seconds(lesson, language) for lesson in found.lessons[: found.basics]) <= PROMISED * 60


@pytest.mark.parametrize("seed", range(3))  # whatever is not written down can be anything
@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_can_be_done(name: str, lesson: str, seed: int) -> None:
    found, wanted = lesson_of(name, lesson)
    match = found.position(wanted)
    replies, draws, rng = [*wanted.replies], [*wanted.draws], random.Random(seed)
    assert wanted.seat in match.actors(), "the learner has to choose first"
    for words in wanted.solution:
        play_others(match, wanted, replies, draws, rng)
        assert words in match.legal(wanted.seat), (words, match.where(wanted.seat), match.legal(wanted.seat))
        assert wanted.lets(words)
        match.play(wanted.seat, words)
    play_others(match, wanted, replies, draws, rng)
    assert not replies, "a reply nobody gives"
    assert not draws, "a draw nobody makes"
    assert wanted.steps_done(wanted.solution) == len(wanted.goal)
    assert wanted.steps_done(wanted.solution[:-1]) < len(wanted.goal), "the solution goes on after the goal"


def play_others(match: Match, lesson: Lesson, replies: list[str], draws: list[str], rng: random.Random) -> None:
    """What the script says, until the learner has to choose."""
    while not match.over:
        if match.table.actors() >> CHANCE & 1:
            if not draws:
                match.draw_lots(rng)
                continue
            match.draw(draws.pop(0))
        elif lesson.seat in match.actors():
            return
        elif replies:
            match.play(match.actors()[0], replies.pop(0))
        else:
            return


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_never_leaves_the_learner_without_a_choice(name: str, lesson: str) -> None:
    found, wanted = lesson_of(name, lesson)
    match = found.position(wanted)
    assert [words for words in match.legal(wanted.seat) if wanted.lets(words)]


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_the_rule_of_a_lesson_can_be_looked_up(name: str, lesson: str) -> None:
    assert lesson_of(name, lesson)[1].rule in sections(westbound.game(name), "en")
