"""What lessons say, counted and compared with what they point at.

``python -m tests.stories.lessons`` prints words by lesson and language, and the longest part.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from westbound import games
from westbound.courses import Course, Lesson, course
from westbound.speech import Speech
from westbound.texts import LANGUAGES

Thing = tuple[str, str]  # kind and word

ABBREVIATION = re.compile(r"\bSt\.")
OPEN = ("on-your-own", "own-train", "journey")  # in these one may do anything


def words_in(text: str) -> int:
    """Return the number of words; a price is one."""
    return len([word for word in text.split() if re.search(r"\w", word)])


def sentences_in(text: str) -> int:
    """Return the number of sentences."""
    return len(re.findall(r"[.!?…]+(?=[\s”“»]|$)", ABBREVIATION.sub("St", text)))


def parts(found: Course, lesson: Lesson, language: str) -> Iterator[tuple[str, str]]:
    """Everything that a lesson says under its title, by part."""
    texts, key = found.texts(language), f"lesson-{lesson.name}"
    for part in texts.attributes(key):
        yield part, texts.say(f"{key}.{part}").replace("\n", " ")


def unlit(
    found: Course, lesson: Lesson, speech: Speech, things: Iterable[Thing], lit: Callable[[Thing, list[Thing]], bool]
) -> list[str]:
    """The names of *things* that a task mentions while it points at something else."""
    tasks = [*enumerate(found.tasks(lesson, speech.language))]
    named = [(speech.name(*thing), thing) for thing in things]
    return [
        f"{lesson.name} {step + 1} {name}"
        for step, task in tasks
        for name, thing in named
        if re.search(rf"\b{re.escape(name)}\b", task, re.IGNORECASE) and not lit(thing, lesson.pointed(step))
    ]


def main() -> None:
    print(f"{'words, and the most in one part':36}", *(f"{language:>9}" for language in LANGUAGES))
    for found in filter(None, map(course, games())):
        sums = dict.fromkeys(LANGUAGES, 0)
        for lesson in found.lessons:
            cells = []
            for language in LANGUAGES:
                counts = [words_in(text) for _, text in parts(found, lesson, language)]
                sums[language] += sum(counts)
                cells.append(f"{sum(counts):5} {max(counts):3}")
            print(f"{found.game:13} {lesson.name:22}", *cells)
        print(f"{found.game:13} {'all':22}", *(f"{sums[language]:5}    " for language in LANGUAGES))


if __name__ == "__main__":
    main()
