"""The log: a line for each deed, which unfolds into its entries by mouse, touch and keyboard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn
from tests.browser.test_touch import middle

TOUCH = 44  # pixels a finger needs
QUIET = 500  # milliseconds
PLACES = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""


def sit_and_play(person: Person, game: str = "pioneers", choices: int = 6) -> None:
    """Play some turns against bots, and open the log."""
    person.open_table("me", "greedy", "greedy", game=game)
    rng = random.Random(8)
    for _ in range(choices):
        expect_turn([person])
        person.choose_any(rng)
    expect_turn([person])
    person.turn_to("Log")
    wait_until_quiet(person)


def wait_until_quiet(person: Person) -> None:
    """Wait until nobody else acts: where all act at once, boards may grow while it is one's own turn."""
    heard = ""
    while heard != (heard := person.log.inner_text()):
        person.page.wait_for_timeout(QUIET)


def deed_of(person: Person) -> Locator:
    """The newest line that unfolds."""
    return person.log.locator("button[aria-expanded]").last


def entries(deed: Locator) -> Locator:
    """What a deed unfolds into."""
    return deed.locator("xpath=following-sibling::ul/li")


def is_taller(one: Locator, other: Locator) -> bool:
    return bool(one.evaluate("(one, other) => one.offsetHeight > other.clientHeight", other.element_handle()))


def around(person: Person) -> list[list[float]]:
    """Where everything is that must not move; what is on the board may scroll, to show what the line is about."""
    person.load_fonts()
    return list(
        person.page.locator(":is(.board, h1, .actions, .story, [role=log]):not(section.board *)").evaluate_all(PLACES)
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_deed_unfolds_by_mouse_and_touch(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    sit_and_play(anna, game)
    deed, before = deed_of(anna), around(anna)
    deed.scroll_into_view_if_needed()
    box = deed.bounding_box()
    assert box
    assert size == DESK or box["height"] >= TOUCH
    expect(entries(deed)).to_have_count(0)
    press = anna.page.touchscreen.tap if size == PHONE else anna.page.mouse.click
    press(*middle(deed))
    expect(deed).to_have_attribute("aria-expanded", "true")
    assert entries(deed).count() > 1
    expect(deed if is_taller(deed.locator("xpath=.."), anna.log) else entries(deed).last).to_be_in_viewport()
    assert around(anna) == before
    anna.show(f"log-unfolded-{game}-{'phone' if size == PHONE else 'desk'}")
    press(*middle(deed))
    expect(deed).to_have_attribute("aria-expanded", "false")
    expect(entries(deed)).to_have_count(0)
    assert around(anna) == before
    anna.expect_no_complaints()


def test_the_keyboard_reaches_every_deed_by_one_stop(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_and_play(anna)
    newest = deed_of(anna)
    anna.log.focus()
    anna.page.keyboard.press("Tab")
    expect(anna.log.locator("summary")).to_be_focused()  # the set-up
    anna.page.keyboard.press("Tab")
    expect(newest).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    expect(newest).not_to_be_focused()
    focused = anna.page.locator(":focus")
    anna.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-expanded", "true")
    assert entries(focused).count() > 1
    anna.page.keyboard.press("Space")
    expect(focused).to_have_attribute("aria-expanded", "false")
    anna.page.keyboard.press("ArrowDown")
    expect(newest).to_be_focused()
    anna.page.keyboard.press("Tab")
    assert not anna.page.evaluate("document.activeElement.closest('[role=log]')")
    anna.expect_no_complaints()
