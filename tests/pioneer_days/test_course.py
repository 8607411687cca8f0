"""The course: what its texts say of the table is so, and whatever a learner may try leads to the goal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.stories.lessons import unlit
from westbound.courses import Course, Lesson, course
from westbound.engine.match import Match
from westbound.games.pioneer_days.game import GAME
from westbound.speech import Speech
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

TRACKS = {"storm": 0, "raid": 1, "famine": 2, "disease": 3}


def the_course() -> Course:
    found = course("pioneer_days")
    assert found
    return found


COURSE = the_course()
BOUNDED = [lesson for lesson in COURSE.lessons if lesson.allow]

every_lesson = pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)


def seen(name: str) -> tuple[Any, Any]:
    """What the learner sees as a lesson begins: the table and their own belongings."""
    lesson = COURSE.lesson(name)
    view = COURSE.position(lesson).view(lesson.seat)
    return view, view["players"][lesson.seat]


def shown(view: Any, seat: int) -> Iterator[tuple[str, str]]:
    """Everything on the board that can be pointed at, as kind and word."""
    mine = view["players"][seat]
    yield from (("die", f"{die['color']} {die['face']}") for die in view["pool"])
    yield from (("track", track["disaster"]) for track in view["tracks"])
    yield from (("town", town["name"]) for town in view["towns"])
    yield from (("tile", tile["name"]) for tile in [*view["store"], *mine["gear"]])
    yield from (("card", card["name"]) for card in [*view["slots"], *mine["folk"], *mine["dealt"]] if card)
    yield from (("face", face) for face in ("wild", "mine", "equipment", "cattle", "wood", "medicine"))
    yield from (("size", size) for size in ("small", "large"))
    yield from (("count", good) for good in ("money", "cattle", "wood", "medicine", "gold", "favors", "slots"))
    yield ("guide", "dice")


@every_lesson
def test_what_is_pointed_at_lies_on_the_board(lesson: Lesson) -> None:
    view = COURSE.position(lesson).view(lesson.seat)
    assert lesson.points
    assert {thing for things in lesson.points for thing in things} <= set(shown(view, lesson.seat))


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_task_points_at_the_cards_towns_and_disasters_it_names(lesson: Lesson, language: str) -> None:
    match = COURSE.position(lesson)
    view = match.view(lesson.seat)
    mine = view["players"][lesson.seat]
    things = [("folk", card["name"]) for card in [*view["slots"], *mine["folk"]] if card]
    things += [("board", card["name"]) for card in mine["dealt"]]
    things += [("town", town["name"]) for town in view["towns"]]
    things += [("disaster", track["disaster"]) for track in view["tracks"]]
    drawn = {"folk": "card", "board": "card", "disaster": "track", "town": "town"}
    speech = Speech(GAME, match.box, language)
    assert unlit(COURSE, lesson, speech, things, lambda thing, points: (drawn[thing[0]], thing[1]) in points) == []


def walk(lesson: Lesson, done: list[str]) -> Iterator[list[str]]:
    """All ways in which the learner can do a lesson; a way that ends before the goal is one, too."""
    if lesson.steps_done(done) == len(lesson.goal):
        yield done
        return
    match = after(lesson, done)
    tries = [words for words in match.legal(lesson.seat) if lesson.lets(words)] if can_choose(match, lesson) else []
    if not tries:
        yield done
    for words in tries:
        yield from walk(lesson, [*done, words])


def after(lesson: Lesson, done: list[str]) -> Match:
    """The table when the learner has done that, and chance what it must."""
    match, rng = COURSE.position(lesson), random.Random(1)
    for words in done:
        match.play(lesson.seat, words)
        match.draw_lots(rng)
    return match


def can_choose(match: Match, lesson: Lesson) -> bool:
    return not match.over and lesson.seat in match.actors()


@pytest.mark.parametrize("lesson", BOUNDED, ids=lambda lesson: lesson.name)
def test_whatever_may_be_tried_leads_to_the_goal(lesson: Lesson) -> None:
    ways = list(walk(lesson, []))
    assert lesson.solution in ways
    assert not [way for way in ways if lesson.steps_done(way) < len(lesson.goal)]


def test_several_lessons_leave_a_choice() -> None:
    assert sum(len(list(walk(lesson, []))) > 1 for lesson in BOUNDED) >= 7


# What the texts say


def test_the_raid_has_one_step_to_go_and_a_learner_with_nine_dollars() -> None:
    for name in ("left-over", "triggers", "wagon"):
        view, mine = seen(name)
        assert view["tracks"][TRACKS["raid"]]["at"] == view["tracks"][TRACKS["raid"]]["end"] - 1
        assert mine["money"] == 9
    assert {die["color"] for die in seen("wagon")[0]["pool"]} == {"black"}


def test_two_wood_for_one_of_two_towns() -> None:
    view, mine = seen("visit")
    assert (mine["wood"], mine["medicine"], mine["cattle"]) == (2, 1, 4)
    assert {town["name"]: town["favors"] for town in view["towns"]} == {"cheyenne": 2, "independence": 1}


def test_a_goldsmith_and_three_nuggets() -> None:
    lesson = COURSE.lesson("gold")
    match = COURSE.position(lesson)
    match.play(lesson.seat, "take red mine")
    assert match.breakdown(lesson.seat)[lesson.seat]["cattle"] == 2 + seen("gold")[1]["breakdown"]["cattle"]
    match.play(lesson.seat, "mine")
    match.draw(lesson.draws[0])
    assert match.view(lesson.seat)["players"][lesson.seat]["token_values"] == [3]


def test_three_townsfolk_one_immune_one_medicine() -> None:
    view, mine = seen("disease")
    assert [card["name"] for card in mine["folk"]] == ["cowhand", "goldsmith", "carpenter"]
    assert (mine["medicine"], mine["cattle"], view["step"]) == (1, 4, "disease keeping")


def test_one_die_stops_the_raid_and_pays_for_the_storm() -> None:
    view, mine = seen("last-day")
    assert [track["at"] for track in view["tracks"]][: TRACKS["famine"]] == [2, 1]
    assert (view["week"], view["day"], mine["money"], mine["wood"], len(mine["wagons"])) == (4, 5, 6, 1, 2)
    _, mine = seen("scoring")
    assert (mine["money"], mine["breakdown"]["damage"]) == (6, 0)


def test_the_journey_ends_as_it_is_told() -> None:
    lesson = COURSE.lesson("scoring")
    match = after(lesson, lesson.solution)
    assert match.over
    assert match.scores() == [48, 26]
    mine, other = match.breakdown()
    assert (mine["cattle"], mine["favors"], mine["most_favors"], other["damage"]) == (15, 28, 5, -12)
    for language in LANGUAGES:
        said = COURSE.texts(language).say("lesson-scoring.done")
        assert all(number in said for number in ("48", "26", "15", "28", "14", "12"))
