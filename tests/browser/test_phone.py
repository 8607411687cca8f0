"""A small screen: the board comes first, choices fold, and whole games are played by touching the board."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, OVER, PHONE, POLL, READY, Person, expect, expect_turn
from tests.browser.test_stillness import STILL, WATCH_SHIFTS
from tests.browser.test_touch import middle, thing

LEAST = 0.55  # of the screen's height belongs to the board
FINGER = 44  # pixels
SIDEWAYS, TABLET = (844, 390), (820, 1180)
SMALL = pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET], ids=["phone", "sideways", "tablet"])
OWN = {"pioneers": "[data-player].own", "pioneer_days": "[data-purse]", "colorado": "[data-hand]"}

# The choices of this decision that can be touched: on the board, or as a button below it; null while there are none.
REACHABLE = """() => {
  const visible = (one) => {
    const box = one.getBoundingClientRect();
    const spots = [0.5, 0.3, 0.7, 0.1, 0.9].map((part) => [box.x + box.width * part, box.y + box.height / 2]);
    return box.width && spots.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found && (one.contains(found) || found.closest('[data-offer]') === one || near(one, found, x, y));
    });
  };
  // A line or a dot on a map lies below others; what counts is that this part of the map is in sight.
  const near = (one, found) => one.ownerSVGElement?.getAttribute('role') === 'group'
    && one.ownerSVGElement.contains(found);
  const drawn = [...document.querySelectorAll('.board [data-offer]')].filter(visible);
  const listed = [...document.querySelectorAll('button.choice')].filter(visible);
  if (!drawn.length && !listed.length) return null;
  return [drawn.map((one) => one.dataset.offer), listed.map((one) => one.dataset.words)];
}"""

BOARD = """() => {
  const { y, height } = document.querySelector('section.board').getBoundingClientRect();
  return [Math.round(y), Math.round(height), Math.round(height / innerHeight * 1000) / 1000];
}"""

SMALL_TARGETS = """least => [...document.querySelectorAll('button, a, select, summary')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, { y, width, height }]) => y >= 0 && width > 1 && (width < least - 0.5 || height < least - 0.5))
  .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)"""


def come(newcomer: Newcomer, size: tuple[int, int] = PHONE, **more: object) -> Person:
    """Somebody who has never unfolded the list of choices, and always wants to confirm.

    Else what others do at the same time decides what asks.
    """
    person = newcomer(size=size, has_touch=size != DESK, listed=False, **more)
    person.always_confirm()
    return person


def reachable(person: Person) -> tuple[list[str], list[str]]:
    """What can be touched on the board, and below it."""
    try:
        drawn, listed = person.page.wait_for_function(REACHABLE, polling=POLL).json_value()
    except TimeoutError:
        raise AssertionError(f"nothing of this can be touched: {person.words()}") from None
    return drawn, listed


def touch(person: Person, words: str) -> None:
    """Make a choice by touch: on the board if it is there, otherwise with its button."""
    button = person.page.locator(f'button.choice[data-words="{words}"]')
    target = button if button.count() else thing(person, words)
    asks = len(person.words()) > 1
    if button.count():
        button.tap()
    else:
        target.scroll_into_view_if_needed()
        person.page.touchscreen.tap(*middle(target))
    if asks:
        person.confirm.tap()
        expect(person.confirm).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_the_board(newcomer: Newcomer, game: str) -> None:
    anna = come(newcomer)
    anna.open_table("me", "random", game=game)
    rng = random.Random(11)
    expect_turn([anna])
    anna.load_fonts()
    anna.page.evaluate(WATCH_SHIFTS)
    board = anna.page.evaluate(BOARD)
    made, on_board, shifts = 0, 0, []
    while True:
        anna.page.wait_for_function(f"() => ({READY})() || ({OVER})()", polling=POLL)
        if anna.is_over:
            break
        drawn, listed = reachable(anna)
        assert anna.page.evaluate(BOARD) == board, "the board has moved or changed its size"
        shifts = anna.page.evaluate("shifts")  # without those of the ending
        chosen = rng.choice(drawn or listed)
        touch(anna, chosen)
        made, on_board = made + 1, on_board + bool(drawn)
    assert board[2] >= LEAST
    assert on_board > 0.8 * made, f"{on_board} of {made} decisions were made on the board"
    assert sum(value for value, *_ in shifts) <= STILL * made / 10, shifts
    anna.expect_no_complaints()


@SMALL
@pytest.mark.parametrize("game", GAMES)
def test_the_board_comes_first(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = come(newcomer, size)
    anna.open_table("me", "random", game=game)
    rng = random.Random(12)
    for _ in range(6):
        expect_turn([anna])
        _, height, share = anna.page.evaluate(BOARD)
        assert share >= LEAST, f"the board is {height} pixels high"
        assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
        expect(anna.page.locator(OWN[game])).to_be_in_viewport(ratio=0.5)
        for standing in anna.page.locator("[data-standing]").all():
            expect(standing).to_be_in_viewport(ratio=1)
        drawn, listed = reachable(anna)
        touch(anna, rng.choice(drawn or listed))
    expect_turn([anna])
    assert anna.page.evaluate(SMALL_TARGETS, FINGER) == []
    anna.show(f"small-{size[0]}-{game}")
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_leaves_room_for_the_board(newcomer: Newcomer, game: str) -> None:
    anna = come(newcomer)
    anna.go_to(f"/learn/{game}")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    expect_turn([anna])
    before = anna.page.evaluate(BOARD)
    assert before[2] >= LEAST
    told = anna.page.locator("section.lesson")
    told.get_by_role("button", name="Hint").tap()
    expect(told.get_by_role("status")).to_be_in_viewport()
    assert anna.page.evaluate(BOARD) == before
    anna.show(f"small-lesson-{game}")
    anna.expect_no_complaints()


def test_a_lesson_lights_up_what_it_is_about(newcomer: Newcomer) -> None:
    anna = come(newcomer)
    anna.go_to("/learn/pioneers")
    anna.page.get_by_role("button", name="Start", exact=True).click()
    albany = anna.page.locator('.board [data-city="albany"]')
    expect(albany).to_have_attribute("data-spotlight", "")
    expect(albany).to_be_in_viewport()


def test_the_question_is_one_line_that_unfolds(newcomer: Newcomer) -> None:
    anna = come(newcomer)
    anna.open_table("me", "random", game="pioneers")
    expect_turn([anna])
    board = anna.page.evaluate(BOARD)
    prompt, more = anna.page.locator(".prompt"), anna.page.get_by_role("button", name="Show the whole question")
    line = prompt.bounding_box()
    assert line
    assert line["height"] <= 48
    prompt.locator("p").tap(force=True)
    expect(more).to_have_attribute("aria-expanded", "true")
    unfolded = prompt.bounding_box()
    assert unfolded
    assert unfolded["height"] > line["height"]
    assert anna.page.evaluate(BOARD) == board, "it lies over the board"
    anna.show("small-question")
    more.tap()
    assert prompt.bounding_box() == line
    more.tap()
    asked = prompt.inner_text()
    while prompt.inner_text() == asked:
        touch(anna, anna.ready()[0])
        expect_turn([anna])
    expect(more).to_have_attribute("aria-expanded", "false")


def test_choices_on_the_board_are_listed_on_demand(newcomer: Newcomer) -> None:
    anna = come(newcomer, DESK)
    anna.open_table("me", "random", game="pioneers")
    rng = random.Random(13)
    expect_turn([anna])
    while not any(each.startswith("road") for each in anna.ready()):
        anna.choose(rng.choice(anna.words()))
        expect_turn([anna])
    anna.page.evaluate("localStorage.removeItem('westbound.choices')")
    anna.reload()
    expect_turn([anna])
    listed = [str(each) for each in anna.choices.evaluate_all("all => all.map((one) => one.dataset.words)")]
    assert "pass" in listed, "it has no place on the board"
    assert not [each for each in listed if each.startswith("road")]
    unfold = anna.page.get_by_role("button", name=re.compile(r"Show all \d+ choices"))
    expect(unfold).to_have_attribute("aria-expanded", "false")
    anna.show("choices-folded")
    anna.page.keyboard.press("l")
    expect(anna.choices).to_have_count(len(anna.words()))
    anna.reload()
    expect_turn([anna])
    expect(anna.choices).to_have_count(len(anna.words()))  # it remembers
    anna.page.get_by_role("button", name="Hide the list").click()
    expect(anna.choices).to_have_count(len(listed))
    anna.expect_no_complaints()


def test_on_a_phone_the_tab_lists_all_choices(newcomer: Newcomer) -> None:
    anna = come(newcomer)
    anna.open_table("me", "random", game="colorado")
    expect_turn([anna])
    expect(anna.choices).to_have_count(0)  # both villages are on the board
    anna.tab("Choices").tap()
    expect(anna.choices).to_have_count(2)
    anna.tab("Log").tap()
    expect(anna.log).to_be_visible()
    anna.tab("Log").tap()
    expect(anna.choices.first).to_be_visible()
    anna.tab("Choices").tap()
    expect(anna.choices).to_have_count(0)
    anna.expect_no_complaints()
