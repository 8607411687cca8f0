"""Lessons on a real server: the learner acts, the others follow the script, and the goal is reached."""

from __future__ import annotations

import pytest

from tests.server.serving import Caller, Server
from westbound import games
from westbound.courses import course

LESSONS = [(name, lesson.name) for name in games() if (found := course(name)) for lesson in found.lessons]


@pytest.fixture
def learner(server: Server) -> Caller:
    return server.caller()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_done_by_its_solution(learner: Caller, game: str, name: str) -> None:
    found = course(game)
    assert found
    lesson = found.lesson(name)
    seated = learner.post(f"/api/games/{game}/course/{name}", {"name": "Lena"})
    with learner.look(seated["table"], seated["key"]) as client:
        assert client.seat == lesson.seat
        for number, words in enumerate(lesson.solution):
            while words not in client.choices():
                client.hear()
            assert client.table["lesson"]["done"] <= number
            client.act(words)
        told = client.table["lesson"]
        assert (told["name"], told["done"], told["goal"]) == (name, len(lesson.goal), len(lesson.goal))
        assert told["lessons"] == [each.name for each in found.lessons]
        while client.ask["actors"]:  # the others, until it would be the learner's turn again
            client.hear()
        assert client.ask["choices"] == [], "it still asks"
        if client.view["actors"]:
            refused = client.do("act", words=words)
            assert (refused["code"], refused["reason"]) == ("not-now", "this lesson is done")


def test_a_lesson_lets_the_learner_try_what_it_is_about(learner: Caller) -> None:
    game, lesson = next(
        (name, lesson) for name in games() if (found := course(name)) for lesson in found.lessons if lesson.allow
    )
    found = course(game)
    assert found
    legal = found.position(lesson).legal(lesson.seat)
    other = [words for words in legal if not lesson.lets(words)]
    seated = learner.post(f"/api/games/{game}/course/{lesson.name}", {"name": "Lena"})
    with learner.look(seated["table"], seated["key"]) as client:
        assert client.choices() == [words for words in legal if lesson.lets(words)]
        if other:
            answer = client.do("act", words=other[0])
            assert (answer["say"], answer["code"]) == ("refused", "not-now")
            assert "something else" in answer["reason"]


def test_what_cannot_be_learned_is_said(learner: Caller) -> None:
    first = course(games()[0])
    assert first
    unknown = learner.ask("POST", "/api/games/chess/course/opening", {"name": "Lena"}).json()
    assert (unknown["code"], unknown["reason"]) == ("no-table", "there is no course for 'chess'")
    missing = learner.ask("POST", f"/api/games/{first.game}/course/flying", {"name": "Lena"}).json()
    assert f"there are: {first.lessons[0].name}" in missing["reason"]


def test_nobody_watches_a_lesson(learner: Caller) -> None:
    first = course(games()[0])
    assert first
    seated = learner.post(f"/api/games/{first.game}/course/{first.lessons[0].name}", {"name": "Lena"})
    with learner.look(seated["table"]) as watcher:
        assert watcher.heard[0]["code"] == "no-watchers"
