"""Courses: the lessons of a game, each at a table of its own."""

from __future__ import annotations

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from westbound.api import game, games
from westbound.courses import Course, course
from westbound.server.http.security import client_address, counted_as
from westbound.server.protocol.http import CourseLesson, Learn, Seated
from westbound.server.refusal import Refusal
from westbound.server.tables.tables import Tables


def course_of(name: str) -> Course:
    """The course of a game.  :raises Refusal: if there is none."""
    found = course(name) if name in games() else None
    if not found:
        raise Refusal("no-table", f"there is no course for {name!r}")
    return found


@get("/api/games/{name:str}/course")
async def lessons(name: FromPath[str]) -> list[CourseLesson]:
    found = course_of(name)
    return [
        CourseLesson(lesson.name, number < found.basics, found.seconds(lesson))
        for number, lesson in enumerate(found.lessons)
    ]


@post("/api/games/{name:str}/course/{lesson:str}")
async def learn(
    request: Request[None, None, State], tables: Tables, name: FromPath[str], lesson: FromPath[str], data: Learn
) -> Seated:
    found = course_of(name)
    try:
        found.lesson(lesson)
    except KeyError:
        known = ", ".join(each.name for each in found.lessons)
        raise Refusal("no-table", f"{game(name).title} has no lesson {lesson!r} (there are: {known})") from None
    return await tables.teach(found, lesson, data.name, counted_as(client_address(request.scope, tables.settings)))


ROUTES = [lessons, learn]
