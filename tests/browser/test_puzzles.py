"""Puzzles: from the start page to the verdict and the next one, by mouse, finger and keyboard."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, expect
from tests.server.serving import Server
from westbound.coach.puzzles import Puzzle
from westbound.coach.shipped import shipped

both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
ON_BOARD = next(puzzle for puzzle in shipped("pioneers") if puzzle.solution.startswith("coach "))


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game}/{puzzle.id}"


@both_sizes
def test_a_puzzle_is_solved_on_the_board_and_the_next_one_comes(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, name = newcomer(size=size), f"{size[0]}"
    page = anna.page
    anna.go_to("/")
    page.get_by_role("region", name="Puzzles").get_by_role("link").click()
    expect(page.get_by_text(f"{len(shipped('pioneers'))} puzzles")).to_be_visible()
    anna.show(f"puzzles-{name}")
    page.get_by_role("link", name="Puzzles: Pioneers", exact=True).click()
    page.wait_for_url(re.compile(r"/puzzles/pioneers/[0-9a-f]{16}$"))
    anna.go_to(address(ON_BOARD))
    target = page.locator(f".board [data-offer='{ON_BOARD.solution}']").first
    expect(target).to_be_visible()
    anna.show(f"puzzle-{name}")
    board, foot = page.locator("section.board"), page.locator(".foot")
    before = board.bounding_box(), foot.bounding_box()
    if size == PHONE:
        target.tap()
    else:
        target.click()
    page.get_by_role("dialog", name="Selected").get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(page.get_by_text("Streak: 1 (best: 1)")).to_be_visible()
    assert (board.bounding_box(), foot.bounding_box()) == before, "nothing moves"
    anna.show(f"puzzle-verdict-{name}")
    page.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_text("What it would set off:")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert ON_BOARD.id not in page.url
    page.go_back()
    expect(page.get_by_text("You’ve answered this one before")).to_be_visible()
    anna.expect_no_complaints()


def test_a_puzzle_is_given_up_with_the_keyboard_alone_after_three_hints(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=DESK)
    page = anna.page
    anna.go_to(address(ON_BOARD))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    panel = page.get_by_role("region", name="Hint")
    page.keyboard.press("t")
    expect(panel.get_by_role("button", name="Show the move")).to_be_visible()
    page.keyboard.press("t")
    expect(panel).to_contain_text("% to win")
    page.keyboard.press("t")
    expect(panel.locator(".reason").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    button = page.get_by_role("button", name="Show the solution")
    for _ in range(80):
        page.keyboard.press("Tab")
        if button.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="This is the solution")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_text("Streak: 0 (best: 0)")).to_be_visible()
    anna.expect_no_complaints()


def test_a_puzzle_that_is_gone_is_explained(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_to("/puzzles/pioneers/0123456789abcdef")
    expect(anna.page.get_by_role("heading", name="This puzzle doesn’t exist")).to_be_visible()
    anna.page.get_by_role("link", name="All puzzles").click()
    expect(anna.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
