"""Help beside the prompt, and the guide that opens with somebody's first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
BOX = "each => JSON.stringify(each.getBoundingClientRect())"


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_help_is_beside_the_prompt(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    button = anna.page.get_by_role("button", name="What can I do now?")
    prompt = anna.page.get_by_role("group", name="Decision")
    before = button.evaluate(BOX)
    anna.show(f"help-button-{game}-{'phone' if size == PHONE else 'desk'}")
    button.click()
    rules = anna.page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="What can I do now?")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    anna.choose(anna.words()[0])
    expect_turn([anna])
    assert button.evaluate(BOX) == before
    expect(prompt).to_be_visible()
    anna.page.keyboard.press("r")
    expect(rules).to_be_visible()
    anna.expect_no_complaints()


MOST_COVERED = 0.45  # of the board
COVERED = """guide => {
  const [over, board] = [guide, document.querySelector('.board')].map((each) => each.getBoundingClientRect());
  const wide = Math.min(over.right, board.right) - Math.max(over.left, board.left);
  const high = Math.min(over.bottom, board.bottom) - Math.max(over.top, board.top);
  return Math.max(0, wide) * Math.max(0, high) / (board.width * board.height);
}"""


def guide_of(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Your first game")


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_opens_with_a_guide(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size, guided=False)
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    guide = guide_of(anna)
    expect(guide).to_be_visible()
    where = "phone" if size == PHONE else "desk"
    pointers = guide.get_by_role("listitem").get_by_role("button")
    expect(pointers).to_have_count(3)
    spotlight = anna.page.locator("[data-spotlight]")
    lit = set()
    for number in range(3):
        pointers.nth(number).click()
        expect(pointers.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(spotlight).to_have_count(1)
        expect(spotlight).to_be_in_viewport()
        lit.add(spotlight.get_attribute("data-guide"))
        anna.show(f"guide-{game}-{number}-{where}")
    assert len(lit) == 3
    if size == PHONE:
        assert guide.evaluate(COVERED) <= MOST_COVERED
    anna.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    expect(spotlight).to_have_count(0)

    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    expect(guide).to_have_count(0)
    anna.page.get_by_role("button", name="What can I do now?").click()
    anna.page.get_by_role("button", name="Show the introduction again").click()
    expect(guide.get_by_role("heading")).to_be_focused()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    anna.expect_no_complaints()


def test_on_a_phone_the_guide_makes_way_for_a_choice(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE, guided=False)
    anna.always_confirm()
    anna.open_table("me", "random")
    expect_turn([anna])
    expect(guide_of(anna)).to_be_visible()
    press = "thing => thing.dispatchEvent(new Event('click', { bubbles: true }))"
    anna.page.locator("[data-offer]").first.evaluate(press)
    expect(anna.confirm).to_be_visible()
    expect(guide_of(anna)).to_have_count(0)


def test_there_is_no_guide_for_spectators_in_replays_and_in_lessons(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer(guided=False)
    address = anna.open_table("me", "random")
    for path in (address, f"{address}/replay"):
        ben.go_to(path)
        expect(ben.page.locator(".board")).to_be_visible()
        expect(guide_of(ben)).to_have_count(0)
    ben.go_to("/learn/pioneers")
    ben.page.get_by_role("button", name="Start").first.click()
    expect_turn([ben])
    expect(guide_of(ben)).to_have_count(0)
