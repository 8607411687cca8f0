"""Why something cannot be chosen: said where it is pointed at, and listed for the keyboard."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn
from tests.browser.test_tips import bubble
from tests.browser.test_touch import middle

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
POINTED = {  # something that nobody can choose on the first turn, and what is said about it
    "pioneer_days": (".faces [data-card]", "First take a die: to recruit here, it has to show"),
    "colorado": ("[data-medals=tipi]", "more boxes win the medal, worth"),
}


def open_table(newcomer: Newcomer, game: str, size: tuple[int, int]) -> Person:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    if game == "pioneer_days":
        anna.choose(next(words for words in anna.words() if words.startswith("board")))
    while game == "pioneers" and not any(words.startswith("road ") for words in anna.words()):
        anna.choose(anna.words()[0])
        expect_turn([anna])
    while game == "pioneer_days" and not any(words.startswith("take ") for words in anna.words()):
        anna.page.wait_for_timeout(100)
    return anna


@SIZES
@pytest.mark.parametrize("game", POINTED)
def test_what_cannot_be_chosen_says_why(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = open_table(newcomer, game, size)
    where, said = POINTED[game]
    board = anna.page.locator("section.board")
    before = board.bounding_box()
    thing = anna.page.locator(where).first
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center' })")  # away from what lies over the board
    if size == PHONE:
        anna.page.touchscreen.tap(*middle(thing))
    else:
        anna.page.mouse.move(*middle(thing))
    expect(bubble(anna)).to_contain_text(said)
    anna.show(f"why-not-{game}-{size[0]}")
    assert board.bounding_box() == before, "nothing moves"
    anna.expect_no_complaints()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_all_reasons_are_listed_for_the_keyboard(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = open_table(newcomer, game, size)
    keys = anna.page.keyboard
    keys.press("w")
    sheet = anna.page.get_by_role("dialog", name="Rules")
    expect(sheet.get_by_text("Why can’t I …?")).to_be_focused()
    expect(sheet.locator("details dt").first).to_be_visible()
    assert sheet.locator("details dd").count() >= 1
    anna.show(f"why-not-list-{game}-{size[0]}")
    anna.expect_no_complaints()
    keys.press("Escape")
    expect(sheet).to_be_hidden()
    anna.page.get_by_role("button", name="What can I do now?").click()
    summary = sheet.get_by_text("Why can’t I …?")
    summary.focus()
    keys.press("Enter")
    expect(sheet.locator("details dt").first).to_be_visible()
