"""Courses: a game learned in lessons, each on a real position."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from westbound.api import game, load
from westbound.engine.match import IllegalAction, Match
from westbound.engine.record import Played, Record, read_record
from westbound.texts import Texts


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson: a position, what is to be done there, and what the others do."""

    name: str
    record: str  # the file beside the course whose game is joined
    upto: int  # after so many lines of play
    seat: int = 0  # the learner's
    goal: list[str]  # patterns of words: done when the learner has done one action for each, in this order
    allow: list[str] = []  # patterns of what else may be tried; nothing named: whatever the rules allow
    replies: list[str] = []  # what the others do, in order; then bots play
    draws: list[str] = []  # what chance does, in order; then dice are thrown
    points: list[tuple[str, str]] = []  # kind and word of what to look at
    rule: str = ""  # the section of the rules it is about
    solution: list[str]  # the learner's actions in words, as the tests play it

    def lets(self, words: str) -> bool:
        """Whether the learner is meant to try that."""
        return not self.allow or any(fnmatchcase(words, pattern) for pattern in [*self.goal, *self.allow])

    def steps_done(self, actions: list[str]) -> int:
        """How much of the goal the learner has reached with these actions."""
        done = 0
        for words in actions:
            if done < len(self.goal) and fnmatchcase(words, self.goal[done]):
                done += 1
        return done

    # At a table

    def done(self, match: Match) -> int:
        """How much of the goal is reached."""
        return self.steps_done([line.words for line in self._played(match) if line.seat == self.seat])

    def finished(self, match: Match) -> bool:
        """Whether the goal is reached; then nothing more is asked of the learner."""
        return self.done(match) == len(self.goal)

    def allows(self, match: Match, seat: int, words: str) -> bool:
        """Whether *seat* may try that: not everything at once, but always something."""
        return seat != self.seat or self.lets(words) or not any(self.lets(other) for other in match.legal(seat))

    def reply(self, match: Match, seat: int) -> str | None:
        """What *seat* does now, if that is written, and as long as it fits what the learner has done."""
        others = [line for line in self._played(match) if line.seat not in (None, self.seat)]
        words = self.replies[len(others) :][:1]
        return words[0] if words and words[0] in match.legal(seat) else None

    def draw(self, match: Match) -> None:
        """Let chance do what is written, as far as it is, and fits what the learner has done."""
        while match.chances_turn():
            drawn = [line for line in self._played(match) if line.seat is None]
            try:
                match.draw(self.draws[len(drawn)])
            except (IndexError, IllegalAction):
                return

    def _played(self, match: Match) -> list[Played]:
        """Since the lesson began."""
        return match.record.actions()[self.upto :]


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    folder: Path
    lessons: tuple[Lesson, ...]

    def lesson(self, name: str) -> Lesson:
        """:raises KeyError: if there is none of that name."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        raise KeyError(name)

    def record(self, lesson: Lesson) -> Record:
        """What was played before the lesson begins."""
        whole = written(self.folder / lesson.record)
        return Record(whole.header, whole.log[: lesson.upto])

    def position(self, lesson: Lesson) -> Match:
        """The game as the lesson begins."""
        return load(self.record(lesson), upto=lesson.upto)

    def texts(self, language: str) -> Texts:
        return Texts(language, self.folder)


@cache
def course(name: str) -> Course | None:
    """The course of a game, if it has one.  :raises ValueError: if its file is wrong."""
    folder = game(name).text.parent / "course"
    if not (folder / "course.toml").exists():
        return None
    content = tomllib.loads((folder / "course.toml").read_text(encoding="utf-8"))
    return Course(name, folder, tuple(msgspec.convert(content.get("lessons", []), list[Lesson])))


@cache
def written(file: Path) -> Record:
    return read_record(file)
