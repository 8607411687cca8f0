"""Learning a game in the browser: the course and the searchable rules."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn

FOLDER = Path(westbound.__file__).parent / "games"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def course(game: str) -> dict[str, Any]:
    """The course of a game as written: how many lessons are basics, and all lessons."""
    with (FOLDER / game / "course" / "course.toml").open("rb") as file:
        return tomllib.load(file)


def lessons(game: str) -> list[dict[str, Any]]:
    """The lessons of a game, with their solutions."""
    found: list[dict[str, Any]] = course(game)["lessons"]
    return found


def tag(size: tuple[int, int]) -> str:
    return "phone" if size == PHONE else "desk"


def teacher(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def solve(person: Person, lesson: dict[str, Any]) -> None:
    """Play the solution of a lesson."""
    for words in lesson["solution"]:
        expect(person.page.locator(f'button.choice[data-words="{words}"]')).to_be_attached()
        expect_turn([person])
        person.choose(words)


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lessons(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    page = anna.page
    basics, taught = course(game)["basics"], lessons(game)
    anna.come(game).get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="The course")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(len(taught))
    expect(page.get_by_role("heading", name=re.compile(r"The basics \(about [45].min\)"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"More lessons \(about \d+.min\)"))).to_be_visible()
    anna.show(f"learn-{game}-{tag(size)}")
    page.get_by_role("button", name="Start", exact=True).click()
    told = teacher(anna)
    expect(told).to_contain_text(f"The basics: lesson 1 of {basics}")
    told.get_by_role("button", name="Hint").click()
    expect(told.get_by_role("status")).not_to_be_empty()
    expect(told).not_to_contain_text(re.compile(r"\w+-\w+-\w+"))  # the key of a missing text
    anna.show(f"lesson-{game}-{tag(size)}")
    title = told.get_by_role("heading").inner_text()
    solve(anna, taught[0])
    expect(told.get_by_role("button", name="Next lesson")).to_be_visible()
    expect(told.get_by_role("heading")).to_have_text(title)
    expect(told.get_by_role("button", name="Hint")).to_have_count(0)
    expect(anna.prompt).to_have_text("Lesson complete!")
    expect(anna.choices).to_have_count(0)
    expect(page.locator(".board [data-offer]")).to_have_count(0)
    anna.show(f"lesson-done-{game}-{tag(size)}")
    told.get_by_role("button", name="Next lesson").click()
    expect(told).to_contain_text(f"The basics: lesson 2 of {basics}")
    told.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    expect(page.get_by_role("button", name=title)).to_contain_text("done")
    anna.expect_no_complaints()


LIT = """things => things.filter(([kind, word]) => ![...document.querySelectorAll('[data-spotlight]')]
  .some((one) => one.getAttribute(`data-${kind}`) === word && one.checkVisibility()))"""


def expect_lit(person: Person, things: list[list[str]]) -> None:
    """The spotlight is on each of them."""
    person.page.wait_for_function(f"things => ({LIT})(things).length === 0", arg=things)


@pytest.mark.parametrize("game", GAMES)
def test_a_spotlight_shows_what_each_step_of_the_basics_is_about(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    page = anna.page
    basics = course(game)["basics"]
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Start", exact=True).click()
    for number, lesson in enumerate(lessons(game)[:basics]):
        expect(teacher(anna)).to_contain_text(f"lesson {number + 1} of {basics}")
        done, points = 0, [*lesson["points"]]
        for words in lesson["solution"]:
            expect(page.locator(f'button.choice[data-words="{words}"]')).to_be_attached()
            expect_turn([anna])
            if len(lesson["points"]) - len(points) == done and points:
                expect_lit(anna, points.pop(0))  # later in a step, some of it may be gone
            anna.choose(words)
            done += done < len(lesson["goal"]) and fnmatchcase(words, lesson["goal"][done])
        expect(anna.prompt).to_have_text("Lesson complete!")
        expect(page.locator("[data-spotlight]")).to_have_count(0)
        if number + 1 < basics:
            teacher(anna).get_by_role("button", name="Next lesson").click()
    expect(teacher(anna).get_by_role("link", name="Play a game")).to_be_visible()
    teacher(anna).get_by_role("button", name="More lessons").click()
    expect(teacher(anna)).to_contain_text("More lessons: 1 of")
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_begins_with_a_spotlight(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    for number, lesson in enumerate(lessons(game)):
        if "points" not in lesson:
            continue
        anna.go_to(f"/learn/{game}")
        anna.page.locator("main section ol button").nth(number).click()
        expect(teacher(anna)).to_be_visible()
        expect_lit(anna, lesson["points"][0])


@pytest.mark.parametrize(("game", "size"), [("pioneers", PHONE), ("pioneer_days", DESK), ("colorado", PHONE)])
def test_the_rules_beside_the_board(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    page = anna.page
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    page.get_by_role("button", name="Rules").click()
    book = page.get_by_role("dialog", name="Rules")
    sections = book.locator("details[data-section]")
    expect(book.get_by_role("heading", name="What can I do now?")).to_be_visible()
    expect(book.locator("dt").first).to_be_visible()
    expect(sections.first).to_be_visible()
    all_of_them = sections.count()
    anna.show(f"rules-{game}")
    book.get_by_role("button", name="Where we are").click()
    here = book.locator("details[open]")
    expect(here).to_have_count(1)
    expect(here.locator("summary")).to_be_focused()
    anna.show(f"rules-here-{game}")
    book.get_by_label("Search the rules").fill("points end")
    expect(sections).not_to_have_count(all_of_them)
    expect(sections.first).to_be_visible()
    book.get_by_label("Search the rules").fill("xylophone")
    expect(book.get_by_text("Nothing found.")).to_be_visible()
    book.get_by_label("Search the rules").fill("")
    book.locator("[data-section=symbols] summary").click()
    expect(book.locator("[data-section=symbols] svg").first).to_be_visible()
    anna.show(f"legend-{game}")
    anna.expect_no_complaints()


def test_a_lesson_is_none_of_my_games(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_to(f"/learn/{GAMES[0]}")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    expect(teacher(anna)).to_contain_text("lesson 1 of")
    anna.go_to("/mine")
    expect(anna.page.get_by_text("You’re not at any table yet.")).to_be_visible()
    anna.page.go_back()
    expect(teacher(anna)).to_contain_text("lesson 1 of")  # it continues with the same key
    anna.expect_no_complaints()


@SIZES
def test_symbols_are_explained_where_one_learns(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.go_to(f"/learn/{GAMES[0]}")
    rules = anna.page.locator("section[aria-labelledby=rules]")
    rules.get_by_label("Search the rules").fill("wants banker")
    symbols = rules.locator("[data-section=symbols]")
    expect(symbols.locator("li svg").first).to_be_visible()
    anna.show(f"learn-symbols-{tag(size)}")
    anna.expect_no_complaints()


def test_the_language_can_be_switched_while_one_looks_something_up(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_to(f"/learn/{GAMES[0]}")
    search = anna.page.locator("section[aria-labelledby=rules]").get_by_role("searchbox")
    search.fill("Banker")
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_role("radio", name="Deutsch").check()
    expect(anna.page.get_by_role("heading", name="Der Kurs")).to_be_visible()
    expect(search).to_have_value("Banker")


def test_what_cannot_be_learned_here(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_to("/learn/chess")
    expect(anna.page.get_by_role("heading", name="Nothing here")).to_be_visible()


@SIZES
def test_who_waits_is_told_for_whom(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    waits = ben if expect_turn([anna, ben]) is anna else anna
    waits.page.get_by_role("button", name="Rules").click()
    now = waits.page.get_by_role("dialog", name="Rules").locator("section", has_text="What can I do now?").first
    expect(now).to_contain_text("Nothing to do for now")
    expect(now).to_contain_text("pass in advance")
    waits.show(f"help-waiting-{tag(size)}")
    waits.expect_no_complaints()
