"""Courses: lessons that teach a game, each on a real position."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from itertools import count, takewhile
from pathlib import Path

import msgspec

from westbound.api import game, load
from westbound.engine.match import IllegalAction, Match
from westbound.engine.record import Played, Record, read_record
from westbound.texts import Texts

SECONDS_PER_WORD = 0.4  # of a slow reader
SECONDS_PER_DECISION = 12  # to find it on the board, and to see what happens
SECONDS_TO_ARRIVE = 10  # at another table


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One lesson: a position, its goal, and what the other players do."""

    name: str
    record: str  # the file, next to the course, with the game to join
    upto: int  # after this many lines of play
    seat: int = 0  # the learner's
    goal: list[str]  # patterns of words: reached when one action of the learner has matched each, in this order
    allow: list[str] = []  # patterns of what else the learner may try; empty: anything the rules allow
    replies: list[str] = []  # what the others do, in order; then bots play
    draws: list[str] = []  # what chance does, in order; then the dice decide
    points: list[list[tuple[str, str]]] = []  # by step of the goal: kind and word of what to look at
    rule: str = ""  # the section of the rules that it teaches
    solution: list[str]  # the learner's actions in words, as the tests play it

    def lets(self, words: str) -> bool:
        """Whether the learner may try that."""
        return not self.allow or any(fnmatchcase(words, pattern) for pattern in [*self.goal, *self.allow])

    def steps_done(self, actions: list[str]) -> int:
        """Return how many steps of the goal these actions reach."""
        done = 0
        for words in actions:
            if done < len(self.goal) and fnmatchcase(words, self.goal[done]):
                done += 1
        return done

    def pointed(self, done: int) -> list[tuple[str, str]]:
        """Return what to look at when that many steps of the goal are reached."""
        return self.points[min(done, len(self.points) - 1)] if self.points and done < len(self.goal) else []

    # At a table

    def done(self, match: Match) -> int:
        """Return how many steps of the goal are reached."""
        return self.steps_done([line.words for line in self._played(match) if line.seat == self.seat])

    def finished(self, match: Match) -> bool:
        """Whether the goal is reached and the learner has nothing left to do."""
        return self.done(match) == len(self.goal)

    def allows(self, match: Match, seat: int, words: str) -> bool:
        """Whether *seat* may try that; lessons limit the choices, but always leave at least one."""
        return seat != self.seat or self.lets(words) or not any(self.lets(other) for other in match.legal(seat))

    def reply(self, match: Match, seat: int) -> str | None:
        """Return the scripted reply of *seat*, if there is one that fits what the learner has done."""
        others = [line for line in self._played(match) if line.seat not in (None, self.seat)]
        words = self.replies[len(others) :][:1]
        return words[0] if words and words[0] in match.legal(seat) else None

    def draw(self, match: Match) -> None:
        """Let chance make its scripted draws, as long as they fit what the learner has done."""
        while match.chances_turn():
            drawn = [line for line in self._played(match) if line.seat is None]
            try:
                match.draw(self.draws[len(drawn)])
            except (IndexError, IllegalAction):
                return

    def _played(self, match: Match) -> list[Played]:
        """Return the lines played since the lesson began."""
        return match.record.actions()[self.upto :]


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    folder: Path
    lessons: tuple[Lesson, ...]
    basics: int  # the number of lessons, from the first, that are enough to play

    def lesson(self, name: str) -> Lesson:
        """Return a lesson.  :raises KeyError: if there is none with that name."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        raise KeyError(name)

    def record(self, lesson: Lesson) -> Record:
        """Return the record of what was played before the lesson begins."""
        whole = written(self.folder / lesson.record)
        return Record(whole.header, whole.log[: lesson.upto])

    def position(self, lesson: Lesson) -> Match:
        """Return the match at the start of the lesson."""
        return load(self.record(lesson), upto=lesson.upto)

    def texts(self, language: str) -> Texts:
        return Texts(language, self.folder)

    def tasks(self, lesson: Lesson, language: str) -> list[str]:
        """What the learner is asked to do, one text after the other."""
        texts, key = self.texts(language), f"lesson-{lesson.name}.say"
        later = takewhile(texts.has, (f"{key}-{number}" for number in count(2)))
        return [texts.say(each).replace("\n", " ") for each in (key, *later)]

    def seconds(self, lesson: Lesson, language: str = "en") -> int:
        """Estimate how long a lesson takes: reading its tasks and its result, deciding, and looking."""
        read = [*self.tasks(lesson, language), self.texts(language).say(f"lesson-{lesson.name}.done")]
        words = sum(len(text.split()) for text in read)
        return round(SECONDS_TO_ARRIVE + words * SECONDS_PER_WORD + len(lesson.solution) * SECONDS_PER_DECISION)


@cache
def course(name: str) -> Course | None:
    """Return the course of a game, if it has one.  :raises ValueError: if its file is invalid."""
    folder = game(name).text.parent / "course"
    if not (folder / "course.toml").exists():
        return None
    content = tomllib.loads((folder / "course.toml").read_text(encoding="utf-8"))
    lessons = msgspec.convert(content["lessons"], tuple[Lesson, ...])
    return Course(name, folder, lessons, msgspec.convert(content["basics"], int))


@cache
def written(file: Path) -> Record:
    return read_record(file)
